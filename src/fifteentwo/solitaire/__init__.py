"""The solo games: the Cribbage Squares, Cribbage Solitaire and Cribbage Shuffle.

Each has a module with its `State`, `evolve`, `redact` and `guess`; moves and rules are shared.
"""

from fifteentwo.moves import Deal, Discard, Turn
from fifteentwo.solitaire.moves import (
    PLAYER,
    Keep,
    PatienceAction,
    PatienceEvent,
    Place,
    SquareAction,
    SquareEvent,
    ThrowAway,
)
from fifteentwo.solitaire.patience import Patience
from fifteentwo.solitaire.shuffle import DealOut, Done, Shuffle, ShuffleAction, ShuffleEvent, Swap
from fifteentwo.solitaire.square import Square

__all__ = [
    "PLAYER",
    "Deal",
    "DealOut",
    "Discard",
    "Done",
    "Keep",
    "Patience",
    "PatienceAction",
    "PatienceEvent",
    "Place",
    "Shuffle",
    "ShuffleAction",
    "ShuffleEvent",
    "Square",
    "SquareAction",
    "SquareEvent",
    "Swap",
    "ThrowAway",
    "Turn",
]
