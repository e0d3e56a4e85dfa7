"""What two cards discarded are worth in the crib, on average, when both players discard with sense.

Both players keep the best hand plus, for the dealer, or minus, for pone, what the crib is worth; what
the crib is worth hangs on how they do. So a table is made, the players discard by it, the next table
is made from what they discard, and so on, every round against the average of the rounds before it.
Only ranks count in choosing; flush and his nobs are added to the crib afterwards, in closed form.

    python -m fifteentwo.engine.discard.crib_averages            prints the table
    python -m fifteentwo.engine.discard.crib_averages --write    writes it to src/fifteentwo/data/crib_means.json
"""

from __future__ import annotations

import json
import sys
from functools import cache
from hashlib import sha256
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import RANKS
from fifteentwo.engine.scoring.vectorised import rank_points

Numbers = NDArray[np.float64]
Integers = NDArray[np.int64]

ROUNDS: Final = 12
FILE: Final = Path(__file__).parents[2] / "data" / "crib_means.json"

PAIRS: Final = tuple(combinations_with_replacement(range(13), 2))
"""The 91 pairs of ranks (from 0), in order."""

_PLACE: Final = {pair: place for place, pair in enumerate(PAIRS)}
_JACK: Final = 10
_DEALER, _PONE = 0, 1


class HandsOfSix(NamedTuple):
    """The 18,395 hands of six by rank, and the 15 ways to discard two from each."""

    many: Integers
    """(18395, 13): how many of each rank."""
    laid: Integers
    """(18395, 15): which of `PAIRS` is discarded."""
    kept: Numbers
    """(18395, 15): what the four kept are worth on average over the 46 starters, by their ranks alone."""


@cache
def hands_of_six() -> HandsOfSix:
    """Every hand of six by rank, with what each way to discard leaves."""
    ranks = np.array(
        [hand for hand in combinations_with_replacement(range(13), 6) if max(map(hand.count, hand)) <= 4], np.int64
    )
    many = (ranks[:, :, None] == np.arange(13)).sum(axis=1)
    ways = list(combinations(range(6), 2))
    kept = np.zeros((len(ranks), len(ways)))
    laid = np.zeros((len(ranks), len(ways)), np.int64)
    place = np.zeros((13, 13), np.int64)
    for low, high in PAIRS:
        place[low, high] = _PLACE[low, high]
    for way, (first, second) in enumerate(ways):
        laid[:, way] = place[ranks[:, first], ranks[:, second]]
        four = [ranks[:, card] for card in range(6) if card not in (first, second)]
        row = ((four[0] * 13 + four[1]) * 13 + four[2]) * 13 + four[3]
        for starter in range(13):
            kept[:, way] += rank_points()[row * 13 + starter] * (4 - many[:, starter])
    return HandsOfSix(many, laid, kept / 46)


@cache
def weights() -> Integers:
    """(91, 18395): in how many ways each hand of six is dealt from the pack without two cards of these ranks."""
    many = hands_of_six().many
    ways = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]], np.int64)
    full = ways[4][many]
    table = np.empty((len(PAIRS), len(many)), np.int64)
    for place, pair in enumerate(PAIRS):
        ours = full.copy()
        for rank in set(pair):
            ours[:, rank] = ways[4 - pair.count(rank)][many[:, rank]]
        table[place] = ours.prod(axis=1)
    return table


def best_ways(role: int, means: Numbers) -> Integers:
    """(18395,): the way each hand of six is discarded by this role, by what cribs are worth to it: `means` is (2, 91)."""
    hands = hands_of_six()
    crib = means[role][hands.laid]
    ways: Integers = (hands.kept + (crib if role == _DEALER else -crib)).argmax(axis=1)
    return ways


def others(ways: Integers) -> Numbers:
    """(91, 91, 13): to one who laid the first pair, the chance that the other laid the second, with this starter.

    The other was dealt six of the fifty cards left and discards by `ways`; the starter is one of the
    44 that are in neither hand.
    """
    hands = hands_of_six()
    laid = np.take_along_axis(hands.laid, ways[:, None], axis=1)[:, 0]
    cell = (laid[:, None] * 13 + np.arange(13)).ravel()
    table = np.empty((len(PAIRS), len(PAIRS) * 13))
    for place, pair in enumerate(PAIRS):
        left = 4 - hands.many
        for rank in pair:
            left[:, rank] -= 1
        # A negative number of cards left comes only with a hand that cannot be dealt: its weight is nought.
        chance = weights()[place][:, None] * left
        table[place] = np.bincount(cell, chance.ravel(), len(PAIRS) * 13)
    table /= table.sum(axis=1, keepdims=True)
    return table.reshape(len(PAIRS), len(PAIRS), 13)


@cache
def crib_points() -> Numbers:
    """(91, 91, 13): fifteens, pairs and runs of a crib of these two pairs with this starter."""
    low, high = np.array(PAIRS, np.int64).T
    four = ((low * 13 + high) * 13)[:, None] * 13 + (low * 13 + high)[None, :]
    points: Numbers = rank_points()[(four * 13)[:, :, None] + np.arange(13)].astype(float)
    return points


def worth(chances: Numbers) -> Numbers:
    """(91, 2): what the crib is worth on average, by the pair laid; its cards of different suits, or of one.

    The other player is taken to choose by ranks alone, so his suits are as good as dealt: with cards
    of different ranks each is of any one suit in a quarter of the cases.
    """
    base = (chances * crib_points()).sum(axis=(1, 2))
    table = np.stack((base, base), axis=1)
    jacks_laid = np.array([pair.count(_JACK) for pair in PAIRS])
    no_jack = np.arange(13) != _JACK
    table += 0.25 * (chances * jacks_laid[None, :, None] * no_jack).sum(axis=(1, 2))[:, None]
    starters = chances.sum(axis=1)
    for place, (low, high) in enumerate(PAIRS):
        for jack, other in ((low, high), (high, low)):
            if jack == _JACK:
                for starter in np.flatnonzero(no_jack):
                    # The other card laid is not the starter: that leaves three suits of its rank, or two after a pair.
                    different, alike = (1 / 3, 0) if starter == other else (1 / 4, 1 / 4)
                    table[place] += starters[place, starter] * np.array((different, alike))
        if low != high:
            table[place, 1] += 5 / 64 * _all_of_one_suit(place, chances)
    return table


def _all_of_one_suit(place: int, chances: Numbers) -> float:
    """The chance that the other three cards of the crib are of five different ranks with the pair laid."""
    total = 0.0
    for other, pair in enumerate(PAIRS):
        if pair[0] != pair[1] and not set(pair) & set(PAIRS[place]):
            starters = [rank for rank in range(13) if rank not in (*pair, *PAIRS[place])]
            total += float(chances[place, other, starters].sum())
    return total


def mean_by_ranks(table: Numbers) -> Numbers:
    """(..., 91) from (..., 91, 2): over the suits two cards of these ranks can have, one in four of them alike."""
    alike = np.array([0.25 if low != high else 0.0 for low, high in PAIRS])
    mean: Numbers = table[..., 0] * (1 - alike) + table[..., 1] * alike
    return mean


def solve(rounds: int = ROUNDS) -> Numbers:
    """(2, 91, 2): what a crib is worth, one's own or the other's, by the pair discarded to it; of two suits or of one.

    Each round is against the average of what was discarded before, later rounds weighing more.
    """
    means = np.zeros((2, len(PAIRS)))
    average = np.zeros((2, len(PAIRS), len(PAIRS), 13))
    table = np.zeros((2, len(PAIRS), 2))
    for round_number in range(1, rounds + 1):
        for role in (_DEALER, _PONE):
            average[role] += 2 / (round_number + 1) * (others(best_ways(role, means)) - average[role])
        # The dealer's crib is made with what pone discards, and what pone gives is made with what the dealer does.
        table = np.stack((worth(average[_PONE]), worth(average[_DEALER])))
        means = mean_by_ranks(table)
    return table


def written(table: Numbers) -> str:
    """The file: a pair a line, and how the figures were made."""
    own, other = table.round(4).tolist()
    crib = {RANKS[low] + RANKS[high]: own[place] + other[place] for place, (low, high) in enumerate(PAIRS)}
    lines = ",\n".join(f'"{pair}": {json.dumps(row)}' for pair, row in crib.items())
    figures = f'"crib": {{\n{lines}\n}}\n'
    about = {
        "crib": "mean points of a crib by the two cards one discards to it: in one's own crib, two suits or one; in the other's",
        "command": "python -m fifteentwo.engine.discard.crib_averages --write",
        "method": f"{ROUNDS} rounds of each player discarding best against the average of the rounds before",
        "sha256": f'of all lines from the one that begins with "crib": {sha256(figures.encode()).hexdigest()}',
    }
    return f'{{"about": {json.dumps(about, indent=1)},\n{figures}}}\n'


def main(arguments: list[str]) -> int:
    """Prints the table, or writes it."""
    if arguments not in ([], ["--write"]):
        print("discard: give nothing, or --write", file=sys.stderr)
        return 2
    text = written(solve())
    if arguments:
        FILE.write_text(text)
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
