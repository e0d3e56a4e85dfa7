// The presenter: shows the room's events one at a time, each for its own duration.
import type { Settings } from "../lib/settings.svelte";
import { answered } from "../lib/painted";
import type { Hint, Told } from "../protocol";
import type { Advice } from "./advice.svelte";
import type { Demonstrating, Gate, Kind, SceneOf, Stage, Step, Telling } from "./kinds";
import { pauseOfThought } from "./timing";
import { Waiting } from "./waiting";

/** The game that is shown. */
interface Shown<K extends Kind> extends Stage<K> {
  readonly scene: SceneOf<K> | null;
  readonly telling: Telling<K> | null;
  readonly advice: Pick<Advice, "show" | "close">;
  readonly watching: boolean;
  readonly demonstration: Demonstrating | null;
  /** Draws an event; `seen`: it was shown before. */
  take(step: Step, seen: boolean): void;
}

/** Milliseconds for which a spectator sees a count before the game goes on by itself. */
const WATCHING = 4000;

/** Whether somebody resigned with this event. */
function resigns({ told }: Step): boolean {
  return told?.event.type === "GameEnded" && told.event.outcome.resigned !== null;
}

export class Showing<K extends Kind> {
  /** Whether there is more to show. */
  busy = $state(false);
  /** The gate that the page waits at, and the event behind it. */
  gate: Gate | null = $state(null);
  next: Told | null = $state.raw(null);
  /** How many of the queued events were seen before. */
  skip = 0;

  #queue: Step[] = [];
  #run = 0;
  readonly #waiting = new Waiting();
  /** Whether something is being shown now; if the room has more to send, the game stays busy after that. */
  #showing = false;
  #unfinished = false;
  #rushing = false;
  #hurrying = false;

  constructor(
    private readonly game: Shown<K>,
    private readonly settings: () => Settings,
  ) {}

  /** Queues these events; `whole`: the room has nothing more to send now. */
  add(steps: readonly Step[], whole: boolean): void {
    this.#unfinished = !whole;
    this.#queue.push(...steps);
    if (this.#resigned) {
      this.#hurrying = true;
      this.#waiting.release();
    }
    void this.#show();
  }

  /** Whether somebody has resigned: then nothing before it waits or takes time. */
  get #resigned(): boolean {
    return this.#queue.some(resigns);
  }

  /** Resumes with the room's current position after the connection broke. */
  finish(step: Step): void {
    this.add(this.#unfinished ? [step] : [], true);
  }

  /** Shows what the computer is about to do. */
  think(thought: Hint): void {
    this.#queue.push({ at: thought.at, place: 0, told: null, position: null, thought });
    void this.#show();
  }

  /** Shows the queued events one after the other, until none is left or the page must wait. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = this.busy = true;
    const run = this.#run;
    const over = (): boolean => run !== this.#run;
    for (let step = this.#queue[0]; step !== undefined; step = this.#queue[0]) {
      const { told, thought } = step;
      if (thought) {
        this.game.advice.show(thought);
        await this.#waiting.pause(!this.game.watching ? 0 : pauseOfThought(this.settings()));
        if (over()) return;
        this.game.advice.close();
        this.#queue.shift();
        continue;
      }
      const seen = this.skip > 0;
      if (told !== null && this.game.scene !== null && !seen && !this.#resigned) {
        await this.#ready(told, this.game.scene);
        if (over()) return;
      }
      this.skip = Math.max(0, this.skip - 1);
      this.#queue.shift();
      this.game.take(step, seen);
      if (told !== null && !seen) {
        await this.#done(told);
        // Events without pauses are separate tasks, too, between which the browser can answer.
        if (this.#queue.length > 0) await answered();
        if (over()) return;
      }
    }
    this.#showing = false;
    this.busy = this.#unfinished;
    if (!this.busy) this.game.demonstration?.idle();
  }

  async #ready(told: Told, scene: SceneOf<K>): Promise<void> {
    const settings = this.settings();
    const gate = this.game.telling?.gateBefore(told, scene, this.game, settings) ?? null;
    const passed = gate === "continue" || gate === "next-deal" || gate === "peg";
    if (gate === null) return this.#waiting.pause(this.game.telling?.pauseBefore(told, scene, this.game, settings) ?? 0);
    if (passed && this.#rushing) return;
    if (passed && this.game.demonstration?.state === "on") return this.#waiting.pause(2 * pauseOfThought(settings));
    this.next = told;
    this.gate = gate;
    await this.#waiting.pause(this.game.seat === null ? WATCHING : gate === "go" && settings.autoGo ? 600 : null);
    this.gate = null;
  }

  async #done(told: Told): Promise<void> {
    const run = this.#run;
    const pace = this.game.telling?.pauseOfLine(this.settings()) ?? 0;
    if (this.game.counting?.told === told) {
      this.#hurrying = this.#rushing || this.#resigned;
      await this.#waiting.pause(this.#hurrying ? 0 : Math.min(500, pace)); // wait for the cards to arrive
      if (run !== this.#run) return;
      do {
        const done: number = this.#hurrying ? told.lines.length : Math.min(this.game.counting.done + 1, told.lines.length);
        this.game.counting = { told, done, lit: done - 1 };
        await this.#waiting.pause(this.#hurrying ? 0 : pace);
        if (run !== this.#run) return;
      } while (this.game.counting.done < told.lines.length);
      this.#hurrying = false;
    }
    await this.#waiting.pause(this.#resigned ? 0 : (this.game.telling?.pauseAfter(told, this.settings()) ?? 0));
  }

  /** Drops the queued events. */
  stop(): void {
    this.#run += 1;
    this.#queue = [];
    this.gate = null;
    this.#showing = this.#unfinished = this.busy = false;
    this.#rushing = this.#hurrying = false;
    this.#waiting.release();
  }

  /** The player continues: makes the gesture, ends the stage, or skips the rest of what is being shown. */
  goOn(): void {
    if (this.gate === null) this.#hurrying = this.isCounting;
    this.#waiting.release();
  }

  /** Runs to the next choice without waiting, while the player holds the button. */
  rush(held: boolean): void {
    this.#rushing = held && this.busy;
    if (this.#rushing) this.goOn();
  }

  /** Whether a hand is being called, line by line. */
  get isCounting(): boolean {
    const { counting } = this.game;
    return this.busy && counting !== null && counting.done < counting.told.lines.length;
  }
}
