// Every English word of the page, by the part of it that speaks; the new-game dialog brings its own (newgame/words.ts).
// What a card scores is said by the server.
import { does, YOU } from "./speech";

const common = {
  title: "fifteentwo",
  close: "Close",
  cancel: "Cancel",
  settings: "Settings",
  help: "Help",
  newGame: "New game",
  lobby: "All games",
  loading: "One moment …",
  unreachable: "The game server does not answer. Is it still running?",
  oddAnswer: (status: number) => `The game server answered with an error (${status}).`,
  you: YOU,
  /** Several names as one: "Ann and Bob", "Ann, Bob and Cy". */
  both: (names: readonly string[]) =>
    names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`,
};

const lobby = {
  tagline: "Cribbage: fifteen two, fifteen four, and a pair is six.",
  openRecord: "Open a record",
  solo: "Squares and solitaires",
  unfinished: "Your games",
  finished: "Played to the end",
  none: "No game is under way. Start one, and it waits here whenever you leave the table.",
  newcomer: "New to cribbage? The game in short",
  stepThrough: "Step through it",
  removed: "The game was removed.",
  justNow: "just now",
  tryAgain: "Try again",
};

const LOST: Record<string, string> = { lurch: "lurched", skunk: "skunked", "double skunk": "double-skunked" };

// What happened, in a sentence: the log, the record, the live region.
const telling = {
  unseen: "a card",
  unseenCards: (n: number) => (n === 0 ? "none" : n === 1 ? "a card" : `${n} cards`),
  cuts: (who: string, card: string) => `${does(who, "cuts", "cut")} ${card}`,
  cut: (cuts: readonly string[], dealer: string | null) =>
    `${cuts.join(", ")}: ${dealer === null ? "equal, so cut again" : `${does(dealer, "deals", "deal").replace(/^You\b/, "you")} first`}.`,
  dealsFirst: (who: string) => `${does(who, "deals", "deal")} first.`,
  deals: (who: string) => `${does(who, "deals", "deal")}.`,
  laysAway: (who: string, cards: string) => `${does(who, "lays away", "lay away")} ${cards}.`,
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

const cards = {
  ranks: {
    A: "ace", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", T: "ten",
    J: "jack", Q: "queen", K: "king",
  } as Record<string, string>,
  suits: { C: "clubs", D: "diamonds", H: "hearts", S: "spades" } as Record<string, string>,
  of: (rank: string, suit: string) => `${rank} of ${suit}`,
  faceDown: "a card face down",
  joker: {
    name: "joker",
    named: (card: string) => `joker, the ${card}`,
    signs: (card: string) => `${card} (joker)`,
  },
};

const cardsInWords = (cards: number): string => (cards === 1 ? "a card" : cards === 2 ? "two cards" : `${cards} cards`);

const table = {
  board: (sides: readonly string[], targets: readonly number[]) =>
    new Set(targets).size < 2
      ? `The board: ${sides.join(", ")}, of ${targets[0] ?? 0}.`
      : `The board: ${sides.map((side, at) => `${side} of ${targets[at] ?? 0}`).join(", ")}.`,
  boardSide: (name: string, score: number, won: number) => (won > 0 ? `${name} ${score} (match ${won})` : `${name} ${score}`),
  title: (other: string, scores: readonly number[]) => `${scores.join(" – ")} · ${other} · fifteentwo`,
  heading: (other: string) => `Cribbage against ${other}`,
  boardName: "Pegboard",
  lines: { lurch: "L", skunk: "S", "double skunk": "SS" } as Record<string, string>,
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
  lost: "Connection lost, trying again …",
  noSeat: "This game is not there any more, or belongs to another browser.",
  takenBack: "The last move was taken back.",
  asksForHint: (who: string) => `${does(who, "asks", "ask")} for a hint.`,
  pegs: (who: string, points: number, words: string, score: number) =>
    `${who}: ${words === "" ? "" : `“${words}”, `}+${points}, ${score} in all.`,
  score: (name: string, score: number) => `${name}: ${score}`,
  dealer: "deals",
  dealerMark: "D",
  turn: "to play",
  yourHand: "Your hand",
  theirHand: (name: string, cards: number) => `${name} holds ${cards === 1 ? "one card" : `${cards} cards`}`,
  played: (name: string) => `Played by ${name}`,
  row: "Cards of this count",
  count: "Count",
  pack: "The pack",
  starter: "Starter",
  cribOf: (owner: string, cards: number) => `${owner}: ${cards === 1 ? "one card" : `${cards} cards`}`,
  peek: "Look at what you laid away",
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
    layAway: (cards: number, crib: string) => `Choose ${cardsInWords(cards)} for ${crib}.`,
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
    line: (words: string) => `Show again: ${words}`,
  },
  bar: {
    lobby: "All games",
    log: "Log",
    game: "This game",
    undo: "Undo",
    /** What the button says, by how much of the hint is shown. */
    hints: ["Hint", "The card", "Numbers", "Numbers"],
    /** And once all of it is shown, where hints are for points or for the win. */
    aims: { points: "For points", chance: "For the win" },
    looking: "Hint …",
    closeHint: "Close the hint",
    pause: "Pause",
    goOn: "Go on",
    next: "Next",
    stop: "Stop",
    actions: "Your move",
  },
  log: { title: "Log", empty: "Nothing has happened yet." },
};

export const strings = { common, lobby, telling, cards, table };
