"""Writing an action of a square or solitaire in a record, and reading it back.

turn 5H · place 5H 5 · throw · keep 0 · deal 2C ... | 3D ... + 4H 5S · discard 9C JD
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from fifteentwo.cards import Card, cards, write
from fifteentwo.locales import CodedValueError, quotable
from fifteentwo.moves import Deal, Discard, Turn
from fifteentwo.solitaire.moves import PLAYER, Keep, PatienceAction, Place, SquareAction, ThrowAway

VERBS: Final = ("turn", "place", "throw", "keep", "deal", "discard")


def write_action(action: SquareAction | PatienceAction) -> str:
    """The action in one line."""
    match action:
        case Turn(card):
            return f"turn {card}"
        case Place(card=card, cell=cell):
            return f"place {card} {cell}"
        case ThrowAway():
            return "throw"
        case Keep(pile=pile):
            return f"keep {pile}"
        case Deal(hands, crib):
            return "deal " + " | ".join(map(write, hands)) + (f" + {write(crib)}" if crib else "")
        case Discard(cards=away):
            return f"discard {write(away)}"
        case _ as never:
            assert_never(never)


def read_actions(line: str) -> tuple[SquareAction | PatienceAction, ...]:
    """The action of one line. Raises ValueError with a sentence."""
    verb, _, rest = line.strip().partition(" ")
    match verb.lower():
        case "turn":
            return (Turn(Card(rest)),)
        case "place":
            card, _, cell = rest.strip().partition(" ")
            return (Place(PLAYER, Card(card), number(cell, "cell")),)
        case "throw" | "discard" if not rest.strip():  # "discard" in records of earlier versions
            return (ThrowAway(PLAYER),)
        case "keep":
            return (Keep(PLAYER, number(rest, "pile")),)
        case "deal":
            hands, _, crib = rest.partition("+")
            return (Deal(tuple(cards(hand) for hand in hands.split("|")), cards(crib)),)
        case "discard" | "lay":  # "lay" in records of earlier versions
            return (Discard(PLAYER, cards(rest)),)
        case _:
            raise CodedValueError("action-unknown-solo", given=quotable(line.strip()), known=", ".join(VERBS))


def number(word: str, what: str) -> int:
    """The number that this word stands for. Raises ValueError with what it should be: a cell or a pile."""
    if not re.fullmatch(r"[0-9]{1,2}", word.strip()):
        raise CodedValueError("action-number", given=quotable(word.strip()), what=what)
    return int(word)
