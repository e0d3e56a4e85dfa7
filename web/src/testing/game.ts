// A short cribbage game to 31 as the room sends it to seat 0, and a table that receives it.
// The first cut is a tie, there are his heels, both players say go, and the game ends in a count.
import { cribbage } from "../cribbage/presenting";
import game from "../cribbage/game.json";
import { Game } from "../game/game.svelte";
import type { Solo, Telling, Ports } from "../game/kinds";
import type { Conduct, CribbageOffer, CribbageScene, Position, Update, Welcome } from "../protocol";
import { DEFAULTS } from "../lib/settings.svelte";

export type CribbagePosition = Position & { scene: CribbageScene; offer: CribbageOffer };
export type CribbageUpdate = Update & { position: CribbagePosition };
export type CribbageWelcome = Welcome & { position: CribbagePosition };

const messages = game as unknown[];
export const welcome = messages[0] as CribbageWelcome;
export const updates = messages.slice(1) as CribbageUpdate[];

/** What people have agreed before anybody proposes anything. */
export const NOTHING: Conduct = {
  type: "Conduct",
  matter: null,
  proposer: null,
  agreed: [],
  declined: [],
  stand_ins: [],
  out_of_time: [],
  adjourned: false,
  rematch: "",
  cards_shown: false,
  stood_in: [],
};

/** A solo game that sends nothing. */
export function alone<K extends Solo>(telling: Telling<K>, ports: Partial<Ports> = {}): Game<K> {
  const made = new Game<K>("room", { send: () => true, settings: { ...DEFAULTS, botPace: "instant", countSpeed: 0 }, ...ports });
  made.telling = telling;
  return made;
}

/** A cribbage table that sends nothing. */
export function table(ports: Partial<Ports> = {}, own: number[] = []): Game<"cribbage"> {
  const made = new Game<"cribbage">("room", { send: () => true, settings: { ...DEFAULTS }, ...ports }, own);
  made.telling = cribbage;
  return made;
}
