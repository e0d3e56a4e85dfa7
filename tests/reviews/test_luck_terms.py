"""The terms of a luck-adjusted result by samples: whatever the rules and the value function, their mean is zero."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from random import Random
from statistics import fmean, stdev

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, Discard, Play, State
from fifteentwo.engine.monte_carlo import open_deal
from fifteentwo.game import HOUSE, Opening
from fifteentwo.moves import Turn
from fifteentwo.players import player
from fifteentwo.players.chances import choice_chances
from fifteentwo.reviews.adjusted import choice_term, game_values, play
from fifteentwo.reviews.luck_terms import BySamples
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.simulate import Move, moves

RULES = (
    "lowball target=31",
    "three_players target=31",
    "jokers target=31",
    pytest.param("partners target=61", marks=pytest.mark.exhaustive),
    pytest.param("captain", marks=pytest.mark.exhaustive),
    pytest.param("crash", marks=pytest.mark.exhaustive),
    pytest.param("no_discard target=31", marks=pytest.mark.exhaustive),
    pytest.param("nineteen target=31", marks=pytest.mark.exhaustive),
    pytest.param("five_card target=31 play_stops_at_first_count=off", marks=pytest.mark.exhaustive),
    pytest.param("seven_card target=31", marks=pytest.mark.exhaustive),
    pytest.param("toss_fives target=31", marks=pytest.mark.exhaustive),
    pytest.param("standard target=31 crib_flush=four stinkhole=on", marks=pytest.mark.exhaustive),
)


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_deal, "ROLLOUTS", 60)
    monkeypatch.setattr(open_deal, "CONTINUATIONS", 1)


def state_in(rules: CribbageRules, phase: str, deal: int, seed: int) -> State:
    """The first state of a game in this phase, from this deal on, when nothing is due."""
    game, rng = Cribbage(rules), Random(seed)
    choose = player("simple", rng)
    state = game.start(Opening(0))
    while state.phase != phase or state.due is not None or state.deals < deal:
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            action = game.house(state, rng)
        else:
            action = choose(game.observe(state, seat), game.legal(state, seat))
        state, _ = game.apply(state, action)
        assert game.outcome(state) is None
    return state


def is_zero(differences: Iterable[float], most: float) -> bool:
    """Whether the mean is zero within four standard errors, and these are less than `most`."""
    found = list(differences)
    return abs(fmean(found)) < 4 * stdev(found) / sqrt(len(found)) < most


@pytest.mark.parametrize("code", RULES)
def test_the_expectation_before_the_starter_is_the_mean_over_all_starters(code: str) -> None:
    rules = parse(code, CribbageRules)
    game, values, rng = Cribbage(rules), BySamples(rules), np.random.default_rng(1)
    state = state_in(rules, "starter", 2, 3)
    after = [game.apply(state, Turn(card))[0] for card in sorted(set(rules.pack) - state.known())]
    differences = []
    for _ in range(100):
        value = values.drawn(rng)
        before = values.before_starter(state, value)
        assert before is not None
        differences.append(fmean(map(value, after)) - before)
    assert is_zero(differences, 0.025)


@pytest.mark.parametrize("code", RULES)
def test_the_expectation_of_a_deal_is_the_mean_over_deals(code: str) -> None:
    rules = parse(code, CribbageRules)
    game, values, rng = Cribbage(rules), BySamples(rules), np.random.default_rng(2)
    state = state_in(rules, "deal", 1, 5)
    differences = []
    for seed in range(1500):
        after, _ = game.apply(state, game.house(state, Random(seed)))
        expected = values.before_deal(after, rng)
        assert expected is not None
        differences.append(values.drawn(rng)(after) - expected)
    assert is_zero(differences, 0.05)
    assert stdev(differences) > 0.02, "cards matter"


def test_a_starter_that_asks_for_a_choice_has_no_term() -> None:
    for code in ("jokers target=31 starter_joker=pone_names", "crash"):
        rules = parse(code, CribbageRules)
        state = state_in(rules, "starter", 1, 3)
        values = BySamples(rules)
        state = replace(state, paths=(None,) * rules.sides) if code == "crash" else state
        assert values.before_starter(state, values.drawn(np.random.default_rng(1))) is None


def test_a_deal_that_pegs_for_the_last_card_to_the_end_has_no_term() -> None:
    rules = parse("five_card target=31", CribbageRules)
    values = BySamples(rules)
    over = replace(state_in(rules, "discard", 1, 3), phase="over", pegs=((0, 31), (0, 3)))
    assert values.before_deal(over, np.random.default_rng(1)) is None


@pytest.mark.parametrize(
    "code", ["lowball target=31", "three_players target=31", "jokers target=31", "standard", "five_card"]
)
def test_the_terms_of_a_choice_have_mean_zero_by_its_chances(code: str) -> None:
    rules = parse(code, CribbageRules)
    game, rng, seen = Cribbage(rules), np.random.default_rng(4), 0
    values = game_values(("novice",) * rules.players, rules)
    for move in moves(("novice",) * rules.players, rules, 6, 1):
        if not isinstance(move.action, Discard | Play) or seen > 12:
            continue
        legal = [each for each in game.legal(move.before, move.seat) if isinstance(each, Discard | Play)]
        chances = choice_chances("novice", game.observe(move.before, move.seat), legal)
        assert chances is not None
        value, terms = values.drawn(rng), []
        for choice, share in chances.items():
            after, events = game.apply(move.before, choice)
            terms.append(share * choice_term(value, game, Move(move.before, move.seat, choice, events, after), chances))
        assert sum(terms) == pytest.approx(0, abs=1e-12)
        seen += any(terms)
    assert seen > 5


def test_who_deals_first_has_mean_zero() -> None:
    rules = parse("three_players target=31", CribbageRules)
    values = BySamples(rules)
    value = values.drawn(np.random.default_rng(1))
    starts = [Cribbage(rules).start(Opening(dealer)) for dealer in range(3)]
    terms = [value(start) - values.before_first_deal(start, value) for start in starts]
    assert sum(terms) == pytest.approx(0)
    assert any(terms)


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("lowball target=31", ("simple", "novice")),
        ("three_players target=31", ("club", "novice", "casual")),
        ("partners target=31", ("casual", "beginner", "novice", "club")),
        ("jokers target=31", ("novice", "simple")),
        ("captain", ("casual", "novice", "novice")),
        ("crash", ("random", "novice")),
    ],
)
def test_every_term_has_mean_zero(code: str, names: tuple[str, ...]) -> None:
    rows = play(names, parse(code, CribbageRules), 11, range(300))
    errors = rows.std(axis=0, ddof=1) / len(rows) ** 0.5
    assert np.all(np.abs(rows[:, 1:].mean(axis=0)) <= 4 * errors[1:])
