// The families of games. Each is registered here and loaded with its first game.
import type { Component } from "svelte";
import type { Game } from "./game/game.svelte";
import type { Kind, Telling } from "./game/kinds";
import type { AnyRules, AnyScene, Recap, Replay, Standing } from "./protocol";

/** Props of a family's view: the game, the state of the connection, and whether the computer plays. */
interface Viewing {
  game: Game;
  lost: boolean;
  watch: boolean;
  /** Shows the recap of the game that has ended; null if there is none. */
  onrecap: (() => void) | null;
}

/** Props of the recap: the game, the server's recap of it, and how to return to the table. */
interface Recapping {
  game: Game;
  told: Recap;
  ontable: () => void;
}

/** Props of the picture of a record: the record, and the table at one step. */
interface Picturing {
  record: Replay;
  scene: AnyScene;
  standing: Standing;
}

export interface Family {
  telling: Telling;
  view: Component<Viewing>;
  picture(): Promise<{ default: Component<Picturing> }>;
  /** The recap view, and the recap of game `number` of the match in a room. */
  recap?(room: string, number: number): Promise<{ view: Component<Recapping>; told: Recap }>;
  /** The sides' scores in a scene. */
  scores(scene: AnyScene): number[];
  /** Loads what games by these rules need besides. */
  prepare?(rules: AnyRules): Promise<void>;
}

/** The one cast from a family's own types: a family only ever gets its own games. */
async function registered(family: Promise<unknown>): Promise<Family> {
  return (await family) as Family;
}

const FAMILIES: Record<Kind, () => Promise<Family>> = {
  cribbage: () => registered(import("./cribbage/family")),
  square: () => registered(import("./solitaire/families").then(({ square }) => square)),
  patience: () => registered(import("./solitaire/families").then(({ patience }) => patience)),
  shuffle: () => registered(import("./solitaire/families").then(({ shuffle }) => shuffle)),
};

/** The family of a game by these rules, ready for these rules. */
export async function familyOf(rules: AnyRules): Promise<Family> {
  const family = await FAMILIES[rules.family]();
  await family.prepare?.(rules);
  return family;
}
