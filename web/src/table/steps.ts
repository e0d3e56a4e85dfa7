// What the presenter of a table works with: the events it has still to show, and its ways to the world.
import type { FromPage, Position, Told } from "../protocol";
import type { Settings } from "../settings.svelte";

/** One event of the queue; `told` is null for an entry of which nothing is told, as when a game begins. */
export interface Step {
  at: number;
  place: number;
  told: Told | null;
  /** Where the table stands after it, at the last event of an entry. */
  position: Position | null;
}

/** A hand or crib being counted: `done` lines of the call have been said, and the cards of line `lit` are raised. */
export interface Counting {
  told: Told;
  done: number;
  lit: number | null;
}

export interface Ports {
  send: (message: FromPage) => boolean;
  settings: Settings;
  /** Called as each event is shown: for sounds and whatever flies. */
  shown?: (told: Told) => void;
}
