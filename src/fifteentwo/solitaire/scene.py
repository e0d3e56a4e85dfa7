"""What is drawn of a square and of a solitaire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from fifteentwo import calling, scoring
from fifteentwo.cards import PACK, Card
from fifteentwo.family import Offer, Scene
from fifteentwo.game import Seat
from fifteentwo.moves import Discard
from fifteentwo.solitaire import patience, square
from fifteentwo.solitaire.moves import Keep, Place, ThrowAway

FULL: Final = 4
"""Cards in a line of a square."""


class Hand(Struct, frozen=True):
    """A row or column as it stands: its cells, and the sets its cards make already.

    A line that is not full yet has no flush; his nobs and what the starter makes come with the starter.
    """

    name: str
    cells: tuple[int, ...]
    points: int
    sets: tuple[calling.Line, ...]


class SquareScene(Scene, frozen=True):
    """What lies on the table of a square."""

    phase: Literal["turn", "place", "starter", "over"]
    grid: tuple[Card | None, ...]
    dead: tuple[Card, ...]
    reserve: tuple[tuple[Card, ...], ...]
    card: Card | None
    aside: Card | None
    starter: Card | None
    score: int
    made: int
    """What the lines make already; once the starter is turned, the score as far as it has been counted."""
    stock: int
    hands: tuple[Hand, ...]


class PatienceScene(Scene, frozen=True):
    """What lies on the table of a solitaire; what has not been looked at is '??'."""

    phase: Literal["deal", "discard", "starter", "over"]
    deal: int
    hands: tuple[tuple[Card, ...], ...]
    discarded: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...]
    starter: Card | None
    under: tuple[Card, ...]
    in_hand: int | None
    score: int
    stock: int


class SoloOffer(Offer, frozen=True):
    """What the player may do now."""

    legal: tuple[Place | ThrowAway | Keep | Discard, ...] = ()


def square_scene(view: square.State) -> SquareScene:
    """What the page draws of a square."""
    hands = eight_hands(view.grid, view.starter)
    return SquareScene(
        phase=view.phase,
        grid=view.grid,
        dead=view.dead,
        reserve=view.reserve,
        card=view.card,
        aside=view.aside,
        starter=view.starter,
        score=view.score,
        stock=len(PACK) - len(view.known()),
        made=view.score if view.starter is not None else sum(hand.points for hand in hands),
        hands=hands,
    )


def eight_hands(grid: Sequence[Card | None], starter: Card | None) -> tuple[Hand, ...]:
    """The rows and columns of a square as they stand."""
    return tuple(_hand(name, cells, grid, starter) for name, cells in square.LINES)


def _hand(name: str, cells: tuple[int, ...], grid: Sequence[Card | None], starter: Card | None) -> Hand:
    cards: list[Card] = [card for cell in cells if (card := grid[cell]) is not None]
    full = len(cards) == FULL
    combos = scoring.show(cards, starter if full else None)
    made = tuple(combo for combo in combos if full or combo.kind != "flush")
    return Hand(name, cells, sum(combo.points for combo in made), calling.lines(made))


def square_offer(view: square.View, seat: Seat | None) -> SoloOffer:
    """What the player of a square may do now."""
    legal = () if seat is None else square.Square(view.rules).legal(view, seat)
    return SoloOffer(tuple(action for action in legal if isinstance(action, Place | ThrowAway | Keep)))


def patience_scene(view: patience.State) -> PatienceScene:
    """What is drawn of a solitaire."""
    return PatienceScene(
        phase=view.phase,
        deal=view.deals,
        hands=view.hands,
        discarded=view.discarded,
        crib=view.crib,
        starter=view.starter,
        under=view.bottom,
        in_hand=view.in_hand,
        score=view.score,
        stock=view.unseen + len(view.bottom),
    )


def patience_offer(view: patience.View, seat: Seat | None) -> SoloOffer:
    """What the player of a solitaire may do now."""
    return SoloOffer() if seat is None else SoloOffer(patience.Patience(view.rules).legal(view, seat))
