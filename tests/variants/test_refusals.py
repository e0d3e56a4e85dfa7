"""Actions that chance and seats may or may not take, where no golden game covers them."""

from __future__ import annotations

import pytest

from fifteentwo.cards import PACK, cards
from fifteentwo.cribbage import Appoint, CardsCut, Cribbage, Cut, Deal, Discard, State
from fifteentwo.cribbage.deals import deals
from fifteentwo.cribbage.notation import read_actions
from fifteentwo.game import IllegalAction
from fifteentwo.rules import CribbageRules, parse


def table(text: str) -> tuple[Cribbage, State]:
    game = Cribbage(parse(text, CribbageRules))
    return game, game.start()


def refused(game: Cribbage, state: State, action: Appoint | Deal | Discard, sentence: str) -> None:
    with pytest.raises(IllegalAction) as error:
        game.apply(state, action)
    assert str(error.value) == sentence


def test_a_dealer_must_sit_at_the_table() -> None:
    refused(*table("standard first_deal=random"), Appoint(2), "There is no seat 2 at this table.")


def test_an_appointed_dealer_is_recorded() -> None:
    assert read_actions("appoint 1") == (Appoint(1),)


def test_a_player_dealt_too_few_cards_discards_nothing() -> None:
    """Of five players the dealer gets four cards, and keeps them."""
    game, start = table("players=5 first_deal=random")
    state, _ = game.apply(start, Appoint(0))
    stock = iter(PACK)
    hands = tuple(tuple(next(stock) for _ in range(size)) for size in (4, 5, 5, 5, 5))
    state, _ = game.apply(state, Deal(hands, ()))
    refused(game, state, Discard(0, hands[0][:1]), "Seat 0 has no cards to discard.")


def test_the_crib_gets_its_card_from_the_stock() -> None:
    game, start = table("three_players first_deal=random")
    state, _ = game.apply(start, Appoint(0))
    hands = (cards("AC 2C 3C 4C 5C"), cards("AD 2D 3D 4D 5D"), cards("AH 2H 3H 4H 5H"))
    refused(game, state, Deal(hands, ()), "Deal 1 card to the crib from the stock, not 0.")


def test_the_cut_for_the_deal_belongs_to_no_deal() -> None:
    game, start = table("standard")
    state, events = game.apply(start, Cut(cards("AC KD")))
    assert isinstance(events[0], CardsCut)
    assert deals(game.rules, [(events, state)]) == ()
