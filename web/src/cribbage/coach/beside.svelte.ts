// Loads the coach when she is first called.
import type { Game } from "../../game/game.svelte";
import { kept } from "../../lib/api";
import { COACH_KEY } from "./key";

type Present = typeof import("./all");

export class Beside {
  /** The coach and her view; null while she is not there. */
  there: { coach: InstanceType<Present["Coach"]>; drawn: Present } | null = $state.raw(null);

  constructor(private readonly game: Game<"cribbage">) {
    if (kept(COACH_KEY)[0] === game.room) void this.call();
  }

  /** Calls the coach, or lets her repeat the last tip. */
  async call(): Promise<void> {
    if (this.there !== null) return this.there.coach.call();
    const drawn = await import("./all");
    this.there ??= { coach: new drawn.Coach(this.game), drawn };
  }

  /** What to do while the game waits for a tip to be read; "" otherwise. */
  get prompt(): string {
    return this.there !== null && this.there.coach.tip !== null && this.game.gate === "continue" ? this.there.drawn.coachWords.held : "";
  }

  leave(): void {
    this.there?.coach.leave();
    this.there = null;
  }
}
