// What the coach says. A term in braces explains itself when it is tapped: {crib}, or {crib|your crib}.

export const STEPS = ["deal", "crib", "starter", "play", "show", "board"] as const;
export type Step = (typeof STEPS)[number];

export interface Tip {
  step: Step;
  /** What of the table it speaks of: the bubble stands near it. */
  near: string;
  title: string;
  words: (other: string) => readonly string[];
}

const tip = (step: Step, near: string, title: string, ...words: ((other: string) => string)[]): Tip => ({
  step,
  near,
  title,
  words: (other) => words.map((sentence) => sentence(other)),
});

const CRIB = '[data-anchor="crib"]';
const ROW = ".row";
const SHOW = ".show, .cards";
const BOARD = ".board";

export const TIPS = {
  welcome: tip(
    "deal",
    '[data-anchor="deck"]',
    "Let’s play a short game.",
    (other) => `I’m Odile, and I’ll sit beside you. You play ${other} to 61 points. Tap any underlined word to see what it means.`,
    () => "You are the {dealer} this time. Press Deal.",
  ),
  cribMine: tip(
    "crib",
    CRIB,
    "This crib is yours.",
    (other) => `You’re the {dealer}, so the {crib} is a second hand for you, counted at the end. You and ${other} each throw two cards into it.`,
    () => "Keep the four cards that score most together, and throw the other two.",
  ),
  cribTheirs: tip(
    "crib",
    CRIB,
    "This crib is not yours.",
    (other) => `${other} is the {dealer} now, so what you throw counts for ${other}. Throw two cards that don’t go together: no pair, and no 5.`,
  ),
  starter: tip(
    "starter",
    '[data-key="starter"], .pack',
    "This is the starter.",
    () => "The {starter} counts as a fifth card in every hand, and in the {crib}. Nobody plays it.",
    (other) => `Now comes the play. Whoever isn’t the dealer leads: ${other} if it was your deal, you if it wasn’t.`,
  ),
  heels: tip("starter", ".pack", "A jack!", () => "If the {starter} is a jack, the dealer pegs two at once. It is called {heels|his heels}."),
  lead: tip("play", ROW, "You lead.", () => "Play any card. Low ones are safest: no single card makes 15 with a card below five."),
  count: tip(
    "play",
    ".count",
    "Add to the count.",
    () => "You take turns, and the {count} goes up by the value of each card: court cards are ten, an ace is one. It can’t pass 31.",
    () => "Make it exactly 15 and you peg two. A card of the same rank as the last makes a {pair}.",
  ),
  fifteen: tip("play", ".count", "Fifteen for two!", () => "The count is exactly 15. Whoever makes a {fifteen} in the play pegs two points at once."),
  thirtyOne: tip("play", ".count", "Thirty-one for two!", () => "{thirtyOne|Thirty-one} pegs two points. The cards are turned down, and the next count starts from zero."),
  pair: tip("play", ROW, "A pair!", () => "Two cards of a rank, one right after the other: two points. A third in a row would make six."),
  run: tip("play", ROW, "A run!", () => "The last cards make a {run}, in whatever order they came: one point for each card."),
  go: tip("play", ".count", "Nothing fits: say go.", (other) => `Every card you hold would take the count past 31. Say {go}: ${other} plays on while a card fits, and pegs one.`),
  goTheirs: tip("play", ".count", "Go!", (other) => `${other} can’t play without passing 31. You play on as long as a card of yours fits, and then you peg one for the {go}.`),
  newCount: tip("play", ".count", "A new count.", () => "The {count} starts from zero. The cards played before don’t score any more."),
  last: tip("play", ROW, "One for last.", () => "The {lastCard|last card} of a deal pegs one point. All cards are played now: next comes the {show}."),
  show: tip(
    "show",
    SHOW,
    "Count the hands.",
    () => "In the {show} each hand counts with the {starter}: fifteens, runs and pairs first. The player who didn’t deal counts first.",
    () => "Watch the cards that rise, or press Why? to see them once more.",
  ),
  showCrib: tip("show", SHOW, "And last, the crib.", () => "The dealer counts the {crib} as well, with the same {starter}. So each deal is worth a little more to the dealer."),
  nobs: tip("show", SHOW, "And one for his nobs.", () => "The jack of the starter’s suit is {nobs|his nobs}: one point."),
  flush: tip("show", SHOW, "A flush!", () => "Four cards of one suit in a hand are a {flush}: four points, or five with the starter."),
  board: tip("board", BOARD, "Peg the points.", () => "Each hole is a point. The back {peg} jumps ahead of the front one, so you can see what was scored last. First to the last hole wins."),
  next: tip("deal", BOARD, "That was a whole deal.", (other) => `Next, ${other} deals, and you take turns from there. I’ll speak up when something new happens.`),
  end: tip("board", BOARD, "That’s the game.", () => "Well played. In a longer game to 121 the rules are just the same. There is more under Learn on the home page."),
} satisfies Record<string, Tip>;

export type TipId = keyof typeof TIPS;

export const coachWords = {
  name: "Odile",
  label: "Odile explains",
  coach: "Coach",
  call: "Ask the coach",
  close: "Close",
  skip: "Skip the lessons",
  more: "More",
  place: (number: number, of: number) => `${number} / ${of}`,
  step: (number: number, of: number) => `Odile · step ${number} of ${of}`,
  steps: { deal: "Deal", crib: "Crib", starter: "Starter", play: "Play", show: "Show", board: "Board" } as Record<Step, string>,
  stepsLabel: (number: number, of: number) => `Your first game, step ${number} of ${of}`,
  keep: (cards: string, points: number) => `${cards} make ${points} together. I’d keep those.`,
  why: (points: number) => `Why ${points}?`,
};

/** What is said in one breath where there is little room: sentence by sentence. */
export function breaths(words: readonly string[]): string[] {
  return words.flatMap((text) => text.split(/(?<=[.!?]) (?=[A-Z{])/));
}

/** A sentence in parts: words, and terms with what they are called in it. */
export function parts(sentence: string): (string | { term: string; words: string })[] {
  return sentence.split(/(\{[^}]+\})/).map((part) => {
    const [, term, words] = /^\{(\w+)(?:\|([^}]+))?\}$/.exec(part) ?? [];
    return term === undefined ? part : { term, words: words ?? term };
  });
}
