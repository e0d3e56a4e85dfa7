import { expect, test } from "vitest";
import { daysBefore, streakOf, weekOf } from "./today";

test("days are counted across the ends of months and years", () => {
  expect(daysBefore("2026-03-01", 1)).toBe("2026-02-28");
  expect(daysBefore("2026-01-01", 1)).toBe("2025-12-31");
});

test.each([
  ["nothing", [], 0],
  ["today alone", ["2026-01-10"], 1],
  ["today is not over yet", ["2026-01-09", "2026-01-08"], 2],
  ["today and before", ["2026-01-10", "2026-01-09"], 2],
  ["a day between breaks it", ["2026-01-10", "2026-01-08"], 1],
  ["long ago", ["2026-01-05"], 0],
])("days in a row: %s", (_, played, days) => {
  expect(streakOf(new Set(played), "2026-01-10")).toBe(days);
});

test("the last seven days end with today", () => {
  const week = weekOf(new Set(["2026-01-09"]), "2026-01-10");
  expect(week.map(({ name }) => name)).toEqual(["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]);
  expect(week.map(({ played }) => played)).toEqual([false, false, false, false, false, true, false]);
});
