// The log of a table: what is told, as sentences.
import type { Scene, Told } from "../protocol";
import { strings } from "../strings";
import { sentence, type Names } from "../telling";
import type { LogLine } from "./memory";

export class Journal {
  lines: LogLine[] = $state([]);
  #last = 0;

  constructor(lines: LogLine[] = []) {
    this.lines = lines;
    this.#last = Math.max(0, ...lines.map(({ id }) => id));
  }

  /** Notes an event; `sides` is each seat's side, `before` what lay on the table, `verdict` what was wrong with a claim. */
  note(
    { event, words, scene }: Told,
    names: Names,
    sides: readonly number[],
    before: Scene | null = null,
    verdict = "",
  ): void {
    if (event.type === "Pegged") {
      const score = scene.pegs[event.side]?.[1] ?? 0;
      this.write(event.side, strings.table.pegs(names.sides[event.side] ?? "", event.points, words, score));
      return;
    }
    const text = sentence(event, words, names, before?.pegs);
    if (text !== "") this.write("seat" in event ? (sides[event.seat] ?? null) : "side" in event ? event.side : null, text, event.type === "Dealt");
    if (verdict !== "") this.write(null, verdict);
  }

  /** Adds a line; `opens` for the first of a deal. */
  write(side: number | null, text: string, opens = false): void {
    this.#last += 1;
    this.lines.push({ id: this.#last, side, text, opens });
  }
}
