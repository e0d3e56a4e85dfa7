// Compiles the English catalogues at build time, so that the page in English needs no Fluent parser.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

type Message = FluentResource["body"][number];
type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

const ENGLISH = /\/locales\/en\/\w+\.ftl(\?raw)?$/;

/** Source code of an object with a catalogue's messages: each a string, or a function of `$`, its arguments. */
export function compile(catalogue: string): string {
  const { body } = new FluentResource(catalogue);
  const sources = new Map<string, string>();
  for (const { id, value } of body) if (value !== null) sources.set(id, pattern(value));
  const isPlain = (source: string): boolean => /^`[^]*`$/.test(source) && !/\$\{/.test(source);
  const entries = [...sources].map(([id, source]) => `${JSON.stringify(id)}:${isPlain(source) ? source : `$=>${source}`}`);
  return `({${entries.join(",\n")}})`;

  function pattern(value: Pattern): string {
    if (typeof value === "string") return literal(value);
    const [only] = value;
    if (value.length === 1 && typeof only === "object") return only.type === "select" ? `(${select(only)})` : expression(only);
    return `\`${value.map((part) => (typeof part === "string" ? escaped(part) : `\${${expression(part)}}`)).join("")}\``;
  }

  function expression(part: Expression): string {
    if (part.type === "str") return literal(part.value);
    if (part.type === "var") return `n($.${part.name})`;
    if (part.type === "select") return select(part);
    if (part.type === "mesg") return inlined(part.name);
    if (part.type === "func" && part.name === "NUMBER") return number(part.args);
    throw new Error(`no way to compile ${JSON.stringify(part)}`);
  }

  /** Source code for NUMBER() with its options. */
  function number([given, ...options]: Extract<Expression, { type: "func" }>["args"]): string {
    if (given?.type !== "var") throw new Error("NUMBER takes an argument");
    const named = options.flatMap((option) => (option.type === "narg" ? [[option.name, option.value.value] as const] : []));
    return `$.${given.name}.toLocaleString("en",${JSON.stringify(Object.fromEntries(named))})`;
  }

  /** The source code of a message included in another one. */
  function inlined(name: string): string {
    const found = body.find(({ id }) => id === name)?.value;
    if (found == null) throw new Error(`there is no message ${name}`);
    return pattern(found);
  }

  /** Tests for the variants in order, with the default last. In English, "one" matches the number 1. */
  function select({ selector, variants, star }: Extract<Expression, { type: "select" }>): string {
    if (selector.type !== "var") throw new Error("only an argument selects");
    const tests = variants.flatMap(({ key, value }, place) => {
      if (place === star) return [];
      const wanted = key.type === "num" ? String(key.value) : key.value === "one" ? "1" : JSON.stringify(key.value);
      return [`$.${selector.name}===${wanted}?${pattern(value)}:`];
    });
    const rest = variants[star];
    if (rest === undefined) throw new Error("a selector has a default");
    return tests.join("") + pattern(rest.value);
  }
}

function escaped(text: string): string {
  return text.replace(/[`\\]|\$\{/g, "\\$&");
}

function literal(text: string): string {
  return `\`${escaped(text)}\``;
}

/** The source code of the module that replaces an English catalogue. */
export function moduleOf(catalogue: string): string {
  return `import { plain as n } from "/src/lib/plain.ts";\nexport default ${compile(catalogue)};`;
}

/** Vite plugin: loads English catalogues as modules. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    load(id) {
      if (!ENGLISH.test(id)) return null;
      return moduleOf(readFileSync(id.replace("?raw", ""), "utf8"));
    },
  };
}
