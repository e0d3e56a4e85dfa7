// A game as this page sees it: what the room said last, what is asked of it, and what lies there while all is shown.
import type { Action, Chair, FromPage, FromServer, Hint, Position, SetsCounted, Told, Update, Welcome } from "../protocol";
import { gameWords } from "./strings";
import { Advice } from "./advice.svelte";
import { Journal, unseen } from "./journal.svelte";
import type { Counting, Demonstrating, Gate, Kind, OfferOf, Ports, RulesOf, SceneOf, Stage, Step, Telling } from "./kinds";
import { keep, recall, type LogLine } from "./memory";
import { namesOf } from "./names";
import { pauseOfThought } from "./timing";
import { Waiting } from "./waiting";

// The presenter: takes what the room tells one event at a time, shows it, waits as long as it deserves, goes on.
// Everything drawn is a function of what lies here; once nothing is left to show, the position is in force.
export class Game<K extends Kind = Kind> implements Stage<K> {
  /** What the room said of itself. */
  about: Welcome | null = $state.raw(null);
  /** What is drawn now. */
  scene: SceneOf<K> | null = $state.raw(null);
  /** The event shown last. */
  told: Told | null = $state.raw(null);
  /** Where the table stands once everything is shown. */
  position: Position | null = $state.raw(null);
  /** What the room said last: what can be taken back or given up is judged by it. */
  latest: Position | null = $state.raw(null);
  /** The event that waits at the gate. */
  next: Told | null = $state.raw(null);
  /** What the page waits for. */
  gate: Gate | null = $state(null);
  /** Whether there is more to show. */
  busy = $state(false);
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

  readonly seat: number | null = $derived(this.about?.seat ?? null);
  readonly chairs: readonly Chair[] = $derived(this.about?.chairs ?? []);
  /** Which side each seat plays for: partners share one. */
  readonly sides: readonly number[] = $derived(this.about?.sides ?? []);
  readonly rules: RulesOf<K> | null = $derived((this.about?.rules ?? null) as RulesOf<K> | null);
  /** Whether this player is to choose, and nothing is on its way. */
  readonly ready: boolean = $derived(!this.busy && !this.sent && this.seat !== null && this.position?.to_act.includes(this.seat) === true);
  /** Whether the computer plays in the player's place. */
  readonly watching: boolean = $derived(this.demonstration !== null && this.demonstration.state !== "off");
  /** Whether it is for the player to choose, and not for the computer in the player's place. */
  readonly mine: boolean = $derived(this.ready && !this.watching);
  readonly offer: OfferOf<K> | null = $derived((this.position?.offer ?? null) as OfferOf<K> | null);
  /** What this player may choose now. */
  readonly legal: readonly Action[] = $derived(this.mine ? (this.offer?.legal ?? []) : []);
  /** What everybody is called here: the player is "You", where not several share the screen. */
  readonly called = $derived(namesOf(this.chairs, this.sides, this.shared ? null : this.seat));
  /** The name of each seat. */
  readonly names = $derived(this.called.seats);
  /** The name of each side: partners together. */
  readonly sideNames = $derived(this.called.sides);
  /** The player's own side. */
  readonly side = $derived(this.seat === null ? null : (this.sides[this.seat] ?? null));

  #queue: Step[] = [];
  #received = -1;
  #presented: { at: number; events: number } = { at: -1, events: 0 };
  #skip = 0;
  #run = 0;
  readonly #waiting = new Waiting();
  /** Whether something is being shown just now: where the room has more to say at once, the game stays busy beyond that. */
  #showing = false;
  #unfinished = false;
  #rushing = false;
  #hurrying = false;

  constructor(
    readonly room: string,
    private readonly ports: Ports,
    /** The seats that pass this screen from hand to hand, where there are several. */
    readonly own: readonly number[] = [],
  ) {
    const seen = recall(room);
    if (seen === null) return;
    this.#presented = { at: seen.at, events: seen.events };
    this.#skip = seen.events;
    this.journal = new Journal(seen.log);
  }

  /** Whether several look at this screen by turns: then nobody is "You". */
  get shared(): boolean {
    return this.own.length > 1;
  }

  /** Whether all of a game that has ended was shown. */
  get over(): boolean {
    return !this.busy && this.position !== null && this.position.outcome !== null;
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

  /** Whether there is something to advise this player. */
  get choosing(): boolean {
    return this.mine && this.offer !== null && this.telling?.advises(this.offer) === true;
  }

  get aims(): boolean {
    return this.telling?.aims === true;
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
        this.refusal = message.sentence;
        break;
      case "Hint":
        if (message.demonstrated) this.#think(message);
        else this.advice.hear(message);
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
    if (at === this.#received) {
      if (this.#unfinished) this.#queue.push({ at, place: 0, told: null, position });
      this.#unfinished = false;
      return void this.#show();
    }
    const isBack = this.#received >= 0;
    if (at !== this.#presented.at) this.#skip = 0;
    this.#received = at;
    this.#presented = { at, events: this.#skip };
    this.#stop();
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
    this.#unfinished = position === null;
    const last = told.length - 1;
    if (last < 0) this.#queue.push({ at, place: 0, told: null, position });
    told.forEach((one, place) => {
      this.#queue.push({ at, place, told: one, position: place === last ? position : null });
    });
    void this.#show();
  }

  /** What the computer is about to do is seen before it is done. */
  #think(thought: Hint): void {
    if (!this.watching) return;
    this.#queue.push({ at: thought.at, place: 0, told: null, position: null, thought });
    void this.#show();
  }

  /** Shows what is queued, one event after the other, until nothing is left or the page must wait. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = this.busy = true;
    const run = this.#run;
    const over = (): boolean => run !== this.#run;
    for (let step = this.#queue[0]; step !== undefined; step = this.#queue[0]) {
      const { told, thought } = step;
      if (thought) {
        this.advice.show(thought);
        await this.#waiting.pause(!this.watching ? 0 : pauseOfThought(this.ports.settings));
        if (over()) return;
        this.advice.close();
        this.#queue.shift();
        continue;
      }
      const seen = this.#skip > 0;
      if (told !== null && this.scene !== null && !seen) {
        await this.#ready(told, this.scene);
        if (over()) return;
      }
      this.#skip = Math.max(0, this.#skip - 1);
      this.#queue.shift();
      this.#take(step, seen);
      if (told !== null && !seen) {
        await this.#done(told);
        if (over()) return;
      }
    }
    this.#showing = false;
    this.busy = this.#unfinished;
    if (!this.busy) this.demonstration?.idle();
  }

  async #ready(told: Told, scene: SceneOf<K>): Promise<void> {
    const { settings } = this.ports;
    const gate = this.telling?.gateBefore(told, scene, this, settings) ?? null;
    const passed = gate === "continue" || gate === "next-deal" || gate === "peg";
    if (gate === null) return this.#waiting.pause(this.telling?.pauseBefore(told, scene, this, settings) ?? 0);
    if (passed && this.#rushing) return;
    if (passed && this.demonstration?.state === "on") return this.#waiting.pause(2 * pauseOfThought(settings));
    this.next = told;
    this.gate = gate;
    await this.#waiting.pause(gate === "go" && settings.autoGo ? 600 : null);
    this.gate = null;
  }

  async #done(told: Told): Promise<void> {
    const run = this.#run;
    const pace = this.telling?.pauseOfLine(this.ports.settings) ?? 0;
    if (this.counting?.told === told) {
      this.#hurrying = this.#rushing;
      await this.#waiting.pause(this.#hurrying ? 0 : Math.min(500, pace)); // the cards arrive
      if (run !== this.#run) return;
      do {
        const done: number = this.#hurrying ? told.lines.length : Math.min(this.counting.done + 1, told.lines.length);
        this.counting = { told, done, lit: done - 1 };
        await this.#waiting.pause(this.#hurrying ? 0 : pace);
        if (run !== this.#run) return;
      } while (this.counting.done < told.lines.length);
      this.#hurrying = false;
    }
    await this.#waiting.pause(this.telling?.pauseAfter(told, this.ports.settings) ?? 0);
  }

  /** Draws an event, and what was said. */
  #take({ at, place, told, position }: Step, seen: boolean): void {
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

  #stop(): void {
    this.#run += 1;
    this.#queue = [];
    this.gate = null;
    this.#showing = this.#unfinished = this.busy = false;
    this.#rushing = false;
    this.#hurrying = false;
    this.demonstration?.halt("off");
    this.#waiting.release();
  }

  /** The player goes on: makes the gesture, ends the stage, or will not wait for the end of what is being shown. */
  goOn(): void {
    if (this.gate === null) this.#hurrying = this.isCounting;
    this.#waiting.release();
  }

  /** Whether a hand is being called, line by line. */
  get isCounting(): boolean {
    return this.busy && this.counting !== null && this.counting.done < this.counting.told.lines.length;
  }

  /** Lets everything run, up to the next choice, as long as the player keeps the button down. */
  rush(held: boolean): void {
    this.#rushing = held && this.busy;
    if (this.#rushing) this.goOn();
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

  /** Whether the last action can be taken back. */
  get canTakeBack(): boolean {
    return this.latest?.can_take_back === true && !this.sent && !this.watching;
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
    this.#stop();
  }

  /** The line was lost: what was on its way may never have come. */
  lost(): void {
    this.sent = false;
    this.advice.asked = null;
  }
}
