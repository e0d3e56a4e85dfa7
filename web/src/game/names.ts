// The names at a table.
import type { Chair } from "../protocol";
import { common } from "../lib/strings";

/** The names of the seats, and of the sides that score. */
export interface Names {
  seats: readonly string[];
  sides: readonly string[];
}

/** The names at a table: `sides` is each seat's side; the seat `me`, if any, is called "You". */
export function namesOf(chairs: readonly Pick<Chair, "name">[], sides: readonly number[], me: number | null = null): Names {
  const seats = chairs.map(({ name }, seat) => (seat === me ? common.you : name));
  const together = (side: number): string => {
    const of = seats.filter((_, seat) => sides[seat] === side);
    return common.both(me !== null && sides[me] === side ? [common.you, ...of.filter((name) => name !== common.you)] : of);
  };
  return { seats, sides: Array.from({ length: Math.max(-1, ...sides) + 1 }, (_, side) => together(side)) };
}
