"""The finished games of a set of deals in the store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from msgspec import Struct

from fifteentwo.game import Seat
from fifteentwo.server.backends import Parameters, Row

MOST_TABLES: Final = 200
"""The finished games of a set that are compared, the first ones."""

_TABLES: Final = f"""
    SELECT games.id, games.rules, chairs, result, deals
    FROM games JOIN results ON results.game = games.id
    WHERE chance = :chance AND number = 1 ORDER BY results.ended, games.id LIMIT {MOST_TABLES}
"""  # noqa: S608
_HOLDERS: Final = """
    SELECT seats.game, seat, owner_sha256 FROM seats JOIN games ON games.id = seats.game WHERE chance = :chance
"""


class SetRow(Struct, frozen=True):
    """A finished game of a set: its chairs, result and deals as JSON, and the hash of the holder of each seat."""

    id: str
    rules: str
    chairs: str
    result: str
    deals: str
    holders: dict[Seat, str]


class SetRows:
    """The finished games of sets, by the secret of their rooms."""

    def __init__(self, read: Callable[[str, Parameters], Awaitable[Sequence[Row]]]) -> None:
        self._read = read

    async def tables(self, chance: str) -> list[SetRow]:
        """The finished games of a set, in the order in which they ended."""
        holders: dict[str, dict[Seat, str]] = {}
        for game, seat, owner in await self._read(_HOLDERS, {"chance": chance}):
            holders.setdefault(game, {})[seat] = owner
        return [
            SetRow(game, rules, chairs, result, deals, holders.get(game, {}))
            for game, rules, chairs, result, deals in await self._read(_TABLES, {"chance": chance})
        ]
