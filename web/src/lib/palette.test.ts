// Text is readable on every background: light, dark, high contrast, and every felt, board and peg set.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FELTS, PEGS, WOODS } from "./settings.svelte";

const css = readFileSync(join(import.meta.dirname, "palette.css"), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
type Tokens = Record<string, string>;

/** The tokens set by the rules with this selector. */
function tokensOf(selector: string): Tokens {
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, selectors = ""]) => selectors.split(",").some((one) => one.trim() === selector));
  const pairs = rules.flatMap(([, , body = ""]) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)]);
  if (pairs.length === 0) throw new Error(`${selector} sets nothing`);
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value.trim()]));
}

/** The colour of a token, as red, green and blue from 0 to 255. */
function colour(tokens: Tokens, name: string, dark: boolean): number[] {
  const value = tokens[name] ?? "";
  const [, light = value, night = value] = /^light-dark\((.+), ([^,]+)\)$/.exec(value) ?? [];
  const wanted = dark ? night : light;
  const other = /^var\((.+)\)$/.exec(wanted)?.[1];
  if (other !== undefined) return colour(tokens, other, dark);
  const hex = /^#([0-9a-f]+)$/.exec(wanted)?.[1] ?? "";
  if (hex.length !== 3 && hex.length !== 6) throw new Error(`${name} is no plain colour: ${wanted}`);
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  return digits.map((two) => parseInt(two, 16));
}

/** The relative luminance of WCAG 2. */
function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, dark: boolean, one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map((name) => luminance(colour(tokens, name, dark))).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const WORDS: [string, string[]][] = [
  ["--page", ["--ink", "--ink-soft", "--accent", "--good", "--bad"]],
  ["--surface", ["--ink", "--ink-soft", "--accent", "--good", "--bad"]],
  ["--sunken", ["--ink", "--ink-soft", "--accent", "--bad"]],
  ["--felt", ["--on-felt", "--on-felt-soft"]],
  ["--felt-deep", ["--on-felt", "--on-felt-soft"]],
  ["--accent", ["--on-accent"]],
  ["--brass", ["--on-brass"]],
  ["--wood", ["--on-wood"]],
];
const SIDES = [0, 1, 2, 3, 4, 5];
/** Lines, edges and the focus ring need less contrast than text. */
const LINES: [string, string[]][] = [
  ["--page", ["--edge", "--focus-paper"]],
  ["--surface", ["--edge", "--focus-paper", ...SIDES.map((side) => `--side-${side}-line`)]],
  ["--felt", ["--focus-felt", "--brass"]],
];

const looks = [
  ...FELTS.map((felt) => [`[data-felt="${felt}"]`]),
  ...WOODS.map((wood) => [`[data-wood="${wood}"]`]),
  ...PEGS.map((pegs) => [`[data-pegs="${pegs}"]`]),
  [':root[data-contrast="more"]'],
].flatMap(([look = ""]) => [false, true].map((dark) => [look, dark] as const));

test.each(looks)("text is readable on its background: %s, dark %s", (look, dark) => {
  const tokens = { ...tokensOf(":root"), ...tokensOf(look) };
  const least = look.includes("contrast") ? 7 : 4.5;
  const pairs = [
    ...WORDS.flatMap(([ground, words]) => words.map((word) => [ground, word, word === "--on-wood" ? 4.5 : least] as const)),
    ...SIDES.flatMap((side) => [["--felt", `--side-${side}-bright`, 4.5] as const]),
    ...LINES.flatMap(([ground, lines]) => lines.map((line) => [ground, line, 3] as const)),
  ];
  const poor = pairs.map(([one, other, wanted]) => [one, other, contrast(tokens, dark, one, other), wanted] as const);
  expect(poor.filter(([, , is, wanted]) => is < wanted).map(([one, other, is]) => `${other} on ${one}: ${is.toFixed(2)}`)).toEqual([]);
});

test("white text is readable on each side's colour", () => {
  for (const pegs of PEGS) {
    const tokens: Tokens = { ...tokensOf(":root"), ...tokensOf(`[data-pegs="${pegs}"]`), "--white": "#fff" };
    for (const side of SIDES) expect(contrast(tokens, false, `--side-${side}`, "--white")).toBeGreaterThanOrEqual(4.5);
    expect(new Set(SIDES.map((side) => tokens[`--side-${side}`])).size).toBe(SIDES.length);
  }
});
