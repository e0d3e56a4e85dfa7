// What a solo table needs of the game on it: a game in a room has it, and so has a position of a review.
import type { Game } from "../game/game.svelte";
import type { Action, Hint } from "../protocol";

export interface Sitting extends Pick<Game, "busy" | "sent" | "since" | "counting" | "gate" | "mine" | "watching"> {
  readonly legal: readonly Action[];
  /** The hint, and how much of it is shown: 2 for its numbers. */
  readonly advice: { readonly hint: Hint | null; readonly shown: number };
  act(action: Action): unknown;
}

/** A position that is only shown, or in which a choice may be made. */
export function sittingAt(legal: readonly Action[], hint: Hint | null, mine: boolean, act: (action: Action) => void): Sitting {
  return { busy: false, sent: false, since: 0, counting: null, gate: null, mine, watching: !mine, legal: mine ? legal : [], advice: { hint, shown: hint && !mine ? 2 : 0 }, act };
}
