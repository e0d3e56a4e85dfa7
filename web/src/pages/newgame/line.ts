// A line of rules as the person edits it, word by word. What it means, the server says.
import type { CribbageRules } from "../../protocol";
import type { CribbageMenu } from "./menu";

export type FieldName = keyof CribbageRules;
/** The value of each field as a line of rules writes it: "121", "on", "five". */
export type Values = Partial<Record<FieldName, string>>;

/** A value as a line of rules writes it. */
export function said(value: unknown): string {
  return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}

/** All values of resolved rules, as a line of rules writes them. */
export function valuesOf(rules: CribbageRules): Values {
  return Object.fromEntries(Object.entries(rules).map(([field, value]) => [field, said(value)]));
}

function words(line: string): string[] {
  return line.split(/\s+/).filter(Boolean);
}

/** The fields that the line sets itself, whatever its presets say. */
export function own(line: string): Values {
  const set = words(line).filter((word) => word.includes("="));
  return Object.fromEntries(set.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]));
}

/** The first preset that the line names; the first of the menu where it names none. */
export function presetOf(menu: CribbageMenu, line: string): CribbageMenu["presets"][number] {
  const named = words(line)
    .map((word) => menu.presets.find((preset) => preset.name === word))
    .find((preset) => preset !== undefined);
  const preset = named ?? menu.presets[0];
  if (preset === undefined) throw new Error("the menu holds no preset");
  return preset;
}

/** Whether two lines name the same presets, whatever else they set. */
export function sameGame(line: string, other: string): boolean {
  const names = (text: string): string =>
    words(text)
      .filter((word) => !word.includes("="))
      .join(" ");
  return names(line) === names(other);
}

/** The line without its word for a field. */
export function without(line: string, field: string): string {
  return words(line)
    .filter((word) => !word.startsWith(`${field}=`))
    .join(" ");
}

/** The line with a field set. `plain` is what the field would be without that word: then it is not needed. */
export function withField(line: string, field: string, value: string, plain?: string): string {
  if (value === plain) return without(line, field);
  const word = `${field}=${value}`;
  if (!(field in own(line))) return [...words(line), word].join(" ");
  return words(line)
    .map((old) => (old.startsWith(`${field}=`) ? word : old))
    .join(" ");
}

/** Which of these fields a refusal speaks of: it writes them `field=value`, at its head with a capital. */
export function namedIn(sentence: string, fields: readonly string[]): string[] {
  return fields.filter((field) => new RegExp(`\\b${field}=`, "i").test(sentence));
}

export type MatchKind = "single" | "first_to" | "best_of";

/** 'first_to:7' as its two parts. */
export function matchParts(match: string): { kind: MatchKind; length: string } {
  const [kind, length = ""] = match.split(":", 2);
  return kind === "first_to" || kind === "best_of" ? { kind, length } : { kind: "single", length: "" };
}

/** And back again. */
export function matchOf(kind: MatchKind, length: string): string {
  return kind === "single" ? "single" : `${kind}:${length}`;
}

/** How many sit down, and whether as partners: a word each, as the dialog offers it. */
export const TABLES = ["2", "3", "4 partners", "4", "5", "6 partners"] as const;
export type TableSize = (typeof TABLES)[number];

/** The table that these values ask for; undefined where they ask for none that is offered. */
export function tableOf({ players, teams }: Values): TableSize | undefined {
  const size = teams === "on" ? `${players ?? ""} partners` : players;
  return TABLES.find((one) => one === size);
}

/**
 * The line for another table. A preset that brings players of its own is left for the standard game: its other
 * fields belong to that number. What else the line sets stays; the deal follows as the server says.
 */
export function atTable(menu: CribbageMenu, line: string, size: TableSize): string {
  const [players = "", partners] = size.split(" ");
  const standard = presetOf(menu, "").rules;
  const bare = without(without(line, "players"), "teams");
  const kept = words(bare).filter((word) => {
    const preset = menu.presets.find((one) => one.name === word);
    return preset === undefined || preset.rules.players === standard.players || said(preset.rules.players) === players;
  });
  const left = [presetOf(menu, kept.join(" ")).name, ...kept].filter((word, at, all) => all.indexOf(word) === at).join(" ");
  const base = valuesOf(presetOf(menu, left).rules);
  return withField(withField(left, "players", players, base.players), "teams", partners ? "on" : "off", base.teams);
}
