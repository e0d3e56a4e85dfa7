// The hint at a table: asked for, shown in its three strengths, put away when the turn is over.
import type { FromPage, Hint } from "../protocol";

/** What it must know of the table: whether this player is to lay away or to play, and the last entry of the room. */
export interface Asker {
  readonly choosing: boolean;
  readonly since: number | null;
}

export class Advice {
  /** Whether one may ask for a hint here. */
  allowed = $state(false);
  /** What the room advised, while it holds. */
  hint: Hint | null = $state.raw(null);
  /** How much of it is shown: 0 a nudge, 1 the card, 2 the numbers. */
  shown = $state(0);
  /** The entry after which a hint was asked for that has not come yet. */
  asked: number | null = $state(null);

  constructor(
    private readonly table: Asker,
    private readonly send: (message: FromPage) => boolean,
  ) {}

  /** Whether there is a hint to ask for now, or more of the one that is shown. */
  get open(): boolean {
    return this.allowed && this.table.choosing && this.asked === null && (this.hint === null || this.shown < 2);
  }

  /** Asks what to do; asked again, more is said. */
  ask(): void {
    const at = this.table.since;
    if (!this.open || at === null) return;
    if (this.hint !== null) this.shown += 1;
    else if (this.send({ type: "AskHint", at })) this.asked = at;
  }

  /** A hint has come: it is shown if it answers what was asked last, and this player still has to choose. It may get better. */
  hear(hint: Hint): void {
    const answers = hint.at === this.asked;
    if ((answers || hint.at === this.hint?.at) && this.table.choosing) this.hint = hint;
    if (answers) this.asked = null; // the better words of a hint that was put away answer nothing
  }

  /** Puts the hint away: it is asked for anew, from its first strength. */
  close(): void {
    this.hint = this.asked = null;
    this.shown = 0;
  }
}
