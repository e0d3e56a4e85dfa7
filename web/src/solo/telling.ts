// What happened in a game for one, in words, for those who listen.
import { cardName } from "../cards/cards";
import type { Hint, Option, SoloTold } from "./protocol";
import { strings } from "./strings";

const say = strings.log;
const named = (cards: readonly string[]): string => cards.map(cardName).join(", ");

/** Where a cell lies: "row 2, column 3". */
export function cellName(cell: number): string {
  return strings.cell(Math.floor(cell / 4) + 1, (cell % 4) + 1);
}

/** What a hint says an action is worth: "61.3" points, exact ones "61.25"; or the chance to win, "63 %". */
export function worthOf({ worth, error }: Option, aim: Hint["aim"], short = false): string {
  if (aim === "points") return worth.toFixed(error === null || short ? 1 : 2);
  const percent = 100 * worth;
  return strings.percent(percent.toFixed(percent > 0 && percent < 10 ? 1 : 0));
}

/** How sure that is. */
export function sureness({ error }: Option, aim: Hint["aim"]): string {
  if (error === null) return strings.errors.promised;
  if (error === 0) return strings.errors.exact;
  return strings.errors.drawn(aim === "points" ? error.toFixed(2) : strings.percent((100 * error).toFixed(1)));
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
    case "HandsDealt":
      return say.dealt(named(event.hands[0] ?? []));
    case "HandLaidAway":
      return say.laidAway(named(event.cards));
    case "LookedAt":
      return say.lookedAt(named(event.cards));
    case "StarterTurned":
      return say.starter(cardName(event.card));
    case "LineShown":
      return say.shown(strings.shown(event.name), words, event.points);
    case "Pegged":
      return event.why === "heels" ? say.heels : "";
    case "DealEnded":
      return "";
    case "GameEnded":
      return say.over(event.outcome.scores[0] ?? 0, event.outcome.winners.length > 0);
  }
}
