// What this browser remembers of the coach: the room where she sits, and the tips she has given there. It is a list, the
// room first, that the table reads before anything of the coach is fetched.
import { kept } from "../../lib/api";
import { COACH_KEY } from "./key";

function keep(list: readonly string[]): void {
  try {
    localStorage.setItem(COACH_KEY, JSON.stringify(list));
  } catch {
    // Nothing can be kept: she is forgotten with the page.
  }
}

/** The coach sits down at this room, and begins from the beginning. */
export const coachFrom = (room: string): void => keep([room]);

/** The tips she has given in this room. */
export function givenAt(room: string): string[] {
  const [where, ...given] = kept(COACH_KEY).filter((one) => typeof one === "string");
  return where === room ? given : [];
}

export const keepGiven = (room: string, given: Iterable<string>): void => keep([room, ...given]);

/** She leaves the table. */
export const dismissCoach = (): void => keep([]);
