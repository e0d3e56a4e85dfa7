"""How strong the opponents are: luck-adjusted games between levels of the ladder, fitted by the model of Bradley and Terry.

    python bench/ratings.py play FOLDER   plays the matches, writes ratings.json and prints the tables of docs/players.md
    python bench/ratings.py               prints the tables from ratings.json

Results are saved in FOLDER as they come, and the same command resumes from there. Take an empty folder after a change to
a player. The whole takes a quarter of an hour of one core, an hour on a busy machine.

In the model (Bradley and Terry, 1952; on the scale of Elo) a player rated d points above another wins the share
1 / (1 + 10 ** (-d / 400)) of the games. The luck is taken out of the share of each match (`simulate --luck-adjusted`), and
the match counts as many games as a plain result needs for the same error.
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

from fifteentwo.players import KINDS
from fifteentwo.reviews import adjusted
from fifteentwo.rules import CribbageRules

RESULTS: Final = Path(__file__).with_suffix(".json")
ANCHOR: Final = ("expert", 1540.0)
"""The player whose rating is fixed."""
SCALE: Final = 400 / log(10)
"""Rating points in a unit of log odds."""
Z_95: Final = 1.959964
GAMES: Final = 400
"""The games of each match."""
AT_ONCE: Final = 20
"""The games after which results are saved."""

PLAN: Final = (
    ("novice", "beginner"),
    ("casual", "beginner"),
    ("casual", "novice"),
    ("club", "novice"),
    ("expert", "novice"),
    ("club", "casual"),
    ("strong", "casual"),
    ("expert", "casual"),
    ("strong", "club"),
    ("expert", "club"),
    ("expert", "strong"),
)
"""Who meets whom."""


class Match(Struct, frozen=True):
    """The luck-adjusted share of the games that the first player wins."""

    players: tuple[str, str]
    rng: int
    games: int
    plain: float
    """The share before the luck is taken out."""
    share: float
    error: float
    """The standard error of `share`."""

    @property
    def worth(self) -> float:
        """The number of games whose plain result has the same error."""
        return self.share * (1 - self.share) / self.error**2


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
    games, shares = np.array([(match.worth, match.share) for match in matches]).T
    log_odds = np.zeros(len(names))
    while True:
        model = 1 / (1 + np.exp(-signs @ log_odds))
        information = signs.T @ (signs * (games * model * (1 - model))[:, None])
        step = np.linalg.solve(information, signs.T @ (games * (shares - model)))
        log_odds += step
        if np.abs(step).max() < 1e-9:
            break
    deviations = np.sqrt(np.diag(np.linalg.inv(information)))
    fitted = {
        name: Rating(float(height + SCALE * each), float(SCALE * error))
        for name, each, error in zip(names, log_odds, deviations, strict=True)
    }
    return fitted | {anchor: Rating(height, 0.0)}


def play(folder: Path) -> list[Match]:
    """Plays the games of the plan that are not yet in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    matches = []
    for rng, players in enumerate(PLAN, 1):
        rows = _rows(folder / f"{'-'.join(players)}.jsonl", players, rng)
        found = adjusted.estimate(np.array(rows))
        matches.append(Match(players, rng, GAMES, found.plain, found.adjusted, found.adjusted_error))
        print(f"{' against '.join(players)}: {found.adjusted:.1%} ± {found.adjusted_error:.1%}", flush=True)
    return matches


def _rows(file: Path, players: tuple[str, str], rng: int) -> list[list[float]]:
    """The result and the terms of each game of a match; those not in the file are played and added to it."""
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    rows = [msgspec.json.decode(line, type=list[float]) for line in lines if line.endswith(b"\n")]
    with file.open("wb") as more:
        more.writelines(lines[: len(rows)])  # without what was cut off when the program was stopped
        for first in range(len(rows), GAMES, AT_ONCE):
            played = adjusted.play(players, CribbageRules(), rng, range(first, min(first + AT_ONCE, GAMES))).tolist()
            more.write(b"".join(msgspec.json.encode(row) + b"\n" for row in played))
            more.flush()
            rows.extend(played)
    return rows


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
    yield "| match | games | as good as | wins of the first | 95 % interval | by the ratings |"
    yield "|---|---:|---:|---:|---:|---:|"
    for match in matches:
        first, second = match.players
        share, error = match.share, match.error
        model = expected(fitted[first].points - fitted[second].points)
        yield (
            f"| {first} against {second} | {match.games:,} | {round(match.worth, -2):,.0f} | {share:.1%} "
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
