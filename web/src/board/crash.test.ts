import { describe, expect, test } from "vitest";
import { beside, CENTRE, crashLayout, FAR, HOLES, holeOf, spotAt, STEPS, thrownBack, waitingSpot, way } from "./crash";
import type { Spot } from "./geometry";

const near = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each([true, false])("the figure of eight (upright: %s)", (upright) => {
  const board = crashLayout(upright);
  const steps = Array.from({ length: STEPS }, (_, place) => place + 1);

  test("has 120 positions on distinct holes, except the centre, which is passed twice", () => {
    expect(board.holes).toHaveLength(HOLES);
    const apart = board.holes.filter((_, place) => place + 1 !== STEPS + 1 - CENTRE);
    apart.forEach((one, place) => {
      for (const other of apart.slice(place + 1)) expect(near(one, other)).toBeGreaterThan(9);
    });
    expect(near(spotAt(board, CENTRE, true), board.holes[STEPS - CENTRE] as Spot)).toBeLessThan(0.1);
  });

  test("spaces the holes evenly in both directions", () => {
    for (const clockwise of [true, false]) {
      for (const step of steps.slice(1)) {
        const gap = near(spotAt(board, step - 1, clockwise), spotAt(board, step, clockwise));
        expect(gap).toBeGreaterThan(9.9);
        expect(gap).toBeLessThan(10.1);
      }
    }
  });

  test("lets the two directions share a hole at the same step only at the start, the centre and the far end", () => {
    const meeting = steps.filter((step) => near(spotAt(board, step, true), spotAt(board, step, false)) < 1);
    expect(meeting).toEqual([1, CENTRE, FAR, STEPS + 1 - CENTRE, STEPS]);
    for (const step of steps) expect(holeOf(step, false)).toBe(holeOf(STEPS + 1 - step, true));
    for (const clockwise of [true, false]) {
      expect(near(spotAt(board, CENTRE, clockwise), spotAt(board, STEPS + 1 - CENTRE, clockwise))).toBeLessThan(1);
      expect(spotAt(board, 1, clockwise)).toEqual(spotAt(board, STEPS, clockwise));
    }
  });

  test("goes clockwise round the starting loop, within the board", () => {
    const turn = (a: Spot, b: Spot): number =>
      (a.x - board.near.x) * (b.y - board.near.y) - (a.y - board.near.y) * (b.x - board.near.x);
    expect(turn(spotAt(board, 1, true), spotAt(board, 2, true))).toBeGreaterThan(0);
    expect(turn(spotAt(board, 1, false), spotAt(board, 2, false))).toBeLessThan(0);
    const spots = [
      ...board.holes,
      ...[0, 1, 2, 3].flatMap((side) => [true, false].map((rear) => waitingSpot(board, side, 4, rear))),
      ...steps.map((step) => beside(board, step, true, 13)),
    ];
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(8);
      expect(x).toBeLessThan(board.width - 8);
      expect(y).toBeGreaterThan(8);
      expect(y).toBeLessThan(board.height - 8);
    }
  });

  test("keeps the waiting pegs apart and clear of the track", () => {
    const waiting = [0, 1, 2, 3].flatMap((side) => [true, false].map((rear) => waitingSpot(board, side, 4, rear)));
    waiting.forEach((one, place) => {
      for (const other of waiting.slice(place + 1)) expect(near(one, other)).toBeGreaterThan(11);
      for (const hole of board.holes) expect(near(one, hole)).toBeGreaterThan(12);
    });
  });

  test("moves a peg along the track by every fifth hole", () => {
    const path = way(board, spotAt(board, 10, true), [10, 22], true);
    expect(path).toEqual([10, 15, 20, 22].map((step) => spotAt(board, step, true)));
  });
});

test("puts a hit front peg behind the rear one, and a hit rear peg ahead of the front one", () => {
  expect(thrownBack([10, 14], [6, 10])).toBe(true);
  expect(thrownBack([2, 9], [0, 2])).toBe(true);
  expect(thrownBack([10, 14], [14, 18])).toBe(false);
});
