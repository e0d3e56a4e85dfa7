"""The terms of a room: what the people at its table have settled before the game."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.locales import CodedValueError

DAY: Final = 86_400

_LIMITS: Final = {"move": (5, 3600), "game": (30, 4 * 3600), "days": (DAY, 14 * DAY)}
"""The least and most seconds of each kind of clock."""

MOST_INCREMENT: Final = 300
"""The most seconds added after an action."""


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """The clocks of a room.

    With `move` and `days` each seat has `seconds` for an action; with `game` it has them for a whole game, and `increment`
    more after each of its actions. The clocks of `days` also run while nobody is at the table. For a seat that is out of time
    the computer plays the game to its end if `computer`; otherwise its side loses the game.
    """

    kind: Literal["move", "game", "days"]
    seconds: int
    increment: int = 0
    computer: bool = False


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled before the game.

    `absence` says what the others may do when somebody has been away for longer than their patience: let the computer play,
    adjourn, or choose. `leg` is set by the server: 1 for a game whose cards come from a set, 2 for the one in which the same
    deals are played with seats swapped, and otherwise 0. With `open_cards` spectators see all cards of a deal when the next one
    is dealt. `series`, also set by the server, is how many matches the side of each seat has won before, one rematch after the other;
    empty in the first.
    """

    clock: TimeControl | None = None
    absence: Literal["choose", "computer", "adjourn"] = "choose"
    leg: Literal[0, 1, 2] = 0
    open_cards: bool = False
    series: tuple[int, ...] = ()


def check_terms(terms: Terms) -> Terms:
    """The terms of a first match. Raises ValueError, with a sentence, if they are impossible."""
    clock = terms.clock
    if clock is not None:
        least, most = _LIMITS[clock.kind]
        if not least <= clock.seconds <= most:
            raise CodedValueError("game-clock", kind=clock.kind, least=least, most=most)
        if not 0 <= clock.increment <= (MOST_INCREMENT if clock.kind == "game" else 0):
            raise CodedValueError("game-increment", most=MOST_INCREMENT)
    return replace(terms, series=())
