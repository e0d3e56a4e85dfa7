"""Crib averages: the mean points of a crib by the two cards discarded to it, when both players discard well.

Both players maximise the mean of the hand plus (dealer) or minus (pone) that of the crib, which depends on how both discard.
It is solved by fictitious play: in each round they discard by the present table, and the next table is computed from the
average of all rounds. Only ranks count in choosing; flushes and nobs are added to the crib in closed form.

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
    """(18395, 13): the number of cards of each rank."""
    discarded: Integers
    """(18395, 15): the number in `PAIRS` of the pair discarded."""
    kept: Numbers
    """(18395, 15): the mean points of the four cards kept, over the 46 starters, by ranks alone."""


@cache
def hands_of_six() -> HandsOfSix:
    """Every hand of six by rank, with what each way to discard leaves."""
    ranks = np.array(
        [hand for hand in combinations_with_replacement(range(13), 6) if max(map(hand.count, hand)) <= 4], np.int64
    )
    many = (ranks[:, :, None] == np.arange(13)).sum(axis=1)
    ways = list(combinations(range(6), 2))
    kept = np.zeros((len(ranks), len(ways)))
    discarded = np.zeros((len(ranks), len(ways)), np.int64)
    place = np.zeros((13, 13), np.int64)
    for low, high in PAIRS:
        place[low, high] = _PLACE[low, high]
    for way, (first, second) in enumerate(ways):
        discarded[:, way] = place[ranks[:, first], ranks[:, second]]
        four = [ranks[:, card] for card in range(6) if card not in (first, second)]
        row = ((four[0] * 13 + four[1]) * 13 + four[2]) * 13 + four[3]
        for starter in range(13):
            kept[:, way] += rank_points()[row * 13 + starter] * (4 - many[:, starter])
    return HandsOfSix(many, discarded, kept / 46)


@cache
def weights() -> Integers:
    """(91, 18395): the number of ways to deal each hand of six from the pack without two cards of these ranks."""
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
    """(18395,): the best discard of each hand of six for a role, with the crib averages `means`, (2, 91)."""
    hands = hands_of_six()
    crib = means[role][hands.discarded]
    ways: Integers = (hands.kept + (crib if role == _DEALER else -crib)).argmax(axis=1)
    return ways


def opponent_discards(ways: Integers) -> Numbers:
    """(91, 91, 13): for a player who discarded the first pair, the probability of the other's pair and the starter's rank.

    The other is dealt six of the fifty cards left and discards by `ways`; the starter is one of the 44 in neither hand.
    """
    hands = hands_of_six()
    discarded = np.take_along_axis(hands.discarded, ways[:, None], axis=1)[:, 0]
    cell = (discarded[:, None] * 13 + np.arange(13)).ravel()
    table = np.empty((len(PAIRS), len(PAIRS) * 13))
    for place, pair in enumerate(PAIRS):
        left = 4 - hands.many
        for rank in pair:
            left[:, rank] -= 1
        # A negative number of cards left belongs to a hand that cannot be dealt, whose weight is 0.
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


def crib_means(chances: Numbers) -> Numbers:
    """(91, 2): the mean points of the crib by the pair discarded, its cards of two suits or of one.

    The other player chooses by ranks alone, so the suits of the discards are uniform: a card is of any suit with
    probability 1/4.
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
                    # The other card discarded is not the starter, which leaves three suits of its rank, or two after a pair.
                    different, alike = (1 / 3, 0) if starter == other else (1 / 4, 1 / 4)
                    table[place] += starters[place, starter] * np.array((different, alike))
        if low != high:
            table[place, 1] += 5 / 64 * _all_of_one_suit(place, chances)
    return table


def _all_of_one_suit(place: int, chances: Numbers) -> float:
    """The probability that the crib has five different ranks, given the pair discarded."""
    total = 0.0
    for other, pair in enumerate(PAIRS):
        if pair[0] != pair[1] and not set(pair) & set(PAIRS[place]):
            starters = [rank for rank in range(13) if rank not in (*pair, *PAIRS[place])]
            total += float(chances[place, other, starters].sum())
    return total


def mean_by_ranks(table: Numbers) -> Numbers:
    """(..., 91) from (..., 91, 2): the mean over suits; two cards of different ranks have one suit with probability 1/4."""
    alike = np.array([0.25 if low != high else 0.0 for low, high in PAIRS])
    mean: Numbers = table[..., 0] * (1 - alike) + table[..., 1] * alike
    return mean


def solve(rounds: int = ROUNDS) -> Numbers:
    """(2, 91, 2): the crib averages, one's own crib and the other's, by the pair discarded; of two suits or of one.

    Each round of fictitious play is against the average of the earlier rounds, later ones weighing more.
    """
    means = np.zeros((2, len(PAIRS)))
    average = np.zeros((2, len(PAIRS), len(PAIRS), 13))
    table = np.zeros((2, len(PAIRS), 2))
    for round_number in range(1, rounds + 1):
        for role in (_DEALER, _PONE):
            average[role] += 2 / (round_number + 1) * (opponent_discards(best_ways(role, means)) - average[role])
        # The dealer's discard meets pone's average, and pone's the dealer's.
        table = np.stack((crib_means(average[_PONE]), crib_means(average[_DEALER])))
        means = mean_by_ranks(table)
    return table


def written(table: Numbers) -> str:
    """The text of crib_means.json: one pair a line, and the provenance."""
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
