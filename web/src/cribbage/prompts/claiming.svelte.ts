// Muggins during the play: the number claimed for the card to be played, and the window for calling muggins.
import type { Game } from "../../game/game.svelte";
import type { Play } from "../../protocol";

/** The highest score of a card in the play without jokers. */
const USUAL = [2, 3, 4, 5, 6, 7, 8, 9, 12];
const WITH_JOKERS = [20, 30];

export class Claiming {
  /** The number claimed for the card to be played; null: no claim. */
  points: number | null = $state(null);
  /** Whether the player is calling muggins and must enter a number. */
  calling = $state(false);
  /** The card being played, with its claim, which is sent once the window before it is passed. */
  #plan: { play: Play; points: number; isPlayed: boolean } | null = null;

  constructor(private readonly table: Game<"cribbage">) {}

  /** Whether the player makes claims for played cards. */
  get applies(): boolean {
    const { rules, seat, chairs } = this.table;
    return rules?.muggins === true && seat !== null && chairs[seat]?.helped === false;
  }

  /** The numbers to choose from. */
  get numbers(): readonly number[] {
    return this.table.rules?.jokers ? [...USUAL, ...WITH_JOKERS] : USUAL;
  }

  /** Whether muggins may be called now. */
  get isOpen(): boolean {
    const { mine, scene, seat } = this.table;
    return mine && scene?.asked?.what === "call" && scene.asked.seat === seat;
  }

  /** Whether playing a card may also pass the window before it. */
  get playsOn(): boolean {
    return this.isOpen && !this.calling && (this.table.offer?.then.length ?? 0) > 0;
  }

  /** Whether a number may be claimed: not for the first card of a count, which scores nothing. */
  get canClaim(): boolean {
    const { mine, scene, seat } = this.table;
    return mine && scene?.phase === "play" && scene.plays.length > scene.count_from && (this.playsOn || (scene.asked === null && scene.turn === seat));
  }

  /** Selects a number, or clears it if it was selected. */
  choose(points: number): void {
    if (this.canClaim) this.points = this.points === points ? null : points;
  }

  /** The next number up or down; below the lowest, none. */
  step(by: 1 | -1): void {
    if (!this.canClaim) return;
    const numbers = [null, ...this.numbers];
    const to = numbers[numbers.indexOf(this.points) + by];
    if (to !== undefined) this.points = to;
  }

  call(): void {
    if (this.isOpen) this.calling = !this.calling;
  }

  /** Plays a card and claims the number chosen for it. */
  play(play: Play): void {
    this.#plan = { play, points: this.points ?? 0, isPlayed: false };
    this.points = null;
    this.follow();
  }

  /** Sends the answers that need no question: those for the card being played, and the obvious ones. */
  follow(): void {
    const { table } = this;
    if (!this.isOpen) this.calling = false;
    if (!this.canClaim) this.points = null;
    if (!table.mine || table.seat === null) return;
    if (table.refusal !== "") {
      this.#plan = null;
      return;
    }
    const asked = table.scene?.asked ?? null;
    const plan = this.#plan;
    if (plan !== null && asked?.what === "claim" && asked.of === "card") {
      this.#plan = null;
      table.act({ type: "claim", seat: table.seat, points: plan.points });
    } else if (table.offer?.obvious) {
      table.act(table.offer.obvious);
    } else if (plan !== null && !plan.isPlayed && asked?.what === "call") {
      table.act({ type: "pass", seat: table.seat });
    } else if (plan !== null && asked === null) {
      const next = plan.isPlayed ? undefined : table.legal.find((action) => action.type === "play" && action.card === plan.play.card);
      plan.isPlayed = true;
      if (next === undefined) this.#plan = null;
      else table.act(next);
    }
  }
}
