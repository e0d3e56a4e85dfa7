"""A square in the terminal: how it is drawn, and what can be typed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from fifteentwo.cards import Card
from fifteentwo.cards import write as write_cards
from fifteentwo.families import AnyAction
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire import PLAYER, Keep, Place, ThrowAway, square
from fifteentwo.solitaire.scene import Hand, SquareScene, square_offer, square_scene

ROWS: Final = "abcd"
_CELL: Final = re.compile(r"row ([1-4]), column ([1-4])\b")
_NUMBER: Final = re.compile(r"[Cc]ell (1?[0-9])\b")
_TO_PLACE: Final = "  b3        the turned card into row b, column 3, which must be open: []"
_TO_THROW: Final = "  throw     throw the turned card away"
_TO_KEEP: Final = """  keep      let it wait in the reserve (keep 2: on the second pile)
  b3 5H     a card of the reserve into row b, column 3"""


def help_on(rules: SquareRules) -> Iterator[str]:
    """What can be typed by these rules alone."""
    yield _TO_PLACE
    if rules.dead_cells:
        yield _TO_THROW
    if rules.reserve_piles:
        yield _TO_KEEP


def read(line: str, state: square.View) -> AnyAction:
    """The choice that was typed. Raises ValueError with a sentence."""
    words = line.lower().split()
    match words:
        case ["throw" | "t"]:
            return ThrowAway(PLAYER)
        case ["keep" | "k"]:
            return Keep(PLAYER, 0)
        case ["keep" | "k", "1" | "2" as pile]:
            return Keep(PLAYER, int(pile) - 1)
        case _:
            named = next((word for word in words if cell_of(word) is not None), "")
            rest, cell = [word for word in words if word != named], cell_of(named)
            if cell is None or len(rest) > 1 or state.card is None:
                raise ValueError(f"{line!r} is no choice: b3 is row b, column 3; ? tells what else there is.")
            card = Card(rest[0].upper()) if rest else state.card
            return Place(PLAYER, card, cell)


def named(action: AnyAction) -> str:
    """A choice in a few words."""
    match action:
        case Place(card=card, cell=cell):
            return f"{card} on {cell_name(cell)}"
        case Keep(pile=pile):
            return f"keep it on pile {pile + 1}"
        case _:
            return "throw it away"


def cell_of(word: str) -> int | None:
    """The cell that 'b3' names, or None."""
    return 4 * ROWS.index(word[0]) + int(word[1]) - 1 if re.fullmatch("[a-d][1-4]", word) else None


def cell_name(cell: int) -> str:
    """'b3'."""
    return f"{ROWS[cell // 4]}{cell % 4 + 1}"


def in_short(words: str) -> str:
    """A sentence with its cells as they are typed."""
    short = _CELL.sub(lambda at: ROWS[int(at[1]) - 1] + at[2], words)
    return _NUMBER.sub(lambda cell: cell_name(int(cell[1])), short)


def shown(view: square.View) -> Iterator[str]:
    """The table as it lies."""
    scene = square_scene(view)
    yield from _drawn(scene, {action.cell for action in square_offer(view, PLAYER).legal if isinstance(action, Place)})
    yield f"{scene.made} of {view.rules.win_at} so far, {scene.stock} in the stock."
    if scene.dead:
        yield f"Thrown away: {write_cards(scene.dead)}"
    yield from (f"Pile {place}: {write_cards(pile) or 'empty'}" for place, pile in enumerate(scene.reserve, 1))
    yield f"Turned: {scene.card}"


def layout(scene: SquareScene) -> Iterator[str]:
    """A full square row by row."""
    return rows(scene.grid)


def rows(grid: Sequence[Card | None]) -> Iterator[str]:
    """The cards of a square, four to a line."""
    return (" ".join(map(str, grid[row : row + 4])) for row in range(0, 16, 4))


def _drawn(scene: SquareScene, free: set[int]) -> Iterator[str]:
    """The grid with its totals; `[]` where a card may be laid."""
    return drawn([_cell(scene, cell, free) for cell in range(len(scene.grid))], scene.hands)


def drawn(cells: Sequence[str], hands: Sequence[Hand]) -> Iterator[str]:
    """A square with the points of its rows and columns."""
    yield "      1   2   3   4"
    for row in range(4):
        yield f"  {ROWS[row]}  {'  '.join(cells[4 * row : 4 * row + 4])}   {hands[row].points:2}"
    yield "     " + "  ".join(f"{hand.points:2}" for hand in hands[4:])


def _cell(scene: SquareScene, cell: int, free: set[int]) -> str:
    card = scene.grid[cell]
    return str(card) if card is not None else "[]" if cell in free else " ."
