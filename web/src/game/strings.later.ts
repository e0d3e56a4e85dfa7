// What is said now and then: of a game itself, and by the computer in one’s place.
export const sheetWords = {
  title: "This game",
  rules: "Rules",
  match: "Match",
  scores: "What scores, and the keys",
  record: "Download the record",
  recordWhy: "A text file of everything you have seen of this game. You can open it again from the lobby.",
  giveUp: "Resign …",
  giveUpTitle: "Resign this game?",
  giveUpCost: (points: number, title: string, winners: string) =>
    `You lose at the current score: ${title === "" ? "" : `a ${title}, `}${points === 1 ? "one game point" : `${points} game points`} for ${winners}.`,
  giveUpYes: "Resign",
  giveUpNo: "Play on",
};

export const warmingWords = "Getting ready …";

/** The computer plays on in the player's place. */
export const demonstrationWords = {
  watch: "Watch",
  on: "The computer plays on by itself.",
  waiting: "The computer waits.",
  begins: "The computer plays on. P: pause, N: next, Escape: stop.",
  goesOn: "The computer goes on.",
  paused: "The computer waits. N: next.",
  stopped: "The computer has stopped. It is yours again.",
};

/** A game of numbered deals. */
export const numberedWords = {
  deal: (number: number) => `deal ${number}`,
  daily: (day: string) => `daily deal of ${day}`,
  numberWhy: "The same number is the same deal, on every machine.",
  assisted: "assisted",
  assistedWhy: "Something was taken back or shown, or the deal was known: it is counted apart.",
  byComputer: "played by the computer",
  byComputerWhy: "The computer has played in this game: it is counted nowhere.",
  replayed: "You have had this deal before: it is counted apart.",
};
