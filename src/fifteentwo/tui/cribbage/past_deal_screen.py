"""The last deal that is over, with all its cards: what spectators see besides the table, if the players let them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from fifteentwo.cards import Card
from fifteentwo.cli.language import listed, say
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.server.spectating_wire import PastDeal
from fifteentwo.tui.canvas import CARD_HEIGHT, CARD_WIDTH, Canvas, face, faces, style_of
from fifteentwo.tui.drawing import Drawing
from fifteentwo.tui.names import Names

if TYPE_CHECKING:
    from fifteentwo.tui.app import Terminal

GAP: Final = 4
"""The cells between the starter and the crib."""


class CardRow(NamedTuple):
    """Cards with a title, and those among them that were discarded."""

    title: str
    cards: tuple[Card, ...]
    thrown: tuple[Card, ...] = ()

    @property
    def ordered(self) -> tuple[Card, ...]:
        """The cards that were kept, then the others."""
        return (*(card for card in self.cards if card not in self.thrown), *self.thrown)


class PastDealScreen(Screen[None]):
    """A page to look at."""

    app: Terminal

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,d,enter", "app.pop_screen")]

    def __init__(self, past: PastDeal, names: Names) -> None:
        super().__init__()
        self._past, self._names = past, names

    def compose(self) -> ComposeResult:
        """What is on the screen."""
        yield Drawing(self.drawn, lambda _: None, self.app.colours)

    def drawn(self, width: int, height: int) -> Canvas:
        """The whole screen: cards as boxes where there is room, else in one line."""
        canvas = Canvas(width, height)
        canvas.put(0, 0, title(self._past), "bold", width=width)
        canvas.put(0, height - 1, say("tui-back-keys"), "dim", width=width)
        hands, table = rows(self._past, self._names)
        is_tall = (len(hands) + 1) * (CARD_HEIGHT + 1) + 3 <= height
        y = 2
        for hand in hands:
            _row(canvas, 1, y, hand, is_tall=is_tall)
            y += CARD_HEIGHT + 1 if is_tall else 2
        x = 1
        for row in table:
            x = _row(canvas, x, y, row, is_tall=is_tall) + GAP
        return canvas


def title(past: PastDeal) -> str:
    """Which deal it was."""
    return say("friend-past-deal-of", deal=past.deal, game=past.game)


def rows(past: PastDeal, names: Names) -> tuple[list[CardRow], list[CardRow]]:
    """The hands as they were dealt; and the starter and the crib."""
    hands = [
        CardRow(name, dealt, thrown) for name, dealt, thrown in zip(names.seats, past.dealt, past.thrown, strict=True)
    ]
    scene, table = past.scene, []
    if isinstance(scene, CribbageScene):
        if scene.starter is not None:
            table.append(CardRow(say("friend-past-deal-starter"), (scene.starter,)))
        crib = (*scene.crib, *(card for cards in scene.discarded for card in cards))
        if scene.dealer is not None and crib:
            table.append(CardRow(say("friend-past-deal-crib", who=names.seats[scene.dealer]), crib))
    return hands, table


def lines(past: PastDeal, names: Names) -> Iterator[str]:
    """The same as text."""
    yield title(past)
    hands, table = rows(past, names)
    for row in (*hands, *table):
        yield f"{row.title}: {faces(row.ordered)}"
        if row.thrown:
            yield f"  {_thrown(row.title, row.thrown)}"


def _row(canvas: Canvas, x: int, y: int, row: CardRow, *, is_tall: bool) -> int:
    """Draws a row from its title on; returns the column after it."""
    end = canvas.put(x, y, row.title, "bold")
    if row.thrown:
        end = canvas.put(end + 2, y, _thrown(row.title, row.thrown), "dim")
    at = x if is_tall else x + 2
    for card in row.ordered:
        if is_tall:
            canvas.card(at, y + 1, card, "dim" if card in row.thrown else "")
            at += CARD_WIDTH + 1
        else:
            at = canvas.put(at, y + 1, face(card), f"{style_of(card)} {'dim' if card in row.thrown else 'bold'}") + 1
    return max(end, at)


def _thrown(name: str, cards: Sequence[Card]) -> str:
    return say("friend-past-deal-threw", who=name, cards=listed([face(card) for card in cards]))
