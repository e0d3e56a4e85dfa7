"""The value of each discard against a player whose pair is known as a distribution given the ranks of one's own six cards.

`evaluation` takes a weight for each pair of ranks, the same for every hand of six. Here it is the probability of the pair
given the six: what the other discards depends on the cards the other was dealt, and those on the six. Hands are evaluated in the order
of their ranks, so that the crib model is made once for each.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.deal_rules import Payoffs
from fifteentwo.engine.discard.evaluation import discard_points, kept_number, tosses_fives
from fifteentwo.engine.discard.opponent import STARTERS, WAYS, CribModel, Layout
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.deal_pairs import DealtHands, chances_each, pair_tables, whole_pack
from fifteentwo.engine.scoring.rank_hands import PAIRS, RANKS, TRIPLES, Bytes, Doubles, Longs
from fifteentwo.engine.scoring.rank_sixes import rank_sixes


class RankedHands(NamedTuple):
    """Hands of six in the order of their ranks, with the distribution of the other's pair for each ranks."""

    hands: Bytes
    """(n, 6): ascending cards."""
    ways: Longs
    """(n,): the number of hands that each stands for."""
    row: Longs
    """(n,): its row in `chances` and `held`."""
    chances: Doubles
    """(rows, 91): the probability of each pair that the other discards."""
    held: Bytes
    """(rows, 13): the number of cards of each rank in the six."""


def ranked_hands(hands: Bytes, ways: Longs, number: Longs, other: DealtHands) -> RankedHands:
    """Hands in the order of `number`, that of their ranks in `rank_sixes`; `other` is how the other discards pairs."""
    different, row = np.unique(number, return_inverse=True)
    held = rank_sixes().held[different]
    chances = chances_each(pair_tables(held, other.held, whole_pack()), other, PAIRS)
    return RankedHands(hands, ways, row.reshape(-1), chances, held)


@compiled
def best_exact(ranked: RankedHands, fixed: Layout, payoffs: Payoffs, pegging: Doubles) -> Bytes:
    """The best discard of each hand, (n,); arguments as for `evaluation.best_discards`."""
    choices = np.empty(len(ranked.hands), np.uint8)
    crib = _no_crib(payoffs.four_in_crib)
    hand_points = np.empty(WAYS, np.int64)
    crib_points = np.empty(WAYS, np.float64)
    row = -1
    for at in range(len(ranked.hands)):
        if ranked.row[at] != row:
            row = ranked.row[at]
            _set_crib(crib, fixed, ranked.chances[row], ranked.held[row])
        cards = ranked.hands[at]
        discard_points(cards, fixed, crib, hand_points, crib_points)
        best, most = 0, -1e9
        for way in range(WAYS):
            if payoffs.toss_fives and not tosses_fives(cards, fixed, way):
                continue
            show = payoffs.hand * hand_points[way] / STARTERS + payoffs.crib * crib_points[way]
            value = show + pegging[kept_number(cards, fixed, way)]
            if value > most + 1e-7:
                best, most = way, value
        choices[at] = best
    return choices


@compiled
def loss_exact(
    ranked: RankedHands,
    fixed: Layout,
    payoffs: Payoffs,
    best: Doubles,
    mean: Doubles,
    choices: Bytes,
    shares: Doubles,
) -> float:
    """The points lost to the best discards, summed over all hands, by mixing `choices`, (rounds, n), by `shares`.

    Kept hands have the values `best` for the best discards and `mean` for the choices, (1820,) each.
    """
    crib = _no_crib(payoffs.four_in_crib)
    hand_points = np.empty(WAYS, np.int64)
    crib_points = np.empty(WAYS, np.float64)
    value = np.empty(WAYS, np.float64)
    row, lost = -1, 0.0
    for at in range(len(ranked.hands)):
        if ranked.row[at] != row:
            row = ranked.row[at]
            _set_crib(crib, fixed, ranked.chances[row], ranked.held[row])
        cards = ranked.hands[at]
        discard_points(cards, fixed, crib, hand_points, crib_points)
        most, mixed = -1e9, 0.0
        for way in range(WAYS):
            kept = kept_number(cards, fixed, way)
            show = payoffs.hand * hand_points[way] / STARTERS + payoffs.crib * crib_points[way]
            if not payoffs.toss_fives or tosses_fives(cards, fixed, way):
                most = max(most, show + best[kept])
            value[way] = show + mean[kept]
        for number in range(len(shares)):
            mixed += shares[number] * value[choices[number, at]]
        lost += ranked.ways[at] * (most - mixed)
    return lost


@compiled
def _no_crib(four: bool) -> CribModel:
    weights, triples = np.zeros((RANKS, RANKS), np.float32), np.zeros(TRIPLES, np.float32)
    return CribModel(weights, triples, np.zeros(1 << RANKS, np.float32), four)


@compiled
def _set_crib(crib: CribModel, fixed: Layout, chances: Doubles, held: Bytes) -> None:
    """Writes the crib model, as `opponent.crib_model` makes it, for the probabilities of pairs given six cards."""
    weights, triples, suited = crib.weights, crib.triples, crib.suited
    for low in range(RANKS):
        for high in range(low, RANKS):
            left, more = 4 - held[low], 4 - held[high]
            ways = left * more if low < high else left * (left - 1) // 2
            weight = np.float32(chances[fixed.pair_at[low, high]] / ways) if ways > 0 else np.float32(0)
            weights[low, high] = weights[high, low] = weight
    for at in range(TRIPLES):
        x, y, z = fixed.triple[at, 0], fixed.triple[at, 1], fixed.triple[at, 2]
        # Each of the three cards may be the starter.
        triples[at] = weights[y, z] + weights[x, z] + weights[x, y]
    sums = np.zeros(1 << RANKS, np.float32)
    for rank in range(RANKS):
        for lower in range(rank):
            for some in range(1 << lower):
                sums[(1 << lower) + some] = sums[some] + weights[rank, lower]
        for some in range(1 << rank):
            suited[(1 << rank) + some] = suited[some] + sums[some]
