"""How strong the opponents are: pairs of games between levels of the ladder, fitted by the model of Bradley and Terry.

    python bench/ratings.py play FOLDER   plays the matches, writes ratings.json and prints the tables of docs/players.md
    python bench/ratings.py               prints the tables from ratings.json

Results are saved in FOLDER as they come, and the same command resumes from there. Take an empty folder after a change to
a player. The whole takes about twenty minutes of one core.

In the model (Bradley and Terry, 1952; on the scale of Elo) a player rated d points above another wins the share
1 / (1 + 10 ** (-d / 400)) of the games. The two games of a pair have the same cards and are not independent, so the
errors come from the variance between pairs (White's sandwich estimator, 1980), not from that of a binomial.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct

from fifteentwo.duplicate_match import PairedSums, compare
from fifteentwo.players import KINDS

RESULTS: Final = Path(__file__).with_suffix(".json")
ANCHOR: Final = ("expert", 1540.0)
"""The player whose rating is fixed."""
SCALE: Final = 400 / log(10)
"""Rating points in a unit of log odds."""
Z_95: Final = 1.959964

PLAN: Final = (
    ("novice", "beginner", 1600),
    ("casual", "beginner", 1200),
    ("casual", "novice", 1600),
    ("club", "novice", 1200),
    ("expert", "novice", 800),
    ("club", "casual", 2000),
    ("strong", "casual", 1200),
    ("expert", "casual", 800),
    ("strong", "club", 2000),
    ("expert", "club", 1600),
    ("expert", "strong", 2400),
)
"""Who meets whom, and in how many games."""


class Match(Struct, frozen=True):
    """The pairs of games between two players, summed for the first."""

    players: tuple[str, str]
    rng: int
    sums: PairedSums


class Rating(Struct, frozen=True):
    """A player's rating and its standard error; the anchor's error is 0."""

    points: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """Of 95 %."""
        return self.points - Z_95 * self.error, self.points + Z_95 * self.error


def expected(difference: float) -> float:
    """The share of games that a player rated higher by `difference` wins.

    >>> round(expected(100), 3)
    0.64
    """
    return float(1 / (1 + 10 ** (-difference / 400)))


def fit(matches: Sequence[Match]) -> dict[str, Rating]:
    """The ratings of greatest likelihood, by Newton's method."""
    anchor, height = ANCHOR
    names = sorted({name for match in matches for name in match.players} - {anchor})
    signs = np.array([[(name == match.players[0]) - (name == match.players[1]) for name in names] for match in matches])
    games = np.array([2.0 * match.sums.pairs for match in matches])
    shares, errors = np.array([match.sums.share for match in matches]).T
    log_odds = np.zeros(len(names))
    while True:
        model = 1 / (1 + np.exp(-signs @ log_odds))
        information = signs.T @ (signs * (games * model * (1 - model))[:, None])
        step = np.linalg.solve(information, signs.T @ (games * (shares - model)))
        log_odds += step
        if np.abs(step).max() < 1e-9:
            break
    inverse = np.linalg.inv(information)
    between = signs.T @ (signs * ((games * errors) ** 2)[:, None])
    deviations = np.sqrt(np.diag(inverse @ between @ inverse))
    fitted = {
        name: Rating(float(height + SCALE * each), float(SCALE * error))
        for name, each, error in zip(names, log_odds, deviations, strict=True)
    }
    return fitted | {anchor: Rating(height, 0.0)}


def play(folder: Path) -> list[Match]:
    """Plays the matches of the plan that are not yet in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    matches = []
    for rng, (better, worse, games) in enumerate(PLAN, 1):
        sums = compare((better, worse), games // 2, rng=rng, out=folder / f"{better}-{worse}.jsonl")
        matches.append(Match((better, worse), rng, sums))
        print(f"{better} against {worse}: {sums.share[0]:.1%} of {2 * sums.pairs} games", flush=True)
    return matches


def saved() -> list[Match]:
    """The matches in ratings.json."""
    return msgspec.json.decode(RESULTS.read_bytes(), type=list[Match])


def ratings_table(matches: Sequence[Match]) -> Iterator[str]:
    """The rows of the ratings, for docs/players.md."""
    fitted = fit(matches)
    yield "| level | name | rating | 95 % interval | standard error |"
    yield "|---|---|---:|---:|---:|"
    for level in KINDS:
        rating = fitted[level]
        low, high = rating.interval
        row = f"| {level} | {KINDS[level].character.name} | {rating.points:.0f} |"
        yield f"{row} {low:.0f} to {high:.0f} | {rating.error:.1f} |" if rating.error else f"{row} fixed | |"


def matches_table(matches: Sequence[Match]) -> Iterator[str]:
    """The rows of the matches, for docs/players.md."""
    fitted = fit(matches)
    yield "| match | games | wins of the first | 95 % interval | by the ratings |"
    yield "|---|---:|---:|---:|---:|"
    for match in matches:
        first, second = match.players
        share, error = match.sums.share
        model = expected(fitted[first].points - fitted[second].points)
        yield (
            f"| {first} against {second} | {2 * match.sums.pairs:,} | {share:.1%} "
            f"| {share - Z_95 * error:.1%} to {share + Z_95 * error:.1%} | {model:.1%} |"
        ).replace("%", " %")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("do", choices=("show", "play"), nargs="?", default="show")
    asked.add_argument("folder", type=Path, nargs="?", help="with play: keeps the results as they come")
    wanted = asked.parse_args()
    if wanted.do == "play":
        if wanted.folder is None:
            asked.error("play needs a folder for its results")
        RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(play(wanted.folder))) + b"\n")
    print("\n".join([*ratings_table(saved()), "", *matches_table(saved())]))


if __name__ == "__main__":
    main()
