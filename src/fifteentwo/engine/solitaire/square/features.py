"""The features of a position for learning: the indices of the weights in its value, and the derivative by each."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import RANKS
from fifteentwo.engine.solitaire.square.board import DEAD, EMPTIES, KEPT, Board, Evaluator, Integers
from fifteentwo.engine.solitaire.square.interactions import interaction_value, new_factors, stage
from fifteentwo.engine.solitaire.square.reserve import write_kinds
from fifteentwo.engine.solitaire.square.value import (
    FACTORS,
    FULL,
    KEYS,
    KINDS,
    MAX_KEPT,
    MIXED,
    SIGNS,
    WIDTH,
    Floats,
    Weights,
)

_MAX_FEATURES: Final = 8 * (2 + RANKS + 2 * FACTORS) + 1 + 9 * MAX_KEPT


class Features(NamedTuple):
    """Scratch arrays for the features of a position."""

    indices: Integers
    """(n,): the index of each weight in `value.to_vector`: linear ones first, then latent factors."""
    gradients: Floats
    """(n,): the derivative of the value by each weight."""


@compiled
def new_features() -> Features:
    """Empty arrays."""
    return Features(np.empty(_MAX_FEATURES, np.int64), np.empty(_MAX_FEATURES, np.float32))


@compiled
def write_features(board: Board, shares: Floats, evaluator: Evaluator, features: Features) -> tuple[int, int]:
    """Writes the features of this board; returns how many there are, and how many of them are linear."""
    weights = evaluator.weights
    indices, gradients = features
    empties = board.counts[EMPTIES]
    ranks = weights.lines.size
    suits = ranks + weights.ranks.size
    spare = suits + weights.suits.size
    kept = spare + weights.spare.size
    count = 0
    for line in range(8):
        key = weights.keys[board.codes[line]]
        if weights.cards[key] == FULL:
            continue
        place = (empties * 2 + int(board.suits[line] != MIXED)) * KEYS + key
        indices[count], gradients[count] = place, 1.0
        count += 1
        for rank in range(RANKS):
            indices[count], gradients[count] = ranks + place * WIDTH + rank, shares[rank]
            count += 1
        if weights.cards[key] == FULL - 1 and board.suits[line] != MIXED:
            indices[count], gradients[count] = suits + empties * KEYS + key, shares[WIDTH + board.suits[line]]
            count += 1
    indices[count] = spare + (empties * 5 + board.counts[DEAD]) * (MAX_KEPT + 1) + board.counts[KEPT]
    gradients[count] = 1.0
    count += 1
    count = _reserve_features(board, evaluator, features, count, kept, kept + weights.kept.size)
    return _factor_features(board, weights, features, count, kept + weights.kept.size + weights.held.size), count


@compiled
def _reserve_features(board: Board, evaluator: Evaluator, features: Features, count: int, kept: int, held: int) -> int:
    """Appends the features of the cards in the reserve, alone and with each line; returns the new count."""
    weights, empties = evaluator.weights, board.counts[EMPTIES]
    indices, gradients = features
    kinds = np.empty(MAX_KEPT, np.int64)
    write_kinds(board, evaluator.rules, kinds)
    for kind in kinds:
        if kind < 0:
            continue
        indices[count], gradients[count] = kept + empties * KINDS + kind, 1.0
        count += 1
        if not len(weights.held):
            continue
        for line in range(8):
            key = weights.keys[board.codes[line]]
            if weights.cards[key] < FULL:
                indices[count], gradients[count] = held + (empties * KEYS + key) * KINDS + kind, 1.0
                count += 1
    return count


@compiled
def _factor_features(board: Board, weights: Weights, features: Features, count: int, begin: int) -> int:
    """Appends the features of the latent factors, whose indices start at `begin`; returns the new count."""
    indices, gradients = features
    empties = board.counts[EMPTIES]
    factors = new_factors(weights)
    interaction_value(board, empties, weights, factors)
    now = stage(empties)
    size = len(factors.summed)
    for line in range(8):
        key = weights.keys[board.codes[line]]
        if weights.cards[key] == FULL:
            continue
        place = begin + ((now * 2 + int(board.suits[line] != MIXED)) * KEYS + key) * 2 * size
        for n in range(size):
            indices[count], gradients[count] = place + n, SIGNS[n] * (factors.summed[n] - factors.lines[line, n])
            indices[count + 1], gradients[count + 1] = place + size + n, SIGNS[n] * factors.across[line, n]
            count += 2
    return count
