"""The weights of the rollout policy: those in the file are what the fit finds, and they play better than those it starts from."""

from __future__ import annotations

from random import Random

import msgspec
import numpy as np
import pytest

from fifteentwo.engine.monte_carlo.counting import point_tables
from fifteentwo.engine.monte_carlo.crib_tables import discard_ways
from fifteentwo.engine.monte_carlo.discard_policy import deal_hands
from fifteentwo.engine.monte_carlo.rollout import WEIGHTS, new_state, next_turn, play_card, rollout_card
from fifteentwo.engine.monte_carlo.rollout_weights import FILE, Fitted, kind_of, policy_weights
from fifteentwo.engine.monte_carlo.rules import laws
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.training.rollout_weights import KINDS, SHARPENED, fit, start_from
from fifteentwo.rules import CribbageRules, parse

DEALS = 4000


def gain(rules: CribbageRules, weights: Doubles, others: Doubles) -> tuple[float, float]:
    """The net points a deal that a side pegs with some weights against sides with others, and the standard error."""
    numbers = laws(rules)
    table, seed = point_tables(bool(numbers.lowball), rules.nineteen), np.array([2 * 5 + 1], np.uint64)
    hands, crib, unseen = np.zeros((rules.players, 8), np.int64), np.zeros(8, np.int64), np.zeros(13, np.int64)
    base = new_state(numbers)
    ours, theirs = base._replace(weights=weights), base._replace(weights=others)
    found = []
    for deal in range(DEALS):
        side = deal // rules.players % rules.sides
        deal_hands(table, numbers, discard_ways(numbers), base, deal % rules.players, seed, hands, crib)
        while (seat := next_turn(numbers, base)) >= 0:
            state = ours if seat % rules.sides == side else theirs
            play_card(base, seat, rollout_card(numbers, state, seat, unseen, seed))
        events = base.events[: base.many[0]]
        mine = events[events[:, 0] % rules.sides == side, 1].sum()
        found.append(mine - (events[:, 1].sum() - mine) / (rules.sides - 1))
    return float(np.mean(found)), float(np.std(found) / np.sqrt(DEALS))


@pytest.mark.parametrize("text", ["partners", "five_card", "lowball"])
def test_the_fitted_weights_play_better(text: str) -> None:
    rules = parse(text, CribbageRules)
    mean, error = gain(rules, policy_weights(laws(rules)), SHARPENED * start_from(rules.objective == "lowball"))
    aim = -1 if rules.objective == "lowball" else 1
    assert aim * mean > 3 * error


def test_the_fit_is_reproducible_and_leaves_the_start() -> None:
    rules = parse("five_card", CribbageRules)
    first, second = (fit(rules, steps=3, deals=200) for _ in range(2))
    assert first.tolist() == second.tolist()
    assert np.abs(first - SHARPENED * start_from(False)).max() > 0.1


def test_every_kind_has_its_weights() -> None:
    found = msgspec.json.decode(FILE.read_bytes(), type=list[Fitted])
    assert [each.rules for each in found] == list(KINDS)
    for each in found:
        assert len(each.weights) == WEIGHTS
        numbers = laws(parse(each.rules, CribbageRules))
        assert each.kind == kind_of(numbers)
        assert policy_weights(numbers).tolist() == each.weights


def test_other_games_take_the_weights_of_the_most_alike() -> None:
    def of(text: str) -> list[float]:
        found: list[float] = policy_weights(laws(parse(text, CribbageRules))).tolist()
        return found

    assert of("jokers") == of("standard")
    assert of("lowball players=4 cards_dealt=5 discards=1") == of("lowball players=3")
    assert of("players=4") != of("partners"), "nobody is a partner"


def test_the_policy_only_plays_cards_that_fit() -> None:
    rng = Random(3)
    for text in KINDS:
        rules = parse(text, CribbageRules)
        numbers = laws(rules)
        table, seed = point_tables(bool(numbers.lowball), rules.nineteen), np.array([rng.getrandbits(62)], np.uint64)
        hands, crib, unseen = np.zeros((rules.players, 8), np.int64), np.zeros(8, np.int64), np.zeros(13, np.int64)
        state = new_state(numbers)
        for deal in range(30):
            deal_hands(table, numbers, discard_ways(numbers), state, deal % rules.players, seed, hands, crib)
            while (seat := next_turn(numbers, state)) >= 0:
                rank = rollout_card(numbers, state, seat, unseen, seed)
                assert state.held[seat, rank] > 0
                assert min(rank + 1, 10) <= 31 - state.at[2]
                play_card(state, seat, rank)
