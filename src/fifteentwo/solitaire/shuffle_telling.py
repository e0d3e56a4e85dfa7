"""The scene, offer, notation and sentences of Cribbage Shuffle.

deal 2C 3D 4H 5S 6C 7D 8H 9S TC JD QH KS AC 2D 3H 4S + 5H · swap 0 5 · done
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, assert_never

from fifteentwo.cards import Card, cards, write
from fifteentwo.family import Offer, Scene
from fifteentwo.game import Seat
from fifteentwo.locales import ENGLISH, CodedValueError, quotable
from fifteentwo.locales.coded import Message, coded
from fifteentwo.moves import GameEnded, Pegged, StarterTurned
from fifteentwo.people import People
from fifteentwo.solitaire import sentences as solo
from fifteentwo.solitaire.moves import PLAYER, LineShown
from fifteentwo.solitaire.notation import number
from fifteentwo.solitaire.scene import Hand, eight_hands
from fifteentwo.solitaire.shuffle import (
    DealOut,
    Done,
    LaidOut,
    Shuffle,
    ShuffleAction,
    ShuffleEvent,
    State,
    Swap,
    Swapped,
    View,
)
from fifteentwo.solitaire.square import CELLS, his_heels

VERBS: Final = ("deal", "swap", "done")


class ShuffleScene(Scene, frozen=True):
    """The table of Cribbage Shuffle; empty before the deal."""

    phase: Literal["deal", "swap", "over"]
    grid: tuple[Card, ...]
    starter: Card | None
    score: int
    heels: int
    """The points for a jack as starter."""
    made: int
    """The total of the square now, including his heels."""
    hands: tuple[Hand, ...]


class ShuffleOffer(Offer, frozen=True):
    """The actions open to the player: `legal`, and swapping any two of these cells."""

    legal: tuple[Done, ...] = ()
    cells: tuple[int, ...] = ()


def scene(view: State) -> ShuffleScene:
    """The scene of Cribbage Shuffle."""
    hands = eight_hands(view.grid, view.starter) if view.grid else ()
    paid = 0 if view.starter is None else his_heels(view.starter, view.rules.heels)
    return ShuffleScene(
        phase=view.phase,
        grid=view.grid,
        starter=view.starter,
        score=view.score,
        heels=paid,
        made=paid + sum(hand.points for hand in hands),
        hands=hands,
    )


def offer(view: View, seat: Seat | None) -> ShuffleOffer:
    """The actions open to the player. The 120 swaps are not listed, because they would be most of every message."""
    if seat is None or not Shuffle(view.rules).legal(view, seat):
        return ShuffleOffer()
    return ShuffleOffer((Done(seat),), tuple(range(CELLS)))


def write_action(action: ShuffleAction) -> str:
    """The action in one line of a record."""
    match action:
        case DealOut(dealt, starter):
            return f"deal {write(dealt)} + {starter}"
        case Swap(first=first, second=second):
            return f"swap {first} {second}"
        case Done():
            return "done"
        case _ as never:
            assert_never(never)


def read_actions(line: str) -> tuple[ShuffleAction, ...]:
    """The action of one line of a record. Raises ValueError with a sentence."""
    verb, _, rest = line.strip().partition(" ")
    match verb.lower():
        case "deal":
            dealt, _, starter = rest.partition("+")
            return (DealOut(cards(dealt), Card(starter.strip())),)
        case "swap":
            first, _, second = rest.strip().partition(" ")
            return (Swap(PLAYER, number(first, "cell"), number(second, "cell")),)
        case "done" if not rest.strip():
            return (Done(PLAYER),)
        case _:
            raise CodedValueError("action-unknown-shuffle", given=quotable(line.strip()), known=", ".join(VERBS))


def sentences(event: ShuffleEvent, after: State, named: People, language: str = ENGLISH) -> Iterator[str]:
    """The lines on an event, if any; `after` is the state, or a view, after it."""
    return (line.in_language(language) for line in _lines(event, after, named))


def _lines(event: ShuffleEvent, after: State, named: People) -> Iterator[Message]:
    match event:
        case LaidOut(dealt):
            yield coded("log-dealt", hands=" | ".join(write(dealt[row : row + 4]) for row in range(0, CELLS, 4)))
        case Swapped(first, second):
            here, there = after.grid[first], after.grid[second]
            yield coded("log-swapped", card=here, cell=solo.place(first), other=there, place=solo.place(second))
        case StarterTurned() | LineShown() | Pegged() | GameEnded():
            yield from solo.count(event, after.rules.win_at, named)
        case _ as never:
            assert_never(never)
