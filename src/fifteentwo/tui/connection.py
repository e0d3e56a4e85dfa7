"""The connection to a room, in a thread of its own: what it hears is handed to the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Thread
from typing import Final

from fifteentwo.client import RemoteTable
from fifteentwo.locales import CodedError
from fifteentwo.server.wire import Outgoing, Request

GRACE: Final = 2.0
"""Seconds that a connection has to end."""


class SeatConnection:
    """A seat in a room, or the place of a spectator. `hear` gets every message and `lost` the error that ended it, both in the event loop."""

    def __init__(self, hear: Callable[[Outgoing], None], lost: Callable[[CodedError], None]) -> None:
        self._hear, self._lost = hear, lost
        self._table: RemoteTable | None = None
        self._is_closed = False
        self._thread: Thread | None = None

    def open(self, connect: Callable[[], RemoteTable]) -> None:
        """Connects, in a thread; call it in the event loop."""
        loop = asyncio.get_running_loop()

        def tell(function: Callable[..., None], thing: object) -> None:
            if not self._is_closed:
                loop.call_soon_threadsafe(function, thing)

        def listen() -> None:
            try:
                table = self._table = connect()
                for heard in table:
                    tell(self._hear, heard)
            except CodedError as error:
                tell(self._lost, error)
            except RuntimeError:  # the event loop has ended
                return

        self._thread = Thread(target=listen, name="line", daemon=True)
        self._thread.start()

    @property
    def is_lost(self) -> bool:
        """Whether the connection is being made again."""
        return self._table is not None and self._table.is_lost

    def send(self, request: Request) -> None:
        """Sends a request, in a thread: a lost connection is made again first."""

        def say() -> None:
            try:
                if self._table is not None:
                    self._table.send(request)
            except CodedError:
                return  # the listening thread tells it

        Thread(target=say, name="says", daemon=True).start()

    def close(self) -> None:
        """Closes the connection, and waits for that; the seat remains."""
        self._is_closed = True
        if self._table is not None:
            self._table.close()
        if self._thread is not None:
            self._thread.join(GRACE)
