// The families of games, and what the presenter needs to know about each.
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
/** The solo games. */
export type Solo = Exclude<Kind, "cribbage">;

/** What only the player can let continue: a gesture to make, or a stage to end. */
export type Gate = "cut" | "deal" | "starter" | "go" | "peg" | "continue" | "next-deal";

/** The player at the screen: seat and side, and all seats that share the screen, if there are several. */
export interface Sitter {
  readonly seat: number | null;
  readonly side: number | null;
  readonly own: readonly number[];
}

/** A hand or crib being counted: `done` lines have been called, and the cards of line `lit` are raised. */
export interface Counting {
  told: Told;
  done: number;
  lit: number | null;
}

/** What an event may change besides the scene. */
export interface Stage<K extends Kind> extends Sitter {
  readonly sides: readonly number[];
  readonly rules: RulesOf<K> | null;
  /** Each seat's last call. */
  speech: string[];
  counting: Counting | null;
  /** What was wrong with the last settled claim, and its consequences. */
  verdict: string;
}

/** The effects of an event: a remark for the log ("" for none), and whether it ends the current hint. */
export interface Heard {
  remark: string;
  done: boolean;
}

/** How a game of a family is presented. */
export interface Telling<K extends Kind = Kind> {
  /** The gate before an event, for a player who sees `scene`; null for none. */
  gateBefore(told: Told, scene: SceneOf<K>, stage: Stage<K>, settings: Settings): Gate | null;
  /** Milliseconds before an event is shown. */
  pauseBefore(told: Told, scene: SceneOf<K>, stage: Stage<K>, settings: Settings): number;
  /** Milliseconds an event takes once it is shown. */
  pauseAfter(told: Told, settings: Settings): number;
  /** Milliseconds for each line of a count. */
  pauseOfLine(settings: Settings): number;
  /** Updates the hearing for an event; `before` is the scene before it. */
  heard(told: Told, stage: Stage<K>, before: SceneOf<K> | null): Heard;
  /** The event as a sentence; "" if it needs no mention. */
  sentence(told: Told, names: Names, before: SceneOf<K> | null): string;
  /** Its line in the log, if that is longer. */
  line?(told: Told, names: Names, before: SceneOf<K> | null): string;
  /** Whether a hint is possible. */
  advises(offer: OfferOf<K>): boolean;
  /** Whether the player can choose between hints for points and for the chance to win. */
  readonly aims: boolean;
}

/** One event of the queue; `told` is null for an entry without events, such as the start of a game. */
export interface Step {
  at: number;
  place: number;
  told: Told | null;
  /** The position after it, at the last event of an entry. */
  position: Position | null;
  /** Instead of an event: the computer's evaluation before it chooses in the player's place. */
  thought?: Hint;
}

/** The computer playing in the player's place. */
export interface Demonstrating {
  readonly state: "off" | "on" | "paused";
  /** Called when everything has been shown. */
  idle(): void;
  /** Called when the room refused, or the page is left. */
  halt(to: "off" | "paused"): void;
}

/** The connections of a game to the rest of the page. */
export interface Ports {
  send: (message: FromPage) => boolean;
  settings: Settings;
  /** Called as each event is shown, for sounds and animations. */
  shown?: (told: Told) => void;
}
