// Texts of the cribbage table. The server sends the calls.
import english from "../../../src/fifteentwo/locales/en/table.ftl";
import { messages } from "../lib/messages";
import { about, common, lossOf } from "../lib/strings";

const say = messages(english, "table");

/** The owner of a hand or crib, as arguments of a sentence: the player, or somebody by name. */
export type Owner = { whose: "mine" | "theirs"; name: string };
export type Part = "hand" | "crib";

// Events as sentences, for the log, the record and the live region.
export const tellingWords = {
  unseen: say("tell-unseen", { cards: 1 }),
  unseenCards: (cards: number) => say("tell-unseen", { cards }),
  /** One player's cut; `then`: it is told after another's. */
  cuts: (who: string, card: string, then: boolean) => (then ? say("tell-cuts-then", { ...about(who), card }) : say("tell-cuts", { ...about(who), card })),
  cut: (all: readonly string[], dealer: string | null) => {
    const cuts = all.join(", ");
    return dealer === null ? say("tell-cut-equal", { cuts }) : say("tell-cut", { ...about(dealer), cuts });
  },
  dealsFirst: (who: string) => say("tell-deals-first", about(who)),
  deals: (who: string) => say("tell-deals", about(who)),
  discards: (who: string, cards: string) => say("tell-discards", { ...about(who), cards }),
  starter: (card: string) => say("tell-starter", { card }),
  plays: (who: string, card: string, words: string) => say("tell-plays", { ...about(who), card, words }),
  calls: (who: string, words: string) => say("tell-calls", { who, words }),
  shows: (who: string, cards: string, words: string) => say("tell-shows", { ...about(who), cards, words }),
  showsCrib: (who: string, cards: string, words: string) => say("tell-shows-crib", { ...about(who), cards, words }),
  outOfTime: (who: string, winner: string) => `${say("tell-out-of-time", about(who))} ${say("tell-wins", about(winner))}`,
  gaveUp: (who: string, winner: string) => `${say("tell-resigns", about(who))} ${say("tell-wins", about(winner))}`,
  wins: (winner: string, words: string, scores: readonly number[]) =>
    `${words} ${say("tell-wins-with", { ...about(winner), scores: tableWords.scores(scores) })}`,
  /** What a loser settles: "Bob is skunked". */
  settles: (who: string, title: string) => say("tell-settles", { ...about(who), title: lossOf(title) }),
};

export const tableWords = {
  title: (other: string, scores: readonly number[]) => `${tableWords.scores(scores)} · ${other} · ${common.title}`,
  heading: (other: string) => say("table-heading", { other }),
  coach: say("table-coach"),
  centre: say("table-centre"),
  /** The standing of a match: the figures of each side, and how many win. */
  match: (figures: string, to: number, games: boolean) => (games ? say("table-games", { figures, to }) : say("table-match", { figures, to })),
  series: (figures: string) => say("table-series", { figures }),
  scores: (scores: readonly (number | string)[]) => scores.join(" – "),
  margin: (scores: readonly number[]) => String(Math.max(...scores) - Math.min(...scores)),
  parts: { hand: say("table-hand"), crib: say("table-crib") },
  /** "Your crib", "Steady’s hand"; null: nobody's. */
  owned: (owner: Owner | null, part: Part) =>
    owner === null ? tableWords.parts[part] : part === "crib" ? say("table-crib-of", owner) : say("table-hand-of", owner),
  pegs: (who: string, points: number, words: string, score: number) =>
    words === "" ? say("tell-pegs", { who, points, score }) : say("tell-pegs-calling", { who, words, points, score }),
  /** The label of a name plate for screen readers; the dealer's button follows it. */
  plate: (name: string, score: number, turn: boolean) => {
    const plate = say("table-plate", { who: name, score });
    return turn ? say("table-plate-turn", { ...about(name), plate }) : plate;
  },
  away: say("table-away"),
  isAway: (name: string) => say("table-is-away", { name }),
  standIn: say("table-stand-in"),
  hasStandIn: (name: string) => say("table-has-stand-in", { name }),
  dealer: say("table-dealer"),
  dealerMark: say("table-dealer-mark"),
  yourHand: say("table-hand-of", { whose: "mine", name: "" }),
  theirHand: (name: string, cards: number) => say("table-their-hand", { name, cards }),
  played: (name: string) => say("table-played", about(name)),
  row: say("table-row"),
  count: say("table-count"),
  /** Where nothing is counted. */
  noCount: "–",
  dealNumber: (deal: number, crib: Owner | null) => (crib === null ? say("table-deal", { deal }) : say("table-deal-of", { deal, ...crib })),
  pack: say("table-pack"),
  packLabel: say("table-pack-label"),
  starter: say("table-starter"),
  cribOf: (crib: string, cards: number) => say("table-crib-holds", { crib, cards }),
  peek: say("table-peek"),
  unpeek: say("table-unpeek"),
  atMost: (count: number) => say("table-at-most", { count }),
  notNow: say("table-not-now"),
  enough: (cards: number) => say("table-enough", { cards }),
  fivesFirst: say("table-fives-first"),
  fan: say("table-fan"),
  again: say("table-again"),
  buttons: {
    cut: say("button-cut"),
    deal: say("button-deal"),
    starter: say("button-starter"),
    peg: (points: number) => say("button-peg", { points }),
    go: say("button-go"),
    continue: say("button-continue"),
    "next-deal": say("button-next-deal"),
    hold: say("button-hold"),
    send: (cards: string, crib: Owner) => say("button-send", { cards, ...crib }),
    sendSome: (cards: number, crib: Owner) => say("button-send-some", { cards, ...crib }),
    play: (card: string) => say("button-play", { card }),
    playOne: say("button-play-one"),
    nextGame: say("button-next-game"),
    rematch: say("button-rematch"),
    swap: say("button-swap"),
    toRematch: say("button-to-rematch"),
    waitingFor: (who: string) => say("button-waiting-for", { who }),
  },
  prompts: {
    cut: { low: say("prompt-cut-low"), high: say("prompt-cut-high") },
    starter: say("prompt-starter"),
    peg: (words: string) => (words === "" ? say("prompt-peg") : say("prompt-peg-calling", { words })),
    go: (count: number) => say("prompt-go", { count }),
    discard: (cards: number, crib: Owner) => say("prompt-discard", { cards, ...crib }),
    play: (count: number) => (count === 0 ? say("prompt-lead") : say("prompt-play", { count })),
    theirs: (name: string) => say("prompt-theirs", { name }),
    discarding: (who: string) => say("prompt-discarding", about(who)),
    rematch: (who: string) => say("prompt-rematch", about(who)),
    nothing: "",
  },
  show: {
    counts: (owner: Owner, part: Part) => say("show-counts", { ...owner, part }),
    points: (title: string, points: number) => say("show-points", { title, points }),
    row: (name: string, points: number) => `${name} ${points}`,
    why: say("show-why"),
    line: (words: string) => say("show-line", { words }),
  },
};
