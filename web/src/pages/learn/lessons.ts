// The lessons, in the order in which one learns the game: what each says, its examples, and the question at its end.

/** A hand as an example; its points are counted by the server. */
export interface HandExample {
  hand: readonly string[];
  starter: string | null;
  words: string;
}

/** Cards of a count, in the order they were played. */
export interface RowExample {
  row: readonly string[];
  words: string;
}

export type Part = string | HandExample | RowExample;

export interface Option {
  words: string;
  /** Why it is right or wrong. */
  why: string;
  right?: true;
}

/** The question at the end: a number to enter for a hand, or one of some answers. */
export type Check =
  | { ask: string; hand: readonly string[]; starter: string | null }
  | { ask: string; cards: readonly string[]; options: readonly Option[] };

export interface Lesson {
  id: string;
  title: string;
  aim: string;
  parts: readonly Part[];
  checks: readonly Check[];
}

export const LESSONS: readonly Lesson[] = [
  {
    id: "fifteens",
    title: "Fifteens",
    aim: "Find every way to make 15.",
    parts: [
      "Aces count one, court cards (jack, queen, king) count ten, and every other card counts its number.",
      "Any cards that add up to 15 score two points. Every different way scores, and a card can be used again in another way.",
      { hand: ["7S", "8H", "2C", "4D"], starter: null, words: "A 7 and an 8 make 15. Nothing else in this hand does." },
      { hand: ["5S", "TH", "JC", "KD"], starter: null, words: "A 5 makes 15 with each ten card. Here it does so three times." },
      "So look for fives and ten cards first, then for pairs of cards such as 7 8 and 6 9, then for three cards or more.",
    ],
    checks: [
      { ask: "How many points does this hand score?", hand: ["5H", "5C", "QD", "9S"], starter: null },
      { ask: "And this one? Mind the three cards together.", hand: ["4D", "5S", "6H", "KC"], starter: null },
    ],
  },
  {
    id: "pairs-runs",
    title: "Pairs and runs",
    aim: "Count cards alike, and ranks in a row.",
    parts: [
      "Two cards of a rank are a pair: two points. Three of a rank hold three pairs, six points; four hold six pairs, twelve points.",
      "Three or more ranks in a row are a run: one point for each card. Suits do not matter, and neither does the order.",
      { hand: ["9C", "JD", "TH", "2S"], starter: null, words: "9 10 J is a run of three." },
      "If one rank of a run is there twice, the run is there twice as well. This is a double run, and the pair counts too.",
      { hand: ["7S", "7D", "8H", "9C"], starter: null, words: "Two runs, a pair, and two fifteens: this is the first hand the coach shows you." },
      "Ace is low only: Q K A is not a run.",
    ],
    checks: [
      { ask: "How many points does this hand score?", hand: ["2C", "3D", "3S", "4H"], starter: null },
      { ask: "And this one?", hand: ["JC", "JH", "JD", "9S"], starter: null },
    ],
  },
  {
    id: "show",
    title: "The whole hand",
    aim: "Add the starter, flushes and his nobs.",
    parts: [
      "In the show the starter counts as the fifth card of every hand, and of the crib.",
      "Count in the usual order, so that you forget nothing: fifteens, runs, pairs, flush, his nobs. Say the total as you go: “fifteen two, fifteen four, and a pair is six.”",
      { hand: ["2H", "6H", "8H", "QH"], starter: "KS", words: "Four cards of your hand in one suit are a flush: four points. With the starter it is five. In the crib only five count." },
      { hand: ["JD", "2C", "4S", "8H"], starter: "7D", words: "The jack of the starter’s suit is his nobs: one more point." },
      { hand: ["5H", "5C", "5D", "JS"], starter: "5S", words: "This is the best hand there is." },
    ],
    checks: [
      { ask: "How many points, with the starter?", hand: ["6S", "7H", "8D", "8C"], starter: "9S" },
      { ask: "And here?", hand: ["3D", "4D", "JD", "KD"], starter: "5D" },
    ],
  },
  {
    id: "play",
    title: "The play",
    aim: "Play to 31 and peg on the way.",
    parts: [
      "The player who isn’t dealing leads. You take turns to play a card and say the total. The count may not pass 31.",
      { row: ["8C", "7S"], words: "8, then 7: “fifteen for two.” A count of exactly 15 or 31 pegs two points." },
      { row: ["4H", "4S"], words: "A card of the same rank as the last one makes a pair: two points. A third in a row makes six." },
      { row: ["4H", "6C", "5D"], words: "The last three cards make a run, in whatever order they came: “fifteen for two, and a run of three is five.”" },
      "If none of your cards fits, say go. The other player plays on while a card fits, and pegs one for the last card of the count. Then a new count starts from zero.",
      "Whoever plays the very last card of the deal pegs one for it.",
    ],
    checks: [
      {
        ask: "The count is 24. What does the 7 score?",
        cards: ["TC", "8D", "6S", "7H"],
        options: [
          { words: "Nothing", why: "24 and 7 make 31, and 31 pegs two. But look at the last three cards, too." },
          { words: "Two for 31", why: "It makes 31, but there is more: the last three cards are 8, 6 and 7." },
          { words: "Two for 31, and three for a run", why: "31 pegs two, and 8 6 7 is a run of three: five in all.", right: true },
        ],
      },
      {
        ask: "The count is 27. You hold a 5 and a king. What do you do?",
        cards: ["5S", "KD"],
        options: [
          { words: "Play the 5", why: "27 and 5 make 32, which is past 31." },
          { words: "Say go", why: "Neither card fits. The other player goes on, and pegs at least one.", right: true },
          { words: "Pass without a word", why: "Always say go, so that the other player knows to play on." },
        ],
      },
    ],
  },
  {
    id: "discard",
    title: "What to throw",
    aim: "Choose the four cards to keep.",
    parts: [
      "Keep the four cards that score most together, and think of the starter: cards in a row and fives get better with many starters.",
      "Whose crib is it? The two cards you throw score for the dealer. When the crib is yours, throw cards that go together, such as 5 and J, 7 and 8, or a pair.",
      "When the crib is not yours, throw cards that are far apart, such as K and 6 or 9 and 2. Hold on to your fives.",
      { hand: ["7S", "7D", "8H", "9C"], starter: null, words: "From 2♦ 7♠ 7♦ 8♥ 9♣ K♠ you keep these four. The 2 and the king help nobody much." },
    ],
    checks: [
      {
        ask: "It is your opponent’s crib. What do you throw?",
        cards: ["4C", "5D", "5H", "6S", "9D", "KC"],
        options: [
          { words: "5♦ 5♥", why: "That gives away a pair and two fives, which make fifteens with every ten card." },
          { words: "9♦ K♣", why: "You keep 4 5 5 6, which is worth a lot, and 9 K seldom helps a crib.", right: true },
          { words: "4♣ 6♠", why: "That breaks your double run." },
        ],
      },
      {
        ask: "The crib is yours. Which two cards would you rather throw?",
        cards: ["5C", "JD", "2H", "9S"],
        options: [
          { words: "5♣ J♦", why: "15 for two already, and every ten card adds two more.", right: true },
          { words: "2♥ 9♠", why: "They rarely work together. That is right for the other crib." },
        ],
      },
    ],
  },
  {
    id: "pegging",
    title: "Pegging well",
    aim: "Score in the play, and give little away.",
    parts: [
      "Lead a card below five if you can: the other player cannot make 15 with one card.",
      "Do not lead a five. Sixteen cards of the pack count ten, and each of them makes 15.",
      "Do not leave the count at 5 or 21: ten cards are common, and make 15 or 31.",
      { row: ["8D", "8S"], words: "If you lead from a pair and the other pairs your card, your third one pegs six." },
      "Keep small cards for the end of a count. They get you to 31, or earn the go.",
    ],
    checks: [
      {
        ask: "You lead. Which card is safest?",
        cards: ["4S", "5H", "TD", "QC"],
        options: [
          { words: "4♠", why: "No single card makes 15 with a 4.", right: true },
          { words: "5♥", why: "Any ten card makes 15." },
          { words: "10♦", why: "A 5 makes 15. A 4 gives no such chance." },
        ],
      },
      {
        ask: "The count is 11. Which card would you rather not play?",
        cards: ["TD", "4C", "2H"],
        options: [
          { words: "10♦, for 21", why: "Right: a ten card would then make 31.", right: true },
          { words: "4♣, for 15", why: "That pegs two points: play it gladly." },
          { words: "2♥, for 13", why: "Only a 2 could hurt, for a fifteen or a pair. 21 is riskier." },
        ],
      },
    ],
  },
  {
    id: "board",
    title: "Playing to the board",
    aim: "Let the score decide how bold to be.",
    parts: [
      "In a game to 121 both sides score about 26 points in two deals, one of them as the dealer. The dealer makes some 16 of them, the other player about 10.",
      "The dealer’s edge is the crib, but the other player counts first. Near the end, counting first may win the game.",
      "Ahead of where you should be? Play safe: avoid giving points in the play and in the other crib. Behind? Take chances: keep the hand that might be big, and answer cards where a pair or a run could follow.",
      "At the end, count what you need. If your hand is enough to go out and you count first, throw whatever keeps it whole, and forget the crib.",
    ],
    checks: [
      {
        ask: "You need 6 points, count first, and hold 8 points before the starter. Your opponent needs 20. What matters?",
        cards: [],
        options: [
          { words: "Keeping the 8 points", why: "They win the game before anybody else counts.", right: true },
          { words: "Throwing badly for the crib", why: "The crib is counted last. You will have won by then." },
          { words: "Hoping for a big starter", why: "You have enough without it." },
        ],
      },
      {
        ask: "You are 20 behind with two deals left. How do you play?",
        cards: [],
        options: [
          { words: "Boldly", why: "An average deal loses. You need a big hand or many pegs, so take chances.", right: true },
          { words: "Safely", why: "Safe play keeps the score as it is, and that loses." },
        ],
      },
    ],
  },
];

/** Where the counting trainer stands in the path: after this lesson. */
export const TRAINER_AFTER = "show";
