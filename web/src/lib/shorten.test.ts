// A build shortens message codes, in the modules and the catalogues of all languages alike.
import { readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { codesOf, shortCatalogue, shortCodes, shortModule, spokenBy } from "../../catalogues/shorten";
import { catalogue, LOCALES } from "../testing/catalogues";

test("a code used in a module gets the same short code in each language", () => {
  const module = `import english from "../locales/en/board.ftl"; say("peg-name"); say(\`line-\${letter}\`); say(long ? "a" : "b"); say("a")`;
  const text = "# A board.\n\npeg-name = Peg\nline-S = { peg-name } line\na = 1\nb = 2\n";
  const codes = codesOf(text, module);
  expect(spokenBy(module)).toBe("board");
  expect([...codes]).toEqual([["peg-name", "m0"]]);
  expect(shortModule(module, codes)).toContain(`say("m0"); say(\`line-\${letter}\`)`);
  expect(shortCatalogue(text, codes)).toBe("\nm0 = Peg\nline-S = { m0 } line\na = 1\nb = 2\n");
});

test("no message is lost, and short codes are unique", () => {
  const codes = shortCodes();
  expect(codes.size).toBeGreaterThan(10);
  for (const language of readdirSync(LOCALES).filter((name) => /^\w\w$/.test(name))) {
    for (const [name, short] of codes) {
      const text = catalogue(name, language);
      const [long, after] = [text, shortCatalogue(text, short)].map((source) => new FluentResource(source).body);
      expect(after?.map(({ id }) => id), `${language}/${name}`).toEqual(long?.map(({ id }) => short.get(id) ?? id));
      expect(after?.map(({ value }) => typeof value), `${language}/${name}`).toEqual(long?.map(({ value }) => typeof value));
      expect(new Set(after?.map(({ id }) => id)).size).toBe(long?.length);
    }
  }
});
