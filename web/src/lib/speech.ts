// How the page bends its sentences to whom they speak of.
import { about, common } from "./strings";

/** A verb for somebody; for "You", and for two or more. */
export function does(who: string, third: string, second: string): string {
  return `${who} ${about(who).person === "single" ? third : second}`;
}

/** "Your front peg", "Steady’s front peg": to open a sentence. */
export function whose(who: string, what: string): string {
  return who === common.you ? `Your ${what}` : `${who}’s ${what}`;
}
