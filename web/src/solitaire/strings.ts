// Every English word of the games for one. What a hand scores is said by the server.

const SHOWN: Record<string, string> = { hand: "Your hand", crib: "The crib", "last hand": "The last hand" };

/** How the computer played the deals a total is compared with, by the name of its player. */
const PLAYED: Record<string, string> = { instant: " looking one card ahead", quick: "", strong: "" };

const SQUARE = ["win_at", "adjacency", "dead_cells", "reserve_piles", "reserve_access", "reserve_size", "heels"];

/** A line of rules by the name of its game. */
export function nameOf(line: string): string {
  return strings.names[line.split(" ")[0] ?? ""] ?? line;
}

/** What is different in a line of rules; "" where nothing is. */
export function changesIn(line: string): string {
  const [name = "", ...changes] = line.split(" ");
  return name in strings.names ? changes.join(", ").replaceAll("_", " ").replaceAll("=", ": ") : "";
}

export const strings = {
  title: "Games for one",
  back: "All games",
  tagline: "Squares and solitaires: sixteen cards in a grid, laid down one by one or swapped, or a pack dealt through.",
  names: {
    bvs: "Cribbage Square",
    bvs_hard: "Cribbage Square, every card",
    wikibooks: "Touching Square",
    wikibooks_reserve: "Touching Square with a reserve",
    arnold: "Cribbage Solitaire",
    solsuite: "Nine-card Solitaire",
    shuffle: "Cribbage Shuffle",
  } as Record<string, string>,
  families: { square: "Squares", patience: "Solitaires", shuffle: "Shuffle" } as Record<string, string>,
  toWin: (points: number) => `${points} points win`,
  today: "Today’s deal",
  todayOf: (name: string) => `Today’s deal of ${name}`,
  todayDone: (score: number) => `Today’s deal: ${score}`,
  todayOpen: "Go on with today’s deal",
  newDeal: "New deal",
  newDealOf: (name: string) => `New deal of ${name}`,
  figures: "Statistics",
  figuresOf: (name: string) => `Statistics of ${name}`,
  begun: "Not finished yet",
  nothingBegun: "A game you leave waits here.",
  resume: "Go on",
  resumeThis: (name: string, number: number) => `Go on with ${name}, deal ${number}`,
  restart: "Same deal",
  watch: "Watch",
  watchOf: (name: string) => `Watch the computer play ${name}`,
  number: "Deal number",
  numberPlay: "Play this deal",
  other: {
    open: "Other rules",
    openOf: (name: string) => `Other rules for ${name}`,
    title: (name: string) => `${name}: other rules`,
    play: "Play by these rules",
    number: "Deal number, if you want a certain one",
    /** What may be changed in each game. */
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
  otherRules: "A line of rules",
  otherRulesWhy: "A game by its name, and what is to be different.",
  otherRulesPlay: "Play by this line",
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
  score: (points: number) => (points === 1 ? "1 point" : `${points} points`),
  worth: (points: string) => `${points} points`,
  chance: (percent: string) => `${percent} to win`,
  /** Each kind of game in short. */
  inShort: {
    square: [
      "Sixteen cards are turned one at a time, and each is laid into the square, where it stays.",
      "When the square is full, the next card is the starter. Each row and each column is then a hand of cribbage, with the starter as its fifth card, and the eight hands together are your score.",
    ],
    shuffle: [
      "Sixteen cards lie open in a square, and beside them the starter. Swap any two cards, as often as you like.",
      "Each row and each column is a hand of cribbage, with the starter as its fifth card. When you are content, the eight hands together are your score. To take a swap back is no help here: you could swap the same two again.",
    ],
    two: [
      "In each of four deals there are two hands of six. Discard two cards of the first to the crib, and then two of the second.",
      "The next card is the starter, and both hands and the crib are counted with it. All of it is yours. The pack is dealt through once, and nothing comes back.",
    ],
    one: [
      "In each of six deals you have six cards, and two more lie in the crib unseen. Discard two of yours to it.",
      "The next card is the starter: hand and crib are counted with it, and both are yours. The starter then goes under the stock, so that it comes back at the end; the last four cards are one more hand, without a starter.",
    ],
  },
  heelsWords: {
    off: "A jack as the starter brings nothing by itself.",
    once: "A jack as the starter is two points more.",
    per_hand: "A jack as the starter is two points more for each of the eight hands: sixteen.",
  },
  turned: "Turned card",
  stock: (cards: number) => (cards === 1 ? "1 card in the stock" : `${cards} in the stock`),
  starter: "Starter",
  reserve: (pile: number, piles: number) => (piles === 1 ? "Reserve" : `Reserve ${pile + 1}`),
  keep: "Keep it here",
  keepOn: (pile: number) => `Keep it on pile ${pile}`,
  dead: (free: number) => `Thrown away (${free} left)`,
  throwAway: "Throw it away",
  aside: (card: string) => `the ${card} was left over`,
  grid: "The square",
  cell: (row: number, column: number) => `row ${row}, column ${column}`,
  empty: "empty",
  open: "may be taken",
  /** "row 1" and "column 4", as the server names them. */
  ofLine: (name: string) => name.replace(/^./, (letter) => letter.toUpperCase()),
  line: (name: string, points: number) => `${name}: ${points}`,
  noSets: "nothing yet",
  total: (points: number, target: number) => `${points} of ${target}`,
  prompts: {
    place: (card: string) => `Lay down the ${card}.`,
    swap: "Swap two cards.",
    swapWith: (card: string) => `Choose the card that the ${card} changes places with.`,
    counting: "The square is counted.",
    counted: (line: string, words: string) => `${line}: ${words}.`,
    discard: (from: string) => `Discard two cards of ${from} to the crib.`,
    yourHand: "your hand",
    hand: (number: number) => `hand ${number}`,
    show: (name: string, points: number) => `${name}: ${points}.`,
    over: (won: boolean) => (won ? "You have made it." : "Not this time."),
    overByComputer: (won: boolean) => (won ? "The computer has made it." : "Not even the computer, this time."),
  },
  discard: (cards: string) => `Discard ${cards}`,
  discardTwo: "Discard two cards",
  done: (points: number) => `Done: ${points}`,
  continue: "Continue",
  skip: "Count it at once",
  shown: (name: string) => SHOWN[name] ?? name.replace(/^./, (letter) => letter.toUpperCase()),
  deal: (number: number, of: number) => `Deal ${number} of ${of}`,
  crib: "Crib",
  under: "Under the stock",
  waits: "until hand 1 is discarded",
  heels: "Two for his heels",
  heelsPay: (points: number) => `His heels: ${points}`,

  result: {
    won: "Won",
    lost: "Lost",
    of: (total: number, target: number) => `${total} of ${target}`,
    looking: "Working out what there was to be made of it …",
    names: { par: "Par", "legal par": "Legal par" },
    why: {
      par: "the best layout of the cards that came, in any order",
      "legal par": "the best that could be played in the order they came",
      solitaire: "the best discards, had every card been known, deal by deal:",
    },
    between: (least: number, most: number) => (least === most ? String(least) : `${least} to ${most}`),
    engine: "The computer",
    engineWhy: "what the computer made of the same deal",
    standing: (percent: number, deals: number, player: string) =>
      `Better than the computer in ${percent} of 100 deals (of ${deals.toLocaleString("en")} it played${PLAYED[player] ?? ""}).`,
    tired: "This takes longer than usual. Come back to it later.",
    narrowing: "Still working on this …",
    settled: (name: string, least: number, most: number) => (least === most ? `${name} is ${least}, proved.` : `${name} lies between ${least} and ${most}.`),
    layout: "See the layout",
    layoutOf: (name: string) => `See the layout of ${name}`,
    seen: (name: string, points: number) => `${name}: ${points} points.`,
    own: "Back to what was played",
    unknown: "…",
    see: "See how",
    seeHow: "See how the computer plays this deal",
    share: "Copy a line to share",
    shared: "Copied. It gives no card away.",
    away: (hand: number, cards: string) => `${cards} from hand ${hand}`,
    awayOne: (cards: string) => cards,
    ofDeal: (aways: string, points: number) => (aways === "" ? `the last hand: ${points}` : `${aways}: ${points}`),
  },

  statistics: {
    title: "Statistics",
    alone: "Played alone",
    assisted: "Assisted, or a deal seen before",
    none: "No game has been finished yet.",
    games: "Games",
    wins: "Won",
    winShare: (wins: number, percent: number) => `${wins} (${percent} %)`,
    best: "Best",
    mean: "Mean",
    streak: "Wins in a row",
    longest: "Longest row of wins",
    chart: "How often each total came",
    bar: (least: number, most: number, games: number) => `${least} to ${most}: ${games}`,
    asTable: "Show as table",
    total: "Total",
    range: (least: number, most: number) => `${least} to ${most}`,
  },

  log: {
    placed: (card: string, where: string) => `The ${card} lies in ${where}.`,
    turned: (card: string) => `The ${card} is turned.`,
    swapped: (one: string, other: string, points: number) => `The ${one} and the ${other} change places: ${points}.`,
    thrownAway: (card: string) => `The ${card} is thrown away.`,
    kept: (card: string) => `The ${card} waits in the reserve.`,
    aside: (card: string) => `The square is full; the ${card} is left over.`,
    dealt: (cards: string) => `Dealt: ${cards}.`,
    discarded: (cards: string) => `Discarded: ${cards}.`,
    lookedAt: (cards: string) => `The second hand: ${cards}.`,
    starter: (card: string) => `The starter is the ${card}.`,
    shown: (name: string, words: string, points: number) => `${name}: ${words}. ${points}.`,
    heels: "Two for his heels.",
    over: (score: number, won: boolean) => `${score} points: ${won ? "won" : "not enough"}.`,
  },
};
