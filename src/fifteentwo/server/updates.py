"""The updates of a room for one seat or a spectator: each entry of the log with its events, as they may be seen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable, Iterator
from typing import Final

from fifteentwo.game import Seat
from fifteentwo.narration import position, tell
from fifteentwo.server.wire import ENCODER, Update
from fifteentwo.table import AnyTable

_AT_ONCE: Final = 50
"""The number of messages made for a reconnecting page before it yields to the event loop."""


def updates(table: AnyTable, first: int, length: int, seat: Seat | None, can_take_back: bool) -> Iterator[Update]:
    """The updates from entry `first` of a log of this length on; none of them may be a take-back."""
    place, last = place_of(table, first, length), len(table.moments) - 1

    def update(at: int, number: int) -> Update:
        moment, then = table.moments[number], None
        if number == last or not moment.events:
            then = position(table if number == last else table.as_of(number + 1), seat, can_take_back)
        before = table.moments[number - 1].state if moment.events else moment.state
        told = tuple(tell(table.family, table.game.observe(before, seat), moment.events, seat))
        return Update(at, told, then)

    return (update(at, number) for at, number in enumerate(range(place, last + 1), first))


def place_of(table: AnyTable, number: int, length: int) -> int:
    """The index of the moment of entry `number` in a log of this length, if nothing was taken back since."""
    return len(table.moments) - (length - number) - 1


async def paced(first: bytes, messages: Iterable[Update]) -> AsyncGenerator[bytes, None]:
    """The messages, yielding to the event loop in between."""
    yield first
    for number, message in enumerate(messages, 1):
        yield ENCODER.encode(message)
        if number % _AT_ONCE == 0:
            await asyncio.sleep(0)
