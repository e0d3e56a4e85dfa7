"""Guesses are unbiased: every deal of the unseen cards that is consistent with the play is equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from fifteentwo.cards import BACK, PACK, VALUES, Card, cards
from fifteentwo.cribbage import Cribbage, Deal, Discard, Go, Play, State, Turn, View, guess
from fifteentwo.game import Opening
from fifteentwo.rules import CribbageRules, parse

TIMES = 3000
DEAL = Deal((cards("5H 5C 5D JS 2C 3D"), cards("4C 4D 9H 6S QC KD")))


def begun(deal: Deal = DEAL, rules: CribbageRules = CribbageRules()) -> tuple[Cribbage, State]:
    game = Cribbage(rules)
    state, _ = game.apply(game.start(Opening(dealer=0)), deal)
    return game, state


def in_play(deal: Deal, plays: str, rules: CribbageRules = CribbageRules()) -> tuple[Cribbage, State]:
    """The last two cards of each are discarded; `plays` are as in a record, with '1 go'."""
    game, state = begun(deal, rules)
    known = deal.hands[0] != (BACK,) * 6
    for seat, away in enumerate(("2C 3D" if known else "?? ??", "QC KD" if known else "?? ??")):
        state, _ = game.apply(state, Discard(seat, cards(away)))
    state, _ = game.apply(state, Turn(Card("8S")))
    for play in plays.split(","):
        seat_word, card = play.split()
        seat = int(seat_word)
        state, _ = game.apply(state, Go(seat) if card == "go" else Play(seat, Card(card)))
    return game, state


def is_even(found: Counter[Card], among: set[Card], each: float) -> None:
    """Checks that exactly these cards were found, each about equally often."""
    assert set(found) <= among
    spread = sqrt(each * (1 - each / TIMES))
    for card in among:
        assert abs(found[card] - each) < 5 * spread, card


def test_before_the_discard_every_unseen_card_is_equally_likely_to_be_held() -> None:
    game, state = begun()
    view, rng, held = game.observe(state, 0), Random(1), Counter[Card]()
    for _ in range(TIMES):
        held.update(guess(view, rng).hands[1])
    is_even(held, set(PACK) - set(DEAL.hands[0]), TIMES * 6 / 46)


@pytest.mark.parametrize("place", ["hand", "crib"])
def test_after_it_every_unseen_card_is_equally_likely_in_any_place(place: str) -> None:
    game, state = in_play(DEAL, "1 4C, 0 5H")
    view, rng, lying = game.observe(state, 0), Random(2), Counter[Card]()
    for _ in range(TIMES):
        guessed = guess(view, rng)
        lying.update(guessed.hands[1] if place == "hand" else guessed.discarded[1])
    is_even(
        lying,
        set(PACK) - state.known() | {*state.hands[1], *state.discarded[1]},
        TIMES * (3 if place == "hand" else 2) / 44,
    )


def test_after_a_go_only_cards_that_did_not_fit_are_held() -> None:
    # 29 when pone has played; the dealer says go, pone has none either, and the dealer leads his jack.
    game, state = in_play(DEAL, "1 9H, 0 5H, 1 6S, 0 5C, 1 4C, 0 JS")
    assert state.count_from == 5
    view, rng, held, crib = game.observe(state, 0), Random(3), Counter[Card](), Counter[Card]()
    unseen = set(PACK) - view.known()
    least = 32 - (9 + 5 + 6 + 5 + 4)
    for _ in range(TIMES):
        guessed = guess(view, rng)
        held.update(guessed.hands[1])
        crib.update(guessed.discarded[1])
    fitting = {card for card in unseen if VALUES[card] >= least}
    assert fitting < unseen
    is_even(held, fitting, TIMES / len(fitting))
    # Any two of the others were discarded, so sometimes a card that fits is in the hand instead.
    for card in unseen:
        each = TIMES * 2 * (1 - (card in fitting) / len(fitting)) / (len(unseen) - 1)
        assert abs(crib[card] - each) < 5 * sqrt(each), card


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_holds_a_card_that_fitted_while_the_point_for_the_go_waits_for_a_way(seat: int | None) -> None:
    """On the crash board the count of thirty stays on the table until its last player has chosen a direction."""
    game, state = in_play(DEAL, "1 9H, 0 JS, 1 6S, 0 5H", CribbageRules(board="crash8"))
    assert state.due is not None
    assert (state.count, state.due.what, state.due.seat) == (30, "path", 0)
    view, rng = game.observe(state, seat), Random(6)
    for _ in range(300):
        assert all(card.rank > 1 for hand in guess(view, rng).hands for card in hand)


def test_cards_that_neither_hidden_hand_can_hold_are_guessed_evenly_for_both() -> None:
    hidden = Deal(((BACK,) * 6, (BACK,) * 6))
    # At 28 pone says go, and at 30 the dealer has no more either; pone leads, and each has one card left.
    _, state = in_play(hidden, "1 TC, 0 5H, 1 TD, 0 3H, 1 go, 0 2H, 0 go, 1 KH")
    assert [len(hand) for hand in state.hands] == [1, 1]
    view: View = Cribbage().observe(state, None)
    unseen = sorted(set(PACK) - view.known())
    pairs = [(one, two) for one, two in permutations(unseen, 2) if VALUES[one] >= 2 and VALUES[two] >= 4]
    rng = Random(4)
    found = [Counter[Card](), Counter[Card]()]
    for _ in range(TIMES):
        for counter, hand in zip(found, guess(view, rng).hands, strict=True):
            counter.update(hand)
    for place, counter in enumerate(found):
        likely = Counter(pair[place] for pair in pairs)
        for card in unseen:
            each = TIMES * likely[card] / len(pairs)
            assert abs(counter[card] - each) <= 5 * sqrt(each), card


def test_a_seat_whose_turn_it_is_holds_a_card_that_fits() -> None:
    game, state = in_play(Deal((DEAL.hands[0], cards("AC 4D 9H 6S QC KD"))), "1 9H, 0 JS, 1 6S, 0 5C")
    view, rng = game.observe(state, 0), Random(5)
    assert (view.turn, view.count) == (1, 30)
    aces = Counter[int]()
    for _ in range(TIMES):
        aces[sum(card.rank == 1 for card in guess(view, rng).hands[1])] += 1
    assert min(aces) == 1
    assert aces[1] > aces[2] > aces.get(3, 0)


def test_by_bicycle_the_goes_of_this_count_are_evidence() -> None:
    game = Cribbage(parse("three_players go_rotation=bicycle", CribbageRules))
    hands = (cards("9S 8C JD JS 3D"), cards("KC KD 9H 8H 5D"), cards("QC 2D 7H 6H 4D"))
    away = (Discard(0, cards("3D")), Discard(1, cards("5D")), Discard(2, cards("4D")))
    plays = (Play(1, Card("KC")), Play(2, Card("QC")), Play(0, Card("9S")))
    state = game.start(Opening(dealer=0))
    for action in (Deal(hands, cards("TS")), *away, Turn(Card("5S")), *plays):
        state, _ = game.apply(state, action)
    assert (state.count, state.turn, state.gone) == (29, 2, (1,))
    view, rng = game.observe(state, 0), Random(8)
    for _ in range(300):
        assert all(card.rank > 2 for card in guess(view, rng).hands[1])


def test_a_view_without_a_consistent_deal_is_refused() -> None:
    hidden = Deal(((BACK,) * 6, (BACK,) * 6))
    # The dealer had no card below ten at 22: at 30 there is nothing he can play, and only his go can follow.
    game, state = in_play(hidden, "1 KC, 0 KD, 1 2C, 0 go, 1 go, 0 QH, 1 QD, 0 KS, 1 go")
    assert (state.turn, state.count) == (0, 30)
    with pytest.raises(ValueError, match="fits this view"):
        guess(game.observe(state, 1), Random(6))
    state, _ = game.apply(state, Go(0))
    assert guess(game.observe(state, 1), Random(6)).turn == 1


def test_a_hand_without_enough_cards_is_refused() -> None:
    """Twenty cards are worth nine or more, and this hand would hold them all, but two lie on the table."""
    game, state = in_play(DEAL, "1 9H, 0 JS, 1 4C")
    state = replace(state, hands=((BACK,), (BACK,) * 20), gone=(1,))
    with pytest.raises(ValueError, match="fits this view"):
        guess(game.observe(state, None), Random(7))


def test_the_view_of_another_seat_is_refused() -> None:
    game, state = begun()
    with pytest.raises(ValueError, match="view of seat 1 cannot be turned into one of seat 0"):
        game.observe(game.observe(state, 1), 0)
