"""A grid of four by four cards in the terminal, and the names of its cells: b3 is row b, column 3."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from fifteentwo.cards import Card
from fifteentwo.cli.language import say
from fifteentwo.solitaire.scene import Hand

ROWS: Final = "abcd"


def cell_of(word: str) -> int | None:
    """The number of the cell with this name, such as 'b3'; None if it is not one."""
    return 4 * ROWS.index(word[0]) + int(word[1]) - 1 if re.fullmatch("[a-d][1-4]", word) else None


def cell_name(cell: int) -> str:
    """The name of a cell, such as 'b3'."""
    return f"{ROWS[cell // 4]}{cell % 4 + 1}"


def in_short(words: str) -> str:
    """The sentence of the log with the short names of its cells."""
    for cell in range(16):
        words = words.replace(say("log-cell", row=cell // 4 + 1, column=cell % 4 + 1), cell_name(cell))
    return words


def rows(grid: Sequence[Card | None]) -> Iterator[str]:
    """The cards of a grid, four to a line."""
    return (" ".join(map(str, grid[row : row + 4])) for row in range(0, 16, 4))


def drawn(cells: Sequence[str], hands: Sequence[Hand]) -> Iterator[str]:
    """The lines of a grid with the points of its rows and columns."""
    yield "      1   2   3   4"
    for row in range(4):
        yield f"  {ROWS[row]}  {'  '.join(cells[4 * row : 4 * row + 4])}   {hands[row].points:2}"
    yield "     " + "  ".join(f"{hand.points:2}" for hand in hands[4:])
