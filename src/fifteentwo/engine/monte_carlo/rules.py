"""Rules as numbers, for compiled simulations."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.board import CRASH_TARGET, crash_hole
from fifteentwo.cribbage import State
from fifteentwo.engine.scoring.rank_hands import Longs
from fifteentwo.rules import CribbageRules

MOST_PLAYERS: Final = 6
MOST_CARDS: Final = 8
"""The most cards dealt to one player."""


class Laws(NamedTuple):
    """The rules that matter for a deal and for who is out; flags are 0 or 1."""

    players: int
    sides: int
    lowball: int
    targets: tuple[int, ...]
    """By side; 0 for sides that do not exist."""
    heels: int
    four_in_crib: int
    """Whether four cards of a suit are a flush in the crib too."""
    last_card: int
    one_count: int
    bicycle: int
    stinkhole: int
    nineteen: int
    nineteen_crib: int
    crash: int
    jokers: int
    dealt: int
    discards: int
    from_stock: int
    """The cards from the stock in the crib."""
    has_crib: int
    toss_fives: int


def laws(rules: CribbageRules) -> Laws:
    """Rules as numbers."""
    return Laws(
        players=rules.players,
        sides=rules.sides,
        lowball=int(rules.objective == "lowball"),
        targets=(*rules.targets, *(0,) * (MOST_PLAYERS - rules.sides)),
        heels=rules.heels,
        four_in_crib=int(rules.crib_flush == "four"),
        last_card=rules.last_card,
        one_count=int(rules.play_stops_at_first_count),
        bicycle=int(rules.go_rotation == "bicycle" and rules.players > 2),
        stinkhole=int(rules.stinkhole),
        nineteen=int(rules.nineteen),
        nineteen_crib=int(rules.nineteen_crib),
        crash=int(rules.board == "crash8"),
        jokers=rules.jokers,
        dealt=rules.cards_dealt,
        discards=rules.discards,
        from_stock={"discards": 0, "none": 0, "discards+1_from_stock": 1, "dealt": 4}[rules.crib],
        has_crib=int(rules.crib != "none"),
        toss_fives=int(rules.toss_fives),
    )


def of_a_deal(laws: Laws) -> Laws:
    """The same rules without those that only keep the score, which are equal where deals are alike."""
    return laws._replace(targets=(0,) * MOST_PLAYERS, stinkhole=0, crash=0)


def crash_paths(state: State) -> Longs:
    """(sides,): the directions round the crash board, 0 for anticlockwise; 1 too for a side that has not chosen."""
    return np.array([0 if path is False else 1 for path in state.paths], np.int64)


def crash_holes() -> Longs:
    """(2, 122): the hole of the crash board by the number of steps, anticlockwise and clockwise; 0 for the start."""
    holes = np.zeros((2, CRASH_TARGET + 1), np.int64)
    for clockwise in (False, True):
        for step in range(1, CRASH_TARGET + 1):
            holes[int(clockwise), step] = crash_hole(step, clockwise)
    return holes
