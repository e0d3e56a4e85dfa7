"""Observations as planes: rows of numbers from 0 to 1 with a column for each card of the pack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import BACK, Card

V = TypeVar("V")

Values = float | Iterable[Card] | Mapping[Card, float]
"""A number for every column; cards, each marked by 1; or a number for each of some cards."""


class Plane(NamedTuple, Generic[V]):
    """One plane: its name, its meaning in a sentence, and its values in a view."""

    name: str
    meaning: str
    values: Callable[[V], Values]


def at(values: Callable[[V, int], Values], number: int) -> Callable[[V], Values]:
    """The values of the plane with this number, of several planes of one kind."""
    return lambda view: values(view, number)


def observation(
    planes: Sequence[Plane[V]], view: V, cards: int, actions: int, legal: Iterable[int]
) -> dict[str, NDArray[np.float32] | NDArray[np.int8]]:
    """'observation': the planes of a view, of shape (planes, cards), float32; 'action_mask': 1 for each legal action, int8."""
    drawn = np.zeros((len(planes), cards), np.float32)
    for row, plane in zip(drawn, planes, strict=True):
        _draw(row, plane.values(view))
    mask = np.zeros(actions, np.int8)
    mask[list(legal)] = 1
    return {"observation": drawn, "action_mask": mask}


def _draw(row: NDArray[np.float32], values: Values) -> None:
    if isinstance(values, int | float):
        row[:] = min(1.0, max(0.0, values))
        return
    numbers = values if isinstance(values, Mapping) else dict.fromkeys(values, 1.0)
    for card, number in numbers.items():
        if card != BACK:
            row[card.unnamed] = number
