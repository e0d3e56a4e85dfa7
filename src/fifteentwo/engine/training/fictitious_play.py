"""The discard equilibrium: what to discard when both know how the other does.

Averaged fictitious play: each round both choose best against the other's mean so far, and the mean moves towards the
choice with weights that grow with the round. The worth of a hand is its show, the crib's show and a given worth in
the play.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.discard.evaluation import choose_some, kept_of, weigh
from fifteentwo.engine.discard.opponent import STARTERS, WAYS, Crib, Layout, crib_of, layout, pair_ways
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, Doubles
from fifteentwo.engine.scoring.vectorised import Bytes, Integers
from fifteentwo.engine.training.artifacts import load
from fifteentwo.workers import ALONE, Crew

SIGNS: Final = (-1.0, 1.0)
"""Whose the crib is: pone wants it low, the dealer high."""
PIECE: Final = 50_000
"""How many hands of six are one task."""


class Means(NamedTuple):
    """How both players discard on average: index 0 pone, 1 the dealer."""

    rounds: int
    kept: Doubles
    """(2, 1820): the chance of each kept hand by rank."""
    laid: Doubles
    """(2, 91): the chance of each pair discarded by rank."""
    choices: tuple[Bytes, ...]
    """For each round (2, 962988): the choice of each hand."""


class Gaps(NamedTuple):
    """How far the mean policies are from the best answers to each other, in points a deal."""

    pone: float
    dealer: float


def even_means() -> Means:
    """A beginning: every pair of cards is discarded alike."""
    laid = pair_ways() / pair_ways().sum()
    return Means(0, np.zeros((2, FOURS)), np.stack((laid, laid)), ())


def weights_of(laid: Doubles) -> Crib:
    """From the chance of each pair by rank: how readily any one pair of cards of those ranks is discarded."""
    return crib_of(laid / pair_ways())


def better(means: Means, pegging: Doubles, fewer: slice = slice(None), crew: Crew = ALONE) -> Means:
    """One round more. `pegging` is (2, 1820): what each kept hand is worth to pone and to the dealer in the play."""
    share = 2 / (means.rounds + 2) if means.rounds else 1.0
    kept, laid, choices = means.kept.copy(), means.laid.copy(), []
    for player, best in enumerate(_best(means.laid, pegging, fewer, crew)):
        choices.append(best.choices)
        kept[player] += share * (best.kept - kept[player])
        laid[player] += share * (best.laid - laid[player])
    return Means(means.rounds + 1, kept, laid, (*means.choices, np.stack(choices)))


class _Best(NamedTuple):
    """The best discards of a player against the other's, and what he keeps and discards who chooses so."""

    choices: Bytes
    kept: Doubles
    laid: Doubles


def _best(laid: Doubles, pegging: Doubles, fewer: slice, crew: Crew) -> Iterator[_Best]:
    sixes = six_cards()
    hands, ways = sixes.hands[fewer], sixes.ways[fewer]
    for player in range(2):
        crib = weights_of(laid[1 - player])
        tasks = [(hands[piece], ways[piece], crib, SIGNS[player], pegging[player]) for piece in _pieces(len(hands))]
        chosen, new_kept, new_laid, _ = zip(*crew.map(_chosen, tasks), strict=True)
        # Whole numbers of hands add up to the same in any order.
        yield _Best(np.concatenate(chosen), sum(new_kept) / ways.sum(), sum(new_laid) / ways.sum())


def _pieces(hands: int) -> list[slice]:
    return [slice(begin, begin + PIECE) for begin in range(0, hands, PIECE)]


def _chosen(
    hands: Bytes, ways: Integers, crib: Crib, sign: float, pegging: Doubles
) -> tuple[Bytes, Doubles, Doubles, float]:
    """What a worker makes of a piece."""
    return choose_some(hands, ways, layout(), crib, sign, pegging)


def best_choices(laid: Doubles, pegging: Doubles, fewer: slice = slice(None), crew: Crew = ALONE) -> list[Bytes]:
    """What is best for pone and for the dealer in each hand of six, when both discard like this, (2, 91)."""
    return [best.choices for best in _best(laid, pegging, fewer, crew)]


def round_weights(rounds: int) -> Doubles:
    """What share each round has in the mean after so many."""
    shares = np.zeros(rounds)
    for at in range(rounds):
        share = 2 / (at + 2) if at else 1.0
        shares *= 1 - share
        shares[at] = share
    return shares


def gaps(
    means: Means,
    best: Doubles,
    mean: Doubles | None = None,
    fewer: slice = slice(None),
    crew: Crew = ALONE,
    shares: Doubles | None = None,
) -> Gaps:
    """What each could gain over his mean policy if he knew the other's.

    `best` and `mean` are (2, 1820): what a kept hand is worth in the play to the one who answers best and to the one who
    follows his policy; the same if `mean` is left out, and then only what lies in the discard is measured. `shares` is
    what part each round has in the means; `round_weights` if it is left out.
    """
    sixes = six_cards()
    hands, ways = sixes.hands[fewer], sixes.ways[fewer]
    shares = round_weights(means.rounds) if shares is None else shares
    lost = []
    for player in range(2):
        crib = weights_of(means.laid[1 - player])
        worth = (best[player], (best if mean is None else mean)[player])
        tasks = [
            (
                hands[piece],
                ways[piece],
                crib,
                SIGNS[player],
                worth,
                np.stack([each[player, piece] for each in means.choices]),
                shares,
            )
            for piece in _pieces(len(hands))
        ]
        lost.append(sum(crew.map(_lost_by, tasks)) / float(ways.sum()))
    return Gaps(*lost)


def _lost_by(
    hands: Bytes,
    ways: Integers,
    crib: Crib,
    sign: float,
    worth: tuple[Doubles, Doubles],
    choices: Bytes,
    shares: Doubles,
) -> float:
    """What a worker makes of a piece."""
    return _lost(hands, ways, layout(), crib, sign, worth, choices, shares)


@compiled
def _lost(
    hands: Bytes,
    ways: Integers,
    fixed: Layout,
    crib: Crib,
    sign: float,
    pegging: tuple[Doubles, Doubles],
    choices: Bytes,
    shares: Doubles,
) -> float:
    """What a player loses in all by mixing these choices, (rounds, hands), in these shares, and not choosing best."""
    hand_points = np.empty(WAYS, np.int64)
    crib_points = np.empty(WAYS, np.float64)
    worth = np.empty(WAYS, np.float64)
    lost = 0.0
    for at in range(len(hands)):
        weigh(hands[at], fixed, crib, hand_points, crib_points)
        best = -1e9
        for way in range(WAYS):
            kept = kept_of(hands[at], fixed, way)
            show = hand_points[way] / STARTERS + sign * crib_points[way]
            best = max(best, show + pegging[0][kept])
            worth[way] = show + pegging[1][kept]
        by_mix = 0.0
        for turn in range(len(shares)):
            by_mix += shares[turn] * worth[choices[turn, at]]
        lost += ways[at] * (best - by_mix)
    return lost


def means_of(path: Path) -> tuple[Means, Doubles]:
    """The discards of a file, and what hands were taken to be worth in the play. Raises BadData."""
    arrays = load(path)
    choices = arrays["choices"]
    return Means(len(choices), arrays["kept"], arrays["laid"], tuple(choices)), arrays["pegging"]


def mixed(choices: tuple[Bytes, ...], shares: Doubles, fewer: slice = slice(None)) -> Means:
    """The means of choosing so, each of `choices` (2, hands) in its share."""
    sixes = six_cards()
    kept, laid = np.zeros((2, FOURS)), np.zeros((2, PAIRS))
    for share, each in zip(shares, choices, strict=True):
        for player in range(2):
            _count(sixes.hands[fewer], sixes.ways[fewer], layout(), each[player], share, kept[player], laid[player])
    total = sixes.ways[fewer].sum()
    return Means(len(choices), kept / total, laid / total, choices)


@compiled
def _count(
    hands: Bytes, ways: Integers, fixed: Layout, choices: Bytes, share: float, kept: Doubles, laid: Doubles
) -> None:
    """Adds what is kept and discarded."""
    for at in range(len(hands)):
        six, way = hands[at], choices[at]
        kept[kept_of(six, fixed, way)] += share * ways[at]
        laid[fixed.pair_at[six[fixed.away[way, 0]] >> 2, six[fixed.away[way, 1]] >> 2]] += share * ways[at]
