"""A grid of four by four cards in the terminal, and the names of its cells: b3 is row b, column 3."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from fifteentwo.cards import Card
from fifteentwo.solitaire.scene import Hand

ROWS: Final = "abcd"
_CELL: Final = re.compile(r"row ([1-4]), column ([1-4])\b")
_NUMBER: Final = re.compile(r"[Cc]ell (1?[0-9])\b")


def cell_of(word: str) -> int | None:
    """The number of the cell with this name, such as 'b3'; None if it is not one."""
    return 4 * ROWS.index(word[0]) + int(word[1]) - 1 if re.fullmatch("[a-d][1-4]", word) else None


def cell_name(cell: int) -> str:
    """The name of a cell, such as 'b3'."""
    return f"{ROWS[cell // 4]}{cell % 4 + 1}"


def in_short(words: str) -> str:
    """The sentence with the short names of its cells."""
    short = _CELL.sub(lambda at: ROWS[int(at[1]) - 1] + at[2], words)
    return _NUMBER.sub(lambda cell: cell_name(int(cell[1])), short)


def rows(grid: Sequence[Card | None]) -> Iterator[str]:
    """The cards of a grid, four to a line."""
    return (" ".join(map(str, grid[row : row + 4])) for row in range(0, 16, 4))


def drawn(cells: Sequence[str], hands: Sequence[Hand]) -> Iterator[str]:
    """The lines of a grid with the points of its rows and columns."""
    yield "      1   2   3   4"
    for row in range(4):
        yield f"  {ROWS[row]}  {'  '.join(cells[4 * row : 4 * row + 4])}   {hands[row].points:2}"
    yield "     " + "  ".join(f"{hand.points:2}" for hand in hands[4:])
