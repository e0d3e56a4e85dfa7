// The families of games, each registered once, and fetched with the first game of it.
import type { Component } from "svelte";
import type { Game } from "./game/game.svelte";
import type { Kind, Telling } from "./game/kinds";
import type { AnyRules, AnyScene, Recap, Replay, Standing } from "./protocol";

/** What a view is given: the game, whether the line to it is down, and whether the computer is to play it. */
interface Viewing {
  game: Game;
  lost: boolean;
  watch: boolean;
  /** Shows the recap of the game that has ended; null where there is none. */
  onrecap: (() => void) | null;
}

/** What the page at the end of a game is given: the game, what the server tells of it, and the way to the table. */
interface Recapping {
  game: Game;
  told: Recap;
  ontable: () => void;
}

/** What a picture of a record is given: the record, and where the table stands at one step of it. */
interface Picturing {
  record: Replay;
  scene: AnyScene;
  standing: Standing;
}

export interface Family {
  telling: Telling;
  view: Component<Viewing>;
  picture(): Promise<{ default: Component<Picturing> }>;
  /** The page at the end of a game, and what it tells of game `number` of the match in a room. */
  recap?(room: string, number: number): Promise<{ view: Component<Recapping>; told: Recap }>;
  /** The scores of the sides as they stand in a scene. */
  scores(scene: AnyScene): number[];
  /** Fetches what games by these rules need besides. */
  prepare?(rules: AnyRules): Promise<void>;
}

/** A family is only ever given games of its own, and this is where that is said. */
async function registered(family: Promise<unknown>): Promise<Family> {
  return (await family) as Family;
}

const FAMILIES: Record<Kind, () => Promise<Family>> = {
  cribbage: () => registered(import("./cribbage/family")),
  square: () => registered(import("./solitaire/families").then(({ square }) => square)),
  patience: () => registered(import("./solitaire/families").then(({ patience }) => patience)),
  shuffle: () => registered(import("./solitaire/families").then(({ shuffle }) => shuffle)),
};

/** The family of a game by these rules, with all that these rules need. */
export async function familyOf(rules: AnyRules): Promise<Family> {
  const family = await FAMILIES[rules.family]();
  await family.prepare?.(rules);
  return family;
}
