// Gives the messages of the page short codes in the built scripts: a code stands there twice, and names nothing for a reader.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { moduleOf } from "./compile.ts";

const SOURCE = join(import.meta.dirname, "../src");
const ENGLISH = join(import.meta.dirname, "../../src/fifteentwo/locales/en");
/** The names of cards are asked for by refusals of the server, too, which know the long codes. */
const KEPT = "cards";

type Codes = ReadonlyMap<string, string>;

/** The catalogue that a module speaks from; undefined for most. */
export function spokenBy(module: string): string | undefined {
  const name = /from "[^"]*locales\/en\/(\w+)\.ftl"/.exec(module)?.[1];
  return name === KEPT ? undefined : name;
}

/** Short codes for the messages that this module names; those it puts together from parts keep theirs. */
export function codesOf(catalogue: string, module: string): Codes {
  const times = (words: string): number => module.split(words).length - 1;
  const named = new FluentResource(catalogue).body.filter(({ id }) => times(`say("${id}"`) === times(`"${id}"`) && times(`"${id}"`) > 0);
  const heads = [...module.matchAll(/say\(`([\w-]+-)\$\{/g)].map(([, head = ""]) => head);
  const free = named.filter(({ id }) => !heads.some((head) => id.startsWith(head)));
  return new Map(free.map(({ id }, place) => [id, `m${place.toString(36)}`]));
}

/** A module with the short codes. */
export function shortModule(module: string, codes: Codes): string {
  return module.replace(/say\("([\w-]+)"/g, (all, code: string) => (codes.has(code) ? `say("${codes.get(code)}"` : all));
}

/** A catalogue with the short codes. */
export function shortCatalogue(catalogue: string, codes: Codes): string {
  const short = (code: string): string => codes.get(code) ?? code;
  return catalogue
    .replace(/^#.*\n/gm, "")
    .replace(/^([\w-]+)(?= =)/gm, short)
    .replace(/(?<=\{ )[a-z][\w-]*(?= \})/g, short);
}

/** The short codes of each catalogue. */
export function shortCodes(): ReadonlyMap<string, Codes> {
  const names = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  return new Map(
    names.flatMap((name) => {
      const module = readFileSync(join(SOURCE, name), "utf8");
      const catalogue = spokenBy(module);
      if (catalogue === undefined) return [];
      return [[catalogue, codesOf(readFileSync(join(ENGLISH, `${catalogue}.ftl`), "utf8"), module)] as const];
    }),
  );
}

/** Puts the short codes into the modules and the catalogues of a build. */
export function shortened(): Plugin {
  let codes: ReadonlyMap<string, Codes> = new Map();
  return {
    name: "shorten-codes",
    apply: "build",
    enforce: "pre",
    buildStart: () => {
      codes = shortCodes();
    },
    load(id) {
      const [, language = "", name = ""] = /\/locales\/(\w+)\/(\w+)\.ftl(?:\?raw)?$/.exec(id) ?? [];
      const short = codes.get(name);
      if (short === undefined) return null;
      const catalogue = shortCatalogue(readFileSync(id.replace("?raw", ""), "utf8"), short);
      return language === "en" ? moduleOf(catalogue) : `export default ${JSON.stringify(catalogue)};`;
    },
    transform(module, id) {
      const short = id.startsWith(SOURCE) && id.endsWith(".ts") ? codes.get(spokenBy(module) ?? "") : undefined;
      return short === undefined ? null : { code: shortModule(module, short), map: null };
    },
  };
}
