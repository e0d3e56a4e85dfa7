// How a peg goes from the old pegs to the new ones: the board plans its own motion and knows no rules.
import { spotOf, type Board, type Spot } from "./geometry";

export type Pegs = readonly [rear: number, front: number];

/** The side whose front peg is ahead of all others; null where two are level. */
export function leader(pegs: readonly Pegs[]): number | null {
  const first = Math.max(...pegs.map(([, front]) => front));
  const sides = pegs.flatMap(([, front], side) => (front === first ? [side] : []));
  return sides.length === 1 ? (sides[0] ?? null) : null;
}

export interface Motion {
  /** Where the peg that moves was: 0 the rear one, which leaps the other; 1 the front one. */
  peg: 0 | 1;
  /** From where it stands, over each fifth hole, to where it lands. */
  path: Spot[];
  /** In milliseconds, whatever the distance within a hand's breadth of the same. */
  ms: number;
}

/** How long a peg takes over so many holes. */
export function pegTime(points: number): number {
  return points <= 0 ? 0 : Math.min(700, 400 + 15 * points);
}

/** The leap from old pegs to new; null where nothing leapt (nothing changed, or something was taken back). */
export function motion(board: Board, side: number, old: Pegs, now: Pegs): Motion | null {
  const [rear, front] = old;
  const points = now[1] - front;
  if (points <= 0 || now[0] !== front) return null;
  const path = [spotOf(board, side, rear, front === 0)];
  for (let hole = front; hole < now[1]; hole += 5) {
    if (hole > 0) path.push(spotOf(board, side, hole, false));
  }
  path.push(spotOf(board, side, now[1], false));
  return { peg: 0, path, ms: pegTime(points) };
}

/** The same as key frames for an element that stands at the end of the path: a hop from each spot to the next. */
export function hops(path: readonly Spot[], lift: Spot): Keyframe[] {
  const last = path.length - 1;
  const frame = ({ x, y }: Spot, scale: number, offset: number): Keyframe => ({
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale})`,
    offset,
    easing: scale === 1 ? "ease-out" : "ease-in",
  });
  const frames: Keyframe[] = [];
  path.forEach((spot, place) => {
    frames.push(frame(spot, 1, place / last));
    const next = path[place + 1];
    if (next === undefined) return;
    const middle = { x: (spot.x + next.x) / 2 + lift.x, y: (spot.y + next.y) / 2 + lift.y };
    frames.push(frame(middle, 1.5, (place + 0.5) / last));
  });
  return frames;
}
