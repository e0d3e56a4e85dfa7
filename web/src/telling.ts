// An event as a sentence: who did what, and what was called. The call itself comes from the server.
import { extras } from "./asks/extras";
import { BACK, cardSigns } from "./cards/cards";
import type { AnyEvent, Card, Chair, Outcome, Told } from "./protocol";
import { strings } from "./strings";

const say = strings.telling;

/** A card as one writes it: 10♥; one that lies face down is "a card". */
function cardName(card: Card): string {
  return card === BACK ? say.unseen : cardSigns(card);
}

/** Several of them; all face down, they are only counted. */
export function cardNames(cards: readonly Card[]): string {
  return cards.every((card) => card === BACK) ? say.unseenCards(cards.length) : cards.map(cardName).join(" ");
}

/** What everybody is called: the seats, and the sides that score. */
export interface Names {
  seats: readonly string[];
  sides: readonly string[];
}

/** The names at a table: `sides` is each seat's side, and the seat `me`, if any, is called "You". */
export function namesOf(chairs: readonly Pick<Chair, "name">[], sides: readonly number[], me: number | null = null): Names {
  const seats = chairs.map(({ name }, seat) => (seat === me ? strings.common.you : name));
  const together = (side: number): string => {
    const of = seats.filter((_, seat) => sides[seat] === side);
    return strings.common.both(me !== null && sides[me] === side ? [strings.common.you, ...of.filter((name) => name !== strings.common.you)] : of);
  };
  return { seats, sides: Array.from({ length: Math.max(-1, ...sides) + 1 }, (_, side) => together(side)) };
}

/** The event as a sentence, `words` being what is called, `pegs` where they stood; "" for what goes without saying. */
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
      const cuts = event.cards.flatMap((card, seat) => (card === null ? [] : [say.cuts(who(seat), cardName(card))]));
      return say.cut(cuts, event.dealer === null ? null : who(event.dealer));
    }
    case "DealerAppointed":
      return say.dealsFirst(who(event.dealer));
    case "Dealt":
      return say.deals(who(event.dealer));
    case "LaidAway":
      return say.laysAway(who(event.seat), cardNames(event.cards));
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
      const { winners, scores, resigned } = event.outcome;
      const won = strings.common.both(winners.map(side));
      if (resigned !== null) return say.gaveUp(side(resigned), won);
      return [say.wins(won, words, scores), settled(event.outcome, names.sides)].filter(Boolean).join(" ");
    }
    case "CountEnded":
    case "DealEnded":
      return "";
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
  }
}

/** What each loser settles, where they differ: "Bob is skunked; Cid is not."; "" where they do not. */
export function settled({ losses }: Outcome, sides: readonly string[]): string {
  if (new Set(losses.map(({ title }) => title)).size < 2) return "";
  return `${losses.map(({ side, title }) => say.settles(sides[side] ?? "", title)).join("; ")}.`;
}

/** What happened, for a log that several read: no card that only one of them has seen. */
export function unseen(told: Told): Told {
  const { event } = told;
  return event.type === "LaidAway" ? { ...told, event: { ...event, cards: event.cards.map(() => BACK) } } : told;
}
