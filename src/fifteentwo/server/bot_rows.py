"""Bots in the store: programs with a token of their own, of which only the hash is kept.

A bot holds a seat as a guest does, in the table of seats; a seat is a bot's if its holder is in the table of bots.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from fifteentwo.game import Seat
from fifteentwo.server.backends import Parameters, Row, Statement, Value
from fifteentwo.server.hashes import invitation_hash, token_hash
from fifteentwo.server.ratings_stale import STALE_GAME

_COLUMNS: Final = "id, name, seconds, created, token_sha256"
_INSERT: Final = """
    INSERT INTO bots (id, token_sha256, host_sha256, name, seconds, created)
    VALUES (:id, :token, :host, :name, :seconds, :now)
"""
_OF_HOST: Final = f"SELECT {_COLUMNS} FROM bots WHERE host_sha256 = :host ORDER BY created, id"  # noqa: S608
_FIND: Final = f"SELECT {_COLUMNS} FROM bots WHERE id = :id"  # noqa: S608
_DELETE: Final = "DELETE FROM bots WHERE id = :id AND host_sha256 = :host"
_SEATS: Final = """
    SELECT seats.seat, bots.seconds FROM seats JOIN bots ON bots.token_sha256 = seats.owner_sha256
    WHERE seats.game = :game ORDER BY seats.seat
"""
_GAMES: Final = """
    SELECT seats.game, seats.seat FROM seats JOIN games ON games.id = seats.game
    WHERE seats.owner_sha256 = :token AND NOT games.finished ORDER BY seats.game, seats.seat
"""
_TAKE: Final = (
    "UPDATE seats SET owner_sha256 = :token WHERE game = :game AND owner_sha256 = :secret",
    "UPDATE invitations SET fate = 'used' WHERE secret_hash = :secret AND fate = 'open'",
)
_LOSE: Final = (
    "DELETE FROM seats WHERE game = :game AND seat = :seat",
    "UPDATE games SET chairs = :chairs WHERE id = :game",
)


class BotRow(Struct, frozen=True):
    """A bot: how it is called, the seconds it has for a choice, and the hash of its token."""

    id: str
    name: str
    seconds: int
    created: str
    token_sha256: str

    def __repr__(self) -> str:
        return f"BotRow({self.id!r}, {self.name!r})"


class Bots:
    """The bots in a store, which writes and reads for them."""

    def __init__(
        self,
        write: Callable[..., Awaitable[None]],
        read: Callable[[str, Parameters], Awaitable[Sequence[Row]]],
    ) -> None:
        self._write = write
        self._read = read

    async def create(self, host_token: str, token: str, row: BotRow) -> None:
        """Keeps a new bot of this host."""
        now = datetime.now(UTC).isoformat(timespec="microseconds")
        values: dict[str, Value] = {"id": row.id, "name": row.name, "seconds": row.seconds, "now": now}
        await self._write(Statement(_INSERT, [{**values, "token": token_hash(token), "host": token_hash(host_token)}]))

    async def of_host(self, host_token: str) -> list[BotRow]:
        """The bots of this host, the oldest first."""
        return [BotRow(*row) for row in await self._read(_OF_HOST, {"host": token_hash(host_token)})]

    async def find(self, name: str) -> BotRow | None:
        """The bot with this id, or None."""
        rows = await self._read(_FIND, {"id": name})
        return BotRow(*rows[0]) if rows else None

    async def delete(self, host_token: str, name: str) -> None:
        """Forgets a bot of this host; its token is worth nothing any more."""
        await self._write(Statement(_DELETE, [{"id": name, "host": token_hash(host_token)}]))

    async def seats(self, game: str) -> dict[Seat, int]:
        """The seats of a game that bots hold, with the seconds each has for a choice."""
        return dict(await self._read(_SEATS, {"game": game}))  # type: ignore[arg-type]

    async def games(self, token_sha256: str) -> list[tuple[str, Seat]]:
        """The games that are not over in which this bot holds a seat."""
        return [(row[0], row[1]) for row in await self._read(_GAMES, {"token": token_sha256})]

    async def take(self, row: BotRow, game: str, secret: str) -> None:
        """Gives the seat of an open invitation to a bot."""
        values = {"token": row.token_sha256, "game": game, "secret": invitation_hash(secret)}
        await self._write(*(Statement(sql, [values]) for sql in (*STALE_GAME, *_TAKE)), notice=f"{game} seats")

    async def lose(self, game: str, seat: Seat, chairs: str) -> None:
        """Takes the seat from whoever holds it; `chairs` are those with a computer player there."""
        values: dict[str, Value] = {"game": game, "seat": seat, "chairs": chairs}
        await self._write(*(Statement(sql, [values]) for sql in (*STALE_GAME, *_LOSE)), notice=f"{game} seats")
