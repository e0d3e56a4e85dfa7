import { expect, test } from "vitest";
import { canLayAway } from "./primary";

test("by toss fives no card can be raised that leaves a five in the hand", () => {
  const legal = ["2C", "3C", "9D"].map((other) => ({ type: "lay_away" as const, seat: 0, cards: [other, "5H"] }));
  expect(canLayAway({ legal }, ["5H"])).toBe(true);
  expect(canLayAway({ legal }, ["2C"])).toBe(true);
  expect(canLayAway({ legal }, ["5H", "9D"])).toBe(true);
  expect(canLayAway({ legal }, ["2C", "3C"])).toBe(false);
  expect(canLayAway({ legal }, ["5H", "9D", "2C"])).toBe(false);
});
