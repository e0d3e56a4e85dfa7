"""The points of a deal by where they came from, and their averages by role."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct

from fifteentwo.cards import Card
from fifteentwo.game import Seat

Part = Literal["pegging", "heels", "hand", "crib"]
Role = Literal["dealer", "pone"]
PARTS: Final[tuple[Part, ...]] = ("pegging", "heels", "hand", "crib")
ROLES: Final[tuple[Role, ...]] = ("dealer", "pone")


class Mean(Struct, frozen=True, array_like=True, gc=False):
    """A sum of numbers and their count."""

    total: int = 0
    number: int = 0

    def __add__(self, other: Mean) -> Mean:
        return Mean(self.total + other.total, self.number + other.number)

    @property
    def value(self) -> float:
        """The mean; 0 if there are no numbers."""
        return self.total / self.number if self.number else 0.0


SeatMeans = tuple[tuple[Mean, ...], ...]
"""The points of one seat: for each of `ROLES`, each of `PARTS`."""


class HandCounted(Struct, frozen=True, gc=False):
    """A hand or crib as it was counted at the end of a deal."""

    seat: Seat
    crib: bool
    cards: tuple[Card, ...]
    starter: Card | None
    points: int


class DealPoints(Struct, frozen=True):
    """The points of one deal.

    Attributes:
        dealer: The seat that dealt.
        starter: The card turned up; None if the game ended before.
        pegging: What each seat pegged in the play.
        heels: What the dealer pegged for the starter.
        counted: The hands and cribs counted, in order; `points` is their true count, whatever was claimed.
        other: For each side, everything else: muggins, penalties, points missed in a claim (negative), three for last.
        played_out: Whether the play was completed.
        scores: The scores after the deal.
    """

    dealer: Seat
    starter: Card | None
    pegging: tuple[int, ...]
    heels: int
    counted: tuple[HandCounted, ...]
    other: tuple[int, ...]
    played_out: bool
    scores: tuple[int, ...]


def means(deals: Iterable[DealPoints], seat: Seat) -> SeatMeans:
    """The points of a seat, summed over deals. A play cut short by the end of the game is left out."""
    sums = {role: {part: [0, 0] for part in PARTS} for role in ROLES}

    def count(role: Role, part: Part, points: int) -> None:
        kept = sums[role][part]
        kept[0] += points
        kept[1] += 1

    for deal in deals:
        role: Role = "dealer" if deal.dealer == seat else "pone"
        if deal.starter is not None and role == "dealer":
            count(role, "heels", deal.heels)
        if deal.played_out:
            count(role, "pegging", deal.pegging[seat])
        for hand in deal.counted:
            if hand.seat == seat:
                count(role, "crib" if hand.crib else "hand", hand.points)
    return tuple(tuple(Mean(*sums[role][part]) for part in PARTS) for role in ROLES)


def add(means: Sequence[SeatMeans]) -> SeatMeans:
    """The points of all of them."""
    return tuple(
        tuple(
            Mean(sum(each[role][part].total for each in means), sum(each[role][part].number for each in means))
            for part in range(len(PARTS))
        )
        for role in range(len(ROLES))
    )
