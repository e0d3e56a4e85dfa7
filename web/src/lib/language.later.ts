// Loads the catalogues of languages other than English and formats their messages.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { spoken, type Say } from "./language";

const files = import.meta.glob<string>(["../../../src/fifteentwo/locales/*/*.ftl", "!../../../src/fifteentwo/locales/*/cli.ftl", "!../../../src/fifteentwo/locales/en/*.ftl"], {
  query: "?raw",
  import: "default",
});

const RANKS: Record<string, string> = {
  A: "ace", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", T: "ten",
  J: "jack", Q: "queen", K: "king",
};
const SUITS: Record<string, string> = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };

/** Makes this the language of the page. Rejects where its catalogues cannot be fetched; then nothing has changed. */
export async function speak(language: string): Promise<void> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all(own.map(async ([path, read]) => [/(\w+)\.ftl$/.exec(path)?.[1] ?? "", await read()] as const));
  speakFrom(language, new Map(texts));
}

/** Makes this the language of the page, with these catalogues. */
export function speakFrom(language: string, catalogues: ReadonlyMap<string, string>): void {
  const say = sayer(language, ["cards", "core", "server", "practice"].map((name) => catalogues.get(name) ?? ""));
  spoken.language = language;
  spoken.messages = (name) => sayer(language, [catalogues.get(name) ?? ""]);
  spoken.refusal = ({ sentence, code, arguments: values }) => (code ? say(code, values) : sentence);
}

/** The messages of these catalogues. */
export function sayer(language: string, texts: readonly string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { CARD: ([card]) => cardName(say, card), DE: ([who]) => withDe(String(who)) } });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  const say: Say = (code, values) => {
    const pattern = bundle.getMessage(code)?.value;
    if (pattern == null) throw new Error(`there is no message ${code} in ${language}`);
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

/** What DE($who) stands for in French: "de Walter", "d’Odile". */
function withDe(who: string): string {
  return /^[aeiou]/i.test(who.normalize("NFD")) ? `d’${who}` : `de ${who}`;
}
