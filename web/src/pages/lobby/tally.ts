// Games against the computer: the last opponent, and the results.
import { kindOf } from "../../lib/people/people";
import type { OpponentCount, PlayerCard, Summary } from "../../protocol";

/** A game of this browser against one computer opponent of the ladder. */
export interface Duel {
  game: Summary;
  opponent: PlayerCard;
  mine: number;
  theirs: number;
}

/** Whether it is this browser's turn; in an adjourned game it is nobody's. */
export const isMyTurn = ({ own, stand }: Summary): boolean => !stand.adjourned && own.some((seat) => stand.to_act.includes(seat));

export type Outcome = "won" | "lost" | "drawn";

/** The game as a duel; null if it is of another kind. */
export function duelOf(game: Summary, players: readonly PlayerCard[]): Duel | null {
  const { own, chairs, stand } = game;
  const [me] = own;
  if (me === undefined || own.length !== 1 || chairs.length !== 2 || game.demonstrated) return null;
  const opponent = players.find(({ player }) => player === kindOf(chairs[1 - me]?.player ?? null));
  return opponent === undefined ? null : { game, opponent, mine: stand.scores[me] ?? 0, theirs: stand.scores[1 - me] ?? 0 };
}

export function outcomeOf({ game: { own, stand } }: Duel): Outcome {
  if (stand.match_winner === null) return "drawn";
  return stand.match_winner === own[0] ? "won" : "lost";
}

export interface Tally {
  wins: number;
  losses: number;
}

/** Wins and losses against each opponent of the ladder, by player. */
export function tallies(opponents: readonly OpponentCount[]): Record<string, Tally> {
  const found: Record<string, Tally> = {};
  for (const { player, games, wins } of opponents) {
    if (player === null) continue;
    const tally = (found[kindOf(player)] ??= { wins: 0, losses: 0 });
    tally.wins += wins;
    tally.losses += games - wins;
  }
  return found;
}
