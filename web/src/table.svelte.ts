// The presenter: takes what the room tells one event at a time, shows it, waits as long as it deserves, goes on.
// Everything drawn is a function of what lies here; once nothing is left to show, the position is in force.
import type { Action, Chair, CribbageRules, FromPage, FromServer, News } from "./protocol";
import type { Position, Scene, SetsCounted, SkunkLine, Told, Welcome } from "./protocol";
import { extras } from "./asks/extras";
import { strings } from "./strings";
import { Advice } from "./table/advice.svelte";
import { Journal } from "./table/journal.svelte";
import { keep, recall, type LogLine } from "./table/memory";
import { gateBefore, pauseAfter, pauseBefore, pauseOfLine, type Gate } from "./table/pace";
import { scorer } from "./table/seating";
import type { Counting, Ports, Step } from "./table/steps";
import { Waiting } from "./table/waiting";
import { namesOf, unseen } from "./telling";

export class Table {
  seat: number | null = $state(null);
  chairs: Chair[] = $state.raw([]);
  /** Which side each seat plays for: partners share one. */
  sides: number[] = $state.raw([]);
  rules: CribbageRules | null = $state.raw(null);
  skunkLines: SkunkLine[] = $state.raw([]);
  /** The score each side needs. */
  targets: number[] = $state.raw([]);
  rulesText = $state("");
  rulesWords = $state("");
  /** What is drawn now. */
  scene: Scene | null = $state.raw(null);
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
  /** What each seat said last. */
  speech: string[] = $state([]);
  counting: Counting | null = $state.raw(null);
  /** What was wrong with the claim settled last, and what came of it. */
  verdict = $state("");
  /** Counting by sets: what the room said of them last. */
  sets: SetsCounted | null = $state.raw(null);
  journal: Journal = new Journal();
  /** The room said no. */
  refusal = $state("");
  /** An action is on its way. */
  sent = $state(false);
  /** The hint, where there is one. */
  readonly advice: Advice;

  readonly mine = $derived(
    !this.busy && !this.sent && this.seat !== null && this.position !== null && this.position.to_act.includes(this.seat),
  );
  readonly legal: readonly Action[] = $derived(this.mine && this.position ? this.position.legal : []);
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
  #rushing = false;
  #hurrying = false;

  constructor(
    readonly room: string,
    private readonly ports: Ports,
    /** The seats that pass this screen from hand to hand, where there are several. */
    readonly own: readonly number[] = [],
  ) {
    this.advice = new Advice(this, (message) => ports.send(message));
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
        this.#welcome(message);
        break;
      case "News":
        this.#news(message);
        break;
      case "Refused":
        this.sent = false;
        this.advice.asked = null;
        this.refusal = message.sentence;
        break;
      case "Hint":
        this.advice.hear(message);
        break;
      case "SetsCounted":
        this.sets = message;
        break;
    }
  }

  #welcome(welcome: Welcome): void {
    this.sent = false;
    this.refusal = "";
    this.seat = welcome.seat;
    this.chairs = welcome.chairs;
    this.sides = welcome.sides;
    this.rules = welcome.rules;
    this.skunkLines = welcome.skunk_lines;
    this.targets = welcome.targets;
    this.rulesText = welcome.rules_text;
    this.rulesWords = welcome.rules_words;
    this.advice.allowed = welcome.hints;
    this.latest = welcome.position;
    if (welcome.at === this.#received) return; // the line was broken, and nothing is new: go on showing
    const isBack = this.#received >= 0;
    if (welcome.at !== this.#presented.at) this.#skip = 0;
    this.#received = welcome.at;
    this.#presented = { at: welcome.at, events: this.#skip };
    this.#stop();
    this.position = welcome.position;
    this.scene = welcome.position.scene;
    this.told = null;
    this.counting = null;
    this.verdict = "";
    this.speech = [];
    this.advice.close();
    if (isBack) this.journal.write(null, strings.table.takenBack);
    this.#remember();
  }

  #news({ at, told, position }: News): void {
    if (at <= this.#received) return;
    this.sent = false;
    this.refusal = "";
    this.#received = at;
    this.latest = position;
    const last = told.length - 1;
    if (last < 0) this.#queue.push({ at, place: 0, told: null, position });
    told.forEach((one, place) => {
      this.#queue.push({ at, place, told: one, position: place === last ? position : null });
    });
    void this.#show();
  }

  /** Shows what is queued, one event after the other, until nothing is left or the page must wait. */
  async #show(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const run = this.#run;
    const over = (): boolean => run !== this.#run;
    for (let step = this.#queue[0]; step !== undefined; step = this.#queue[0]) {
      const { told } = step;
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
    this.busy = false;
  }

  async #ready(told: Told, scene: Scene): Promise<void> {
    const { settings } = this.ports;
    const gate = gateBefore(told, scene, this, settings.ownPegs);
    if (gate !== null && !(this.#rushing && (gate === "continue" || gate === "next-deal" || gate === "peg"))) {
      this.next = told;
      this.gate = gate;
      await this.#waiting.pause(gate === "go" && settings.autoGo ? 600 : null);
      this.gate = null;
    } else await this.#waiting.pause(pauseBefore(told, scene, this, settings));
  }

  async #done(told: Told): Promise<void> {
    const { settings } = this.ports;
    const run = this.#run;
    if (this.counting?.told === told) {
      this.#hurrying = this.#rushing;
      await this.#waiting.pause(this.#hurrying ? 0 : Math.min(500, pauseOfLine(settings.countSpeed))); // the cards arrive
      if (run !== this.#run) return;
      do {
        const done: number = this.#hurrying ? told.lines.length : Math.min(this.counting.done + 1, told.lines.length);
        this.counting = { told, done, lit: done - 1 };
        await this.#waiting.pause(this.#hurrying ? 0 : pauseOfLine(settings.countSpeed));
        if (run !== this.#run) return;
      } while (this.counting.done < told.lines.length);
      this.#hurrying = false;
    }
    await this.#waiting.pause(pauseAfter(told, settings));
  }

  /** Draws an event, and what was said. */
  #take({ at, place, told, position }: Step, seen: boolean): void {
    const before = this.scene;
    const asked = (position?.assisted ?? []).filter((who) => this.position?.assisted.includes(who) === false);
    this.told = told;
    this.scene = told?.scene ?? position?.scene ?? this.scene;
    if (position !== null) this.position = position;
    this.#presented = position === null ? { at: at - 1, events: place + 1 } : { at, events: 0 };
    for (const who of asked) this.journal.write(this.sides[who] ?? null, strings.table.asksForHint(this.names[who] ?? ""));
    if (told === null) {
      if (asked.length > 0) return this.#remember();
      this.counting = null;
      this.speech = [];
    } else {
      const { event } = told;
      const moved = (event.type === "Played" || event.type === "LaidAway") && event.seat === this.seat;
      if (moved || event.type === "GameEnded") this.advice.close();
      const isCounted = event.type === "Shown" || event.type === "Counted";
      const wrong = isCounted ? (extras()?.verdict(this.rules, before?.asked ?? null, event.points) ?? "") : "";
      if (wrong !== "") this.verdict = wrong;
      this.#speak(told);
      if (seen && this.counting?.told === told) this.counting = { told, done: told.lines.length, lit: null };
      if (!seen) {
        this.journal.note(this.shared ? unseen(told) : told, this.called, this.sides, before, wrong);
        this.ports.shown?.(told);
      }
    }
    this.#remember();
  }

  #speak(told: Told): void {
    const { event, words } = told;
    // It stays to be read until the player has played again, or a hand is turned up.
    if ((event.type === "Played" && event.seat === this.seat) || event.type === "TurnedUp") this.verdict = "";
    switch (event.type) {
      case "Played":
      case "SaidGo":
      case "Named":
      case "Claimed":
      case "Called":
      case "Passed":
        this.speech[event.seat] = words;
        break;
      case "TurnedUp":
        this.counting = null;
        this.speech = [];
        break;
      case "Pegged":
        if (words !== "") this.speech[scorer(event, told.scene, this.sides, null)] = words;
        break;
      case "Shown":
        this.speech = [];
        this.counting = { told, done: 0, lit: null };
        break;
      case "Dealt":
      case "GameEnded":
        this.counting = null;
        this.speech = [];
        break;
      case "CountEnded":
        this.speech = [];
        break;
    }
  }

  #remember(): void {
    keep(this.room, { ...this.#presented, log: this.log });
  }

  #stop(): void {
    this.#run += 1;
    this.#queue = [];
    this.gate = null;
    this.busy = false;
    this.#rushing = false;
    this.#hurrying = false;
    this.#waiting.release();
  }

  /** The player goes on: makes the gesture, ends the stage, or will not wait for the end of a count. */
  goOn(): void {
    if (this.gate !== null) this.#waiting.release();
    else if (this.isCounting) {
      this.#hurrying = true;
      this.#waiting.release();
    }
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
    return this.mine && this.ports.send({ type: "CountSets", groups });
  }

  /** The hand or crib that lies turned up, to be counted or being counted. */
  get onShow(): { seat: number; crib: boolean } | null {
    const event = this.counting?.told.event;
    if (event?.type === "Shown") return event;
    const asked = this.scene?.asked;
    return asked?.of === "hand" || asked?.of === "crib" ? { seat: asked.whose, crib: asked.of === "crib" } : null;
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

  /** Whether this player has something to lay away or to play. */
  get choosing(): boolean {
    return this.legal.some(({ type }) => type === "lay_away" || type === "play") || (this.mine && this.position?.jokers.length !== 0);
  }

  /** Whether the last action can be taken back. */
  get canTakeBack(): boolean {
    return this.latest?.can_take_back === true && !this.sent;
  }

  /** Takes it back. */
  takeBack(): void {
    if (this.canTakeBack) this.#send({ type: "TakeBack" });
  }

  giveUp(): void {
    if (this.latest?.resigning) this.#send({ type: "GiveUp" });
  }

  nextGame(): void {
    if (!this.busy && this.position?.outcome && !this.position.match_over) {
      this.sent = this.#send({ type: "NextGame" });
    }
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
