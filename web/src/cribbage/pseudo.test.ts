// Every text of the table is in a catalogue: from the cut to the end, with hints, prompts, the coach and the recap.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Game } from "../game/game.svelte";
import { spoken } from "../lib/language";
import type { Asked, CribbageOffer, Hint, HintOption, Recap } from "../protocol";
import { plainTextsOf, speakPseudo } from "../testing/pseudo";

const NAME = "Åñ";
const before = { ...spoken };
const nothing = (): void => undefined;

beforeEach(() => speakPseudo());
afterEach(() => {
  Object.assign(spoken, before);
  vi.resetModules();
});

/** A message in another language: names and sentences of the server contain no plain letters. */
function translated<T>(message: T): T {
  const texts = ["name", "words", "rules_words", "level", "line", "nudge", "basis", "reason", "call"];
  return JSON.parse(JSON.stringify(message), (key, value: unknown) => (texts.includes(key) && typeof value === "string" ? NAME : value)) as T;
}

/** A table after entry `at`, with the entries up to `to` still to be shown. */
async function tableAt(at: number, more: { asked?: Partial<Asked>; offer?: Partial<CribbageOffer> } = {}): Promise<Game<"cribbage">> {
  const { table, updates, welcome } = await import("../testing/game");
  const { DEFAULTS } = await import("../lib/settings.svelte");
  const made = table({ settings: { ...DEFAULTS, botPace: "instant", countSpeed: 0 } });
  const { position } = at === 1 ? welcome : (updates.find((one) => one.at === at) ?? welcome);
  const offer = { ...position.offer, ...more.offer };
  const asked = more.asked && { seat: 0, what: "claim", whose: 1, of: "hand", cards: ["5C", "5D", "5H", "JS"], claim: null, to_name: [], ...more.asked };
  const scene = asked ? { ...position.scene, phase: "show", asked, starter: "5S" } : position.scene;
  made.hear(translated({ ...welcome, at, position: { ...position, scene, offer, ...(asked ? { to_act: [0] } : {}) } }) as typeof welcome);
  return made;
}

async function entries(): Promise<number[]> {
  const { updates } = await import("../testing/game");
  const phases = new Map(updates.map(({ at, position }) => [`${position.scene.phase} ${position.scene.turn}`, at]));
  return [1, ...phases.values()];
}

/** The letters on the board and the name of the program, which are the same in all languages. */
const isOwn = (text: string): boolean => text !== "fifteentwo" && /[A-Za-z]{2}/.test(text.replace(/\bSS\b/, ""));

async function plainIn(path: string, props: Record<string, unknown>, ready?: (root: Element) => void | Promise<void>): Promise<string[]> {
  const { default: component } = (await import(/* @vite-ignore */ path)) as { default: unknown };
  return (await plainTextsOf(component, props, ready)).filter(isOwn);
}

const drawn = (table: Game<"cribbage">, ready?: (root: Element) => void | Promise<void>): Promise<string[]> =>
  plainIn("./TableView.svelte", { game: table, lost: false }, ready);
const there = (root: Element, selector: string) => (): Promise<void> => vi.waitFor(() => expect(root.querySelector(selector)).not.toBeNull());

test("the table in every phase, with the end", async () => {
  const ats = await entries();
  expect(ats.length).toBeGreaterThan(5);
  for (const at of ats) expect(await drawn(await tableAt(at)), `after ${at}`).toEqual([]);
  const end = await tableAt(ats.at(-1) ?? 1);
  expect(await drawn(end, (root) => there(root, "section.over h2")())).toEqual([]);
});

test("the log", async () => {
  const { updates } = await import("../testing/game");
  const { sentence } = await import("./telling");
  const lines = updates.flatMap(({ told }) => told.map(({ event }) => sentence(event, "ñ", { seats: ["Åñ", "Ƀø"], sides: ["Åñ", "Ƀø"] })));
  expect(lines.filter(Boolean).length).toBeGreaterThan(20);
  expect(lines.filter((line) => /[A-Za-z]{2}/.test(line))).toEqual([]);
  expect(await plainIn("../game/Log.svelte", { lines: [], onclose: nothing })).toEqual([]);
  const [first = 1] = await entries();
  expect(await plainIn("../game/GameSheet.svelte", { game: await tableAt(first), inShort: [], match: "", onclose: nothing })).toEqual(["standard target=31"]);
});

test("the prompts", async () => {
  await (await import("./prompts/later")).load();
  const questions: { asked: Partial<Asked>; offer?: Partial<CribbageOffer> }[] = [
    { asked: { what: "claim", whose: 0 }, offer: { count_to: 29 } },
    { asked: { what: "call", claim: 4 } },
    { asked: { what: "name", whose: 0, to_name: ["*1"], cards: ["5C", "5D", "JS", "*1"] } },
    { asked: { what: "way", of: "path", cards: [] } },
  ];
  const { updates } = await import("../testing/game");
  const at = updates.find(({ position }) => position.scene.phase === "show")?.at ?? 1;
  for (const question of questions) {
    const table = await tableAt(at, question);
    if (table.rules) Object.assign(table.rules, { counting: "manual" });
    expect(await drawn(table), JSON.stringify(question)).toEqual([]);
  }
});

test("a hint", async () => {
  const { updates } = await import("../testing/game");
  const at = updates.find(({ position }) => position.scene.phase === "discard" && position.offer.legal.length > 0)?.at ?? 1;
  const worth = { value: 1.5, error: 0.1 };
  const action = { type: "discard" as const, seat: 0, cards: ["2S", "9D"] };
  const ranks = [{ rank: "T" as const, hand: 18.24 }];
  const option: HintOption = {
    action, total: worth, hand: worth, crib: worth, play: worth, win: worth, match: worth, now: null, best_starters: ranks, worst_starters: ranks, reason: "ñ",
  };
  const hint: Hint = { type: "Hint", at, what: "discard", by: "win", nudge: "ñ", words: "ñ", basis: "ñ", options: Array<HintOption>(5).fill(option), demonstrated: false, explore: null };
  for (const shown of [0, 1, 2]) expect(await plainIn("../game/hints/Hints.svelte", { hint, shown, onclose: nothing })).toEqual([]);
});

test("all tips of the coach", async () => {
  Object.assign(document, { getAnimations: () => [] }); // jsdom has none
  const { TIPS } = await import("./coach/tips");
  const table = await tableAt(1);
  const keeps = { hand: ["5H"], starter: null, lines: [], points: 12, combos: [], groups: [], crib: false };
  for (const tip of Object.keys(TIPS)) {
    expect(await plainIn("./coach/Bubble.svelte", { coach: { tip, keeps, close: nothing }, table, onleave: nothing }), tip).toEqual([]);
  }
  expect(await plainIn("./coach/Steps.svelte", { step: "play" })).toEqual([]);
});

test("the recap, the picture to share and the flourishes", async () => {
  const counted = { deal: 2, hand: { seat: 0, crib: false, cards: ["5D", "5S", "JS", "QC"], starter: "KS", points: 18 }, call: "ñ", table: [], was_last: true };
  const deal = { dealer: 0, starter: "KS", pegging: [2, 3], heels: 0, counted: [], other: [0, 0], played_out: true, scores: [31, 20] };
  const told: Recap = {
    number: 1, sides: [0, 1], targets: [31, 31], skunk_lines: [{ hole: 24, title: "skunk", sides: [0, 1] }], deals: [deal],
    parts: [{ part: "hand", points: [20, 10], averages: [7.94, 7], expected: 8.1 }], best: [counted, { ...counted, was_last: false }],
    facts: [
      { type: "Trailed", side: 0, points: 7, deal: 3 },
      { type: "LedThroughout", side: 1 },
      { type: "PartWon", part: "hand", side: 0, points: 68, other: 1, against: 56 },
      { type: "ShortOfLine", side: 1, holes: 3, title: "skunk" },
      { type: "PastLine", side: 1, holes: 0, title: "skunk" },
    ],
    games: [{ winners: [1], scores: [88, 121], points: [0, 2] }, { winners: [0], scores: [121, 117], points: [1, 0] }],
    is_sealed: true,
  };
  const ats = await entries();
  expect(await plainIn("./recap/Recap.svelte", { game: await tableAt(ats.at(-1) ?? 1), told, ontable: nothing })).toEqual([]);
  const { flourishWords, reasonWords } = await import("./strings.later");
  const { recapWords } = await import("./recap/strings");
  const words = [flourishWords.hand(24), flourishWords.title("double skunk"), reasonWords.nothing, recapWords.image.beat("Åñ", "Ƀø"), recapWords.image.deals(4)];
  expect(words.filter((text) => /[A-Za-z]{2}/.test(text))).toEqual([]);
});
