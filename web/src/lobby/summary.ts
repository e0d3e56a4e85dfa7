// What a line of the lobby says of a game, from where this browser sits.
import type { Summary } from "../protocol";

/** The names of those across the table. */
export function opponentOf(game: Summary): string {
  return game.chairs
    .filter((_, seat) => seat !== game.seat)
    .map((chair) => chair.name)
    .join(", ");
}

/** A pair of figures, mine first. With two players seat and side are one. */
export function mineFirst(game: Summary, figures: readonly number[]): readonly [number, number] {
  const theirs = figures.filter((_, side) => side !== game.seat);
  return [figures[game.seat] ?? 0, Math.max(0, ...theirs)];
}
