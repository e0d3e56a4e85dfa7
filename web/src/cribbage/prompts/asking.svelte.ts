// The prompts of the table for this player, and the answer being prepared: a number, sets, names or a direction.
import { BACK, jokerOf } from "../../lib/cards/cards";
import type { Action, Asked, Card, Play, SetsCounted } from "../../protocol";
import type { Settings } from "../../lib/settings.svelte";
import type { Game } from "../../game/game.svelte";
import { Claiming } from "./claiming.svelte";

export const RANKS = [..."A23456789TJQK"];
export const SUITS = [..."CDHS"];

/** What a card of this rank adds to a count. */
export function valueOf(rank: string): number {
  return Math.min(RANKS.indexOf(rank) + 1, 10);
}

export class Asking {
  /** The number on the pad. */
  value: number | null = $state(null);
  /** Counting by sets: the cards of the current set. */
  raised: Card[] = $state([]);
  /** The selected direction; none at first, because it holds for the whole game. */
  clockwise: boolean | null = $state(null);
  /** The joker to be played, while it has no name. */
  playing: Card | null = $state(null);
  /** Which of the jokers is being named. */
  place = $state(0);
  /** The names given: "*1=5H". */
  named: Record<string, Card> = $state({});

  #tried: Card[][] = $state.raw([]);
  /** The room's last answers about sets when this prompt appeared, and when the last set was sent. */
  #origin: SetsCounted | null = $state.raw(null);
  #asOf: SetsCounted | null = null;
  /** Claims for cards, and calls of muggins. */
  readonly claiming: Claiming;
  readonly #table: Game<"cribbage">;
  readonly #settings: Settings;

  constructor(table: Game<"cribbage">, settings: Settings) {
    this.#table = table;
    this.#settings = settings;
    this.claiming = new Claiming(table);
  }

  /** The question for this player; null if there is none, or if cards are to be chosen. */
  get asked(): Asked | null {
    const { mine, scene, seat } = this.#table;
    return mine && scene?.asked?.seat === seat ? scene.asked : null;
  }

  /** Whether the question is shown in the middle of the table; the window for muggins at a card is not. */
  get isInMiddle(): boolean {
    const { asked } = this;
    return asked !== null && (asked.what !== "call" || asked.of !== "card" || this.claiming.calling);
  }

  /** Plays a card; in muggins with its claim. */
  play(play: Play): void {
    if (this.claiming.applies) this.claiming.play(play);
    else this.#table.act(play);
  }

  /** Starts a new question with the best answer that the table offers, if any. */
  clear(): void {
    this.value = null;
    this.raised = [];
    this.clockwise = null;
    this.playing = null;
    this.place = 0;
    this.#tried = [];
    this.#origin = this.#asOf = this.#table.sets;
    this.named = Object.fromEntries((this.#table.offer?.advice?.cards ?? []).map((card) => [jokerOf(card), card]));
  }

  // The number pad

  /** Whether a number is to be entered now. */
  get pad(): { from: number; to: number } | null {
    const to = this.#table.offer?.count_to ?? null;
    const what = this.asked?.what;
    if (to === null || (what !== "claim" && what !== "call") || this.isBySets) return null;
    if (what === "call" && !this.claiming.calling) return null;
    return { from: what === "claim" ? 0 : 1, to };
  }

  /** Types a digit: it is appended, or starts again if the number would be too high. */
  type(digit: number): void {
    if (this.pad === null) return;
    const longer = (this.value ?? 0) * 10 + digit;
    const typed = longer <= this.pad.to ? longer : digit;
    this.value = typed >= this.pad.from && typed <= this.pad.to ? typed : null;
  }

  erase(): void {
    const shorter = Math.floor((this.value ?? 0) / 10);
    this.value = shorter > 0 ? shorter : null;
  }

  // Sets

  /** Whether this claim is counted by sets. */
  get isBySets(): boolean {
    return this.#settings.bySets && this.canCountSets;
  }

  get canCountSets(): boolean {
    return this.asked?.what === "claim" && this.asked.of !== "card";
  }

  /** The room's answer about the sets counted here. */
  get sets(): SetsCounted | null {
    return this.#table.sets === this.#origin ? null : this.#table.sets;
  }

  /** The cards to find sets in: those turned up, and the starter. */
  get spread(): Card[] {
    const starter = this.#table.scene?.starter;
    return [...(this.asked?.cards ?? []), ...(starter ? [starter] : [])];
  }

  raise(card: Card | undefined): void {
    if (card === undefined || card === BACK) return;
    this.raised = this.raised.includes(card) ? this.raised.filter((one) => one !== card) : [...this.raised, card];
  }

  /** The accepted sets, including the last one once the room has accepted it. */
  get #accepted(): Card[][] {
    const { sets } = this.#table;
    return sets !== this.#asOf && sets?.refusal === "" ? this.#tried : this.#tried.slice(0, -1);
  }

  /** Asks the room whether the raised cards are a set. */
  count(): void {
    if (this.raised.length === 0) return;
    const tried = [...this.#accepted, [...this.raised]];
    const asOf = this.#table.sets;
    if (!this.#table.countSets(tried)) return;
    this.#tried = tried;
    this.#asOf = asOf;
  }

  // Jokers

  /** The jokers to be named now. */
  get toName(): Card[] {
    if (this.playing !== null) return [this.playing];
    return this.asked?.what === "name" ? this.asked.to_name : [];
  }

  /** The joker being named. */
  get joker(): Card | null {
    return this.toName[this.place] ?? null;
  }

  /** The rank and suit chosen for the joker being named: "5H". */
  get face(): string | null {
    const card = this.joker === null ? undefined : this.named[this.joker];
    return card === undefined ? null : card.slice(-2);
  }

  /** Whether a joker may be named as a card of this rank. */
  allows(rank: string): boolean {
    return this.playing === null || valueOf(rank) <= (this.#table.offer?.joker_most ?? 10);
  }

  name(face: string): void {
    if (this.joker !== null && this.allows(face[0] ?? "")) this.named = { ...this.named, [this.joker]: `${this.joker}=${face}` };
  }

  /** Moves the selection in the grid: along the ranks, or between suits. */
  step(ranks: number, suits: number): void {
    const face = this.face;
    if (face === null) {
      this.name("AC");
      return;
    }
    const allowed = RANKS.filter((rank) => this.allows(rank));
    const rank = allowed.at((allowed.indexOf(face[0] ?? "") + ranks) % allowed.length) ?? "A";
    const suit = SUITS.at((SUITS.indexOf(face[1] ?? "") + suits) % SUITS.length) ?? "C";
    this.name(rank + suit);
  }

  /** Selects a joker of the hand to be played: it must be named first. */
  pickUp(joker: Card): void {
    this.playing = joker;
    this.place = 0;
    this.named = {};
  }

  putBack(): void {
    this.playing = null;
    this.named = {};
  }

  // The answer

  /** The action that the main button would send; null if the answer is incomplete. */
  get answer(): Action | null {
    const { seat } = this.#table;
    if (seat === null) return null;
    if (this.playing !== null) {
      const card = this.named[this.playing];
      return card === undefined ? null : { type: "play", seat, card };
    }
    switch (this.asked?.what) {
      case "claim": {
        const points = this.isBySets ? (this.sets?.total ?? 0) : this.value;
        return points === null ? null : { type: "claim", seat, points };
      }
      case "call":
        if (!this.claiming.calling) return { type: "pass", seat };
        return this.value === null ? null : { type: "call", seat, points: this.value };
      case "name": {
        const cards = this.toName.flatMap((joker) => this.named[joker] ?? []);
        return cards.length < this.toName.length ? null : { type: "name", seat, cards };
      }
      case "way":
        return this.clockwise === null ? null : { type: "choose", seat, clockwise: this.clockwise };
      case undefined:
        return null;
    }
  }

  /** Handles a key; returns whether it was used. */
  key(name: string): boolean {
    const digit = /^\d$/.test(name) ? Number(name) : null;
    if (this.toName.length > 0) return this.#nameKey(name, digit);
    if (this.#claimKey(name)) return true;
    if (this.asked?.what === "way") {
      if (name !== "ArrowLeft" && name !== "ArrowRight") return false;
      this.clockwise = name === "ArrowRight";
      return true;
    }
    if (this.isBySets) {
      if (name === "Enter" && this.raised.length > 0) this.count();
      else if (digit !== null && digit > 0) this.raise(this.spread[digit - 1]);
      else return false;
      return true;
    }
    if (this.pad === null) return false;
    if (digit !== null) this.type(digit);
    else if (name === "Backspace" || name === "Delete") this.erase();
    else return false;
    return true;
  }

  #claimKey(name: string): boolean {
    const { claiming } = this;
    if (name === "m" && claiming.isOpen) claiming.call();
    else if (name === "Escape" && claiming.calling) claiming.call();
    else if ((name === "+" || name === "=") && claiming.canClaim) claiming.step(1);
    else if (name === "-" && claiming.canClaim) claiming.step(-1);
    else return false;
    return true;
  }

  #nameKey(name: string, digit: number | null): boolean {
    const rank = digit === 0 ? "T" : digit === 1 ? "A" : name.toUpperCase();
    if (name === "ArrowLeft" || name === "ArrowRight") this.step(name === "ArrowLeft" ? -1 : 1, 0);
    else if (name === "ArrowUp" || name === "ArrowDown") this.step(0, name === "ArrowUp" ? -1 : 1);
    else if (name === "Escape" && this.playing !== null) this.putBack();
    else if (name.length === 1 && RANKS.includes(rank)) this.name(rank + (this.face?.[1] ?? "C"));
    else return false;
    return true;
  }
}
