import { beforeEach, expect, test } from "vitest";
import type { ChoiceVerdict, ExploredOption, ShownPosition } from "../../protocol";
import { costOf, fits, isSame, needed, reasonOf, shortened, tapped } from "./choice";
import { addTry, days, grid, isOver, isSolved, merged, readDays, streak } from "./daily";
import { inTime } from "./strings";

beforeEach(() => localStorage.clear());

const figure = (value: number): { value: number; error: number | null } => ({ value, error: null });

function option(cards: string[], parts: Partial<ExploredOption> = {}): ExploredOption {
  const unknown = { hand: null, crib: null, play: null, win: null, match: null, spread: null, loss: null, often: null, now: null };
  return { ...unknown, action: { type: "play", seat: 0, card: "5H" }, cards, total: figure(0), best_starters: [], worst_starters: [], mistakes: [], ...parts } as ExploredOption;
}

function verdict(chosen: ExploredOption, best: ExploredOption, loss: number, more: Partial<ChoiceVerdict> = {}): ChoiceVerdict {
  return { right: loss === 0, band: loss > 0.02 ? "mistake" : "none", loss: figure(loss), points: 0, mixed: false, chosen, best, ...more };
}

const position = (more: Partial<ShownPosition>): ShownPosition => ({
  text: "", what: "discard", dealer: true, scores: [0, 0], target: 121, rules_text: "standard", hand: [], discarded: [], starter: null, plays: [], count_from: 0, count: 0, ...more,
});

test("tries at the puzzle of the day are kept, three at most count, and the row gives nothing away", () => {
  let known = addTry(addTry({}, "2026-11-23", "mistake"), "2026-11-23", "none");
  expect(days()).toEqual(known);
  expect(grid(known["2026-11-23"] ?? [])).toBe("🟧🟩");
  expect([isSolved(["mistake"]), isOver(["mistake"]), isOver(["mistake", "blunder", "inaccuracy"]), isOver(["none"])]).toEqual([false, false, true, true]);
  known = addTry(known, "2026-11-22", "none");
  known = addTry(known, "2026-11-20", "none");
  expect(streak(known, "2026-11-23")).toBe(2);
  expect(streak(known, "2026-11-24")).toBe(2);
  expect(streak(known, "2026-11-25")).toBe(0);
});

test("days of another device are added; of a day in both, the one with more tries counts", () => {
  const here = addTry(addTry(addTry({}, "2026-11-23", "mistake"), "2026-11-23", "none"), "2026-11-22", "blunder");
  const both = merged(here, [
    { day: "2026-11-21", bands: ["none"] },
    { day: "2026-11-22", bands: ["blunder", "none"] },
    { day: "2026-11-23", bands: ["mistake"] },
  ]);
  expect(both).toEqual({ "2026-11-21": ["none"], "2026-11-22": ["blunder", "none"], "2026-11-23": ["mistake", "none"] });
  expect(days()).toEqual(both);
  expect(streak(both, "2026-11-23")).toBe(3);
  expect(merged(both, [])).toBe(both);
});

test("unreadable days are ignored", () => {
  expect(readDays("{")).toEqual({});
  expect(readDays("null")).toEqual({});
  expect(readDays(JSON.stringify({ "2026-11-23": ["none"], today: ["none"], "2026-11-22": ["great"], "2026-11-21": "none" }))).toEqual({ "2026-11-23": ["none"] });
});

test("a tap chooses a card, a second puts it back, and another replaces the first", () => {
  expect(tapped([], "5H", 1)).toEqual(["5H"]);
  expect(tapped(["5H"], "5H", 1)).toEqual([]);
  expect(tapped(["5H"], "6H", 1)).toEqual(["6H"]);
  expect(tapped(["5H", "6H"], "7H", 2)).toEqual(["6H", "7H"]);
  expect([needed(position({})), needed(position({ what: "play" }))]).toEqual([2, 1]);
});

test("only cards up to 31 fit the count, and any may be thrown", () => {
  const late = position({ what: "play", count: 22 });
  expect(["9C", "TC", "KC", "AC"].map((card) => fits(late, card))).toEqual([true, false, false, true]);
  expect(fits(position({ count: 0 }), "KC")).toBe(true);
});

test("a verdict names the cost first and the reason with the solution", () => {
  const best = option(["8D", "TC"], { hand: figure(9.4), crib: figure(3.6), play: figure(2.5) });
  const worse = option(["4D", "TC"], { hand: figure(6), crib: figure(3.2), play: figure(2.7) });
  const wrong = verdict(worse, best, 0.06, { right: false });
  expect(costOf(wrong)).toBe("4♦ 10♣ gives up 6.0 % of the chance to win.");
  expect(reasonOf(wrong, position({}))).toBe("Best was 8♦ 10♣: the hand counts 3.4 more, the crib gets 0.4 more, and the play brings 0.2 less.");
  expect(reasonOf(wrong, position({ dealer: false }))).toContain("the opponent’s crib gets 0.4 less");
  expect([costOf(verdict(best, best, 0)), reasonOf(verdict(best, best, 0), position({}))]).toEqual(["8♦ 10♣ is the best choice.", ""]);
  expect(costOf(verdict(worse, best, 0.0001, { right: true }))).toBe("4♦ 10♣ loses too little to matter.");
  expect(costOf(verdict(worse, best, 0.01, { mixed: true }))).toContain("perfect play mixes it");
  const card = verdict(option(["2H"]), option(["9D"]), 0.02, { right: false, points: 0.7 });
  expect(reasonOf(card, position({ what: "play" }))).toBe("Best was 9♦: from there on it pegs 0.7 more on balance.");
  const alike = (loss: number, error: number): string => reasonOf({ ...card, points: 0, loss: { value: loss, error } }, position({ what: "play" }));
  expect(alike(0.02, 0.002)).toBe("Best was 9♦: it pegs as much on balance, and wins more often at this score.");
  expect([alike(0.004, 0.005), alike(0.0002, 0)]).toEqual(["", ""]);
});

test("the first rows are the best choices and the one made", () => {
  const all = ["A", "2", "3", "4", "5"].map((rank) => option([`${rank}C`, `${rank}D`]));
  expect(shortened(all, ["5D", "5C"], 2).map(({ cards }) => cards[0])).toEqual(["AC", "2C", "5C"]);
  expect(isSame(["5D", "5C"], ["5C", "5D"])).toBe(true);
});

test("the time until a position comes back is told in words", () => {
  const now = new Date("2026-11-23T12:00:00Z");
  expect(inTime("2026-11-23T12:10:00Z", now)).toBe("in 10 minutes");
  expect(inTime("2026-11-23T11:00:00Z", now)).toBe("in 1 minute");
  expect(inTime("2026-11-23T15:00:00Z", now)).toBe("in 3 hours");
  expect(inTime("2026-11-26T12:00:00Z", now)).toBe("in 3 days");
});
