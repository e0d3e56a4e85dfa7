import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Hint, ReviewState, ReviewStep, SoloDecision, SoloGameReview, SquareScene } from "../../protocol";
import Alone from "./Alone.svelte";
import { costliest, isUnclear, parText, rangeOf, soloLoss, soloPoints, soloReason, soloSum } from "./alone";
import SoloCurve from "./SoloCurve.svelte";
import { reviewWords as say } from "./strings";

const place = (cell: number): SoloDecision["action"] => ({ type: "place", seat: 0, card: "5H", cell });
const decision = (at: number, expected: number, loss: number, band: SoloDecision["band"]): SoloDecision => ({
  at,
  action: place(1),
  forced: false,
  expected: { value: expected, error: null },
  loss: { value: loss, error: loss ? 0.4 : 0 },
  band,
  best: loss ? place(0) : place(1),
  options: 2,
});
const REVIEW: SoloGameReview = {
  decisions: [decision(1, 60.04, 0, "none"), decision(3, 58, 3.96, "blunder")],
  total: 52,
  win_at: 61,
  won: false,
  pars: [{ name: "par", least: 70, most: 76 }],
  luck: { value: -4.08, error: 0.4 },
  notes: ["assisted"],
};
const SCENE: SquareScene = { type: "SquareScene", phase: "place", grid: Array.from({ length: 16 }, () => null), dead: [], reserve: [], card: "5H", aside: null, starter: null, score: 0, made: 0, stock: 40, hands: [] };
const steps: ReviewStep[] = [0, 1, 2, 3, 4, 5].map((at) => ({ at, told: [], scene: SCENE, seen: [SCENE], explore: [null] }));
const HINT: Hint = {
  type: "Hint",
  at: 0,
  what: "place",
  by: "points",
  nudge: "Look at row 1.",
  words: "Place the five.",
  basis: "Estimates.",
  options: [place(0), place(1)].map((action, number) => ({ action, total: { value: 58 - 3.96 * number, error: null }, win: null, match: null, hand: null, crib: null, pegging: null, best_starters: [], worst_starters: [], reason: "" }) as unknown as Hint["options"][number]),
  demonstrated: false,
  explore: null,
};
const SQUARE = { family: "square", win_at: 61, reserve_access: "top", reserve_piles: 0, reserve_size: 0, dead_cells: 0 } as unknown as ReviewState["rules"];

afterEach(() => vi.unstubAllGlobals());

test("the curve has the value before and after every choice, and the total at the end", () => {
  expect(soloPoints(REVIEW, steps).map(({ at, value }) => [at, Number(value.toFixed(2))])).toEqual([
    [1, 60.04],
    [2, 60.04],
    [3, 58],
    [4, 54.04],
    [5, 52],
  ]);
  const patience = { type: "PatienceScene", score: 20 } as unknown as ReviewStep["scene"];
  const later = steps.map((step) => ({ ...step, scene: step.at < 3 ? step.scene : patience }));
  expect(soloPoints({ ...REVIEW, won: null }, later).map(({ value }) => Math.round(value))).toEqual([60, 60, 78, 74]);
  expect(rangeOf([52, 61, 76])).toEqual([50, 80]);
  expect(rangeOf([60, 60])).toEqual([60, 70]);
});

test("the printed sum of expectation, luck and choices is the total", () => {
  const sum = soloSum(REVIEW)!;
  expect(sum).toEqual({ expected: 600, choices: -40, luck: -40, total: 520 });
  expect(sum.expected + sum.luck + sum.choices).toBe(sum.total);
  expect(soloSum({ ...REVIEW, luck: null })).toBeNull();
  expect(parText(REVIEW.pars[0]!)).toBe("70 to 76");
  expect(parText({ name: "par", least: 70, most: 70 })).toBe("70");
});

test("a choice says what it gave up, and to which one", () => {
  const [right, wrong] = REVIEW.decisions as [SoloDecision, SoloDecision];
  expect(costliest(REVIEW)).toEqual([wrong]);
  expect(soloLoss(wrong)).toBe("4.0 ± 0.4");
  expect([isUnclear(wrong), isUnclear(right), isUnclear({ loss: { value: 0.6, error: 0.4 } })]).toEqual([false, false, true]);
  expect(soloReason(wrong)).toBe("Best was 5♥ row 1, col. 1: it is worth 4.0 points more on average.");
  expect(soloReason(right)).toBe(say.solo.isBest);
  expect(soloReason({ ...right, forced: true })).toBe(say.forced);
});

test("the curve is a slider with words, marks and a table", async () => {
  const onstep = vi.fn();
  const { container } = render(SoloCurve, { review: REVIEW, steps, words: ["", "", "", "", "Placed."], at: 4, onstep });
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("Placed. Expected: 54.0");
  expect(container.querySelector(".area .line")?.getAttribute("d")).toMatch(/^M20.00 .*L100.00 /);
  await fireEvent.click(screen.getByRole("button", { name: "blunder: Placed. −4.0 ± 0.4" }));
  expect(onstep).toHaveBeenCalledWith(4);
  expect(screen.getAllByRole("row", { hidden: true })).toHaveLength(6);
});

test("the costliest choice is shown first, with all others on the table, and can be tried again there", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, how?: { body?: string }) => {
    asked.push(path + (how?.body ?? ""));
    return new Response(JSON.stringify(path.endsWith("/grade") ? { ...REVIEW.decisions[0], at: 3 } : { options: [], hint: HINT }));
  });
  const told = { rules: SQUARE, rules_text: "wikibooks", rules_words: "", games: 1, date: "", complete: true, old: false, trouble: null } as unknown as ReviewState;
  const acts = { onstep: () => undefined, onagain: () => undefined, ontrouble: (words: string) => expect(words).toBe("") };
  render(Alone, { game: { source: "room", number: 1 }, told, review: REVIEW, steps, words: [], trouble: "", at: -1, ...acts });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Touching Square: 52 points");
  expect(screen.getByText(say.solo.notes.assisted)).toBeDefined();
  expect(await screen.findByText("Look at row 1.")).toBeDefined();
  expect(asked).toEqual(["/api/reviews/room/1/options/3"]);
  expect(screen.getByRole("button", { name: /row 1, column 1: .*58/ })).toBeDefined();
  await fireEvent.click(screen.getByRole("button", { name: say.retry }));
  expect(screen.queryByRole("button", { name: /58/ })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: /row 1, column 2/ }));
  await waitFor(() => expect(asked.at(-1)).toBe('/api/reviews/room/1/grade{"at":3,"action":{"type":"place","seat":0,"card":"5H","cell":1}}'));
  expect(await screen.findByText(say.solo.isBest)).toBeDefined();
  await fireEvent.click(screen.getByRole("button", { name: say.retryLeave }));
  expect(await screen.findByText("Look at row 1.")).toBeDefined();
});
