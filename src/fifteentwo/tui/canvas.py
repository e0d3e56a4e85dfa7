"""A sheet of characters to draw on: each cell has a sign, a style, and what a click there means."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

from fifteentwo.cards import BACK, SUIT_SIGNS, Card

TWO_COLOURS: Final = {"clubs": "", "diamonds": "red", "hearts": "red", "spades": ""}
FOUR_COLOURS: Final = {"clubs": "green", "diamonds": "blue", "hearts": "red", "spades": ""}
_CARD: Final = re.compile(r"\b[A2-9TJQK][CDHS]\b")
_SUITS: Final = dict(zip(SUIT_SIGNS, TWO_COLOURS, strict=True))
CARD_WIDTH: Final = 5
CARD_HEIGHT: Final = 3


def face(card: Card) -> str:
    """A card in text: 10♥ for the ten of hearts, * for a joker and what it is named, ?? for one face down."""
    if card == BACK:
        return "??"
    named = "" if card.rank else "*"
    shown = card.face
    if not shown.rank:
        return f"*{str(card)[1:2]}"
    rank = "10" if shown.rank == 10 else str(shown)[0]
    return f"{'*' if card.unnamed is not card else named}{rank}{SUIT_SIGNS[shown.suit]}"


def faces(cards: tuple[Card, ...] | list[Card]) -> str:
    """Several cards in text."""
    return " ".join(map(face, cards))


def with_signs(sentence: str) -> str:
    """A sentence with the cards in it as they are drawn: "5H" is 5♥."""
    return _CARD.sub(lambda found: face(Card(found[0])), sentence)


def style_of(card: Card) -> str:
    """The style of a card: its suit, which becomes a colour when it is shown."""
    return _SUITS.get(face(card)[-1:], "")


class Canvas:
    """Lines of cells. What does not fit is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]
        self._targets = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "", target: str = "", width: int | None = None) -> int:
        """Writes text from a cell on; returns the column after it. What is longer than `width` ends with a sign for more."""
        if width is not None:
            text = shortened(text, width)
        for sign in text:
            wide = cell_len(sign)
            if 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                for column in range(x, x + wide):
                    self._signs[y][column] = ""
                    self._styles[y][column] = style
                    self._targets[y][column] = target or self._targets[y][column]
                if wide:
                    self._signs[y][x] = sign
            x += wide
        return x

    def card(self, x: int, y: int, card: Card, style: str = "", target: str = "") -> None:
        """Draws a card as a box of five by three cells; a card face down is hatched."""
        middle = "░░░" if card == BACK else f"{face(card)[-3:]:>3}"
        thick = "reverse" in style
        edge = style.replace("reverse", "").strip()
        self.put(x, y, "┏━━━┓" if thick else "┌───┐", edge, target)
        self.put(x, y + 1, "┃" if thick else "│", edge, target)
        self.put(x + 1, y + 1, middle, f"{style} {style_of(card)} bold".strip(), target)
        self.put(x + 4, y + 1, "┃" if thick else "│", edge, target)
        self.put(x, y + 2, "┗━━━┛" if thick else "└───┘", edge, target)

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Lays another sheet over this one."""
        for row in range(min(other.height, self.height - y)):
            width = min(other.width, self.width - x)
            self._signs[y + row][x : x + width] = other._signs[row][:width]
            self._styles[y + row][x : x + width] = other._styles[row][:width]
            self._targets[y + row][x : x + width] = other._targets[row][:width]

    def at(self, x: int, y: int) -> str:
        """What a click on this cell means; "" for nothing."""
        return self._targets[y][x] if 0 <= y < self.height and 0 <= x < self.width else ""

    def lines(self) -> list[str]:
        """The lines as plain text."""
        return ["".join(line).rstrip() for line in self._signs]

    def segments(self, y: int, colours: Mapping[str, str] = TWO_COLOURS) -> Iterator[Segment]:
        """A line for the terminal, with a colour for each suit."""
        start = 0
        styles = self._styles[y]
        for x in range(1, self.width + 1):
            if x == self.width or styles[x] != styles[start]:
                words = " ".join(colours.get(word, word) for word in styles[start].split())
                yield Segment("".join(self._signs[y][start:x]), Style.parse(words))
                start = x


def shortened(text: str, width: int) -> str:
    """A text that is no wider than this; what is left out is shown by a sign."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return f"{text.rstrip()}…"[:width] if width > 0 else ""


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a text that is this wide."""
    lines, line = [], ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if cell_len(longer) > width and line:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines
