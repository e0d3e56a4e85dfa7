"""Numbered deals: which pack a number stands for, what chance does with it, and the number of the day.

A number from 0 to 9,999,999,999 gives the order of the 52 cards, the same for all these games and on
every machine; docs/deals.md writes the rule out. What chance does next depends on that order and on the
state alone, so that going back and playing on turns the same cards.

>>> deck(7)[:4]
(9H, AS, 7S, 9C)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from hashlib import sha256
from typing import Final

from fifteentwo.cards import PACK, Card
from fifteentwo.moves import Deal, Turn
from fifteentwo.rules import PRESETS
from fifteentwo.solitaire import patience, square

MOST: Final = 9_999_999_999
"""The highest number of a deal."""

FREE: Final = 999_999
"""Deals drawn for a person are numbered 1 to this; the numbers of the days lie far above."""

DAILY: Final = {name: preset.daily for name, preset in PRESETS.items() if preset.daily is not None}
"""The games that have a deal of the day, and the last digit of its number."""


def deck(number: int) -> tuple[Card, ...]:
    """The pack in the order in which this deal turns it. Raises ValueError for a number there is not."""
    if isinstance(number, bool) or not 0 <= number <= MOST:
        raise ValueError(f"there is no deal {number}: deals are numbered 0 to {MOST}")
    pack = list(PACK)
    drawn = _bytes(number)
    for last in range(len(pack) - 1, 0, -1):
        ways = last + 1
        fair = 256 - 256 % ways  # a byte above would make the first places likelier
        place = next(byte for byte in drawn if byte < fair) % ways
        pack[place], pack[last] = pack[last], pack[place]
    return tuple(pack)


def _bytes(number: int) -> Iterator[int]:
    """Bytes without end that look drawn at random, and always the same for a number."""
    block = 0
    while True:
        yield from sha256(f"fifteentwo {number} {block}".encode("ascii")).digest()
        block += 1


def daily(game: str, day: date) -> int:
    """The number of the deal of the day for a game of `DAILY`: the date and the game's digit, read as one.

    Raises ValueError for a game that has none.

    >>> daily("wikibooks", date(2026, 11, 21))
    202611213
    """
    if game not in DAILY:
        raise ValueError(f"there is no deal of the day for {game!r}: there is one for {', '.join(DAILY)}")
    return 10 * (10_000 * day.year + 100 * day.month + day.day) + DAILY[game]


def square_turn(state: square.State, pack: Sequence[Card]) -> Turn:
    """What chance does next in a square with the pack in this order: a function of the state, so undo turns the same cards.

    Raises ValueError when chance is not to act, and when the cards seen are not the first of the pack.
    """
    seen = len(state.known())
    _insist(state.known(), pack[:seen])
    if state.phase not in {"turn", "starter"}:
        raise ValueError("chance is not to act now")
    return Turn(pack[seen])


def patience_house(state: patience.State, pack: Sequence[Card]) -> Turn | Deal:
    """What chance does next in a solitaire, as `square_turn` in a square."""
    _insist(state.known(), pack[: len(PACK) - state.unseen])
    match state.phase:
        case "deal":
            return patience.deal_of(state.rules, _coming(state, pack, state.rules.cards_per_deal - 1))
        case "starter":
            return Turn(_coming(state, pack, 1)[0])
        case _:
            raise ValueError("chance is not to act now")


def _coming(state: patience.State, pack: Sequence[Card], size: int) -> list[Card]:
    """The next cards: those never seen, then the ones under the stock."""
    seen = len(PACK) - state.unseen
    fresh = pack[seen : seen + size]
    return [*fresh, *state.bottom[: size - len(fresh)]]


def _insist(known: set[Card], first: Sequence[Card]) -> None:
    if known != set(first):
        raise ValueError("these cards are not those of this deal")
