"""How well each player of the ladder decides, by review: what the bands of the decision rating are calibrated by.

    python bench/decision_ratings.py play FOLDER [GAMES] [--first N]
                                      reviews the games N, 0 by default, to GAMES - 1 of each player against itself
    python bench/decision_ratings.py add FOLDER
                                      writes decision_ratings.json by these games; where they begin with a later one than 0,
                                      they are added to those already in it
    python bench/decision_ratings.py  prints the tables from decision_ratings.json

Games are saved in FOLDER as they are reviewed, and the same command resumes from there. A game takes one to two seconds of
one core; both its sides count. The bounds of the bands lie halfway between the players they are named for, on the scale of
the square root.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.reviews import recorded
from fifteentwo.players import KINDS, warm_up
from fifteentwo.reviews.grades import decisions
from fifteentwo.reviews.rating import (
    PHASES,
    Z_95,
    DecisionRating,
    PhaseRating,
    PhaseTally,
    decision_rating,
    rating_band,
    tally,
)
from fifteentwo.reviews.steps import games_of
from fifteentwo.rules import CribbageRules

RESULTS: Final = Path(__file__).with_suffix(".json")
GAMES: Final = 189
NAMED: Final = ("expert", "strong", "club", "novice")
"""The players that the bands are named for, strongest first."""
Tallies = list[tuple[PhaseTally, ...]]


def reviewed(name: str, number: int) -> Tallies:
    """The tallies of both sides in a game of a player against itself."""
    rules = CribbageRules()
    (game,) = games_of(recorded(name, name, number))
    found = decisions(game)
    return [tally(found, seat, rules.target) for seat in range(rules.players)]


def play(folder: Path, first: int, games: int) -> None:
    """Reviews games of every player in turn, so that all have equally many if it is stopped."""
    folder.mkdir(parents=True, exist_ok=True)
    warm_up(tuple(KINDS), CribbageRules())
    for number in range(first, games):
        for name in KINDS:
            path = folder / f"{name}-{number:04}.json"
            if not path.exists():
                new = path.with_suffix(".new")
                new.write_bytes(msgspec.json.encode(reviewed(name, number)))
                new.replace(path)
        print(f"{number + 1} games of each", flush=True)


def collected(folder: Path) -> dict[str, DecisionRating]:
    """The rating of each player by the games in a folder."""
    found = {}
    for name in KINDS:
        tallies: Tallies = []
        for path in sorted(folder.glob(f"{name}-*.json")):
            # The two sides of a game are nearly independent, so each counts as a game.
            tallies += msgspec.json.decode(path.read_bytes(), type=Tallies)
        if (rating := decision_rating(tallies)) is not None:
            found[name] = rating
    return found


def add(folder: Path) -> None:
    """Writes the ratings by the games in a folder; adds them to those measured before, if these are other games."""
    first = min(int(path.stem.rpartition("-")[2]) for path in folder.glob("*.json"))
    found, before = collected(folder), read() if first else {}
    ratings = {name: pooled(before[name], rating) if first else rating for name, rating in found.items()}
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(ratings), indent=1) + b"\n")


def pooled(one: DecisionRating, other: DecisionRating) -> DecisionRating:
    """The rating over two sets of games. The band is that of the mean; both sets together have games enough for one."""
    phases = {
        phase: _pooled([each.phases[phase] for each in (one, other) if phase in each.phases])
        for phase in PHASES
        if phase in {*one.phases, *other.phases}
    }
    whole = _pooled([one.whole, other.whole])
    return DecisionRating(one.games + other.games, whole, phases, rating_band(whole.loss), ())


def _pooled(parts: list[PhaseRating]) -> PhaseRating:
    """Losses add up, and so do the variances of their sums."""
    decisions = sum(each.decisions for each in parts)
    lost = sum(each.loss * each.decisions for each in parts)
    error = sqrt(sum(((each.error or 0.0) * each.decisions) ** 2 for each in parts))
    return PhaseRating(decisions, lost / decisions, error / decisions)


def read() -> dict[str, DecisionRating]:
    """The ratings from the results file."""
    return msgspec.json.decode(RESULTS.read_bytes(), type=dict[str, DecisionRating])


def bounds(ratings: dict[str, DecisionRating]) -> list[float]:
    """The bounds of the bands: halfway between neighbours on the scale of the square root."""
    roots = [sqrt(ratings[name].whole.loss) for name in NAMED]
    return [((first + second) / 2) ** 2 for first, second in pairwise(roots)]


def show(ratings: dict[str, DecisionRating]) -> None:
    """Prints the tables of docs/measurements.md."""
    heads = ("decisions", "loss of a decision", *PHASES)
    print(f"| | {' | '.join(heads)} |\n|---|{'---:|' * len(heads)}")
    for name, rating in ratings.items():
        whole = rating.whole
        cells = [f"{whole.decisions:,}", f"{100 * whole.loss:.3f} ± {100 * Z_95 * (whole.error or 0.0):.3f} %"]
        cells += [f"{100 * rating.phases[each].loss:.2f} %" if each in rating.phases else "-" for each in PHASES]
        print(f"| {name} | {' | '.join(cells)} |")
    print("\nBounds:", ", ".join(f"{100 * each:.3f} %" for each in bounds(ratings)))


def main() -> None:
    """Runs the command given by the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("play", "add"))
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("games", nargs="?", type=int, default=GAMES)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    if asked.what == "play":
        play(asked.folder, asked.first, asked.games)
    elif asked.what == "add":
        add(asked.folder)
    else:
        show(read())


if __name__ == "__main__":
    main()
