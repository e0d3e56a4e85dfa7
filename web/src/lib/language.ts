// The language of the page, and the catalogues that were fetched for it. English comes with each page.
import type { Problem } from "../protocol";

/** The languages there are catalogues for, each by its own name. */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

export type Arguments = Record<string, string | number>;
/** A message by its code, with arguments, as a sentence. */
export type Say = (code: string, values?: Arguments) => string;

type Coded = Pick<Problem, "sentence"> & Partial<Problem>;

export const spoken = {
  language: "en" as string,
  /** The messages of a catalogue in that language; null for English, whose messages come with the page. */
  messages: null as ((catalogue: string) => Say) | null,
  /** What a message or a refusal of the server says in that language. */
  refusal: ({ sentence }: Coded): string => sentence,
};

/** For JSON.parse: a text for each message of the server, innermost first, in the language of the page. */
export function said(_key: string, value: unknown): unknown {
  return isMessage(value) ? spoken.refusal(value) : value;
}

function isMessage(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "arguments" in value && "sentence" in value && Object.keys(value).length === 3;
}

const KEY = "fifteentwo.language";

const isLanguage = (name: string | null | undefined): name is Language => name != null && name in LANGUAGES;

/** The language chosen in the settings; null: as the browser has it. */
export function chosen(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the choice, "" for the browser’s language; the page shows it when it is loaded again. */
export function choose(language: string): void {
  try {
    if (isLanguage(language)) localStorage.setItem(KEY, language);
    else localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, the page stays as it is.
  }
}

/** The language to show: the one chosen, or the first of the browser's that there is. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  return chosen() ?? wanted.map((name) => name.split("-")[0]?.toLowerCase()).find(isLanguage) ?? "en";
}

/** The locale that dates are written by: the page's English is British. */
export function locale(): string {
  return spoken.language === "en" ? "en-GB" : spoken.language;
}

/** A number with this many decimals, as the language writes it. */
export function decimals(value: number, digits: number): string {
  return value.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
