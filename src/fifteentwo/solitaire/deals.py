"""Numbered deals: the pack for a number, the actions of chance with it, and the number of the daily deal.

A number from 0 to 9,999,999,999 gives the order of the 52 cards, the same for all solo games and on every machine;
docs/deals.md has the rule. The actions of chance depend only on that order and the state, so the same cards are turned
again after a take-back.

>>> deck(7)[:4]
(9H, AS, 7S, 9C)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from hashlib import sha256
from typing import Final

from fifteentwo.cards import PACK, Card
from fifteentwo.fairness import fisher_yates
from fifteentwo.locales import CodedValueError, quotable
from fifteentwo.moves import Deal, Turn
from fifteentwo.rules import PRESETS
from fifteentwo.solitaire import patience, square

MOST: Final = 9_999_999_999
"""The highest number of a deal."""

FREE: Final = 999_999
"""Random deals are numbered 1 to this; the numbers of daily deals are far higher."""

DAILY: Final = {name: preset.daily for name, preset in PRESETS.items() if preset.daily is not None}
"""The last digit of the number of the daily deal, for each game that has one."""


def deck(number: int) -> tuple[Card, ...]:
    """The pack in the order of this deal. Raises ValueError for a number out of range."""
    if isinstance(number, bool) or not 0 <= number <= MOST:
        raise CodedValueError("deal-unknown", deal=str(number), most=MOST)
    return fisher_yates(PACK, _bytes(number))


def _bytes(number: int) -> Iterator[int]:
    """An endless sequence of pseudo-random bytes, fixed by the number."""
    block = 0
    while True:
        yield from sha256(f"fifteentwo {number} {block}".encode("ascii")).digest()
        block += 1


def daily(game: str, day: date) -> int:
    """The number of the daily deal of a game in `DAILY`: the date followed by the game's digit.

    Raises ValueError for a game without one.

    >>> daily("wikibooks", date(2026, 11, 21))
    202611213
    """
    if game not in DAILY:
        raise CodedValueError("deal-not-daily", game=quotable(game), known=", ".join(DAILY))
    return 10 * (10_000 * day.year + 100 * day.month + day.day) + DAILY[game]


def square_turn(state: square.State, pack: Sequence[Card]) -> Turn:
    """The next action of chance in a square with the pack in this order.

    Raises ValueError when chance is not to act, and when the cards seen are not the first of the pack.
    """
    seen = len(state.known())
    _insist(state.known(), pack[:seen])
    if state.phase not in {"turn", "starter"}:
        raise ValueError("chance is not to act now")
    return Turn(pack[seen])


def patience_house(state: patience.State, pack: Sequence[Card]) -> Turn | Deal:
    """The next action of chance in a solitaire. Raises ValueError as `square_turn` does."""
    _insist(state.known(), pack[: len(PACK) - state.unseen])
    match state.phase:
        case "deal":
            return patience.deal_of(state.rules, _coming(state, pack, state.rules.cards_per_deal - 1))
        case "starter":
            return Turn(_coming(state, pack, 1)[0])
        case _:
            raise ValueError("chance is not to act now")


def _coming(state: patience.State, pack: Sequence[Card], size: int) -> list[Card]:
    """The next cards: the unseen ones, and then those under the stock."""
    seen = len(PACK) - state.unseen
    fresh = pack[seen : seen + size]
    return [*fresh, *state.bottom[: size - len(fresh)]]


def _insist(known: set[Card], first: Sequence[Card]) -> None:
    if known != set(first):
        raise ValueError("these cards do not belong to this deal")
