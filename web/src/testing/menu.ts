// What the server offers, cut short, and a server that answers by path.
import { vi } from "vitest";
import type { CribbageRules, Menu } from "../protocol";

const STANDARD: CribbageRules = {
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
};

export const MENU: Menu = {
  version: "1.2.3",
  presets: [
    { name: "standard", words: "The usual game.", rules: STANDARD },
    {
      name: "hoyle",
      words: "To seven game points.",
      rules: { ...STANDARD, go_timing: "on_call", skunk_scale: "hoyle", match: "first_to:7" },
    },
  ],
  players: [
    { name: "Simple", player: "simple", words: "Takes what it sees." },
    { name: "Steady", player: "steady", words: "Minds the crib." },
  ],
  targets: [61, 121, 181],
  fields: [
    { name: "players", words: "How many play.", standard: "2", kind: "number", values: [], lowest: 2, highest: 6 },
    { name: "teams", words: "Partners.", standard: "off", kind: "switch", values: [], lowest: null, highest: null },
    { name: "target", words: "The end.", standard: "121", kind: "number", values: [], lowest: 31, highest: 361 },
    { name: "board", words: "Which board.", standard: "straight", kind: "words", values: ["straight", "crash8"], lowest: null, highest: null },
  ],
};

/** Answers fetch by path: a value is sent as JSON, a sentence in an Error as a refusal. */
export function serve(answers: Record<string, unknown>): ReturnType<typeof vi.fn<typeof fetch>> {
  const asked = vi.fn<typeof fetch>(async (path) => {
    const answer = answers[String(path)];
    if (answer instanceof Error) return Response.json({ sentence: answer.message }, { status: 400 });
    return Response.json(answer);
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}
