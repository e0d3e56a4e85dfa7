"""The invitations in the store.

While an invitation is open, its hash holds the seat in the table of seats, so neither its host nor anyone else plays it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Final, Literal

from msgspec import Struct

from fifteentwo.game import Seat
from fifteentwo.server.backends import Parameters, Row, Statement, Value
from fifteentwo.server.hashes import invitation_hash, token_hash
from fifteentwo.server.ratings_stale import STALE_GAME

Fate = Literal["open", "used", "withdrawn"]

SPECTATORS: Final = -1
"""In place of a seat: the spectators' link of a room, which works any number of times until it is withdrawn."""

_CREATE: Final = (
    """
    UPDATE seats SET owner_sha256 = :secret WHERE game = :game AND seat = :seat AND owner_sha256 = :host
        AND EXISTS (SELECT 1 FROM seats AS kept
            WHERE kept.game = :game AND kept.seat <> :seat AND kept.owner_sha256 = :host)
    """,
    """
    INSERT INTO invitations (secret_hash, game, seat, host_sha256, created, fate)
    SELECT owner_sha256, game, seat, CAST(:host AS VARCHAR), CAST(:now AS VARCHAR), 'open'
    FROM seats WHERE game = :game AND owner_sha256 = :secret
    """,
)
_INVITE_TO_COMPUTER: Final = (
    """
    INSERT INTO seats (game, seat, owner_sha256)
    SELECT id, CAST(:seat AS INTEGER), CAST(:secret AS VARCHAR) FROM games WHERE id = :game
        AND NOT EXISTS (SELECT 1 FROM seats WHERE game = :game AND seat = :seat)
    """,
    _CREATE[1],
    """
    UPDATE games SET chairs = :chairs WHERE id = :game
        AND EXISTS (SELECT 1 FROM seats WHERE game = :game AND owner_sha256 = :secret)
    """,
    "DELETE FROM invitations WHERE secret_hash = :computer",
    """
    INSERT INTO invitations (secret_hash, game, seat, host_sha256, created, fate)
    SELECT CAST(:computer AS VARCHAR), game, seat, CAST(:player AS VARCHAR), created, 'computer'
    FROM invitations WHERE secret_hash = :secret
    """,
)
_COMPUTER: Final = """
    SELECT computer.host_sha256 FROM invitations AS computer
    JOIN invitations AS asked ON asked.game = computer.game AND asked.seat = computer.seat AND asked.created = computer.created
    WHERE computer.game = :game AND computer.seat = :seat AND computer.fate = 'computer'
        AND asked.host_sha256 = :host AND asked.fate = 'open'
"""
_GIVE_TO_COMPUTER: Final = (
    """
    DELETE FROM seats WHERE game = :game AND seat = :seat AND owner_sha256 IN (
        SELECT secret_hash FROM invitations WHERE game = :game AND host_sha256 = :host AND fate = 'open')
    """,
    """
    UPDATE invitations SET fate = 'withdrawn'
    WHERE game = :game AND seat = :seat AND host_sha256 = :host AND fate = 'open'
        AND NOT EXISTS (SELECT 1 FROM seats WHERE game = :game AND seat = :seat)
    """,
    """
    UPDATE games SET chairs = :chairs WHERE id = :game
        AND NOT EXISTS (SELECT 1 FROM seats WHERE game = :game AND seat = :seat)
    """,
)
_WITHDRAW: Final = (
    """
    UPDATE seats SET owner_sha256 = :host WHERE game = :game AND seat = :seat AND owner_sha256 IN (
        SELECT secret_hash FROM invitations WHERE game = :game AND host_sha256 = :host)
    """,
    """
    UPDATE invitations SET fate = 'withdrawn'
    WHERE game = :game AND seat = :seat AND host_sha256 = :host AND fate = 'open'
    """,
)
_REDEEM: Final = (
    "UPDATE seats SET owner_sha256 = :guest WHERE game = :game AND owner_sha256 = :secret",
    """
    UPDATE invitations SET fate = 'used' WHERE secret_hash = :secret AND fate = 'open' AND EXISTS (
        SELECT 1 FROM seats WHERE game = :game AND seat = invitations.seat AND owner_sha256 = :guest)
    """,
)
_WITHDRAW_LINK: Final = (
    f"UPDATE invitations SET fate = 'withdrawn' WHERE game = :game AND seat = {SPECTATORS} AND fate = 'open'"  # noqa: S608
)
_CREATE_LINK: Final = f"""
    INSERT INTO invitations (secret_hash, game, seat, host_sha256, created, fate)
    SELECT CAST(:secret AS VARCHAR), id, {SPECTATORS}, CAST(:host AS VARCHAR), CAST(:now AS VARCHAR), 'open'
    FROM games WHERE id = :game
"""  # noqa: S608
_LINK: Final = f"SELECT secret_hash FROM invitations WHERE game = :game AND seat = {SPECTATORS} AND fate = 'open'"  # noqa: S608
DELETE_OPEN: Final = (
    """
    DELETE FROM seats WHERE game = :game AND owner_sha256 IN (
        SELECT secret_hash FROM invitations WHERE game = :game AND host_sha256 = :owner)
    """,
    "DELETE FROM invitations WHERE game = :game AND host_sha256 = :owner AND fate = 'open'",
)
CLAIM: Final = "UPDATE invitations SET host_sha256 = :owner WHERE host_sha256 = :old"
_FIND: Final = "SELECT game, seat, created, fate FROM invitations WHERE secret_hash = :secret"
_READ_ALL: Final = """
    SELECT game, seat, created, fate FROM invitations
    WHERE game = :game AND host_sha256 = :host AND seat >= 0 AND fate <> 'former' ORDER BY created, seat
"""


_HOLDERS: Final = """
    SELECT seats.seat, seats.owner_sha256, invitations.fate FROM seats
    LEFT JOIN invitations ON invitations.secret_hash = seats.owner_sha256 WHERE seats.game = :game ORDER BY seats.seat
"""


class Holders(Struct, frozen=True):
    """Who holds the seats for people of a game: the seats of each holder, those of open invitations, and those
    of people who have left for good.
    """

    seats: tuple[tuple[Seat, ...], ...] = ()
    open: tuple[Seat, ...] = ()
    gone: tuple[Seat, ...] = ()


class InvitationRow(Struct, frozen=True):
    """An invitation to a seat, without its secret."""

    game: str
    seat: int
    created: str
    fate: Fate


class Invitations:
    """The invitations in a store, which writes and reads for them."""

    def __init__(
        self,
        write: Callable[..., Awaitable[None]],
        read: Callable[[str, Parameters], Awaitable[Sequence[Row]]],
    ) -> None:
        self._write = write
        self._read = read

    async def create(self, host_token: str, game: str, seat: Seat, secret: str) -> None:
        """Gives a seat of this host to an invitation, if the host keeps another one."""
        row: dict[str, Value] = {"game": game, "seat": seat, "host": token_hash(host_token)}
        row |= {"secret": invitation_hash(secret), "now": datetime.now(UTC).isoformat(timespec="microseconds")}
        await self._write(*(Statement(sql, [row]) for sql in (*STALE_GAME, *_CREATE)), notice=f"{game} seats")

    async def invite_to_computer(
        self, host_token: str, game: str, seat: Seat, secret: str, player: str, chairs: str
    ) -> None:
        """Gives the seat of this computer player to an invitation of this host; `chairs` are those with a person there.

        A row beside the invitation, with the fate `computer`, remembers the player, who has the seat again if it is withdrawn.
        """
        row: dict[str, Value] = {"game": game, "seat": seat, "host": token_hash(host_token), "chairs": chairs}
        row |= {"computer": f"{game}/{seat}/computer", "player": player}
        row |= {"secret": invitation_hash(secret), "now": datetime.now(UTC).isoformat(timespec="microseconds")}
        await self._write(
            *(Statement(sql, [row]) for sql in (*STALE_GAME, *_INVITE_TO_COMPUTER)), notice=f"{game} seats"
        )

    async def give_to_computer(self, host_token: str, game: str, seat: Seat, chairs: str) -> None:
        """Withdraws the open invitation of this host to a seat; `chairs` are those with a computer player there."""
        row: dict[str, Value] = {"game": game, "seat": seat, "host": token_hash(host_token), "chairs": chairs}
        await self._write(*(Statement(sql, [row]) for sql in (*STALE_GAME, *_GIVE_TO_COMPUTER)), notice=f"{game} seats")

    async def computer(self, host_token: str, game: str, seat: Seat) -> str | None:
        """The computer player to whose seat this host has an open invitation; None if it was nobody's or a person's."""
        row: dict[str, Value] = {"game": game, "seat": seat, "host": token_hash(host_token)}
        rows = await self._read(_COMPUTER, row)
        return rows[0][0] if rows else None

    async def withdraw(self, host_token: str, game: str, seat: Seat) -> None:
        """Withdraws the open invitation of this host to a seat, and gives the seat back to the host."""
        row: dict[str, Value] = {"game": game, "seat": seat, "host": token_hash(host_token)}
        await self._write(*(Statement(sql, [row]) for sql in (*STALE_GAME, *_WITHDRAW)), notice=f"{game} seats")

    async def redeem(self, guest_token: str, game: str, secret: str) -> None:
        """Gives the seat of an invitation to this guest, if the invitation is open."""
        row = {"game": game, "guest": token_hash(guest_token), "secret": invitation_hash(secret)}
        await self._write(*(Statement(sql, [row]) for sql in (*STALE_GAME, *_REDEEM)), notice=f"{game} seats")

    async def find(self, secret: str) -> InvitationRow | None:
        """The invitation with this secret, or None."""
        rows = await self._read(_FIND, {"secret": invitation_hash(secret)})
        return InvitationRow(*rows[0]) if rows else None

    async def holders(self, game: str) -> Holders:
        """Who holds the seats of this game."""
        rows = await self._read(_HOLDERS, {"game": game})
        seats: dict[str, tuple[Seat, ...]] = {}
        for seat, holder, _ in rows:
            seats[holder] = (*seats.get(holder, ()), seat)
        return Holders(tuple(seats.values()), tuple(seat for seat, _, fate in rows if fate == "open"))

    async def of_host(self, host_token: str, game: str) -> list[InvitationRow]:
        """The invitations of this host in a game, the oldest first."""
        rows = await self._read(_READ_ALL, {"game": game, "host": token_hash(host_token)})
        return [InvitationRow(*row) for row in rows]

    async def create_link(self, host_token: str, game: str, secret: str) -> None:
        """Makes the spectators' link of a game, in place of an older one."""
        row: dict[str, Value] = {"game": game, "host": token_hash(host_token), "secret": invitation_hash(secret)}
        row["now"] = datetime.now(UTC).isoformat(timespec="microseconds")
        await self._write(Statement(_WITHDRAW_LINK, [row]), Statement(_CREATE_LINK, [row]), notice=f"{game} seats")

    async def withdraw_link(self, game: str) -> None:
        """Withdraws the spectators' link of a game."""
        await self._write(Statement(_WITHDRAW_LINK, [{"game": game}]), notice=f"{game} seats")

    async def has_link(self, game: str, secret: str | None = None) -> bool:
        """Whether a game has a spectators' link, and if a secret is given, this one."""
        rows = await self._read(_LINK, {"game": game})
        return any(secret is None or row[0] == invitation_hash(secret) for row in rows)
