// What a line of the lobby says of a game, from where this browser sits: at one seat of its table, or at several.
import { gameHoles } from "../board/lines";
import type { Summary } from "../protocol";
import { strings } from "../strings";

/** What there is of a room, seat by seat; one seat at the least. */
export type Held<T> = readonly [T, ...T[]];

/** The same games room by room: where several seats are held there is one line all the same. */
export function byRoom(games: readonly Summary[]): Held<Summary>[] {
  const seatsOf = (room: string): Summary[] =>
    games.filter((game) => game.room === room).toSorted((a, b) => a.seat - b.seat);
  return [...new Set(games.map(({ room }) => room))].map((room) => seatsOf(room) as [Summary, ...Summary[]]);
}

/** Who plays, as the heading of the line: those across the table, or all where several of them are here. */
export function playersOf([first, ...more]: Held<Summary>): string {
  const say = strings.lobby;
  const names = first.chairs.map((chair) => chair.name);
  if (more.length) return say.table(listed(names));
  return say.against(listed(names.filter((_, seat) => seat !== first.seat)));
}

/** "Ann, Bob and Steady". */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(names);
}

/** A score, and whose it is. */
export interface SideScore {
  names: string;
  score: number;
}

/** The scores of the sides as this browser reads them: its own first, and called "you" where it holds one seat. */
export function scoresOf([first, ...more]: Held<Summary>): SideScore[] {
  const count = first.scores.length;
  const mine = more.length ? 0 : first.seat % count;
  const sides = first.scores.map((score, side) => {
    const seats = first.chairs.flatMap(({ name }, seat) =>
      seat % count !== side ? [] : [!more.length && seat === first.seat ? strings.lobby.youAre : name],
    );
    return { names: listed(seats), score };
  });
  return [...sides.filter((_, side) => side === mine), ...sides.filter((_, side) => side !== mine)];
}

/** How the match stands: by games where it is the best of several, else by game points; the best of the others. */
export function matchLine(game: Summary): string {
  const byGames = game.match.startsWith("best_of");
  const figures = byGames ? game.standing.wins : game.standing.points;
  const mine = game.seat % figures.length;
  const theirs = Math.max(0, ...figures.filter((_, side) => side !== mine));
  return strings.table.matchStands(figures[mine] ?? 0, theirs, gameHoles(game), byGames);
}

/** How the match ended: for this browser, or by the winner's name where several of them are here. */
export function resultOf([first, ...more]: Held<Summary>): string {
  const say = strings.lobby;
  if (first.match_winner === null) return say.drawn;
  const sides = first.scores.length;
  if (!more.length) return first.match_winner === first.seat % sides ? say.won : say.lost;
  return say.winner(listed(first.chairs.flatMap(({ name }, seat) => (seat % sides === first.match_winner ? [name] : []))));
}
