// Who sits where, and by which rules: what the room said of itself when the line to it was opened.
import type { Chair, Welcome } from "../protocol";
import type { Kind, RulesOf } from "./kinds";
import { namesOf } from "./names";

export class Seating<K extends Kind> {
  /** What the room said of itself. */
  about: Welcome | null = $state.raw(null);
  readonly seat: number | null = $derived(this.about?.seat ?? null);
  readonly chairs: readonly Chair[] = $derived(this.about?.chairs ?? []);
  /** Which side each seat plays for: partners share one. */
  readonly sides: readonly number[] = $derived(this.about?.sides ?? []);
  readonly rules: RulesOf<K> | null = $derived((this.about?.rules ?? null) as RulesOf<K> | null);
  /** What everybody is called here: the player is "You", where not several share the screen. */
  readonly called = $derived(namesOf(this.chairs, this.sides, this.shared ? null : this.seat));
  /** The name of each seat. */
  readonly names = $derived(this.called.seats);
  /** The name of each side: partners together. */
  readonly sideNames = $derived(this.called.sides);
  /** The player's own side. */
  readonly side = $derived(this.seat === null ? null : (this.sides[this.seat] ?? null));

  constructor(
    /** The seats that pass this screen from hand to hand, where there are several. */
    readonly own: readonly number[],
  ) {}

  /** Whether several look at this screen by turns: then nobody is "You". */
  get shared(): boolean {
    return this.own.length > 1;
  }
}
