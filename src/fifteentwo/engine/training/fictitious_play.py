"""Fictitious play on the discard, for given values of the kept hands in the play (Brown, 1951).

In each round both players choose the best response to the other's average so far; the average then moves towards it by
2 / (round + 1), so that later rounds weigh more. A discard's value is the expected points of the hand, plus or minus those
of the crib, plus the value of the kept hand in the play.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.discard.evaluation import count_best_discards, discard_points, kept_number
from fifteentwo.engine.discard.opponent import STARTERS, WAYS, CribModel, Layout, crib_model, layout, pair_ways
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, Doubles
from fifteentwo.engine.scoring.vectorised import Bytes, Integers
from fifteentwo.engine.training.artifacts import load
from fifteentwo.workers import SERIAL, Pool

CRIB_SIGN: Final = (-1.0, 1.0)
"""The sign of the crib's points for pone and for the dealer."""
TASK_SIZE: Final = 50_000
"""Hands of six in one task."""


class AverageDiscards(NamedTuple):
    """The average discard policy of both players, pone first."""

    rounds: int
    kept: Doubles
    """(2, 1820): the probability of each kept hand by rank."""
    discarded: Doubles
    """(2, 91): the probability of each discarded pair of ranks."""
    choices: tuple[Bytes, ...]
    """For each round, (2, 962988): the discard chosen for each hand of `six_cards`."""


class DiscardExploitability(NamedTuple):
    """What each player gains by a best response to the other's average discards, in points a deal."""

    pone: float
    dealer: float


def uniform_discards() -> AverageDiscards:
    """The start of fictitious play: every pair of cards is equally likely to be discarded."""
    discarded = pair_ways() / pair_ways().sum()
    return AverageDiscards(0, np.zeros((2, FOURS)), np.stack((discarded, discarded)), ())


def crib_model_from(discarded: Doubles) -> CribModel:
    """The opponent model for the crib, from the probability of each discarded pair of ranks, (91,)."""
    return crib_model(discarded / pair_ways())


def next_average(
    average: AverageDiscards, pegging: Doubles, subset: slice = slice(None), pool: Pool = SERIAL
) -> AverageDiscards:
    """One round of fictitious play. `pegging` is (2, 1820): the value of each kept hand in the play, in points.

    `subset` selects the hands of six to use; anything but all of them is a trial.
    """
    share = 2 / (average.rounds + 2) if average.rounds else 1.0
    kept, discarded, choices = average.kept.copy(), average.discarded.copy(), []
    for player, best in enumerate(_best_responses(average.discarded, pegging, subset, pool)):
        choices.append(best.choices)
        kept[player] += share * (best.kept - kept[player])
        discarded[player] += share * (best.discarded - discarded[player])
    return AverageDiscards(average.rounds + 1, kept, discarded, (*average.choices, np.stack(choices)))


class _BestResponse(NamedTuple):
    """A player's best response: his discard for each hand, and the frequencies of kept hands and discarded pairs."""

    choices: Bytes
    kept: Doubles
    discarded: Doubles


def _best_responses(discarded: Doubles, pegging: Doubles, subset: slice, pool: Pool) -> Iterator[_BestResponse]:
    sixes = six_cards()
    hands, ways = sixes.hands[subset], sixes.ways[subset]
    for player in range(2):
        crib = crib_model_from(discarded[1 - player])
        tasks = [
            (hands[piece], ways[piece], crib, CRIB_SIGN[player], pegging[player]) for piece in _task_slices(len(hands))
        ]
        chosen, new_kept, new_discarded, _ = zip(*pool.map(_best_response_task, tasks), strict=True)
        # Counts of hands are whole numbers, so their sums do not depend on the order.
        yield _BestResponse(np.concatenate(chosen), sum(new_kept) / ways.sum(), sum(new_discarded) / ways.sum())


def _task_slices(hands: int) -> list[slice]:
    return [slice(begin, begin + TASK_SIZE) for begin in range(0, hands, TASK_SIZE)]


def _best_response_task(
    hands: Bytes, ways: Integers, crib: CribModel, sign: float, pegging: Doubles
) -> tuple[Bytes, Doubles, Doubles, float]:
    """For a worker, on one slice of the hands."""
    return count_best_discards(hands, ways, layout(), crib, sign, pegging)


def best_responses(
    discarded: Doubles, pegging: Doubles, subset: slice = slice(None), pool: Pool = SERIAL
) -> list[Bytes]:
    """The best discard of pone and of the dealer for each hand of six, against these average discards, (2, 91)."""
    return [best.choices for best in _best_responses(discarded, pegging, subset, pool)]


def round_weights(rounds: int) -> Doubles:
    """The weight of each round in the average after `rounds` rounds, (rounds,)."""
    shares = np.zeros(rounds)
    for at in range(rounds):
        share = 2 / (at + 2) if at else 1.0
        shares *= 1 - share
        shares[at] = share
    return shares


def discard_exploitability(
    average: AverageDiscards,
    best: Doubles,
    mean: Doubles | None = None,
    subset: slice = slice(None),
    pool: Pool = SERIAL,
    shares: Doubles | None = None,
) -> DiscardExploitability:
    """What each player gains by a best response to the other's average discards over his own.

    `best` and `mean` are (2, 1820): the value of a kept hand in the play by best response and by the policy. Without `mean`
    both discards are valued by `best`, which measures the discard alone. `shares` are the weights of the rounds,
    `round_weights` by default.
    """
    sixes = six_cards()
    hands, ways = sixes.hands[subset], sixes.ways[subset]
    shares = round_weights(average.rounds) if shares is None else shares
    lost = []
    for player in range(2):
        crib = crib_model_from(average.discarded[1 - player])
        value = (best[player], (best if mean is None else mean)[player])
        tasks = [
            (
                hands[piece],
                ways[piece],
                crib,
                CRIB_SIGN[player],
                value,
                np.stack([each[player, piece] for each in average.choices]),
                shares,
            )
            for piece in _task_slices(len(hands))
        ]
        lost.append(sum(pool.map(_loss_task, tasks)) / float(ways.sum()))
    return DiscardExploitability(*lost)


def _loss_task(
    hands: Bytes,
    ways: Integers,
    crib: CribModel,
    sign: float,
    value: tuple[Doubles, Doubles],
    choices: Bytes,
    shares: Doubles,
) -> float:
    """For a worker, on one slice of the hands."""
    return _total_loss(hands, ways, layout(), crib, sign, value, choices, shares)


@compiled
def _total_loss(
    hands: Bytes,
    ways: Integers,
    fixed: Layout,
    crib: CribModel,
    sign: float,
    pegging: tuple[Doubles, Doubles],
    choices: Bytes,
    shares: Doubles,
) -> float:
    """The points a player loses to the best discards over all hands, by mixing `choices`, (rounds, hands), by `shares`."""
    hand_points = np.empty(WAYS, np.int64)
    crib_points = np.empty(WAYS, np.float64)
    value = np.empty(WAYS, np.float64)
    lost = 0.0
    for at in range(len(hands)):
        discard_points(hands[at], fixed, crib, hand_points, crib_points)
        best = -1e9
        for way in range(WAYS):
            kept = kept_number(hands[at], fixed, way)
            show = hand_points[way] / STARTERS + sign * crib_points[way]
            best = max(best, show + pegging[0][kept])
            value[way] = show + pegging[1][kept]
        mixed = 0.0
        for number in range(len(shares)):
            mixed += shares[number] * value[choices[number, at]]
        lost += ways[at] * (best - mixed)
    return lost


def load_discards(path: Path) -> tuple[AverageDiscards, Doubles]:
    """The average discards in a file, and the values of kept hands they were solved for, (2, 1820). Raises BadData."""
    arrays = load(path)
    choices = arrays["choices"]
    return AverageDiscards(len(choices), arrays["kept"], arrays["laid"], tuple(choices)), arrays["pegging"]


def mixture(choices: tuple[Bytes, ...], shares: Doubles, subset: slice = slice(None)) -> AverageDiscards:
    """The average of these choices, (2, hands) each, by their shares."""
    sixes = six_cards()
    kept, discarded = np.zeros((2, FOURS)), np.zeros((2, PAIRS))
    for share, each in zip(shares, choices, strict=True):
        for player in range(2):
            _add_frequencies(
                sixes.hands[subset], sixes.ways[subset], layout(), each[player], share, kept[player], discarded[player]
            )
    total = sixes.ways[subset].sum()
    return AverageDiscards(len(choices), kept / total, discarded / total, choices)


@compiled
def _add_frequencies(
    hands: Bytes, ways: Integers, fixed: Layout, choices: Bytes, share: float, kept: Doubles, discarded: Doubles
) -> None:
    """Adds the frequencies of the hands kept and pairs discarded, times `share`."""
    for at in range(len(hands)):
        six, way = hands[at], choices[at]
        kept[kept_number(six, fixed, way)] += share * ways[at]
        discarded[fixed.pair_at[six[fixed.away[way, 0]] >> 2, six[fixed.away[way, 1]] >> 2]] += share * ways[at]
