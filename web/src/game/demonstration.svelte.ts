// The computer plays in the player's place: its evaluation is shown before each action.
import type { Settings } from "../lib/settings.svelte";
import { demonstrationWords as say } from "./strings.later";
import { pauseOfThought } from "./timing";
import { Waiting } from "./waiting";

/** What it needs from the game. */
export interface Demonstrated {
  /** Whether something is being shown. */
  readonly busy: boolean;
  /** Whether the game is over. */
  readonly over: boolean;
  readonly ready: boolean;
  /** Lets the computer choose once; returns whether the request was sent. */
  demonstrate(): boolean;
  /** Skips the rest of what is being shown. */
  goOn(): void;
  say(words: string): void;
}

export class Demonstration {
  state: "off" | "on" | "paused" = $state("off");
  readonly #waiting = new Waiting();
  #run = 0;

  constructor(
    private readonly game: Demonstrated,
    private readonly settings: Settings,
  ) {}

  /** Lets the computer play until the end, or until it is stopped. */
  start(): void {
    if (this.state !== "off" || this.game.over) return;
    this.state = "on";
    this.game.say(say.begins);
    this.#choose();
  }

  /** Everything has been shown: after a pause the next choice is requested. */
  idle(): void {
    if (this.game.over) this.state = "off";
    else void this.#goOn();
  }

  async #goOn(): Promise<void> {
    const run = ++this.#run;
    if (this.state === "on") await this.#waiting.pause(pauseOfThought(this.settings) / 2);
    if (this.state === "on" && run === this.#run) this.#choose();
  }

  #choose(): void {
    if (this.game.ready && !this.game.demonstrate()) this.state = "paused";
  }

  /** Pauses or resumes. */
  pause(): void {
    if (this.state === "off") return;
    this.state = this.state === "on" ? "paused" : "on";
    this.game.say(this.state === "on" ? say.goesOn : say.paused);
    if (this.state === "on") this.#choose();
  }

  /** Skips the current step; while paused, makes one step. */
  next(): void {
    if (this.game.busy) this.game.goOn();
    else if (this.state === "paused") this.#choose();
    else this.#waiting.release();
  }

  /** Stops after the current action, and the player continues. */
  stop(): void {
    if (this.state === "off") return;
    this.state = "off";
    this.game.say(say.stopped);
    this.#waiting.release();
    this.game.goOn();
  }

  /** The room refused, or the page is left. */
  halt(to: "off" | "paused"): void {
    if (this.state !== "off") this.state = to;
    this.#waiting.release();
  }
}
