"""Toss fives: players must discard the fives they are dealt, as far as their discards allow."""

from __future__ import annotations

from random import Random

import pytest

from fifteentwo.cards import BACK, Card, cards
from fifteentwo.cribbage import Cribbage, Deal, Discard, Play, State, Turn, guess
from fifteentwo.game import IllegalAction, Opening
from fifteentwo.rules import CribbageRules, parse
from tests.golden.script import check

TOSS = parse("toss_fives", CribbageRules)
OTHERS = cards("AC 4D 9H 6S QC KD")


def dealt(hand: str, rules: CribbageRules = TOSS, other: tuple[Card, ...] = OTHERS) -> tuple[Cribbage, State]:
    game = Cribbage(rules)
    state, _ = game.apply(game.start(Opening(dealer=0)), Deal((cards(hand), other)))
    return game, state


@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        ("2C 3C 4C 6C 7C 8D", 15),
        ("2C 3C 4C 5C 7C 8D", 5),  # the five, and any other
        ("2C 3C 5D 5C 7C 8D", 1),
        ("2C 5H 5D 5C 7C 8D", 3),  # two of the three: the third is kept
        ("2C 5H 5D 5C 5S 8D", 6),
    ],
)
def test_only_fives_are_discarded_as_long_as_there_are_any(hand: str, ways: int) -> None:
    game, state = dealt(hand)
    legal = game.legal(state, 0)
    assert len(legal) == ways
    fives = min(hand.count("5"), 2)
    for action in legal:
        assert isinstance(action, Discard)
        assert sum(card.rank == 5 for card in action.cards) == fives
    plain, state = dealt(hand, CribbageRules())
    assert len(plain.legal(state, 0)) == 15


def test_a_five_that_could_be_tossed_cannot_be_kept() -> None:
    game, state = dealt("2C 3C 4C 5C 5D 8D")
    with pytest.raises(IllegalAction, match=r"Fives must be discarded before other cards\."):
        game.apply(state, Discard(0, cards("5C 8D")))


def test_of_three_fives_one_is_kept_and_played() -> None:
    check(
        """
        rules: toss_fives
        dealer: A
        deal 5H 5D 5C 9D TH KS / AC 4D 6H 7H QS 5S -> dealt by A
        A discards 9D TH      -> Fives must be discarded before other cards.
        A discards 5H 5D
        B discards 4D 7H      -> Fives must be discarded before other cards.
        B discards 4D 5S
        starter 2S
        B plays QS             -> 10
        A plays 5C             -> 15; A pegs 2 for fifteen 2 [2 0]
        """
    )


@pytest.mark.parametrize(
    ("players", "hand", "ways"),
    [
        ("three_players", "5C 5D 9H TH KS", 2),
        ("three_players", "5C 4D 9H TH KS", 1),
        ("three_players", "6C 4D 9H TH KS", 5),
        ("partners", "5C 5D 9H TH KS", 2),
    ],
)
def test_a_player_who_discards_one_card_tosses_one_five(players: str, hand: str, ways: int) -> None:
    game = Cribbage(parse(f"{players} toss_fives", CribbageRules))
    state = game.start(Opening(dealer=0))
    seats = game.rules.players
    stock = cards("2S") if seats == 3 else ()
    hands = [cards(hand), cards("AC 2D 3H 6S QC"), cards("AD 2H 3S 6D QD"), cards("AH 2C 3D 6H QH")][:seats]
    state, _ = game.apply(state, Deal(tuple(hands), stock))
    assert len(game.legal(state, 0)) == ways


def test_a_joker_is_no_five() -> None:
    game, state = dealt("2C 3C 4C *1 7C 8D", parse("toss_fives jokers=2", CribbageRules))
    assert len(game.legal(state, 0)) == 15
    for action in (Discard(0, cards("2C 3C")), Discard(1, cards("QC KD")), Turn(Card("2H"))):
        state, _ = game.apply(state, action)
    state, _ = game.apply(state, Play(1, Card("9H")))
    assert Play(0, Card("*1=5H")) in game.legal(state, 0)
    game.apply(state, Play(0, Card("*1=5H")))


def half_known() -> tuple[Cribbage, State]:
    """The record of a player who does not know the dealer's hand, only the dealer's discard."""
    game, state = dealt("?? ?? ?? ?? ?? ??")
    for action in (Discard(0, cards("9D ??")), Discard(1, cards("QC KD")), Turn(Card("2H")), Play(1, Card("AC"))):
        state, _ = game.apply(state, action)
    return game, state


def test_a_player_who_discarded_another_card_cannot_play_a_five() -> None:
    game, state = half_known()
    with pytest.raises(IllegalAction, match=r"Seat 0 would have had to discard the five of hearts\."):
        game.apply(state, Play(0, Card("5H")))
    game.apply(state, Play(0, Card("6H")))


def test_a_guess_gives_no_five_to_a_player_who_discarded_another_card() -> None:
    game, state = half_known()
    view, rng = game.observe(state, 0), Random(1)
    for _ in range(300):
        assert all(card.rank != 5 for card in guess(view, rng).hands[0])


def test_a_guess_knows_that_a_player_of_a_five_discarded_fives() -> None:
    game, state = dealt("5H 5D 5C 9D TH KS", other=(BACK,) * 6)
    for action in (Discard(0, cards("5H 5D")), Discard(1, (BACK,) * 2), Turn(Card("2H")), Play(1, Card("AC"))):
        state, _ = game.apply(state, action)
    view, rng = game.observe(state, 1), Random(1)
    assert view.hands[0] == (BACK,) * 4
    state, _ = game.apply(state, Play(0, Card("5C")))
    guessed = guess(game.observe(state, None), rng)
    assert [card.rank for card in guessed.discarded[0]] == [5, 5]
