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
  /** What happened last, for the live region. */
  spoken: string[] = $state([]);

  readonly legal: readonly SoloAction[] = $derived(this.busy || this.sent ? [] : (this.position?.legal ?? []));
  readonly over = $derived(!this.busy && this.position?.ending ? this.position.ending : null);

  readonly #waiting = new Waiting();
  #run = 0;
  #rushing = false;

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
      else this.trouble = (error as Error).message;
    }
  }

  #stand(position: SoloPosition): void {
    this.position = position;
    this.scene = position.scene;
    this.counting = null;
    this.hint = null;
  }

  /** Acts, when it is legal. */
  act(action: SoloAction): Promise<void> {
    return this.#ask((at) => server.act(this.id, { action, at }));
  }

  /** Takes back the last action. */
  async undo(): Promise<void> {
    if (this.position?.can_undo !== true) return;
    this.#stop();
    await this.#ask((at) => server.undo(this.id, { at }));
    this.#say(strings.log.undone);
  }

  async #ask(wish: (at: number) => Promise<SoloNews>): Promise<void> {
    if (this.position === null || this.sent || this.busy) return;
    this.sent = true;
    this.trouble = "";
    try {
      const news = await wish(this.position.at);
      this.sent = false;
      this.hint = null;
      await this.#show(news);
    } catch (error) {
      this.sent = false;
      this.trouble = (error as Error).message;
      if (error instanceof Refusal && error.status === 409) {
        const why = this.trouble;
        await this.open();
        this.trouble = why;
      }
    }
  }

  /** Asks what the house would do; asked again, it says more. */
  async ask(): Promise<void> {
    if (this.position === null || this.sent || this.busy || this.over) return;
    if (this.hint !== null) {
      this.hintShown = Math.min(2, this.hintShown + 1);
      return;
    }
    const { at } = this.position;
    try {
      const hint = await server.hint(this.id);
      if (this.position.at !== at) return;
      this.hint = hint;
      this.hintShown = 0;
      this.position = { ...this.position, at: hint.at, assisted: true };
    } catch (error) {
      this.trouble = (error as Error).message;
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
      if (one.event.type === "Shown") await this.#count(one, run);
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
      this.gate = true;
      await this.#waiting.pause(null);
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
    this.#run += 1;
    this.busy = false;
    this.gate = false;
    this.counting = null;
    this.#waiting.release();
  }

  /** The page goes elsewhere. */
  close(): void {
    this.#stop();
  }
}
