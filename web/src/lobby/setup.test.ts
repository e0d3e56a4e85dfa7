import { expect, test } from "vitest";
import { MENU } from "../testing/menu";
import { fromLine, fromPreset, matchOf, matchParts, toLine } from "./setup";

test("a preset is its own line", () => {
  expect(toLine(MENU, fromPreset(MENU, "hoyle"))).toBe("hoyle");
});

test("what differs from the preset is written after it", () => {
  const game = fromPreset(MENU, "hoyle");
  game.values = { ...game.values, target: 61, match: "single" };
  expect(toLine(MENU, game)).toBe("hoyle target=61 match=single");
});

test.each(["standard", "hoyle heels=0", "standard target=181 match=best_of:3 crib_flush=four"])("read and written again: %s", (line) => {
  expect(toLine(MENU, fromLine(MENU, line))).toBe(line);
});

test.each([
  ["", "standard"],
  ["gone target=61", "standard target=61"],
  ["standard players=3 nonsense =", "standard"],
])("what is not offered is passed over: %s", (line, read) => {
  expect(toLine(MENU, fromLine(MENU, line))).toBe(read);
});

test("a match in two parts", () => {
  expect(matchParts("first_to:7")).toEqual({ kind: "first_to", length: 7 });
  expect(matchParts("single")).toEqual({ kind: "single", length: null });
  expect(matchOf("best_of", 5)).toBe("best_of:5");
  expect(matchOf("single", 5)).toBe("single");
});
