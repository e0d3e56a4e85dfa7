// What a line of the lobby says of a game, from where this browser sits: at one seat of its table, or at several.
import { gameHoles } from "../board/lines";
import type { OwnRoom } from "../api";
import type { Summary } from "../protocol";
import { strings } from "../strings";

/** Who plays, as the heading of the line: those across the table, or all where several of them are here. */
export function playersOf({ game, own }: OwnRoom): string {
  const say = strings.lobby;
  const names = game.chairs.map((chair) => chair.name);
  if (own.length > 1) return say.table(listed(names));
  const sides = game.scores.length;
  const others = listed(names.filter((_, seat) => seat % sides !== game.seat % sides));
  const partner = names.filter((_, seat) => seat !== game.seat && seat % sides === game.seat % sides);
  return partner.length ? say.withPartner(listed(partner), others) : say.against(others);
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
export function scoresOf({ game, own }: OwnRoom): SideScore[] {
  const count = game.scores.length;
  const mine = own.length > 1 ? 0 : game.seat % count;
  const sides = game.scores.map((score, side) => {
    const seats = game.chairs.flatMap(({ name }, seat) =>
      seat % count !== side ? [] : [own.length === 1 && seat === game.seat ? strings.lobby.youAre : name],
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
export function resultOf({ game, own }: OwnRoom): string {
  const say = strings.lobby;
  if (game.match_winner === null) return say.drawn;
  const sides = game.scores.length;
  if (own.length === 1) return game.match_winner === game.seat % sides ? say.won : say.lost;
  return say.winner(listed(game.chairs.flatMap(({ name }, seat) => (seat % sides === game.match_winner ? [name] : []))));
}
