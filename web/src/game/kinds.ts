// The families of games, and what the presenter must know of one to tell a game of it.
import type { CribbageOffer, CribbageRules, CribbageScene, FromPage, PatienceRules, PatienceScene } from "../protocol";
import type { Hint, Position, ShuffleOffer, ShuffleRules, ShuffleScene, SoloOffer, SquareRules, SquareScene, Told } from "../protocol";
import type { Settings } from "../lib/settings.svelte";
import type { Names } from "./names";

interface Kinds {
  cribbage: { rules: CribbageRules; scene: CribbageScene; offer: CribbageOffer };
  square: { rules: SquareRules; scene: SquareScene; offer: SoloOffer };
  patience: { rules: PatienceRules; scene: PatienceScene; offer: SoloOffer };
  shuffle: { rules: ShuffleRules; scene: ShuffleScene; offer: ShuffleOffer };
}
export type Kind = keyof Kinds;
export type RulesOf<K extends Kind> = Kinds[K]["rules"];
export type SceneOf<K extends Kind> = Kinds[K]["scene"];
export type OfferOf<K extends Kind> = Kinds[K]["offer"];
/** The games for one. */
export type Solo = Exclude<Kind, "cribbage">;

/** Something only the player's own hand lets go on: the gesture it is, or the stage it ends. */
export type Gate = "cut" | "deal" | "starter" | "go" | "peg" | "continue" | "next-deal";

/** Who sits at the screen: the seat and its side, and all seats that share the screen, if it is not the only one. */
export interface Sitter {
  readonly seat: number | null;
  readonly side: number | null;
  readonly own: readonly number[];
}

/** A hand or crib being counted: `done` lines of the call have been said, and the cards of line `lit` are raised. */
export interface Counting {
  told: Told;
  done: number;
  lit: number | null;
}

/** What an event may change beside the scene. */
export interface Stage<K extends Kind> extends Sitter {
  readonly sides: readonly number[];
  readonly rules: RulesOf<K> | null;
  /** What each seat said last. */
  speech: string[];
  counting: Counting | null;
  /** What was wrong with the claim settled last, and what came of it. */
  verdict: string;
}

/** What comes of an event: a remark for the log ("" for none), and whether what a hint was about is done. */
export interface Heard {
  remark: string;
  done: boolean;
}

/** How a game of a family is told. */
export interface Telling<K extends Kind = Kind> {
  /** What the page waits for before an event, for a player who sees `scene` lie there; null where it does not wait. */
  gateBefore(told: Told, scene: SceneOf<K>, stage: Stage<K>, settings: Settings): Gate | null;
  /** Milliseconds before an event is shown. */
  pauseBefore(told: Told, scene: SceneOf<K>, stage: Stage<K>, settings: Settings): number;
  /** Milliseconds an event takes once it is shown. */
  pauseAfter(told: Told, settings: Settings): number;
  /** Milliseconds for each line of a count. */
  pauseOfLine(settings: Settings): number;
  /** An event is shown; `before` is what lay there until then. */
  heard(told: Told, stage: Stage<K>, before: SceneOf<K> | null): Heard;
  /** The event as a sentence; "" for what goes without saying. */
  sentence(told: Told, names: Names, before: SceneOf<K> | null): string;
  /** Its line in the log, where that says more. */
  line?(told: Told, names: Names, before: SceneOf<K> | null): string;
  /** Whether there is something to advise. */
  advises(offer: OfferOf<K>): boolean;
  /** Whether hints are for points or for the chance to win, as the player likes. */
  readonly aims: boolean;
}

/** One event of the queue; `told` is null for an entry of which nothing is told, as when a game begins. */
export interface Step {
  at: number;
  place: number;
  told: Told | null;
  /** Where the table stands after it, at the last event of an entry. */
  position: Position | null;
  /** Instead of an event: what the computer thinks before it chooses in the player's place. */
  thought?: Hint;
}

/** The computer, playing on in the player's place. */
export interface Demonstrating {
  readonly state: "off" | "on" | "paused";
  /** All has been shown. */
  idle(): void;
  /** The room refused, or the page goes elsewhere. */
  halt(to: "off" | "paused"): void;
}

/** The ways of a game to the world. */
export interface Ports {
  send: (message: FromPage) => boolean;
  settings: Settings;
  /** Called as each event is shown: for sounds and whatever flies. */
  shown?: (told: Told) => void;
}
