import { expect, test } from "vitest";
import { welcome } from "../testing/game";
import { DEFAULTS } from "../lib/settings.svelte";
import type { CribbageScene, Told } from "../protocol";
import { gateBefore, pauseBefore } from "./pace";

const scene: CribbageScene = { ...welcome.position.scene, cut: [], deals: 0, dealer: 1 };
const me = { seat: 0, side: 0, own: [0] };
const told = (type: string): Told => ({ event: { type }, scene, words: "", lines: [] }) as unknown as Told;

test.each([
  ["CardsCut", scene, "cut"],
  ["Dealt", scene, "deal"],
  ["StarterTurned", scene, "starter"],
] as const)("cutting and dealing wait for the player, unless they happen by themselves: %s", (type, before, gate) => {
  expect(gateBefore(told(type), before, me)).toBe(gate);
  expect(gateBefore(told(type), before, me, { autoDeal: null })).toBe(gate);
  expect(gateBefore(told(type), before, me, { autoDeal: true })).toBeNull();
});

test("the next deal waits until the counts have been seen", () => {
  expect(gateBefore(told("Dealt"), { ...scene, deals: 1 }, me, { autoDeal: true })).toBe("next-deal");
});

test("the dealer and the cut can be seen before the next automatic event", () => {
  const settings = { ...DEFAULTS, autoDeal: true };
  expect(pauseBefore(told("Dealt"), scene, me, settings)).toBeGreaterThan(0);
  expect(pauseBefore(told("StarterTurned"), scene, me, settings)).toBeGreaterThan(0);
  expect(pauseBefore(told("Dealt"), scene, me, DEFAULTS)).toBe(0);
});
