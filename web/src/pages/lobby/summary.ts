// Texts about a game in the lobby, for a browser with one seat at the table or several.
import { gameHoles } from "../../board/lines";
import { locale } from "../../lib/language";
import type { Summary } from "../../protocol";
import { tableWords } from "../../cribbage/strings";
import { lobbyWords as say } from "./strings";

/** The players, as the heading of the row: the opponents, or everyone if several of them are here. */
export function playersOf({ chairs, own, stand }: Summary): string {
  const names = chairs.map((chair) => chair.name);
  if (own.length > 1) return say.table(listed(names));
  const [me = 0] = own;
  const sides = stand.scores.length;
  const others = listed(names.filter((_, seat) => seat % sides !== me % sides));
  const partner = names.filter((_, seat) => seat !== me && seat % sides === me % sides);
  return partner.length ? say.withPartner(listed(partner), others) : say.against(others);
}

/** "Ann, Bob and Steady". */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(names);
}

/** A score and whose it is. */
export interface SideScore {
  names: string;
  score: number;
}

/** The sides' scores, the browser's own first, called "you" if it has one seat. */
export function scoresOf({ chairs, own, stand }: Summary): SideScore[] {
  const count = stand.scores.length;
  const mine = own.length > 1 ? 0 : (own[0] ?? 0) % count;
  const sides = stand.scores.map((score, side) => {
    const seats = chairs.flatMap(({ name }, seat) =>
      seat % count !== side ? [] : [own.length === 1 && seat === own[0] ? say.youAre : name],
    );
    return { names: listed(seats), score };
  });
  return [...sides.filter((_, side) => side === mine), ...sides.filter((_, side) => side !== mine)];
}

/** The standing of the match: games in a best-of match, otherwise game points; compared with the best of the others. */
export function matchLine(game: Summary): string {
  const byGames = game.match.startsWith("best_of");
  const figures = byGames ? game.stand.standing.wins : game.stand.standing.points;
  const mine = (game.own[0] ?? 0) % figures.length;
  const theirs = Math.max(0, ...figures.filter((_, side) => side !== mine));
  return tableWords.match(tableWords.scores([figures[mine] ?? 0, theirs]), gameHoles(game), byGames);
}
