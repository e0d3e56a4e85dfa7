import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Game } from "../game/game.svelte";
import type { FromPage, Hint, Replay, Update, Welcome } from "../protocol";
import Viewer from "../pages/replay/Viewer.svelte";
import { reset, settings } from "../lib/settings.svelte";
import { alone } from "../testing/game";
import { serve } from "../testing/menu";
import { actionName } from "../game/hints/figures";
import Shuffle from "./Shuffle.svelte";
// Cribbage Shuffle, deal 7: dealt, a hint, a swap of two cards, and done.
import messages from "./shuffle.json";
import { strings } from "./strings";
import type { Family } from "../families";
import * as families from "./families";
import { shuffle } from "./presenting";

const [welcome, dealt, hinted, hint, swapped, over] = messages as unknown as [Welcome, Update, Update, Hint, Update, Update];
const RESULT = { total: 48, pars: [], engine: 76, percentile: null, coming: false, share: "fifteentwo shuffle, deal 7: 48 of 61" };

let sent: FromPage[] = [];
const cell = (at: number): HTMLElement => document.querySelector(`[data-cell="${at}"]`) as HTMLElement;
const bar = (): HTMLElement => screen.getByRole("contentinfo");
const primary = (): HTMLElement => document.querySelector("[data-primary]") as HTMLElement;
const swap = (first: number, second: number): FromPage => ({ type: "Act", action: { type: "swap", seat: 0, first, second }, at: dealt.at });

async function sit(): Promise<Game<"shuffle">> {
  const game = alone(shuffle, { send: (message) => sent.push(message) > 0 });
  game.hear(welcome);
  game.hear(dealt);
  render(Shuffle, { game, lost: false, watch: false });
  await waitFor(() => expect(game.mine).toBe(true));
  return game;
}

/** Drags a card by the pointer to this cell, or to nowhere. */
async function drag(from: number, to: number | null): Promise<void> {
  document.elementsFromPoint = () => (to === null ? [] : [cell(from), cell(to)]);
  const at = { isPrimary: true, button: 0, clientX: 100, clientY: 100 };
  await fireEvent.pointerDown(cell(from), at);
  await fireEvent.pointerMove(window, { ...at, clientX: 180 });
  await fireEvent.pointerUp(window, { ...at, clientX: 180 });
  await fireEvent.click(cell(from)); // as some browsers do
}

beforeEach(() => {
  localStorage.clear();
  reset();
  Object.assign(settings, { botPace: "instant", countSpeed: 0 });
  sent = [];
  Element.prototype.scrollIntoView = vi.fn();
  serve({ "/api/rooms/room/result": RESULT });
});

test("the rows and columns are counted with the starter before any swap", async () => {
  await sit();
  expect(screen.getByRole("button", { name: "Row 1: 10" })).toBeTruthy();
  expect(document.querySelector(".score")?.textContent).toContain("45 of 61");
  expect(primary().textContent).toContain(strings.done(45));
});

test("a card is picked up, and the next one swaps with it", async () => {
  const game = await sit();
  await fireEvent.click(cell(10));
  expect(cell(10).getAttribute("aria-pressed")).toBe("true");
  await waitFor(() => expect(bar().textContent).toContain("Choose the card that the ten of diamonds changes places with."));
  await fireEvent.click(cell(0));
  expect(sent).toEqual([swap(0, 10)]);
  game.hear(swapped);
  await waitFor(() => expect(cell(0).getAttribute("aria-label")).toBe("row 1, column 1: ten of diamonds"));
  expect(game.log.at(-1)?.text).toBe("The ten of diamonds and the nine of hearts change places: 48.");
  expect(primary().textContent).toContain(strings.done(48));
});

test("U undoes a swap", async () => {
  const game = await sit();
  game.hear(swapped);
  await waitFor(() => expect(game.canTakeBack).toBe(true));
  await fireEvent.keyDown(document.body, { key: "u" });
  expect(sent).toEqual([{ type: "TakeBack" }]);
  game.hear({ ...welcome, at: swapped.at + 1, position: dealt.position! });
  await waitFor(() => expect(cell(0).getAttribute("aria-label")).toBe("row 1, column 1: nine of hearts"));
  expect(primary().textContent).toContain(strings.done(45));
});

test("a click on a picked-up card, or Escape, puts it back", async () => {
  await sit();
  await fireEvent.click(cell(3));
  await fireEvent.click(cell(3));
  expect(cell(3).getAttribute("aria-pressed")).toBe("false");
  await fireEvent.click(cell(3));
  await fireEvent.keyDown(cell(3), { key: "Escape" });
  expect(cell(3).getAttribute("aria-pressed")).toBe("false");
  expect(sent).toEqual([]);
});

test("the arrow keys move between cells and wrap at the edges", async () => {
  await sit();
  cell(0).focus();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft"]) await fireEvent.keyDown(document.activeElement!, { key });
  expect(document.activeElement).toBe(cell(7));
  expect(cell(7).tabIndex).toBe(0);
});

test("dragging a card onto another swaps them, and the click that ends the drag picks nothing up", async () => {
  await sit();
  await drag(10, 0);
  expect(sent).toEqual([swap(0, 10)]);
  expect(document.querySelector("[aria-pressed=true]")).toBeNull();
});

test("a card dropped outside the square stays where it was", async () => {
  await sit();
  await drag(10, null);
  expect(sent).toEqual([]);
  await fireEvent.click(cell(10));
  expect(cell(10).getAttribute("aria-pressed"), "the next click counts").toBe("true");
});

test("a hint shows the two cells, then the result of each swap", async () => {
  const game = await sit();
  game.advice.ask();
  expect(sent).toEqual([{ type: "AskHint", at: dealt.at, aim: "points" }]);
  game.hear(hinted);
  game.hear(hint);
  await waitFor(() => expect(bar().textContent).toContain(hint.nudge));
  game.advice.ask();
  await waitFor(() => expect(document.querySelectorAll(".advised")).toHaveLength(2));
  game.advice.ask();
  await waitFor(() => expect(screen.getByText(actionName(hint.options[0]!.action))).toBeTruthy());
});

test("when the player is done, the eight hands are counted and swaps are over", async () => {
  const game = await sit();
  game.hear(swapped);
  await waitFor(() => expect(game.mine).toBe(true));
  await fireEvent.click(primary());
  expect(sent).toEqual([{ type: "Act", action: { type: "done", seat: 0 }, at: swapped.at }]);
  game.hear(over);
  await screen.findByText("Lost: 48 of 61");
  expect(game.log.filter(({ text }) => /^(Row|Column) \d:/.test(text))).toHaveLength(8);
  await fireEvent.click(cell(0));
  expect(document.querySelector("[aria-pressed=true]")).toBeNull();
});

test("its record can be stepped through", async () => {
  const { rules, rules_text, rules_words, chairs, sides, targets, skunk_lines } = welcome;
  const steps = [dealt, swapped, over].map(({ told }) => ({ game: 1, told, scene: told.at(-1)!.scene, standing: welcome.position.standing, remark: "", assisted: [] }));
  const record: Replay = { rules, rules_text, rules_words, chairs, sides, targets, skunk_lines, deal: 7, first: 0, total: 3, steps, unchecked: [] };
  render(Viewer, { record, family: families.shuffle as unknown as Family, more: vi.fn() });
  await fireEvent.keyDown(window, { key: "End" });
  await waitFor(() => expect(document.querySelector("[data-score]")?.getAttribute("data-score")).toBe("48"));
});
