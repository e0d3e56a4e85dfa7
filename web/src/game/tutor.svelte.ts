// The tutor: has the room judge a choice of cards before it is made, and holds back one that costs too much.
import type { Action, ChoiceVerdict, FromPage, TutorSays } from "../protocol";
import type { Settings } from "../lib/settings.svelte";

/** What it needs from the table: whether hints are possible, the last entry of the room, and the open choices. */
interface Judged {
  readonly advice: { readonly allowed: boolean };
  readonly choosing: boolean;
  readonly since: number | null;
  readonly legal: readonly Action[];
}

/** The least loss it speaks up for: a chance to win, and points. */
export function limitOf(setting: Settings["tutor"]): { chance: number; points: number } | null {
  if (setting === "off") return null;
  return setting.endsWith("%") ? { chance: parseFloat(setting) / 100, points: -Infinity } : { chance: 0, points: parseFloat(setting) };
}

export class Tutor {
  /** The choice that waits for the room’s verdict, and the entry after which it was asked for. */
  #asked: { action: Action; at: number } | null = $state.raw(null);
  /** The choice that costs too much, and what it costs. */
  #held: { action: Action; verdict: ChoiceVerdict } | null = $state.raw(null);

  constructor(
    private readonly table: Judged,
    private readonly setting: () => Settings["tutor"],
    private readonly send: (message: FromPage) => boolean,
    private readonly act: (action: Action) => void,
  ) {}

  /** The verdict on the choice that is held back. */
  get verdict(): ChoiceVerdict | null {
    return this.#held?.verdict ?? null;
  }

  /** Whether a choice waits. */
  get busy(): boolean {
    return this.#asked !== null || this.#held !== null;
  }

  get on(): boolean {
    return this.setting() !== "off";
  }

  /** Takes a choice to judge it first; returns whether it did. */
  takes(action: Action): boolean {
    const limit = limitOf(this.setting());
    const at = this.table.since;
    if (limit === null || at === null || !this.table.advice.allowed || !this.table.choosing || this.table.legal.length < 2) return false;
    if (action.type !== "discard" && action.type !== "play") return false;
    if (this.send({ type: "AskTutor", action, at, least: limit.chance })) this.#asked = { action, at };
    return true;
  }

  /** The verdict: none, or too small a loss, and the choice is made. */
  hear({ at, verdict }: TutorSays): void {
    if (at !== this.#asked?.at) return;
    const { action } = this.#asked;
    this.#asked = null;
    const limit = limitOf(this.setting());
    if (verdict !== null && limit !== null && verdict.points >= limit.points) this.#held = { action, verdict };
    else this.act(action);
  }

  /** The room cannot judge the choice, so it is made; returns whether one waited. */
  refused(): boolean {
    const action = this.#asked?.action;
    this.#asked = null;
    if (action !== undefined) this.act(action);
    return action !== undefined;
  }

  /** Makes the choice all the same. */
  keep(): void {
    const action = this.#held?.action;
    this.#held = null;
    if (action !== undefined) this.act(action);
  }

  /** Lets the player choose again. */
  rethink(): void {
    this.#asked = this.#held = null;
  }
}
