"""Legal actions in a game followed from one seat, with the other hand face down."""

from __future__ import annotations

import pytest

from fifteentwo.cards import BACK, JOKERS, Card, cards
from fifteentwo.cribbage import AnyAction, Cribbage, Deal, Discard, Go, Play, State, Turn
from fifteentwo.cribbage.lawful import can_play
from fifteentwo.game import IllegalAction, Opening
from fifteentwo.rules import CribbageRules, parse

MINE = "2C 3C 8D 9D TH KS"
UNSEEN = (BACK,) * 6


def after(*actions: AnyAction, theirs: tuple[Card, ...] = UNSEEN, line: str = "standard") -> State:
    """Seat 0 deals and holds `MINE`; then these actions are taken."""
    game = Cribbage(parse(line, CribbageRules))
    state = game.start(Opening(dealer=0))
    for action in (Deal((cards(MINE), theirs)), *actions):
        state, _ = game.apply(state, action)
    return state


AWAY = (Discard(0, cards("2C 3C")), Discard(1, (BACK, BACK)))
PLAYING = (*AWAY, Turn(Card("5H")))


def refused(state: State, action: AnyAction) -> str:
    with pytest.raises(IllegalAction) as refusal:
        Cribbage(state.rules).apply(state, action)
    return str(refusal.value)


def accepted(state: State, action: AnyAction) -> State:
    return Cribbage(state.rules).apply(state, action)[0]


def test_a_seat_with_a_card_face_down_is_offered_no_cards_to_discard() -> None:
    for theirs in (UNSEEN, (*cards("AC 4D 6H 7H QS"), BACK)):
        state = after(theirs=theirs)
        assert Cribbage(state.rules).legal(state, 1) == ()
        assert len(Cribbage(state.rules).legal(state, 0)) == 15


def test_any_unseen_card_may_be_discarded() -> None:
    state = after()
    assert accepted(state, Discard(1, (BACK, BACK))).hands[1] == (BACK,) * 4
    assert accepted(state, Discard(1, cards("AC 4D"))).hands[1] == (BACK,) * 4
    assert refused(state, Discard(1, cards("AC 8D"))) == "Seat 1 does not hold the eight of diamonds to discard."
    assert refused(state, Discard(0, (Card("2C"), BACK))) == "The cards of seat 0 are known: name the card."


def test_a_card_face_down_is_one_card() -> None:
    state = after(theirs=(*cards("4D 6H 7H QS KD"), BACK))
    assert accepted(state, Discard(1, cards("AC 4D"))).hands[1] == cards("6H 7H QS KD")
    assert refused(state, Discard(1, cards("AC AD"))) == "Seat 1 does not hold the ace of diamonds to discard."


def test_the_starter_is_an_unseen_card() -> None:
    state = after(*AWAY)
    assert refused(state, Turn(BACK)) == "The starter is turned face up."
    assert refused(state, Turn(Card("2C"))) == "The two of clubs is not in the stock."
    assert accepted(state, Turn(Card("5H"))).starter == Card("5H")


def test_any_unseen_card_may_be_played() -> None:
    state = after(*PLAYING)
    assert accepted(state, Play(1, Card("AC"))).hands[1] == (BACK,) * 3
    assert refused(state, Play(1, BACK)) == "A card is played face up."
    for seen in ("5H", "2C", "8D"):
        assert refused(state, Play(1, Card(seen))) == f"Seat 1 does not hold the {Card(seen).words} to play."
    named = JOKERS[0].named(Card("5D"))
    assert refused(state, Play(1, named)) == "Seat 1 does not hold the joker to play."
    assert accepted(after(*PLAYING, line="jokers"), Play(1, named)).plays == ((1, named),)


def test_the_known_cards_of_a_partly_known_hand_are_offered() -> None:
    away = (Discard(0, cards("2C 3C")), Discard(1, cards("QS KD")), Turn(Card("5H")))
    state = after(*away, theirs=(*cards("4D 6H 7H QS KD"), BACK))
    assert Cribbage(state.rules).legal(state, 1) == tuple(Play(1, card) for card in cards("4D 6H 7H"))
    assert accepted(state, Play(1, Card("AC"))).hands[1] == cards("4D 6H 7H")


def test_a_card_face_down_may_be_one_that_fits() -> None:
    state = after(*PLAYING, Play(1, Card("KD")), Play(0, Card("TH")), Play(1, Card("AC")), Play(0, Card("9D")))
    assert (state.count, can_play(state, 1)) == (30, True)
    assert accepted(state, Play(1, Card("AD"))).scores == (0, 2)


def test_a_go_is_possible_if_no_card_need_fit() -> None:
    lead = after(*PLAYING)
    assert refused(lead, Go(1)) == "The player who leads can always play."
    assert refused(lead, Go(0)) == "It is not the turn of seat 0."
    twenty_one = after(*PLAYING, Play(1, Card("AC")), Play(0, Card("TH")), Play(1, Card("AD")), Play(0, Card("9D")))
    assert refused(twenty_one, Go(1)) == "At 21 every card can be played."
    twenty_two = after(*PLAYING, Play(1, Card("2D")), Play(0, Card("TH")), Play(1, Card("2H")), Play(0, Card("8D")))
    assert twenty_two.count == 22
    assert accepted(twenty_two, Go(1)).turn == 0


def test_a_player_with_a_card_that_fits_cannot_say_go() -> None:
    theirs = (*cards("AC"), *UNSEEN[1:])
    state = after(
        *PLAYING, Play(1, Card("KD")), Play(0, Card("TH")), Play(1, Card("2D")), Play(0, Card("8D")), theirs=theirs
    )
    assert (state.count, state.hands[1]) == (30, (Card("AC"), BACK))
    assert refused(state, Go(1)) == "Seat 1 can play a card, and must."


def test_a_player_who_said_go_has_no_card_that_would_have_fitted() -> None:
    state = after(*PLAYING, Play(1, Card("KD")), Play(0, Card("9D")), Play(1, Card("3D")), Play(0, Card("8D")), Go(1))
    assert (state.plays[state.count_from :], state.turn) == ((), 1)
    expected = "Seat 1 could not play before, so it cannot hold the ace of clubs."
    assert refused(state, Play(1, Card("AC"))) == expected
    assert accepted(state, Play(1, Card("2H"))).count == 2
