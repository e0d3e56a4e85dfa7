"""What a seat is offered in muggins: the obvious answers, and the cards to play over a claim."""

from __future__ import annotations

from fifteentwo.cards import cards
from fifteentwo.cribbage import Claim, Cribbage, Deal, Discard, Pass, Play, Turn
from fifteentwo.cribbage.moves import AnyAction
from fifteentwo.cribbage.offer import CribbageOffer, offer
from fifteentwo.cribbage.state import State
from fifteentwo.game import Opening
from fifteentwo.rules import CribbageRules, parse

GAME = Cribbage(parse("muggins", CribbageRules))
HANDS = (cards("4H 5H 6C JS KD KC"), cards("2D 2S 7H 8S TC QD"))
BEGUN: tuple[AnyAction, ...] = (
    Deal(HANDS),
    Discard(0, cards("KD KC")),
    Discard(1, cards("2D 2S")),
    Turn(cards("3D")[0]),
)


def card(text: str) -> Play:
    return Play(0 if cards(text)[0] in HANDS[0] else 1, cards(text)[0])


def after(*actions: AnyAction) -> State:
    state = GAME.start(Opening(dealer=1))
    for action in (*BEGUN, *actions):
        state, _ = GAME.apply(state, action)
    return state


def offered(state: State, seat: int) -> CribbageOffer:
    return offer(GAME.observe(state, seat), seat)


def test_the_first_card_of_a_count_passes_without_asking() -> None:
    led = after(card("JS"))
    assert offered(led, 0).obvious == Claim(0, 0)
    claimed = after(card("JS"), Claim(0, 0))
    assert offered(claimed, 1).obvious == Pass(1)
    assert offered(claimed, 0) == CribbageOffer()


def test_a_second_card_is_asked_about_whatever_it_scores() -> None:
    for second in ("TC", "7H"):
        played = after(card("JS"), Claim(0, 0), Pass(1), card(second))
        assert offered(played, 1).obvious is None
        claimed, _ = GAME.apply(played, Claim(1, 0))
        assert offered(claimed, 0).obvious is None


def test_the_cards_that_play_over_a_claim_are_listed_before_it_passes() -> None:
    claimed = after(card("JS"), Claim(0, 0), Pass(1), card("QD"), Claim(1, 0))
    now = offered(claimed, 0)
    assert now.legal == (Pass(0),)
    assert set(now.then) == {card("4H"), card("5H"), card("6C")}
    passed, _ = GAME.apply(claimed, Pass(0))
    assert set(now.then) == set(offered(passed, 0).legal)
    assert offered(passed, 0).then == ()


def test_none_are_listed_when_it_is_not_the_seats_turn() -> None:
    claimed = after(
        *(card("JS"), Claim(0, 0), Pass(1), card("QD"), Claim(1, 0), Pass(0)),
        *(card("6C"), Claim(0, 0), Pass(1)),
    )
    assert claimed.turn == 0  # go for seat 1
    more, _ = GAME.apply(claimed, card("4H"))
    said, _ = GAME.apply(more, Claim(0, 0))
    # Seat 1 has no card that fits; after 30 the count ends with a point for seat 0, and seat 1 leads.
    assert {play.seat for play in offered(said, 1).then} <= {1}
