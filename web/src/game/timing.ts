// Durations by the settings. `python bench/table.py pace` measures their effect: at every speed the page makes a player
// wait for at most a third of a deal.
import type { Settings } from "../lib/settings.svelte";

export const FACTOR = { instant: 0, fast: 0.5, normal: 1, slow: 1.1 } as const;

/** Milliseconds for each line of a count: speed 1 is the fastest, 9 the slowest, 0 at once. */
export function pauseOfLine({ countSpeed }: Pick<Settings, "countSpeed">): number {
  return countSpeed === 0 ? 0 : 90 + 13 * countSpeed;
}

/** Milliseconds before the curtain closes, so that the last move is seen. */
export function handPause({ botPace }: Settings): number {
  return Math.max(400, 900 * FACTOR[botPace]);
}

/** Milliseconds for which the computer's next action in the player's place is shown. */
export function pauseOfThought({ botPace }: Settings): number {
  return 1100 * Math.max(0.3, FACTOR[botPace]);
}
