"""What the computer must know of a family of games for one: the interface, and what it gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, Protocol

from msgspec import Struct

from fifteentwo.cards import Card
from fifteentwo.families import AnyChoice, AnyRules, AnyScene, AnyView

Aim = Literal["points", "chance"]
"""What a player plays for: the most points on average, or the chance to come to `win_at`."""

PLAIN: Final = "plain"
"""The player who needs no machine code."""

INSTANT: Final = "instant"
"""The one whose answer comes in less than a millisecond."""

QUICK: Final = "quick"
"""In less than 10 ms."""

STRONG: Final = "strong"
"""In less than 50 ms."""


class Advice(NamedTuple):
    """A choice and its value: points on average, his heels included; or the chance to win.

    For a solitaire the points are those of this deal, for a square those of the whole, for a swap those of the square
    after it. `error` is the standard error where cards were drawn, 0 where the value is exact, None where it is an
    estimate. `reason` says in a few words what the value does not tell.
    """

    action: AnyChoice
    worth: float
    error: float | None
    reason: str = ""


class ParDeal(Struct, frozen=True):
    """One deal of a solitaire at its best: what to discard from each hand, and the points; the last hand discards none."""

    aways: tuple[tuple[Card, ...], ...]
    points: int


class ParLayout(Struct, frozen=True):
    """The best that could be made of the cards of a deal.

    `least` and `most` bound it (the same where it is proved exact). A square's `scene` is the table as it would lie at
    the end, worth `least`; a solitaire has its `deals` instead.
    """

    name: Literal["par", "legal par"]
    least: int
    most: int
    scene: AnyScene | None = None
    deals: tuple[ParDeal, ...] = ()


class Soloist(Protocol):
    """What a module says of the games of its family; `fifteentwo.engine.solitaire.solo` registers it."""

    def warm(self) -> None:
        """Compiles what the players and par need."""
        ...

    @property
    def CHOOSES(self) -> Literal["discard", "place", "swap"]:  # noqa: N802 - a constant of the module
        """What is to be chosen in these games."""
        ...

    def advice(self, view: AnyView, player: str, aim: Aim) -> Sequence[Advice]:
        """All the player may choose now, the best first. Raises ValueError where nothing is to be chosen."""
        ...

    def basis(self, view: AnyView, player: str, found: Sequence[Advice]) -> str:
        """What the values of this advice are based on, in sentences."""
        ...

    def pars(self, rules: AnyRules, pack: Sequence[Card], patient: bool) -> tuple[ParLayout, ...]:
        """Par of the pack in this order, first; `patient` for a narrower interval where it is not exact."""
        ...

    def nudge(self, view: AnyView, action: AnyChoice) -> str:
        """A sentence towards the best choice that does not give it away."""
        ...

    def words(self, view: AnyView, action: AnyChoice) -> str:
        """The choice in a sentence."""
        ...
