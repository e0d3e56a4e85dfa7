// The catalogues as files: which exist, and which the page uses.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const LOCALES = join(import.meta.dirname, "../../../src/fifteentwo/locales");

/** The text of a catalogue. */
export const catalogue = (name: string, language = "en"): string => readFileSync(join(LOCALES, language, `${name}.ftl`), "utf8");

const read = /PYTHON: Final = \(([^)]*)\)/.exec(readFileSync(join(LOCALES, "__init__.py"), "utf8"))?.[1] ?? "";
/** The catalogues of Python, except for the names of cards, which the page uses too. */
export const PYTHON = [...read.matchAll(/(\w+)\.ftl/g)].map(([, name = ""]) => name).filter((name) => name !== "cards");

/** Names of the catalogues that the page uses. */
export const PAGES: readonly string[] = readdirSync(join(LOCALES, "en"))
  .map((file) => file.replace(".ftl", ""))
  .filter((name) => !PYTHON.includes(name));
