// What the lobby offers first: the game that waits, the last opponent once more, or a first game.
import type { PlayerCard } from "../../protocol";
import { outcomeOf, type Duel } from "./tally";

export type Hero =
  | { kind: "first"; opponent: PlayerCard }
  | { kind: "waiting"; duel: Duel; mine: boolean }
  | { kind: "again"; duel: Duel; how: "won" | "lost" | "close" | "drawn" };

/** So close was a win that one may want another. */
const CLOSE = 5;

/** By the duels, the last played first; null while nobody can be offered. */
export function heroOf(duels: readonly Duel[], players: readonly PlayerCard[]): Hero | null {
  const [duel] = duels;
  if (duel === undefined) return players[0] === undefined ? null : { kind: "first", opponent: players[0] };
  const { own, stand } = duel.game;
  if (!stand.match_over) return { kind: "waiting", duel, mine: own.some((seat) => stand.to_act.includes(seat)) };
  const how = outcomeOf(duel);
  const isClose = how === "won" && Math.abs(duel.mine - duel.theirs) <= CLOSE;
  return { kind: "again", duel, how: isClose ? "close" : how };
}
