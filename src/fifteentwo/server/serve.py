"""Starts the server: binds a port, prints the address, opens the browser, and ends on a signal."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

import uvicorn
from litestar.types import ASGIApp

from fifteentwo.engine import jit_cache
from fifteentwo.locales import ENGLISH, CodedError, sentence
from fifteentwo.server.app import create_app
from fifteentwo.server.folder import StoreProblem, data_folder, lock_folder
from fifteentwo.server.hall import EveningToOpen, Hall, open_hall
from fifteentwo.server.host_guard import allowed_hosts
from fifteentwo.server.http_protocol import HttpProtocol
from fifteentwo.server.lan import EVERYWHERE
from fifteentwo.server.logs import RequestLog, write_json_lines
from fifteentwo.server.metrics import serve_metrics
from fifteentwo.server.operation import Operation
from fifteentwo.server.store import Store

PORT: Final = 1502
"""Fifteen two; if it is taken and none was asked for, the next free one."""

LAST_PORT: Final = 65535

GRACE: Final = 5
"""Seconds within which requests finish when the server ends."""

GIANT: Final = 1 << 20
"""The bytes of the longest frame that a socket takes."""

AS_USUAL: Final = Operation()

BETWEEN: Final = 600.0
"""Seconds between two collections of all garbage, such as rooms that nobody uses any more."""

YOUNG: Final = 10_000
"""The new objects that are searched for garbage at a time: a turn makes some 700, which is Python's usual number."""

_NEXT: Final = 50
_NEVER: Final = 2**31 - 1


class CannotListen(CodedError):  # noqa: N818 - the plainest name
    """The port or the host cannot be used, and why."""


def serve(  # noqa: PLR0913, PLR0917 - an option each
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    open_browser: bool = True,
    url: str | None = None,
    language: str = ENGLISH,
    operation: Operation = AS_USUAL,
    opening: EveningToOpen | None = None,
) -> int:
    """Serves until it is interrupted. Returns the exit status: 2, with a sentence, if it cannot start.

    The games are kept in the folder `data`, which is locked, or in the PostgreSQL database at `url`. What is wrong is
    said in `language`. The evening of an `opening` is opened and announced.
    """
    try:
        with ExitStack() as stack:
            stack.enter_context(suppress(KeyboardInterrupt))
            listening = stack.enter_context(listen(host, port))
            note_address = _no_note if url else stack.enter_context(lock_folder(data_folder(data)))
            jit_cache.keep_in(data_folder(data))
            address = _address(host, listening.getsockname()[1])
            store = Store(data, url)
            if operation.log == "json":
                write_json_lines()
            app = create_app(
                hosts=allowed_hosts(host, operation.public_names),
                store=store,
                bounded=operation.bounded,
                review_at_once=operation.review_at_once,
                cluster=operation.cluster,
                programs=operation.programs,
            )
            if operation.log == "json":
                app = RequestLog(app)
            if operation.metrics_port is not None:
                stack.callback(_serve_metrics(operation.metrics_port))

            def ready(hall: Hall | None) -> None:
                note_address(address)
                known_as = "" if operation.public_url is None else f", for everybody at {operation.public_url}/"
                print(f"fifteentwo is running at {address}{known_as} (Ctrl-C stops it)", flush=True)
                page = address
                if opening is not None and hall is not None:
                    page += hall.desk_page.removeprefix("/")
                    opening.announce(hall, listening.getsockname()[1])
                if open_browser and _has_screen():
                    # In a daemon thread, because some browsers return only when they are closed.
                    threading.Thread(target=webbrowser.open, args=[page], daemon=True).start()

            runner = stack.enter_context(asyncio.Runner(loop_factory=_loop_factory()))
            runner.run(_serve(listening, app, store, ready, operation.proxies, opening))
    except (CannotListen, StoreProblem) as problem:
        print(f"fifteentwo: {sentence(problem, language)}", file=sys.stderr)
        return 2
    return 0


def _no_note(_address: str) -> None:
    """Does nothing: without a folder there is no lock to record the address in."""


def _serve_metrics(port: int) -> Callable[[], None]:
    """Answers Prometheus; returns the function that ends this. Raises CannotListen."""
    try:
        return serve_metrics(port)
    except OSError as error:
        reason = _plainly(error.strerror or str(error))
        raise CannotListen("listen-not", port=str(port), host="127.0.0.1", reason=reason) from None


async def _serve(
    listening: socket.socket,
    app: ASGIApp,
    store: Store,
    ready: Callable[[Hall | None], None],
    proxies: Sequence[str],
    opening: EveningToOpen | None,
) -> None:
    await store.open()
    hall = None if opening is None else await open_hall(store, opening.wanted)
    config = uvicorn.Config(
        app,
        http=HttpProtocol,
        ws="websockets-sansio",
        ws_max_size=GIANT,
        lifespan="on",
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        ws_per_message_deflate=False,  # its buffers take more memory than everything else of a socket
        forwarded_allow_ips=[*proxies] if proxies else None,
        timeout_graceful_shutdown=GRACE,
    )
    collecting = asyncio.create_task(collect_garbage(BETWEEN))
    try:
        await _Server(config, lambda: ready(hall), store).serve(sockets=[listening])
    finally:
        collecting.cancel()


async def collect_garbage(pause: float) -> None:
    """Lets Python collect all garbage only after each pause of so many seconds, and the young when there are `YOUNG`.

    All of it takes 0.1 s with 700 games, and nobody is answered meanwhile: it goes through every card of their logs. Python
    would do so every seven seconds.
    """
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, before[1], _NEVER)
    try:
        while True:
            await asyncio.sleep(pause)
            gc.collect()
    finally:
        gc.set_threshold(*before)


class _Server(uvicorn.Server):
    """A server that calls a function when it is ready, and leaves its people to the next one when it ends."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], store: Store) -> None:
        super().__init__(config)
        self._ready = ready
        self._store = store

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # a full collection stops everybody for 0.1 s if it goes through all that was imported
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Takes no more connections, lets every request finish, and closes sockets with "service restart"."""
        self._store.notes.is_ending = True
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Lets Ctrl-C only end the server; uvicorn would raise the signal again at the end."""
        before = {ending: signal.signal(ending, self.handle_exit) for ending in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for ending, handler in before.items():
                signal.signal(ending, handler)


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket. Raises CannotListen."""
    if port is not None and not 0 <= port <= LAST_PORT:
        raise CannotListen("listen-range", port=str(port), most=str(LAST_PORT))
    try:
        return _first_free(host) if port is None else _bind(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        said = {"host": host, "reason": _plainly(reason)}
        if port is None:
            raise CannotListen("listen-none", port=str(PORT), last=str(PORT + _NEXT - 1), **said) from None
        raise CannotListen("listen-not", port=str(port), **said) from None


def _first_free(host: str) -> socket.socket:
    for port in range(PORT, PORT + _NEXT - 1):
        try:
            return _bind(host, port)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    return _bind(host, PORT + _NEXT - 1)


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        # Except on Windows, this lets a server restart at once without taking a port that is in use.
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
    if host in EVERYWHERE:
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _has_screen() -> bool:
    """Whether a graphical browser can be opened; a text browser could not show the game."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop  # noqa: PLC0415 - there is none for Windows
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop
