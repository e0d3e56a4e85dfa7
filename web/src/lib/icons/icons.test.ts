// Icons are drawn: a character would be an empty box where no font has it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** Arrows, technical signs, shapes, dingbats and emoji; the four suits are in every font. */
const SYMBOLS = /[\u2190-\u21ff\u2300-\u23ff\u25a0-\u2659\u2667-\u27bf\u2900-\u297f\u2b00-\u2bff\u{1f000}-\u{1faff}]/u;

test("finds a symbol, but accepts the suits", () => {
  for (const symbol of "⏮◀▶⏭✓▸▾⇄⇅←↻★📋") expect(symbol).toMatch(SYMBOLS);
  expect("Throw 3♦ K♥ to Ann’s crib – 5♣ 10♠ … “two” · −1 ± 2").not.toMatch(SYMBOLS);
});

test("the page contains no symbol characters", () => {
  const names = readdirSync(ROOT, { recursive: true, encoding: "utf8" });
  const sources = names.filter((name) => /\.(ts|svelte|css)$/.test(name) && !name.endsWith(".test.ts"));
  expect(sources).toContain(join("pages", "replay", "Viewer.svelte"));
  const written = sources.flatMap((name) =>
    readFileSync(join(ROOT, name), "utf8")
      .split("\n")
      .filter((line) => SYMBOLS.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(written).toEqual([]);
});
