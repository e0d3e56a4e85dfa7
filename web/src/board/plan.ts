// Plans the motion from the old pegs to the new ones. It needs no rules of the game.
import { spotOf, type Board, type Spot } from "./geometry";

export type Pegs = readonly [rear: number, front: number];

/** The side whose front peg leads; null for a tie. */
export function leader(pegs: readonly Pegs[]): number | null {
  const first = Math.max(...pegs.map(([, front]) => front));
  const sides = pegs.flatMap(([, front], side) => (front === first ? [side] : []));
  return sides.length === 1 ? (sides[0] ?? null) : null;
}

export interface Motion {
  /** Which peg moves: the rear one (0), leaping the front one, or the front one (1). */
  peg: 0 | 1;
  /** From the old hole over every fifth hole to the new one. */
  path: Spot[];
  /** Duration in milliseconds; nearly the same for all distances. */
  ms: number;
}

/** Duration of a peg's move in milliseconds. */
export function pegTime(points: number): number {
  return points <= 0 ? 0 : Math.min(700, 400 + 15 * points);
}

/** The motion from old pegs to new; null if nothing was pegged, or if something was taken back. */
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

/** Key frames of hops along the path, for an element already placed at its end. */
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
