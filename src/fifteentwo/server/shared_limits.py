"""Rate limits that hold across all processes of a store, counted in its table of limits.

One write counts a request, so these are for what is rare and must be rare: signing in, trying codes. Where requests are
many, a process takes several at once (`rate_limit.RateLimit.acquire`).
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Final

from fifteentwo.server.backends import Parameters, Row, Statement, Value

KEPT: Final = 86_400
"""For how many seconds a limit is remembered after it began; no limit is longer."""

_TAKE: Final = """
    INSERT INTO limits (what, key, began, taken) VALUES (:what, :key, :now, :some)
    ON CONFLICT (what, key) DO UPDATE SET
        taken = CASE WHEN limits.began <= :expired THEN excluded.taken ELSE limits.taken + excluded.taken END,
        began = CASE WHEN limits.began <= :expired THEN excluded.began ELSE limits.began END
"""
_READ: Final = "SELECT began, taken FROM limits WHERE what = :what AND key = :key"
_FORGET: Final = "DELETE FROM limits WHERE began < :before"


class SharedLimits:
    """The limits in a store, which writes and reads for them."""

    def __init__(
        self,
        write: Callable[..., Awaitable[None]],
        read: Callable[[str, Parameters], Awaitable[Sequence[Row]]],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._write = write
        self._read = read
        self._clock = clock

    async def take(self, what: str, of: str, most: int, seconds: int = 60, some: int = 1) -> int:
        """Counts `some` requests of somebody. 0 if they are allowed; otherwise in how many seconds more are.

        `of` is an address, a name or a token; the table has its hash only.
        """
        now = int(self._clock())
        key: dict[str, Value] = {"what": what, "key": sha256(of.encode()).hexdigest()}
        old: list[Parameters] = [{"before": now - KEPT}]
        row = key | {"now": now, "expired": now - seconds, "some": some}
        await self._write(Statement(_FORGET, old), Statement(_TAKE, [row]))
        for began, taken in await self._read(_READ, key):
            return 0 if taken <= most else max(1, began + seconds - now)
        return 0  # somebody has forgotten it already

    async def forgive(self, what: str, of: str) -> None:
        """Begins the count of somebody again, as after the right password."""
        row: dict[str, Value] = {"what": what, "key": sha256(of.encode()).hexdigest()}
        await self._write(Statement("DELETE FROM limits WHERE what = :what AND key = :key", [row]))
