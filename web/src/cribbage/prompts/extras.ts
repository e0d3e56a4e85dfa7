// What sentences borrow from the prompts once those are loaded: answers and verdicts in words.
import type { AnyEvent, Asked, CribbageRules } from "../../protocol";

/** Where the two pegs of a side stand: rear, front. */
export type Pegs = readonly [number, number];

/** An event by which somebody answered a prompt, or that followed from an answer. */
export type Answered = Extract<
  AnyEvent,
  { type: "TurnedUp" | "Named" | "Claimed" | "Called" | "Passed" | "Counted" | "PathAsked" | "PathChosen" | "Crashed" }
>;

/** The rules that settle a wrong claim. */
export type ClaimRules = Pick<CribbageRules, "muggins" | "underclaim" | "overclaim">;

export interface Extras {
  /** What was answered, as a sentence; names are those of the seats, and of the sides. */
  answered(event: Answered, seats: readonly string[], sides: readonly string[], pegs: readonly Pegs[] | null): string;
  /** What was wrong with a claim, and what the rules did about it; "" for one that was right. */
  verdict(rules: ClaimRules | null, asked: Pick<Asked, "claim" | "of" | "cards"> | null, points: number): string;
}

let here: Extras | null = null;

/** Null before they were loaded. */
export function extras(): Extras | null {
  return here;
}

/** Called by the prompts when they arrive. */
export function provide(loaded: Extras): void {
  here = loaded;
}
