"""The games for one: the Cribbage Squares and Cribbage Solitaire.

Each is a module of its own with its `State`, `evolve`, `redact` and `guess`; moves and rules are shared.
"""

from fifteentwo.moves import Deal, LayAway, Turn
from fifteentwo.solitaire.moves import (
    PLAYER,
    Discard,
    Keep,
    PatienceAction,
    PatienceEvent,
    Place,
    SquareAction,
    SquareEvent,
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
