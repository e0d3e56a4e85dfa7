// English compiled for the browser says what Fluent says.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { compile } from "../../catalogues/compile";
import type { Arguments } from "./language";
import { sayer } from "./language.later";
import type { English } from "./messages";
import { plain } from "./plain";

const FOLDER = join(import.meta.dirname, "../../../src/fifteentwo/locales/en");
const PYTHON = ["cards.ftl", "cli.ftl", "core.ftl", "server.ftl"];

function compiled(text: string): English {
  return new Function("n", `return ${compile(text)}`)(plain) as English;
}

/** Arguments for a message: each number or word that its selectors know, and some that they do not. */
function examples(message: unknown): Arguments[] {
  const source = JSON.stringify(message);
  const names = [...source.matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name = ""]) => name);
  const words = [...source.matchAll(/"key":\{"type":"str","value":"(\w+)"/g)].map(([, word = ""]) => word).filter((word) => word !== "one");
  const others = source.includes('"NUMBER"') ? [] : ["Ann", ...words];
  return [0, 1, 2, 9, 1234, ...others].map((value) => Object.fromEntries(names.map((name) => [name, value])));
}

describe.each(readdirSync(FOLDER).filter((file) => !PYTHON.includes(file)))("%s", (file) => {
  test("says the same", () => {
    const text = readFileSync(join(FOLDER, file), "utf8");
    const [say, own] = [sayer("en", [text]), compiled(text)];
    for (const message of new FluentResource(text).body) {
      const words = own[message.id];
      for (const values of examples(message)) expect(typeof words === "function" ? words(values) : words, message.id).toBe(say(message.id, values));
    }
  });
});

test("what the page cannot say is found when it is built", () => {
  expect(() => compile("a = { DATETIME($day) }\n")).toThrow("no way to compile");
  expect(() => compile("a = { b }\n")).toThrow("there is no message b");
  expect(compiled("a = `\\ ${ $b }\n")["a"]).toBeTypeOf("function");
});
