// Asks the server what a line of rules means, shortly after the last change; outdated answers are ignored.
import { Refusal } from "../../lib/api";
import { rulesOf } from "../../lib/api.later";
import { isCribbage, type CribbageCard } from "./menu";
import { say } from "./words";

/** Milliseconds to wait for further changes before asking the server. */
const PAUSE = 200;

export class Asking {
  /** The last valid line's rules, shown in the fields while a newer line is pending or refused. */
  last: CribbageCard | null = $state(null);
  lastLine = "";
  /** Whether the answer to the current line is pending. */
  waiting = $state(false);
  /** Why the server refused the rules, in its words. */
  refusal = $state("");
  /** Why the server could not be asked. */
  trouble = $state("");

  #answers = new Map<string, CribbageCard>();
  #line: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: Promise<void> | null = null;

  /** Sets the current line. */
  ask(line: string): void {
    if (line === this.#line) return;
    const first = this.#line === null;
    this.#line = line;
    this.#asked = null;
    this.waiting = true;
    clearTimeout(this.#timer);
    if (first || this.#answers.has(line)) void this.settled();
    else this.#timer = setTimeout(() => void this.settled(), PAUSE);
  }

  /** Resolves once the current line has its answer; asks at once if it has not been asked yet. */
  settled(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#line !== null) this.#asked ??= this.#answer(this.#line);
    return this.#asked ?? Promise.resolve();
  }

  /** The answer for this line, if it was asked before. */
  known(line: string): CribbageCard | undefined {
    return this.#answers.get(line);
  }

  async #answer(line: string): Promise<void> {
    let card: CribbageCard | null = null;
    let refusal = "";
    let trouble = "";
    try {
      const answer = this.#answers.get(line) ?? (await rulesOf(line));
      if (isCribbage(answer)) this.#answers.set(line, (card = answer));
      else refusal = say.notCribbage;
    } catch (error) {
      if (error instanceof Refusal && error.status === 400) refusal = error.message;
      else trouble = (error as Error).message;
    }
    if (line !== this.#line) return; // another line has been asked since
    if (trouble) this.#asked = null; // allow another try
    if (card) Object.assign(this, { last: card, lastLine: line });
    Object.assign(this, { waiting: false, refusal, trouble });
  }
}
