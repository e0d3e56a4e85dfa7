"""A server for one program: in a process of its own, with the games of the data folder, for as long as the program runs."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from socket import create_connection, socket
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

import uvicorn

from fifteentwo.engine import jit_cache
from fifteentwo.locales import CodedError
from fifteentwo.server.app import create_app
from fifteentwo.server.folder import StoreProblem, data_folder, lock_folder
from fifteentwo.server.host_guard import LOOPBACK, allowed_hosts
from fifteentwo.server.http_protocol import HttpProtocol
from fifteentwo.server.serve import GIANT, listen
from fifteentwo.server.store import Store

GRACE: Final = 5.0
"""Seconds that the server has to end."""

PAUSES: Final = (0.2, 0.5, 1.0)
"""Seconds before starting again where the server that has the folder does not answer."""

_SPAWN: Final = get_context("spawn")


@contextmanager
def running_server(data: Path | None, host: str, port: int | None) -> Iterator[str]:
    """The address of a server for the games in this folder: one that runs already, or one that runs until the end of this.

    Raises StoreProblem and CannotListen. A process of its own does not hold up the screen while it evaluates, and ends with
    this one, however that ends.
    """
    process, said = _started(data, host, port)
    try:
        if isinstance(said, StoreProblem) and said.arguments.get("address"):
            yield str(said.arguments["address"])
        elif isinstance(said, CodedError):
            raise said
        else:
            yield said
    finally:
        _end(process)


def _started(data: Path | None, host: str, port: int | None) -> tuple[SpawnProcess, str | CodedError]:
    """A process, and the address it serves at or why it does not. A server that has just been killed is waited for."""
    pauses = iter(PAUSES)
    while True:
        process, said = _start(data, host, port)
        address = said.arguments.get("address") if isinstance(said, StoreProblem) else None
        pause = None if address is None or _answers(str(address)) else next(pauses, None)
        if pause is None:
            return process, said
        _end(process)
        time.sleep(pause)


def _start(data: Path | None, host: str, port: int | None) -> tuple[SpawnProcess, str | CodedError]:
    hears, says = _SPAWN.Pipe(duplex=False)
    process = _SPAWN.Process(target=_serve, args=(says, data, host, port), name="server")
    process.start()
    says.close()
    with hears:
        try:
            return process, hears.recv()
        except EOFError:
            return process, StoreProblem("tui-no-server")


def _answers(address: str) -> bool:
    """Whether somebody listens there."""
    parts = urlsplit(address)
    try:
        create_connection((parts.hostname or "", parts.port or 80), timeout=1).close()
    except OSError:
        return False
    return True


def _end(process: SpawnProcess) -> None:
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
            app = create_app(hosts=allowed_hosts(host), store=store, bounded=host not in LOOPBACK)
            config = uvicorn.Config(
                app,
                http=HttpProtocol,
                ws="websockets-sansio",
                ws_max_size=GIANT,
                lifespan="on",
                log_config=None,
                server_header=False,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=1,
            )
            address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
            server = _Server(config, says, address)
            Thread(target=_end_with_parent, daemon=True).start()
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


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # every turn is on disk; the next server need not wait


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
