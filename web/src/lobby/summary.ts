// What a line of the lobby says of a game, from where this browser sits.
import { gameHoles } from "../board/lines";
import type { Summary } from "../protocol";
import { strings } from "../strings";

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

/** How the match stands: by games where it is the best of several, else by game points. */
export function matchLine(game: Summary): string {
  const byGames = game.match.startsWith("best_of");
  const stands = mineFirst(game, byGames ? game.standing.wins : game.standing.points);
  return strings.table.matchStands(...stands, gameHoles(game), byGames);
}
