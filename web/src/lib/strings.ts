// The words that every part of the page may use.
import { YOU } from "./speech";

export const common = {
  title: "fifteentwo",
  close: "Close",
  cancel: "Cancel",
  settings: "Settings",
  help: "Help",
  lobby: "All games",
  tryAgain: "Try again",
  loading: "One moment …",
  unreachable: "The game server cannot be reached. Trying again …",
  oddAnswer: (status: number) => `The game server answered with an error (${status}).`,
  you: YOU,
  /** Several names as one: "Ann and Bob", "Ann, Bob and Cy". */
  both: (names: readonly string[]) =>
    names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`,
  stepThrough: "Replay",
};

export const cardWords = {
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
