// What the games for one are called.
export const NAMES: Record<string, string> = {
  bvs: "Cribbage Square",
  bvs_hard: "Cribbage Square, every card",
  wikibooks: "Touching Square",
  wikibooks_reserve: "Touching Square with a reserve",
  arnold: "Cribbage Solitaire",
  solsuite: "Nine-card Solitaire",
  shuffle: "Cribbage Shuffle",
};

/** A line of rules by the name of its game. */
export function nameOf(line: string): string {
  return NAMES[line.split(" ")[0] ?? ""] ?? line;
}
