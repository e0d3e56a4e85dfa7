import { expect, test } from "vitest";
import { LESSONS } from "./lessons";

const RANKS = "A23456789TJQK";

/** The hands without a starter that a lesson shows or asks for. */
function handsOf(id: string): (readonly string[])[] {
  const lesson = LESSONS.find((one) => one.id === id);
  return [...(lesson?.parts ?? []), ...(lesson?.checks ?? [])].flatMap((part) => (typeof part !== "string" && "hand" in part && part.starter === null ? [part.hand] : []));
}

function ranks(hand: readonly string[]): number[] {
  return hand.map((card) => RANKS.indexOf(card.charAt(0))).sort((one, other) => one - other);
}

test("the hands of the first lesson score nothing but fifteens", () => {
  expect(handsOf("fifteens").length).toBe(4);
  for (const hand of handsOf("fifteens")) {
    const held = ranks(hand);
    expect(new Set(held).size, hand.join(" ")).toBe(hand.length);
    expect(held.some((rank, at) => held[at + 1] === rank + 1 && held[at + 2] === rank + 2), hand.join(" ")).toBe(false);
  }
});

test("no hand is a flush before flushes have been taught", () => {
  for (const hand of [...handsOf("fifteens"), ...handsOf("pairs-runs")]) expect(new Set(hand.map((card) => card.charAt(1))).size, hand.join(" ")).toBeGreaterThan(1);
});
