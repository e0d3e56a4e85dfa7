// The choices of a square: the value of each cell, and each choice by its name.
import type { CellValue } from "../../protocol";
import { exploreWords as say } from "./strings";

/** The value of placing the card in a cell; null if it cannot be placed there. */
export function worthOfCell(options: readonly CellValue[], cell: number): number | null {
  return options.find(({ action }) => action.type === "place" && action.cell === cell)?.value ?? null;
}

/** Each choice with its name, best first. */
export function choices(options: readonly CellValue[]): { name: string; value: number; error: number | null }[] {
  return options.map(({ action, value, error }) => ({ name: nameOf(action), value, error }));
}

function nameOf(action: CellValue["action"]): string {
  if (action.type === "place") return say.place(Math.floor(action.cell / 4) + 1, (action.cell % 4) + 1);
  if (action.type === "keep") return say.keepOn(action.pile + 1);
  return say.throwAway;
}
