// What happened in a game for one, in words, for those who listen.
import { cardName } from "../cards/cards";
import type { SoloTold } from "./protocol";
import { strings } from "./strings";

const say = strings.log;
const named = (cards: readonly string[]): string => cards.map(cardName).join(", ");

/** Where a cell lies: "row 2, column 3". */
export function cellName(cell: number): string {
  return strings.cell(Math.floor(cell / 4) + 1, (cell % 4) + 1);
}

/** One event as a sentence; "" for one that is told by another. */
export function sentence({ event, words }: SoloTold): string {
  switch (event.type) {
    case "Turned":
      return say.turned(cardName(event.card));
    case "Placed":
      return say.placed(cardName(event.card), cellName(event.cell));
    case "Discarded":
      return say.discarded(cardName(event.card));
    case "Kept":
      return say.kept(cardName(event.card));
    case "SetAside":
      return say.aside(cardName(event.card));
    case "Dealt":
      return say.dealt(named(event.hands[0] ?? []));
    case "LaidAway":
      return say.laidAway(named(event.cards));
    case "LookedAt":
      return say.lookedAt(named(event.cards));
    case "StarterTurned":
      return say.starter(cardName(event.card));
    case "Shown":
      return say.shown(strings.shown(event.name), words, event.points);
    case "Pegged":
      return event.why === "heels" ? say.heels : "";
    case "DealEnded":
      return "";
    case "GameEnded":
      return say.over(event.outcome.scores[0] ?? 0, event.outcome.winners.length > 0);
  }
}
