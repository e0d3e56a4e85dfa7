import type { Game } from "../game/game.svelte";
import { painted } from "../lib/painted";

/** The bars, the board, the others, the player, the middle. */
const ALL = 4;

/** The games whose table has been drawn completely; coming back to one draws it at once. */
const complete = new WeakSet<Game<"cribbage">>();

/** How much of a table is drawn. Between the parts the browser can paint and answer. Made while a component is set up. */
export class Parts {
  #count = $state(0);

  constructor(table: Game<"cribbage">) {
    this.#count = document.hidden || complete.has(table) ? ALL : 0;
    let done = (): void => undefined;
    table.drawn = new Promise((resolve) => (done = resolve));
    $effect(() => {
      if (!this.all) return void painted().then(() => (this.#count += 1));
      complete.add(table);
      done();
    });
    // A table that is left before it is complete holds nothing up.
    $effect(() => () => done());
  }

  get board(): boolean {
    return this.#count > 0;
  }
  get others(): boolean {
    return this.#count > 1;
  }
  get player(): boolean {
    return this.#count > 2;
  }
  get all(): boolean {
    return this.#count >= ALL;
  }
}
