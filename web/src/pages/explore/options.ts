// The options of a position: their order, and how they compare.
import type { ExploredOption, HintFigure, PlayBranch, RankOdds, StarterWorth } from "../../protocol";

export type By = "points" | "win";

/** The chance to win the match if there is one, otherwise the game; null if it is not known. */
export const chanceOf = ({ match, win }: Pick<ExploredOption, "match" | "win">): HintFigure | null => match ?? win;

/** Whether the options can be ranked by winning. */
export const knowsChances = (options: readonly ExploredOption[]): boolean => options.some((option) => chanceOf(option) !== null);

/** The options, best first; those without a chance come last when ranked by winning. */
export function ranked(options: readonly ExploredOption[], by: By): ExploredOption[] {
  const value = (option: ExploredOption): number => (by === "win" ? (chanceOf(option)?.value ?? -1) : option.total.value);
  return [...options].sort((one, other) => value(other) - value(one) || other.total.value - one.total.value);
}

/** What an option gives up against the best one: in points, or as a chance to win; null if it is not known. */
export function lostTo(best: ExploredOption, option: ExploredOption, by: By): number | null {
  if (by === "points") return best.total.value - option.total.value;
  const [most, own] = [chanceOf(best), chanceOf(option)];
  return most === null || own === null ? null : most.value - own.value;
}

/** The parts of a discard's points with those of another one: hand, crib, play and total, as differences. */
export function partsAgainst(option: ExploredOption, other: ExploredOption): { part: "hand" | "crib" | "play" | "total"; gain: number }[] {
  return (["hand", "crib", "play", "total"] as const).flatMap((part) => {
    const [own, theirs] = [option[part], other[part]];
    return own === null || theirs === null ? [] : [{ part, gain: own.value - theirs.value }];
  });
}

/** A share of the largest value, in percent, for bars. */
export const share = (value: number, most: number): number => (most <= 0 ? 0 : Math.round((1000 * Math.abs(value)) / most) / 10);

/** The largest value of a part in any option, without its sign. */
export function most(options: readonly ExploredOption[], part: "hand" | "crib" | "play"): number {
  return Math.max(0, ...options.map((option) => Math.abs(option[part]?.value ?? 0)));
}

/** Where a chance lies between the worst and the best option, in percent. */
export function between(options: readonly ExploredOption[], option: ExploredOption): number {
  const chances = options.map((each) => chanceOf(each)?.value).filter((value) => value !== undefined);
  const [low, high] = [Math.min(...chances), Math.max(...chances)];
  const own = chanceOf(option)?.value ?? low;
  return high === low ? 100 : (100 * (own - low)) / (high - low);
}

/** The ranks of the best starters, with what they bring; and of the worst. */
export function extremes(starters: readonly StarterWorth[]): { best: string[]; most: number; worst: string[]; least: number } {
  const worths = starters.map(({ hand }) => hand);
  const [top, low] = [Math.max(...worths), Math.min(...worths)];
  const of = (worth: number): string[] => starters.filter(({ hand }) => hand === worth).map(({ rank }) => rank);
  return { best: of(top), most: top, worst: of(low), least: low };
}

/** The rank of which a go says most: the one whose chance grows most. */
export function toldByGo(now: readonly RankOdds[], after: readonly RankOdds[]): { rank: string; before: number; after: number } | null {
  const grown = after.map(({ rank, held }, place) => ({ rank, before: now[place]?.held ?? 0, after: held }));
  return grown.sort((one, other) => other.after - other.before - (one.after - one.before))[0] ?? null;
}

/** The ranks that a go excludes, in order; of those that were possible before. */
export function excludedByGo(now: readonly RankOdds[], after: readonly RankOdds[]): string[] {
  return after.filter(({ held }, place) => held === 0 && (now[place]?.held ?? 0) > 0).map(({ rank }) => rank);
}

/** The branch of a card. */
export const branchOf = (branches: readonly PlayBranch[], card: string): PlayBranch | null => branches.find((branch) => branch.card === card) ?? null;

/** A rank as on a card: T is the ten. */
export const rankSign = (rank: string): string => (rank === "T" ? "10" : rank);
