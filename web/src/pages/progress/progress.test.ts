import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { common } from "../../lib/strings";
import { routeOf } from "../../lib/route";
import type { RatedGameLine, RatingReport } from "../../protocol";
import { serve } from "../../testing/menu";
import { areaBetween, bandSpans, heightOf, intervalOf, lineThrough, luckCurve, placeOf, ratingCurves } from "./curves";
import Progress from "./Progress.svelte";
import { progressWords as say } from "./strings";

const BOUNDS = [0.0007, 0.0027, 0.0076];
const PATH = "/api/rating?last=500";

function game(number: number, more: Partial<RatedGameLine> = {}): RatedGameLine {
  return {
    room: "r1",
    number,
    ended: "2026-11-22T12:00:00.000000+00:00",
    opponents: ["Walter"],
    scores: [121, 88],
    won: true,
    decisions: 30,
    loss: 0.004,
    their_decisions: 30,
    their_loss: 0.001,
    luck: 0.25,
    recent: null,
    ...more,
  };
}

function report(more: Partial<RatingReport> = {}): RatingReport {
  const timeline = more.timeline ?? [game(1), game(2, { won: false, scores: [100, 121], luck: -0.5, recent: { games: 5, loss: 0.004, error: 0.001, their_loss: 0.002, their_error: 0.001 } })];
  return {
    games: timeline.length,
    decisions: 60,
    loss: 0.004,
    error: 0.0005,
    band: null,
    others: [],
    fewest: 20,
    noise_floor: 0.00002,
    bounds: BOUNDS,
    phases: [{ phase: "lead", decisions: 12, loss: 0.0003, error: 0.0001 } as unknown as RatingReport["phases"][number]],
    leaks: [
      {
        kind: "Leading a five",
        phase: "lead",
        times: 4,
        cost: 0.012,
        error: 0.002,
        examples: [{ room: "r1", number: 2, step: 17, position: "d.0-0", chosen: "5HTC", best: "2S3S", loss: 0.031 }],
      } as unknown as RatingReport["leaks"][number],
    ],
    wins: 1,
    skunks_given: 1,
    skunks_taken: 0,
    luck: 0,
    adjusted: 0.52,
    margin: 6,
    claims: null,
    their_claims: null,
    timeline,
    unreviewed: 0,
    assisted: 0,
    opponents: [{ name: "Walter", player: "expert", games: 2, wins: 1 }],
    by_rules: [{ rules_text: "standard", rules_words: "", alone: false, games: 2, wins: 1 }],
    ...more,
  };
}

beforeEach(() => localStorage.clear());

test("bands lie from expert on top to novice, on the scale of the square root", () => {
  const spans = bandSpans(BOUNDS, 0.012);
  expect(spans.map(({ band }) => band)).toEqual(["expert", "strong", "club", "novice"]);
  expect([spans[0]?.top, spans[3]?.bottom]).toEqual([0, 100]);
  expect(spans[1]?.bottom).toBe(spans[2]?.top);
  expect(heightOf(0.003, 0.012)).toBeCloseTo(50);
  expect(heightOf(1, 0.012)).toBe(100);
});

test("an interval does not go below no loss", () => {
  expect(intervalOf({ loss: 0.001, error: 0.001 })[0]).toBe(0);
  expect(intervalOf({ loss: 0.004, error: 0.001 })[1]).toBeCloseTo(0.00596);
});

test("after a single game there is a loss, but no interval", async () => {
  expect(intervalOf({ loss: 0.016, error: null })).toBeNull();
  serve({ [PATH]: report({ timeline: [game(1)], loss: 0.016, error: null, phases: [{ phase: "lead", decisions: 3, loss: 0.006, error: null } as unknown as RatingReport["phases"][number]] }) });
  const { container } = render(Progress);
  const row = (await screen.findByRole("rowheader", { name: "lead" })).closest("tr");
  expect(row?.textContent).toContain(`0.60${say.luckNone}`);
  expect(screen.getByRole("slider", { name: say.ratingLabel("1.60", null, "0.10") })).toBeTruthy();
  expect(container.textContent).not.toContain("1.60 to");
  expect(container.textContent).not.toContain(say.you(0));
  // The marks of the luck lie within its chart.
  const heights = [...container.querySelectorAll<HTMLElement>(".axis")].map((each) => Number.parseFloat(each.style.top));
  expect([Math.min(...heights) >= 0, Math.max(...heights) <= 100]).toEqual([true, true]);
});

test("lines skip games without a recent rating, and dots those without decisions", () => {
  const curves = ratingCurves(report({ timeline: [game(1), game(2, { decisions: 0 }), game(3, { recent: { games: 5, loss: 0.02, error: 0.01, their_loss: 0.002, their_error: 0.001 } })] }));
  expect([curves.mine.length, curves.myGames.length, curves.theirGames.length]).toEqual([1, 2, 3]);
  expect(curves.mine[0]?.[0]).toBe(100);
  expect(curves.most).toBeGreaterThan(0.0396);
  expect(placeOf(0, 1)).toBe(50);
  expect([lineThrough([]), areaBetween([], [])]).toEqual(["", ""]);
  expect(areaBetween([[0, 1], [2, 3]], [[0, 5], [2, 7]])).toBe("M0.00 1.00L2.00 3.00L2.00 7.00L0.00 5.00Z");
});

test("luck adds up over the games with a ledger, and the band widens with their square root", () => {
  const { games, limits, reach } = luckCurve([game(1, { luck: 0.3 }), game(2, { luck: null }), game(3, { luck: -0.4 })]);
  expect(games.map(({ game: { number }, sum }) => [number, Number(sum.toFixed(6))])).toEqual([
    [1, 0.3],
    [3, -0.1],
  ]);
  expect((limits[1] ?? 0) / (limits[0] ?? 1)).toBeCloseTo(Math.SQRT2);
  expect(limits[0]).toBeCloseTo(1.96 * Math.sqrt(0.125));
  expect(reach).toBeGreaterThan(limits[1] ?? 0);
});

test("without games the page says what to do; with games to review it leads to them", async () => {
  serve({ [PATH]: report({ games: 0, timeline: [] }) });
  const { unmount } = render(Progress);
  expect(await screen.findByText(say.none)).toBeTruthy();
  expect(screen.getByRole("link", { name: say.play }).getAttribute("href")).toBe("#/");
  unmount();
  serve({ [PATH]: report({ games: 0, timeline: [], unreviewed: 3 }) });
  render(Progress);
  expect(await screen.findByText(say.open)).toBeTruthy();
  expect(screen.getByRole("link", { name: say.gamesLink }).getAttribute("href")).toBe("#/history");
});

test("a failed request is reported, and can be made again", async () => {
  serve({ [PATH]: new Error("Something went wrong on the server.") });
  render(Progress);
  expect((await screen.findByRole("alert")).textContent).toContain("went wrong");
  serve({ [PATH]: report() });
  await fireEvent.click(screen.getByRole("button", { name: common.tryAgain }));
  expect(await screen.findByRole("heading", { name: say.rating })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("no level is named before twenty games; later also those that the interval reaches", async () => {
  serve({ [PATH]: report({ games: 12 }) });
  const { unmount } = render(Progress);
  expect(await screen.findByText(say.levelOpen)).toBeTruthy();
  expect(screen.getByText(say.levelNext(8))).toBeTruthy();
  unmount();
  serve({ [PATH]: report({ games: 40, band: "club", others: ["strong"] }) });
  render(Progress);
  expect(await screen.findByText(say.levelAlso("strong"))).toBeTruthy();
  expect(screen.queryByText(say.levelOpen)).toBeNull();
});

test("every chart is a slider in words, with a table beside it", async () => {
  serve({ [PATH]: report() });
  const { container } = render(Progress);
  const [rating, luck] = await screen.findAllByRole("slider");
  expect(rating?.getAttribute("aria-label")).toBe(say.ratingLabel("0.40", [0.00302, 0.00498], "0.10"));
  expect(luck?.getAttribute("aria-label")).toContain("−0.3 wins");
  expect(rating?.getAttribute("aria-valuenow")).toBe("2");
  await fireEvent.keyDown(rating as Element, { key: "ArrowLeft" });
  expect(rating?.getAttribute("aria-valuetext")).toBe(`${say.game(1)} · 22 November 2026, ${say.yours("0.40 %")}, ${say.theirs("0.10 %")}`);
  await fireEvent.keyDown(rating as Element, { key: "ArrowLeft" });
  expect(rating?.getAttribute("aria-valuenow")).toBe("1");
  await fireEvent.keyDown(rating as Element, { key: "End" });
  await fireEvent.keyDown(rating as Element, { key: "Enter" });
  expect(routeOf(location.hash)).toEqual({ at: "review", source: "r1", number: 2 });
  expect([...container.querySelectorAll("caption")].map(({ textContent }) => textContent)).toEqual([say.rating, say.lucks]);
  const [first] = [...container.querySelectorAll("details table tbody tr")];
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([say.game(1), "22 November 2026", "Walter", "0.40 %", "0.10 %", "–", "–"]);
});

test("a leak has its cost and its error, and its examples open the decision in the review", async () => {
  serve({ [PATH]: report() });
  render(Progress);
  const leak = (await screen.findByRole("heading", { name: "Leading a five" })).closest("li") as HTMLElement;
  expect(leak.textContent).toContain("−1.2 %");
  expect(leak.textContent).toContain("± 0.4");
  expect(within(leak).getByRole("link", { name: "5♥ 10♣ instead of 2♠ 3♠ (−3.1 %)" }).getAttribute("href")).toBe("#/review/r1/2/17");
  expect(screen.getByRole("link", { name: say.train }).getAttribute("href")).toBe("#/practice/mistakes");
});

test("a leak of a single game has no error", async () => {
  serve({ [PATH]: report({ leaks: report().leaks.map((leak) => ({ ...leak, error: null })) }) });
  render(Progress);
  const leak = (await screen.findByRole("heading", { name: "Leading a five" })).closest("li") as HTMLElement;
  expect(leak.textContent).toContain("−1.2 %");
  expect(leak.textContent).not.toContain("±");
});

test("the last games stand newest first, with loss and luck of both sides", async () => {
  serve({ [PATH]: report() });
  render(Progress);
  const table = within((await screen.findByRole("heading", { name: say.games })).closest("section") as HTMLElement).getByRole("table");
  const rows = within(table).getAllByRole("row").slice(2);
  expect([...(rows[0]?.querySelectorAll("td") ?? [])].map(({ textContent }) => textContent)).toEqual(["0.40", "0.10", "−50.0", "+50.0"]);
  expect(within(rows[1] as HTMLElement).getByRole("link").getAttribute("href")).toBe("#/review/r1/1");
});

test("the page says whether luck left the band only after ten games, for three can never leave it", async () => {
  const timeline = (lucks: number[]): RatedGameLine[] => lucks.map((luck, at) => game(at + 1, { luck }));
  const ten = Array.from({ length: 10 }, () => 0.25);
  const cases: [number[], string][] = [
    [ten.slice(1), say.lucksFew(10)],
    [ten, say.lucksOutside],
    [ten.map((luck, at) => (at % 2 ? luck : -luck)), say.lucksInside],
  ];
  for (const [lucks, sentence] of cases) {
    serve({ [PATH]: report({ timeline: timeline(lucks) }) });
    const { unmount } = render(Progress);
    expect(await screen.findByText(sentence)).toBeTruthy();
    unmount();
  }
});

test("games without a ledger have no luck, and counts of hands are told in points", async () => {
  const claims = { counts: 8, wrong: 2, points: 0.5, error: 0.1 };
  serve({ [PATH]: report({ timeline: [game(1, { luck: null })], adjusted: null, claims, their_claims: null, unreviewed: 1, assisted: 2 }) });
  render(Progress);
  expect(await screen.findByText(say.lucksNone)).toBeTruthy();
  expect(screen.getByText(say.claims({ counts: 8, wrong: 2, points: "0.50 ± 0.20", theirs: "–" }))).toBeTruthy();
  expect(screen.getByText(say.unreviewed(1))).toBeTruthy();
  expect(screen.getByText(say.assisted(2))).toBeTruthy();
  expect(screen.getAllByRole("slider")).toHaveLength(1);
});

test("the games to look back on can be chosen", async () => {
  const asked = serve({ [PATH]: report(), "/api/rating?last=30": report({ wins: 0 }) });
  render(Progress);
  await fireEvent.click(await screen.findByRole("radio", { name: "last 30" }));
  expect(asked.mock.lastCall?.[0]).toBe("/api/rating?last=30");
});

test("games can be chosen by opponent and rules; where none is left, the filters can be cleared", async () => {
  const opponents = [{ name: "Walter", player: "expert", games: 2, wins: 1 }, { name: "Ann & Co", player: null, games: 1, wins: 0 }];
  const by_rules = ["standard", "hoyle"].map((rules_text) => ({ rules_text, rules_words: "", alone: false, games: 1, wins: 0 }));
  const asked = serve({
    [PATH]: report({ opponents, by_rules }),
    [`${PATH}&opponent=Ann+%26+Co`]: report({ opponents, by_rules, wins: 0 }),
    [`${PATH}&opponent=Ann+%26+Co&rules=hoyle`]: report({ opponents, by_rules, games: 0, timeline: [] }),
  });
  render(Progress);
  await fireEvent.change(await screen.findByRole("combobox", { name: "Opponent" }), { target: { value: "Ann & Co" } });
  expect(asked.mock.lastCall?.[0]).toBe(`${PATH}&opponent=Ann+%26+Co`);
  await fireEvent.change(screen.getByRole("combobox", { name: "Game" }), { target: { value: "hoyle" } });
  await fireEvent.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(asked.mock.lastCall?.[0]).toBe(PATH);
  expect(await screen.findByRole("heading", { name: say.rating })).toBeTruthy();
});
