"""The games for one: the Cribbage Squares and Cribbage Solitaire.

Each is a module of its own with its `State`, `evolve`, `redact` and `guess`; moves and rules are shared.
"""

from fifteentwo.solitaire.moves import (
    PLAYER,
    Deal,
    Discard,
    Keep,
    LayAway,
    PatienceAction,
    PatienceEvent,
    Place,
    SquareAction,
    SquareEvent,
    Turn,
)
from fifteentwo.solitaire.patience import Patience
from fifteentwo.solitaire.square import Square

__all__ = [
    "PLAYER",
    "Deal",
    "Discard",
    "Keep",
    "LayAway",
    "Patience",
    "PatienceAction",
    "PatienceEvent",
    "Place",
    "Square",
    "SquareAction",
    "SquareEvent",
    "Turn",
]
