// What this browser stores about the coach: a list of the room where she sits and the tips given there. The table reads
// it before any module of the coach is loaded.
import { kept } from "../../lib/api";
import { COACH_KEY } from "./key";

function keep(list: readonly string[]): void {
  try {
    localStorage.setItem(COACH_KEY, JSON.stringify(list));
  } catch {
    // Storage is unavailable: the coach is forgotten with the page.
  }
}

/** Starts coaching in this room, from the first tip. */
export const coachFrom = (room: string): void => keep([room]);

/** The tips given in this room. */
export function givenAt(room: string): string[] {
  const [where, ...given] = kept(COACH_KEY).filter((one) => typeof one === "string");
  return where === room ? given : [];
}

export const keepGiven = (room: string, given: Iterable<string>): void => keep([room, ...given]);

/** Stops coaching. */
export const dismissCoach = (): void => keep([]);
