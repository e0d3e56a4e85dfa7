import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { CountGrade, Decision, GameReview, LedgerSum } from "../../protocol";
import { spoken } from "../../lib/language";
import { routeOf, toReview } from "../../lib/route";
import { common } from "../../lib/strings";
import Counted from "./Counted.svelte";
import Curve from "./Curve.svelte";
import Decisions from "./Decisions.svelte";
import { chanceOf, countBand, countReason, countTitle, curvePath, dealSpans, isWrong, keySteps, lessOf, lossOf, luckByDeal, matchOf, reasonOf, skunkOf, stepBy, sumOf, titleOf, unclear, waterfall } from "./game";
import Ledger from "./Ledger.svelte";
import Review from "./Review.svelte";
import { reviewWords as say, tenths } from "./strings";

const point = (at: number, kind: GameReview["points"][number]["kind"], win: number | null, deal = 1): GameReview["points"][number] => ({
  at,
  kind,
  deal,
  dealer: 0,
  seat: kind === "discard" || kind === "play" ? 0 : null,
  cards: [],
  scores: [0, 0],
  chances: win === null ? null : { win: [win, 1 - win], match: null, skunk: null, error: null, match_error: null, skunk_error: null },
});
const option = (cards: string[], win: number, hand: number | null, crib: number | null): NonNullable<Decision["best"]> => ({
  cards,
  win: { value: win, error: 0.0001 },
  match: null,
  points: { total: (hand ?? 0) + (crib ?? 0), hand, crib, pegging: -1 },
});
const THROWN: Decision = {
  at: 2,
  deal: 1,
  seat: 0,
  phase: "discard as pone",
  scores: [95, 96],
  cards: ["3D", "5C"],
  forced: false,
  loss: { value: 0.075, error: 0.0001 },
  points: 0.9,
  band: "blunder",
  mixed: false,
  options: 15,
  chosen: option(["3D", "5C"], 0.21, 7.1, -7),
  best: option(["3D", "9C"], 0.285, 5.2, -4.3),
  source: "solved",
};
const REVIEW: GameReview = {
  points: [point(0, "start", 0.5, 0), point(1, "deal", 0.6), point(2, "discard", 0.6), point(3, "discard", 0.4), point(4, "deal", 0.2, 2)],
  decisions: [THROWN],
  counts: [],
  paths: [],
  ledger: {
    payoff: "win",
    expectation: 0.5,
    result: 0.2,
    entries: [
      { at: 1, deal: 1, part: "my cards", change: 0.1, seat: 0 },
      { at: 1, deal: 1, part: "starter", change: -0.05, seat: null },
    ],
  },
  key_moments: [
    { kind: "decision", at: 2, deal: 1, change: -0.075 },
    { kind: "turning point", at: 0, deal: 1, change: -0.2 },
  ],
  figures: [{ decisions: 1, loss: 0.075, error: 0, inaccuracies: 0, mistakes: 0, blunders: 1 }, null],
  outcome: null,
  notes: [],
};
const SUM: LedgerSum = {
  payoff: "win",
  expectation: 500,
  lines: [
    { part: "cut", tenths: 62 },
    { part: "my decisions", tenths: -204 },
    { part: "unseen", tenths: -358 },
  ],
  result: 0,
  adjusted: -62,
};

test("the address of a review keeps the game and the step", () => {
  expect(routeOf(toReview("room-1", 2, 17))).toEqual({ at: "review", source: "room-1", number: 2, step: 17 });
  expect(routeOf(toReview("record-0a", 1))).toEqual({ at: "review", source: "record-0a", number: 1 });
  expect(routeOf("#/review/room")).toEqual({ at: "lobby" });
});

test("the curve goes through all that is known", () => {
  expect(curvePath(REVIEW.points, ({ win }) => win[0] ?? 0)).toBe("M0.00 50.00L25.00 40.00L50.00 40.00L75.00 60.00L100.00 80.00");
  expect(curvePath([point(0, "start", null)], () => 0)).toBe("");
  expect(dealSpans(REVIEW.points).map(({ deal, first, last }) => [deal, first, last])).toEqual([
    [1, 0, 3],
    [2, 3, 4],
  ]);
  expect(luckByDeal(REVIEW).get(1)).toEqual({ cards: 0.1, starter: -0.05 });
});

test.each([
  ["ArrowRight", false, 1, 2],
  ["ArrowLeft", false, 0, 0],
  ["ArrowRight", true, 1, 4],
  ["ArrowLeft", true, 4, 1],
  ["ArrowRight", true, 4, 4],
  ["End", false, 1, 4],
  ["Home", false, 3, 0],
  ["n", false, 1, 3],
  ["p", false, 3, 1],
  ["x", false, 3, null],
])("%s (shift %s) at step %i leads to %s", (key, shiftKey, at, to) => {
  expect(keySteps(REVIEW)).toEqual([1, 3]);
  expect(stepBy({ key, shiftKey }, at, REVIEW)).toBe(to);
});

test("a chance by samples has its error", () => {
  const sampled = { win: [0.471, 0.2, 0.329], match: [0.4, 0.3, 0.3], skunk: [0.1, 0, 0], error: [0.0123, 0, 0.0004], match_error: [0.01, 0, 0], skunk_error: [0.004, 0, 0] };
  expect([0, 1, 2].map((seat) => chanceOf(sampled, seat).replace(/\s/g, " "))).toEqual(["47.1 ± 1.2 %", "20.0 %", "32.9 %"]);
  expect([matchOf(sampled, 0), skunkOf(sampled, 0)].map((words) => words.replace(/\s/g, " "))).toEqual(["40.0 ± 1.0 %", "10.0 ± 0.4 %"]);
});

test("the waterfall ends at the result, and the printed lines add up", () => {
  const falls = waterfall(SUM);
  expect(falls.at(-2)?.to).toBe(SUM.result);
  expect(sumOf(falls, "luck") + sumOf(falls, "skill") + sumOf(falls, "rest") + SUM.expectation).toBe(SUM.result);
  render(Ledger, { sum: SUM, name: "You", mine: "You", other: "Arthur" });
  expect(screen.getByRole("row", { name: /Cut for deal/ }).textContent).toContain("+6.2");
  const chances = screen.getAllByRole("row").slice(1).map((row) => row.lastElementChild?.textContent ?? "");
  expect(chances.filter(Boolean)).toEqual([tenths(SUM.expectation), tenths(SUM.result)]);
  expect(screen.getByText(/estimated at −6.2 % of a win/)).toBeTruthy();
});

test("a result without luck that can be a chance is told as one", () => {
  render(Ledger, { sum: { ...SUM, adjusted: 350 }, name: "You", mine: "You", other: "Arthur" });
  expect(screen.getByText(/you win this game 35.0 % of the time/)).toBeTruthy();
});

test("the reason is made from the numbers", () => {
  expect(reasonOf(THROWN)).toBe("Best was 3♦ 9♣: the hand counts 1.9 less, the opponent’s crib gets 2.7 less, and the play brings the same.");
  expect(reasonOf({ ...THROWN, forced: true })).toBe(say.forced);
  expect(reasonOf({ ...THROWN, mixed: true })).toBe(say.mixed("3♦ 5♣"));
  expect(reasonOf({ ...THROWN, chosen: null })).toBe(say.unknown);
  expect(reasonOf({ ...THROWN, loss: { value: 0, error: 0 } })).toBe(say.isBest("3♦ 5♣"));
  const card = { ...THROWN, phase: "reply" as const, best: option(["9C"], 0.3, null, null), points: -0.3 };
  expect(reasonOf(card)).toBe(say.whyCard("9♣", "less", "0.3"));
  expect(reasonOf({ ...card, loss: { value: 0.004, error: 0.005 } })).toBe(say.unclear);
  expect(lossOf(THROWN)).toBe("7.5 %");
  expect(lossOf({ loss: { value: 0.03, error: 0.02 } })).toBe("3.0 ± 2.0 %");
  expect([lessOf(0.03, "3.0 %"), lessOf(0.0004, "0.0 %"), lessOf(0, "")].map((words) => words.replace(/\s/g, " "))).toEqual(["−3.0 %", "0.0 %", "0.0 %"]);
  expect(unclear({ ...THROWN, band: "inaccuracy", loss: { value: 0.03, error: 0.02 } })).toBe(true);
});

test("the list leads to a decision, the key moments first", async () => {
  const onstep = vi.fn();
  render(Decisions, { review: REVIEW, names: ["You", "Arthur"], seat: 0, seats: [0, 1], mistakes: "#/practice/game/abc/1/0", complete: true, own: true, at: 0, onseat: () => undefined, onstep });
  expect(screen.getByRole("link", { name: "Practise these mistakes" }).getAttribute("href")).toBe("#/practice/game/abc/1/0");
  await fireEvent.click(screen.getAllByRole("button", { name: /You threw 3♦ 5♣/ })[0]!);
  expect(onstep).toHaveBeenCalledWith(3);
  expect(screen.getByText(/One unforced decision, losing 7.50 %/)).toBeDefined();
});

const PAIR = { kind: "pair" as const, cards: ["7C", "7S"], points: 2 };
const RUN = { kind: "run" as const, cards: ["7C", "8D", "9H"], points: 3 };
const CLAIM: CountGrade = {
  at: 3,
  deal: 1,
  seat: 0,
  action: { type: "claim", seat: 0, points: 3 },
  best: { type: "claim", seat: 0, points: 5 },
  points: 4,
  combos: [RUN, PAIR],
  missed: [PAIR],
  loss: { value: 0.034, error: 0.002 },
  band: "mistake",
};

test("while the decisions are graded, nothing is said of the deals that still wait", () => {
  const begun = { ...REVIEW, decisions: [], key_moments: [], figures: [null, null] };
  render(Decisions, { review: begun, names: ["You", "Arthur"], seat: 0, seats: [0, 1], mistakes: null, complete: false, own: false, at: 0, onseat: () => undefined, onstep: () => undefined });
  expect(screen.getAllByText("…")).toHaveLength(dealSpans(REVIEW.points).length);
  expect(screen.queryByText("No choice lost enough to mention.")).toBeNull();
});

test("a count has the band of its loss, and while that is unknown the band of its points", () => {
  expect(countBand(CLAIM)).toBe("mistake");
  expect(countBand({ ...CLAIM, loss: null })).toBe("blunder");
  expect(isWrong({ ...CLAIM, points: 0 })).toBe(true);
  expect(isWrong({ ...CLAIM, points: 0, band: "none" })).toBe(false);
});

test("what was said at a count is graded, and what was missed is named", () => {
  expect(countTitle(CLAIM, "You")).toBe("You claimed 3");
  expect(countReason(CLAIM)).toBe("The count is 5. Missed: pair 7♣ 7♠.");
  expect(countReason({ ...CLAIM, missed: [] })).toBe("The count is 5.");
  expect(countReason({ ...CLAIM, action: CLAIM.best })).toBe(say.countRight);
  const call = { ...CLAIM, best: { type: "call" as const, seat: 1, points: 2 } };
  expect(countReason({ ...call, action: { type: "pass", seat: 1 } })).toBe("The claim had missed 2: pair 7♣ 7♠.");
  expect(countReason({ ...call, action: { type: "call", seat: 1, points: 1 } })).toBe("The claim had missed 2: pair 7♣ 7♠.");
  const stands = { ...CLAIM, best: { type: "pass" as const, seat: 1 } };
  expect(countReason({ ...stands, action: { type: "call", seat: 1, points: 1 } })).toBe(say.nothingMissed);
  expect(countReason({ ...stands, action: { type: "pass", seat: 1 } })).toBe(say.countRight);
  const named = { ...CLAIM, best: { type: "name" as const, seat: 0, cards: ["*1=5H"] } };
  expect(countReason({ ...named, action: { type: "name", seat: 0, cards: ["*1=6H"] } })).toMatch(/counts more/);
  render(Counted, { count: CLAIM, name: "You" });
  expect(screen.getByRole("row", { name: /pair 7♣ 7♠ missed 2/ })).toBeDefined();
});

test("a wrong count stands among the decisions of its deal, and leads to its step", async () => {
  const onstep = vi.fn();
  const right = { ...CLAIM, at: 1, action: CLAIM.best, points: 0, missed: [], loss: { value: 0, error: 0 }, band: "none" as const };
  render(Decisions, { review: { ...REVIEW, counts: [right, CLAIM] }, names: ["You", "Arthur"], seat: 0, seats: [0, 1], mistakes: null, complete: true, own: false, at: 0, onseat: () => undefined, onstep });
  await fireEvent.click(screen.getByRole("button", { name: /You claimed 3/, hidden: true }));
  expect(onstep).toHaveBeenCalledWith(4);
  expect(screen.getByText("2 claims and calls: one wrong, 4 points given up.")).toBeDefined();
});

test("skunk and match chances are lines of the curve, columns of its table, and words at each step", () => {
  const chances = { win: [0.6, 0.4], match: [0.55, 0.45], skunk: [0.2, 0.05], error: null, match_error: null, skunk_error: null };
  const points = [point(0, "start", 0.5, 0), { ...point(1, "deal", 0.6), chances }];
  const shown = { seat: 0, sides: [0, 1], names: ["You", "Arthur"], lurch: false, at: 1, until: null, words: ["", "You deal."], onstep: () => undefined };
  const { container, unmount } = render(Curve, { review: { ...REVIEW, points }, ...shown });
  expect([...container.querySelectorAll(".area .skunk, .area .skunked, .area .match")].map((path) => path.getAttribute("d"))).toEqual([
    "M0.00 100.00L100.00 80.00",
    "M0.00 0.00L100.00 5.00",
    "M0.00 50.00L100.00 45.00",
  ]);
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("You deal. 60.0 % With a skunk: 20.0 % Skunked: 5.0 % Match: 55.0 %");
  expect(screen.getAllByRole("columnheader", { hidden: true }).map((head) => head.textContent)).toEqual(["Deal", "Event", "Score", "Win", "With a skunk", "Skunked", "Match"]);
  unmount();
  const three = { ...point(1, "deal", 0.6), chances: { ...chances, win: [0.6, 0.2, 0.2], match: null, skunk: [0.2, 0.05, 0.03] } };
  const { unmount: away } = render(Curve, { review: { ...REVIEW, points: [points[0]!, three] }, ...shown, sides: [0, 1, 2], names: ["You", "Arthur", "Rose"] });
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toContain("Skunked: 8.0 %");
  away();
  const { unmount: gone } = render(Curve, { review: { ...REVIEW, points }, ...shown, lurch: true });
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toContain("With a lurch: 20.0 % Lurched: 5.0 %");
  expect(screen.getByText("not to be lurched")).toBeTruthy();
  gone();
  const { container: plain } = render(Curve, { review: REVIEW, ...shown });
  expect(plain.querySelector(".skunk, .match")).toBeNull();
});

test("a review made with older engine data says so, and is made again when asked for", async () => {
  const asked: string[] = [];
  const state = { source: "room", number: 1, games: 1, chairs: [{ name: "You" }, { name: "Arthur" }], sides: [0, 1], own: [0], seat: 0, date: "", rules: { family: "cribbage" }, rules_text: "", rules_words: "", stage: 1, progress: 1, complete: true, old: true, trouble: null, review: REVIEW, ledger: null, solo: null };
  vi.stubGlobal("fetch", async (path: string, how?: RequestInit) => {
    asked.push(`${how?.method ?? "GET"} ${path}`);
    const again = asked.some((each) => each.startsWith("POST"));
    return new Response(JSON.stringify(path.endsWith("/steps") ? { steps: [] } : path.endsWith("/computer") ? { choices: [] } : { ...state, old: !again }));
  });
  location.hash = toReview("room", 1);
  render(Review);
  await fireEvent.click(await screen.findByRole("button", { name: say.again }));
  await waitFor(() => expect(screen.queryByText(new RegExp(say.old))).toBeNull());
  expect(asked).toContain("POST /api/reviews/room/1");
  vi.unstubAllGlobals();
});

test("a review that cannot be made says why in one sentence", async () => {
  const trouble = { sentence: "This record is damaged.", code: "", arguments: {} };
  vi.stubGlobal("fetch", async (path: string) =>
    path.endsWith("/steps") ? new Response(JSON.stringify({ steps: [] })) : new Response(JSON.stringify(trouble), { status: 409 }),
  );
  location.hash = toReview("room", 2);
  render(Review);
  expect(await screen.findByText("This record is damaged.")).toBeDefined();
  vi.unstubAllGlobals();
});

test("the review of a game that others played says what to do: open it as a file, or sign in", async () => {
  const stranger = { sentence: "Only those who played a game can review it.", code: "review-not-yours", arguments: {} };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(stranger), { status: 404 }));
  location.hash = toReview("others", 1);
  render(Review);
  expect(await screen.findByText(stranger.sentence)).toBeDefined();
  const ways = [say.openSaved, say.signIn].map((name) => screen.getByRole("link", { name }).getAttribute("href"));
  expect(ways).toEqual(["#/replay", "#/account"]);
  vi.unstubAllGlobals();
});

test("a review that could not be fetched is fetched when the server is back, as the page says", async () => {
  let down = true;
  const state = { source: "room", number: 4, games: 4, chairs: [{ name: "You" }, { name: "Arthur" }], sides: [0, 1], own: [0], seat: 0, date: "", rules: { family: "cribbage" }, rules_text: "", rules_words: "Standard", stage: 1, progress: 1, complete: true, old: false, trouble: null, review: null, ledger: null, solo: null };
  vi.stubGlobal("fetch", async (path: string) => {
    if (down) throw new TypeError();
    return new Response(JSON.stringify(path.endsWith("/steps") ? { steps: [] } : state));
  });
  location.hash = toReview("room", 4);
  render(Review);
  expect(await screen.findByText(common.unreachable)).toBeDefined();
  down = false;
  expect(await screen.findByText("Standard")).toBeDefined();
  expect(screen.queryByText(common.unreachable)).toBeNull();
  vi.unstubAllGlobals();
});

test("the reason of a review that was refused in the making is shown, in the words of the page’s language", async () => {
  const trouble = { sentence: "The process that made this review has ended: review the game again.", code: "review-worker-lost", arguments: {} };
  const state = { source: "room", number: 3, games: 3, chairs: [{ name: "You" }, { name: "Arthur" }], sides: [0, 1], own: [0], seat: 0, date: "", rules: { family: "cribbage" }, rules_text: "", rules_words: "", stage: 0, progress: 0, complete: false, old: false, trouble, review: null, ledger: null, solo: null };
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(path.endsWith("/steps") ? { steps: [] } : state)));
  const refusal = vi.spyOn(spoken, "refusal").mockImplementation(({ code }) => `Grund: ${code}`);
  location.hash = toReview("room", 3);
  render(Review);
  expect(await screen.findByText(/^Grund: review-worker-lost/)).toBeDefined();
  expect(screen.getByRole("button", { name: say.again })).toBeDefined();
  refusal.mockRestore();
  vi.unstubAllGlobals();
});

test("directions round the crash board stand among the decisions of their deal", async () => {
  const onstep = vi.fn();
  const path = { at: 3, deal: 1, seat: 0, action: { type: "choose" as const, seat: 0, clockwise: true }, best: { type: "choose" as const, seat: 0, clockwise: false }, loss: { value: 0.031, error: 0.01 }, band: "mistake" as const };
  render(Decisions, { review: { ...REVIEW, paths: [path] }, names: ["You", "Arthur"], seat: 0, seats: [0, 1], mistakes: null, complete: true, own: false, at: 0, onseat: () => undefined, onstep });
  await fireEvent.click(screen.getByRole("button", { name: /You went clockwise −3.1 ± 1.0 %/, hidden: true }));
  expect(onstep).toHaveBeenCalledWith(4);
});

test("before anything has been reviewed the title has the names alone", () => {
  expect(titleOf({ review: null, sides: [0, 1] }, ["Ann", "Bea"], 0)).toBe("Ann and Bea");
});
