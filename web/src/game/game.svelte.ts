// A game as this page sees it: the room's last message, pending requests, and the scene being shown.
import type { Action, FromPage, FromServer, Position, Propose, Said, SetsCounted, Told, Update, Welcome } from "../protocol";
import { spoken } from "../lib/language";
import { gameWords } from "./strings";
import { Advice } from "./advice.svelte";
import { Journal, unseen } from "./journal.svelte";
import type { Counting, Demonstrating, Gate, Kind, OfferOf, Ports, SceneOf, Stage, Step, Telling } from "./kinds";
import { isMuted } from "./invited";
import { keep, recall, type LogLine } from "./memory";
import { Tutor } from "./tutor.svelte";
import { Seating } from "./seating.svelte";
import { Showing } from "./showing.svelte";

/** Milliseconds for which a phrase stays beside the name. */
const SAYING = 6000;

// Everything drawn is a function of the scene; when nothing is left to show, the position takes effect.
export class Game<K extends Kind = Kind> extends Seating<K> implements Stage<K> {
  /** The scene being drawn. */
  scene: SceneOf<K> | null = $state.raw(null);
  /** The event shown last. */
  told: Told | null = $state.raw(null);
  /** The position once everything is shown. */
  position: Position | null = $state.raw(null);
  /** The room's last position, which decides what can be taken back or resigned. */
  latest: Position | null = $state.raw(null);
  speech: string[] = $state([]);
  counting: Counting | null = $state.raw(null);
  verdict = $state("");
  /** Counting by sets: the room's last answer. */
  sets: SetsCounted | null = $state.raw(null);
  /** How games by these rules are presented; set before any message is received. */
  telling: Telling<K> | null = null;
  journal: Journal = new Journal();
  /** The room's refusal. */
  refusal = $state("");
  /** Whether this page has agreed to play again: it goes on to the next room by itself. */
  wantsRematch = $state(false);
  /** Resolves once the table is drawn completely; a view that draws it in parts sets this. */
  drawn: Promise<void> = Promise.resolve();
  /** Whether an action is on its way. */
  sent = $state(false);
  /** The hint, if there is one. */
  readonly advice: Advice = new Advice(this, (message) => this.#send(message));
  /** Judges choices before they are made, if the settings say so. */
  readonly tutor: Tutor = new Tutor(this, () => this.ports.settings.tutor, (message) => this.#send(message), (action) => this.#make(action));
  /** The computer in the player's place, in games where it can play on. */
  demonstration: Demonstrating | null = $state.raw(null);

  readonly #showing: Showing<K> = new Showing<K>(this, () => this.ports.settings);
  /** Whether there is more to show. */
  readonly busy: boolean = $derived(this.#showing.busy);
  /** The gate that the page waits at. */
  readonly gate: Gate | null = $derived(this.#showing.gate);
  /** The event behind that gate. */
  readonly next: Told | null = $derived(this.#showing.next);
  /** Whether a hand is being called, line by line. */
  readonly isCounting: boolean = $derived(this.#showing.isCounting);
  /** Whether this player has to choose, and nothing is on its way. */
  readonly ready: boolean = $derived(!this.busy && !this.sent && !this.tutor.busy && this.seat !== null && this.position?.to_act.includes(this.seat) === true);
  /** Whether the computer plays in the player's place. */
  readonly watching: boolean = $derived(this.demonstration !== null && this.demonstration.state !== "off");
  /** Whether the player has to choose, and not the computer in the player's place. */
  readonly mine: boolean = $derived(this.ready && !this.watching);
  readonly offer: OfferOf<K> | null = $derived((this.position?.offer ?? null) as OfferOf<K> | null);
  /** The player's legal actions now. */
  readonly legal: readonly Action[] = $derived(this.mine ? (this.offer?.legal ?? []) : []);
  /** Whether a finished game has been shown completely. */
  readonly over: boolean = $derived(!this.busy && this.position !== null && this.position.outcome !== null);
  /** Whether this player can get a hint. */
  readonly choosing: boolean = $derived(this.mine && this.offer !== null && this.telling?.advises(this.offer) === true);
  /** Whether the last action can be taken back. */
  readonly canTakeBack: boolean = $derived(this.latest?.can_take_back === true && !this.sent && !this.watching);

  readonly #saying: Record<number, ReturnType<typeof setTimeout>> = {};
  #received = -1;
  #presented: { at: number; events: number } = { at: -1, events: 0 };

  constructor(
    readonly room: string,
    private readonly ports: Ports,
    own: readonly number[] = [],
  ) {
    super(own);
    this.muted = isMuted(room);
    const seen = recall(room);
    if (seen === null) return;
    this.#presented = { at: seen.at, events: seen.events };
    this.#showing.skip = seen.events;
    this.journal = new Journal(seen.log);
  }

  get aims(): boolean {
    return this.telling?.aims === true;
  }

  /** The log, line by line. */
  get log(): LogLine[] {
    return this.journal.lines;
  }

  /** The last entry this page has, for Hello; null for none. */
  get since(): number | null {
    const at = this.#received >= 0 ? this.#received : this.#presented.at;
    return at >= 0 ? at : null;
  }

  /** Handles a message from the room. */
  hear(message: FromServer): void {
    switch (message.type) {
      case "Welcome":
        return this.#welcome(message);
      case "Update":
        return this.#update(message);
      case "TutorSays":
        return this.tutor.hear(message);
      case "Refused":
        if (this.tutor.refused()) return;
        this.lost();
        this.demonstration?.halt("paused");
        this.refusal = spoken.refusal(message);
        break;
      case "Hint":
        if (!message.demonstrated) this.advice.hear(message);
        else if (this.watching) this.#showing.think(message);
        break;
      case "Presence":
        this.presence = message;
        break;
      case "PastDeal":
        this.past = message;
        break;
      case "Conduct":
        this.conduct = message;
        if (!message.cards_shown) this.past = null;
        break;
      case "ClockTimes":
        this.times = { left: message.left, running: message.running, at: performance.now() };
        break;
      case "Said":
        void this.#said(message);
        break;
      case "SeatLost":
        this.refusal = gameWords.seatLost(message.name, message.successor, message.reason);
        this.say(this.refusal);
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
    this.tutor.rethink();
    // The connection was broken, but nothing is new: go on showing.
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

  /** Draws an event and its call; `seen`: it was shown before. */
  take({ at, place, told, position }: Step, seen: boolean): void {
    const before = this.scene;
    const asked = (position?.assisted ?? []).filter((who) => this.position?.assisted.includes(who) === false);
    this.told = told;
    this.scene = (told?.scene ?? position?.scene ?? this.scene) as SceneOf<K> | null;
    if (position !== null) this.position = position;
    this.#presented = position === null ? { at: at - 1, events: place + 1 } : { at, events: 0 };
    if (position !== null && !position.demonstrated)
      for (const who of asked) this.journal.write(this.sides[who] ?? null, (who === this.seat && this.tutor.on ? gameWords.withTutor : gameWords.asksForHint)(this.names[who] ?? ""));
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

  /** Adds a line to the log that is not an event. */
  say(words: string): void {
    this.journal.write(null, words);
  }

  #remember(): void {
    keep(this.room, { ...this.#presented, log: this.log });
  }

  /** The player continues: makes the gesture, ends the stage, or skips the rest of what is being shown. */
  goOn(): void {
    this.#showing.goOn();
  }

  /** Runs to the next choice without waiting, while the player holds the button. */
  rush(held: boolean): void {
    this.#showing.rush(held);
  }

  /** Raises the cards of a line of the count again. */
  replay(line: number): void {
    if (this.counting !== null && !this.isCounting) this.counting = { ...this.counting, lit: line };
  }

  /** Sends the sets found in a hand to the room; returns whether it was sent. */
  countSets(groups: string[][]): boolean {
    return this.mine && this.#send({ type: "CountSets", groups });
  }

  /** Acts at the table, if it is legal; the tutor may have to judge it first. */
  act(action: Action): void {
    if (this.mine && !this.tutor.takes(action)) this.#make(action);
  }

  #make(action: Action): void {
    this.sent = this.#send({ type: "Act", action, at: this.#received });
    if (this.sent) this.advice.close();
  }

  /** Sends a message to the room and clears its last refusal; without a connection it says so at once. */
  #send(message: FromPage): boolean {
    const isSent = this.ports.send(message);
    this.refusal = isSent ? "" : gameWords.lost;
    return isSent;
  }

  /** Lets the computer choose in the player's place; returns whether the request was sent. */
  demonstrate(): boolean {
    const at = this.since;
    return at !== null && this.ready && (this.sent = this.#send({ type: "Demonstrate", at }));
  }

  /** Takes back the last action. */
  takeBack(): void {
    if (this.canTakeBack) this.#send({ type: "TakeBack" });
  }

  giveUp(): void {
    if (this.latest?.resigning) this.#send({ type: "GiveUp" });
  }

  nextGame(): void {
    if (this.over && this.seat !== null && this.position?.match_over === false) this.sent = this.#send({ type: "NextGame" });
  }

  /** Shows what somebody says beside their name for a while. */
  async #said({ seat, phrase }: Said): Promise<void> {
    if (this.muted && !this.isOwn(seat)) return;
    const { phraseWords } = await import("./friend/strings");
    const words = phraseWords[phrase];
    this.journal.write(this.sides[seat] ?? null, gameWords.says(this.names[seat] ?? "", words));
    this.saying = { ...this.saying, [seat]: words };
    clearTimeout(this.#saying[seat]);
    this.#saying[seat] = setTimeout(() => (this.saying = { ...this.saying, [seat]: "" }), SAYING);
  }

  /** Says something to everybody in the room. */
  sayTo(phrase: Said["phrase"]): void {
    this.#send({ type: "Say", phrase });
  }

  /** Proposes something to the others, or agrees to what one of them proposes. */
  propose(matter: Propose["matter"]): void {
    this.#send({ type: "Propose", matter });
  }

  /** Agrees to what is proposed, declines it, or withdraws it. */
  respond(yes: boolean): void {
    this.#send({ type: "Respond", yes });
  }

  /** Somebody who must act and has been away so long that the computer may play; null for nobody. */
  get absent(): number | null {
    if (this.busy || this.sent || this.seat === null) return null;
    return this.position?.to_act.find((seat) => this.presence?.replaceable.includes(seat)) ?? null;
  }

  /** Somebody who has left for good, so that the game cannot go on; null for nobody, and after the match. */
  get gone(): number | null {
    return this.seat === null || this.latest?.match_over === true ? null : (this.presence?.gone[0] ?? null);
  }

  /** Lets the computer play for somebody who is away. */
  standIn(seat: number): void {
    this.sent = this.#send({ type: "StandIn", seat });
  }

  /** Agrees to play again with people elsewhere. */
  agreeToRematch(): void {
    if (this.over && this.seat !== null && this.position?.match_over === true) this.wantsRematch = this.#send({ type: "Propose", matter: "rematch" });
  }

  /** The page is left: nothing more is shown. */
  close(): void {
    this.#showing.stop();
    this.demonstration?.halt("off");
  }

  /** The connection was lost: a message on its way may never have arrived. */
  lost(): void {
    this.sent = false;
    if (this.advice.asked !== null) this.refusal = gameWords.lost;
    this.advice.asked = null;
    this.tutor.rethink();
  }
}
