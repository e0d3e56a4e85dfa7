import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../lib/api";
import type { Game } from "../game/game.svelte";
import { actionName } from "../game/hints/figures";
import { hintWords } from "../game/hints/strings";
import { demonstrationWords } from "../game/strings.later";
import type { Discard, FromPage, FromServer, Hint, PatienceScene, Replay, Update, Welcome } from "../protocol";
import Viewer from "../pages/replay/Viewer.svelte";
import { reset, settings } from "../lib/settings.svelte";
import { barWords, gameWords } from "../game/strings";
import { alone } from "../testing/game";
import { serve } from "../testing/menu";
import Patience from "./Patience.svelte";
// A solitaire with two hands, from its first deal to its second.
import dealt from "./patience.json";
import Square from "./Square.svelte";
// A square before its last card, with a hint and the result of placing a card.
import counted from "./square.json";
import { strings } from "./strings";
import type { Family } from "../families";
import * as families from "./families";
import { patience, square } from "./presenting";

const [welcome, hinted, hint, placed, over] = counted as unknown as [Welcome, Update, Hint, Update, Update];
const deals = dealt as unknown as [Welcome, ...Update[]];
const RESULT = { total: 45, pars: [], engine: 50, percentile: null, coming: false, share: "fifteentwo bvs, deal 7: 45 of 60" };
const DISK_FULL = "The game cannot be saved: the disk is full. Nothing is lost.";

let sent: FromPage[] = [];
const open = (): HTMLElement => document.querySelector("[data-open=true]") as HTMLElement;
const bar = (): HTMLElement => screen.getByRole("contentinfo");
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const key = (name: string): Promise<boolean> => fireEvent.keyDown(document.body, { key: name });

function sit(watch = false): Game<"square"> {
  const game = alone(square, { send: (message) => sent.push(message) > 0 });
  game.hear(welcome);
  render(Square, { game, lost: false, watch });
  return game;
}

const hear = (game: { hear(message: FromServer): void }, ...messages: FromServer[]): void => messages.forEach((message) => game.hear(message));

beforeEach(() => {
  localStorage.clear();
  reset();
  Object.assign(settings, { botPace: "instant", countSpeed: 0 });
  sent = [];
  Element.prototype.scrollIntoView = vi.fn();
  serve({ "/api/rooms/room/result": RESULT });
});

test("the game's name with its deal is the only level-one heading", () => {
  sit();
  expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual(["Cribbage Square"]);
  expect(screen.getByRole("banner").textContent).toContain("deal 7");
});

test("after the last card every line is counted and the result follows; the player is asked nothing more", async () => {
  const game = sit();
  await fireEvent.click(open());
  expect(sent).toEqual([{ type: "Act", action: expect.objectContaining({ type: "place", cell: 15 }), at: welcome.at }]);
  game.hear(placed);
  await waitFor(() => expect(game.told).toBe(placed.told[0]));
  // The starter follows at once: until then the player has nothing to choose.
  expect([game.busy, game.mine]).toEqual([true, false]);
  game.hear(over);
  await screen.findByText("Lost: 45 of 60");
  expect(game.log.filter(({ text }) => /^(Row|Column) \d:/.test(text))).toHaveLength(8);
  await waitFor(() => expect(document.querySelector("[data-verdict=true]")).not.toBeNull());
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  expect(button(strings.newDeal)).toBeTruthy();
  await key("h");
  expect(sent).toHaveLength(1);
});

test("a hint is revealed in steps, with values in the cells, and then for the other aim", async () => {
  const game = sit();
  await key("h");
  expect(sent).toEqual([{ type: "AskHint", at: welcome.at, aim: "points" }]);
  hear(game, hinted, hint);
  await waitFor(() => expect(bar().textContent).toContain(hint.nudge));
  await key("h");
  await waitFor(() => expect(bar().textContent).toContain(hint.words));
  expect(document.querySelectorAll(".advised")).toHaveLength(1);
  await key("h");
  await waitFor(() => expect(document.querySelectorAll(".worth")).toHaveLength(2));
  await fireEvent.click(button(barWords.aims.chance));
  expect(sent.at(-1)).toEqual({ type: "AskHint", at: hinted.at, aim: "chance" });
  // A later hint for the previous aim is ignored.
  hear(game, { ...hint, at: hinted.at });
  expect(game.advice.asked).toBe(hinted.at);
  const [first] = hint.options;
  hear(game, { ...hint, at: hinted.at, by: "win", options: [{ ...first!, total: null, win: { value: 0.034, error: 0 } }] });
  await waitFor(() => expect(document.querySelector(".worth")?.textContent).toBe("3.4\u00a0%"));
  expect(button(barWords.aims.points)).toBeTruthy();
  await fireEvent.click(open());
  await waitFor(() => expect(document.querySelector(".worth")).toBeNull());
});

test("the bar reports what could not be saved, and offers to retry", async () => {
  const game = sit();
  await fireEvent.click(open());
  expect(document.querySelector("[data-open=true]")).toBeNull();
  hear(game, { type: "Refused", sentence: DISK_FULL, code: "", arguments: {} });
  await waitFor(() => expect(bar().textContent).toContain(DISK_FULL));
  await fireEvent.click(open());
  expect(sent).toHaveLength(2);
  await waitFor(() => expect(bar().textContent).not.toContain(DISK_FULL));
});

test("U takes back, and the table returns to the room's state", async () => {
  const game = sit();
  await key("u");
  expect(sent).toEqual([{ type: "TakeBack" }]);
  hear(game, { ...welcome, at: welcome.at + 1, position: { ...welcome.position, assisted: [0] } });
  expect(game.log.at(-1)?.text).toBe(gameWords.takenBack);
  await screen.findByText("assisted");
});

test("the computer plays for the player: its choice is shown first, and it can be paused, stepped and stopped", async () => {
  Object.assign(settings, { botPace: "slow" });
  vi.useFakeTimers();
  try {
    const game = sit(true);
    const demonstration = game.demonstration!;
    // Where the player has already chosen something, the page asks first.
    expect(sent).toEqual([]);
    await fireEvent.click(within(screen.getByRole("dialog", { hidden: true })).getByRole("button", { name: demonstrationWords.watch, hidden: true }));
    expect(sent).toEqual([{ type: "Demonstrate", at: welcome.at }]);
    expect(game.legal).toEqual([]);
    hear(game, { ...hint, demonstrated: true }, { ...placed, at: 33, position: { ...welcome.position, demonstrated: true } });
    expect(game.advice.hint?.words).toBe(hint.words);
    expect(game.told).toBeNull();
    await fireEvent.keyDown(document.body, { key: "p" });
    expect(demonstration.state).toBe("paused");
    await fireEvent.keyDown(document.body, { key: "n" });
    await vi.advanceTimersByTimeAsync(1);
    expect(game.told).toBe(placed.told[0]);
    expect(game.advice.hint).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent, "it waits").toHaveLength(1);
    await fireEvent.keyDown(document.body, { key: "n" });
    expect(sent.at(-1)).toEqual({ type: "Demonstrate", at: 33 });
    hear(game, { type: "Refused", sentence: DISK_FULL, code: "", arguments: {} });
    expect(demonstration.state).toBe("paused");
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect([demonstration.state, sent.length]).toEqual(["on", 3]);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(demonstration.state).toBe("off");
    expect(game.log.at(-1)?.text).toBe(demonstrationWords.stopped);
    hear(game, { ...placed, at: 34, position: welcome.position });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(3);
    expect(game.mine).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test("the computer stops at the end of the game", async () => {
  const game = sit(true);
  hear(game, { ...hint, demonstrated: true }, placed, over);
  await waitFor(() => expect(game.over).toBe(true));
  expect(game.watching).toBe(false);
});

test("a solitaire: two cards are raised and discarded, and each hand is shown before the next", async () => {
  const [first, ...updates] = deals;
  const game = alone(patience, { send: (message) => sent.push(message) > 0 });
  game.hear(first);
  render(Patience, { game, lost: false, watch: false });
  const hand = (first.position.scene as PatienceScene).hands[0]!;
  for (const number of ["1", "2"]) await key(number);
  await key("Enter");
  expect(sent).toEqual([{ type: "Act", action: { type: "discard", seat: 0, cards: [hand[0], hand[1]] }, at: first.at }]);
  hear(game, ...updates);
  for (const name of ["Hand 1", "Hand 2", "The crib"]) {
    await waitFor(() => expect([game.gate, bar().textContent]).toEqual(["continue", expect.stringContaining(name)]));
    await key("Enter");
  }
  await waitFor(() => expect(game.busy).toBe(false));
  expect((game.scene as PatienceScene).deal).toBe(2);
  expect(game.counting).toBeNull();
  expect(game.mine).toBe(true);
});

test("a hint in a solitaire marks the cards to discard, then lists the best pairs", async () => {
  const [first] = deals;
  const game = alone(patience, { send: (message) => sent.push(message) > 0 });
  game.hear(first);
  render(Patience, { game, lost: false, watch: false });
  const pairs = game.legal.slice(0, 3);
  for (let strength = 0; strength < 3; strength += 1) game.advice.ask();
  const options = pairs.map((action) => ({ ...hint.options[0]!, action }));
  hear(game, { ...hint, at: first.at, options });
  const best = (pairs[0] as Discard).cards;
  await waitFor(() => expect(document.querySelectorAll(".advised")).toHaveLength(2));
  for (const card of best) expect(document.querySelector(`[data-card="${card}"]`)?.className).toContain("advised");
  const listed = await screen.findByRole("group", { name: hintWords.options });
  expect(within(listed).getAllByRole("listitem")[0]?.textContent).toContain(actionName(pairs[0]!));
});

test("U in a solitaire brings back the hand before the discard", async () => {
  const [first] = deals;
  const game = alone(patience, { send: (message) => sent.push(message) > 0 });
  game.hear({ ...first, position: { ...first.position, can_take_back: true } });
  render(Patience, { game, lost: false, watch: false });
  await key("1");
  await key("u");
  expect(sent).toEqual([{ type: "TakeBack" }]);
  hear(game, { ...first, at: first.at + 1 });
  expect(game.log.at(-1)?.text).toBe(gameWords.takenBack);
  expect(game.scene).toEqual(first.position.scene);
});

test("a reload continues at the same hand", async () => {
  const [first, ...updates] = deals;
  const before = alone(patience);
  hear(before, first, ...updates);
  await waitFor(() => expect(before.gate).toBe("continue"));
  before.close();
  const after = alone(patience);
  expect(after.since).toBe(4);
  hear(after, { ...first, at: 4 }, ...updates);
  await waitFor(() => expect(after.gate).toBe("continue"));
  expect(after.counting?.told).toEqual(before.counting?.told);
});

test("a result that cannot be loaded says why", async () => {
  serve({ "/api/rooms/room/result": new Refusal("There is nothing to compare this game with.", 409) });
  const game = sit();
  hear(game, placed, over);
  expect((await screen.findByRole("alert")).textContent).toContain("nothing to compare");
});

test("the record of a square can be stepped through", async () => {
  const { rules, rules_text, rules_words, chairs, sides, targets, skunk_lines } = welcome;
  const begins = { game: 1, told: [], scene: welcome.position.scene, standing: welcome.position.standing, remark: "", assisted: [] };
  const step = (update: Update) => ({ ...begins, told: update.told, scene: update.told.at(-1)!.scene });
  const record: Replay = { rules, rules_text, rules_words, chairs, sides, targets, skunk_lines, deal: 7, first: 0, total: 3, steps: [begins], unchecked: [] };
  const more = vi.fn(async (first: number) => ({ ...record, first, steps: [[], [step(placed)], [step(over)]][first]! }));
  render(Viewer, { record, family: families.square as unknown as Family, more });
  await waitFor(() => expect(more.mock.calls).toEqual([[1], [2]]));
  await fireEvent.keyDown(window, { key: "End" });
  expect(screen.getByRole("status").textContent).toContain("45 points");
  await waitFor(() => expect(document.querySelector("[data-score]")?.getAttribute("data-score")).toBe("45"));
});
