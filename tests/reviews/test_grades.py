"""The grades of decisions: based on what could be known, in bands that fit the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from fifteentwo.analysis.model import Figure
from fifteentwo.analysis.position import BOUNDS, ERRORS, band_of, position_of
from fifteentwo.cribbage import Cribbage, Discard, Play, State, guess
from fifteentwo.reviews import review
from fifteentwo.reviews.model import SeatFigures
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.table import Do
from tests.reviews.games import played, recorded


def figures(names: tuple[str, str], seed: int) -> tuple[SeatFigures, SeatFigures]:
    first, second = review(recorded(names, seed)).games[0].figures
    assert first is not None
    assert second is not None
    return first, second


def mean(found: list[SeatFigures]) -> float:
    return sum(each.loss for each in found) / sum(each.decisions for each in found)


def grades_with_other_cards(names: Sequence[str], seed: int, rules: CribbageRules, most: int) -> int:
    """Grades the first unforced decisions of a game twice, the second time with other hidden cards; returns their number."""
    game, before, seen = Cribbage(rules), None, 0
    for moment in played(names, seed, rules).moments:
        entry = moment.entry
        if isinstance(entry, Do) and isinstance(entry.action, Discard | Play) and seen < most:
            assert isinstance(before, State)
            action = entry.action
            position = position_of(before, action.seat)
            if not position.forced:
                seen += 1
                another = guess(game.observe(before, action.seat), Random(f"{seed} {seen}"))
                assert position_of(another, action.seat).grade(action, careful=True) == position.grade(
                    action, careful=True
                )
        before = moment.state
    return seen


def test_a_grade_does_not_depend_on_hidden_cards() -> None:
    assert grades_with_other_cards(("simple", "expert"), 7, CribbageRules(), 25) == 25


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("code", "games"),
    [
        *(("standard", 20), ("standard match=first_to:3", 4), ("hoyle target=61", 4)),
        *(
            (each, 1)
            for each in ("three_players target=31", "partners target=31", "lowball target=31", "jokers target=31")
        ),
    ],
)
def test_no_grade_of_many_games_depends_on_hidden_cards(code: str, games: int) -> None:
    rules = parse(code, CribbageRules)
    names = ("simple", "club", "random", "simple")[: rules.players]
    assert sum(grades_with_other_cards(names, seed, rules, 100) for seed in range(games)) > 15 * games


def test_the_expert_finds_no_mistakes_of_its_own_and_some_of_a_novice() -> None:
    expert, novice = figures(("expert", "novice"), 1)
    assert (expert.mistakes, expert.blunders) == (0, 0)
    assert novice.loss > 10 * expert.loss
    assert novice.mistakes + novice.blunders > 3


@pytest.mark.exhaustive
def test_the_expert_finds_no_mistakes_in_many_games() -> None:
    for seed in range(30):
        for found in figures(("expert", "expert"), seed):
            assert (found.mistakes, found.blunders) == (0, 0)


@pytest.mark.exhaustive
def test_a_weaker_player_loses_more() -> None:
    ladder = ("beginner", "novice", "casual", "club", "strong", "expert")
    losses = []
    for name in ladder:
        games = [figures((name, name), seed) for seed in range(12)]
        losses.append(mean([each for game in games for each in game]))
    assert all(weaker > stronger for weaker, stronger in pairwise(losses))


def test_the_bands() -> None:
    for least, band in BOUNDS:
        assert band_of(Figure(least, 0.0)) == band
        assert band_of(Figure(least - 1e-9, 0.0)) != band
    assert band_of(Figure(0.3, 0.3 / ERRORS)) == "blunder"
    assert band_of(Figure(0.3, 0.31 / ERRORS)) == "inaccuracy"
    assert band_of(Figure(0.3, None)) == "none"


def test_a_choice_between_cards_of_one_rank_is_forced() -> None:
    table = played(("simple", "simple"), 3)
    states = [
        moment.state for moment in table.moments if isinstance(moment.state, State) and moment.state.phase == "play"
    ]
    found = [position_of(state, state.turn) for state in states if state.turn is not None]
    assert {position.forced for position in found} == {True, False}
    assert all(
        position.forced == (len({each.card.rank for each in position.choices if isinstance(each, Play)}) < 2)
        for position in found
    )


def test_a_choice_that_was_not_possible_is_refused() -> None:
    table = played(("simple", "simple"), 3, CribbageRules(target=31))
    state = next(
        moment.state for moment in table.moments if isinstance(moment.state, State) and moment.state.phase == "discard"
    )
    with pytest.raises(ValueError, match="not open"):
        position_of(state, 0).grade(Discard(0, state.hands[1][:2]))
