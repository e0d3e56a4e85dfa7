"""The ratings of the ladder: how they are fitted, and that the characters and the page have the measured figures."""

from math import log10
from pathlib import Path

import pytest

from bench import ratings
from bench.ratings import Match
from fifteentwo.duplicate_match import PairedSums
from fifteentwo.players import KINDS

PAGE = Path(__file__).parents[2] / "docs" / "players.md"


def match(first: str, second: str, wins: float, pairs: int = 400) -> Match:
    """A match with this many wins for the first player, where the variance of the wins in a pair is 1/2."""
    return Match((first, second), 1, PairedSums(pairs, wins, wins_squared=wins * wins / pairs + pairs / 2))


def test_one_match_gives_the_odds_of_its_wins() -> None:
    fitted = ratings.fit([match("expert", "club", 500)])
    assert fitted["expert"] == ratings.Rating(1540, 0)
    assert fitted["club"].points == pytest.approx(1540 - 400 * log10(500 / 300))
    error = (1 / 8 / 400) ** 0.5  # of the share: the variance of a pair's two games is 1/2, that of their mean 1/8
    assert fitted["club"].error == pytest.approx(ratings.SCALE * error / (5 / 8 * 3 / 8))


def test_consistent_matches_add_up_and_another_one_reduces_the_errors() -> None:
    odds = [match("expert", "club", 600), match("club", "novice", 600)]
    chain = ratings.fit(odds)
    assert chain["novice"].points == pytest.approx(1540 - 800 * log10(3))
    assert chain["novice"].error == pytest.approx(2**0.5 * chain["club"].error)
    both = ratings.fit([*odds, match("expert", "novice", 800 * 9 / 10)])
    assert both["novice"].points == pytest.approx(chain["novice"].points)
    assert both["novice"].error < chain["novice"].error


def test_inconsistent_matches_are_averaged() -> None:
    odds = [match("expert", "club", 600), match("club", "novice", 400), match("expert", "novice", 400)]
    fitted = ratings.fit(odds)
    club, novice = fitted["club"].points, fitted["novice"].points
    assert 1540 - 400 * log10(3) < club < 1540
    assert novice == pytest.approx((1540 + club) / 2), "as likely to lose to one as to beat the other"


def test_the_matches_are_those_of_the_plan() -> None:
    played = [(*match.players, 2 * match.sums.pairs) for match in ratings.saved()]
    assert played == list(ratings.PLAN)
    assert {name for match in ratings.saved() for name in match.players} == set(KINDS)


@pytest.mark.parametrize("level", KINDS)
def test_each_rating_is_the_measured_one(level: str) -> None:
    fitted = ratings.fit(ratings.saved())[level]
    assert KINDS[level].character.rating == round(fitted.points)
    assert fitted.error <= 15


@pytest.mark.parametrize("row", [*ratings.ratings_table(ratings.saved()), *ratings.matches_table(ratings.saved())])
def test_the_page_has_the_measured_figures(row: str) -> None:
    assert row in PAGE.read_text(encoding="utf-8").splitlines()
