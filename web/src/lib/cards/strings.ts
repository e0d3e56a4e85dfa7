// Names of the cards.
import english from "../../../../src/fifteentwo/locales/en/cards.ftl";
import { messages } from "../messages";

const say = messages(english, "cards");

const RANKS: Record<string, string> = {
  A: "ace", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", T: "ten",
  J: "jack", Q: "queen", K: "king",
};
const SUITS: Record<string, string> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };

/** Keys of a face in the catalogues: "5H" is the five of hearts. */
const keys = (face: string): { rank: string; suit: string } => ({ rank: RANKS[face.charAt(0)] ?? "", suit: SUITS[face.charAt(1)] ?? "" });

export const cardWords = {
  /** "seven of clubs" */
  name: (face: string) => say("card", keys(face)),
  rank: (rank: string) => say("card-rank", { rank: RANKS[rank] ?? "" }),
  suit: (suit: string) => say("card-suit", { suit: SUITS[suit] ?? "" }),
  faceDown: say("card-face-down"),
  joker: {
    name: say("card-joker"),
    named: (face: string) => say("card-named-joker", keys(face)),
    signs: (signs: string) => `${signs} (${say("card-joker")})`,
  },
};
