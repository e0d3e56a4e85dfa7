// Events as sentences: who did what, and the call, which comes from the server.
import { extras } from "./prompts/extras";
import { BACK, cardSigns } from "../lib/cards/cards";
import type { Names } from "../game/names";
import type { AnyEvent, Card, Outcome } from "../protocol";
import { tellingWords as say } from "./strings";
import { common } from "../lib/strings";


/** A card in text: 10♥, or "a card" if it is face down. */
function cardName(card: Card): string {
  return card === BACK ? say.unseen : cardSigns(card);
}

/** Several cards; if all are face down, only their number. */
export function cardNames(cards: readonly Card[]): string {
  return cards.every((card) => card === BACK) ? say.unseenCards(cards.length) : cards.map(cardName).join(" ");
}

/** The event as a sentence, with the call `words` and the pegs before it; "" if it needs no mention. */
export function sentence(
  event: AnyEvent,
  words: string,
  names: Names,
  pegs: readonly (readonly [number, number])[] | null = null,
): string {
  const who = (seat: number): string => names.seats[seat] ?? "";
  const side = (of: number): string => names.sides[of] ?? "";
  switch (event.type) {
    case "CardsCut": {
      const cutting = event.cards.flatMap((card, seat) => (card === null ? [] : [{ seat, card }]));
      const cuts = cutting.map(({ seat, card }, place) => say.cuts(who(seat), cardName(card), place > 0));
      return say.cut(cuts, event.dealer === null ? null : who(event.dealer));
    }
    case "DealerAppointed":
      return say.dealsFirst(who(event.dealer));
    case "Dealt":
      return say.deals(who(event.dealer));
    case "Discarded":
      return say.discards(who(event.seat), cardNames(event.cards));
    case "StarterTurned":
      return say.starter(cardName(event.card));
    case "Played":
      return say.plays(who(event.seat), cardName(event.card), words);
    case "SaidGo":
      return say.calls(who(event.seat), words);
    case "Shown": {
      const shows = event.crib ? say.showsCrib : say.shows;
      return shows(who(event.seat), cardNames(event.cards), words);
    }
    case "Pegged":
      return words === "" ? "" : say.calls(side(event.side), words);
    case "GameEnded": {
      const { winners, scores, resigned, out_of_time } = event.outcome;
      const won = common.both(winners.map(side));
      if (resigned !== null) return (out_of_time ? say.outOfTime : say.gaveUp)(side(resigned), won);
      return [say.wins(won, words, scores), settled(event.outcome, names.sides)].filter(Boolean).join(" ");
    }
    case "TurnedUp":
    case "Named":
    case "Claimed":
    case "Called":
    case "Passed":
    case "Counted":
    case "PathAsked":
    case "PathChosen":
    case "Crashed":
      return extras()?.answered(event, names.seats, names.sides, pegs) ?? "";
    default:
      return "";
  }
}

/** What the losers settle, if they differ: "Bob and Cid are skunked."; otherwise "". */
export function settled({ losses }: Outcome, sides: readonly string[]): string {
  const titles = new Set(losses.map(({ title }) => title));
  if (titles.size < 2) return "";
  const losers = (wanted: string): string => common.both(losses.flatMap(({ side, title }) => (title === wanted ? [sides[side] ?? ""] : [])));
  return `${[...titles].filter(Boolean).map((title) => say.settles(losers(title), title)).join("; ")}.`;
}
