// Texts of the boards.
import english from "../../../src/fifteentwo/locales/en/board.ftl";
import { messages } from "../lib/messages";

const say = messages(english, "board");

export const boardWords = {
  label: (sides: readonly string[], targets: readonly number[]) =>
    new Set(targets).size < 2
      ? say("board-label", { sides: sides.join(", "), target: targets[0] ?? 0 })
      : say("board-label-apart", { sides: sides.map((side, at) => say("board-side-of", { side, target: targets[at] ?? 0 })).join(", ") }),
  side: (name: string, score: number, won: number) => (won > 0 ? say("board-side-won", { name, score, won }) : say("board-side", { name, score })),
  name: say("board-name"),
  /** Glossary terms for the letters of the skunk lines. */
  terms: { L: "lurch", S: "skunk", SS: "doubleSkunk" } as Record<string, string>,
  line: (letter: string) => say("board-line", { letter }),
  lines: { lurch: "L", skunk: "S", "double skunk": "SS" } as Record<string, string>,
};
