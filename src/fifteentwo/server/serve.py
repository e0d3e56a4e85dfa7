"""Starts the server: takes a port, says where it answers, opens the browser, ends when told to."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import uvicorn
from litestar.types import ASGIApp

from fifteentwo.server.app import create_app
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.host_guard import allowed_hosts
from fifteentwo.server.http_protocol import HttpProtocol
from fifteentwo.server.store import Store

PORT: Final = 1502
"""Fifteen two; where it is taken and none was asked for, the next free one."""

_NEXT: Final = 50


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    open_browser: bool = True,
    url: str | None = None,
    bounded: bool = True,
) -> int:
    """Serves until it is interrupted; gives the exit status, 2 with a sentence where it cannot begin.

    Where it is not `bounded`, anybody may ask as often as he likes.
    """
    if port is not None and not 0 <= port <= 65535:
        print(f"fifteentwo: there is no port {port}: ports are 0 to 65535.", file=sys.stderr)
        return 2
    try:
        listening = _listen(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        asked = port if port is not None else f"{PORT} to {PORT + _NEXT - 1}"
        print(f"fifteentwo: port {asked} on {host} cannot be used: {_plainly(reason)}.", file=sys.stderr)
        return 2
    with listening, suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        try:
            store = Store(data, url)
            app = create_app(hosts=allowed_hosts(host), store=store, bounded=bounded)
            runner.run(_serve(listening, host, app, store, open_browser))
        except StoreProblem as problem:
            print(f"fifteentwo: {problem}", file=sys.stderr)
            return 2
    return 0


async def _serve(listening: socket.socket, host: str, app: ASGIApp, store: Store, open_browser: bool) -> None:
    await store.open()
    config = uvicorn.Config(
        app,
        http=HttpProtocol,
        ws="websockets-sansio",
        ws_max_size=1 << 20,
        lifespan="on",
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    address = _address(host, listening.getsockname()[1])

    def ready() -> None:
        print(f"fifteentwo plays at {address} (Ctrl-C ends it)", flush=True)
        if open_browser and _has_screen():
            # A thread that does not keep the server alive: some browsers return only when they are closed.
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    await _Server(config, ready).serve(sockets=[listening])


class _Server(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C asks the server to end, and no more: uvicorn would raise it again once all is done."""
        before = {ending: signal.signal(ending, self.handle_exit) for ending in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for ending, handler in before.items():
                signal.signal(ending, handler)


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens there. Raises OSError where the port is taken or the host is none of this machine's."""
    if port is not None:
        return _bind(host, port)
    for free in range(PORT, PORT + _NEXT - 1):
        try:
            return _bind(host, free)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    return _bind(host, PORT + _NEXT - 1)


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        # Elsewhere than on Windows this lets a server begin again at once, and not take a port that is in use.
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(128)
    except BaseException:
        listening.close()
        raise
    return listening


def _plainly(reason: str) -> str:
    return reason[:1].lower() + reason[1:]


def _address(host: str, port: int) -> str:
    """The address to type into a browser on this machine."""
    if host in ("0.0.0.0", "::", ""):  # noqa: S104 - compared with, not listened on
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _has_screen() -> bool:
    """Whether a browser can show itself: one that draws into the terminal could not play."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop  # noqa: PLC0415 - there is none for Windows
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop
