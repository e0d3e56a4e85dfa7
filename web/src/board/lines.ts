// Which lines and how many third-peg holes a board shows for these rules.
import type { CribbageRules } from "../protocol";

/** How many holes the third peg has: the game points, or the games, that win the match. */
export function gameHoles(rules: Pick<CribbageRules, "match">): number {
  const [kind, length] = rules.match.split(":");
  const number = Number(length ?? 1);
  return kind === "best_of" ? Math.floor(number / 2) + 1 : number;
}

/** The first hole beyond each skunk line, and the letter on it: a loser who has not come so far is skunked. */
export function skunkLines({
  target,
  skunk_scale,
}: Pick<CribbageRules, "target" | "skunk_scale">): { hole: number; text: string }[] {
  const quarters = Math.ceil((3 * target) / 4);
  const half = Math.ceil(target / 2);
  switch (skunk_scale) {
    case "lurch":
      return [{ hole: half, text: "L" }];
    case "skunk":
      return [
        { hole: half, text: "SS" },
        { hole: quarters, text: "S" },
      ];
    case "hoyle":
      return [
        { hole: target - 60, text: "SS" },
        { hole: target - 30, text: "S" },
      ];
    case "acc":
      return [{ hole: quarters, text: "S" }];
    default:
      return [];
  }
}
