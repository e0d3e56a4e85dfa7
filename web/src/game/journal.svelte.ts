// The log of a table, in sentences.
import { BACK } from "../lib/cards/cards";
import type { Told } from "../protocol";
import type { LogLine } from "./memory";

export class Journal {
  lines: LogLine[] = $state([]);
  #last = 0;

  constructor(lines: LogLine[] = []) {
    this.lines = lines;
    this.#last = Math.max(0, ...lines.map(({ id }) => id));
  }

  /** Adds an event with its call; `sides` is each seat's side. */
  note({ event }: Told, text: string, sides: readonly number[]): void {
    const side = "seat" in event ? (sides[event.seat] ?? null) : "side" in event ? event.side : null;
    if (text !== "") this.write(side, text, event.type === "Dealt" || event.type === "HandsDealt");
  }

  /** Adds a line; `opens` for the first of a deal. */
  write(side: number | null, text: string, opens = false): void {
    this.#last += 1;
    this.lines.push({ id: this.#last, side, text, opens });
  }
}

/** The event as several people may read it: without cards that only one of them has seen. */
export function unseen(told: Told): Told {
  const { event } = told;
  return event.type === "Discarded" ? { ...told, event: { ...event, cards: event.cards.map(() => BACK) } } : told;
}
