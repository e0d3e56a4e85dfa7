"""The server in a thread of another program, with the games of the data folder: the full-screen terminal runs one for itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from socket import socket
from threading import Event, Thread

import uvicorn

from fifteentwo.engine import jit_cache
from fifteentwo.server.app import create_app
from fifteentwo.server.folder import StoreProblem, data_folder, lock_folder
from fifteentwo.server.host_guard import allowed_hosts
from fifteentwo.server.http_protocol import HttpProtocol
from fifteentwo.server.serve import listen
from fifteentwo.server.store import Store


@contextmanager
def running_server(data: Path | None, host: str, port: int | None) -> Iterator[str]:
    """The address of a server for the games in this folder: one that runs already, or one that runs until the end of this.

    Raises StoreProblem and CannotListen.
    """
    folder = data_folder(data)
    with ExitStack() as stack:
        try:
            note = stack.enter_context(lock_folder(folder))
        except StoreProblem as problem:
            if running := problem.arguments.get("address"):
                yield str(running)
                return
            raise
        listening = stack.enter_context(listen(host, port))
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        jit_cache.keep_in(folder)
        logging.disable()  # the screen belongs to the game
        store = Store(data)
        app = create_app(hosts=allowed_hosts(host), store=store, bounded=False)
        config = uvicorn.Config(
            app, http=HttpProtocol, ws="websockets-sansio", lifespan="on", log_config=None, ws_per_message_deflate=False
        )
        server = _Server(config)
        running = _Running(store, server, listening)
        note(address)
        try:
            yield address
        finally:
            running.stop()


class _Server(uvicorn.Server):
    """A server that tells when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_ready = Event()

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self.is_ready.set()


class _Running:
    """A server in a thread. Raises what it raises when it starts."""

    def __init__(self, store: Store, server: _Server, listening: socket) -> None:
        self._store, self._server, self._listening = store, server, listening
        self._failed: BaseException | None = None
        self._thread = Thread(target=self._run, name="server", daemon=True)
        self._thread.start()
        server.is_ready.wait()
        if self._failed is not None:
            raise self._failed

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:  # it is raised where the server was started
            self._failed = error
        self._server.is_ready.set()

    async def _serve(self) -> None:
        await self._store.open()
        await self._server.serve(sockets=[self._listening])

    def stop(self) -> None:
        """Ends the server; requests may finish."""
        self._store.notes.is_ending = True
        self._server.should_exit = True
        self._thread.join()
