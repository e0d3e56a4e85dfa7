"""How far the curve of a sampled game is off, beyond the error of its samples: the figures of data/curve_errors.json.

    python bench/curve_error.py play FOLDER [POSITIONS]    plays the games, and saves each position in FOLDER; resumes from there
    python bench/curve_error.py write FOLDER               writes data/curve_errors.json
    python bench/curve_error.py calibration [GAMES]        how often the winner of new games was within what the errors claim

The later deals of the curve are played by the policy of the samples (`reviews.sampled_values`). Here *casual*, which plays by other rules
of thumb, plays on from the same positions: before a deal, at random scores. The mean square of the difference between the chance and
the share of games won, less what both vary by chance, is the square of the error. Its unit is the standard deviation of the result,
sqrt(p (1 - p)) for a chance p. What players do with the cards of the deal at hand is no error of the curve: it shows the chance if
these cards are played by the policy.
"""

from __future__ import annotations

import argparse
from hashlib import sha256
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, State
from fifteentwo.game import HOUSE
from fifteentwo.players import player
from fifteentwo.reviews.curve_errors import FILE, CurveErrors
from fifteentwo.reviews.sampled_values import WIN, SampledValues
from fifteentwo.rules import CribbageRules, parse

RULES: Final[tuple[str, ...]] = (
    "three_players",
    "partners",
    "captain",
    "lowball",
    "jokers",
    "standard crib_flush=four",
)
NEEDS: Final = (1, 16, 41, 81, 122)
"""The points that the side nearest to its target needs, in the game to 121: from each of these to the next."""
PLAYER: Final = "casual"
GAMES: Final = 100
"""Played on from each position."""
LONGEST: Final = 160
"""The most actions before a moment at which the curve is compared with the result."""


class Found(Struct):
    """A position: the points needed, the chance of each side, its error by the samples, and the share of games won."""

    needed: int
    chances: list[float]
    errors: list[float]
    shares: list[float]


def played_on(state: State, seed: str, most: int | None = None) -> State:
    """The state after this many actions; that of the end, if the game is over before."""
    game, chance = Cribbage(state.rules), Random(f"chance {seed}")
    seats = [player(PLAYER, Random(f"{seed} {seat}")) for seat in range(state.rules.players)]
    done = 0
    while (to_act := game.to_act(state)) and done != most:
        if HOUSE in to_act:
            action = game.house(state, chance)
        else:
            seat = to_act[0]
            action = seats[seat](game.observe(state, seat), game.legal(state, seat))
        state, _ = game.apply(state, action)
        done += 1
    return state


def position(rules: CribbageRules, needs: tuple[int, int], seed: str) -> State:
    """The state before the first deal, at random scores."""
    rng, game = Random(seed), Cribbage(rules)
    state, number = game.start(), 0
    while state.dealer is None or state.phase != "deal":
        state = played_on(state, f"{seed} cut {number}", 1)
        number += 1
    near = rng.randrange(*needs)
    leader = rng.randrange(rules.sides)
    pegs = []
    for side, target in enumerate(rules.targets):
        need = near if side == leader else near + rng.randrange(40)
        front = max(0, target - max(1, round(need * target / rules.target)))
        pegs.append((0, front))
    return replace(state, pegs=tuple(pegs))


def measured(code: str, needs: tuple[int, int], number: int) -> Found:
    """The chances at a position, and the shares of games played on from it."""
    rules = parse(code, CribbageRules)
    game = Cribbage(rules)
    state = position(rules, needs, f"{code} {needs} {number}")
    values = SampledValues(rules, 0, state.standing, with_model=False).of(state)
    assert values is not None
    shares = np.zeros(rules.sides)
    for at in range(GAMES):
        outcome = game.outcome(played_on(state, f"{code} {needs} {number} {at}"))
        assert outcome is not None
        shares[list(outcome.winners)] += 1 / len(outcome.winners) / GAMES
    return Found(needed(state), values[0, WIN].tolist(), values[1, WIN].tolist(), shares.tolist())


def needed(state: State) -> int:
    """The points that the side nearest to its target needs."""
    return min(target - score for target, score in zip(state.rules.targets, state.scores, strict=True))


def play(folder: Path, positions: int) -> None:
    """Plays all rules and distances in turn, so that all have equally many positions if it is stopped."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(positions):
        for at, code in enumerate(RULES):
            for needs in pairwise(NEEDS):
                path = folder / f"{at}-{needs[0]:03}-{number:03}.json"
                if not path.exists():
                    path.write_bytes(msgspec.json.encode(measured(code, needs, number)))
        print(f"{number + 1} positions of each", flush=True)


def error(found: list[Found]) -> tuple[float, float]:
    """The square of the error in standard deviations of the result, and its standard error."""
    excess, spread = [], []
    for each in found:
        rows = list(zip(each.chances, each.errors, each.shares, strict=True))
        excess.append(
            fmean(
                (chance - share) ** 2 - by_samples**2 - share * (1 - share) / (GAMES - 1)
                for chance, by_samples, share in rows
            )
        )
        spread.append(fmean(chance * (1 - chance) for chance, _, _ in rows))
    return fmean(excess) / fmean(spread), float(np.std(excess, ddof=1)) / sqrt(len(excess)) / fmean(spread)


def read(folder: Path, pattern: str) -> list[Found]:
    """The positions of the files whose names match."""
    return [msgspec.json.decode(path.read_bytes(), type=Found) for path in sorted(folder.glob(pattern))]


def show(name: str, found: list[Found]) -> None:
    """Prints a line."""
    square, of_square = error(found)
    print(f"{name:<26} {len(found):>4} positions: {sqrt(max(0.0, square)):.3f}, its square ± {1.96 * of_square:.4f}")


def write(folder: Path) -> None:
    """Writes the file of the package, and prints a line for each distance and for each set of rules."""
    for first, after in pairwise(NEEDS):
        show(f"{first} to {after - 1} points needed", read(folder, f"?-{first:03}-*.json"))
    for at, code in enumerate(RULES):
        show(code, read(folder, f"{at}-*.json"))
    lowball = RULES.index("lowball")
    high = [each for at in range(len(RULES)) if at != lowball for each in read(folder, f"{at}-*.json")]
    errors = {}
    for objective, found in (("high", high), ("lowball", read(folder, f"{lowball}-*.json"))):
        show(objective, found)
        # Few positions can be right by accident: the square and its standard error together.
        errors[objective] = round(sqrt(max(0.0, sum(error(found)))), 3)
    many = len(list(folder.glob("*.json")))
    about = {
        "errors": "how far the chances of a sampled game are off by the model of later deals, by the objective of the rules",
        "unit": "the standard deviation of the result, sqrt(p (1 - p)) for a chance p",
        "command": "python bench/curve_error.py",
        "method": f"{many} positions by {len(RULES)} sets of rules, {GAMES} games each played on by {PLAYER}; the mean square "
        "difference beyond chance, and its standard error",
        "sha256": "of the errors: " + sha256(msgspec.json.encode(errors)).hexdigest(),
    }
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(CurveErrors(about, errors)), indent=1) + b"\n")


def moment(number: int) -> tuple[State, Random] | None:
    """The state of a new game after a random number of actions; None if the game was over by then.

    Whether a game is taken depends on what has happened so far alone. A state chosen because the game ended after it would be one in
    which the winner was nearer to the end than the curve can know.
    """
    rules, rng = parse(RULES[number % len(RULES)], CribbageRules), Random(f"calibration {number}")
    game = Cribbage(rules)
    state = played_on(game.start(), f"calibration {number}", rng.randrange(1, LONGEST))
    return None if game.outcome(state) is not None else (state, rng)


def calibration(games: int) -> None:
    """The shares of new games won, by the chance of the curve for one side at a random moment, against what the errors claim."""
    found: list[tuple[float, float, float]] = []
    for number in range(games):
        if (at := moment(number)) is None:
            continue
        state, rng = at
        values = SampledValues(state.rules, 0, state.standing).of(state)
        outcome = Cribbage(state.rules).outcome(played_on(state, f"calibration {number} on"))
        assert values is not None
        assert outcome is not None
        # One side of each game: the others' results would follow from its own.
        side = rng.randrange(state.rules.sides)
        won = (side in outcome.winners) / len(outcome.winners)
        found.append((float(values[0, WIN, side]), float(values[1, WIN, side]), won))
    print("chance by the curve | moments | mean chance | share won | difference | two standard errors")
    for first, after in pairwise((0.0, 0.05, 0.2, 0.4, 0.6, 0.8, 0.95, 1.0001)):
        rows = np.array([each for each in found if first <= each[0] < after])
        chance, error, won = rows.mean(axis=0)
        by_chance = sqrt(float((rows[:, 0] * (1 - rows[:, 0])).sum())) / len(rows)
        claimed = 2 * sqrt(by_chance**2 + error**2)
        print(
            f"{100 * first:3.0f} to {100 * min(after, 1):3.0f} % | {len(rows)} | {100 * chance:.1f} % | {100 * won:.1f} % | "
            f"{100 * (won - chance):+.1f} % | {100 * claimed:.1f} %"
        )


def main() -> None:
    """Runs the command given by the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "write", "calibration"))
    parser.add_argument("folder", nargs="?", help="of calibration: the number of games")
    parser.add_argument("positions", nargs="?", type=int, default=12)
    asked = parser.parse_args()
    if asked.what == "calibration":
        calibration(int(asked.folder or 12_000))
    elif asked.folder is None:
        parser.error("which folder?")
    elif asked.what == "play":
        play(Path(asked.folder), asked.positions)
    else:
        write(Path(asked.folder))


if __name__ == "__main__":
    main()
