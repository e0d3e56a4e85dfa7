// Loads the catalogues of languages other than English and formats their messages.
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import type { Problem } from "../protocol";
import { spoken, type Arguments, type Say } from "./language";

const files = import.meta.glob<string>(["../../../src/fifteentwo/locales/*/*.ftl", "!../../../src/fifteentwo/locales/*/{cli,log,report,terminal,usage,wrong}.ftl", "!../../../src/fifteentwo/locales/en/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** The catalogues of the server's messages. In English its sentences come with the codes. */
export const OF_SERVER = ["numbers", "rules", "fields", "solofields", "calling", "advice", "core", "reasons", "server", "evening", "practice"];

const RANKS: Record<string, string> = {
  A: "ace", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", T: "ten",
  J: "jack", Q: "queen", K: "king",
};
const SUITS: Record<string, string> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };

/** Sets the page's language. Rejects without a change if its catalogues cannot be loaded. */
export async function speak(language: string): Promise<void> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all(own.map(async ([path, read]) => [/(\w+)\.ftl$/.exec(path)?.[1] ?? "", await read()] as const));
  speakFrom(language, new Map(texts));
}

/** Sets the page's language with these catalogues. */
export function speakFrom(language: string, catalogues: ReadonlyMap<string, string>): void {
  const ours = (...names: string[]): Say => sayer(language, ["cards", ...names].map((name) => catalogues.get(name) ?? ""));
  const say = ours(...OF_SERVER);
  spoken.language = language;
  spoken.messages = (name) => ours(name);
  spoken.refusal = ({ sentence, code, arguments: values }) => {
    try {
      return code ? say(code, written(values)) : sentence;
    } catch {
      return sentence; // a newer server may send messages that this page does not have yet
    }
  };
}

/** Converts arguments for Fluent: a list of texts becomes one text, and a message its text. */
function written(values: Record<string, unknown> = {}): Arguments {
  const plain = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(plain).join(", ") : typeof value === "object" ? spoken.refusal(value as Problem) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)])) as Arguments;
}

/** The messages of these catalogues. */
export function sayer(language: string, texts: readonly string[]): Say {
  const functions: Record<string, FluentFunction> = {
    CARD: ([card]) => cardName(say, card),
    SIGNED: ([number]) => new Intl.NumberFormat(language, { signDisplay: "always", minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Number(number)),
    FACE: ([joker]) => cardName(say, String(joker).split("=").pop()),
    DE: ([who]) => withDe(String(who)),
    WORDS: ([number]) => inWords(Number(number)),
    OPENING: ([words]) => capital(String(words)),
  };
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  const say: Say = (code, values) => {
    const pattern = bundle.getMessage(code)?.value;
    if (pattern == null) throw new Error(`there is no message ${code} in ${language}`);
    return bundle.formatPattern(pattern, values);
  };
  return say;

  /** A number in words, or in figures if the language has no words for it. */
  function inWords(number: number): string {
    return bundle.hasMessage(`number-${number}`) ? say(`number-${number}`) : String(number);
  }
}

/** Words at the start of a sentence; what one types, such as `muggins=on`, stays as it is. */
const capital = (words: string): string => (/^\w+=/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1));

/** The value of CARD($card): `card` is 5H, ??, *1 or *1=5H. */
function cardName(say: Say, card: FluentVariable | undefined): string {
  const [face = "", joker] = String(card).split("=").reverse();
  if (face === "??") return say("card-face-down");
  const [rank, suit] = [RANKS[face.charAt(0)], SUITS[face.slice(1)]];
  if (rank === undefined || suit === undefined) return say("card-joker");
  return say(joker === undefined ? "card" : "card-named-joker", { rank, suit });
}

/** The value of DE($who) in French: "de Walter", "d’Odile". */
function withDe(who: string): string {
  return /^[aeiou]/i.test(who.normalize("NFD")) ? `d’${who}` : `de ${who}`;
}
