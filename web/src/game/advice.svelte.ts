// Hints at a table: requested, revealed in three strengths, and removed after the turn.
import type { AskHint, FromPage, Hint } from "../protocol";

export type Aim = NonNullable<AskHint["aim"]>;

/** What it needs from the table: whether hints are possible, for which aims, and the last entry of the room. */
export interface Asker {
  readonly choosing: boolean;
  readonly aims: boolean;
  readonly since: number | null;
}

const MOST = 2;

export class Advice {
  /** Whether hints may be requested here. */
  allowed = $state(false);
  /** The room's hint, while it is valid. */
  hint: Hint | null = $state.raw(null);
  /** How much of it is shown: 0 a nudge, 1 the card, 2 the numbers. */
  shown = $state(0);
  /** The aim of the hint. */
  aim: Aim = $state("points");
  /** The entry after which the pending hint was requested. */
  asked: number | null = $state(null);
  /** How much of the pending hint will be shown. */
  #wanted = 0;

  constructor(
    private readonly table: Asker,
    private readonly send: (message: FromPage) => boolean,
  ) {}

  /** Whether a hint, or more of the current one, can be requested now. */
  get open(): boolean {
    return this.allowed && this.table.choosing && this.asked === null && (this.hint === null || this.shown < MOST || this.table.aims);
  }

  /** The aim of the next hint, once all of this one is shown. */
  get next(): Aim | null {
    return this.hint === null || this.shown < MOST || !this.table.aims ? null : this.aim === "points" ? "chance" : "points";
  }

  /** Requests a hint; further calls reveal more of it, and then request one for the other aim. */
  ask(): void {
    if (this.asked !== null) this.#wanted = Math.min(MOST, this.#wanted + 1);
    if (!this.open) return;
    if (this.hint !== null && this.shown < MOST) {
      this.shown += 1;
      return;
    }
    this.aim = this.next ?? this.aim;
    this.#wanted = this.hint === null ? 0 : this.shown;
    this.#fetch();
  }

  #fetch(): void {
    const at = this.table.since;
    if (at === null) return;
    if (this.send(this.table.aims ? { type: "AskHint", at, aim: this.aim } : { type: "AskHint", at })) this.asked = at;
  }

  /** Shows a hint if it answers the last request and this player still has to choose. A better one may follow. */
  hear(hint: Hint): void {
    if (this.table.aims && (hint.by === "win") !== (this.aim === "chance")) return;
    const answers = hint.at === this.asked;
    if ((answers || hint.at === this.hint?.at) && this.table.choosing) this.hint = hint;
    if (!answers) return; // a better version of a dismissed hint is ignored
    this.asked = null;
    this.shown = this.#wanted;
  }

  /** Shows the computer's evaluation in one sentence. */
  show(thought: Hint): void {
    this.hint = thought;
    this.shown = 1;
  }

  /** Dismisses the hint; the next request starts from its first strength. */
  close(): void {
    this.hint = this.asked = null;
    this.shown = this.#wanted = 0;
  }
}
