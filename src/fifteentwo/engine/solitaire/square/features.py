"""What goes into the promise of a position, as the learner needs it: which weights, and how much each counts."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import RANKS
from fifteentwo.engine.solitaire.square.board import DEAD, EMPTIES, KEPT, Board, Integers, Judge
from fifteentwo.engine.solitaire.square.interactions import new_traits, stage, together
from fifteentwo.engine.solitaire.square.reserve import note_wants
from fifteentwo.engine.solitaire.square.value import (
    FULL,
    KEYS,
    MIXED,
    MOST_KEPT,
    SIGNS,
    TRAITS,
    WANTS,
    WIDTH,
    Floats,
    Promise,
)

_MOST: Final = 8 * (2 + RANKS + 2 * TRAITS) + 1 + 9 * MOST_KEPT


class Features(NamedTuple):
    """What makes the promise of a position: arrays to write in."""

    places: Integers
    """Which weights: first those that are added up, then the traits."""
    sizes: Floats
    """How much the promise changes with each."""


@compiled
def new_features() -> Features:
    """Arrays to write in."""
    return Features(np.empty(_MOST, np.int64), np.empty(_MOST, np.float32))


@compiled
def note_features(board: Board, shares: Floats, judge: Judge, features: Features) -> tuple[int, int]:
    """Writes the features of this board; how many, and how many of them are added up."""
    promise = judge.promise
    places, sizes = features
    empties = board.counts[EMPTIES]
    ranks = promise.lines.size
    suits = ranks + promise.ranks.size
    spare = suits + promise.suits.size
    kept = spare + promise.spare.size
    known = 0
    for line in range(8):
        key = promise.keys[board.codes[line]]
        if promise.cards[key] == FULL:
            continue
        place = (empties * 2 + int(board.suits[line] != MIXED)) * KEYS + key
        places[known], sizes[known] = place, 1.0
        known += 1
        for rank in range(RANKS):
            places[known], sizes[known] = ranks + place * WIDTH + rank, shares[rank]
            known += 1
        if promise.cards[key] == FULL - 1 and board.suits[line] != MIXED:
            places[known], sizes[known] = suits + empties * KEYS + key, shares[WIDTH + board.suits[line]]
            known += 1
    places[known] = spare + (empties * 5 + board.counts[DEAD]) * (MOST_KEPT + 1) + board.counts[KEPT]
    sizes[known] = 1.0
    known += 1
    known = _reserve(board, judge, features, known, kept, kept + promise.kept.size)
    return _traits(board, promise, features, known, kept + promise.kept.size + promise.held.size), known


@compiled
def _reserve(board: Board, judge: Judge, features: Features, known: int, kept: int, held: int) -> int:
    """Goes on writing the features with the cards of the reserve, alone and with each line; how many there are now."""
    promise, empties = judge.promise, board.counts[EMPTIES]
    places, sizes = features
    wants = np.empty(MOST_KEPT, np.int64)
    note_wants(board, judge.ways, wants)
    for want in wants:
        if want < 0:
            continue
        places[known], sizes[known] = kept + empties * WANTS + want, 1.0
        known += 1
        if not len(promise.held):
            continue
        for line in range(8):
            key = promise.keys[board.codes[line]]
            if promise.cards[key] < FULL:
                places[known], sizes[known] = held + (empties * KEYS + key) * WANTS + want, 1.0
                known += 1
    return known


@compiled
def _traits(board: Board, promise: Promise, features: Features, known: int, begin: int) -> int:
    """Goes on writing the features with the traits, which begin at this weight; how many there are in all."""
    places, sizes = features
    empties = board.counts[EMPTIES]
    traits = new_traits(promise)
    together(board, empties, promise, traits)
    now = stage(empties)
    many = len(traits.summed)
    for line in range(8):
        key = promise.keys[board.codes[line]]
        if promise.cards[key] == FULL:
            continue
        place = begin + ((now * 2 + int(board.suits[line] != MIXED)) * KEYS + key) * 2 * many
        for n in range(many):
            places[known], sizes[known] = place + n, SIGNS[n] * (traits.summed[n] - traits.lines[line, n])
            places[known + 1], sizes[known + 1] = place + many + n, SIGNS[n] * traits.across[line, n]
            known += 2
    return known
