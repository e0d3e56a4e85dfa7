import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TERMS } from "./terms";

test("no term takes more than twenty words to explain", () => {
  for (const [name, words] of Object.values(TERMS)) expect(words.split(/\s+/).length, name).toBeLessThanOrEqual(20);
});

test("every term is in the glossary under the same name", () => {
  const glossary = readFileSync(join(import.meta.dirname, "../../../../docs/glossary.md"), "utf8").toLowerCase();
  const names = Object.values(TERMS).map(([name]) => name.replace(/ \(.*\)$/, "").toLowerCase());
  const listed = (name: string): boolean => [`**${name}**`, `**${name},`, `, ${name}**`, `, ${name},`].some((entry) => glossary.includes(entry));
  expect(names.filter((name) => !listed(name))).toEqual([]);
});
