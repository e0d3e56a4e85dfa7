// Names of the solo games.
import english from "../../../src/fifteentwo/locales/en/games.ftl";
import { messages } from "../lib/messages";

const say = messages(english, "games");

const GAMES = ["bvs", "bvs_hard", "wikibooks", "wikibooks_reserve", "arnold", "solsuite", "shuffle"];
export const NAMES: Record<string, string> = Object.fromEntries(GAMES.map((game) => [game, say(`game-${game}`)]));

/** The name of the game in a line of rules. */
export function nameOf(line: string): string {
  return NAMES[line.split(" ")[0] ?? ""] ?? line;
}
