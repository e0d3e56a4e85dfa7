// Shortens the message codes in the built scripts, where each code appears twice and nobody reads it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { moduleOf } from "./compile.ts";

const SOURCE = join(import.meta.dirname, "../src");
const ENGLISH = join(import.meta.dirname, "../../src/fifteentwo/locales/en");
/** Refusals of the server use the names of cards too, by their long codes. */
const KEPT = "cards";

type Codes = ReadonlyMap<string, string>;

/** The catalogue that a module uses; undefined for most modules. */
export function spokenBy(module: string): string | undefined {
  const name = /from "[^"]*locales\/en\/(\w+)\.ftl"/.exec(module)?.[1];
  return name === KEPT ? undefined : name;
}

/** Short codes for the messages that this module names in full; codes it assembles from parts are kept. */
export function codesOf(catalogue: string, module: string): Codes {
  const times = (words: string): number => module.split(words).length - 1;
  const named = new FluentResource(catalogue).body.filter(({ id }) => times(`say("${id}"`) === times(`"${id}"`) && times(`"${id}"`) > 0);
  const heads = [...module.matchAll(/say\(`([\w-]+-)\$\{/g)].map(([, head = ""]) => head);
  const free = named.filter(({ id }) => !heads.some((head) => id.startsWith(head)));
  return new Map(free.map(({ id }, place) => [id, `m${place.toString(36)}`]));
}

/** The module with short codes. */
export function shortModule(module: string, codes: Codes): string {
  return module.replace(/say\("([\w-]+)"/g, (all, code: string) => (codes.has(code) ? `say("${codes.get(code)}"` : all));
}

/** The catalogue with short codes. */
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

/** Vite plugin: uses short codes in the modules and catalogues of a build. */
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
