"""Toss fives: players must discard fives. A card face down may be a five; a joker is not one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fifteentwo.cards import BACK, Card
from fifteentwo.cribbage.state import State
from fifteentwo.game import Seat

FIVE: Final = 5


def keeps_a_five(kept: Iterable[Card], away: Iterable[Card]) -> bool:
    """Whether a five is kept while another card is discarded."""
    others = any(card.unnamed.rank != FIVE for card in away if card != BACK)
    return others and any(card.unnamed.rank == FIVE for card in kept)


def must_have_tossed(state: State, seat: Seat) -> bool:
    """Whether all of this seat's discards must be fives, because it has kept one."""
    return state.rules.toss_fives and any(card.unnamed.rank == FIVE for card in state.kept(seat))
