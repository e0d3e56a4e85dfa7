"""The chances of all sides with every card known, by any rules."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cards import BACK
from fifteentwo.cribbage import Cribbage, State
from fifteentwo.engine.monte_carlo.open_deal import open_chances
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.game import HOUSE
from fifteentwo.players import player
from fifteentwo.reviews.values import OpenValues
from fifteentwo.rules import CribbageRules, parse

RULES = (
    "standard target=61",
    "lowball target=31",
    "three_players target=31",
    "captain target=31",
    "jokers target=31",
    "crash",
)


def states(code: str, seed: int) -> tuple[list[State], tuple[int, ...]]:
    """The states of a game between random players, and the sides that won it."""
    rules = parse(code, CribbageRules)
    game, chance = Cribbage(rules), Random(seed)
    seats = [player("random", Random(seed + seat)) for seat in range(rules.players)]
    state, found = game.start(), []
    while to_act := game.to_act(state):
        found.append(state)
        if HOUSE in to_act:
            action = game.house(state, chance)
        else:
            seat = to_act[0]
            action = seats[seat](game.observe(state, seat), game.legal(state, seat))
        state, _ = game.apply(state, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return found, outcome.winners


def chances(state: State) -> Doubles:
    found = open_chances(state)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("code", RULES)
def test_somebody_wins_and_the_winner_is_never_ruled_out(code: str) -> None:
    game, winners = states(code, 7)
    known = [each for each in map(open_chances, game[::4]) if each is not None]
    assert len(known) > len(game) / 8
    for wins, errors in known:
        assert wins.sum() == pytest.approx(1)
        assert (errors >= 0).all()
    last = open_chances([state for state in game if state.phase == "play" and state.due is None][-1])
    assert last is not None
    assert last[0][list(winners)].sum() > 0, "with almost all cards played, the winner still may win"


def test_the_chance_before_a_starter_is_the_mean_of_those_after_it() -> None:
    game, _ = states("three_players target=31", 3)
    before = next(state for state in game if state.phase == "starter")
    means = [
        chances(replace(before, phase="play", starter=card))
        for card in set(before.rules.pack) - before.known()
        if card.rank != 11
    ]
    jacks = sum(card.rank == 11 for card in set(before.rules.pack) - before.known())
    found = open_chances(before)
    assert found is not None
    wins, errors = found
    # A jack as the starter pegs points before the play, and is left out of the mean: it can move it by its share at most.
    assert np.abs(np.mean(means, axis=0) - wins).max() < 4 * errors.max() + jacks / 30


def test_what_is_unknown_or_due_has_no_chances() -> None:
    game, _ = states("three_players counting=manual target=31", 5)
    assert any(state.due is not None and open_chances(state) is None for state in game)
    dealt = next(state for state in game if state.phase == "discard")
    hidden = (tuple(BACK for _ in dealt.hands[0]), *dealt.hands[1:])
    assert open_chances(replace(dealt, hands=hidden)) is None


def test_with_one_card_left_it_is_certain_who_is_out_in_this_deal() -> None:
    game, _ = states("standard target=61", 11)
    played = next(state for state in game if state.phase == "play" and sum(map(len, state.hands)) == 1)
    assert played.dealer is not None
    pone = 1 - played.dealer
    for score, certain in ((60, True), (0, False)):
        pegs = tuple((0, score if side == pone else 0) for side in range(2))
        assert (chances(replace(played, pegs=pegs))[pone] == 1) == certain


def test_it_agrees_with_the_tables_of_the_solved_game() -> None:
    game, _ = states("standard target=121", 2)
    values = OpenValues(game[0].rules, 0, game[0].standing)
    gaps = []
    for state in game[::6]:
        exact, found = values.of(state), open_chances(state)
        if exact is not None and found is not None:
            gaps.append(abs(exact[0] - found[0][0]))
    assert len(gaps) > 10
    assert np.mean(gaps) < 0.05, gaps
