// Sentences from the Fluent catalogues, which page, server and command line share.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { spoken } from "./language";

export type Arguments = Record<string, string | number>;
export type Say = (code: string, values?: Arguments) => string;

const RANKS: Record<string, string> = {
  A: "ace", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", T: "ten",
  J: "jack", Q: "queen", K: "king",
};
const SUITS: Record<string, string> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };

/** The messages of these catalogues in the language of the page; `english` is their text where the page speaks English. */
export function messages(english: string, ...catalogues: readonly string[]): Say {
  const texts = spoken.language === "en" ? [english] : catalogues.map((name) => spoken.catalogues.get(name) ?? "");
  const bundle = new FluentBundle(spoken.language, { useIsolating: false, functions: { CARD: ([card]) => cardName(say, card) } });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  const say: Say = (code, values) => {
    const pattern = bundle.getMessage(code)?.value;
    if (pattern == null) throw new Error(`there is no message ${code} in ${spoken.language}`);
    return bundle.formatPattern(pattern, values);
  };
  return say;
}

/** What CARD($card) stands for: `card` is 5H, ??, *1 or *1=5H. */
function cardName(say: Say, card: FluentVariable | undefined): string {
  const [face = "", joker] = String(card).split("=").reverse();
  if (face === "??") return say("card-face-down");
  const [rank, suit] = [RANKS[face.charAt(0)], SUITS[face.slice(1)]];
  if (rank === undefined || suit === undefined) return say("card-joker");
  return say(joker === undefined ? "card" : "card-named-joker", { rank, suit });
}
