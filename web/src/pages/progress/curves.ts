// The places of the marks and lines in the charts of the progress: percent of the width and of the height.
import type { RatedGameLine, RatingReport } from "../../protocol";

export const Z_95 = 1.96;
const BANDS = ["expert", "strong", "club", "novice"] as const;

export type Interval = readonly [low: number, high: number];
interface Measured<E> {
  loss: number;
  error: E;
}

/** The 95 % interval of a mean loss; no loss is below 0. Null without an error, as after a single game. */
export function intervalOf(of: Measured<number>): Interval;
export function intervalOf(of: Measured<number | null>): Interval | null;
export function intervalOf({ loss, error }: Measured<number | null>): Interval | null {
  return error === null ? null : [Math.max(0, loss - Z_95 * error), loss + Z_95 * error];
}

/** The height of a loss on the scale of the square root, with no loss on top; `most` is at the bottom. */
export const heightOf = (loss: number, most: number): number => 100 * Math.sqrt(Math.min(1, loss / most));

/** The loss at the bottom of a chart: above the last bound, and above every loss that is drawn. */
export const bottomOf = (bounds: readonly number[], losses: readonly number[]): number => 1.05 * Math.max(1.6 * (bounds.at(-1) ?? 0.0075), ...losses);

/** The bands from the top, each with the heights where it begins and ends. */
export function bandSpans(bounds: readonly number[], most: number): { band: (typeof BANDS)[number]; top: number; bottom: number }[] {
  const lines = [0, ...bounds.map((bound) => heightOf(bound, most)), 100];
  return BANDS.map((band, place) => ({ band, top: lines[place] ?? 100, bottom: lines[place + 1] ?? 100 }));
}

/** The place of a game on the axis from the first to the last. */
export const placeOf = (game: number, games: number): number => (games < 2 ? 50 : (100 * game) / (games - 1));

export type Spot = readonly [x: number, y: number];
/** A line through these places; "" for none. */
export const lineThrough = (spots: readonly Spot[]): string => spots.map(([x, y], place) => `${place ? "L" : "M"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");
/** The area between two lines over the same places. */
export const areaBetween = (upper: readonly Spot[], lower: readonly Spot[]): string => (upper.length ? `${lineThrough([...upper, ...[...lower].reverse()])}Z` : "");
/** Dots: lines of no length with round ends. */
export const dots = (spots: readonly Spot[]): string => spots.map(([x, y]) => `M${x.toFixed(2)} ${y.toFixed(2)}h0`).join("");

export interface RatingCurves {
  most: number;
  mine: Spot[];
  theirs: Spot[];
  low: Spot[];
  high: Spot[];
  myGames: Spot[];
  theirGames: Spot[];
}

/** The losses of both sides: one dot a game, and lines for the rating over the last games. */
export function ratingCurves({ bounds, timeline }: Pick<RatingReport, "bounds" | "timeline">): RatingCurves {
  const known = timeline.flatMap(({ recent }) => (recent ? [recent] : []));
  const single = timeline.flatMap(({ loss, their_loss }) => [loss, their_loss]);
  const most = bottomOf(bounds, [...single, ...known.flatMap((each) => [intervalOf(each)[1], each.their_loss])]);
  const along = (value: (game: RatedGameLine) => number | null): Spot[] =>
    timeline.flatMap((game, at) => {
      const loss = value(game);
      return loss === null ? [] : [[placeOf(at, timeline.length), heightOf(loss, most)] as const];
    });
  return {
    most,
    mine: along(({ recent }) => recent?.loss ?? null),
    theirs: along(({ recent }) => recent?.their_loss ?? null),
    low: along(({ recent }) => recent && intervalOf(recent)[0]),
    high: along(({ recent }) => recent && intervalOf(recent)[1]),
    myGames: along(({ decisions, loss }) => (decisions ? loss : null)),
    theirGames: along(({ their_decisions, their_loss }) => (their_decisions ? their_loss : null)),
  };
}

export interface LuckCurve {
  /** The games with a ledger, each with its luck and the sum so far, in wins. */
  games: { game: RatedGameLine; luck: number; sum: number }[];
  /** Half the width of the band after each game, in which 95 % of fair players are. */
  limits: number[];
  /** The sum at the top of the chart. */
  reach: number;
}

/** The luck added up; games differ by chance as much as these games did from even luck. */
export function luckCurve(timeline: readonly RatedGameLine[]): LuckCurve {
  let sum = 0;
  const games = timeline.flatMap((game) => (game.luck === null ? [] : [{ game, luck: game.luck, sum: (sum += game.luck) }]));
  const square = games.reduce((total, { luck }) => total + luck ** 2, 0) / Math.max(1, games.length);
  const limits = games.map((_, at) => Z_95 * Math.sqrt(square * (at + 1)));
  return { games, limits, reach: 1.1 * Math.max(0.5, ...limits, ...games.map((each) => Math.abs(each.sum))) };
}
