// The seats and the rules, as the room described them when the connection was opened.
import type { Chair, Conduct, PastDeal, Presence, Welcome } from "../protocol";
import type { Kind, RulesOf } from "./kinds";
import { namesOf } from "./names";

/** The milliseconds that each seat has left, the seats whose clocks run, and since when, in milliseconds of the page. */
export interface Times {
  left: readonly number[];
  running: readonly number[];
  at: number;
}

export class Seating<K extends Kind> {
  /** The room's description. */
  about: Welcome | null = $state.raw(null);
  readonly seat: number | null = $derived(this.about?.seat ?? null);
  readonly chairs: readonly Chair[] = $derived(this.about?.chairs ?? []);
  /** The side of each seat; partners share one. */
  readonly sides: readonly number[] = $derived(this.about?.sides ?? []);
  readonly rules: RulesOf<K> | null = $derived((this.about?.rules ?? null) as RulesOf<K> | null);
  /** The names here: the player is "You", unless several people share the screen. */
  readonly called = $derived(namesOf(this.chairs, this.sides, this.shared ? null : this.seat));
  /** The name of each seat. */
  readonly names = $derived(this.called.seats);
  /** The name of each side: partners together. */
  readonly sideNames = $derived(this.called.sides);
  /** The player's own side. */
  readonly side = $derived(this.seat === null ? null : (this.sides[this.seat] ?? null));

  /** Who is here, if the seats belong to several browsers. */
  presence: Presence | null = $state.raw(null);

  constructor(
    /** The seats that share this screen, if there are several. */
    readonly own: readonly number[],
  ) {}

  /** What each seat has just said. */
  saying: Readonly<Record<number, string>> = $state.raw({});
  /** Whether this page does not show what the others say. */
  muted = $state(false);
  /** What the clocks showed at this time of the page, where there are clocks. */
  times: Times | null = $state.raw(null);
  /** The last deal that is over with all its cards, for spectators whom the players let see it. */
  past: PastDeal | null = $state.raw(null);
  /** What the people at the table have agreed, and what one of them proposes. */
  conduct: Conduct | null = $state.raw(null);
  /** Who agrees to play again, and the room of the next match once everybody does. */
  readonly rematch = $derived(this.conduct === null ? null : { agreed: this.conduct.matter === "rematch" ? this.conduct.agreed : [], room: this.conduct.rematch || null });

  /** Whether the page of the person at this seat is connected, and if not, whether the computer plays meanwhile. */
  whereIs(seat: number): "here" | "away" | "stand-in" {
    if (this.presence === null || this.chairs[seat]?.player !== null || this.presence.here.includes(seat)) return "here";
    return this.presence.stand_ins.includes(seat) ? "stand-in" : "away";
  }

  /** Whether this browser has this seat. */
  isOwn(seat: number): boolean {
    return seat === this.seat || this.own.includes(seat);
  }

  /** Whether other people play from elsewhere. */
  get hasCompany(): boolean {
    return this.seat !== null && this.presence !== null && this.chairs.some(({ player }, seat) => player === null && !this.isOwn(seat));
  }

  /** Whether several people share this screen: then nobody is "You". */
  get shared(): boolean {
    return this.own.length > 1;
  }
}
