// Edits a line of rules word by word. The server interprets it.
import type { CribbageRules } from "../../protocol";
import type { CribbageMenu } from "./menu";

export type FieldName = keyof CribbageRules;
/** Field values as a line of rules writes them: "121", "on", "five". */
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

/** The fields that the line sets itself, apart from its presets. */
export function own(line: string): Values {
  const set = words(line).filter((word) => word.includes("="));
  return Object.fromEntries(set.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]));
}

/** The first preset that the line names, or the first of the menu. */
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

/** The line with a field set, or without its word if `value` equals the default `plain`. */
export function withField(line: string, field: string, value: string, plain?: string): string {
  if (value === plain) return without(line, field);
  const word = `${field}=${value}`;
  if (!(field in own(line))) return [...words(line), word].join(" ");
  return words(line)
    .map((old) => (old.startsWith(`${field}=`) ? word : old))
    .join(" ");
}

/** The fields named in a refusal, which writes them as `field=value`, capitalised at the start of a sentence. */
export function namedIn(sentence: string, fields: readonly string[]): string[] {
  return fields.filter((field) => new RegExp(`\\b${field}=`, "i").test(sentence));
}

export type MatchKind = "single" | "first_to" | "best_of";

/** Splits 'first_to:7' into its two parts. */
export function matchParts(match: string): { kind: MatchKind; length: string } {
  const [kind, length = ""] = match.split(":", 2);
  return kind === "first_to" || kind === "best_of" ? { kind, length } : { kind: "single", length: "" };
}

/** The inverse of `matchParts`. */
export function matchOf(kind: MatchKind, length: string): string {
  return kind === "single" ? "single" : `${kind}:${length}`;
}

/** The number of players, with or without partners, as the form offers them. */
export const TABLES = ["2", "3", "4 partners", "4", "5", "6 partners"] as const;
export type TableSize = (typeof TABLES)[number];

/** The table size for these values; undefined if it is not offered. */
export function tableOf({ players, teams }: Values): TableSize | undefined {
  const size = teams === "on" ? `${players ?? ""} partners` : players;
  return TABLES.find((one) => one === size);
}

/**
 * The line for another table size. A preset with its own number of players gives way to the standard game, because
 * its other fields depend on that number. The line's other fields stay, and the server sets the deal.
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
