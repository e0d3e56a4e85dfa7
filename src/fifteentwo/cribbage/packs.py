"""The actions of chance, taken from shuffled packs: each cut and each deal has a pack of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final

from fifteentwo.cards import PACK, Card
from fifteentwo.cribbage import lawful
from fifteentwo.cribbage.moves import AnyAction, Appoint, Cut
from fifteentwo.cribbage.state import State
from fifteentwo.moves import Deal, Turn

NEW_PACK: Final = (Cut, Appoint, Deal)
"""The actions of chance for which a pack is shuffled; the starter comes from the pack of the deal."""


def draw(state: State, shuffle: Callable[[Sequence[Card]], Sequence[Card]]) -> AnyAction:
    """The next action of chance, from the top of a pack that `shuffle` puts in order; it must be chance's turn.

    The starter is the card after those dealt, so `shuffle` must give the pack of the deal again.
    """
    rules = state.rules
    match state.phase:
        case "cut" if rules.first_deal == "random":
            cards = shuffle(PACK)[: rules.players]
            return Appoint(cards.index(max(cards)))
        case "cut":
            cutting, drawn = lawful.cutters(state), iter(shuffle(PACK))
            return Cut(tuple(next(drawn) if seat in cutting else None for seat in range(rules.players)))
        case "deal":
            return dealt(state, shuffle(rules.pack))
        case _:
            return Turn(shuffle(rules.pack)[sum(lawful.hand_sizes(state)) + lawful.cards_from_stock(state)])


def dealt(state: State, pack: Sequence[Card]) -> Deal:
    """The deal from the top of this pack: the hand of each seat in turn, then the cards for the crib."""
    stock = iter(pack)
    hands = tuple(tuple(islice(stock, size)) for size in lawful.hand_sizes(state))
    return Deal(hands, tuple(islice(stock, lawful.cards_from_stock(state))))
