// What the new-game dialog edits: a preset, changed here and there, and the line of rules it comes to.
import type { Chair, CribbageRules, Menu } from "../protocol";

/** The rules that the dialog offers; the others have one value only. */
export type Field = Extract<
  keyof CribbageRules,
  | "target"
  | "match"
  | "skunk_scale"
  | "go_timing"
  | "next_dealer"
  | "first_deal"
  | "heels"
  | "crib_flush"
  | "last_card"
>;
const FIELDS: readonly Field[] = [
  "target",
  "match",
  "skunk_scale",
  "go_timing",
  "next_dealer",
  "first_deal",
  "heels",
  "crib_flush",
  "last_card",
];

export type Values = Pick<CribbageRules, Field>;

export interface Game {
  preset: string;
  values: Values;
}

/** What the dialog comes to. */
export interface Choices {
  rules: string;
  opponent: Chair;
}

/** A preset as it stands. Falls back on the first of the menu. */
export function fromPreset(menu: Menu, name: string): Game {
  const preset = menu.presets.find((one) => one.name === name) ?? menu.presets[0];
  if (preset === undefined) throw new Error("the menu holds no preset");
  return { preset: preset.name, values: { ...preset.rules } };
}

/** What a line like "hoyle target=61" stands for. Words the dialog does not offer are passed over. */
export function fromLine(menu: Menu, line: string): Game {
  const words = line.split(/\s+/).filter(Boolean);
  const named = words.find((word) => menu.presets.some((preset) => preset.name === word));
  const game = fromPreset(menu, named ?? "standard");
  for (const word of words) {
    const [field, value] = word.split("=", 2);
    const offered = FIELDS.find((one) => one === field);
    if (offered === undefined || value === undefined) continue;
    const typed = typeof game.values[offered] === "number" ? Number(value) : value;
    game.values = { ...game.values, [offered]: typed };
  }
  return game;
}

/** The line of rules: the preset and what differs from it. */
export function toLine(menu: Menu, game: Game): string {
  const plain = fromPreset(menu, game.preset).values;
  const differing = FIELDS.filter((field) => game.values[field] !== plain[field]);
  return [game.preset, ...differing.map((field) => `${field}=${game.values[field] ?? ""}`)].join(" ");
}

export type MatchKind = "single" | "first_to" | "best_of";

/** 'first_to:7' as its two parts. */
export function matchParts(match: string): { kind: MatchKind; length: number | null } {
  const [kind, length] = match.split(":", 2);
  if (kind === "first_to" || kind === "best_of") return { kind, length: Number(length) };
  return { kind: "single", length: null };
}

/** And back again. */
export function matchOf(kind: MatchKind, length: number | null): string {
  return kind === "single" ? "single" : `${kind}:${length ?? ""}`;
}
