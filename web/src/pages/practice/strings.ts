// What the pages of puzzles and trainers say.
import english from "../../../../src/fifteentwo/locales/en/training.ftl";
import { decimals, locale } from "../../lib/language";
import { messages } from "../../lib/messages";
import type { Drill } from "../../lib/practice.later";
import type { ShownPosition } from "../../protocol";

const say = messages(english, "training");
const whose = (own: boolean): string => (own ? "own" : "other");
const signed = new Intl.NumberFormat(locale(), { signDisplay: "always", maximumFractionDigits: 0 });

/** When something happens again: "in 10 minutes", "in 3 days". */
export function inTime(due: string, now: Date): string {
  const minutes = Math.max(1, (new Date(due).getTime() - now.getTime()) / 60_000);
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "always" });
  if (minutes < 60) return words.format(Math.round(minutes), "minute");
  if (minutes < 60 * 24) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 60 / 24), "day");
}

export const trainWords = {
  title: say("train-title"),
  home: say("train-home"),
  lede: say("train-lede"),
  daily: say("train-daily"),
  dailyWhy: say("train-daily-why"),
  dailySolved: say("train-daily-solved"),
  dailyMissed: say("train-daily-missed"),
  streak: (days: number) => say("train-streak", { days }),
  puzzles: say("train-puzzles"),
  puzzlesWhy: say("train-puzzles-why"),
  themes: say("train-themes"),
  allThemes: say("train-all-themes"),
  themePuzzles: (count: number) => say("train-theme-puzzles", { count }),
  rating: (rating: number, error: number) => say("train-rating", { rating: String(Math.round(rating)), error: String(Math.round(error)) }),
  ratingChange: (rating: number, before: number) =>
    say("train-rating-change", { rating: String(Math.round(rating)), change: signed.format(Math.round(rating) - Math.round(before)).replace("-", "−") }),
  solvedOf: (solved: number, tried: number) => say("train-solved-of", { solved, tried }),
  trainers: say("train-trainers"),
  drills: { discard: say("train-drill-discard"), play: say("train-drill-play"), count: say("train-drill-count") } as Record<Drill, string>,
  drillsWhy: { discard: say("train-why-discard"), play: say("train-why-play"), count: say("train-why-count") } as Record<Drill, string>,
  due: (count: number) => say("train-due", { count }),
  soFar: (share: number, seconds: number) => say("train-so-far", { percent: Math.round(100 * share), seconds: decimals(seconds, 1) }),
  mistakes: say("train-mistakes"),
  mistakesWhy: say("train-mistakes-why"),
  progress: say("train-progress"),
  mistakesNone: say("train-mistakes-none"),

  position: say("train-position"),
  hand: say("train-hand"),
  opponent: say("train-opponent"),
  crib: (own: boolean) => say("train-crib", { whose: whose(own) }),
  pack: say("train-pack"),
  stands: ({ dealer, scores: [mine, theirs], target }: ShownPosition) => say("train-stands", { role: dealer ? "dealer" : "pone", mine, theirs, target }),
  played: (own: boolean, card: string) => say("train-played", { whose: whose(own), card }),
  row: say("train-row"),
  earlier: say("train-earlier"),
  ask: ({ what, dealer, count }: ShownPosition) => (what === "discard" ? say("train-ask-discard", { whose: whose(dealer) }) : say("train-ask-play", { count })),
  answerNone: (what: ShownPosition["what"]) => say("train-answer-none", { what }),
  answer: (what: ShownPosition["what"], cards: string) => say("train-answer", { what, cards }),
  over: (count: number) => say("train-over", { count }),

  solved: say("train-solved"),
  right: say("train-right"),
  wrong: say("train-wrong"),
  cost: (cards: string, loss: string) => say("train-cost", { cards, loss }),
  small: (cards: string) => say("train-small", { cards }),
  natural: say("train-natural"),
  tries: (tries: number) => say("train-tries", { tries }),
  explore: say("train-explore"),
  valuing: say("train-valuing"),

  puzzle: (key: string) => say("train-puzzle", { key }),
  puzzleRating: (rating: number) => say("train-puzzle-rating", { rating: String(Math.round(rating)) }),
  nextPuzzle: say("train-next-puzzle"),
  morePuzzles: say("train-more-puzzles"),
  share: say("train-share"),
  shared: (text: string) => say("train-shared", { text }),
  notShared: (text: string) => say("train-not-shared", { text }),
  shareText: (day: string, grid: string) => say("train-share-text", { day, grid }),

  again: say("train-again"),
  next: say("train-next"),
  returns: (when: string) => say("train-returns", { when }),
  took: (seconds: number) => say("train-took", { seconds: decimals(seconds, 1) }),
  source: say("train-source"),
  sourceAny: say("train-source-any"),
  sourceMistakes: say("train-source-mistakes"),
  ofGame: say("train-of-game"),
  ofGameAt: (at: number, of: number) => say("train-of-game-at", { at, of }),
  ofGameOver: (right: number, of: number) => say("train-of-game-over", { right, of }),
  ofGameAgain: say("train-of-game-again"),
  ofGameReview: say("train-of-game-review"),
  ofGameNone: say("train-of-game-none"),
  theme: (name: string) => say("train-theme", { name }),
  record: say("train-record"),
  answers: say("train-answers"),
  rightShare: say("train-right-share"),
  speed: say("train-speed"),
  loss: say("train-loss"),
  toRepeat: say("train-to-repeat"),
  kept: say("train-kept"),
};
