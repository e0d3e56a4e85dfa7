// What the review of a game says.
import english from "../../../../src/fifteentwo/locales/en/review.ftl";
import { locale } from "../../lib/language";
import { messages } from "../../lib/messages";
import { cardSigns } from "../../lib/cards/cards";
import { about, common } from "../../lib/strings";
import type { Combo } from "../../protocol";

const say = messages(english, "review");

function digits(places: number, signed = false): { format: (value: number) => string } {
  const numbers = new Intl.NumberFormat(locale(), { minimumFractionDigits: places, maximumFractionDigits: places, signDisplay: signed ? "exceptZero" : "negative" });
  return { format: (value) => numbers.format(value).replace("-", "−") };
}
const one = digits(1);
const oneSigned = digits(1, true);
const two = digits(2);

/** A chance as "28.5 %". */
export const percent = (chance: number): string => `${one.format(100 * chance)} %`;
/** A chance with its sign: "+2.1 %". */
export const change = (chance: number): string => `${oneSigned.format(100 * chance)} %`;
/** Tenths of a percent as "56.2", and with a sign as "+2.1". */
export const tenths = (units: number): string => one.format(units / 10);
export const signedTenths = (units: number): string => oneSigned.format(units / 10);
/** Points to a tenth: "5.2", and with a sign. */
export const points = (value: number): string => one.format(value);
export const signedPoints = (value: number): string => oneSigned.format(value);
/** Whether an error is large enough to be printed in tenths of a point. */
export const isSeenIn = (error: number | null): boolean => error !== null && error >= 0.05;
/** A mean loss: "0.62 %". */
export const fine = (chance: number): string => `${two.format(100 * chance)} %`;

/** Combinations by name: "fifteen 7♣ 8♦ and pair 8♦ 8♠"; "" for none. */
const sets = (combos: readonly Combo[]): string => common.both(combos.map(({ kind, cards }) => say("review-set", { kind, cards: cards.map(cardSigns).join(" ") })));

export type Way = "more" | "less" | "same";

export const reviewWords = {
  title: say("review-title"),
  games: say("review-games"),
  won: (others: string, score: string) => say("review-won", { others, score }),
  lost: (others: string, score: string) => say("review-lost", { others, score }),
  between: (sides: string, score: string) => say("review-between", { sides, score }),
  game: (number: number, of: number) => say("review-game", { number, of }),
  begun: say("review-begun"),
  working: (share: string) => say("review-working", { percent: share }),
  old: say("review-old"),
  again: say("review-again"),
  openSaved: say("review-open-saved"),
  signIn: say("review-sign-in"),
  luck: say("review-luck"),

  curve: say("review-curve"),
  curveLabel: (who: string) => say("review-curve-label", about(who)),
  curveTable: say("review-curve-table"),
  heads: {
    step: say("review-head-step"),
    deal: say("review-head-deal"),
    event: say("review-head-event"),
    score: say("review-head-score"),
    win: say("review-head-win"),
    match: say("review-head-match"),
  },
  lines: { win: say("review-line-win"), match: say("review-line-match") },
  /** What concerns a skunk, or a lurch where the rules call it so. */
  skunk: (what: "lurch" | "skunk") => ({
    line: say("review-line-skunk", { what }),
    lineSkunked: say("review-line-skunked", { what }),
    head: say("review-head-skunk", { what }),
    headSkunked: say("review-head-skunked", { what }),
    now: (chance: string) => say("review-skunk-now", { what, chance }),
    nowSkunked: (chance: string) => say("review-skunked-now", { what, chance }),
  }),
  curveKnows: say("review-curve-knows"),
  deal: (number: number) => say("review-deal", { number }),
  deals: (number: number, who: string) => say("review-deals", { number, ...about(who) }),
  begins: say("review-begins"),
  step: (number: number, of: number) => say("review-step", { number, of }),
  now: (who: string, chance: string) => say("review-now", { who, chance }),
  matchNow: (chance: string) => say("review-match-now", { chance }),
  dealer: say("review-dealer"),
  dealerBeside: say("review-dealer-beside"),
  luckCards: say("review-luck-cards"),
  luckStarter: say("review-luck-starter"),
  previous: say("review-previous"),
  next: say("review-next"),
  previousKey: say("review-previous-key"),
  nextKey: say("review-next-key"),
  press: {
    arrows: say("review-press-arrows"),
    shift: say("review-press-shift"),
    steps: say("review-press-steps"),
    deals: say("review-press-deals"),
    moments: say("review-press-moments"),
    all: say("review-press-all"),
    retry: say("review-press-retry"),
  },
  position: say("review-position"),
  change: (before: string, after: string) => say("review-change", { before, after }),

  bands: {
    none: say("review-band-none"),
    inaccuracy: say("review-band-inaccuracy"),
    mistake: say("review-band-mistake"),
    blunder: say("review-band-blunder"),
  },
  mark: (deal: number, band: string, cards: string, loss: string) => say("review-mark", { deal, band, cards, loss }),
  cost: (band: string, loss: string) => say("review-cost", { band, loss }),

  view: say("review-view"),
  asSeen: (who: string) => say("review-as-seen", about(who)),
  allCards: say("review-all-cards"),
  starter: say("review-starter"),
  crib: (who: string) => say("review-crib", about(who)),
  count: say("review-count"),
  hand: (who: string) => say("review-hand", about(who)),

  threw: (who: string, cards: string) => say("review-threw", { ...about(who), cards }),
  played: (who: string, cards: string) => say("review-played", { ...about(who), cards }),
  claimed: (who: string, points: number) => say("review-claimed", { ...about(who), points }),
  called: (who: string, points: number) => say("review-called", { ...about(who), points }),
  passed: (who: string) => say("review-passed", about(who)),
  named: (who: string, cards: string) => say("review-named", { ...about(who), cards }),
  went: (who: string, clockwise: boolean) => say("review-went", { ...about(who), way: clockwise ? "clockwise" : "anticlockwise" }),
  pathWorse: say("review-path-worse"),
  pathRight: say("review-path-right"),
  countRight: say("review-count-right"),
  nothingMissed: say("review-nothing-missed"),
  rightClaim: (points: number, missed: readonly Combo[]) => say("review-right-claim", { points, missed: sets(missed) || "none" }),
  rightCall: (points: number, missed: readonly Combo[]) => say("review-right-call", { points, missed: sets(missed) || "none" }),
  notCalled: (points: number, missed: readonly Combo[]) => say("review-not-called", { points, missed: sets(missed) || "none" }),
  betterNamed: (cards: string) => say("review-better-named", { cards }),
  gaveUp: (points: number) => say("review-gave-up", { points: Math.abs(points), way: points < 0 ? "gained" : "lost" }),
  combinations: say("review-combinations"),
  comboHeads: { name: say("review-head-combination"), points: say("review-head-points") },
  combo: (combo: Combo) => sets([combo]),
  missedTag: say("review-tag-missed"),
  counts: (counts: number, wrong: number, points: number) => say("review-counts", { counts, wrong, points }),
  forced: say("review-forced"),
  unknown: say("review-unknown"),
  mixed: (cards: string) => say("review-mixed", { cards }),
  isBest: (cards: string) => say("review-is-best", { cards }),
  whyDiscard: (best: string, own: boolean, hand: [Way, string], crib: [Way, string], play: [Way, string]) =>
    say("review-why-discard", {
      best,
      handway: hand[0],
      hand: hand[1],
      whose: own ? "own" : "other",
      cribway: crib[0],
      crib: crib[1],
      playway: play[0],
      play: play[1],
    }),
  whyCard: (best: string, way: Way, gain: string) => say("review-why-card", { best, way, points: gain }),
  points: (gain: string) => say("review-points", { points: gain }),
  unclear: say("review-unclear"),
  choiceHeads: {
    choice: say("review-head-choice"),
    hand: say("review-head-hand"),
    crib: say("review-head-crib"),
    pegging: say("review-head-pegging"),
    net: say("review-head-net"),
    chance: say("review-head-chance"),
  },
  tagBest: say("review-tag-best"),
  tagChosen: say("review-tag-chosen"),
  options: (number: number) => say("review-options", { number }),
  optionsCaption: say("review-options-caption"),
  retry: say("review-retry"),
  playOn: say("review-play-on"),
  explore: say("review-explore"),
  retryDiscard: (number: number) => say("review-retry-discard", { number }),
  retryCard: say("review-retry-card"),
  retryGrade: say("review-retry-grade"),
  retryResult: (cards: string, band: string, loss: string) => say("review-retry-result", { cards, band, loss }),
  retryLeave: say("review-retry-leave"),

  keyMoments: say("review-key-moments"),
  noErrors: say("review-no-errors"),
  bestWas: (cards: string) => say("review-best-was", { cards }),
  luckiest: (card: string) => say("review-luckiest", { card }),
  turning: (number: number) => say("review-turning", { number }),
  decisions: say("review-decisions"),
  decisionsOf: (who: string) => say("review-decisions-of", about(who)),
  dealByDeal: say("review-deal-by-deal"),
  practise: say("review-practise"),
  progress: say("review-progress"),
  figures: (of: { decisions: number; mean: string; error: string; inaccuracies: number; mistakes: number; blunders: number }) => say("review-figures", of),

  solo: {
    title: (game: string, total: number) => say("review-solo-title", { game, points: total }),
    curve: say("review-solo-curve"),
    curveLabel: say("review-solo-curve-label"),
    lines: { value: say("review-solo-line-value"), par: say("review-solo-line-par"), target: say("review-solo-line-target") },
    heads: { expected: say("review-solo-head-expected"), lost: say("review-solo-head-lost") },
    now: (expected: string) => say("review-solo-now", { points: expected }),
    mark: (band: string, choice: string, loss: string) => say("review-solo-mark", { band, choice, loss }),
    cost: (band: string, loss: string) => say("review-solo-cost", { band, loss }),
    why: (best: string, gain: string) => say("review-solo-why", { best, points: gain }),
    isBest: say("review-solo-is-best"),
    retry: say("review-solo-retry"),
    costliest: say("review-solo-costliest"),
    inOrder: say("review-solo-in-order"),
    figures: (of: { decisions: number; points: string; inaccuracies: number; mistakes: number; blunders: number }) => say("review-solo-figures", of),
    went: say("review-solo-went"),
    expected: say("review-solo-expected"),
    total: say("review-solo-total"),
    lost: say("review-solo-lost"),
    pars: { par: say("review-solo-par"), "legal par": say("review-solo-legal-par") },
    between: (least: number, most: number) => say("review-solo-between", { least, most }),
    notes: {
      unfinished: say("review-solo-unfinished"),
      "no-par": say("review-solo-no-par"),
      assisted: say("review-solo-assisted"),
      swaps: say("review-solo-swaps"),
    },
  },

  ledger: say("review-ledger"),
  ledgerOf: (who: string) => say("review-ledger-of", about(who)),
  ledgerOfMatch: (who: string) => say("review-ledger-of-match", about(who)),
  part: say("review-part"),
  changeHead: say("review-change-head"),
  chanceHead: say("review-chance-head"),
  expectation: say("review-expectation"),
  cut: say("review-part-cut"),
  cards: (who: string) => say("review-part-cards", about(who)),
  starters: say("review-part-starter"),
  decisionsBy: (who: string) => say("review-part-decisions", about(who)),
  unseen: say("review-part-unseen"),
  model: say("review-part-model"),
  result: say("review-result"),
  evenLuck: (who: string, chance: string) => say("review-even-luck", { ...about(who), chance }),
  evenLuckMatch: (who: string, chance: string) => say("review-even-luck-match", { ...about(who), chance }),
  outside: (who: string, chance: string) => say("review-outside", { ...about(who), chance }),

  notes: {
    unknown: (who: string) => say("review-note-unknown", { who }),
    unfinished: say("review-note-unfinished"),
    resigned: say("review-note-resigned"),
    "out of time": say("review-note-out-of-time"),
    claims: say("review-note-claims"),
    sampled: say("review-note-sampled"),
    unchecked: (text: string) => say("review-note-unchecked", { text }),
    computer: (number: number) => say("review-note-computer", { number }),
    computerWrong: (number: number) => say("review-note-computer-wrong", { number }),
  },
  computer: {
    title: say("review-computer-title"),
    saw: say("review-computer-saw"),
    weighed: say("review-computer-weighed"),
    same: say("review-computer-same"),
    other: (cards: string) => say("review-computer-other", { cards }),
    hidden: (cards: string) => say("review-computer-hidden", { cards }),
    unknown: say("review-computer-unknown"),
  },
};
