// Loads claims, calls, jokers and directions on demand, because most games need none of them.
import { drawJokers } from "../../lib/cards/cards";
import type { CribbageRules } from "../../protocol";
import type * as All from "./all";
import { provide } from "./extras";

let here: typeof All | null = null;

/** The module of prompts; null until it is loaded. */
export function asks(): typeof All | null {
  return here;
}

/** Whether games by these rules ever ask for more than cards. */
export function asksMore({ counting, jokers, board }: Pick<CribbageRules, "counting" | "jokers" | "board">): boolean {
  return counting === "manual" || jokers > 0 || board === "crash8";
}

/** Loads the prompts if necessary. */
export async function load(): Promise<void> {
  if (here !== null) return;
  here = await import("./all");
  provide(here);
  drawJokers(here.jokerFace);
}
