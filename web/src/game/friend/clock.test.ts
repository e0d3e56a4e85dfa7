import { expect, it } from "vitest";
import { crossed, shown } from "./clock";

it.each([
  [2 * 86_400_000 + 3 * 3_600_000, "2d 3h"],
  [3_723_000, "1:02:03"],
  [600_000, "10:00"],
  [59_999, "0:59"],
  [9_449, "9.4"],
  [0, "0.0"],
])("shows %d milliseconds as %s", (left, text) => {
  expect(shown(left)).toBe(text);
});

it("announces little time once", () => {
  expect(crossed(Infinity, 20_000)).toBeNull();
  expect(crossed(30_100, 29_900)).toBe(30);
  expect(crossed(29_900, 29_700)).toBeNull();
  expect(crossed(10_001, 10_000)).toBe(10);
});
