// The terms of cribbage, each explained in twenty words at most. The full list is docs/glossary.md.

export const TERMS = {
  dealer: ["Dealer", "Deals the cards, owns the crib and counts last. You take turns to deal."],
  pone: ["Pone", "The player who isn’t dealing. The pone cuts for the starter, leads, and counts first."],
  pack: ["Pack", "The cards that weren’t dealt. One of them is turned up as the starter."],
  crib: ["Crib", "A spare hand for the dealer, made of the cards both players throw. It is counted last."],
  discard: ["Discard", "To throw cards from your hand, face down, into the crib."],
  starter: ["Starter", "The card turned up after the discard. It is the fifth card of every hand and of the crib."],
  count: ["Count", "The running total of the cards played. It stops at 31 or below, then starts from zero."],
  lead: ["Lead", "To play the first card of a count. The pone leads first."],
  go: ["Go", "What you say when every card would take the count past 31. The other player pegs one."],
  lastCard: ["Last card", "Whoever plays the last card of a deal pegs one point for it."],
  thirtyOne: ["Thirty-one", "A count of exactly 31. It pegs two points, and the count starts again."],
  fifteen: ["Fifteen", "Cards that add up to 15. Each way to make it is worth two points."],
  pair: ["Pair", "Two cards of a rank: two points. Three make six points, and four make twelve."],
  run: ["Run", "Three or more ranks in a row, such as 6 7 8: one point for each card."],
  flush: ["Flush", "All four cards of a hand in one suit: four points, or five with the starter."],
  nobs: ["His nobs", "The jack of the starter’s suit, in your hand or crib: one point."],
  heels: ["His heels", "A jack turned up as the starter: two points for the dealer at once."],
  show: ["The show", "Counting the hands and the crib after the play, each with the starter."],
  board: ["Board", "Where the score is kept. Each hole is a point, and each player has two pegs."],
  peg: ["Peg", "A marker on the board. To peg is to score: the back peg jumps ahead of the front one."],
  skunk: ["Skunk (S)", "If you win before the loser passes this line, the win counts for more."],
  doubleSkunk: ["Double skunk (SS)", "If you win before the loser passes this line, the win counts for even more."],
  lurch: ["Lurch (L)", "If you win before the loser passes this line, halfway to the end, the win counts for more."],
} as const satisfies Record<string, readonly [name: string, words: string]>;

export type Term = keyof typeof TERMS;

export const termWords = {
  all: "All terms",
  close: "Close",
};
