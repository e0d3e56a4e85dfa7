"""Those who listen at a seat: a socket, or a request by HTTP."""

from __future__ import annotations

import asyncio
from typing import Final

from fifteentwo.game import Seat
from fifteentwo.server.wire import ENCODER, Outgoing

MOST_WAITING: Final = 1000
"""Messages that may wait for a slow client; then it is dropped, calls again and is told the rest."""


class Listener:
    """One client at a seat: what it is to be sent waits here as JSON, in order."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.is_dropped = asyncio.Event()

    def tell(self, message: Outgoing) -> None:
        """Puts the message at the end of what waits."""
        self.put(ENCODER.encode(message))

    def put(self, message: bytes) -> None:
        """The same for a message that has been encoded."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.is_dropped.set()
