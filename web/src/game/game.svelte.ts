// A game as this page sees it: what the room said last, what is asked of it, and what lies there while all is shown.
import type { Action, FromPage, FromServer, Position, SetsCounted, Told, Update, Welcome } from "../protocol";
import { spoken } from "../lib/language";
import { gameWords } from "./strings";
import { Advice } from "./advice.svelte";
import { Journal, unseen } from "./journal.svelte";
import type { Counting, Demonstrating, Gate, Kind, OfferOf, Ports, SceneOf, Stage, Step, Telling } from "./kinds";
import { keep, recall, type LogLine } from "./memory";
import { Seating } from "./seating.svelte";
import { Showing } from "./showing.svelte";

// Everything drawn is a function of what lies here; once nothing is left to show, the position is in force.
export class Game<K extends Kind = Kind> extends Seating<K> implements Stage<K> {
  /** What is drawn now. */
  scene: SceneOf<K> | null = $state.raw(null);
  /** The event shown last. */
  told: Told | null = $state.raw(null);
  /** Where the table stands once everything is shown. */
  position: Position | null = $state.raw(null);
  /** What the room said last: what can be taken back or given up is judged by it. */
  latest: Position | null = $state.raw(null);
  speech: string[] = $state([]);
  counting: Counting | null = $state.raw(null);
  verdict = $state("");
  /** Counting by sets: what the room said of them last. */
  sets: SetsCounted | null = $state.raw(null);
  /** How games by these rules are told; given before anything is heard. */
  telling: Telling<K> | null = null;
  journal: Journal = new Journal();
  /** The room said no. */
  refusal = $state("");
  /** An action is on its way. */
  sent = $state(false);
  /** The hint, where there is one. */
  readonly advice: Advice = new Advice(this, (message) => this.#send(message));
  /** The computer in the player's place, where it can be asked to play on. */
  demonstration: Demonstrating | null = $state.raw(null);

  readonly #showing: Showing<K> = new Showing<K>(this, () => this.ports.settings);
  /** Whether there is more to show. */
  readonly busy: boolean = $derived(this.#showing.busy);
  /** What the page waits for. */
  readonly gate: Gate | null = $derived(this.#showing.gate);
  /** The event that waits at the gate. */
  readonly next: Told | null = $derived(this.#showing.next);
  /** Whether a hand is being called, line by line. */
  readonly isCounting: boolean = $derived(this.#showing.isCounting);
  /** Whether this player is to choose, and nothing is on its way. */
  readonly ready: boolean = $derived(!this.busy && !this.sent && this.seat !== null && this.position?.to_act.includes(this.seat) === true);
  /** Whether the computer plays in the player's place. */
  readonly watching: boolean = $derived(this.demonstration !== null && this.demonstration.state !== "off");
  /** Whether it is for the player to choose, and not for the computer in the player's place. */
  readonly mine: boolean = $derived(this.ready && !this.watching);
  readonly offer: OfferOf<K> | null = $derived((this.position?.offer ?? null) as OfferOf<K> | null);
  /** What this player may choose now. */
  readonly legal: readonly Action[] = $derived(this.mine ? (this.offer?.legal ?? []) : []);
  /** Whether all of a game that has ended was shown. */
  readonly over: boolean = $derived(!this.busy && this.position !== null && this.position.outcome !== null);
  /** Whether there is something to advise this player. */
  readonly choosing: boolean = $derived(this.mine && this.offer !== null && this.telling?.advises(this.offer) === true);
  /** Whether the last action can be taken back. */
  readonly canTakeBack: boolean = $derived(this.latest?.can_take_back === true && !this.sent && !this.watching);

  #received = -1;
  #presented: { at: number; events: number } = { at: -1, events: 0 };

  constructor(
    readonly room: string,
    private readonly ports: Ports,
    own: readonly number[] = [],
  ) {
    super(own);
    const seen = recall(room);
    if (seen === null) return;
    this.#presented = { at: seen.at, events: seen.events };
    this.#showing.skip = seen.events;
    this.journal = new Journal(seen.log);
  }

  get aims(): boolean {
    return this.telling?.aims === true;
  }

  /** What has happened, line by line. */
  get log(): LogLine[] {
    return this.journal.lines;
  }

  /** The last entry this page has, for Hello; null for none. */
  get since(): number | null {
    const at = this.#received >= 0 ? this.#received : this.#presented.at;
    return at >= 0 ? at : null;
  }

  /** A message from the room. */
  hear(message: FromServer): void {
    switch (message.type) {
      case "Welcome":
        return this.#welcome(message);
      case "Update":
        return this.#update(message);
      case "Refused":
        this.lost();
        this.demonstration?.halt("paused");
        this.refusal = spoken.refusal(message);
        break;
      case "Hint":
        if (!message.demonstrated) this.advice.hear(message);
        else if (this.watching) this.#showing.think(message);
        break;
      case "SetsCounted":
        this.sets = message;
        break;
    }
  }

  #welcome(welcome: Welcome): void {
    const { at, position, hints } = welcome;
    this.sent = false;
    this.refusal = "";
    this.about = welcome;
    this.advice.allowed = hints;
    this.latest = position;
    // The line was broken, and nothing is new: go on showing.
    if (at === this.#received) return this.#showing.finish({ at, place: 0, told: null, position });
    const isBack = this.#received >= 0;
    if (at !== this.#presented.at) this.#showing.skip = 0;
    this.#received = at;
    this.#presented = { at, events: this.#showing.skip };
    this.close();
    this.position = position;
    this.scene = position.scene as SceneOf<K>;
    this.told = null;
    this.counting = null;
    this.verdict = "";
    this.speech = [];
    this.advice.close();
    if (isBack) this.say(gameWords.takenBack);
    this.#remember();
  }

  #update({ at, told, position }: Update): void {
    if (at <= this.#received) return;
    this.sent = false;
    this.refusal = "";
    this.#received = at;
    this.latest = position ?? this.latest;
    const last = told.length - 1;
    const steps = told.map((one, place) => ({ at, place, told: one, position: place === last ? position : null }));
    this.#showing.add(last < 0 ? [{ at, place: 0, told: null, position }] : steps, position !== null);
  }

  /** Draws an event, and what was said; `seen`: it was shown before. */
  take({ at, place, told, position }: Step, seen: boolean): void {
    const before = this.scene;
    const asked = (position?.assisted ?? []).filter((who) => this.position?.assisted.includes(who) === false);
    this.told = told;
    this.scene = (told?.scene ?? position?.scene ?? this.scene) as SceneOf<K> | null;
    if (position !== null) this.position = position;
    this.#presented = position === null ? { at: at - 1, events: place + 1 } : { at, events: 0 };
    if (position !== null && !position.demonstrated)
      for (const who of asked) this.journal.write(this.sides[who] ?? null, gameWords.asksForHint(this.names[who] ?? ""));
    if (told === null) {
      if (asked.length > 0) return this.#remember();
      this.counting = null;
      this.speech = [];
    } else {
      const heard = this.telling?.heard(told, this, before);
      if (heard?.done === true) this.advice.close();
      if (seen && this.counting?.told === told) this.counting = { told, done: told.lines.length, lit: null };
      if (!seen) this.#note(told, before, heard?.remark ?? "");
    }
    this.#remember();
  }

  #note(told: Told, before: SceneOf<K> | null, remark: string): void {
    const known = this.shared ? unseen(told) : told;
    const telling = this.telling;
    this.journal.note(known, (telling?.line ?? telling?.sentence)?.call(telling, known, this.called, before) ?? "", this.sides);
    if (remark !== "") this.say(remark);
    this.ports.shown?.(told);
  }

  /** Writes something into the log that is no event. */
  say(words: string): void {
    this.journal.write(null, words);
  }

  #remember(): void {
    keep(this.room, { ...this.#presented, log: this.log });
  }

  /** The player goes on: makes the gesture, ends the stage, or will not wait for the end of what is being shown. */
  goOn(): void {
    this.#showing.goOn();
  }

  /** Lets everything run, up to the next choice, as long as the player keeps the button down. */
  rush(held: boolean): void {
    this.#showing.rush(held);
  }

  /** Raises the cards of a line of the count once more. */
  replay(line: number): void {
    if (this.counting !== null && !this.isCounting) this.counting = { ...this.counting, lit: line };
  }

  /** Asks the room about the sets found in a hand; whether it could be asked. */
  countSets(groups: string[][]): boolean {
    return this.mine && this.#send({ type: "CountSets", groups });
  }

  /** Acts at the table, when it is legal. */
  act(action: Action): void {
    if (!this.mine) return;
    this.sent = this.#send({ type: "Act", action, at: this.#received });
    if (this.sent) this.advice.close();
  }

  /** Tells the room something: what it refused before is past. */
  #send(message: FromPage): boolean {
    this.refusal = "";
    return this.ports.send(message);
  }

  /** Lets the computer choose in the player's place; whether it could be asked. */
  demonstrate(): boolean {
    const at = this.since;
    return at !== null && this.ready && (this.sent = this.#send({ type: "Demonstrate", at }));
  }

  /** Takes it back. */
  takeBack(): void {
    if (this.canTakeBack) this.#send({ type: "TakeBack" });
  }

  giveUp(): void {
    if (this.latest?.resigning) this.#send({ type: "GiveUp" });
  }

  nextGame(): void {
    if (this.over && this.position?.match_over === false) this.sent = this.#send({ type: "NextGame" });
  }

  /** The page goes elsewhere: nothing more is shown. */
  close(): void {
    this.#showing.stop();
    this.demonstration?.halt("off");
  }

  /** The line was lost: what was on its way may never have come. */
  lost(): void {
    this.sent = false;
    this.advice.asked = null;
  }
}
