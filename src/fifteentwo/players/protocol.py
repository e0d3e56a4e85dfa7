"""The lines of the engine protocol that both ends read and write: choices, positions and options with their figures.

docs/engine-protocol.md has the whole protocol. A host (a server, a simulation, a program of yours) starts an engine and writes
lines to its standard input; the engine answers on its standard output.

>>> from fifteentwo.analysis.position_text import read_position
>>> position = read_position("d.0-0.5H5C5DJS2S9D")
>>> write_choice(position.choices[0])
'2S5C'
>>> read_choice("5C2S", position.choices)
Discard(seat=0, cards=(2S, 5C))
>>> read_view(view_line(position.view)) == position.view
True
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, cast

import msgspec

from fifteentwo.cribbage import Discard, Play, State, View
from fifteentwo.game import IllegalAction
from fifteentwo.record import read_card

if TYPE_CHECKING:
    from fifteentwo.analysis.model import Figure, Option
    from fifteentwo.analysis.position import PlayerPosition

VERSION: Final = 1
MOST_LINE: Final = 1 << 16
"""The most characters of a line."""

Choice = Discard | Play

_CARD: Final = re.compile(r"\*[12](?:=[A2-9TJQK][CDHS])?|[A2-9TJQK][CDHS]")
_ENCODER: Final = msgspec.json.Encoder(enc_hook=str)
_VIEW: Final[msgspec.json.Decoder[State]] = msgspec.json.Decoder(State, dec_hook=read_card)


def write_choice(action: Choice) -> str:
    """The cards of a choice, joined: `2S9D`."""
    return "".join(map(str, action.cards if isinstance(action, Discard) else (action.card,)))


def read_choice(text: str, legal: Sequence[Choice]) -> Choice | None:
    """The choice with these cards, in any order; None if it is not one of them."""
    if _CARD.sub("", text.upper()):
        return None
    wanted = sorted(_CARD.findall(text.upper()))
    return next((each for each in legal if sorted(_CARD.findall(write_choice(each))) == wanted), None)


def view_line(view: View) -> str:
    """A view as one line of JSON."""
    return _ENCODER.encode(view).decode()


def read_view(text: str) -> View:
    """The view of a line of JSON. Raises BadPosition."""
    from fifteentwo.analysis.position_text import BadPosition  # noqa: PLC0415 - NumPy is heavy

    try:
        state = _VIEW.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadPosition("position-view", reason=str(error)) from None
    return cast(View, state)


def read_position_line(text: str) -> PlayerPosition:
    """The position of `text ...` or `view ...`, as it follows the word position. Raises BadPosition."""
    from fifteentwo.analysis.position import PlayerPosition  # noqa: PLC0415 - NumPy is heavy
    from fifteentwo.analysis.position_text import LONGEST, BadPosition, read_position  # noqa: PLC0415

    form, _, rest = text.strip().partition(" ")
    if form != "view":
        return read_position(rest if form == "text" else text[:LONGEST])
    view = read_view(rest)
    try:
        position = PlayerPosition(view, -1 if view.viewer is None else view.viewer)
        nothing = not position.choices
    except (IllegalAction, IndexError, KeyError, TypeError, ValueError, AssertionError) as error:
        raise BadPosition("position-view", reason=str(error)) from None
    if nothing:
        raise BadPosition("position-no-choice")
    return position


def info_line(option: Option) -> str:
    """An option with its figures, each followed by its standard error; one with an unknown error has a question mark."""
    assert isinstance(option.action, Discard | Play)
    return f"info choice {write_choice(option.action)} {' '.join(_figures(option))}"


def _figures(option: Option) -> Iterator[str]:
    named = (
        ("points", option.total),
        ("win", option.win),
        ("match", option.match),
        ("hand", option.hand),
        ("crib", option.crib),
        ("pegging", option.pegging),
    )
    for name, figure in named:
        if figure is not None:
            yield f"{name} {figure.value:.5f} {_error(figure)}"
    if option.now is not None:
        yield f"now {option.now} 0"


def _error(figure: Figure) -> str:
    return "?" if figure.error is None else "0" if figure.exact else f"{figure.error:.5f}"
