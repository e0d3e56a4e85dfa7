// Claims, calls, jokers and ways round the board: most games ask for none of them, and what they need comes with the first.
import { drawJokers } from "../../lib/cards/cards";
import type { CribbageRules } from "../../protocol";
import type * as All from "./all";
import { provide } from "./extras";

let here: typeof All | null = null;

/** All of it; null before it was loaded. */
export function asks(): typeof All | null {
  return here;
}

/** Whether by these rules one is ever asked for more than cards. */
export function asksMore({ counting, jokers, board }: Pick<CribbageRules, "counting" | "jokers" | "board">): boolean {
  return counting === "manual" || jokers > 0 || board === "crash8";
}

/** Fetches it, where it is not here yet. */
export async function load(): Promise<void> {
  if (here !== null) return;
  here = await import("./all");
  provide(here);
  drawJokers(here.jokerFace);
}
