// Texts from the prompts that other sentences use once the prompts are loaded: answers and verdicts.
import type { AnyEvent, Asked, CribbageRules } from "../../protocol";

/** The two pegs of a side: rear, front. */
export type Pegs = readonly [number, number];

/** An event that answers a prompt, or follows from an answer. */
export type Answered = Extract<
  AnyEvent,
  { type: "TurnedUp" | "Named" | "Claimed" | "Called" | "Passed" | "Counted" | "PathAsked" | "PathChosen" | "Crashed" }
>;

/** The rules that settle a wrong claim. */
export type ClaimRules = Pick<CribbageRules, "muggins" | "underclaim" | "overclaim">;

export interface Extras {
  /** The answer as a sentence; names are those of the seats, and of the sides. */
  answered(event: Answered, seats: readonly string[], sides: readonly string[], pegs: readonly Pegs[] | null): string;
  /** What was wrong with a claim, and what the rules did about it; "" for a correct one. */
  verdict(rules: ClaimRules | null, asked: Pick<Asked, "claim" | "of" | "cards"> | null, points: number): string;
}

let here: Extras | null = null;

/** Null until they are loaded. */
export function extras(): Extras | null {
  return here;
}

/** Called by the prompts when they are loaded. */
export function provide(loaded: Extras): void {
  here = loaded;
}
