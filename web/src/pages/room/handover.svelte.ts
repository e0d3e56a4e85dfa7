// One screen for all of a room's seats that this browser holds: who sits at it, and when it goes on to another.
//
// Two hands are never on it together. While somebody sits, there is one line to the room and one table, his; before
// another is called the line is closed and the table is gone, and his own line opens only when he says who he is.
// Who always lets claims stand need not come for that: a short line of his own says so, and shows nothing.
import type { LineState } from "../../lib/socket";
import type { Game } from "../../game/game.svelte";
import { others } from "../../game/seats";

/** What a seat that sits down is given: its table, and how to hang up. */
export interface Sitting {
  table: Game;
  close: () => void;
}

export class Handover {
  /** Who sits at the screen. */
  seat: number | null = $state.raw(null);
  /** What he sees; null while the curtain hangs. */
  table: Game | null = $state.raw(null);
  /** Who may sit down next; empty while it is not known. */
  called: readonly number[] = $state.raw([]);
  line: LineState = $state("opening");

  /** Whom the table waits for, where it is no longer the one who sits here and all has been shown; else null. */
  readonly due: number | null = $derived.by(() => {
    const { table, seat } = this;
    if (table === null || seat === null || table.busy || table.sent || table.position === null) return null;
    const { to_act, outcome } = table.position;
    if (outcome !== null || to_act.includes(seat)) return null;
    return this.#first(to_act, table.chairs.length, seat);
  });

  #close: () => void = () => undefined;

  constructor(
    /** The seats this browser holds; null for the first one, where it does not know which. */
    readonly seats: readonly (number | null)[],
    private readonly open: (seat: number | null, line: (state: LineState) => void) => Sitting,
  ) {
    const [only, ...more] = seats;
    if (only !== undefined && more.length === 0) this.sit(only);
  }

  /** Whether the screen goes from hand to hand. */
  get shared(): boolean {
    return this.seats.length > 1;
  }

  /** Somebody sits down who was called, or who has the screen to himself. */
  sit(seat: number | null): void {
    this.leave();
    this.line = "opening";
    const { table, close } = this.open(seat, (state) => (this.line = state));
    this.#close = close;
    this.table = table;
    this.seat = seat;
  }

  /** Nobody sits here: the line is closed, and then nothing of the table is left. */
  leave(): void {
    this.#close();
    this.#close = () => undefined;
    this.table?.close();
    this.table = null;
    this.seat = null;
    this.called = [];
  }

  /** Draws the curtain, and calls the one who is due. */
  pass(): void {
    const { due } = this;
    if (due === null) return;
    this.leave();
    this.called = [due];
  }

  /** On coming to a shared screen: calls the first whom the table waits for; where it waits for none here, anybody. */
  arrive(toAct: readonly number[], players: number): void {
    if (!this.shared || this.table !== null) return;
    const first = this.#first(toAct, players, players - 1);
    this.called = first === null ? this.seats.filter((seat) => seat !== null) : [first];
  }

  /** The first of our seats, going round from the left of `after`, that is to act. */
  #first(toAct: readonly number[], players: number, after: number): number | null {
    return [...others(players, after), after].find((seat) => toAct.includes(seat) && this.seats.includes(seat)) ?? null;
  }
}
