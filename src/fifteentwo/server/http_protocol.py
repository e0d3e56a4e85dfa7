"""HTTP connections with a time limit for sending a whole request.

Uvicorn has a timeout between requests, but none within one: a client that sends a header very slowly could hold a
connection, and a file descriptor, forever.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's protocol with a time limit for each request, from the connection or the first byte to its end."""

    request_timeout = 30.0
    """Seconds."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        """Starts the timer when a client connects."""
        super().connection_made(transport)
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        """Starts the timer at the first bytes of a request."""
        self._expect_request()
        super().data_received(data)

    def on_message_complete(self) -> None:
        """Stops the timer: the request is complete, or asks for a WebSocket."""
        self._stop_timer()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops the timer when the connection closes."""
        self._stop_timer()
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.request_timeout, self.transport.close)

    def _stop_timer(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
