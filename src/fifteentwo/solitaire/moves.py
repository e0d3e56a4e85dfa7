"""The actions of the player and of chance in a square or solitaire, and the events."""

from __future__ import annotations

from fifteentwo.cards import Card
from fifteentwo.game import Seat
from fifteentwo.moves import Choice, Deal, DealEnded, Discard, Event, GameEnded, Pegged, StarterTurned, Turn
from fifteentwo.scoring import Combo

PLAYER: Seat = 0
"""The player's seat."""


class Place(Choice, frozen=True):
    """The turned card, or one from the reserve, is placed on a cell: 0 to 15, row by row."""

    card: Card
    cell: int


class ThrowAway(Choice, frozen=True, tag="throw_away"):
    """The turned card is discarded to a free cell for dead cards."""


class Keep(Choice, frozen=True):
    """The turned card is put on a pile of the reserve."""

    pile: int


SquareAction = Turn | Place | ThrowAway | Keep
PatienceAction = Turn | Deal | Discard


class Turned(Event, frozen=True):
    """A card was turned from the stock."""

    card: Card


class Placed(Event, frozen=True):
    """A card was placed on a cell."""

    card: Card
    cell: int


class ThrownAway(Event, frozen=True):
    """The turned card was discarded."""

    card: Card


class Kept(Event, frozen=True):
    """The turned card was put on a pile of the reserve."""

    card: Card
    pile: int


class SetAside(Event, frozen=True):
    """The square was filled from the reserve, and the turned card that was still waiting is out of play."""

    card: Card


class HandsDealt(Event, frozen=True):
    """A deal began. `unseen` is the number of its cards that are face down and have not been seen before."""

    hands: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...]
    unseen: tuple[Card, ...] = ()


class HandDiscarded(Event, frozen=True):
    """Cards of a hand were discarded."""

    hand: int
    cards: tuple[Card, ...]


class LookedAt(Event, frozen=True):
    """A hand that was face down was turned up."""

    hand: int
    cards: tuple[Card, ...]


class LineShown(Event, frozen=True):
    """A line or hand was counted: 'row 1', 'column 4', 'hand 2', 'crib', 'last hand'."""

    name: str
    cards: tuple[Card, ...]
    combos: tuple[Combo, ...]
    points: int


SquareEvent = Turned | Placed | ThrownAway | Kept | SetAside | StarterTurned | LineShown | Pegged | GameEnded
PatienceEvent = HandsDealt | HandDiscarded | LookedAt | StarterTurned | LineShown | Pegged | DealEnded | GameEnded
