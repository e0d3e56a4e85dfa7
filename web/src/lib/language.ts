// The language of the page and its loaded catalogues. English is built into each page.
import type { Problem } from "../protocol";

/** The available languages, each by its own name. */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

export type Arguments = Record<string, string | number>;
/** Formats the message with this code as a sentence. */
export type Say = (code: string, values?: Arguments) => string;

type Coded = Pick<Problem, "sentence"> & Partial<Problem>;

export const spoken = {
  language: "en" as string,
  /** The messages of a catalogue in that language; null for English, whose messages are built in. */
  messages: null as ((catalogue: string) => Say) | null,
  /** A message or a refusal of the server in that language. */
  refusal: ({ sentence }: Coded): string => sentence,
};

/** A reviver for JSON.parse: replaces each message of the server, innermost first, by its text in the page's language. */
export function said(_key: string, value: unknown): unknown {
  return isMessage(value) ? spoken.refusal(value) : value;
}

function isMessage(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "arguments" in value && "sentence" in value && Object.keys(value).length === 3;
}

const KEY = "fifteentwo.language";

const isLanguage = (name: string | null | undefined): name is Language => name != null && name in LANGUAGES;

/** The language chosen in the settings; null: the browser's. */
export function chosen(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores the choice, "" for the browser’s language; it takes effect after a reload. */
export function choose(language: string): void {
  try {
    if (isLanguage(language)) localStorage.setItem(KEY, language);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable: the page stays as it is.
  }
}

/** The language to show: the chosen one, otherwise the first available of the browser's. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  return chosen() ?? wanted.map((name) => name.split("-")[0]?.toLowerCase()).find(isLanguage) ?? "en";
}

/** The locale for dates: the page's English is British. */
export function locale(): string {
  return spoken.language === "en" ? "en-GB" : spoken.language;
}

/** A number with this many decimals, in the format of the language. */
export function decimals(value: number, digits: number): string {
  return value.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
