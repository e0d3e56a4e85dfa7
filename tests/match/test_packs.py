"""Chance takes its cards from packs: cuts, lots, deals and starters, under every preset."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fifteentwo.cards import PACK, Card, cards
from fifteentwo.cribbage import Appoint, Cribbage, Cut, Discard
from fifteentwo.cribbage.packs import draw
from fifteentwo.game import HOUSE, Opening
from fifteentwo.rules import CRIBBAGE, CribbageRules, parse


def reversed_pack(pack: Sequence[Card]) -> Sequence[Card]:
    return pack[::-1]


@pytest.mark.parametrize("name", list(CRIBBAGE))
def test_the_starter_is_the_next_card_of_the_pack(name: str) -> None:
    rules = parse(name, CribbageRules)
    game = Cribbage(rules)
    state = game.start(Opening(dealer=0))
    state, _ = game.apply(state, draw(state, reversed_pack))
    while HOUSE not in game.to_act(state):
        seat = game.to_act(state)[0]
        first = game.legal(state, seat)[0]
        if not isinstance(first, Discard):
            return  # these rules have no starter before the play
        state, _ = game.apply(state, first)
    dealt = state.known()
    assert set(rules.pack[: -len(dealt) - 1 : -1]) == dealt
    assert draw(state, reversed_pack).card == rules.pack[-len(dealt) - 1]  # type: ignore[union-attr]


def test_only_those_who_tied_cut_again() -> None:
    game = Cribbage(parse("standard players=3", CribbageRules))
    state = game.start()
    state, _ = game.apply(state, draw(state, lambda _: cards("4C 4D 9H")))
    assert draw(state, lambda _: cards("5C KD")) == Cut((*cards("5C KD"), None))


def test_the_seat_with_the_highest_card_deals_first() -> None:
    game = Cribbage(parse("standard first_deal=random", CribbageRules))
    assert draw(game.start(), lambda _: cards("4C 4D 9H")) == Appoint(1)
    assert draw(game.start(), lambda pack: pack[::-1]) == Appoint(0)
    assert draw(game.start(), lambda pack: PACK if pack == PACK else ()) == Appoint(1)
