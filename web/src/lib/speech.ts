// English verb forms and possessives for the page's sentences.
import { about, common } from "./strings";

/** The verb form for a subject: for "You", and for two or more. */
export function does(who: string, third: string, second: string): string {
  return `${who} ${about(who).person === "single" ? third : second}`;
}

/** "Your front peg", "Steady’s front peg": at the start of a sentence. */
export function whose(who: string, what: string): string {
  return who === common.you ? `Your ${what}` : `${who}’s ${what}`;
}
