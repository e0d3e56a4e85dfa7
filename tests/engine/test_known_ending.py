"""What a player knows of an end of the play that the other solves again, and its best response to it."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cards import Card
from fifteentwo.cribbage import Cribbage, Play, State
from fifteentwo.engine.expert import decisions, evaluation, exchange_rates, ranges
from fifteentwo.engine.expert.known_ending import known_ending
from fifteentwo.engine.expert.late_play import late_subgame
from fifteentwo.engine.expert.local_response import TREMBLE, LocalBestResponse, known_expert
from fifteentwo.engine.pegging.frames import GO
from fifteentwo.engine.scoring.rank_hands import places
from fifteentwo.engine.solution import shipped
from fifteentwo.game import HOUSE, Opening, Seat


def after(seed: int, cards: int, by_chance: int = 0) -> tuple[State, Seat] | None:
    """A turn near the end of a game, after so many cards of a deal. Discards and the first `by_chance` cards are random; *expert* plays the rest."""
    game, chance, scores = Cribbage(), Random(seed), (101 + seed % 9, 109 - seed % 7)
    state = replace(
        game.start(Opening(dealer=seed % 2)), pegs=tuple((score, score) for score in scores), dealt_at=scores
    )
    while len(state.plays) < cards and (acting := game.to_act(state)):
        seat = acting[0]
        legal = game.legal(state, seat)
        if seat == HOUSE:
            action = game.house(state, chance)
        elif len(state.plays) < by_chance or len(legal) == 1 or state.phase != "play":
            action = chance.choice(legal)
        else:
            view = game.observe(state, seat)
            found = decisions.card(shipped(), view, [each for each in legal if isinstance(each, Play)], chance, True)
            assert found is not None
            action = found
        state, _ = game.apply(state, action)
    acting = game.to_act(state)
    return (state, acting[0]) if acting and acting[0] != HOUSE and len(state.plays) == cards else None


def positions(cards: int, by_chance: int = 0) -> Iterator[tuple[State, Seat]]:
    for seed in range(24):
        if (found := after(seed, cards, by_chance)) is not None:
            yield found


def test_further_from_the_end_and_before_the_fourth_card_the_other_does_not_solve_it_again() -> None:
    state, seat = next(positions(2))
    assert known_ending(shipped(), Cribbage().observe(state, seat), seat, 0.0) is None
    state, seat = next(positions(3))
    assert known_ending(shipped(), Cribbage().observe(state, seat), seat, 0.0) is not None
    far = replace(state, pegs=((60, 60), (65, 65)), dealt_at=(60, 65))
    assert known_ending(shipped(), Cribbage().observe(far, seat), seat, 0.0) is None


def test_the_local_best_response_uses_it() -> None:
    state, seat = next(positions(3))
    view = Cribbage().observe(state, seat)
    ending = known_ending(shipped(), view, seat, TREMBLE)
    assert ending is not None
    range_, *_ = evaluation.opponent_range(shipped(), evaluation.information_set(view, seat))
    responder = LocalBestResponse(known_expert(), asked=0)
    assert responder.card_values(view, seat, range_) == ending.card_values(range_)


@pytest.mark.parametrize("cards", [3, 4, 5])
def test_against_the_policy_cards_have_the_values_of_a_best_response_to_it(
    cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two computations of the same, but for the crib beside each hand and the suits shown after the third card, which the subgame leaves out."""
    monkeypatch.setattr(exchange_rates, "OTHER_RANGE", 0)  # the subgame has the policy for points
    compared = 0
    for state, seat in positions(cards, by_chance=8):
        view = Cribbage().observe(state, seat)
        ending = known_ending(shipped(), view, seat, 0.02)
        if ending is None:
            continue
        policy = late_subgame(shipped(), ending.turn.position, ending.board)[1]
        range_, *_ = evaluation.opponent_range(shipped(), evaluation.information_set(view, seat), with_suits=True)
        ours = ending._replace(profile=policy).card_values(range_)
        theirs = decisions.card_values(shipped(), view, seat)(True)
        assert ours.keys() == theirs.keys()
        assert all(-1e-5 <= value <= 1 + 1e-5 for value in ours.values())
        gaps = np.array([ours[rank] - theirs[rank] for rank in ours])
        np.testing.assert_allclose(gaps, gaps.mean(), atol=0.03)
        compared += len(ours) > 1
    assert compared >= 3


def test_it_says_how_expert_plays_the_end_better_than_the_policy() -> None:
    by_ending = by_policy = cards = 0.0
    for state, seat in (*positions(4), *positions(5)):
        view, other = Cribbage().observe(state, seat), 1 - seat
        ending = known_ending(shipped(), view, seat, TREMBLE)
        known = evaluation.information_set(view, seat)
        if ending is None or not ending.played():
            continue
        policy = shipped()
        moves, *_ = ranges.replay(policy, known.plays, known.role, known.hand[0])
        theirs = [(at, step) for at, step in enumerate(moves) if step.who != known.role and step.rank != GO]
        hand = sorted(card.rank - 1 for card in (*state.hands[other], *map(Card, known.shown)))
        for _, step in theirs[: len(theirs) - len(ending.played())]:
            hand.remove(step.rank)
        for (_, step), shares in zip(theirs[len(theirs) - len(ending.played()) :], ending.played(), strict=True):
            slot, number = sorted(set(hand)).index(step.rank), int(places(len(hand))[tuple(hand)])
            assert shares[:, number].sum() == pytest.approx(1, abs=1e-3)
            by_ending += log(shares[slot, number])
            by_policy += log(max(ranges.chances(policy, step, len(hand), TREMBLE)[slot, number], 1e-3))
            cards += 1
            hand.remove(step.rank)
    assert cards >= 10
    assert by_ending > by_policy + 1
