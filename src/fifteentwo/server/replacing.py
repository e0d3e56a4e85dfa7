"""Seats of people who have gone: an invitation takes the seat for somebody else, and their return takes it back until then.

Somebody has gone for good by deleting the game, or is away for longer than the patience of the table, where its terms let others
play on. Nobody at the table gets the seat or sees its cards: a withdrawn invitation gives it back to whoever had it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.server.backends import Parameters, Row, Statement, Value
from fifteentwo.server.hashes import invitation_hash, token_hash
from fifteentwo.server.ratings_stale import STALE_GAME

if TYPE_CHECKING:
    from fifteentwo.server.rooms import Room

NOBODY: Final = ""
"""In place of the owner of a seat that nobody had."""

_REPLACE: Final = (
    "DELETE FROM invitations WHERE secret_hash = :former",
    """
    INSERT INTO invitations (secret_hash, game, seat, host_sha256, created, fate)
    SELECT CAST(:former AS VARCHAR), id, CAST(:seat AS INTEGER), COALESCE(
        (SELECT owner_sha256 FROM seats WHERE game = :game AND seat = :seat), ''), CAST(:now AS VARCHAR), 'former'
    FROM games WHERE id = :game
    """,
    "DELETE FROM seats WHERE game = :game AND seat = :seat",
    """
    INSERT INTO seats (game, seat, owner_sha256)
    SELECT id, CAST(:seat AS INTEGER), CAST(:secret AS VARCHAR) FROM games WHERE id = :game
    """,
    """
    INSERT INTO invitations (secret_hash, game, seat, host_sha256, created, fate)
    SELECT CAST(:secret AS VARCHAR), id, CAST(:seat AS INTEGER), CAST(:host AS VARCHAR), CAST(:now AS VARCHAR), 'open'
    FROM games WHERE id = :game
    """,
)
_GIVE_BACK: Final = (
    """
    UPDATE seats SET owner_sha256 = (SELECT host_sha256 FROM invitations WHERE secret_hash = :former)
    WHERE game = :game AND seat = :seat
        AND owner_sha256 IN (SELECT secret_hash FROM invitations WHERE game = :game AND seat = :seat AND fate = 'open')
        AND EXISTS (SELECT 1 FROM invitations WHERE secret_hash = :former)
    """,
    """
    UPDATE invitations SET fate = 'withdrawn' WHERE game = :game AND seat = :seat AND fate = 'open'
        AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.owner_sha256 = invitations.secret_hash)
    """,
    "DELETE FROM seats WHERE game = :game AND seat = :seat AND owner_sha256 = ''",
    "DELETE FROM invitations WHERE secret_hash = :former",
)
_TAKEN: Final = (
    "DELETE FROM invitations WHERE secret_hash = :replaced",
    """
    UPDATE invitations SET secret_hash = CAST(:replaced AS VARCHAR), host_sha256 = '', fate = 'replaced'
    WHERE secret_hash = :former
    """,
)
_FORMER: Final = "SELECT host_sha256 FROM invitations WHERE secret_hash = :former"
_OWN: Final = (
    "SELECT seat FROM invitations WHERE game = :game AND host_sha256 = :owner AND fate = 'former' ORDER BY seat"
)


class Replacements:
    """The seats of people who have gone, in a store, which writes and reads for them.

    While an invitation to such a seat is open, a row beside it has the owner of before, with the fate `former`. Once somebody
    else has the seat, the row has the fate `replaced` and names nobody: results of such a match are not rated.
    """

    def __init__(
        self,
        write: Callable[..., Awaitable[None]],
        read: Callable[[str, Parameters], Awaitable[Sequence[Row]]],
    ) -> None:
        self._write = write
        self._read = read

    async def replace(self, host_token: str, game: str, seat: Seat, secret: str) -> None:
        """Gives a seat to an invitation of this host, and remembers whose it was."""
        row = _row(game, seat)
        row |= {"host": token_hash(host_token), "secret": invitation_hash(secret)}
        row["now"] = datetime.now(UTC).isoformat(timespec="microseconds")
        await self._write(*(Statement(sql, [row]) for sql in (*STALE_GAME, *_REPLACE)), notice=f"{game} seats")

    async def give_back(self, game: str, seat: Seat) -> None:
        """Withdraws the open invitation to a seat, which belongs again to whoever had it."""
        await self._write(
            *(Statement(sql, [_row(game, seat)]) for sql in (*STALE_GAME, *_GIVE_BACK)), notice=f"{game} seats"
        )

    async def forget(self, game: str, seat: Seat) -> None:
        """Somebody else has the seat now."""
        row = {"game": game, "former": f"{game}/{seat}", "replaced": f"{game}/{seat}/replaced"}
        await self._write(*(Statement(sql, [row]) for sql in (*STALE_GAME, *_TAKEN)))

    async def former(self, game: str, seat: Seat) -> str | None:
        """The hash of the owner who comes back to a seat with an open invitation, or NOBODY; None where nobody was replaced."""
        rows = await self._read(_FORMER, _row(game, seat))
        return rows[0][0] if rows else None

    async def own(self, token: str, game: str) -> list[Seat]:
        """The seats to which this owner comes back."""
        return [row[0] for row in await self._read(_OWN, {"game": game, "owner": token_hash(token)})]


def check_gone(room: Room, seat: Seat) -> None:
    """Raises CodedError unless whoever had this seat has left for good, or is away for longer than the others have to wait."""
    if seat not in range(len(room.chairs)) or seat in room.attendance.holders.open or seat in room.bots.seats:
        raise CodedError("seat-not-to-give")
    if seat in room.attendance.holders.gone:
        return
    away = room.attendance.late() | {*room.log.conduct.stand_ins}
    if seat not in away or room.terms.absence == "adjourn":
        raise CodedError("seat-not-to-give")


def _row(game: str, seat: Seat) -> dict[str, Value]:
    return {"game": game, "seat": seat, "former": f"{game}/{seat}"}
