// The standing of a match.
import type { Game } from "../game/game.svelte";
import { others } from "../game/seats";
import { tableWords as say } from "./strings";

type Playing = Pick<Game<"cribbage">, "position" | "rules" | "sideNames">;

function isByGames({ rules }: Playing): boolean {
  return rules?.match.startsWith("best_of") === true;
}

/** Games or game points won by each side. */
export function wonBy(table: Playing): readonly number[] {
  const standing = table.position?.standing;
  return (isByGames(table) ? standing?.wins : standing?.points) ?? [];
}

/** The standing of a series of rematches, this match included once it is over: a side before the others; "" in the first match. */
export function seriesAt({ about, position, sides }: Pick<Game<"cribbage">, "about" | "position" | "sides">, side: number): string {
  const before = about?.terms.series ?? [];
  if (before.length === 0) return "";
  const winner = position?.match_over === true ? position.match_winner : null;
  return say.series(say.scores([...new Set([side, ...sides])].map((of) => (before[sides.indexOf(of)] ?? 0) + Number(of === winner))));
}

/** The standing of the match: the player's side first; with more than two sides by name, if there is room. */
export function standsAt(table: Playing, side: number, won: readonly number[], holes: number, named: boolean): string {
  if (won.length <= 2) return say.match(say.scores([won[side] ?? 0, won[1 - side] ?? 0]), holes, isByGames(table));
  const sides = [side, ...others(won.length, side)];
  const figures = sides.map((of) => (named ? say.show.row(table.sideNames[of] ?? "", won[of] ?? 0) : String(won[of] ?? 0)));
  return say.match(named ? figures.join(", ") : say.scores(figures), holes, isByGames(table));
}
