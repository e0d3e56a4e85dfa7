"""The analysis of the five-card game by its solution: what its figures are made of, and that deals with all cards known agree with them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.analysis import analyse, second_opinion
from fifteentwo.analysis.explorer import explored
from fifteentwo.analysis.position import PlayerPosition
from fifteentwo.cribbage import Cribbage, Discard, Play, View
from fifteentwo.engine.five_card.decisions import parts_of_discards
from fifteentwo.engine.five_card.solution import shipped_five_card
from fifteentwo.game import Opening, Standing
from tests.engine.other_rules import of
from tests.engine.test_five_card_expert import RULES, states


def first_view(seed: int, scores: tuple[int, int], line: str = "five_card", dealer: int = 0) -> View:
    """The view of seat 0 before its discard."""
    game = Cribbage(of(line))
    state = game.start(Opening(dealer=dealer))
    state, _ = game.apply(state, game.house(state, Random(seed)))
    standing = Standing((1, 0), (1, 0), 1) if game.rules.match_kind != "single" else state.standing
    return game.observe(replace(state, pegs=tuple((0, score) for score in scores), standing=standing), 0)


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(
    ("line", "scores"),
    [
        ("five_card", (20, 25)),
        ("five_card", (54, 57)),
        ("five_card target=361", (150, 140)),
        ("five_card skunk_scale=skunk match=first_to:3", (30, 52)),
        ("five_card skunk_scale=skunk match=first_to:3", (53, 29)),
    ],
)
def test_chances_of_discards_are_those_of_deals_with_all_cards_known(
    line: str, scores: tuple[int, int], dealer: int
) -> None:
    gaps = []
    for seed in range(3):
        view = first_view(seed, scores, line, dealer)
        for option in analyse(view).options[:2]:
            found = option.win if view.rules.match_kind == "single" else option.match
            assert found is not None
            deals = second_opinion.chances(view, 0, [option.cards])[0]
            error = float(deals.std(ddof=1)) / len(deals) ** 0.5
            assert found.error is not None
            gaps.append((found.value - deals.mean()) / np.hypot(error, found.error))
    assert max(map(abs, gaps)) < 4.5
    assert abs(np.mean(gaps)) < 2


def test_a_discard_is_its_parts() -> None:
    for dealer in (0, 1):
        view = first_view(5, (10, 3), dealer=dealer)
        found = analyse(view)
        assert (found.source, found.by, len(found.options)) == ("solved", "win", 10)
        five = tuple(sorted(map(int, view.hands[0])))
        parts = parts_of_discards(shipped_five_card(), 1 - dealer, five)
        for option in found.options:
            assert option.hand is not None
            assert option.crib is not None
            assert option.pegging is not None
            assert option.total.value == pytest.approx(option.hand.value + option.crib.value + option.pegging.value)
            assert (option.crib.value > 0) == (dealer == 0)
            assert option.spread is not None
            assert 2 < option.spread.value < 7
        totals = sorted(option.total.value for option in found.options)
        assert totals == pytest.approx(sorted(parts @ (1, 1 if dealer == 0 else -1, 1)))
        losses = [option.loss.value for option in found.options if option.loss]
        assert losses == sorted(losses)
        assert losses[0] == 0


def test_cards_have_the_probabilities_of_the_policy_and_what_follows_them() -> None:
    seen = 0
    for seed in range(6):
        for view, seat in states(seed, (45, 51)):
            if view.phase != "play":
                continue
            found = analyse(view, seat)
            legal = {each for each in Cribbage(RULES).legal(view, seat) if isinstance(each, Play)}
            assert {option.action for option in found.options} == legal
            by_rank = {option.cards[0].rank: option.often.value for option in found.options if option.often}
            assert sum(by_rank.values()) == pytest.approx(1)
            tree = explored(PlayerPosition(view, seat))
            assert sum(each.cards for each in tree.strip) == pytest.approx(len(view.hands[1 - seat]))
            for branch in tree.branches:
                if branch.replies:
                    assert branch.go + sum(reply.chance for reply in branch.replies) == pytest.approx(1, abs=0.01)
            seen += 1
    assert seen > 10


def test_grades_are_of_the_solution() -> None:
    for view, seat in states(2, (50, 52)):
        position = PlayerPosition(view, seat)
        best, *_, worst = position.analysis().options
        for option in (best, worst):
            assert isinstance(option.action, Discard | Play)
        assert position.grade(best.action).loss.value == 0  # type: ignore[arg-type]
        grade = position.grade(worst.action, careful=True)  # type: ignore[arg-type]
        assert grade.loss.error is not None
        assert grade.mixed or grade.loss.value > 0 or worst.loss.value == 0  # type: ignore[union-attr]


def test_only_a_card_that_wins_is_certain() -> None:
    sure = 0
    for seed in range(30):
        for view, seat in states(seed):
            if len(view.plays) != 1:
                continue
            near = replace(view, pegs=tuple((0, 59) for _ in (0, 1)))
            for option in analyse(near, seat).options:
                assert option.win is not None
                assert option.win.exact == (option.now is not None and option.now >= 2)
                sure += option.win.exact
    assert sure > 3
