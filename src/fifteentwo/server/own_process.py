"""A server for one program: in a process of its own, with the games of the data folder, for as long as the program runs."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from socket import socket
from threading import Thread
from typing import Final

import uvicorn

from fifteentwo.engine import jit_cache
from fifteentwo.locales import CodedError
from fifteentwo.server.app import create_app
from fifteentwo.server.folder import StoreProblem, data_folder, lock_folder
from fifteentwo.server.host_guard import allowed_hosts
from fifteentwo.server.http_protocol import HttpProtocol
from fifteentwo.server.serve import listen
from fifteentwo.server.store import Store

GRACE: Final = 5.0
"""Seconds that the server has to end."""

_SPAWN: Final = get_context("spawn")


@contextmanager
def running_server(data: Path | None, host: str, port: int | None) -> Iterator[str]:
    """The address of a server for the games in this folder: one that runs already, or one that runs until the end of this.

    Raises StoreProblem and CannotListen. A process of its own does not hold up the screen while it evaluates, and ends with
    this one, however that ends.
    """
    hears, says = _SPAWN.Pipe(duplex=False)
    process = _SPAWN.Process(target=_serve, args=(says, data, host, port), name="server")
    process.start()
    says.close()
    try:
        try:
            said: str | CodedError = hears.recv()
        except EOFError:
            said = StoreProblem("room-broken")
        if isinstance(said, str):
            yield said
        elif isinstance(said, StoreProblem) and said.arguments.get("address"):
            yield str(said.arguments["address"])
        else:
            raise said
    finally:
        hears.close()
        process.terminate()
        process.join(GRACE)
        process.kill()
        process.join()
        process.close()


def _serve(says: Connection, data: Path | None, host: str, port: int | None) -> None:
    """In the new process: serves until its parent is gone, and writes nothing on the parent's screen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _be_silent()
    folder = data_folder(data)
    try:
        with ExitStack() as stack:
            note = stack.enter_context(lock_folder(folder))
            listening = stack.enter_context(listen(host, port))
            jit_cache.keep_in(folder)
            store = Store(data)
            app = create_app(hosts=allowed_hosts(host), store=store, bounded=False)
            config = uvicorn.Config(
                app,
                http=HttpProtocol,
                ws="websockets-sansio",
                lifespan="on",
                log_config=None,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=1,
            )
            address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
            server = _Server(config, says, address)
            Thread(target=_end_with_parent, args=(server,), daemon=True).start()
            note(address)
            asyncio.run(_run(store, server, listening))
    except CodedError as error:
        with suppress(OSError):
            says.send(error)


def _be_silent() -> None:
    """Sends what would be printed nowhere."""
    logging.disable()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (sys.__stdin__, sys.__stdout__, sys.__stderr__):
        if stream is not None:
            with suppress(OSError, ValueError):
                os.dup2(nowhere, stream.fileno())


def _end_with_parent(server: uvicorn.Server) -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        server.should_exit = True


async def _run(store: Store, server: uvicorn.Server, listening: socket) -> None:
    await store.open()
    await server.serve(sockets=[listening])


class _Server(uvicorn.Server):
    """A server that tells its address when it listens."""

    def __init__(self, config: uvicorn.Config, says: Connection, address: str) -> None:
        super().__init__(config)
        self._says, self._address = says, address

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._says.send(self._address)
            self._says.close()
