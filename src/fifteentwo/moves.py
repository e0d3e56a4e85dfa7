"""Shared by all games: the base classes of actions and events, and those with the same meaning in every game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from fifteentwo.cards import Card
from fifteentwo.game import Outcome, Seat, Side
from fifteentwo.scoring import Combo


class Action(Struct, frozen=True, tag=str.lower, forbid_unknown_fields=True, gc=False):
    """An action of a seat or of chance."""


class Choice(Action, frozen=True):
    """An action that a player chooses."""

    seat: Seat


class Deal(Action, frozen=True):
    """Chance: the cards dealt to each hand, and those dealt from the stock to the crib."""

    hands: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        force_setattr(self, "hands", tuple(tuple(sorted(hand)) for hand in self.hands))


class Turn(Action, frozen=True):
    """Chance: the next card of the stock is turned up; it is the starter if the game waits for one."""

    card: Card


class Discard(Choice, frozen=True):
    """A seat discards cards to the crib."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that happened. Once redacted for a seat it can be shown to it."""


class StarterTurned(Event, frozen=True):
    """The starter was turned up."""

    card: Card


Why = Literal[
    "heels", "card", "go", "last", "hand", "crib", "three_for_last", "muggins", "penalty", "wrong_call", "excess"
]


class Pegged(Event, frozen=True):
    """A side pegged points. All points are pegged by this event."""

    side: Side
    points: int
    why: Why
    combos: tuple[Combo, ...] = ()


class DealEnded(Event, frozen=True):
    """Everything in this deal has been counted, and the game continues."""


class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome
