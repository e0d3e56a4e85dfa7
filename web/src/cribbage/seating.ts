// Places at the table as seen from one seat: the player below, the others clockwise, the next to play at the left.
import type { Game } from "../game/game.svelte";
import { others } from "../game/seats";
import type { Pegged, CribbageScene } from "../protocol";

export type Place = "me" | "left" | "top" | "right";

/** The place of a seat: opposite the player with two, at the sides with three, and also at the top with more. */
export function placeOf(players: number, me: number, seat: number): Place {
  const step = (seat - me + players) % players;
  if (step === 0) return "me";
  if (players === 2) return "top";
  return step === 1 ? "left" : step === players - 1 ? "right" : "top";
}

/** The number of seats on each side of the table. */
export function placed(players: number, me: number, place: Place): number[] {
  return others(players, me).filter((seat) => placeOf(players, me, seat) === place);
}

/** The seat that pegged its side's points, where they are called; `counted` is the seat whose hand is counted. */
export function scorer(
  { side, why }: Pick<Pegged, "side" | "why">,
  { dealer, plays }: Pick<CribbageScene, "dealer" | "plays">,
  sides: readonly number[],
  counted: number | null,
): number {
  const played = plays.map(([seat]) => seat).reverse();
  const seats = why === "heels" || why === "crib" ? [dealer] : [counted, ...played];
  return seats.find((seat): seat is number => seat !== null && sides[seat] === side) ?? sides.indexOf(side);
}

/** The seat whose turn it is while the game goes on, also to cut, to move a peg or to say go; null while only the house acts. */
export function whoseTurn({ gate, mine, seat }: Pick<Game<"cribbage">, "gate" | "mine" | "seat">, scene: CribbageScene): number | null {
  const me = seat ?? 0;
  if (gate !== null) return ["starter", "go", "cut", "peg"].includes(gate) ? me : null;
  if (scene.asked !== null) return scene.asked.seat;
  if (scene.phase === "play") return scene.turn;
  return mine ? me : null;
}

/**
 * The first dealer of a rematch: the loser of the last game, or of losing partners the one nearest to the left of the
 * last dealer. Null if several sides have lost: they cut for it again.
 */
export function dealsAgain(sides: readonly number[], winners: readonly number[], lastDealer: number): number | null {
  const round = sides.map((_, step) => (lastDealer + 1 + step) % sides.length);
  const losers = round.filter((seat) => !winners.includes(sides[seat] ?? -1));
  return new Set(losers.map((seat) => sides[seat])).size === 1 ? (losers[0] ?? null) : null;
}
