// The hint at a table: asked for, shown in its three strengths, put away when the turn is over.
import type { AskHint, FromPage, Hint } from "../protocol";

export type Aim = NonNullable<AskHint["aim"]>;

/** What it must know of the table: whether there is something to advise, for which aims, and the last entry of the room. */
export interface Asker {
  readonly choosing: boolean;
  readonly aims: boolean;
  readonly since: number | null;
}

const MOST = 2;

export class Advice {
  /** Whether one may ask for a hint here. */
  allowed = $state(false);
  /** What the room advised, while it holds. */
  hint: Hint | null = $state.raw(null);
  /** How much of it is shown: 0 a nudge, 1 the card, 2 the numbers. */
  shown = $state(0);
  /** What it is for. */
  aim: Aim = $state("points");
  /** The entry after which a hint was asked for that has not come yet. */
  asked: number | null = $state(null);
  /** How much of the hint that is on its way is to be shown. */
  #wanted = 0;

  constructor(
    private readonly table: Asker,
    private readonly send: (message: FromPage) => boolean,
  ) {}

  /** Whether there is a hint to ask for now, or more of the one that is shown. */
  get open(): boolean {
    return this.allowed && this.table.choosing && this.asked === null && (this.hint === null || this.shown < MOST || this.table.aims);
  }

  /** What the next hint would be for, where all of this one is shown. */
  get next(): Aim | null {
    return this.hint === null || this.shown < MOST || !this.table.aims ? null : this.aim === "points" ? "chance" : "points";
  }

  /** Asks what to do; asked again, more is said, and then the same for the other aim. */
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

  /** A hint has come: it is shown if it answers what was asked last, and this player still has to choose. It may get better. */
  hear(hint: Hint): void {
    if (this.table.aims && (hint.by === "win") !== (this.aim === "chance")) return;
    const answers = hint.at === this.asked;
    if ((answers || hint.at === this.hint?.at) && this.table.choosing) this.hint = hint;
    if (!answers) return; // the better words of a hint that was put away answer nothing
    this.asked = null;
    this.shown = this.#wanted;
  }

  /** Shows what the computer thinks, in one sentence. */
  show(thought: Hint): void {
    this.hint = thought;
    this.shown = 1;
  }

  /** Puts the hint away: it is asked for anew, from its first strength. */
  close(): void {
    this.hint = this.asked = null;
    this.shown = this.#wanted = 0;
  }
}
