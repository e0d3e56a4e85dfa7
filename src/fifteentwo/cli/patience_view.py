"""A solitaire in the terminal: how it is drawn, and what can be typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fifteentwo.cards import cards
from fifteentwo.cards import write as write_cards
from fifteentwo.families import AnyAction
from fifteentwo.moves import Discard
from fifteentwo.rules import PatienceRules
from fifteentwo.solitaire import PLAYER, patience
from fifteentwo.solitaire.scene import PatienceScene

_HELP: Final = """  5H KD     discard these two
  1 4       the same by their places in the hand"""


def help_on(_rules: PatienceRules) -> Iterator[str]:
    """What can be typed."""
    yield _HELP


def read(line: str, state: patience.View) -> AnyAction:
    """The choice that was typed. Raises ValueError with a sentence."""
    held = state.hands[state.in_hand or 0]
    if places := re.fullmatch("([0-9]) ?([0-9])", line):
        if wrong := next((place for place in places.groups() if not 1 <= int(place) <= len(held)), None):
            raise ValueError(f"There is no card {wrong} in that hand: its places are 1 to {len(held)}.")
        return Discard(PLAYER, tuple(held[int(place) - 1] for place in places.groups()))
    try:
        return Discard(PLAYER, cards(line))
    except ValueError as error:
        raise ValueError(f"{error}; ? tells what can be typed.") from None


def named(action: AnyAction) -> str:
    """A choice in a few words."""
    return f"discard {write_cards(action.cards)}" if isinstance(action, Discard) else ""


def in_short(words: str) -> str:
    """A sentence as it is."""
    return words


def shown(view: patience.View) -> Iterator[str]:
    """The table as it lies."""
    for number, hand in enumerate(view.hands):
        name = "Hand" if len(view.hands) == 1 else f"Hand {number + 1}"
        yield f"{name}: {write_cards(hand)}" + ("  <- discard two" if number == view.in_hand else "")
    crib = (*(card for away in view.discarded for card in away), *view.crib)
    yield f"Crib: {write_cards(crib) or 'empty'}"
    if view.bottom:
        yield f"Under the stock: {write_cards(view.bottom)}"
    yield f"Deal {view.deals} of {view.rules.deals}, {view.score} of {view.rules.win_at} so far."


def layout(_scene: PatienceScene) -> Iterator[str]:
    """A solitaire has no layout to show."""
    return iter(())
