"""A half-filled square as a line of text, and the value of each choice in it.

`s.5H------------------------------.KC` is a square with one card; the sixteen cells follow each other row by row, `--` is
empty, and the card to place comes after the dot. Dead cards and the piles of the reserve follow, each after a dot, and then
the rules if they are not those of `bvs`.
"""

from __future__ import annotations

import re
from typing import Final, cast

from msgspec.structs import replace

from fifteentwo.analysis.position_text import LONGEST, BadPosition
from fifteentwo.cards import Card
from fifteentwo.game import Seat
from fifteentwo.rules import SquareRules, parse, write
from fifteentwo.solitaire import PLAYER, Square
from fifteentwo.solitaire.square import CELLS, State, View

USUAL: Final = "bvs"
EMPTY: Final = "--"
_CARD: Final = r"(?:[A2-9TJQK][CDHS])"
_FORM: Final = re.compile(rf"s\.((?:{_CARD}|--){{{CELLS}}})\.({_CARD})((?:\.{_CARD}*)*)")


def read_square(text: str, seat: Seat = PLAYER) -> View:
    """The view that a text describes: a card waits to be placed. Raises BadPosition."""
    if len(text) > LONGEST:
        raise BadPosition("position-too-long", most=LONGEST)
    written, _, ruled = text.strip().partition(" ")
    found = _FORM.fullmatch(written)
    if found is None:
        raise BadPosition("square-form", given=written[:60])
    try:
        rules = parse(ruled or USUAL, SquareRules)
    except ValueError as error:
        raise BadPosition("position-rules", reason=error) from None
    grid = tuple(None if cell == EMPTY else Card(cell) for cell in _pairs(found[1]))
    dead, *piles = [tuple(map(Card, _pairs(part))) for part in found[3].split(".")[1:]] or [()]
    piles += [()] * (rules.reserve_piles - len(piles))
    if (
        len(dead) > rules.dead_cells
        or len(piles) > rules.reserve_piles
        or max(map(len, piles), default=0) > rules.reserve_size
    ):
        raise BadPosition("square-too-many")
    state = State(rules, None, "place", grid, dead, tuple(piles), Card(found[2]))
    cards = [*(card for card in grid if card), *dead, *(card for pile in piles for card in pile), Card(found[2])]
    if twice := sorted({card for card in cards if cards.count(card) > 1}):
        raise BadPosition("position-card-twice", card=twice[0])
    if not Square(rules).legal(state, seat):
        raise BadPosition("position-no-choice")
    return cast(View, replace(state, viewer=seat))


def write_square(view: State) -> str:
    """The square as text. Raises BadPosition if no card is to be placed."""
    if view.phase != "place" or view.card is None:
        raise BadPosition("position-no-choice")
    cells = "".join(EMPTY if card is None else str(card) for card in view.grid)
    aside = [view.dead, *view.reserve]
    while aside and not aside[-1]:
        aside.pop()
    text = ".".join(["s", cells, str(view.card), *("".join(map(str, cards)) for cards in aside)])
    rules = write(view.rules)
    return text if rules == USUAL else f"{text} {rules}"


def _pairs(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text), 2)]
