// Texts of the solo games.
import english from "../../../src/fifteentwo/locales/en/solo.ftl";
import { messages } from "../lib/messages";
import { NAMES } from "./names";

const say = messages(english, "solo");

const SQUARE = ["win_at", "adjacency", "dead_cells", "reserve_piles", "reserve_access", "reserve_size", "heels"];

/** What a line of rules changes; "" if nothing. */
export function changesIn(line: string): string {
  const [name = "", ...changes] = line.split(" ");
  return name in strings.names ? changes.join(", ").replaceAll("_", " ").replaceAll("=", ": ") : "";
}

/** A hand as the server names it: "hand", "hand 2", "last hand", "crib", "row 1" or "column 4". */
function lineName(name: string): string {
  const [kind = "", number] = name.split(" ");
  return say("solo-line", { kind: kind === "hand" && number !== undefined ? "nth" : kind, number: Number(number) || 0 });
}

export const strings = {
  title: say("solo-title"),
  tagline: say("solo-tagline"),
  names: NAMES,
  families: {
    square: say("solo-family-square"),
    patience: say("solo-family-patience"),
    shuffle: say("solo-family-shuffle"),
  } as Record<string, string>,
  toWin: (points: number) => say("solo-to-win", { points }),
  today: say("solo-today"),
  todayOf: (name: string) => say("solo-today-of", { name }),
  todayDone: (score: number) => say("solo-today-done", { score }),
  todayOpen: say("solo-today-open"),
  newDeal: say("solo-new-deal"),
  newDealOf: (name: string) => say("solo-new-deal-of", { name }),
  figures: say("solo-figures"),
  figuresOf: (name: string) => say("solo-figures-of", { name }),
  begun: say("solo-begun"),
  nothingBegun: say("solo-nothing-begun"),
  resume: say("solo-resume"),
  resumeThis: (name: string, number: number) => say("solo-resume-this", { name, number }),
  restart: say("solo-restart"),
  watch: say("solo-watch"),
  watchOf: (name: string) => say("solo-watch-of", { name }),
  number: say("solo-number"),
  numberPlay: say("solo-number-play"),
  other: {
    open: say("solo-other"),
    openOf: (name: string) => say("solo-other-of", { name }),
    title: (name: string) => say("solo-other-title", { name }),
    play: say("solo-other-play"),
    number: say("solo-other-number"),
    /** The options of each game. */
    fields: {
      bvs: SQUARE,
      bvs_hard: SQUARE,
      wikibooks: SQUARE,
      wikibooks_reserve: SQUARE,
      arnold: ["win_at", "b_hidden_until_a_discarded", "heels", "crib_flush"],
      solsuite: ["win_at", "deal_order", "heels", "crib_flush"],
      shuffle: ["win_at", "heels"],
    } as Record<string, string[]>,
  },
  otherRules: say("solo-rules-code"),
  otherRulesWhy: say("solo-rules-code-why"),
  otherRulesPlay: say("solo-rules-code-play"),
  otherRulesSuch: [
    "wikibooks_reserve reserve_access=free",
    "wikibooks_reserve reserve_piles=2",
    "bvs dead_cells=2",
    "bvs_hard adjacency=king",
    "arnold win_at=101",
    "arnold win_at=111",
    "arnold b_hidden_until_a_discarded=off",
    "solsuite deal_order=3-2-3",
    "shuffle win_at=80",
  ],
  score: (points: number) => say("solo-score", { points }),
  worth: (points: string) => say("solo-worth", { points }),
  chance: (percent: string) => say("solo-chance", { percent }),
  /** A short description of each kind of game. */
  inShort: {
    square: [say("solo-square-short"), say("solo-square-counted")],
    shuffle: [say("solo-shuffle-short"), say("solo-shuffle-counted")],
    two: [say("solo-two-short"), say("solo-two-counted")],
    one: [say("solo-one-short"), say("solo-one-counted")],
  },
  heelsWords: {
    off: say("solo-heels-off"),
    once: say("solo-heels-once"),
    per_hand: say("solo-heels-per-hand"),
  },
  turned: say("solo-turned"),
  stock: (cards: number) => say("solo-stock", { cards }),
  starter: say("solo-starter"),
  reserve: (pile: number, piles: number) => (piles === 1 ? say("solo-reserve") : say("solo-reserve-pile", { pile: pile + 1 })),
  keep: say("solo-keep"),
  keepOn: (pile: number) => say("solo-keep-on", { pile }),
  dead: (free: number) => say("solo-dead", { free }),
  throwAway: say("solo-throw-away"),
  aside: (card: string) => say("solo-aside", { card }),
  grid: say("solo-grid"),
  cell: (row: number, column: number) => say("solo-cell", { row, column }),
  empty: say("solo-empty"),
  open: say("solo-open"),
  lineName,
  line: (name: string, points: number) => say("solo-line-points", { name, points }),
  noSets: say("solo-no-sets"),
  total: (points: number, target: number) => say("solo-total", { points, target }),
  prompts: {
    place: (card: string) => say("solo-place", { card }),
    swap: say("solo-swap"),
    swapWith: (card: string) => say("solo-swap-with", { card }),
    counting: say("solo-counting"),
    counted: (line: string, words: string) => say("solo-counted", { line, words }),
    /** A hand by its number; 0 if there is only one. */
    discard: (hand: number) => say("solo-discard-from", { hand }),
    show: (name: string, points: number) => say("solo-show", { name, points }),
    over: (won: boolean) => (won ? say("solo-over-won") : say("solo-over-lost")),
    overByComputer: (won: boolean) => (won ? say("solo-computer-won") : say("solo-computer-lost")),
  },
  discard: (cards: string) => say("solo-discard", { cards }),
  discardTwo: say("solo-discard-two"),
  done: (points: number) => say("solo-done", { points }),
  continue: say("solo-continue"),
  skip: say("solo-skip"),
  deal: (number: number, of: number) => say("solo-deal", { number, of }),
  crib: say("solo-crib"),
  under: say("solo-under"),
  waits: say("solo-waits"),
  heelsPay: (points: number) => say("solo-heels-pay", { points }),

  result: {
    won: say("solo-won"),
    lost: say("solo-lost"),
    looking: say("solo-looking"),
    names: { par: say("solo-par"), "legal par": say("solo-legal-par") },
    why: { par: say("solo-par-why"), "legal par": say("solo-legal-par-why"), solitaire: say("solo-patience-why") },
    between: (least: number, most: number) => (least === most ? String(least) : say("solo-between", { least, most })),
    engine: say("solo-engine"),
    engineWhy: say("solo-engine-why"),
    standing: (percent: number, deals: number, player: string) => say("solo-standing", { percent, deals, player }),
    tired: say("solo-tired"),
    narrowing: say("solo-narrowing"),
    settled: (name: string, least: number, most: number) =>
      least === most ? say("solo-settled", { name, points: least }) : say("solo-settled-between", { name, least, most }),
    layout: say("solo-layout"),
    layoutOf: (name: string) => say("solo-layout-of", { name }),
    seen: (name: string, points: number) => say("solo-seen", { name, points }),
    own: say("solo-own"),
    unknown: "…",
    see: say("solo-see"),
    seeHow: say("solo-see-how"),
    share: say("solo-share"),
    shared: say("solo-shared"),
    away: (hand: number, cards: string) => say("solo-away", { hand, cards }),
    ofDeal: (aways: string, points: number) => (aways === "" ? say("solo-last-hand", { points }) : say("solo-of-deal", { aways, points })),
  },

  statistics: {
    title: say("solo-figures"),
    alone: say("solo-alone"),
    assisted: say("solo-assisted"),
    none: say("solo-none"),
    games: say("solo-games"),
    wins: say("solo-wins"),
    winShare: (wins: number, percent: number) => say("solo-win-share", { wins, percent }),
    best: say("solo-best"),
    mean: say("solo-mean"),
    streak: say("solo-streak"),
    longest: say("solo-longest"),
    chart: say("solo-chart"),
    bar: (least: number, most: number, games: number) => say("solo-bar", { least, most, games }),
    asTable: say("solo-as-table"),
    total: say("solo-total-head"),
    range: (least: number, most: number) => say("solo-between", { least, most }),
  },

  log: {
    placed: (card: string, where: string) => say("solo-log-placed", { card, where }),
    turned: (card: string) => say("solo-log-turned", { card }),
    swapped: (one: string, other: string, points: number) => say("solo-log-swapped", { one, other, points }),
    thrownAway: (card: string) => say("solo-log-thrown-away", { card }),
    kept: (card: string) => say("solo-log-kept", { card }),
    aside: (card: string) => say("solo-log-aside", { card }),
    dealt: (cards: string) => say("solo-log-dealt", { cards }),
    discarded: (cards: string) => say("solo-log-discarded", { cards }),
    lookedAt: (cards: string) => say("solo-log-looked-at", { cards }),
    starter: (card: string) => say("solo-log-starter", { card }),
    shown: (name: string, words: string, points: number) => say("solo-log-shown", { name, words, points }),
    heels: say("solo-log-heels"),
    over: (score: number, won: boolean) => (won ? say("solo-log-won", { score }) : say("solo-log-lost", { score })),
  },
};
