import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Game } from "../../game/game.svelte";
import type { Outcome, Recap as Told, RecapHand } from "../../protocol";
import { table as tableOf, updates, welcome } from "../../testing/game";
import { apart, plotOf } from "./chart";
import BestHand from "./BestHand.svelte";
import Parts from "./Parts.svelte";
import Recap from "./Recap.svelte";
import { share } from "./share";
import { badge, headline, inWords, sidesOf } from "./story";

const outcome = (more: Partial<Outcome> = {}): Outcome => ({ winners: [0], scores: [121, 88], points: 2, title: "skunk", resigned: null, losses: [], out_of_time: false, ...more });
const even = [121, 121];
const names = ["You", "Arthur"];

test("the headline names the winner, and the margin where it means something", () => {
  expect(headline(outcome(), even, names)).toBe("You beat Arthur by 33.");
  expect(headline(outcome({ winners: [1], scores: [117, 121] }), even, names)).toBe("Arthur beat you by 4.");
  expect(headline(outcome(), [121, 101], names)).toBe("You beat Arthur.");
  expect(headline(outcome({ resigned: 1 }), even, names)).toBe("Arthur resigned.");
  expect(headline(outcome({ resigned: 0, out_of_time: true }), even, names)).toBe("You ran out of time.");
  expect(headline(outcome({ scores: [121, 100, 60] }), [121, 121, 121], ["Ann", "Bob", "Cat"])).toBe("Ann won.");
  expect(headline(outcome({ winners: [0, 1], scores: [121, 121, 60] }), [121, 121, 121], ["Ann", "Bob", "Cat"])).toBe("Ann and Bob beat Cat by 61.");
  expect(badge(outcome())).toBe("skunk");
  expect(badge(outcome({ losses: [{ side: 1, points: 2, title: "skunk" }, { side: 2, points: 1, title: "" }] }))).toBe("");
});

test("the deciding moments are described in sentences that address the player", () => {
  const said = (fact: Told["facts"][number]): string => inWords(fact, names);
  expect(said({ type: "Trailed", side: 0, points: 7, deal: 3 })).toBe("You came back from 7 down after deal 3.");
  expect(said({ type: "LedThroughout", side: 1 })).toBe("Arthur led from the first deal to the last.");
  expect(said({ type: "PartWon", part: "pegging", side: 1, points: 37, other: 0, against: 18 })).toBe("Arthur pegged 37 in the play to your 18.");
  expect(said({ type: "PartWon", part: "hand", side: 0, points: 68, other: 1, against: 56 })).toBe("You counted 68 in hand to Arthur’s 56.");
  expect(said({ type: "ShortOfLine", side: 1, holes: 3, title: "skunk" })).toBe("3 more holes would have saved Arthur from the skunk.");
  expect(said({ type: "PastLine", side: 1, holes: 0, title: "skunk" })).toBe("Arthur only just escaped the skunk.");
});

test("the player’s own side comes first", () => {
  expect(sidesOf({ side: 2 }, 3)).toEqual([2, 0, 1]);
  expect(sidesOf({ side: null }, 2)).toEqual([0, 1]);
});

test("names at the ends of the lines do not overlap, and are in the order of the scores", () => {
  const [first = 0, second = 0, third = 0] = apart([100, 104, 40]);
  expect(second).toBe(104);
  expect(second - first).toBeGreaterThanOrEqual(18);
  expect(third).toBe(40);
});

const deal = (dealer: number, scores: number[]) => ({ dealer, starter: "KS", pegging: [2, 3], heels: 0, counted: [], other: [0, 0], played_out: true, scores });
const hand = (seat: number, points: number): RecapHand => ({
  deal: 2,
  hand: { seat, crib: false, cards: ["5D", "5S", "JS", "QC"], starter: "KS", points },
  call: "fifteen two, and one for his nobs is three",
  table: [["15s", 2], ["nobs", 1]],
  was_last: seat === 0,
});

function told(more: Partial<Told> = {}): Told {
  return {
    number: 1,
    sides: [0, 1],
    targets: [31, 31],
    skunk_lines: [{ hole: 24, title: "skunk", sides: [0, 1] }],
    deals: [deal(0, [12, 9]), deal(1, [31, 20])],
    parts: [{ part: "hand", points: [20, 10], averages: [7.94, 7], expected: 8.1 }],
    best: [hand(0, 18), hand(1, 8)],
    facts: [],
    games: [],
    is_sealed: true,
    ...more,
  };
}

/** The table of the short game after its last entry; in a match, with these game points. */
function ended(points?: readonly number[]): Game<"cribbage"> {
  const game = tableOf();
  const last = updates.at(-1);
  if (last === undefined) throw new Error("the game has no end");
  const { position } = last;
  const winner = points?.findIndex((each) => each >= 7) ?? position.match_winner;
  const standing = { ...position.standing, ...(points && { points: [...points] }) };
  game.hear({
    ...welcome,
    ...(points && welcome.rules.family === "cribbage" && { rules: { ...welcome.rules, match: "first_to:7" } }),
    at: last.at,
    position: { ...position, standing, match_over: winner !== -1, match_winner: winner === -1 ? null : winner },
  });
  return game;
}

/** The table of the short game at its end, where both had help, after this Welcome. */
function helped(more: Partial<typeof welcome>): Game<"cribbage"> {
  const game = tableOf();
  const last = updates.at(-1);
  if (last === undefined) throw new Error("the game has no end");
  game.hear({ ...welcome, ...more, at: last.at, position: { ...last.position, assisted: [1, 0] } });
  return game;
}

beforeEach(() => localStorage.clear());

test("the page at the end has the chart, the averages, both best hands, and links", async () => {
  const ontable = vi.fn();
  render(Recap, { game: ended(), told: told(), ontable });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/ beat .+ by \d+\.$/);
  expect(screen.getByText("7.9", { exact: false })).toBeTruthy();
  expect(screen.getByText("8.1")).toBeTruthy();
  expect(screen.getByText("The hand that won it", { exact: false })).toBeTruthy();
  expect(screen.getAllByText(/one for his nobs/)).toHaveLength(2);
  expect(document.querySelector("[data-primary]")?.textContent).toBe("Rematch");
  expect(screen.getByRole("link", { name: "Replay" }).getAttribute("href")).toBe("#/replay/room");
  await fireEvent.click(screen.getByRole("button", { name: "View table" }));
  expect(ontable).toHaveBeenCalledOnce();
});

test("the cards can be checked only where they were sealed", () => {
  const { unmount } = render(Recap, { game: ended(), told: told(), ontable: () => undefined });
  expect(screen.getByRole("link", { name: "Check the cards" }).getAttribute("href")).toBe("/verify.html#room/0");
  unmount();
  render(Recap, { game: ended(), told: told({ is_sealed: false }), ontable: () => undefined });
  expect(screen.queryByRole("link", { name: "Check the cards" })).toBeNull();
});

test("a game with the cards of a set leads to the comparison, and the second one says that they could be known", () => {
  render(Recap, { game: helped({ terms: { ...welcome.terms, leg: 2 } }), told: told(), ontable: () => undefined });
  expect(screen.getByRole("link", { name: "Compare" }).getAttribute("href")).toBe("#/duplicate/room/room");
  expect(screen.getByText(/could be known from the game before/)).toBeTruthy();
  expect(screen.queryByText(/had help/)).toBeNull();
});

test("of those who had help the player comes first", () => {
  const chairs = welcome.chairs.map((chair, seat) => (seat === 1 ? { ...chair, name: "Ben" } : chair));
  render(Recap, { game: helped({ chairs }), told: told(), ontable: () => undefined });
  expect(screen.getByText("You and Ben had help.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Compare" })).toBeNull();
});

test("a match won comes first, with the winner's game points first; until then the game does", () => {
  const shown = (): string[] => [...document.querySelectorAll(".words > *")].map((one) => one.textContent);
  const { unmount } = render(Recap, { game: ended([4, 7]), told: told(), ontable: () => undefined });
  expect(shown()[0]).toMatch(/^.+ wins the match, 7–4\.$/);
  expect(shown()[1]).toMatch(/ beat .+ by \d+\.$/);
  unmount();
  render(Recap, { game: ended([4, 6]), told: told(), ontable: () => undefined });
  expect(shown()[0]).toMatch(/ beat .+ by \d+\.$/);
  expect(shown()[1]).toBe("Match 4–6, to 7");
});

test("a match lists its games, with their game points and the match below", () => {
  const games = [
    { winners: [1], scores: [88, 121], points: [0, 2] },
    { winners: [0], scores: [121, 117], points: [1, 0] },
  ];
  render(Recap, { game: ended([1, 7]), told: told({ games }), ontable: () => undefined });
  const rows = [...screen.getByRole("table", { name: "Games of the match" }).querySelectorAll("tr")].map((row) => [...row.cells].map((cell) => cell.textContent.trim()));
  expect(rows[0]).toEqual(["Game", "Winner", expect.any(String), expect.any(String), "Game points"]);
  expect(rows[1]?.slice(2)).toEqual(["88", "121", "2"]);
  expect(rows[2]?.slice(2)).toEqual(["121", "117", "1"]);
  expect(rows[3]).toEqual(["Match", "1", "7", ""]);
  expect(screen.getByRole("link", { name: "Review game 2" }).getAttribute("href")).toContain("room");
});

test("arrow keys move between deals, and the row is read out", async () => {
  render(Recap, { game: ended(), told: told(), ontable: () => undefined });
  const chart = screen.getByRole("slider");
  await fireEvent.keyDown(chart, { key: "ArrowRight" });
  expect(chart.getAttribute("aria-valuetext")).toMatch(/^Deal 1, .+ dealt: .+ 12, .+ 9$/);
  await fireEvent.keyDown(chart, { key: "ArrowRight" });
  await fireEvent.keyDown(chart, { key: "ArrowRight" });
  expect(chart.getAttribute("aria-valuenow")).toBe("2");
  expect(screen.getByText(/\+19 to 31/)).toBeTruthy();
  await fireEvent.keyDown(chart, { key: "Home" });
  expect(chart.getAttribute("aria-valuenow")).toBe("1");
});

test("in lowball fewer points are better, and a game without a crib has no averages of one", () => {
  const none = { part: "crib" as const, points: [0, 0], averages: [null, null], expected: null };
  const props = { told: told({ parts: [...told().parts.filter(({ part }) => part === "hand"), none], best: [null, null] }), order: [0, 1], names: ["Ann", "Bea"] };
  const marked = (low: boolean): (string | null)[] => {
    const { container, unmount } = render(Parts, { ...props, low });
    expect(container.querySelectorAll("tbody tr")).toHaveLength(1);
    const found = [...container.querySelectorAll("td.best")].map((cell) => cell.getAttribute("data-side"));
    unmount();
    return found;
  };
  expect([...marked(false), ...marked(true)].sort()).toEqual(["0", "1"]);
});

test("in lowball a hand with many points is the highest and not the best", () => {
  const best = told().best.find((each) => each !== null);
  if (!best) throw new Error("no hand");
  const titles = [true, false].map((low) => {
    const { unmount } = render(BestHand, { best: { ...best, was_last: false }, side: 0, name: "Ann", owner: "Ann", low });
    const title = screen.getByRole("heading").firstChild?.textContent;
    unmount();
    return title;
  });
  expect(titles).toEqual(["Ann’s highest hand", "Ann’s best hand"]);
});

test("a game resigned during its first deal has no chart", () => {
  render(Recap, { game: ended(), told: told({ deals: [], best: [null, null], parts: [] }), ontable: () => undefined });
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.getByText("No deal was finished.")).toBeTruthy();
});

test("on a phone the numbers and the dealers of many deals do not overlap", () => {
  const many = Array.from({ length: 16 }, (_, at) => deal(0, [5 * at, 4 * at]));
  const [wide, narrow] = [700, 300].map((width) => plotOf(many, 121, { width, height: 250 }, 44)) as [ReturnType<typeof plotOf>, ReturnType<typeof plotOf>];
  expect(wide.every).toBe(1);
  expect(narrow.every * (narrow.x(2) - narrow.x(1))).toBeGreaterThanOrEqual(20);
  expect(2 * narrow.dealerMark).toBeLessThan(narrow.x(2) - narrow.x(1));
});

test("lines end at the final scores, above 121 too", () => {
  const plot = plotOf([deal(0, [12, 9]), deal(1, [31, 20])], 31, { width: 400, height: 300 }, 40);
  expect(plot.lines).toHaveLength(2);
  expect(plot.marks).toEqual([0, 31]);
  expect(plot.y(31)).toBeLessThan(plot.y(0));
});

test("an image is shared by the system if possible, and otherwise saved", async () => {
  const file = new File(["x"], "fifteentwo.png", { type: "image/png" });
  const shared = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { canShare: () => true, share: shared });
  expect(await share(file)).toBe(false);
  expect(shared).toHaveBeenCalledOnce();
  vi.stubGlobal("navigator", window.navigator);
});

test("people elsewhere say something at the end too, and are heard", async () => {
  const game = ended();
  const { unmount } = render(Recap, { game, told: told(), ontable: () => undefined });
  expect(screen.queryByRole("button", { name: "Say something" })).toBeNull();
  unmount();
  const chairs = ["Ann", "Bea"].map((name) => ({ name, player: null, helped: false }));
  game.about = { ...welcome, chairs };
  game.hear({ type: "Presence", here: [0, 1], open: [], spectators: [], stand_ins: [], replaceable: [], gone: [] });
  render(Recap, { game, told: told(), ontable: () => undefined });
  game.hear({ type: "Said", seat: 1, phrase: "good-game" });
  expect(await screen.findByText("Bea: Good game!")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Say something" }));
  expect(await screen.findByRole("button", { name: "Thank you!", hidden: true })).toBeTruthy();
});
