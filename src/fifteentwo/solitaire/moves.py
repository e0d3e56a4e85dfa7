"""What the player and chance do in a square or solitaire (actions), and what came of it (events)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from fifteentwo.cards import Card
from fifteentwo.game import Outcome, Seat, Side
from fifteentwo.scoring import Combo

PLAYER: Seat = 0
"""The one seat there is."""


class Action(Struct, frozen=True, tag=str.lower, forbid_unknown_fields=True):
    """Something the player, or chance, does."""


class Turn(Action, frozen=True):
    """Chance: the next card is turned; after the lay-aways, or with the square full, it is the starter."""

    card: Card


class Place(Action, frozen=True):
    """The turned card, or one of the reserve, is laid on a cell: 0 to 15, row by row."""

    seat: Seat
    card: Card
    cell: int


class Discard(Action, frozen=True):
    """The turned card is laid on a free cell for dead cards."""

    seat: Seat


class Keep(Action, frozen=True):
    """The turned card is laid on a pile of the reserve."""

    seat: Seat
    pile: int


class Deal(Action, frozen=True):
    """Chance: the hands dealt, and the cards dealt to the crib in their order."""

    hands: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        force_setattr(self, "hands", tuple(tuple(sorted(hand)) for hand in self.hands))


class LayAway(Action, frozen=True, tag="lay_away"):
    """Two cards of the hand to be looked at are laid away to the crib."""

    seat: Seat
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


SquareAction = Turn | Place | Discard | Keep
PatienceAction = Turn | Deal | LayAway


class Event(Struct, frozen=True, tag=True):
    """Something that happened."""


class Turned(Event, frozen=True):
    """A card was turned from the stock."""

    card: Card


class Placed(Event, frozen=True):
    """A card was laid on a cell."""

    card: Card
    cell: int


class Discarded(Event, frozen=True):
    """The turned card is dead."""

    card: Card


class Kept(Event, frozen=True):
    """The turned card lies on a pile of the reserve."""

    card: Card
    pile: int


class SetAside(Event, frozen=True):
    """The square was filled from the reserve, and the card that waited takes no part."""

    card: Card


class Dealt(Event, frozen=True):
    """A deal began. `unseen` are those of its cards that lie face down and have not been seen before."""

    hands: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...]
    unseen: tuple[Card, ...] = ()


class LaidAway(Event, frozen=True):
    """Cards of a hand were laid away."""

    hand: int
    cards: tuple[Card, ...]


class LookedAt(Event, frozen=True):
    """A hand that lay face down was looked at."""

    hand: int
    cards: tuple[Card, ...]


class StarterTurned(Event, frozen=True):
    """The starter lies face up."""

    card: Card


class Shown(Event, frozen=True):
    """A line or hand was counted: 'row 1', 'column 4', 'hand 2', 'crib', 'last hand'."""

    name: str
    cards: tuple[Card, ...]
    combos: tuple[Combo, ...]
    points: int


class Pegged(Event, frozen=True):
    """The player pegged points: the one door through which all points pass."""

    side: Side
    points: int
    why: Literal["heels", "hand", "crib"]
    combos: tuple[Combo, ...] = ()


class DealEnded(Event, frozen=True):
    """Everything in this deal has been counted; its starter goes under the stock where the rules say so."""


class GameEnded(Event, frozen=True):
    """The last hand has been counted."""

    outcome: Outcome


SquareEvent = Turned | Placed | Discarded | Kept | SetAside | StarterTurned | Shown | Pegged | GameEnded
PatienceEvent = Dealt | LaidAway | LookedAt | StarterTurned | Shown | Pegged | DealEnded | GameEnded
