import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import Board from "./Board.svelte";
import { layout, spotOf, type Shape, type Spot } from "./geometry";
import { gameHoles, lettered } from "./lines";
import { pegHead } from "./pegs";
import { hops, leader, motion, pegTime } from "./plan";

const shape = (fields: Partial<Shape> = {}): Shape => ({
  target: 121,
  sides: 2,
  kind: "continuous",
  games: 7,
  upright: false,
  ...fields,
});

const near = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

function closest(spots: readonly Spot[]): number {
  let least = Infinity;
  spots.forEach((a, place) => {
    for (const b of spots.slice(place + 1)) least = Math.min(least, near(a, b));
  });
  return least;
}

/** Half the width of a number in letters of 8 units: its digits, spaces and dots. */
const halfWidth = (text: string): number => [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 4.5 : 2.5), 0) / 2;

describe.each(["continuous", "classic"] as const)("the %s board", (kind) => {
  test.each([
    [2, true],
    [2, false],
    [3, true],
    [3, false],
    [6, true],
    [6, false],
  ])("has its holes apart and within it for every target (%i sides, upright: %s)", (sides, upright) => {
    for (let target = 31; target <= 361; target += sides === 2 ? 1 : 5) {
      const board = layout(shape({ target, kind, upright, sides }));
      expect(board.holes).toHaveLength(sides);
      for (const holes of board.holes) expect(holes).toHaveLength(target - 1);
      const round = kind === "classic" ? 60 : target;
      const once = [
        ...board.holes.flatMap((holes) => holes.slice(0, round)),
        ...board.start.flat(),
        ...board.games.flat(),
        ...(kind === "continuous" ? board.end.slice(0, 1) : []),
      ];
      if (target % 30 < 2 || target > 350) expect(closest(once), `target ${target}`).toBeGreaterThan(6);
      const out = [...once, ...board.end].filter(
        ({ x, y }) => x < 4 || x > board.width - 4 || y < 4 || y > board.height - 4,
      );
      expect(out, `target ${target}`).toEqual([]);
      const pegs = [...board.holes.flat(), ...board.start.flat(), ...board.games.flat(), ...board.end];
      const touched = board.labels.flatMap(({ x, y, text }) => pegs.filter((spot) => Math.abs(spot.x - x) < halfWidth(text) + 3.4 && Math.abs(spot.y - y) < 3 + 3.4).map(() => text));
      // Three numbers in one place, on the classic board for long games, are wider than the space between its rows.
      if (kind === "continuous" || target <= 121) expect(touched, `numbers under pegs, target ${target}`).toEqual([]);
    }
  });

  test("consecutive holes are close together", () => {
    for (const target of [31, 61, 91, 121, 181, 240, 361]) {
      const board = layout(shape({ target, kind }));
      for (const holes of board.holes) {
        holes.forEach((hole, place) => {
          const next = holes[place + 1];
          if (next && (kind === "continuous" || (place + 1) % 60 !== 0)) expect(near(hole, next)).toBeLessThan(60);
        });
      }
    }
  });
});

test("the standard board has three streets of forty and one game hole", () => {
  const board = layout(shape());
  const ys = new Set(board.holes[0]?.map(({ y }) => y));
  expect(ys.size).toBe(3);
  expect(board.end[0]).toEqual(board.end[1]);
  expect(board.labels.map(({ text }) => text)).toEqual(["30", "60", "90", "120"]);
});

test("on the classic board hole 61 is hole 1 again, and a game to 61 is one lap", () => {
  const board = layout(shape({ kind: "classic" }));
  expect(board.holes[0]?.[60]).toEqual(board.holes[0]?.[0]);
  expect(board.labels.map(({ text }) => text)).toEqual(["30 · 90", "60 · 120"]);
  expect(layout(shape({ kind: "classic", target: 61 })).labels.map(({ text }) => text)).toEqual(["30", "60"]);
});

test.each(["continuous", "classic"] as const)("the %s board has a track, a start and third pegs for each of 2 to 6 sides", (kind) => {
  for (let sides = 2; sides <= 6; sides += 1) {
    const board = layout(shape({ kind, sides, games: 30 }));
    for (const of of [board.holes, board.start, board.games, board.tracks]) expect(of).toHaveLength(sides);
    expect(closest(board.games.flat())).toBeGreaterThan(5);
    // A skunk line lies across every track.
    const marks = board.across(91, "S");
    const crossed = board.holes.filter((holes) => {
      const y = holes[90]?.y ?? 0;
      return marks.some(({ from, to }) => Math.min(from.y, to.y) < y && y < Math.max(from.y, to.y));
    });
    expect(crossed).toHaveLength(sides);
  }
});

test("each side's pegs have their own shape", () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map((side) => pegHead(side, 5))).size).toBe(6);
});

test("an upright board is the same board rotated", () => {
  const flat = layout(shape());
  const upright = layout(shape({ upright: true }));
  expect([upright.width, upright.height]).toEqual([flat.height, flat.width]);
  expect(upright.holes[1]?.[7]).toEqual({ x: flat.holes[1]?.[7]?.y, y: flat.width - (flat.holes[1]?.[7]?.x ?? 0) });
});

test("skunk lines lie just before the hole that must be reached, with their letters", () => {
  expect(lettered([{ hole: 61, title: "double skunk", sides: [0, 1] }, { hole: 91, title: "skunk", sides: [0] }])).toEqual([
    { hole: 61, text: "SS", sides: [0, 1] },
    { hole: 91, text: "S", sides: [0] },
  ]);
  const board = layout(shape());
  const [mark] = board.across(91, "S");
  const [before, after] = [board.holes[0]?.[89], board.holes[0]?.[90]];
  expect(mark?.from.x).toBeGreaterThan(before?.x ?? 0);
  expect(mark?.from.x).toBeLessThan(after?.x ?? 0);
});

test("the third peg has as many holes as win the match", () => {
  expect(["single", "first_to:7", "best_of:3", "best_of:4"].map((match) => gameHoles({ match }))).toEqual([1, 7, 2, 3]);
});

describe("pegs leapfrog", () => {
  const board = layout(shape());

  test("the rear peg hops by fives from behind the front one to beyond it", () => {
    const leap = motion(board, 0, [4, 10], [10, 22]);
    const at = (hole: number): Spot => spotOf(board, 0, hole, false);
    expect(leap?.path).toEqual([at(4), at(10), at(15), at(20), at(22)]);
  });

  test("the first move starts from the rear start hole, the second from the front one", () => {
    expect(motion(board, 1, [0, 0], [0, 2])?.path[0]).toEqual(board.start[1]?.[0]);
    expect(motion(board, 1, [0, 2], [2, 5])?.path[0]).toEqual(board.start[1]?.[1]);
  });

  test("there is no motion without points, or when an action was taken back", () => {
    expect(motion(board, 0, [4, 10], [4, 10])).toBeNull();
    expect(motion(board, 0, [10, 22], [4, 10])).toBeNull();
  });

  test("the last move ends in the game hole", () => {
    expect(motion(board, 0, [110, 118], [118, 121])?.path.at(-1)).toEqual(board.end[0]);
  });

  test("a move takes 400 to 700 ms whatever the distance", () => {
    for (let points = 1; points <= 29; points += 1) {
      expect(pegTime(points)).toBeGreaterThanOrEqual(400);
      expect(pegTime(points)).toBeLessThanOrEqual(700);
    }
  });

  test("a hop is lifted between two spots and lands on each", () => {
    const frames = hops([{ x: 0, y: 0 }, { x: 10, y: 0 }], { x: 0, y: -7 });
    expect(frames.map((frame) => frame.transform)).toEqual([
      "translate(0.0px, 0.0px) scale(1)",
      "translate(5.0px, -7.0px) scale(1.5)",
      "translate(10.0px, 0.0px) scale(1)",
    ]);
  });
});

test("the board's label gives the peg positions, and the pegs move when they change", async () => {
  const props = {
    targets: [121, 121],
    pegs: [[0, 4], [2, 7]] as [number, number][],
    won: [1, 0],
    games: 7,
    lines: [],
    names: ["Ann", "Steady"],
    upright: false,
  };
  const { rerender, container } = render(Board, { props });
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/Ann 4.*Steady 7.*121/);
  const pegs = (): (string | null)[] =>
    [...container.querySelectorAll('.peg.front[data-side="0"]')].map((peg) => peg.getAttribute("style"));
  const before = pegs();
  await rerender({ ...props, pegs: [[4, 10], [2, 7]] });
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/Ann 10/);
  expect(pegs()).not.toEqual(before);
});

test.each(["continuous", "classic"] as const)("a captain's track on the %s board ends at the captain's own target", (kind) => {
  for (const target of [31, 61, 90, 121, 181]) {
    const half = Math.ceil(target / 2);
    const board = layout(shape({ target, targets: [target, half], kind }));
    expect(board.holes.map((holes) => holes.length)).toEqual([target - 1, half - 1]);
    expect(spotOf(board, 1, half, false)).toEqual(board.end[1]);
    expect(spotOf(board, 0, half, false)).toEqual(board.holes[0]?.[half - 1]);
    // The classic board reuses its holes after 60.
    const once = kind === "classic" && half > 61 ? [] : (board.holes[1] ?? []);
    expect(closest([...once, ...board.end.slice(1)])).toBeGreaterThan(6);
    expect(board.across(10, "S", [1])).toHaveLength(1);
  }
});

test.each([
  [[[0, 10], [0, 12]], 1],
  [[[0, 12], [0, 12]], null],
  [[[0, 30], [9, 12], [0, 30]], null],
  [[[0, 30], [9, 31], [0, 30]], 1],
] as const)("who leads with the pegs at %j", (pegs, side) => {
  expect(leader(pegs)).toBe(side);
});
