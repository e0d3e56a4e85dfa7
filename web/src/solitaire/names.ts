// What the games for one are called.
import english from "../../../src/fifteentwo/locales/en/games.ftl";
import { messages } from "../lib/messages";

const say = messages(english, "games");

const GAMES = ["bvs", "bvs_hard", "wikibooks", "wikibooks_reserve", "arnold", "solsuite", "shuffle"];
export const NAMES: Record<string, string> = Object.fromEntries(GAMES.map((game) => [game, say(`game-${game}`)]));

/** A line of rules by the name of its game. */
export function nameOf(line: string): string {
  return NAMES[line.split(" ")[0] ?? ""] ?? line;
}
