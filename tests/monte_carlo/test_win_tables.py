"""The chance to win by sampled deals: it is that of the games themselves, and near that of the solved game."""

from __future__ import annotations

import numpy as np
import pytest

from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.monte_carlo.deals import deal_sample
from fifteentwo.engine.monte_carlo.game_ends import empty_ends, play_on
from fifteentwo.engine.monte_carlo.rules import crash_holes, laws
from fifteentwo.engine.monte_carlo.win_model import win_curve, win_probability, win_share
from fifteentwo.engine.monte_carlo.win_tables import deals_with_wins
from fifteentwo.rules import CribbageRules, parse

PATHS = np.zeros(2, np.int64)


@pytest.mark.parametrize("text", ["standard", "lowball", "partners", "captain", "standard stinkhole=on", "five_card"])
def test_it_is_the_share_of_games_played_on(text: str) -> None:
    """In each game the sampled deals come in an order of its own."""
    rules = parse(text, CribbageRules)
    numbers = laws(rules)
    future = deals_with_wins(numbers)
    games = 4000
    for back, ahead in ((6, 1), (1, 6), (9, 9), (20, 14), (12, 33), (60, 55)):
        fronts = [max(0, target - needs) for target, needs in zip(rules.targets, (back, ahead), strict=True)]
        pegs = np.array([(0, front) for front in fronts], np.int64)
        for dealer in range(rules.players):
            ends = empty_ends(1, games, 2)
            play_on(numbers, deal_sample(numbers), (crash_holes(), PATHS), pegs, dealer, 1, 0, ends)
            won = [win_share(numbers, np.array([(0, a), (0, b)], np.int64), 0) for a, b in ends.scores[0].tolist()]
            found = win_probability(numbers, crash_holes(), future, pegs, PATHS, 0, dealer, 0, 1)
            assert found == pytest.approx(float(np.mean(won)), abs=0.06), (back, ahead, dealer)
            other = win_probability(numbers, crash_holes(), future, pegs, PATHS, 1, dealer, 0, 1)
            assert found + other == pytest.approx(1)


@pytest.mark.parametrize("text", ["standard", "lowball"])
def test_it_is_nearer_the_solved_game_than_the_curve_it_replaces(text: str) -> None:
    rules = parse(text, CribbageRules)
    numbers = laws(rules)
    future, solved = deals_with_wins(numbers), equity_table(rules, "win").equity[1]
    off = future.wins[1, 61:, 61:] - solved[61:, 61:]
    assert np.sqrt((off**2).mean()) < 0.02
    assert np.abs(off).max() < 0.08
    both = [(mine, theirs) for mine in range(61, 97) for theirs in range(61, 97)]
    curve = [
        win_curve(numbers, future, np.array([(0, mine), (0, theirs)]), 0, 1) - solved[mine, theirs]
        for mine, theirs in both
    ]
    assert np.sqrt(np.square(curve).mean()) > 2 * np.sqrt((off[:36, :36] ** 2).mean())


@pytest.mark.parametrize("text", ["standard", "lowball", "no_discard", "partners"])
def test_the_sides_are_alike(text: str) -> None:
    wins = deals_with_wins(laws(parse(text, CribbageRules))).wins
    assert wins.min() >= 0
    assert wins.max() <= 1
    assert wins[0] == pytest.approx(1 - wins[1].T)


def test_who_counts_first_wins_the_race() -> None:
    """With a point to go for both, pone leads, and who deals can only win in the play."""
    wins = deals_with_wins(laws(parse("standard", CribbageRules))).wins
    assert wins[1, 113, 113] > 0.6
    assert wins[0, 113, 113] < 0.4


@pytest.mark.parametrize("text", ["three_players", "crash"])
def test_there_is_none_for_more_sides_and_on_the_crash_board(text: str) -> None:
    numbers = laws(parse(text, CribbageRules))
    assert deals_with_wins(numbers) is deal_sample(numbers)
