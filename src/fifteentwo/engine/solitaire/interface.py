"""What the engine offers for a family of games for one: the interface, and its results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, Protocol

from msgspec import Struct

from fifteentwo.cards import Card
from fifteentwo.families import AnyChoice, AnyRules, AnyScene, AnyView
from fifteentwo.locales.coded import SILENCE, Message

Aim = Literal["points", "chance"]
"""What a player maximises: expected points, or the chance to reach `win_at`."""

PLAIN: Final = "plain"
"""The greedy player, without machine code."""

INSTANT: Final = "instant"
"""Expectimax of depth one; under a millisecond a choice."""

QUICK: Final = "quick"
"""Expectimax of depth two, with three options for the next card; under 10 ms."""

STRONG: Final = "strong"
"""Expectimax of depth two, with eight options for the next card; under 50 ms."""


class Advice(NamedTuple):
    """A choice and its value: expected points with his heels, or the chance to win.

    For a solitaire the points are those of this deal, for a square those of the whole game, for a swap those of the
    square after it. `error` is the standard error where cards were sampled, 0 where the value is exact, None where it
    is an estimate. `reason` adds in a few words what the value does not show.
    """

    action: AnyChoice
    value: float
    error: float | None
    reason: Message = SILENCE


class ParDeal(Struct, frozen=True):
    """One deal of a solitaire at its best: the discard from each hand, and the points; the last hand has no discard."""

    aways: tuple[tuple[Card, ...], ...]
    points: int


class ParLayout(Struct, frozen=True):
    """The best result possible with the cards of a deal.

    `least` and `most` are proved bounds, equal where it is exact. The `scene` of a square is the final table that
    reaches `least`; a solitaire has its `deals` instead.
    """

    name: Literal["par", "legal par"]
    least: int
    most: int
    scene: AnyScene | None = None
    deals: tuple[ParDeal, ...] = ()


class Soloist(Protocol):
    """What a module offers for the games of its family; `fifteentwo.engine.solitaire.solo` registers it."""

    def warm(self) -> None:
        """Compiles what the players and par need."""
        ...

    @property
    def CHOOSES(self) -> Literal["discard", "place", "swap"]:  # noqa: N802 - a constant of the module
        """The kind of choice in these games."""
        ...

    def advice(self, view: AnyView, player: str, aim: Aim) -> Sequence[Advice]:
        """All legal choices with their values, the best first. Raises ValueError where there is nothing to choose."""
        ...

    def basis(self, view: AnyView, player: str, found: Sequence[Advice]) -> Message:
        """How the values of this advice were computed, in sentences."""
        ...

    def pars(self, rules: AnyRules, pack: Sequence[Card], patient: bool) -> tuple[ParLayout, ...]:
        """Par of the pack in this order, first; `patient` for a narrower interval where it is not exact."""
        ...

    def nudge(self, view: AnyView, action: AnyChoice) -> Message:
        """A sentence towards the best choice that does not give it away."""
        ...

    def words(self, view: AnyView, action: AnyChoice) -> Message:
        """The choice in a sentence."""
        ...
