// The games of this browser against one computer opponent: with whom the last was played, how they came out.
import { kindOf } from "../../lib/people/people";
import type { PlayerCard, Summary } from "../../protocol";

/** A game of this browser against one computer opponent of the ladder. */
export interface Duel {
  game: Summary;
  opponent: PlayerCard;
  mine: number;
  theirs: number;
}

export type Outcome = "won" | "lost" | "drawn";

/** The duel that a game is; null where it is a game of another kind. */
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
  games: number;
  wins: number;
  losses: number;
}

/** How the finished duels against each opponent came out, by player. */
export function tallies(duels: readonly Duel[]): Record<string, Tally> {
  const found: Record<string, Tally> = {};
  for (const duel of duels.filter(({ game }) => game.stand.match_over)) {
    const tally = (found[duel.opponent.player] ??= { games: 0, wins: 0, losses: 0 });
    tally.games += 1;
    if (outcomeOf(duel) === "won") tally.wins += 1;
    if (outcomeOf(duel) === "lost") tally.losses += 1;
  }
  return found;
}

/** Wins one after another: up to now, and the longest there was. The duels come with the last played first. */
export function streaks(duels: readonly Duel[]): { now: number; best: number } {
  let now = 0;
  let best = 0;
  for (const duel of duels.filter(({ game }) => game.stand.match_over).toReversed()) {
    now = outcomeOf(duel) === "won" ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}
