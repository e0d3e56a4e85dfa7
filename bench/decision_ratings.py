"""How well each player of the ladder decides, by review: what the bands of the decision rating are calibrated by.

    python bench/decision_ratings.py play FOLDER [GAMES]   reviews games of each player against itself, and writes decision_ratings.json
    python bench/decision_ratings.py                       prints the tables from decision_ratings.json

Games are saved in FOLDER as they are reviewed, and the same command resumes from there. A game takes one to two seconds of
one core; both its sides count. The bounds of the bands lie halfway between the players they are named for, on the scale of
the square root.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec

from fifteentwo.players import KINDS, warm_up
from fifteentwo.record import replay
from fifteentwo.record.model import games_in
from fifteentwo.reviews.grades import decisions
from fifteentwo.reviews.rating import PHASES, Z_95, DecisionRating, PhaseTally, decision_rating, tally
from fifteentwo.rules import CribbageRules

RESULTS: Final = Path(__file__).with_suffix(".json")
GAMES: Final = 127
NAMED: Final = ("expert", "strong", "club", "novice")
"""The players that the bands are named for, strongest first."""
Tallies = list[tuple[PhaseTally, ...]]


def reviewed(name: str, number: int) -> Tallies:
    """The tallies of both sides in a game of a player against itself."""
    from reviews import recorded  # noqa: PLC0415 - a neighbour of this file

    rules = CribbageRules()
    (game,) = games_in(replay(recorded(name, name, number)).table.moments)
    found = decisions(game)  # type: ignore[arg-type]
    return [tally(found, seat, rules.target) for seat in range(rules.players)]


def play(folder: Path, games: int) -> None:
    """Reviews games of every player in turn, so that all have equally many if it is stopped."""
    folder.mkdir(parents=True, exist_ok=True)
    warm_up(tuple(KINDS), CribbageRules())
    for number in range(games):
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
        cells = [f"{whole.decisions:,}", f"{100 * whole.loss:.3f} ± {100 * Z_95 * whole.error:.3f} %"]
        cells += [f"{100 * rating.phases[each].loss:.2f} %" if each in rating.phases else "-" for each in PHASES]
        print(f"| {name} | {' | '.join(cells)} |")
    print("\nBounds:", ", ".join(f"{100 * each:.3f} %" for each in bounds(ratings)))


def main() -> None:
    """Runs the command given by the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("play",))
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("games", nargs="?", type=int, default=GAMES)
    asked = parser.parse_args()
    if asked.what:
        play(asked.folder, asked.games)
        found = msgspec.json.format(msgspec.json.encode(collected(asked.folder)), indent=1)
        RESULTS.write_bytes(found + b"\n")
    show(read())


if __name__ == "__main__":
    main()
