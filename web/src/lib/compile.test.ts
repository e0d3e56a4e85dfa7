// English compiled for the browser gives the same sentences as Fluent.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { compile } from "../../catalogues/compile";
import type { Arguments } from "./language";
import { sayer } from "./language.later";
import type { English } from "./messages";
import { catalogue, PAGES } from "../testing/catalogues";
import { plain } from "./plain";


function compiled(text: string): English {
  return new Function("n", `return ${compile(text)}`)(plain) as English;
}

/** Arguments for a message and the messages it includes: every value its selectors know, and some others. */
function examples(message: unknown, all: unknown): Arguments[] {
  const source = JSON.stringify(message);
  const names = [...JSON.stringify(all).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name = ""]) => name);
  const words = [...source.matchAll(/"key":\{"type":"str","value":"(\w+)"/g)].map(([, word = ""]) => word).filter((word) => word !== "one");
  const others = source.includes('"NUMBER"') ? [] : ["Ann", ...words];
  return [0, 1, 2, 9, 1234, ...others].map((value) => Object.fromEntries(names.map((name) => [name, value])));
}

describe.each(PAGES)("%s", (name) => {
  test("gives the same sentences", () => {
    const text = catalogue(name);
    const [say, own] = [sayer("en", [text]), compiled(text)];
    const { body } = new FluentResource(text);
    for (const message of body) {
      const words = own[message.id];
      for (const values of examples(message, body)) expect(typeof words === "function" ? words(values) : words, message.id).toBe(say(message.id, values));
    }
  });
});

test("the build rejects what the page cannot format", () => {
  expect(() => compile("a = { DATETIME($day) }\n")).toThrow("no way to compile");
  expect(() => compile("a = { b }\n")).toThrow("there is no message b");
  expect(compiled("a = `\\ ${ $b }\n")["a"]).toBeTypeOf("function");
});
