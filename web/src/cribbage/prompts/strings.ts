// What the page says where somebody is asked: a claim, a call, a joker's name, a way.
import { cardWords } from "../../lib/cards/strings";
import { does, whose } from "../../lib/speech";

const way = (clockwise: boolean): string => (clockwise ? "clockwise" : "counter-clockwise");
const is = (n: number, only = ""): string => `${n === 1 ? "is" : "are"} ${only}${n}`;

export const asks = {
  claim: {
    prompt: (what: string, to: number) => `${what}: how many points? 0 to ${to}.`,
    counts: (name: string, what: string) => `${name} is counting ${what}.`,
    none: "Claim …",
    press: (n: number) => `Claim ${n}`,
    bySets: "Count it set by set",
    bySetsWhy: "Where you count your own hands: choose the cards of each set.",
    setsPrompt: "Choose the cards of one set, then “Count these”.",
    countThese: "Count these",
    countCards: (cards: string) => `Count ${cards}`,
    all: (n: number) => `That is all: claim\u00a0${n}`,
    sets: "Sets counted so far",
    noSets: "No sets counted yet.",
    total: (n: number) => `Together ${n}`,
    cards: "Cards to count",
  },
  pad: {
    label: (from: number, to: number) => `Number, ${from} to ${to}`,
    none: "no number yet",
    erase: "Erase",
  },
  call: {
    prompt: (name: string, n: number, what: string) => `${does(name, "claims", "claim")} ${n === 0 ? "nothing" : n} for the ${what}.`,
    missed: (name: string, n: number, what: string) =>
      `${does(name, "claims", "claim")} ${n === 0 ? "nothing" : n} for the ${what}. How many points were missed?`,
    none: "Muggins …",
    stand: "Continue",
    press: (n: number) => `Muggins for ${n}`,
    always: "Let all claims stand",
    alwaysWhy: "In muggins, never ask me to call.",
    others: (name: string) => `${name} may call muggins.`,
  },
  /** Claims in the flow of play. */
  claims: {
    label: "Points to claim for your card; none chosen claims nothing",
    short: "Claim",
    muggins: "Muggins!",
    play: (card: string, n: number) => `Play ${card} for ${n}`,
    yours: (name: string, n: number, what: string) => `${does(name, "claims", "claim")} ${n === 0 ? "nothing" : n} for the ${what}. Your turn.`,
  },
  name: {
    play: "The joker is played as …",
    hand: (what: string) => `The joker in ${what} counts as …`,
    starter: "The starter is a joker. It counts as …",
    several: (place: number, of: number) => `Joker ${place} of ${of}`,
    prompt: "Choose what the joker counts as.",
    promptBest: (cards: readonly string[]) => `It counts best as the ${cards.join(" and the ")}; you may choose another.`,
    promptPlay: (most: number) => (most < 10 ? `Choose what the joker is: ${most} at most fits.` : "Choose what the joker is."),
    none: "Choose a card",
    count: (cards: readonly string[]) => `Count ${cards.length > 1 ? "them" : "it"} as the ${cards.join(" and the ")}`,
    playAs: (card: string) => `Play it as the ${card}`,
    best: "counts best",
    grid: "What the joker is",
    rank: "Rank of the joker",
    suit: "Suit of the joker",
    part: (part: string) => ("CDHS".includes(part) ? cardWords.suit(part) : cardWords.rank(part)),
    tooHigh: "would pass 31",
    cancel: "Another card",
    waits: (name: string) => `${name} is naming a joker.`,
  },
  way: {
    heading: "Which way round the board?",
    prompt: (n: number) => `You peg ${n}. Which way? It holds for the whole game.`,
    waits: (name: string) => `${name} is choosing a way round the board.`,
    none: "Choose your way",
    clockwise: "Clockwise",
    counter: "Counter-clockwise",
    press: (clockwise: boolean) => `Go ${way(clockwise)}`,
  },
  foreseen: {
    nothing: "It pegs nothing.",
    pegs: (n: number, hole: number) => `It pegs ${n}: your peg goes to ${hole}.`,
    some: (n: number) => `It pegs ${n}.`,
    chooses: (n: number) => `It pegs ${n}; then you choose your way.`,
    back: (name: string, to: number) => (to > 0 ? `It throws ${name}’s front peg back to ${to}.` : `It throws ${name}’s front peg off the track.`),
    on: (name: string, to: number) => `It throws ${name}’s rear peg on to ${to}.`,
    myBack: (to: number) => (to > 0 ? `Your own front peg is thrown back to ${to}.` : "Your own front peg is thrown off the track."),
    myOn: (to: number) => `Your own rear peg is thrown on to ${to}.`,
  },
  verdict: {
    /** Whose count it is: "7♣: 2 claimed, …". */
    of: (card: string, words: string) => `${card}: ${words}`,
    short: (claim: number, points: number) => `${claim === 0 ? "nothing" : claim} claimed, and there ${is(points)}.`,
    over: (claim: number, points: number) => `${claim} claimed, but there ${points === 0 ? "is nothing" : is(points, "only ")}.`,
    corrected: "It is put right.",
    lost: "What was missed is lost.",
    open: "What was missed goes to whoever called it.",
    penalty: "Two points of penalty to the other side.",
    excess: "What was too much goes to the other side.",
  },
  told: {
    turnsUp: (who: string, cards: string) => `${does(who, "turns", "turn")} up ${cards}.`,
    turnsUpCrib: (who: string, cards: string) => `${does(who, "turns", "turn")} up the crib, ${cards}.`,
    claims: (who: string, n: number) => `${does(who, "claims", "claim")} ${n === 0 ? "nothing" : n}.`,
    calls: (who: string, n: number) => `${does(who, "calls", "call")} muggins for ${n}.`,
    stands: (who: string) => `${does(who, "lets", "let")} the claim stand.`,
    names: (who: string, cards: readonly string[]) =>
      `${does(who, "names", "name")} the ${cards.length > 1 ? "jokers" : "joker"}: ${cards.join(" ")}.`,
    goes: (who: string, clockwise: boolean) => `${does(who, "goes", "go")} round the board ${way(clockwise)}.`,
    back: (name: string, to: number) => `Crash! ${whose(name, "front peg")} is thrown back ${to > 0 ? `to ${to}` : "off the track"}.`,
    on: (name: string, to: number) => `Crash! ${whose(name, "rear peg")} is thrown on to ${to}.`,
    thrown: (name: string, [rear, front]: readonly [number, number]) => `Crash! ${whose(name, "pegs")} stand at ${rear} and ${front} now.`,
  },
};
