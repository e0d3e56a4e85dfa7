// What a line of rules means: the server is asked, a moment after the last change, and only its last answer counts.
import { Refusal } from "../../lib/api";
import { rulesOf } from "../../lib/api.later";
import { isCribbage, type CribbageCard } from "./menu";
import { say } from "./words";

/** How long a change may be followed by another before the server is asked, in ms. */
const PAUSE = 200;

export class Asking {
  /** The last line that meant something: what stands in the fields while another is asked, or refused. */
  last: CribbageCard | null = $state(null);
  lastLine = "";
  /** Whether the line has changed and its answer is still to come. */
  waiting = $state(false);
  /** Why the rules last asked cannot be, in the server's words. */
  refusal = $state("");
  /** Why the server could not be asked. */
  trouble = $state("");

  #answers = new Map<string, CribbageCard>();
  #line: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: Promise<void> | null = null;

  /** The line as it now is. */
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

  /** Waits until the line as it now is has its answer, and asks at once if nobody has yet. */
  settled(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#line !== null) this.#asked ??= this.#answer(this.#line);
    return this.#asked ?? Promise.resolve();
  }

  /** What this line means, if it was asked before. */
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
    if (line !== this.#line) return; // another has been asked since
    if (trouble) this.#asked = null; // worth another try
    if (card) Object.assign(this, { last: card, lastLine: line });
    Object.assign(this, { waiting: false, refusal, trouble });
  }
}
