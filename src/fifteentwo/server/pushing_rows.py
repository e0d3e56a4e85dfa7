"""Web push in the store: the key of the server, the subscriptions of browsers, and the turns they were told of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec import Struct

from fifteentwo.game import Seat
from fifteentwo.server.backends import Conflict, Parameters, Row, Statement, Value
from fifteentwo.server.hashes import token_hash

MOST: Final = 20
"""The most browsers of an owner; beyond that the oldest subscription is dropped."""

_KEEP_KEY: Final = "INSERT INTO push_key (id, key) VALUES (1, :key) ON CONFLICT (id) DO NOTHING"
_KEY: Final = "SELECT key FROM push_key WHERE id = 1"
_SUBSCRIBE: Final = (
    "DELETE FROM push_subscriptions WHERE token_sha256 = :token OR endpoint = :endpoint",
    """
    INSERT INTO push_subscriptions (token_sha256, owner_sha256, endpoint, p256dh, auth, language, created)
    VALUES (:token, :owner, :endpoint, :p256dh, :auth, :language, :now)
    """,
    f"""
    DELETE FROM push_subscriptions WHERE owner_sha256 = :owner AND token_sha256 NOT IN (
        SELECT token_sha256 FROM push_subscriptions WHERE owner_sha256 = :owner ORDER BY created DESC LIMIT {MOST})
    """,  # noqa: S608 - a constant
)
_RENEW: Final = """
    UPDATE push_subscriptions SET endpoint = :endpoint, p256dh = :p256dh, auth = :auth WHERE endpoint = :former
"""
_UNSUBSCRIBE: Final = "DELETE FROM push_subscriptions WHERE token_sha256 = :token"
_DROP: Final = "DELETE FROM push_subscriptions WHERE endpoint = :endpoint"
_IS_SUBSCRIBED: Final = "SELECT 1 FROM push_subscriptions WHERE token_sha256 = :token"
_OF_OWNER: Final = """
    SELECT endpoint, p256dh, auth, language, created FROM push_subscriptions
    WHERE owner_sha256 = :owner ORDER BY created, endpoint
"""
_OF_SEAT: Final = """
    SELECT endpoint, p256dh, auth, language, push_subscriptions.created
    FROM push_subscriptions JOIN seats ON seats.owner_sha256 = push_subscriptions.owner_sha256
    WHERE seats.game = :game AND seats.seat = :seat ORDER BY push_subscriptions.created, endpoint
"""
_CLAIM: Final = (
    "INSERT INTO pushed_turns (game, seat, turn) VALUES (:game, :seat, :turn)",
    "DELETE FROM pushed_turns WHERE game = :game AND seat = :seat AND turn < :turn",
)
_LAST: Final = "SELECT MAX(updated) FROM games"
_PLAYED_SINCE: Final = """
    SELECT DISTINCT games.id FROM push_subscriptions
    JOIN seats ON seats.owner_sha256 = push_subscriptions.owner_sha256
    JOIN games ON games.id = seats.game WHERE games.updated > :since AND NOT games.finished
"""


class SubscriptionRow(Struct, frozen=True):
    """A browser that takes messages: where, its keys in base64url, its language, and since when."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    created: str = ""

    def __repr__(self) -> str:
        return f"SubscriptionRow(created={self.created!r})"


class PushRows:
    """Web push in a store, which writes and reads for it."""

    def __init__(
        self,
        write: Callable[..., Awaitable[None]],
        read: Callable[[str, Parameters], Awaitable[Sequence[Row]]],
    ) -> None:
        self._write = write
        self._read = read

    async def key(self, new: Callable[[], str]) -> str:
        """The private key of the server, in base64url; makes a `new` one at the first call. All processes have the same."""
        if not (rows := await self._read(_KEY, {})):
            await self._write(Statement(_KEEP_KEY, [{"key": new()}]))
            rows = await self._read(_KEY, {})
        return str(rows[0][0])

    async def subscribe(self, browser: str, owner: str, row: SubscriptionRow) -> None:
        """Keeps the subscription of the browser with this token in place of an older one; both are told as tokens."""
        values = {"token": token_hash(browser), "owner": token_hash(owner), "endpoint": row.endpoint}
        values |= {"p256dh": row.p256dh, "auth": row.auth, "language": row.language, "now": _now()}
        await self._write(*(Statement(sql, [values]) for sql in _SUBSCRIBE))

    async def renew(self, former: str, row: SubscriptionRow) -> None:
        """The subscription with the `former` endpoint has this one and these keys now."""
        values = {"former": former, "endpoint": row.endpoint, "p256dh": row.p256dh, "auth": row.auth}
        await self._write(Statement(_RENEW, [values]))

    async def unsubscribe(self, browser: str) -> None:
        """Forgets the subscription of the browser with this token."""
        await self._write(Statement(_UNSUBSCRIBE, [{"token": token_hash(browser)}]))

    async def drop(self, endpoint: str) -> None:
        """Forgets a subscription that its push service does not know any more."""
        await self._write(Statement(_DROP, [{"endpoint": endpoint}]))

    async def is_subscribed(self, browser: str) -> bool:
        """Whether the browser with this token is subscribed."""
        return bool(await self._read(_IS_SUBSCRIBED, {"token": token_hash(browser)}))

    async def of_owner(self, owner: str) -> list[SubscriptionRow]:
        """The subscribed browsers of the owner with this token, the oldest first."""
        return [SubscriptionRow(*row) for row in await self._read(_OF_OWNER, {"owner": token_hash(owner)})]

    async def of_seat(self, game: str, seat: Seat) -> list[SubscriptionRow]:
        """The subscribed browsers of whoever holds this seat, the oldest first."""
        return [SubscriptionRow(*row) for row in await self._read(_OF_SEAT, {"game": game, "seat": seat})]

    async def claim(self, game: str, seat: Seat, turn: int) -> bool:
        """Whether nobody has told this seat of this turn; if so, the caller has to, and no other process will."""
        row: dict[str, Value] = {"game": game, "seat": seat, "turn": turn}
        try:
            await self._write(*(Statement(sql, [row]) for sql in _CLAIM))
        except Conflict:
            return False
        return True

    async def last_played(self, seconds: float) -> list[str]:
        """The games in progress that were played within these seconds before the last turn of all, with a subscribed seat."""
        ((last,),) = await self._read(_LAST, {})
        if last is None:
            return []
        since = datetime.fromisoformat(last) - timedelta(seconds=seconds)
        rows = await self._read(_PLAYED_SINCE, {"since": since.isoformat(timespec="microseconds")})
        return [row[0] for row in rows]


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
