"""The points of each deal of a game, from its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from fifteentwo.cards import JOKERS
from fifteentwo.cribbage.counting import combinations
from fifteentwo.cribbage.moves import AnyEvent, Dealt, Played, Shown
from fifteentwo.cribbage.state import State
from fifteentwo.game import Seat, Side
from fifteentwo.moves import Pegged, StarterTurned
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import Combo
from fifteentwo.tally import DealPoints, HandCounted


def deals(rules: CribbageRules, steps: Iterable[tuple[Sequence[AnyEvent], State]]) -> tuple[DealPoints, ...]:
    """The points of each deal, given the events of each step of a game and the state after it."""
    found: list[DealPoints] = []
    last = 0  # the seat that played the last card
    for events, state in steps:
        for event in events:
            match event:
                case Dealt(dealer):
                    found.append(_begun(rules, dealer))
                case Played(seat):
                    last = seat
                case StarterTurned() | Pegged() | Shown():
                    found[-1] = _added(rules, found[-1], event, last)
                case _:
                    pass
        if found:
            found[-1] = replace(found[-1], scores=state.scores)
    return tuple(found)


def recounted(rules: CribbageRules, hand: HandCounted) -> tuple[Combo, ...]:
    """The combinations of a hand; empty if a joker counts, which may have had another name in each hand."""
    counted = (*hand.cards, hand.starter) if hand.starter else hand.cards
    if any(card.unnamed in JOKERS for card in counted):
        return ()
    combos = combinations(rules, hand.cards, hand.starter, hand.crib)
    return combos if sum(combo.points for combo in combos) == hand.points else ()


def _begun(rules: CribbageRules, dealer: Seat) -> DealPoints:
    none = (0,) * rules.sides
    return DealPoints(dealer, None, (0,) * rules.players, 0, (), none, False, none)


def _added(rules: CribbageRules, deal: DealPoints, event: StarterTurned | Pegged | Shown, last: Seat) -> DealPoints:
    """The deal with what this event brought; `last` played the last card."""
    match event:
        case StarterTurned(card):
            return replace(deal, starter=card)
        case Pegged(_, points, "heels"):
            return replace(deal, heels=deal.heels + points)
        case Pegged(_, points, "card" | "go" | "last"):  # they belong to the seat, not to its partner
            return replace(deal, pegging=_plus(deal.pegging, last, points))
        case Pegged(side, points):
            return replace(deal, other=_plus(deal.other, side, points))
        case _:
            hand = HandCounted(event.seat, event.crib, event.cards, deal.starter, event.points)
            # The points pegged for it follow as a separate event, and may be fewer.
            other = _plus(deal.other, rules.side(event.seat), -event.points)
            return replace(deal, counted=(*deal.counted, hand), other=other, played_out=True)


def _plus(points: tuple[int, ...], place: Seat | Side, more: int) -> tuple[int, ...]:
    return (*points[:place], points[place] + more, *points[place + 1 :])
