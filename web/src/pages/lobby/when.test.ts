import { expect, test } from "vitest";
import { ago } from "./when";

const now = Date.parse("2026-03-10T12:00:00Z");

test.each([
  ["2026-03-10T11:59:40Z", "just now"],
  ["2026-03-10T11:55:00Z", "5 minutes ago"],
  ["2026-03-10T10:00:00Z", "2 hours ago"],
  ["2026-03-09T11:00:00Z", "yesterday"],
  ["2026-02-20T12:00:00Z", "3 weeks ago"],
  ["2024-03-10T12:00:00Z", "2 years ago"],
])("%s was %s", (moment, words) => {
  expect(ago(moment, now, "just now")).toBe(words);
});
