import { expect, test } from "vitest";
import { canDiscard } from "./primary";

test("with toss fives no selection may leave a five in the hand that could be discarded", () => {
  const legal = ["2C", "3C", "9D"].map((other) => ({ type: "discard" as const, seat: 0, cards: [other, "5H"] }));
  expect(canDiscard({ legal }, ["5H"])).toBe(true);
  expect(canDiscard({ legal }, ["2C"])).toBe(true);
  expect(canDiscard({ legal }, ["5H", "9D"])).toBe(true);
  expect(canDiscard({ legal }, ["2C", "3C"])).toBe(false);
  expect(canDiscard({ legal }, ["5H", "9D", "2C"])).toBe(false);
});
