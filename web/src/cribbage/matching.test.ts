import { expect, it } from "vitest";
import { seriesAt } from "./matching";

type Playing = Parameters<typeof seriesAt>[0];
const after = (series: number[], match_winner: number | null, sides: number[] = [0, 1]): Playing =>
  ({ about: { terms: { series } }, sides, position: { match_over: match_winner !== null, match_winner } }) as unknown as Playing;

it("shows the wins of a series, the player's first, and counts this match once it is over", () => {
  expect(seriesAt(after([], 1), 0)).toBe("");
  expect(seriesAt(after([2, 1], null), 0)).toBe("Series 2 – 1");
  expect(seriesAt(after([2, 1], 1), 1)).toBe("Series 2 – 2");
  expect(seriesAt(after([2, 1, 2, 1], 1, [0, 1, 0, 1]), 1)).toBe("Series 2 – 2");
});
