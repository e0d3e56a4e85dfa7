"""The complete table of discards: the value of each from every hand of six. It takes 116 MB and some seconds."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from fifteentwo.engine.discard.evaluation import discard_values_each
from fifteentwo.engine.discard.opponent import crib_model, layout
from fifteentwo.engine.discard.single_hand import DiscardModel
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, Bytes, Floats

_SIGNS: Final = (-1.0, 1.0)


def even() -> DiscardModel:
    """A model in which the other's discards are random and the play is ignored."""
    crib = crib_model(np.ones(PAIRS))
    return DiscardModel((crib, crib), np.zeros((2, FOURS)))


def complete(tables: DiscardModel) -> Floats:
    """The value of each discard of every hand of `six_cards` to pone and to the dealer, in points, (2, 962988, 15)."""
    hands = six_cards().hands
    values: Floats = np.empty((2, len(hands), 15), np.float32)
    for role, sign in enumerate(_SIGNS):
        values[role] = discard_values_each(hands, layout(), tables.cribs[role], sign, tables.pegging[role])
    return values


def best_ways(values: Floats) -> Bytes:
    """The best discard of each hand, (2, 962988), from `complete`."""
    best: Bytes = values.argmax(axis=2).astype(np.uint8)
    return best


def write_hands(to: Path, tables: DiscardModel) -> int:
    """Writes hands, their multiplicities and the values of their discards as .npz, atomically; returns the number of hands."""
    hands, ways = six_cards()
    partial = to.with_name(f"{to.name}.half")
    with partial.open("wb") as file:
        np.savez(file, hands=hands, ways=ways.astype(np.int32), worth=complete(tables))
    partial.replace(to)
    return len(hands)
