"""The scenes of a square and of a solitaire."""

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
"""The number of cards in a line of a square."""


class Hand(Struct, frozen=True):
    """A row or column: its cells, and the combinations its cards make so far.

    A line that is not full has no flush; his nobs and combinations with the starter come with the starter.
    """

    name: str
    cells: tuple[int, ...]
    points: int
    sets: tuple[calling.Line, ...]


class SquareScene(Scene, frozen=True):
    """The table of a square."""

    phase: Literal["turn", "place", "starter", "over"]
    grid: tuple[Card | None, ...]
    dead: tuple[Card, ...]
    reserve: tuple[tuple[Card, ...], ...]
    card: Card | None
    aside: Card | None
    starter: Card | None
    score: int
    made: int
    """The points of the lines so far; once the starter is turned, the score counted so far."""
    stock: int
    hands: tuple[Hand, ...]


class PatienceScene(Scene, frozen=True):
    """The table of a solitaire; cards not seen yet are '??'."""

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
    """The actions open to the player."""

    legal: tuple[Place | ThrowAway | Keep | Discard, ...] = ()


def square_scene(view: square.State) -> SquareScene:
    """The scene of a square."""
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
    """The rows and columns of a square."""
    return tuple(_hand(name, cells, grid, starter) for name, cells in square.LINES)


def _hand(name: str, cells: tuple[int, ...], grid: Sequence[Card | None], starter: Card | None) -> Hand:
    cards: list[Card] = [card for cell in cells if (card := grid[cell]) is not None]
    full = len(cards) == FULL
    combos = scoring.show(cards, starter if full else None)
    made = tuple(combo for combo in combos if full or combo.kind != "flush")
    return Hand(name, cells, sum(combo.points for combo in made), calling.lines(made))


def square_offer(view: square.View, seat: Seat | None) -> SoloOffer:
    """The actions open to the player of a square."""
    legal = () if seat is None else square.Square(view.rules).legal(view, seat)
    return SoloOffer(tuple(action for action in legal if isinstance(action, Place | ThrowAway | Keep)))


def patience_scene(view: patience.State) -> PatienceScene:
    """The scene of a solitaire."""
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
    """The actions open to the player of a solitaire."""
    return SoloOffer() if seat is None else SoloOffer(patience.Patience(view.rules).legal(view, seat))
