// Presents the solo games: pauses, durations and sentences.
import { cardName } from "../lib/cards/cards";
import type { Heard, Kind, Stage, Telling } from "../game/kinds";
import { FACTOR, pauseOfLine } from "../game/timing";
import type { Action, Told } from "../protocol";
import type { Settings } from "../lib/settings.svelte";
import { strings } from "./strings";

const say = strings.log;
const named = (cards: readonly string[]): string => cards.map(cardName).join(", ");

/** Names a cell: "row 2, column 3". */
export function cellName(cell: number): string {
  return strings.cell(Math.floor(cell / 4) + 1, (cell % 4) + 1);
}

/** The names of two swapped cards. */
function swapped(grid: readonly string[], { first, second }: { first: number; second: number }): [string, string] {
  return [cardName(grid[first] ?? ""), cardName(grid[second] ?? "")];
}

/** One event as a sentence; "" if another event covers it. */
function sentence({ event, words, scene }: Told): string {
  switch (event.type) {
    case "Turned":
      return say.turned(cardName(event.card));
    case "Placed":
      return say.placed(cardName(event.card), cellName(event.cell));
    case "ThrownAway":
      return say.thrownAway(cardName(event.card));
    case "Kept":
      return say.kept(cardName(event.card));
    case "SetAside":
      return say.aside(cardName(event.card));
    case "HandsDealt":
      return say.dealt(named(event.hands[0] ?? []));
    case "HandDiscarded":
      return say.discarded(named(event.cards));
    case "LookedAt":
      return say.lookedAt(named(event.cards));
    case "LaidOut":
      return say.dealt(named(event.cards));
    case "Swapped":
      return scene.type === "ShuffleScene" ? say.swapped(...swapped(scene.grid, event), scene.made) : "";
    case "StarterTurned":
      return say.starter(cardName(event.card));
    case "LineShown":
      return say.shown(strings.lineName(event.name), words, event.points);
    case "Pegged":
      return event.why === "heels" ? say.heels : "";
    case "GameEnded":
      return say.over(event.outcome.scores[0] ?? 0, event.outcome.winners.length > 0);
    default:
      return "";
  }
}

function heard(told: Told, stage: Pick<Stage<Kind>, "counting">): Heard {
  if (told.event.type === "LineShown") stage.counting = { told, done: 0, lit: null };
  else if (told.event.type !== "Pegged") stage.counting = null;
  return { remark: "", done: true };
}

const alike = {
  pauseBefore: () => 0,
  pauseAfter: ({ event }: Told, { botPace }: Settings) => (event.type === "StarterTurned" ? 700 * Math.max(0.3, FACTOR[botPace]) : 0),
  heard,
  sentence,
  advises: ({ legal }: { legal: readonly Action[] }) => legal.length > 0,
  aims: true,
};

/** Counts the eight hands of a square one after the other. */
const eightHands = {
  ...alike,
  gateBefore: () => null,
  pauseOfLine: (settings: Settings) => pauseOfLine(settings) / 2,
};
export const square: Telling<"square"> = eightHands;
export const shuffle: Telling<"shuffle"> = eightHands;

/** Counts each hand of a solitaire separately and waits for the player. */
export const patience: Telling<"patience"> = {
  ...alike,
  gateBefore: ({ event }, _scene, { counting }) => (counting !== null && event.type !== "Pegged" ? "continue" : null),
  pauseOfLine,
};
