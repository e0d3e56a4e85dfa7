// A game for one as the page shows it: events one after the other, each as long as it deserves; then the choice.
import { Refusal } from "../api";
import type { Settings } from "../settings.svelte";
import { pauseOfLine } from "../table/pace";
import { Waiting } from "../table/waiting";
import * as server from "./api";
import type { Hint, Scene, SoloAction, SoloGame, SoloNews, SoloPosition, SoloTold } from "./protocol";
import { strings } from "./strings";
import { sentence } from "./telling";

/** A hand being counted: `done` lines of the call have been said. */
export interface Counting {
  told: SoloTold;
  done: number;
}

export interface Ports {
  settings: Settings;
  /** Called as each event is shown: for sounds. */
  shown?: (told: SoloTold) => void;
}

const THOUGHT = 1100;
/** Milliseconds until a server that did not answer is asked again. */
const KNOCK = 3000;
const FACTOR = { instant: 0.3, fast: 0.6, normal: 1, slow: 1.8 } as const;

/** Milliseconds for which one sees what the house is about to do. */
function pauseOfThought({ botPace }: Settings): number {
  return THOUGHT * FACTOR[botPace];
}

export class Solo {
  game: SoloGame | null = $state.raw(null);
  position: SoloPosition | null = $state.raw(null);
  /** What is drawn now. */
  scene: Scene | null = $state.raw(null);
  /** The hand that is counted now. */
  counting: Counting | null = $state.raw(null);
  busy = $state(false);
  /** The page waits for the player to have seen a count. */
  gate = $state(false);
  sent = $state(false);
  trouble = $state("");
  gone = $state(false);
  hint: Hint | null = $state.raw(null);
  /** How much of the hint is shown: 0 a nudge, 1 the card, 2 the numbers. */
  hintShown = $state(0);
  /** What hints are for. */
  aim: Hint["aim"] = $state("points");
  /** Whether the house plays on by itself, or would but waits. */
  demonstration: "off" | "on" | "paused" = $state("off");
  /** What happened last, for the live region. */
  spoken: string[] = $state([]);

  readonly legal: readonly SoloAction[] = $derived(this.busy || this.sent || this.demonstration !== "off" ? [] : (this.position?.legal ?? []));
  readonly over = $derived(!this.busy && this.position?.ending ? this.position.ending : null);

  readonly #waiting = new Waiting();
  #run = 0;
  /** How often more of a hint was asked for while it was on its way; -1: none is. */
  #wanted = -1;
  /** The hint on its way: what is done waits for it, as it counts among what was asked of the game. */
  #coming: Promise<unknown> = Promise.resolve();
  #rushing = false;
  #knock: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly ports: Ports,
  ) {}

  /** Looks at the game as the server has it. */
  async open(): Promise<void> {
    try {
      const game = await server.look(this.id);
      this.#stop();
      this.game = game;
      this.#stand(game.position);
      this.trouble = "";
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) this.gone = true;
      else this.#troubled(error);
    }
  }

  /** Says what is wrong. A server that did not answer is asked again until it does, and then the trouble is over. */
  #troubled(error: unknown): void {
    this.trouble = (error as Error).message;
    if (!(error instanceof Refusal) || error.status !== 0) return;
    clearTimeout(this.#knock);
    this.#knock = setTimeout(() => void this.#reach(), KNOCK);
  }

  async #reach(): Promise<void> {
    const seen = this.position;
    try {
      const game = await server.look(this.id);
      if (this.position !== seen || this.busy || this.sent) return;
      if (seen === null || game.position.at !== seen.at) return await this.open();
      this.trouble = "";
      this.#say(strings.log.answers);
    } catch (error) {
      this.#troubled(error);
    }
  }

  /** Looks whether the game has gone on elsewhere, unless something is going on here. */
  async refresh(): Promise<void> {
    if (this.busy || this.sent || this.demonstration !== "off") return;
    const seen = this.position;
    const game = await server.look(this.id).catch(() => null);
    if (game === null || this.position !== seen || this.busy || this.sent) return;
    if (seen === null || game.position.at !== seen.at) await this.open();
  }

  #stand(position: SoloPosition): void {
    this.position = position;
    this.scene = position.scene;
    this.counting = null;
    this.hint = null;
  }

  /** Acts, when it is legal. */
  async act(action: SoloAction): Promise<void> {
    await this.#ask((at) => server.act(this.id, { action, at }));
  }

  /** Takes back the last action. */
  async undo(): Promise<void> {
    if (this.position?.can_undo !== true || this.demonstration !== "off") return;
    this.#stop();
    if (await this.#ask((at) => server.undo(this.id, { at }))) this.#say(strings.log.undone);
  }

  /** Whether the server granted it. */
  async #ask(wish: (at: number) => Promise<SoloNews>): Promise<boolean> {
    if (this.position === null || this.sent || this.busy || this.demonstration !== "off") return false;
    this.sent = true;
    this.trouble = "";
    try {
      await this.#coming;
      const news = await wish(this.position.at);
      this.sent = false;
      this.hint = null;
      await this.#show(news);
      return true;
    } catch (error) {
      this.sent = false;
      await this.#refused(error);
      return false;
    }
  }

  /** Says what is wrong; a game that has gone on elsewhere is looked at anew. */
  async #refused(error: unknown): Promise<void> {
    const why = (error as Error).message;
    this.#troubled(error);
    if (error instanceof Refusal && error.status === 409) {
      await this.open();
      this.trouble = why;
    }
  }

  /** The house plays on by itself until the end, or until it is stopped. */
  async demonstrate(): Promise<void> {
    if (this.position === null || this.sent || this.busy || this.over || this.demonstration !== "off") return;
    this.demonstration = "on";
    this.#say(strings.demonstration.begins);
    while (this.#goesOn()) {
      if (this.#waits()) await this.#waiting.pause(null);
      if (this.#goesOn()) await this.#step();
    }
    this.demonstration = "off";
  }

  #goesOn(): boolean {
    return this.demonstration !== "off" && this.position?.ending === null;
  }

  #waits(): boolean {
    return this.demonstration === "paused";
  }

  /** One choice of the house: what it thinks is seen first, and then done. */
  async #step(): Promise<void> {
    const { at } = this.position as SoloPosition;
    const run = this.#run;
    this.trouble = "";
    try {
      const { hint, news } = await server.demonstrate(this.id, { at });
      this.hint = hint;
      this.hintShown = 1;
      const pause = pauseOfThought(this.ports.settings);
      this.#rushing = false;
      await this.#waiting.pause(this.#goesOn() ? pause : 0);
      if (run !== this.#run) return;
      this.hint = null;
      await this.#show(news);
      if (this.demonstration === "on") await this.#waiting.pause(pause / 2);
    } catch (error) {
      await this.#refused(error);
      this.demonstration = error instanceof Refusal && error.status === 409 ? "off" : "paused";
    }
  }

  /** The house waits, or goes on. */
  pause(): void {
    if (this.demonstration === "off") return;
    this.demonstration = this.demonstration === "on" ? "paused" : "on";
    this.#say(this.demonstration === "on" ? strings.demonstration.goesOn : strings.demonstration.paused);
    if (this.demonstration === "on") this.#waiting.release();
  }

  /** The house does not wait for this step any longer; one that waits does one step. */
  next(): void {
    if (this.demonstration !== "off") this.goOn();
  }

  /** The house stops after what it has begun, and the player goes on. */
  stop(): void {
    if (this.demonstration === "off") return;
    this.demonstration = "off";
    this.#say(strings.demonstration.stopped);
    this.goOn();
  }

  /** Asks what the house would do; asked again, it says more. */
  async ask(): Promise<void> {
    if (this.position === null || this.sent || this.busy || this.over || this.demonstration !== "off") return;
    if (this.hint !== null) {
      this.hintShown = Math.min(2, this.hintShown + 1);
      return;
    }
    this.#wanted += 1;
    if (this.#wanted === 0) await this.#fetch(); // else it is on its way, and will say so much more
  }

  /** Hints are for something else from now on; the one that is shown is asked for anew. */
  async aimAt(aim: Hint["aim"]): Promise<void> {
    if (this.hint === null || this.#wanted >= 0 || this.aim === aim) return;
    this.aim = aim;
    this.#wanted = this.hintShown;
    await this.#fetch();
  }

  async #fetch(): Promise<void> {
    const position = this.position as SoloPosition;
    this.trouble = "";
    try {
      const asked = server.hint(this.id, this.aim);
      this.#coming = asked.catch(() => undefined);
      const hint = await asked;
      if (this.position?.at !== position.at) return;
      this.hint = hint;
      this.hintShown = Math.min(2, this.#wanted);
      this.position = { ...position, at: hint.at, assisted: true };
    } catch (error) {
      this.#troubled(error);
    } finally {
      this.#wanted = -1;
    }
  }

  async #show({ told, position }: SoloNews): Promise<void> {
    const run = ++this.#run;
    this.busy = true;
    this.#rushing = false;
    for (const one of told) {
      this.scene = one.scene;
      const words = sentence(one);
      if (words !== "") this.#say(words);
      this.ports.shown?.(one);
      if (one.event.type === "LineShown") await this.#count(one, run);
      else if (one.event.type === "StarterTurned") await this.#pause(700);
      if (run !== this.#run) return;
    }
    this.busy = false;
    this.#stand(position);
  }

  /** Says a hand line by line; in a solitaire the page then waits until it has been seen. */
  async #count(told: SoloTold, run: number): Promise<void> {
    const square = told.scene.type === "SquareScene";
    const pace = pauseOfLine(this.ports.settings.countSpeed);
    for (let done = 0; done < told.lines.length; done += 1) {
      this.counting = { told, done };
      await this.#pause(square ? pace / 2 : pace);
      if (run !== this.#run) return;
    }
    this.counting = { told, done: told.lines.length };
    if (square) await this.#pause(pace);
    else {
      this.#rushing = false; // to the end of this hand, not past it
      this.gate = this.demonstration !== "on";
      await this.#waiting.pause(this.gate ? null : 2 * pauseOfThought(this.ports.settings));
      this.gate = false;
    }
    if (run === this.#run) this.counting = null;
  }

  #pause(ms: number): Promise<void> {
    return this.#waiting.pause(this.#rushing ? 0 : ms);
  }

  /** The player has seen it, or will not wait for the end of it. */
  goOn(): void {
    if (!this.gate) this.#rushing = true;
    this.#waiting.release();
  }

  #say(words: string): void {
    this.spoken = [...this.spoken.slice(-5), words];
  }

  #stop(): void {
    this.demonstration = "off";
    this.#run += 1;
    this.busy = false;
    this.gate = false;
    this.counting = null;
    this.#waiting.release();
  }

  /** The page goes elsewhere. */
  close(): void {
    clearTimeout(this.#knock);
    this.#stop();
  }
}
