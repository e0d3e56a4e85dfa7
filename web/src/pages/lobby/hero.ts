// What the lobby offers first: an unfinished game, a rematch with the last opponent, or a first game.
import type { PlayerCard } from "../../protocol";
import { isMyTurn, outcomeOf, type Duel } from "./tally";

export type Hero =
  | { kind: "first"; opponent: PlayerCard }
  | { kind: "waiting"; duel: Duel; mine: boolean }
  | { kind: "again"; duel: Duel; how: "won" | "lost" | "close" | "drawn" };

/** A win by at most this many points counts as close. */
const CLOSE = 5;

/** From the duels, the most recently played first; null if nobody can be offered. */
export function heroOf(duels: readonly Duel[], players: readonly PlayerCard[]): Hero | null {
  const [duel] = duels;
  if (duel === undefined) return players[0] === undefined ? null : { kind: "first", opponent: players[0] };
  const { stand } = duel.game;
  if (!stand.match_over) return { kind: "waiting", duel, mine: isMyTurn(duel.game) };
  const how = outcomeOf(duel);
  const isClose = how === "won" && Math.abs(duel.mine - duel.theirs) <= CLOSE;
  return { kind: "again", duel, how: isClose ? "close" : how };
}
