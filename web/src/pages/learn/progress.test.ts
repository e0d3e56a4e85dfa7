import { beforeEach, expect, test } from "vitest";
import { addCount, finish, forgetCounts, progress, readProgress, totals, type Counted } from "./progress";

beforeEach(() => localStorage.clear());

const counted = (said: number, points: number, kinds: string[], milliseconds = 4000): Counted => ({ said, points, kinds, milliseconds });

test("progress is stored: each lesson once, and the last hundred counts", () => {
  let now = finish(finish(progress(), "fifteens"), "fifteens");
  for (let hand = 0; hand < 120; hand += 1) now = addCount(now, counted(hand, hand, []));
  expect(progress()).toEqual(now);
  expect(now.done).toEqual(["fifteens"]);
  expect(now.counts.length).toBe(100);
  expect(now.counts.at(-1)?.said).toBe(119);
  expect(forgetCounts(now).counts).toEqual([]);
  expect(progress().done).toEqual(["fifteens"]);
});

test("unreadable entries are ignored", () => {
  const whole = counted(2, 4, ["15s"]);
  expect(readProgress("{")).toEqual({ done: [], counts: [] });
  expect(readProgress(JSON.stringify({ done: ["a", 1], counts: [whole, null, { said: 2 }] }))).toEqual({ done: ["a"], counts: [whole] });
});

test("speed, errors by kind, and the current streak", () => {
  const counts = [
    counted(4, 4, ["15s"], 9000),
    counted(4, 6, ["15s", "pair"], 5000),
    counted(8, 8, ["runs", "pair"], 3000),
    counted(2, 2, ["pair"], 1000),
  ];
  expect(totals(counts)).toEqual({
    hands: 4,
    right: 3,
    seconds: 5,
    streak: 2,
    kinds: [
      { name: "15s", hands: 2, wrong: 1 },
      { name: "pair", hands: 3, wrong: 1 },
      { name: "runs", hands: 1, wrong: 0 },
    ],
  });
  expect(totals([])).toEqual({ hands: 0, right: 0, seconds: null, streak: 0, kinds: [] });
});
