import { expect, test, vi } from "vitest";
import { charactersOf, clipped } from "./names";

const FAMILY = "👨🏻‍👩🏿‍👧🏽‍👦🏼";

test("an emoji is one character, however many code points it has", () => {
  for (const emoji of [FAMILY, "👋🏽", "🇫🇷", "❤️", "é"]) expect(charactersOf(emoji)).toEqual([emoji]);
});

test("a name is cut between characters", () => {
  const segmenters = vi.spyOn(Intl, "Segmenter");
  expect(clipped("Ann", 24)).toBe("Ann");
  expect(segmenters).not.toHaveBeenCalled();
  segmenters.mockRestore();
  expect(clipped("x".repeat(30), 24)).toBe("x".repeat(24));
  expect(clipped(FAMILY.repeat(30), 24)).toBe(FAMILY.repeat(24));
  expect(clipped(`${"x".repeat(23)}👋🏽!`, 24)).toBe(`${"x".repeat(23)}👋🏽`);
});
