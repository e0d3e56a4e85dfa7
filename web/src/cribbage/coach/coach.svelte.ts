// The coach: gives a tip when a rule first applies, and pauses the game until it has been read.
import type { Game } from "../../game/game.svelte";
import type { Telling } from "../../game/kinds";
import { countHand } from "../../lib/learn.later";
import type { CribbageScene, ScoredHand, Told } from "../../protocol";
import { dismissCoach, givenAt, keepGiven } from "./kept";
import { STEPS, TIPS, type Step, type TipId } from "./tips";

/** The points that win the prepared game. */
const SHORT = 61;
/** The cards of the prepared deal that the coach would keep. */
export const KEEP = ["7S", "7D", "8H", "9C"] as const;
const THROW = ["2D", "KS"] as const;

/** The step of each phase. */
const PHASES: Record<CribbageScene["phase"], Step> = { cut: "deal", deal: "deal", discard: "crib", starter: "starter", play: "play", show: "show", over: "board" };

/** The step of the first deal: that of the tip, otherwise of the phase, and never one before; null in every later deal. */
export function stepAt({ phase, deals }: CribbageScene, tip: TipId | null, before: Step | null): Step | null {
  if (deals > 1 || (deals === 1 && phase === "deal")) return null;
  const now = STEPS.indexOf(tip === null ? PHASES[phase] : TIPS[tip].step);
  return STEPS[Math.max(now, before === null ? 0 : STEPS.indexOf(before))] ?? null;
}

/** The tip before the first deal: what she says of the prepared game is true only where its player deals, and 61 points win. */
export function greeting({ dealer, phase }: CribbageScene, seat: number | null, target: number): TipId {
  return phase === "deal" && dealer === seat && target === SHORT ? "welcome" : "hello";
}

/** The tips for an event at this table; the first one that is new is given. */
export function tipsFor({ event, scene }: Told, seat: number): TipId[] {
  const { dealer, turn, starter } = scene as CribbageScene;
  switch (event.type) {
    case "Dealt":
      return [event.dealer === seat ? "cribMine" : "cribTheirs"];
    case "StarterTurned":
      return ["starter", ...(turn === seat ? (["lead"] as const) : [])];
    case "Played":
      return event.seat === seat ? [] : ["count"];
    case "SaidGo":
      return event.seat === seat ? [] : ["goTheirs"];
    case "CountEnded":
      return ["newCount"];
    case "Pegged":
      switch (event.why) {
        case "heels":
          return ["heels"];
        case "card":
          return event.combos.flatMap(({ kind }) => (kind === "thirty_one" ? ["thirtyOne" as const] : kind === "fifteen" || kind === "pair" || kind === "run" ? [kind] : []));
        case "last":
          return ["last"];
        case "hand":
          return ["board"];
        default:
          return [];
      }
    case "Shown": {
      const suited = event.crib && starter !== null ? [...event.cards, starter] : event.cards;
      const isFlush = new Set(suited.map((card) => card.at(-1))).size === 1;
      const hasNobs = starter !== null && event.cards.includes(`J${starter.at(-1)}`);
      return [event.crib ? "showCrib" : "show", ...(hasNobs ? (["nobs"] as const) : []), ...(isFlush ? (["flush"] as const) : [])];
    }
    case "DealEnded":
      return dealer === seat ? ["next"] : [];
    case "GameEnded":
      return ["end"];
    default:
      return [];
  }
}

/** Whether an event may be shown before a tip was read: the player's own actions, and discards of the others. */
function isFree({ event }: Told, seat: number | null): boolean {
  return event.type === "Discarded" || (event.type !== "Shown" && "seat" in event && event.seat === seat);
}

export class Coach {
  /** The current tip. */
  tip: TipId | null = $state(null);
  /** The step of the deal; null after the first one. */
  step: Step | null = $state(null);
  /** The count of the cards the coach would keep, in the prepared deal. */
  keeps: ScoredHand | null = $state.raw(null);

  readonly #given: Set<string>;
  #last: TipId | null = null;
  readonly #plain: Telling<"cribbage">;

  constructor(private readonly game: Game<"cribbage">) {
    if (game.telling === null) throw new Error("the coach comes once the game is told");
    this.#plain = game.telling;
    this.#given = new Set(givenAt(game.room));
    keepGiven(game.room, this.#given);
    game.telling = this.#coached(this.#plain);
    this.#look();
  }

  /** Wraps a presentation: the coach sees every event, and holds the next one until her tip was read. */
  #coached(plain: Telling<"cribbage">): Telling<"cribbage"> {
    return {
      ...plain,
      gateBefore: (told, scene, stage, settings) => {
        const { event } = told;
        const gate = plain.gateBefore(told, scene, stage, settings);
        if (event.type === "SaidGo" && event.seat === stage.seat) this.#give(["go"]);
        if (gate !== null) return gate;
        return this.tip !== null && !isFree(told, stage.seat) ? "continue" : null;
      },
      heard: (told, stage, before) => {
        this.#hear(told);
        return plain.heard(told, stage, before);
      },
    };
  }

  #hear(told: Told): void {
    if (told.event.type === "Discarded" && told.event.seat !== this.game.seat) return;
    this.tip = null;
    this.#give(tipsFor(told, this.game.seat ?? 0));
    this.#stepOn(told.scene as CribbageScene);
  }

  #stepOn(scene: CribbageScene): void {
    this.step = stepAt(scene, this.tip, this.step);
  }

  /** Gives a tip about the current table. */
  #look(): void {
    const { scene, seat } = this.game;
    if (scene === null) return;
    if (scene.deals === 0 && scene.phase !== "over") this.#give([greeting(scene, seat, this.game.rules?.target ?? 0)]);
    else if (scene.phase === "discard") this.#give([scene.dealer === seat ? "cribMine" : "cribTheirs"]);
    else if (scene.phase === "play") this.#give([scene.plays.length === 0 && scene.turn === seat ? "lead" : "count"]);
    else if (scene.phase === "show") this.#give(["show"]);
    this.#stepOn(scene);
  }

  #give(tips: readonly TipId[]): void {
    const fresh = tips.find((id) => !this.#given.has(id));
    if (fresh === undefined) return;
    this.#given.add(fresh);
    keepGiven(this.game.room, this.#given);
    this.#show(fresh);
  }

  #show(tip: TipId): void {
    this.tip = this.#last = tip;
    this.keeps = null;
    const hand = this.game.scene?.hands[this.game.seat ?? 0] ?? [];
    if (tip === "cribMine" && [...KEEP, ...THROW].every((card) => hand.includes(card)))
      // Without the count, she repeats the rule just given.
      countHand({ hand: [...KEEP] }).then(
        (counted) => (this.keeps = counted),
        () => undefined,
      );
  }

  /** Repeats the last tip; without one, speaks about the current table. */
  call(): void {
    if (this.#last !== null) this.#show(this.#last);
    else {
      this.#given.clear();
      this.#look();
    }
  }

  /** The tip has been read, so the game may continue. */
  close(): void {
    const wasHeld = this.game.gate === "continue" && this.game.counting === null;
    this.tip = null;
    if (wasHeld) this.game.goOn();
  }

  /** Dismisses the coach. */
  leave(): void {
    this.close();
    this.game.telling = this.#plain;
    dismissCoach();
  }
}
