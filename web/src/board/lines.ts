// The number of third-peg holes, and the letters of the skunk lines.
import type { CribbageRules, SkunkLine } from "../protocol";
import { boardWords } from "./strings";

/** Third-peg holes: the game points, or the games, that win the match. */
export function gameHoles(rules: Pick<CribbageRules, "match">): number {
  const [kind, length] = rules.match.split(":");
  const number = Number(length ?? 1);
  return kind === "best_of" ? Math.floor(number / 2) + 1 : number;
}

/** The skunk lines with their letters: SS for a double skunk. */
export function lettered(lines: readonly SkunkLine[]): { hole: number; text: string; sides: number[] }[] {
  return lines.map(({ hole, title, sides }) => ({ hole, sides, text: boardWords.lines[title] ?? title.charAt(0).toUpperCase() }));
}
