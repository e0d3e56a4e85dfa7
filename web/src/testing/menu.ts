// A shortened menu of the server, and a mock server that answers by path.
import { vi } from "vitest";
import { Refusal } from "../lib/api";
import type { CribbageCard, CribbageMenu } from "../pages/newgame/menu";
import type { CribbageRules, Field, Menu } from "../protocol";

// The fields these tests need; the real rules have more.
const STANDARD = {
  family: "cribbage",
  players: 2,
  teams: false,
  cards_dealt: 6,
  discards: 2,
  crib: "discards",
  target: 121,
  first_deal: "low_cut",
  next_dealer: "loser",
  heels: 2,
  crib_flush: "five",
  go_timing: "on_close",
  go_rotation: "all",
  last_card: 1,
  three_for_last: false,
  play_stops_at_first_count: false,
  counting: "auto",
  muggins: false,
  overclaim: "correct",
  skunk_scale: "skunk",
  match: "single",
  stinkhole: false,
  objective: "high",
  jokers: 0,
  joker_binding: true,
  starter_joker: "per_hand",
  nineteen: false,
  nineteen_crib: false,
  board: "straight",
  underclaim: "correct",
} satisfies Partial<CribbageRules> as CribbageRules;

const WORDS: Record<string, string[]> = {
  crib: ["discards", "discards+1_from_stock", "none", "dealt"],
  first_deal: ["low_cut", "high_cut", "random", "chosen"],
  next_dealer: ["loser", "winner", "alternate"],
  heels: ["2", "0"],
  match: ["single", "first_to:N", "best_of:N"],
};
/** The form's label of a field. */
export const labelOf = (name: string): string => `The ${name}`;

const FIELDS: Field[] = Object.entries(STANDARD)
  .filter(([name]) => name !== "family")
  .map(([name, value]) => ({
    name,
    label: labelOf(name),
    section: name === "board" ? null : "The deal",
    names: {},
    words: `About ${name}.`,
    standard: String(value),
    kind: name in WORDS ? "words" : typeof value === "boolean" ? "switch" : typeof value === "number" ? "number" : "words",
    values: WORDS[name] ?? (typeof value === "string" ? [value, "other"] : []),
    lowest: typeof value === "number" ? 0 : null,
    highest: typeof value === "number" ? 361 : null,
  }));

/** The menu of cribbage. */
export const MENU: CribbageMenu = {
  presets: [
    { name: "standard", words: "The usual game.", today: null, rules: STANDARD },
    {
      name: "hoyle",
      words: "To seven game points.",
      today: null,
      rules: { ...STANDARD, go_timing: "on_call", skunk_scale: "hoyle", match: "first_to:7" },
    },
    { name: "acc", words: "Club play.", today: null, rules: { ...STANDARD, counting: "manual", match: "best_of:3" } },
    { name: "three_players", words: "Three, each alone.", today: null, rules: { ...STANDARD, players: 3, cards_dealt: 5 } },
    { name: "partners", words: "Two pairs.", today: null, rules: { ...STANDARD, players: 4, teams: true, cards_dealt: 5 } },
    { name: "odd_one", words: "A game of no group.", today: null, rules: { ...STANDARD, jokers: 1 } },
  ],
  players: [
    { name: "Pat", player: "simple", level: "Simple", words: "Takes what it sees.", pronoun: "he", rating: 1400 },
    { name: "Kim", player: "steady", level: "Steady", words: "Minds the crib.", pronoun: "she", rating: 1500 },
  ],
  targets: [61, 121, 181],
  sections: ["The deal"],
  fields: FIELDS,
};

/** The complete menu. */
export const WHOLE_MENU: Menu = {
  version: "1.2.3",
  programs: [],
  docs: false,
  day: "2026-01-01",
  families: [{ name: "cribbage", numbered: false, fields: FIELDS }],
  presets: MENU.presets,
  players: MENU.players,
  targets: MENU.targets,
  sections: MENU.sections,
};

/** What a server with these presets returns for a line of rules: it sets fields without validation. */
export function rulesCard({ rules: line }: { rules: string }): CribbageCard {
  const named = line.split(" ").flatMap((word) => MENU.presets.find(({ name }) => name === word)?.rules ?? []);
  const rules: Record<string, unknown> = { ...STANDARD, ...named[0] };
  const set = line.split(" ").filter((word) => word.includes("="));
  for (const [field = "", value = ""] of set.map((word) => word.split("="))) {
    const was = rules[field];
    rules[field] = typeof was === "number" ? Number(value) : typeof was === "boolean" ? value === "on" : value;
  }
  return {
    rules_text: line.trim(),
    rules_words: MENU.presets.find(({ name }) => name === line)?.words ?? `Words on ${line}.`,
    rules: rules as unknown as CribbageRules,
    differences: set.map((word) => `It has ${word}.`),
  };
}

/** Mocks fetch by path: a value is sent as JSON, an Error as a refusal with its sentence; a function makes either. */
export function serve(answers: Record<string, unknown>): ReturnType<typeof vi.fn<typeof fetch>> {
  const asked = vi.fn<typeof fetch>(async (path, init) => {
    const found = answers[String(path)];
    const answer: unknown = typeof found === "function" ? await found(init?.body === undefined ? undefined : JSON.parse(String(init.body))) : found;
    if (answer instanceof Error) {
      return Response.json({ sentence: answer.message }, { status: answer instanceof Refusal ? answer.status : 400 });
    }
    return Response.json(answer);
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}
