"""Counts the ways in which the play of two hands can go: pone leads, cards of equal rank are counted separately."""

from __future__ import annotations

import pytest

from fifteentwo.cards import PACK, RANKS, SUITS, Card
from fifteentwo.cribbage import Cribbage, Deal, Discard, State, Turn
from fifteentwo.game import Opening
from fifteentwo.rules import CribbageRules

# Pone's hand, the dealer's hand, and the number of ways.
WAYS = [("A234", "A234", 576), ("4678", "556J", 512), ("TJQK", "TJQK", 576), ("789T", "789T", 492)]


def ways(game: Cribbage, state: State) -> int:
    """The number of ways the play can go from here to its last card."""
    if state.phase != "play":
        return 1
    assert state.turn is not None
    return sum(ways(game, game.apply(state, action)[0]) for action in game.legal(state, state.turn))


@pytest.mark.parametrize("go_timing", ["on_close", "on_call"])
@pytest.mark.parametrize(("pone", "dealer", "expected"), WAYS)
def test_the_number_of_ways_the_play_can_go(pone: str, dealer: str, expected: int, go_timing: str) -> None:
    free = [[Card(rank + suit) for suit in SUITS] for rank in RANKS]
    hands = [tuple(free[RANKS.index(rank)].pop() for rank in hand) for hand in (dealer, pone)]
    spare = [card for card in PACK if card not in hands[0] + hands[1]]
    game = Cribbage(CribbageRules(target=361, go_timing="on_call" if go_timing == "on_call" else "on_close"))
    away = [tuple(spare[:2]), tuple(spare[2:4])]
    state, _ = game.apply(game.start(Opening(dealer=0)), Deal((hands[0] + away[0], hands[1] + away[1])))
    for seat in (0, 1):
        state, _ = game.apply(state, Discard(seat, away[seat]))
    state, _ = game.apply(state, Turn(spare[4]))
    assert ways(game, state) == expected
