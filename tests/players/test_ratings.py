"""The ratings of the ladder: how they are fitted, and that the characters and the page have the measured figures."""

from math import log10
from pathlib import Path

import numpy as np
import pytest

from bench import ratings
from bench.ratings import Match
from fifteentwo.players import KINDS
from fifteentwo.reviews import adjusted

PAGE = Path(__file__).parents[2] / "docs" / "players.md"


def match(first: str, second: str, share: float, games: int = 800) -> Match:
    """A match with the error of this many plain games."""
    return Match((first, second), 1, 80, share, share, (share * (1 - share) / games) ** 0.5)


def test_one_match_gives_the_odds_of_its_wins() -> None:
    played = match("expert", "club", 5 / 8)
    assert played.worth == pytest.approx(800)
    fitted = ratings.fit([played])
    assert fitted["expert"] == ratings.Rating(1540, 0)
    assert fitted["club"].points == pytest.approx(1540 - 400 * log10(5 / 3))
    assert fitted["club"].error == pytest.approx(ratings.SCALE * played.error / (5 / 8 * 3 / 8))


def test_consistent_matches_add_up_and_another_one_reduces_the_errors() -> None:
    odds = [match("expert", "club", 3 / 4), match("club", "novice", 3 / 4)]
    chain = ratings.fit(odds)
    assert chain["novice"].points == pytest.approx(1540 - 800 * log10(3))
    assert chain["novice"].error == pytest.approx(2**0.5 * chain["club"].error)
    both = ratings.fit([*odds, match("expert", "novice", 9 / 10)])
    assert both["novice"].points == pytest.approx(chain["novice"].points)
    assert both["novice"].error < chain["novice"].error


def test_inconsistent_matches_are_averaged() -> None:
    odds = [match("expert", "club", 3 / 4), match("club", "novice", 1 / 2), match("expert", "novice", 1 / 2)]
    fitted = ratings.fit(odds)
    club, novice = fitted["club"].points, fitted["novice"].points
    assert 1540 - 400 * log10(3) < club < 1540
    assert novice == pytest.approx((1540 + club) / 2), "as likely to lose to one as to beat the other"


def test_stopped_matches_go_on_where_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "GAMES", 3)
    monkeypatch.setattr(ratings, "AT_ONCE", 2)
    monkeypatch.setattr(
        adjusted, "play", lambda players, rules, rng, numbers: np.array([[rng, each] for each in numbers])
    )
    file = tmp_path / "rows.jsonl"
    whole = ratings._rows(file, ("club", "novice"), 4)
    assert whole == [[4, 0], [4, 1], [4, 2]]
    file.write_bytes(file.read_bytes()[:-3])
    assert ratings._rows(file, ("club", "novice"), 4) == whole
    assert file.read_bytes().count(b"\n") == 3


def test_the_matches_are_those_of_the_plan() -> None:
    assert [(match.players, match.games) for match in ratings.saved()] == [
        (pair, ratings.GAMES) for pair in ratings.PLAN
    ]
    assert {name for match in ratings.saved() for name in match.players} == set(KINDS)


@pytest.mark.parametrize("level", KINDS)
def test_each_rating_is_the_measured_one(level: str) -> None:
    fitted = ratings.fit(ratings.saved())[level]
    assert KINDS[level].character.rating == round(fitted.points)
    assert fitted.error <= 15


@pytest.mark.parametrize("row", [*ratings.ratings_table(ratings.saved()), *ratings.matches_table(ratings.saved())])
def test_the_page_has_the_measured_figures(row: str) -> None:
    assert row in PAGE.read_text(encoding="utf-8").splitlines()
