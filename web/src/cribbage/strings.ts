// What a table of cribbage says. What a card scores is said by the server.
import { does } from "../lib/speech";
import { common } from "../lib/strings";

const LOST: Record<string, string> = { lurch: "lurched", skunk: "skunked", "double skunk": "double-skunked" };

// What happened, in a sentence: the log, the record, the live region.
export const tellingWords = {
  unseen: "a card",
  unseenCards: (n: number) => (n === 0 ? "none" : n === 1 ? "a card" : `${n} cards`),
  cuts: (who: string, card: string) => `${does(who, "cuts", "cut")} ${card}`,
  cut: (cuts: readonly string[], dealer: string | null) =>
    `${cuts.join(", ")}: ${dealer === null ? "equal, so cut again" : `${does(dealer, "deals", "deal").replace(/^You\b/, "you")} first`}.`,
  dealsFirst: (who: string) => `${does(who, "deals", "deal")} first.`,
  deals: (who: string) => `${does(who, "deals", "deal")}.`,
  discards: (who: string, cards: string) => `${does(who, "discards", "discard")} ${cards}.`,
  starter: (card: string) => `The starter is ${card}.`,
  plays: (who: string, card: string, words: string) => `${does(who, "plays", "play")} ${card}: “${words}.”`,
  calls: (who: string, words: string) => `${who}: “${words}.”`,
  shows: (who: string, cards: string, words: string) => `${does(who, "shows", "show")} ${cards}: “${words}.”`,
  showsCrib: (who: string, cards: string, words: string) => `${does(who, "turns up", "turn up")} the crib, ${cards}: “${words}.”`,
  gaveUp: (who: string, winner: string) => `${does(who, "gives up", "give up")} the game; ${does(winner, "wins", "win")}.`,
  wins: (winner: string, words: string, scores: readonly number[]) => `${words} ${does(winner, "wins", "win")}, ${scores.join(" – ")}.`,
  /** What a loser settles: "Bob is skunked". */
  settles: (who: string, title: string) => `${does(who, "is", "are")} ${LOST[title] ?? "not"}`,
};

const cardsInWords = (cards: number): string => (cards === 1 ? "a card" : cards === 2 ? "two cards" : `${cards} cards`);

export const tableWords = {
  title: (other: string, scores: readonly number[]) => `${scores.join(" – ")} · ${other} · fifteentwo`,
  heading: (other: string) => `Cribbage against ${other}`,
  coach: "Coach",
  centre: "Middle of the table",
  matchStands: (mine: number, theirs: number, to: number, games: boolean) =>
    `${games ? "Games" : "Match"} ${mine} – ${theirs}, to ${to}`,
  matchOfMany: (figures: readonly string[], between: string, to: number, games: boolean) =>
    `${games ? "Games" : "Match"} ${figures.join(between)}, to ${to}`,
  scores: (scores: readonly number[]) => scores.join(" – "),
  margin: (scores: readonly number[]) => String(Math.max(...scores) - Math.min(...scores)),
  your: (what: string) => `your ${what}`,
  of: (name: string, what: string) => `${name}’s ${what}`,
  crib: "crib",
  myCrib: "my crib",
  hand: "hand",
  pegs: (who: string, points: number, words: string, score: number) =>
    `${who}: ${words === "" ? "" : `“${words}”, `}+${points}, ${score} in all.`,
  /** A name plate read aloud; the button of the dealer follows it. */
  plate: (name: string, score: number, turn: boolean) =>
    `${name}, ${score === 1 ? "1 point" : `${score} points`}${turn ? (name === common.you ? ", your turn" : `, ${name}’s turn`) : ""}`,
  dealer: "Dealer",
  dealerMark: "D",
  yourHand: "Your hand",
  theirHand: (name: string, cards: number) => `${name} holds ${cards === 1 ? "one card" : `${cards} cards`}`,
  played: (name: string) => `Played by ${name}`,
  row: "Cards of this count",
  count: "Count",
  /** Where nothing is counted. */
  noCount: "–",
  dealNumber: (deal: number, crib: string) => `Deal ${deal}, ${crib}`,
  pack: "The pack",
  packLabel: "Pack",
  starter: "Starter",
  cribOf: (owner: string, cards: number) => `${owner}: ${cards === 1 ? "one card" : `${cards} cards`}`,
  peek: "Look at what you discarded",
  unpeek: "Turn them down again",
  atMost: (count: number) => `31 at most: the count is ${count}`,
  notNow: "Wait for your turn",
  enough: (cards: number) => `${cards === 1 ? "One card" : cards === 2 ? "Two cards" : `${cards} cards`} only: lower one first`,
  fivesFirst: "Your fives must go first",
  fan: "The pack, spread out: cut anywhere",
  again: "Equal: cut again",
  buttons: {
    cut: "Cut",
    deal: "Deal",
    starter: "Cut",
    peg: (points: number) => `Peg ${points}`,
    go: "Go",
    continue: "Continue",
    "next-deal": "Next deal",
    hold: "Hold to run through the counts",
    send: (cards: string, crib: string) => `Send ${cards} to ${crib}`,
    sendSome: (cards: number, crib: string) => `Send ${cardsInWords(cards)} to ${crib}`,
    play: (card: string) => `Play ${card}`,
    playOne: "Play a card",
    nextGame: "Next game",
    rematch: "Rematch",
    wait: (name: string) => `${name} …`,
    waitSelf: "One moment …",
  },
  prompts: {
    cut: { low: "Cut for the deal: the lower card deals first.", high: "Cut for the deal: the higher card deals first." },
    starter: "Cut the pack: the starter is turned.",
    peg: (words: string) => (words === "" ? "Move your peg." : `${words}: move your peg.`),
    go: (count: number) => `No card of yours fits: 31 at most, and the count is ${count}.`,
    discard: (cards: number, crib: string) => `Choose ${cardsInWords(cards)} for ${crib}.`,
    play: (count: number) => (count === 0 ? "Your lead." : `Your turn. The count is ${count}.`),
    theirs: (name: string) => `${name} is thinking.`,
    youDeal: "You deal first.",
    deals: (name: string) => `${name} deals first.`,
    nothing: "",
  },
  show: {
    counts: (owner: string) => `Counting ${owner}`,
    points: (what: string, points: number) => `${what}: ${points === 1 ? "1 point" : points === 0 ? "nothing" : `${points} points`}.`,
    row: (name: string, points: number) => `${name} ${points}`,
    why: "Why?",
    line: (words: string) => `Show again: ${words}`,
  },
};
