"""The accounts in the store, with their passkeys and the browsers signed in to them.

An account owns games as a browser does, by the hash of a token: here of `@` and the id of the account. No request may name
such a token; a browser that is signed in sends its own, and `account_of` finds the account.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from fifteentwo.server.backends import Parameters, Row, Statement, Value
from fifteentwo.server.hashes import token_hash
from fifteentwo.server.ratings_stale import STALE_OWNER

MARK: Final = "@"
"""The first character of the token of an account, with which no token of a browser may begin."""

CHALLENGE_SECONDS: Final = 300
"""For how long a challenge to a passkey can be answered."""


class AccountRow(Struct, frozen=True):
    """An account; `handle` is what passkeys know it by, `password` a hash or None."""

    id: str
    handle: str
    name: str
    password: str | None
    settings: str | None
    created: str

    def __repr__(self) -> str:
        return f"AccountRow({self.name!r})"


class PasskeyRow(Struct, frozen=True):
    """A passkey: its id and public key in base64url, and how often it says it was used."""

    id: str
    account: str
    public_key: str
    uses: int
    name: str
    created: str
    used: str


class DeviceRow(Struct, frozen=True):
    """A browser that is signed in. Its token plays; the secret in its cookie, of which this is the hash, manages."""

    id: str
    account: str
    session_sha256: str
    name: str
    created: str
    seen: str

    def __repr__(self) -> str:
        return f"DeviceRow({self.id!r})"


class ChallengeRow(Struct, frozen=True):
    """What a browser was asked to sign with a passkey; `handle` and `name` are those of an account to be made."""

    purpose: str
    challenge: str
    handle: str
    name: str


class NewDevice(Struct, frozen=True):
    """A browser that signs in: its token from now on, the new secret for its cookie, what it is called, and its token as a guest."""

    token: str
    session: str
    name: str
    guest: str

    def __repr__(self) -> str:
        return f"NewDevice({self.name!r})"


OWNED: Final = {
    "seats": "owner_sha256",
    "invitations": "host_sha256",
    "practice": "owner_sha256",
    "evening_people": "owner_sha256",
    "bots": "host_sha256",
    "push_subscriptions": "owner_sha256",
    "rated": "owner_sha256",
}
"""The column with the hash of an owner in each table that has one."""

_ACCOUNT: Final = ", ".join(AccountRow.__struct_fields__)
_PASSKEY: Final = ", ".join(PasskeyRow.__struct_fields__)
_DEVICE: Final = ", ".join(DeviceRow.__struct_fields__)
_CHALLENGE: Final = ", ".join(ChallengeRow.__struct_fields__)

_INSERT_ACCOUNT: Final = """
    INSERT INTO accounts (id, handle, name, name_key, password, created)
    VALUES (:id, :handle, :name, :name_key, :password, :now)
"""
_INSERT_DEVICE: Final = """
    INSERT INTO devices (token_sha256, id, session_sha256, account, name, created, seen)
    VALUES (:token, :id, :session, :account, :name, :now, :now)
"""
_INSERT_PASSKEY: Final = f"""
    INSERT INTO passkeys ({_PASSKEY}) VALUES (:id, :account, :public_key, :uses, :name, :created, :used)
"""  # noqa: S608 - no part of it is input
_MOVE: Final = (
    *STALE_OWNER,
    "UPDATE seats SET owner_sha256 = :owner WHERE owner_sha256 = :old",
    "UPDATE invitations SET host_sha256 = :owner WHERE host_sha256 = :old",
    "UPDATE bots SET host_sha256 = :owner WHERE host_sha256 = :old",
    "UPDATE push_subscriptions SET owner_sha256 = :owner WHERE owner_sha256 = :old",
    "UPDATE push_subscriptions SET token_sha256 = :token WHERE token_sha256 = :old",
    """
    INSERT INTO evening_people (evening, owner_sha256, player)
    SELECT evening, CAST(:owner AS VARCHAR), player FROM evening_people WHERE owner_sha256 = :old ON CONFLICT DO NOTHING
    """,
    "DELETE FROM evening_people WHERE owner_sha256 = :old",
    """
    INSERT INTO practice (owner_sha256, kind, item, due, state)
    SELECT CAST(:owner AS VARCHAR), kind, item, due, state FROM practice WHERE owner_sha256 = :old
    ON CONFLICT (owner_sha256, kind, item) DO UPDATE SET
        state = CASE WHEN excluded.due > practice.due THEN excluded.state ELSE practice.state END,
        due = CASE WHEN excluded.due > practice.due THEN excluded.due ELSE practice.due END
    """,
    "DELETE FROM practice WHERE owner_sha256 = :old",
)
"""What a guest has becomes the account's. Of two rows on the same thing practised, the one that is due later stays."""

_SIGN_OUT: Final = (
    """
    UPDATE push_subscriptions SET owner_sha256 = token_sha256 WHERE token_sha256 IN (
        SELECT token_sha256 FROM devices WHERE account = :account AND (id = :id) = :this)
    """,
    "DELETE FROM devices WHERE account = :account AND (id = :id) = :this",
)
"""Signs `this` browser out, or all others; each is told of the turns of its own games again."""

_ACCOUNT_OF: Final = "SELECT account FROM devices WHERE token_sha256 = :token"
_DEVICE_OF: Final = f"SELECT {_DEVICE} FROM devices WHERE token_sha256 = :token"  # noqa: S608
_DELETE: Final = tuple(
    f"DELETE FROM {table} WHERE {column} = :account"  # noqa: S608
    for table, column in {"passkeys": "account", "devices": "account", "accounts": "id"}.items()
)
_KEEP_CHALLENGE: Final = f"""
    INSERT INTO challenges (token_sha256, {_CHALLENGE}, created)
    VALUES (:token, :purpose, :challenge, :handle, :name, :now)
    ON CONFLICT (token_sha256) DO UPDATE SET purpose = excluded.purpose, challenge = excluded.challenge,
        handle = excluded.handle, name = excluded.name, created = excluded.created
"""  # noqa: S608
_TAKE_CHALLENGE: Final = f"SELECT {_CHALLENGE} FROM challenges WHERE token_sha256 = :token AND created > :since"  # noqa: S608


class AccountRows:
    """The accounts in a store, which writes and reads for them. What breaks a key raises Conflict."""

    def __init__(
        self,
        write: Callable[..., Awaitable[None]],
        read: Callable[[str, Parameters], Awaitable[Sequence[Row]]],
    ) -> None:
        self._write = write
        self._read = read

    async def owner(self, token: str) -> str:
        """The token by which the owner of this browser's games goes: the account's if it is signed in, or its own."""
        rows = await self._read(_ACCOUNT_OF, {"token": token_hash(token)})
        return owner_of(rows[0][0]) if rows else token

    async def create(self, account: AccountRow, device: NewDevice, passkey: PasskeyRow | None = None) -> None:
        """A new account, to which this browser is signed in with all it has. Raises Conflict if the name is taken."""
        row: dict[str, Value] = asdict(account) | {"name_key": name_key(account.name), "now": account.created}
        await self._write(
            Statement(_INSERT_ACCOUNT, [row]),
            *([] if passkey is None else [Statement(_INSERT_PASSKEY, [asdict(passkey)])]),
            *_signing_in(account.id, device),
        )

    async def sign_in(self, account: str, device: NewDevice) -> None:
        """Signs a browser in; what it had as a guest becomes the account's."""
        await self._write(*_signing_in(account, device))

    async def named(self, name: str) -> AccountRow | None:
        """The account with this name, however it is written in capitals and small letters."""
        return await self._account("name_key", name_key(name))

    async def account(self, account: str) -> AccountRow | None:
        """The account with this id."""
        return await self._account("id", account)

    async def with_handle(self, handle: str) -> AccountRow | None:
        """The account that passkeys know by this handle."""
        return await self._account("handle", handle)

    async def _account(self, column: str, value: str) -> AccountRow | None:
        rows = await self._read(f"SELECT {_ACCOUNT} FROM accounts WHERE {column} = :value", {"value": value})  # noqa: S608
        return AccountRow(*rows[0]) if rows else None

    async def device(self, token: str) -> DeviceRow | None:
        """The browser with this token, if it is signed in."""
        rows = await self._read(_DEVICE_OF, {"token": token_hash(token)})
        return DeviceRow(*rows[0]) if rows else None

    async def devices(self, account: str) -> list[DeviceRow]:
        """The browsers signed in to an account, the last seen first."""
        sql = f"SELECT {_DEVICE} FROM devices WHERE account = :account ORDER BY seen DESC, id"  # noqa: S608
        return [DeviceRow(*row) for row in await self._read(sql, {"account": account})]

    async def seen(self, device: str) -> None:
        """Notes that a browser was used now."""
        await self._write(Statement("UPDATE devices SET seen = :now WHERE id = :id", [{"id": device, "now": now()}]))

    async def sign_out(self, account: str, device: str) -> None:
        """Signs a browser of this account out."""
        row: dict[str, Value] = {"account": account, "id": device, "this": True}
        await self._write(*(Statement(sql, [row]) for sql in _SIGN_OUT))

    async def sign_out_others(self, account: str, device: str) -> None:
        """Signs every other browser of this account out."""
        row: dict[str, Value] = {"account": account, "id": device, "this": False}
        await self._write(*(Statement(sql, [row]) for sql in _SIGN_OUT))

    async def set_password(self, account: str, password: str | None) -> None:
        """Changes the hash of the password; None: no password."""
        row: dict[str, Value] = {"account": account, "password": password}
        await self._write(Statement("UPDATE accounts SET password = :password WHERE id = :account", [row]))

    async def set_settings(self, account: str, settings: str) -> None:
        """Keeps the settings of the page, as JSON."""
        row = {"account": account, "settings": settings}
        await self._write(Statement("UPDATE accounts SET settings = :settings WHERE id = :account", [row]))

    async def passkeys(self, account: str) -> list[PasskeyRow]:
        """The passkeys of an account, the oldest first."""
        sql = f"SELECT {_PASSKEY} FROM passkeys WHERE account = :account ORDER BY created, id"  # noqa: S608
        return [PasskeyRow(*row) for row in await self._read(sql, {"account": account})]

    async def passkey(self, passkey: str) -> PasskeyRow | None:
        """The passkey with this id."""
        rows = await self._read(f"SELECT {_PASSKEY} FROM passkeys WHERE id = :id", {"id": passkey})  # noqa: S608
        return PasskeyRow(*rows[0]) if rows else None

    async def add_passkey(self, passkey: PasskeyRow) -> None:
        """Adds a passkey. Raises Conflict if it is known."""
        await self._write(Statement(_INSERT_PASSKEY, [asdict(passkey)]))

    async def passkey_used(self, passkey: str, uses: int) -> None:
        """Notes that a passkey was used now, and how often it says it was."""
        row: dict[str, Value] = {"id": passkey, "uses": uses, "now": now()}
        await self._write(Statement("UPDATE passkeys SET uses = :uses, used = :now WHERE id = :id", [row]))

    async def remove_passkey(self, account: str, passkey: str) -> None:
        """Removes a passkey of this account."""
        row = {"account": account, "id": passkey}
        await self._write(Statement("DELETE FROM passkeys WHERE account = :account AND id = :id", [row]))

    async def keep_challenge(self, token: str, challenge: ChallengeRow) -> None:
        """Keeps what this browser was asked to sign, in place of an earlier challenge."""
        row: dict[str, Value] = {"token": token_hash(token), "now": int(time.time())}
        old: list[Parameters] = [{"before": int(time.time()) - CHALLENGE_SECONDS}]
        await self._write(
            Statement("DELETE FROM challenges WHERE created < :before", old),
            Statement(_KEEP_CHALLENGE, [asdict(challenge) | row]),
        )

    async def take_challenge(self, token: str) -> ChallengeRow | None:
        """What this browser was asked to sign, once."""
        row: dict[str, Value] = {"token": token_hash(token), "since": int(time.time()) - CHALLENGE_SECONDS}
        rows = await self._read(_TAKE_CHALLENGE, row)
        await self._write(Statement("DELETE FROM challenges WHERE token_sha256 = :token", [row]))
        return ChallengeRow(*rows[0]) if rows else None

    async def delete(self, account: str) -> None:
        """Deletes an account and what it practised. Its games are given up before."""
        row: dict[str, Value] = {"account": account, "owner": token_hash(owner_of(account))}
        await self._write(
            *(Statement(f"DELETE FROM {table} WHERE {column} = :owner", [row]) for table, column in OWNED.items()),  # noqa: S608
            *(Statement(sql, [row]) for sql in _DELETE),
        )


def owner_of(account: str) -> str:
    """The token by which an account owns games."""
    return MARK + account


def name_key(name: str) -> str:
    """The name as it is compared."""
    return " ".join(name.casefold().split())


def new_id() -> str:
    """A new id of an account, which is as hard to guess as a token."""
    return secrets.token_urlsafe(32)


def now() -> str:
    """The time, ISO 8601, UTC, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def _signing_in(account: str, device: NewDevice) -> list[Statement]:
    """Signs a browser in; a browser that is signed in already is a Conflict."""
    token = token_hash(device.token)
    row: dict[str, Value] = {"token": token, "id": secrets.token_urlsafe(9), "account": account}
    row |= {"session": token_hash(device.session), "name": device.name, "now": now()}
    moved = {"owner": token_hash(owner_of(account)), "old": token_hash(device.guest), "token": token}
    return [Statement(_INSERT_DEVICE, [row]), *(Statement(sql, [moved]) for sql in _MOVE)]
