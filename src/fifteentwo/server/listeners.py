"""The listeners of a room: a socket or an HTTP request at a seat, or the socket of a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from fifteentwo.game import Seat
from fifteentwo.server.wire import ENCODER, Commitment, Outgoing, Presence, Refused

MOST_WAITING: Final = 1000
"""The most messages queued for a slow client. Beyond that it is dropped, reconnects and receives the rest."""


class Listener:
    """One client at a seat, or a spectator with a name, with a queue of messages to send, as JSON.

    `salts`: it answers every Commitment with a Salt. `is_there`: it is a player at the table, and not only a look at it.
    `is_covered`: it is a screen whose curtain is closed, which is sent no cards. `may_stay` asks the store whether its token or link is still valid.
    """

    def __init__(
        self,
        seat: Seat | None,
        name: str = "",
        salts: bool = False,
        is_there: bool = True,
        is_covered: bool = False,
    ) -> None:
        self.seat = seat
        self.name = name
        self.salts = salts
        self.is_there = is_there
        self.is_covered = is_covered
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.dropped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_unseated = False
        self.may_stay: Callable[[], Awaitable[bool]] = _always

    def tell(self, message: Outgoing) -> None:
        """Appends a message to the queue."""
        self.put(ENCODER.encode(message), isinstance(message, Presence | Commitment | Refused))

    def put(self, message: bytes, without_cards: bool = False) -> None:
        """Appends an encoded message to the queue, for a covered screen only if it is one that never holds a card."""
        if self.is_covered and not without_cards:
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self._drop()

    def unseat(self) -> None:
        """Drops a client whose seat was given to somebody else, or a spectator whose link was withdrawn."""
        self.is_unseated = True
        self._drop()

    def _drop(self) -> None:
        if not self.dropped.done():
            self.dropped.set_result(None)


async def _always() -> bool:
    return True
