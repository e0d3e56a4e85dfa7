// Geometry of the chart of a game.
import type { DealPoints, SkunkLine } from "../../protocol";

export interface Size {
  width: number;
  height: number;
}

export interface Plot {
  x: (deal: number) => number;
  y: (score: number) => number;
  /** The points of each side's line, from 0 to its final score. */
  lines: string[];
  /** The scores marked at the axis. */
  marks: number[];
  /** Every so many deals have a number below, and the size of the dealers' marks: neither overlaps its neighbours. */
  every: number;
  dealerMark: number;
  /** The positions of the names at the ends of the lines, without overlaps. */
  ends: number[];
}

const ABOVE = 14;
export const BELOW = 52;
export const LEFT = 40;
const APART = 18;
/** The width of a number of two digits, and the size of a dealer's mark where there is room. */
const NUMBER = 20;
const DEALER = 6.5;

/** The chart of these deals; `right` is the width for the names at the ends of the lines. */
export function plotOf(deals: readonly DealPoints[], target: number, { width, height }: Size, right: number): Plot {
  const foot = height - BELOW;
  const top = Math.max(target, ...deals.flatMap(({ scores }) => scores));
  const x = (deal: number): number => LEFT + ((width - LEFT - right) * deal) / Math.max(1, deals.length);
  const y = (score: number): number => foot - ((foot - ABOVE) * score) / top;
  const step = x(1) - x(0);
  const sides = deals[0]?.scores.map((_, side) => side) ?? [];
  const points = (side: number): number[] => [0, ...deals.map(({ scores }) => scores[side] ?? 0)];
  return {
    x,
    y,
    lines: sides.map((side) => `M${points(side).map((score, deal) => `${x(deal).toFixed(1)} ${y(score).toFixed(1)}`).join("L")}`),
    marks: [...Array.from({ length: Math.ceil(target / 30) }, (_, step) => 30 * step).filter((score) => target - score > 10), target],
    every: Math.ceil(NUMBER / step),
    dealerMark: Math.min(DEALER, 0.42 * step),
    ends: apart(sides.map((side) => y(points(side).at(-1) ?? 0))),
  };
}

/** These heights, moved apart to a minimum distance, in their original order. */
export function apart(heights: readonly number[]): number[] {
  const placed = [...heights];
  const order = heights.map((_, at) => at).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  let last = Infinity;
  for (const at of order) {
    placed[at] = Math.min(placed[at] ?? 0, last - APART);
    last = placed[at];
  }
  return placed;
}

/** The skunk lines that no score at the axis would cover. */
export function linesShown(lines: readonly SkunkLine[]): SkunkLine[] {
  return lines.filter(({ hole }, place) => lines.findIndex((other) => other.hole === hole) === place);
}
