"""The complete table of discards: what each is worth from every hand of six there is. 116 MB, made in some seconds."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from fifteentwo.engine.discard.evaluation import worth_each
from fifteentwo.engine.discard.opponent import crib_of, layout
from fifteentwo.engine.discard.single_hand import DiscardModel
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, Bytes, Floats

_SIGNS: Final = (-1.0, 1.0)


def even() -> DiscardModel:
    """The other discards any two cards as readily as any others, and the play is left out."""
    crib = crib_of(np.ones(PAIRS))
    return DiscardModel((crib, crib), np.zeros((2, FOURS)))


def complete(tables: DiscardModel) -> Floats:
    """What each discard of every hand of `six_cards` is worth to pone and to the dealer in points, (2, 962988, 15)."""
    hands = six_cards().hands
    worth: Floats = np.empty((2, len(hands), 15), np.float32)
    for role, sign in enumerate(_SIGNS):
        worth[role] = worth_each(hands, layout(), tables.cribs[role], sign, tables.pegging[role])
    return worth


def best_ways(worth: Floats) -> Bytes:
    """The way to discard that is worth most, (2, 962988)."""
    best: Bytes = worth.argmax(axis=2).astype(np.uint8)
    return best


def write(to: Path, tables: DiscardModel) -> int:
    """Writes hands, ways and worth as a NumPy file, whole or not at all; gives how many hands there are."""
    hands, ways = six_cards()
    half = to.with_name(f"{to.name}.half")
    with half.open("wb") as file:
        np.savez(file, hands=hands, ways=ways.astype(np.int32), worth=complete(tables))
    half.replace(to)
    return len(hands)
