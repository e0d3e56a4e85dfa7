import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { AnyEvent, Replay, ReplayStep, CribbageScene, Told } from "../../protocol";
import { replayWords } from "./strings";
import { MENU } from "../../testing/menu";
import * as cribbage from "../../cribbage/family";
import type { Family } from "../../families";
import { cribOf, keptBy } from "../../cribbage/picture";
import { scene } from "../../testing/scene";
import { frames, games, stepTo } from "./frames";
import Viewer from "./Viewer.svelte";

const family = cribbage as unknown as Family;

function told(event: AnyEvent, words: string, after: CribbageScene): Told {
  return { event, words, scene: after, lines: [], groups: [] };
}

function step(game: number, happened: Told[], remark = "", assisted: number[] = []): ReplayStep {
  const standing = { points: [0, 0], wins: [0, 0], games: 0 };
  return { game, told: happened, scene: happened.at(-1)?.scene ?? scene([0, 0]), standing, remark, assisted };
}

const card: AnyEvent = { type: "Played", seat: 1, card: "5D", count: 15 };
const two: AnyEvent = { type: "Pegged", side: 1, points: 2, why: "card", combos: [] };
const heels: AnyEvent = { type: "Pegged", side: 1, points: 2, why: "heels", combos: [] };
const starter: AnyEvent = { type: "StarterTurned", card: "JD" };

const RECORD: Replay = {
  chairs: [
    { name: "Ann", player: null, helped: false },
    { name: "Bob", player: null, helped: false },
  ],
  sides: [0, 1],
  rules: MENU.presets[0]!.rules,
  rules_text: "standard",
  rules_words: "The usual game.",
  targets: [121, 121],
  skunk_lines: [],
  deal: null,
  first: 0,
  total: 4,
  steps: [
    step(1, []),
    step(1, [told(starter, "", scene([0, 0])), told(heels, "Two for his heels", scene([0, 2]))]),
    step(1, [told(card, "Fifteen for two", scene([0, 2])), told(two, "", scene([0, 4]))], "A bold lead."),
    step(2, [], "Again.", [1]),
  ],
  unchecked: ["what Bob discarded in deal 1"],
};

test("there is a frame for each visible event, including the points pegged for it", () => {
  const all = frames(RECORD, family.telling);
  expect(all.map((frame) => frame.words)).toEqual([
    replayWords.begins,
    "The starter is J♦.",
    "Bob: “Two for his heels.”",
    "Bob plays 5♦: “Fifteen for two.”",
    replayWords.begins,
  ]);
  expect((all[3]?.scene as CribbageScene).pegs[1]).toEqual([0, 4]);
  expect(all[3]?.remark).toBe("A bold lead.");
  expect(all[4]?.remark).toBe("Again. Bob had help in this game.");
  expect(games(all)).toEqual([
    { game: 1, first: 0, last: 3 },
    { game: 2, first: 4, last: 4 },
  ]);
});

test("a kept hand holds what was played; the crib what was discarded", () => {
  expect(keptBy(scene([0, 0]), 0)).toEqual([
    { card: "5H", played: false },
    { card: "KS", played: true },
  ]);
  expect(cribOf(scene([0, 0]))).toEqual(["AC", "2C"]);
});

test("cards and crib are called the player's own, by name or as You", async () => {
  const dealt = { ...scene([0, 0]), dealer: 0, hands: [["5D"], ["JD"]] };
  const chairs = [{ ...RECORD.chairs[0]!, name: "You" }, RECORD.chairs[1]!];
  const steps = [{ ...step(1, []), scene: dealt }];
  render(Viewer, { record: { ...RECORD, chairs, steps, total: 1 }, family, more: async () => RECORD });
  expect(await screen.findByText("Your crib")).toBeDefined();
  expect(screen.getByRole("img", { name: /^Your cards: 5♦/ })).toBeDefined();
  expect(screen.getByRole("img", { name: "Bob’s cards: J♦" })).toBeDefined();
});

test.each([
  ["ArrowRight", 3, 4],
  ["ArrowRight", 9, 9],
  ["ArrowLeft", 0, 0],
  ["Home", 7, 0],
  ["End", 0, 9],
  ["x", 5, null],
])("%s at %i of ten leads to %s", (key, at, to) => {
  expect(stepTo(key, at, 10)).toBe(to);
});

test("keys, buttons, games and the list all step through the record", async () => {
  render(Viewer, { record: RECORD, family, more: async () => RECORD });
  const spoken = screen.getByRole("status");
  expect(spoken.textContent).toBe(replayWords.begins);
  await fireEvent.keyDown(window, { key: "ArrowRight" });
  expect(spoken.textContent).toBe("The starter is J♦.");
  await fireEvent.click(screen.getByRole("button", { name: replayWords.forward }));
  expect(spoken.textContent).toContain("heels");
  await fireEvent.keyDown(window, { key: "End" });
  expect(screen.getByRole("button", { name: replayWords.forward })).toHaveProperty("disabled", true);
  await fireEvent.click(screen.getByRole("button", { name: /Game 1/ }));
  expect(spoken.textContent).toBe(replayWords.begins);
  await fireEvent.click(screen.getByText("Bob plays 5♦: “Fifteen for two.”"));
  expect(screen.getByText("A bold lead.")).toBeDefined();
  expect(screen.getByText(replayWords.unchecked(1))).toBeDefined();
});
