// The crash board: one figure-of-eight track shared by all sides. Positions of its holes, and the paths of pegs.
//
// Hole 1, at one end, is both start and game hole; the centre is holes 31 and 91, the far end hole 61. Clockwise is
// as seen round the starting loop. The unit is a tenth of the distance between holes.
import type { Spot } from "./geometry";
import type { Pegs } from "./plan";

export const HOLES = 120;
export const STEPS = 121;
export const CENTRE = 31;
export const FAR = 61;

const PITCH = 10;
const MARGIN = 27;
const QUARTER = 30;
const FINE = 4000;

export interface CrashBoard {
  width: number;
  height: number;
  upright: boolean;
  /** Holes 1 to 120 in clockwise order; the centre appears twice. */
  holes: Spot[];
  /** The track through the holes, as an SVG path. */
  track: string;
  /** The centres of the starting loop and of the far loop. */
  near: Spot;
  far: Spot;
}

/** The hole, from 1 to 120, of a peg after `step` steps (1 to 121). */
export function holeOf(step: number, clockwise: boolean): number {
  const hole = clockwise ? step : STEPS + 1 - step;
  if (hole === STEPS) return 1;
  return hole === STEPS + 1 - CENTRE ? CENTRE : hole;
}

/** A quarter of Bernoulli's lemniscate, from the end of a loop to the centre, divided into equal arc lengths. */
function quarter(): { spots: Spot[]; reach: number } {
  const at = (place: number): Spot => {
    const turn = Math.PI - (place / FINE) * (Math.PI / 2);
    const below = 1 + Math.sin(turn) ** 2;
    return { x: Math.cos(turn) / below, y: (Math.sin(turn) * Math.cos(turn)) / below };
  };
  const gone = [0];
  for (let place = 1; place <= FINE; place += 1) {
    const [a, b] = [at(place - 1), at(place)];
    gone.push((gone[place - 1] ?? 0) + Math.hypot(a.x - b.x, a.y - b.y));
  }
  const length = gone[FINE] ?? 1;
  const spots: Spot[] = [];
  let place = 0;
  for (let step = 0; step <= QUARTER; step += 1) {
    while (place < FINE && (gone[place] ?? 0) < (length * step) / QUARTER) place += 1;
    spots.push(at(place));
  }
  return { spots, reach: (QUARTER * PITCH) / length };
}

export function crashLayout(upright: boolean): CrashBoard {
  const { spots, reach } = quarter();
  const deep = reach * (Math.SQRT2 / 4) + MARGIN;
  const wide = reach + MARGIN;
  const turned = ({ x, y }: Spot): Spot => {
    const [across, down] = [x * reach + wide, y * reach + deep];
    return upright ? { x: down, y: 2 * wide - across } : { x: across, y: down };
  };
  const back = spots.slice(0, QUARTER).reverse();
  const other = ({ x, y }: Spot): Spot => ({ x: -x, y });
  const under = ({ x, y }: Spot): Spot => ({ x, y: -y });
  const holes = [
    ...spots.slice(0, QUARTER),
    spots[QUARTER] ?? { x: 0, y: 0 },
    ...back.map(other).map(under),
    ...spots.slice(1).map(other),
    ...back.slice(0, -1).map(under),
  ].map(turned);
  const loop = Math.SQRT2 / 2 - 0.08;
  return {
    width: 2 * (upright ? deep : wide),
    height: 2 * (upright ? wide : deep),
    upright,
    holes,
    track: `${holes.map(({ x, y }, place) => `${place === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("")}Z`,
    near: turned({ x: -loop, y: 0 }),
    far: turned({ x: loop, y: 0 }),
  };
}

/** The position of a peg after `step` steps, at least 1. */
export function spotAt(board: CrashBoard, step: number, clockwise: boolean): Spot {
  return board.holes[holeOf(Math.min(step, STEPS), clockwise) - 1] ?? { x: 0, y: 0 };
}

/** Waiting positions for pegs not yet on the track: a pair per side inside the starting loop. */
export function waitingSpot(board: CrashBoard, side: number, sides: number, rear: boolean): Spot {
  const apart = (side - (sides - 1) / 2) * 15;
  const beside = rear ? -7 : 7;
  return board.upright
    ? { x: board.near.x + apart, y: board.near.y - beside }
    : { x: board.near.x + beside, y: board.near.y + apart };
}

/** A spot beside the track at this step, outside it for a positive `by` and inside for a negative one. */
export function beside(board: CrashBoard, step: number, clockwise: boolean, by: number): Spot {
  const here = spotAt(board, step, clockwise);
  const before = spotAt(board, Math.max(1, step - 1), clockwise);
  const after = spotAt(board, Math.min(STEPS, step + 1), clockwise);
  const [x, y] = [after.y - before.y, before.x - after.x];
  const long = Math.hypot(x, y) || 1;
  const middle = nearer(board, here);
  const out = Math.sign(x * (here.x - middle.x) + y * (here.y - middle.y)) || 1;
  return { x: here.x + (out * by * x) / long, y: here.y + (out * by * y) / long };
}

function nearer({ near, far }: CrashBoard, { x, y }: Spot): Spot {
  return Math.hypot(x - near.x, y - near.y) <= Math.hypot(x - far.x, y - far.y) ? near : far;
}

/** Whether a hit front peg was put behind the rear one; otherwise a hit rear peg was put ahead. */
export function thrownBack(before: Pegs, now: Pegs): boolean {
  return now[1] === before[0];
}

/** The spots a peg passes from one step to another, stopping at every fifth hole. */
export function way(board: CrashBoard, from: Spot, steps: readonly [number, number], clockwise: boolean): Spot[] {
  const path = [from];
  const [left, landed] = steps;
  for (let step = left + 5; step < landed; step += 5) path.push(spotAt(board, step, clockwise));
  path.push(spotAt(board, landed, clockwise));
  return path;
}
