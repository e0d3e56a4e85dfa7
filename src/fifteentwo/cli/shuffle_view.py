"""Cribbage Shuffle in the terminal: how it is drawn, and what can be typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fifteentwo.cli.square_view import cell_name, cell_of, drawn, in_short, rows
from fifteentwo.families import AnyAction
from fifteentwo.rules import ShuffleRules
from fifteentwo.solitaire import PLAYER, Done, Swap
from fifteentwo.solitaire.shuffle import View
from fifteentwo.solitaire.shuffle_telling import ShuffleScene, scene

__all__ = ["help_on", "in_short", "layout", "named", "read", "shown"]

_HELP: Final = """  a1 c3     swap the cards in row a, column 1 and in row c, column 3
  5H KD     swap these two cards
  done      you are content: the square is counted"""


def help_on(_rules: ShuffleRules) -> Iterator[str]:
    """What can be typed."""
    yield _HELP


def read(line: str, view: View) -> AnyAction:
    """The choice that was typed. Raises ValueError with a sentence."""
    words = line.lower().split()
    if words in (["done"], ["d"]):
        return Done(PLAYER)
    lying = {str(card).lower(): cell for cell, card in enumerate(view.grid)}
    cells = [lying.get(word, cell_of(word)) for word in words]
    match cells:
        case [int(first), int(second)]:
            return Swap(PLAYER, first, second)
        case _:
            raise ValueError(f"{line!r} is no swap: a1 c3 swaps the cards of two cells; ? tells what else there is.")


def named(action: AnyAction) -> str:
    """A choice in a few words."""
    return f"swap {cell_name(action.first)} {cell_name(action.second)}" if isinstance(action, Swap) else "done"


def shown(view: View) -> Iterator[str]:
    """The table as it lies."""
    lies = scene(view)
    yield from drawn(list(map(str, lies.grid)), lies.hands)
    heels = f", {lies.heels} of them for his heels" if lies.heels else ""
    yield f"Starter {lies.starter}. The square comes to {lies.made} of {view.rules.win_at}{heels}."


def layout(laid: ShuffleScene) -> Iterator[str]:
    """A layout row by row."""
    return rows(laid.grid)
