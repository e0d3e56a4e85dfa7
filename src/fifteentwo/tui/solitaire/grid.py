"""A square of sixteen cells in characters, with the points of its rows and columns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from fifteentwo.cards import Card
from fifteentwo.cli.language import say, spoken
from fifteentwo.solitaire.scene import Hand
from fifteentwo.tui.canvas import CARD_HEIGHT, CARD_WIDTH, Canvas, face, faces, style_of

SIDE: Final = 4
WIDE: Final = CARD_WIDTH + 1
WIDTH: Final = SIDE * WIDE + 4
HEIGHT: Final = SIDE * CARD_HEIGHT + 1
LOW_WIDTH: Final = SIDE * CARD_WIDTH + 4
"""The width of a square whose rows have one line each."""
MOVES: Final = {"left": -1, "right": 1, "up": -SIDE, "down": SIDE}


def moved(cell: int, key: str) -> int:
    """The cell beside this one; at an edge the one at the other end."""
    if key in {"left", "right"}:
        return cell // SIDE * SIDE + (cell % SIDE + MOVES[key]) % SIDE
    return (cell + MOVES[key]) % (SIDE * SIDE)


def distance(one: int, other: int) -> int:
    """The steps between two cells."""
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


class Marked(NamedTuple):
    """What is marked in a square: the cell of the cursor, those that may be chosen, and the cards that are counted."""

    cursor: int | None = None
    opened: Collection[int] = ()
    lit: Collection[Card] = ()
    picked: int | None = None


def draw(canvas: Canvas, x: int, y: int, grid: Sequence[Card | None], hands: Sequence[Hand], marked: Marked) -> None:
    """Draws the square with the points of its lines."""
    cursor, opened, lit, picked = marked
    for cell in range(SIDE * SIDE):
        left, top = x + cell % SIDE * WIDE, y + cell // SIDE * CARD_HEIGHT
        card = grid[cell] if cell < len(grid) else None
        target = f"cell:{cell}"
        if card is not None:
            style = "reverse" if card in lit or cell in {cursor, picked} else ""
            canvas.card(left, top, card, style, target)
            continue
        is_open = cell in opened
        edge = "bold" if cell == cursor else "" if is_open else "dim"
        canvas.put(left, top, "┏━━━┓" if cell == cursor else "┌   ┐", edge, target)
        canvas.put(
            left, top + 1, "┃ + ┃" if cell == cursor and is_open else "  +  " if is_open else "  ·  ", edge, target
        )
        canvas.put(left, top + 2, "┗━━━┛" if cell == cursor else "└   ┘", edge, target)
    for hand in hands:
        kind, _, number = hand.name.partition(" ")
        place = int(number) - 1
        if kind == "row":
            canvas.put(x + SIDE * WIDE, y + place * CARD_HEIGHT + 1, f"{hand.points:>3}", "bold")
        else:
            canvas.put(x + place * WIDE, y + SIDE * CARD_HEIGHT, f"{hand.points:>3}", "bold")


def draw_low(
    canvas: Canvas, x: int, y: int, grid: Sequence[Card | None], hands: Sequence[Hand], marked: Marked
) -> None:
    """Draws the square with one line for each row."""
    cursor, opened, lit, picked = marked
    for cell in range(SIDE * SIDE):
        card = grid[cell] if cell < len(grid) else None
        shown = f"{face(card):>3}" if card is not None else f" {'+' if cell in opened else '·'} "
        style = f"{style_of(card)} bold" if card is not None else ""
        if card is not None and (card in lit or cell == picked):
            style += " reverse"
        text = f"[{shown}]" if cell == cursor else f"*{shown} " if cell == picked else f" {shown} "
        canvas.put(x + cell % SIDE * CARD_WIDTH, y + cell // SIDE, text, style.strip(), f"cell:{cell}")
    for hand in hands:
        kind, _, number = hand.name.partition(" ")
        place = int(number) - 1
        if kind == "row":
            canvas.put(x + SIDE * CARD_WIDTH, y + place, f"{hand.points:>3}", "dim")
        else:
            canvas.put(x + place * CARD_WIDTH, y + SIDE, f"{hand.points:>4}", "dim")


def sets_of(hands: Sequence[Hand], cell: int) -> list[str]:
    """What the row and the column through a cell make by now."""
    lines = []
    for hand in hands:
        if cell in hand.cells:
            kind, _, number = hand.name.partition(" ")
            name = say("solo-line", kind=kind, number=int(number))
            lines.append(say("solo-line-points", name=name, points=hand.points))
            lines += [f"  {each.words.in_language(spoken())}  {faces(each.cards)}" for each in hand.sets]
    return lines
