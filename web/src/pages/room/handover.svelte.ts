// Shares one screen between all the seats of a room that this browser has.
//
// Two hands are never shown together. Only the current player has a table; it is closed before another player is
// called, whose own opens only when they confirm. Behind the curtain a connection without cards says that somebody is
// there. Players who always accept claims are not called for that: a brief connection of that kind answers.
import type { LineState } from "../../lib/socket";
import type { Game } from "../../game/game.svelte";
import { others } from "../../game/seats";

/** What a seat gets: its table, and a function to close the connection. */
export interface Sitting {
  table: Game;
  close: () => void;
}

export class Handover {
  /** The seat at the screen. */
  seat: number | null = $state.raw(null);
  /** The table of that seat; null behind the curtain. */
  table: Game | null = $state.raw(null);
  /** The seats that may take the screen next; empty while unknown. */
  called: readonly number[] = $state.raw([]);
  line: LineState = $state("opening");

  /** The seat that has to act next, once the current one has nothing to do and everything has been shown; otherwise null. */
  readonly due: number | null = $derived.by(() => {
    const { table, seat } = this;
    if (table === null || seat === null || table.busy || table.sent || table.position === null) return null;
    const { to_act, outcome } = table.position;
    if (outcome !== null || to_act.includes(seat)) return null;
    return this.#first(to_act, table.chairs.length, seat);
  });

  #close?: () => void;

  constructor(
    /** The seats of this browser; [null] stands for the first one, if they are unknown. */
    readonly seats: readonly (number | null)[],
    private readonly open: (seat: number | null, line: (state: LineState) => void) => Sitting,
    /** Says that somebody is there behind the curtain, for this seat; returns a function that ends it. */
    private readonly wait?: (seat: number) => () => void,
  ) {
    const [only, ...more] = seats;
    if (only !== undefined && more.length === 0) this.sit(only);
  }

  /** Whether several seats share the screen. */
  get shared(): boolean {
    return this.seats.length > 1;
  }

  /** Gives the screen to a seat. */
  sit(seat: number | null): void {
    this.leave();
    this.line = "opening";
    const { table, close } = this.open(seat, (state) => (this.line = state));
    this.#close = close;
    this.table = table;
    this.seat = seat;
  }

  /** Closes the connection and removes the table. */
  leave(): void {
    this.#close?.();
    this.#close = undefined;
    this.table?.close();
    this.table = null;
    this.seat = null;
    this.called = [];
  }

  /** Closes the curtain and calls the player who has to act. */
  pass(): void {
    const { due } = this;
    if (due === null) return;
    this.leave();
    this.#call([due]);
  }

  #call(seats: readonly number[]): void {
    this.called = seats;
    const [first] = seats;
    if (first !== undefined) this.#close = this.wait?.(first);
  }

  /** On opening a shared screen: calls the first player who has to act, or any player if none has. */
  arrive(toAct: readonly number[], players: number): void {
    if (!this.shared || this.table !== null) return;
    const first = this.#first(toAct, players, players - 1);
    this.#call(first === null ? this.seats.filter((seat) => seat !== null) : [first]);
  }

  /** The first of our seats to act, clockwise from the left of `after`. */
  #first(toAct: readonly number[], players: number, after: number): number | null {
    return [...others(players, after), after].find((seat) => toAct.includes(seat) && this.seats.includes(seat)) ?? null;
  }
}
