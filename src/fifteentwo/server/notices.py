"""Notices between the processes that share a PostgreSQL database, over one connection of each.

A notice is sent by the transaction it tells of. It begins with the name of a room, then says what is new there: the
number of its last entry, or one of the words of `following`. The connection also holds a lock with the number of the
process: the database releases it when the process ends in any way, or its machine is gone, and then the others remove
what it had noted about the people connected to it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from fifteentwo.server.metrics import CUT_OFF

if TYPE_CHECKING:
    import asyncpg

    from fifteentwo.server.backends import Hear

CHANNEL: Final = "fifteentwo"

LOCKS: Final = 152_152
"""The first key of the locks that processes hold; the second one is the number of the process."""

LOOK: Final = 1.0
"""Seconds between two looks for processes that have ended."""

PATIENCE: Final = 5.0
"""Seconds within which the database has to answer on this connection."""

LONGEST_PAUSE: Final = 2.0
"""The longest time in seconds before it tries to connect again."""

_KEEPALIVE: Final = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
"""A machine that is gone is noticed after eleven seconds."""

_ALIVE: Final = f"""
    SELECT objid::BIGINT FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS} AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""  # noqa: S608 - constants
_SWEEP: Final = f"""
    WITH gone AS (DELETE FROM attendance WHERE process NOT IN ({_ALIVE}) RETURNING game)
    SELECT pg_notify('{CHANNEL}', game || ' here') FROM gone
"""  # noqa: S608

_LOG: Final = logging.getLogger(__name__)


class Notices:
    """The connection that listens; it is made again when it is cut off."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        """`options` are those of asyncpg.connect."""
        self.hear: Hear = _nobody
        self.process = secrets.randbelow(2**31)
        self._options = options
        self._cut_off = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._connection: asyncpg.Connection[Any] | None = None

    async def open(self) -> None:
        """Connects and begins to listen. Raises what asyncpg raises."""
        await self._connect()
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Ends the connection."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._drop()

    @property
    def is_open(self) -> bool:
        """Whether notices arrive at the moment."""
        return self._connection is not None and not self._connection.is_closed()

    async def _connect(self) -> None:
        import asyncpg  # noqa: PLC0415 - only where there is such a database

        self._cut_off.clear()
        connection = await asyncpg.connect(
            **self._options, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=_KEEPALIVE
        )
        self._connection = connection
        connection.add_termination_listener(self._on_end)
        while not await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", LOCKS, self.process):
            self.process = secrets.randbelow(2**31)
        await connection.add_listener(CHANNEL, self._on_notice)

    def _on_notice(self, _connection: object, _backend: int, _channel: str, notice: object) -> None:
        self.hear(str(notice))

    def _on_end(self, connection: object) -> None:
        if connection is self._connection:
            self._cut_off.set()

    async def _keep(self) -> None:
        """Looks for processes that have ended, and connects again after being cut off."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._cut_off.wait(), LOOK)
            try:
                assert self._connection is not None
                if not self._cut_off.is_set():
                    await self._connection.execute(_SWEEP)
                    continue
            except Exception as error:  # whatever is wrong, another connection is tried
                _LOG.warning("notices of other processes are cut off: %s", error)
            await self._connect_again()

    async def _connect_again(self) -> None:
        pause = 0.05
        while True:
            self._drop()
            try:
                await self._connect()
            except Exception as error:  # the database may refuse in many ways while it starts
                _LOG.warning("notices of other processes cannot be received: %s", error)
            else:
                break
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        CUT_OFF.inc()
        _LOG.info("notices of other processes are received again")
        self.hear(None)

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def _nobody(_notice: str | None) -> None:
    """Hears nothing."""
