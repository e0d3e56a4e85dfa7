// How the page bends its sentences to whom they speak of.

/** What the player himself is called. */
export const YOU = "You";

/** A verb for somebody; for "You", and for two or more. */
export function does(who: string, third: string, second: string): string {
  return `${who} ${who === YOU || who.includes(" and ") ? second : third}`;
}

/** "Your front peg", "Steady’s front peg": to open a sentence. */
export function whose(who: string, what: string): string {
  return who === YOU ? `Your ${what}` : `${who}’s ${what}`;
}
