import { expect, test } from "vitest";
import type { Told } from "../protocol";
import { featOf } from "./feats";

const LINES = [
  { hole: 91, title: "skunk", sides: [0, 1] },
  { hole: 61, title: "double skunk", sides: [0, 1] },
];
const ABOUT = { targets: [121, 121], skunk_lines: LINES };
const shown = (points: number): Told => ({ event: { type: "Shown", seat: 1, points }, scene: {} }) as unknown as Told;
const pegged = (winner: number, loser: number): Told =>
  ({ event: { type: "Pegged", side: 0, points: 2 }, scene: { pegs: [[100, winner], [0, loser]] } }) as unknown as Told;

test.each([
  [23, null],
  [24, { side: 1, points: 24, title: "" }],
  [29, { side: 1, points: 29, title: "" }],
])("a hand of %i", (points, feat) => {
  expect(featOf(shown(points), [0, 1], ABOUT)).toEqual(feat);
});

test.each([
  [120, 30, null],
  [121, 110, ""],
  [121, 91, ""],
  [121, 90, "skunk"],
  [121, 60, "double skunk"],
])("pegging to %i against %i", (winner, loser, title) => {
  expect(featOf(pegged(winner, loser), [0, 1], ABOUT)).toEqual(title === null ? null : { side: 0, points: null, title });
});
