// Texts of the page for progress.
import english from "../../../../src/fifteentwo/locales/en/progress.ftl";
import { cardSigns } from "../../lib/cards/cards";
import { decimals, locale } from "../../lib/language";
import { messages } from "../../lib/messages";
import type { LeakExample, RatingReport } from "../../protocol";
import type { Interval } from "./curves";

const say = messages(english, "progress");
type Band = NonNullable<RatingReport["band"]>;

const written = (cards: string): string => (cards.match(/../g) ?? []).map(cardSigns).join(" ");

/** A mean loss in percent: "0.41". */
export const percent = (chance: number): string => decimals(100 * chance, 2);
/** A mean loss in percent that is close to none: "0.002". */
export const finer = (chance: number): string => decimals(100 * chance, 3);
/** A chance in percent with its sign, or a number with one: "+12.3". */
const signs = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
export const signed = (value: number): string => signs.format(value).replace("-", "−");

export const progressWords = {
  title: say("progress-title"),
  results: say("progress-results"),
  resultsWhy: say("progress-results-why"),
  resultsOf: { two: say("progress-results-two"), more: say("progress-results-more"), teams: say("progress-results-teams") },
  resultsError: (error: number) => say("progress-results-error", { error }),
  resultsGames: (games: number) => say("progress-results-games", { games }),
  standing: say("progress-standing"),
  standingLoss: (loss: string) => say("progress-standing-loss", { loss }),
  standingBetween: (low: string, high: string) => say("progress-standing-between", { low, high }),
  stretch: say("progress-stretch"),
  stretches: (most: number): [number, string][] => [
    [30, say("progress-last", { games: 30 })],
    [100, say("progress-last", { games: 100 })],
    [most, say("progress-all")],
  ],

  level: say("progress-level"),
  bands: Object.fromEntries((["expert", "strong", "club", "novice"] as const).map((band) => [band, say("progress-level-name", { band })])) as Record<Band, string>,
  levelOpen: say("progress-level-open"),
  levelNext: (left: number) => say("progress-level-next", { left }),
  levelAlso: (band: Band) => say("progress-level-also", { band }),
  perDecision: say("progress-per-decision"),
  won: say("progress-won"),
  of: (games: number) => say("progress-of", { games }),
  skunks: (given: number, taken: number) => say("progress-skunks", { given, taken }),
  luck: say("progress-luck"),
  luckNone: say("progress-luck-none"),
  luckWhy: say("progress-luck-why"),
  points: say("progress-points"),
  pointsWhy: say("progress-points-why"),
  adjusted: say("progress-adjusted"),
  adjustedWhy: say("progress-adjusted-why"),
  unreviewed: (number: number) => say("progress-unreviewed", { number }),
  assisted: (number: number) => say("progress-assisted", { number }),

  none: say("progress-none"),
  open: say("progress-open"),
  play: say("progress-play"),
  gamesLink: say("progress-games-link"),

  rating: say("progress-rating"),
  ratingWhy: say("progress-rating-why"),
  value: (loss: string) => say("progress-rating-value", { loss }),
  interval: ([low, high]: Interval) => say("progress-rating-interval", { low: percent(low), high: percent(high) }),
  ratingLabel: (loss: string, within: Interval | null, theirs: string) =>
    within ? say("progress-rating-label", { loss, low: percent(within[0]), high: percent(within[1]), theirs }) : say("progress-rating-label-once", { loss, theirs }),
  floor: (loss: string) => say("progress-floor", { loss }),
  you: (games: number) => say("progress-you", { games }),
  them: say("progress-them"),
  game: (number: number) => say("progress-game", { number }),
  first: say("progress-first"),
  ended: say("progress-ended"),
  table: say("progress-table"),
  explain: say("progress-explain"),

  phases: say("progress-phases"),
  phasesWhy: say("progress-phases-why"),
  phase: say("progress-phase"),
  decisions: say("progress-decisions"),
  loss: say("progress-loss"),
  intervalHead: say("progress-interval"),
  claims: (of: { counts: number; wrong: number; points: string; theirs: string }) => say("progress-claims", of),

  lucks: say("progress-lucks"),
  lucksWhy: say("progress-lucks-why"),
  lucksUnit: say("progress-lucks-unit"),
  lucksLabel: (games: number, wins: string, low: string, high: string) => say("progress-lucks-label", { games, wins, low, high }),
  lucksInside: say("progress-lucks-inside"),
  lucksOutside: say("progress-lucks-outside"),
  lucksFew: (games: number) => say("progress-lucks-few", { games }),
  lucksNone: say("progress-lucks-none"),
  total: say("progress-total"),

  leaks: say("progress-leaks"),
  leaksWhy: say("progress-leaks-why"),
  leaksAll: (number: number) => say("progress-leaks-all", { number }),
  leaksFewer: say("progress-leaks-fewer"),
  leaksNone: say("progress-leaks-none"),
  leakTimes: (times: number, phase: string) => say("progress-leak-times", { times, phase }),
  leakCost: (cost: string) => say("progress-leak-cost", { cost }),
  leakError: (error: string) => say("progress-leak-error", { error }),
  leakExample: ({ chosen, best, loss }: LeakExample) => say("progress-leak-example", { chosen: written(chosen), best: written(best), loss: decimals(100 * loss, 1) }),
  train: say("progress-train"),

  games: say("progress-games"),
  gamesWhy: say("progress-games-why"),
  opponents: say("progress-opponents"),
  yours: (loss: string) => say("progress-yours", { loss }),
  theirs: (loss: string) => say("progress-theirs", { loss }),
  youHead: say("progress-you-head"),
  themHead: say("progress-them-head"),
  more: say("progress-more"),
};
