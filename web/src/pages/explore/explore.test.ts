import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { routeOf, toExplore, toExplorer } from "../../lib/route";
import type { ExploredOption, RankOdds } from "../../protocol";
import { Asked } from "./asked.svelte";
import Deck from "./Deck.svelte";
import Explore from "./Explore.svelte";
import { chanceAt, colourOf, contour, contourPath, isPale, SCALES } from "./heat";
import { between, excludedByGo, extremes, lostTo, partsAgainst, ranked, toldByGo } from "./options";
import { formOf, PACK, randomCards, scoresOf, scoresText, squareOf, squareText, textOf, typedCards } from "./position";
import { choices, worthOfCell } from "./square";

const exact = (value: number): { value: number; error: number } => ({ value, error: 0 });

function option(cards: string[], total: number, win: number | null, hand: number | null = null): ExploredOption {
  return {
    action: { type: "discard", seat: 0, cards },
    cards,
    total: exact(total),
    hand: hand === null ? null : exact(hand),
    crib: hand === null ? null : exact(total - hand),
    play: null,
    win: win === null ? null : exact(win),
    match: null,
    spread: null,
    loss: null,
    often: null,
    now: null,
    best_starters: [],
    worst_starters: [],
    starters: [],
    mistakes: [],
  };
}

test("every position has a link that leads back to it", () => {
  const texts = ["d.87-92.5H5C5DJS2S9D", "p.0-0.4C5H6DJS-2S9D.KH.4C6S", "p.30-41.4C5H6DJS-2S9D.KH..m1-2-0-1-3 acc", "s.5H--------------------JS--------.KC..3D4D wikibooks_reserve"];
  expect(texts.map((text) => routeOf(toExplore(text)))).toEqual([
    { at: "explore", explorer: "discard", position: texts[0] },
    { at: "explore", explorer: "pegging", position: texts[1] },
    { at: "explore", explorer: "pegging", position: texts[2] },
    { at: "explore", explorer: "square", position: texts[3] },
  ]);
  expect(routeOf(toExplorer("score"))).toEqual({ at: "explore", explorer: "score", position: "" });
  expect(routeOf("#/explore/nowhere/%E0%A4")).toEqual({ at: "explore", explorer: "discard", position: "%E0%A4" });
});

test("a position is the same text again after the form", () => {
  for (const text of ["d.87-92.5H5C5DJS2S9D", "p.0-0.4C5H6DJS-2S9D.KH.", "p.30-41.4C5H6DJS-2S9D.KH.4C6S.m1-2-0-1-3 acc"]) {
    const form = formOf(text);
    expect(form && textOf(form, text.includes("KH"))).toBe(text);
  }
  expect(formOf("d.-5-x.5H")).toBeNull();
  expect(formOf("nonsense")).toBeNull();
  // Half a position, and scores that are none, keep what was entered; the server says what is wrong.
  expect(formOf("d.999-x.5H5H")).toMatchObject({ mine: "999", theirs: "x", hand: ["5H", "5H"] });
});

test("a square is the same text again after the form", () => {
  for (const text of ["s.5H------------------------------.KC", "s.5H------------------------------.KC.2C", "s.--------------------------------."]) {
    const form = squareOf(text);
    expect(form && squareText(form)).toBe(text);
  }
  expect(squareOf("s.5H.KC")).toBeNull();
});

test("scores are read up to the target", () => {
  for (const text of ["p.95-96", "d.60-0 61", "d.7-5 lowball", "p.60-0 61 five_card"]) {
    const scores = scoresOf(text);
    expect(scores && scoresText(scores)).toBe(text);
  }
  expect(scoresOf("d.60-0 61")).toEqual({ dealer: true, mine: 60, theirs: 0, target: 61, rules: "standard" });
  expect([scoresOf("d.121-0"), scoresOf("d.61-0 61"), scoresOf("x")]).toEqual([null, null, null]);
});

test("cards are typed with or without spaces, in either case, with 10 or T", () => {
  expect(typedCards("5h 10c, jd")).toEqual(["5H", "TC", "JD"]);
  expect(typedCards("5hTcJd")).toEqual(["5H", "TC", "JD"]);
  expect(typedCards("5x")).toBeNull();
});

test("a random hand has different cards", () => {
  const hand = randomCards(6);
  expect(new Set(hand).size).toBe(6);
  expect(hand.every((card) => PACK.includes(card))).toBe(true);
});

test("options are ranked by points or by winning, and compared with the best", () => {
  const [keep, win, unknown] = [option(["3D", "5C"], -1.6, 0.21, 7.13), option(["3D", "9C"], -0.7, 0.285, 5.17), option(["5C", "9C"], 0.1, null)];
  expect(ranked([keep, win, unknown], "win")).toEqual([win, keep, unknown]);
  expect(ranked([keep, win, unknown], "points")).toEqual([unknown, win, keep]);
  expect(lostTo(win, keep, "win")).toBeCloseTo(0.075);
  expect(lostTo(win, keep, "points")).toBeCloseTo(0.9);
  expect(lostTo(win, unknown, "win")).toBeNull();
  expect(partsAgainst(keep, win).map(({ part, gain }) => [part, gain.toFixed(2)])).toEqual([["hand", "1.96"], ["crib", "-2.86"], ["total", "-0.90"]]);
  expect([between([keep, win], win), between([keep, win], keep), between([win], win)]).toEqual([100, 0, 100]);
});

test("the best and worst starters are named together", () => {
  expect(extremes([{ rank: "A", hand: 4 }, { rank: "3", hand: 2 }, { rank: "4", hand: 2 }, { rank: "7", hand: 12 }])).toEqual({ best: ["7"], most: 12, worst: ["3", "4"], least: 2 });
});

test("a go says which ranks are excluded and which has become likeliest", () => {
  const odds = (held: number[]): RankOdds[] => held.map((chance, place) => ({ rank: "A27"[place] ?? "", cards: chance, held: chance }));
  expect(excludedByGo(odds([0.1, 0, 0.4]), odds([0, 0, 0.6]))).toEqual(["A"]);
  expect(toldByGo(odds([0.1, 0, 0.4]), odds([0, 0, 0.6]))).toEqual({ rank: "7", before: 0.4, after: 0.6 });
});

test("chances are those of my role, and contours lie where they cross a level", () => {
  const chances = [[6000, 4000], [9000, 5500]];
  expect([chanceAt(chances, true, 0, 1), chanceAt(chances, false, 0, 1)]).toEqual([0.4, 1 - 0.9]);
  expect(contour(chances, true, 0.5)).toEqual([0.5, null]);
  const lowball = chances.map((row) => row.map((chance) => 10_000 - chance));
  expect(contour(lowball, true, 0.5)).toEqual([0.5, null]); // the chance rises with the opponent's score
  expect(contourPath([0.5, null])).toBe("M0.5 1.00");
  expect([isPale([250, 244, 230]), isPale([31, 95, 174])]).toEqual([true, false]);
  expect([colourOf(0, SCALES.light), colourOf(1, SCALES.light)]).toEqual([SCALES.light[0], SCALES.light[2]]);
});

test("a square’s choices have their cells and values", () => {
  const options = [{ action: { type: "place" as const, seat: 0, card: "KC", cell: 6 }, value: 70.1, error: null }, { action: { type: "throw_away" as const, seat: 0 }, value: 60, error: 0 }];
  expect([worthOfCell(options, 6), worthOfCell(options, 5)]).toEqual([70.1, null]);
  expect(choices(options).map(({ name }) => name)).toEqual(["Row 2, column 3", "Discard the card"]);
});

test("the pack is one stop of the Tab key, and arrows move in it", async () => {
  const picked = vi.fn();
  render(Deck, { chosen: ["AS"], taken: ["2S"], onpick: picked });
  const ace = screen.getByRole("button", { name: "ace of spades" });
  expect([ace.getAttribute("aria-pressed"), ace.tabIndex]).toEqual(["true", 0]);
  ace.focus();
  await fireEvent.keyDown(ace, { key: "ArrowRight" });
  const two = document.activeElement as HTMLElement;
  expect([two.dataset.pick, two.getAttribute("aria-disabled"), ace.tabIndex]).toEqual(["2S", "true", -1]);
  await fireEvent.click(two);
  expect(picked).not.toHaveBeenCalled();
  await fireEvent.keyDown(two, { key: "ArrowDown" });
  expect((document.activeElement as HTMLElement).dataset.pick).toBe("2H");
  await fireEvent.click(document.activeElement as HTMLElement);
  expect(picked).toHaveBeenCalledWith("2H");
});

test("only the latest answer counts, and a refusal is a sentence", async () => {
  const asked = new Asked<string>();
  let late = (_: string): void => undefined;
  const first = asked.ask(new Promise((done) => (late = done)));
  await asked.ask(Promise.resolve("second"));
  late("first");
  await first;
  expect([asked.found, asked.busy]).toEqual(["second", false]);
  await asked.ask(Promise.reject(new Error("The five of hearts is in the position twice.")));
  expect([asked.found, asked.trouble]).toEqual([null, "The five of hearts is in the position twice."]);
});

test("the route of the next page, which has no explorer, may arrive before this one has gone", async () => {
  const { rerender } = render(Explore, { explorer: "score", position: "" });
  await rerender({ explorer: undefined as unknown as "score", position: undefined as unknown as string });
  expect(screen.getByRole("navigation")).toBeDefined();
});
