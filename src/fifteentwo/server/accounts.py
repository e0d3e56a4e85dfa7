"""Accounts: signing up, signing in and out, and what an account can change about itself.

A browser that is signed in has its token, with which it plays, and a secret in a cookie that no script can read, with which
it manages the account. Who finds out the token alone can neither keep the owner out nor read their list of browsers.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from msgspec import Struct

from fifteentwo.locales import CodedError
from fifteentwo.server import accounts_passkeys, accounts_passwords
from fifteentwo.server.accounts_passkeys import Origin, PasskeyRefused
from fifteentwo.server.accounts_store import AccountRow, AccountRows, DeviceRow, NewDevice, name_key, new_id, now
from fifteentwo.server.accounts_wire import AccountReport, DeviceLine, PasskeyLine, Purpose
from fifteentwo.server.backends import Conflict
from fifteentwo.server.hashes import token_hash
from fifteentwo.server.names import clean_name
from fifteentwo.server.shared_limits import SharedLimits

TRIES: Final = 10
"""The most sign-ins with a password that one name may fail in a quarter of an hour."""

TRY_SECONDS: Final = 900

MOST_PASSKEYS: Final = 20
MOST_DEVICES: Final = 50

UNKNOWN_DEVICE: Final = "?"


class NotSignedIn(CodedError):  # noqa: N818 - the plainest name
    """This browser may not do that: it is not signed in, or has to sign in again."""


class TooManyTries(CodedError):  # noqa: N818 - the plainest name
    """Too many passwords were wrong; `wait` is in how many seconds one may try again."""

    def __init__(self, wait: int) -> None:
        super().__init__("account-too-many-tries", minutes=-(-wait // 60))
        self.wait = wait


class Browser(Struct, frozen=True):
    """A browser that asks: its token, the secret of its cookie if it has one, and where it shows the page.

    When it signs in, it `becomes` known by another token; '' if it keeps its own.
    """

    token: str
    session: str
    site: Origin
    becomes: str = ""

    def __repr__(self) -> str:
        return f"Browser({self.site.origin!r})"


class Accounts:
    """The accounts of a store."""

    def __init__(self, rows: AccountRows, limits: SharedLimits) -> None:
        self.rows = rows
        self._limits = limits

    async def report(self, asking: Browser) -> AccountReport:
        """What this browser may know of its account."""
        device = await self.rows.device(asking.token)
        account = None if device is None else await self.rows.account(device.account)
        if device is None or account is None:
            return AccountReport()
        if not _is_session(asking, device):
            return AccountReport(account.name)
        await self.rows.seen(device.id)
        return AccountReport(
            name=account.name,
            open=True,
            created=account.created,
            has_password=account.password is not None,
            passkeys=tuple(
                PasskeyLine(key.id, key.name, key.created, key.used) for key in await self.rows.passkeys(account.id)
            ),
            devices=tuple(
                DeviceLine(each.id, each.name, each.created, each.seen, each.id == device.id)
                for each in await self.rows.devices(account.id)
            ),
        )

    async def sign_up(self, asking: Browser, name: str, password: str, device: str) -> str:
        """Makes an account with a password; returns the secret for the cookie. Raises CodedError and ValueError."""
        await self._check_guest(asking)
        account = _account(name, await accounts_passwords.hashed(password))
        new = _device(asking, device)
        try:
            await self.rows.create(account, new)
        except Conflict:
            raise CodedError("account-name-taken") from None
        return new.session

    async def sign_in(self, asking: Browser, name: str, password: str, device: str) -> str:
        """Signs in with a password; returns the secret for the cookie. Raises CodedError."""
        key = name_key(name)
        if wait := await self._limits.take("sign-in", key, TRIES, TRY_SECONDS):
            raise TooManyTries(wait)
        account = await self.rows.named(name)
        kept = None if account is None else account.password
        if not await accounts_passwords.is_right(password, kept) or account is None:
            raise NotSignedIn("account-wrong-password")
        session = await self._enter(asking, account.id, device)
        await self._limits.forgive("sign-in", key)
        return session

    async def sign_out(self, asking: Browser) -> None:
        """Signs this browser out; it is a guest again. For this its token is enough."""
        device = await self.rows.device(asking.token)
        if device is not None:
            await self.rows.sign_out(device.account, device.id)

    async def remove_device(self, asking: Browser, device: str) -> None:
        """Signs another browser of the account out. Raises NotSignedIn."""
        account, _ = await self.opened(asking)
        await self.rows.sign_out(account.id, device)

    async def change_password(self, asking: Browser, password: str, new: str) -> None:
        """Changes or sets the password, and signs the other browsers out. Raises CodedError and ValueError."""
        account, device = await self.opened(asking)
        if account.password is not None:
            key = name_key(account.name)
            if wait := await self._limits.take("sign-in", key, TRIES, TRY_SECONDS):
                raise TooManyTries(wait)
            if not await accounts_passwords.is_right(password, account.password):
                raise NotSignedIn("account-wrong-password")
            await self._limits.forgive("sign-in", key)
        await self.rows.set_password(account.id, await accounts_passwords.hashed(new))
        if account.password is not None:
            await self.rows.sign_out_others(account.id, device.id)

    async def passkey_options(self, asking: Browser, purpose: Purpose, name: str) -> str:
        """What the browser needs to make or use a passkey. Raises CodedError and ValueError."""
        if purpose == "sign-in":
            challenge = accounts_passkeys.new_challenge(purpose)
            await self.rows.keep_challenge(asking.token, challenge)
            return accounts_passkeys.request_options(challenge, asking.site)
        if purpose == "add":
            account, _ = await self.opened(asking)
            known = await self.rows.passkeys(account.id)
            if len(known) >= MOST_PASSKEYS:
                raise CodedError("account-too-many-passkeys", most=MOST_PASSKEYS)
        else:
            await self._check_guest(asking)
            account, known = _account(name, None), []
            if await self.rows.named(account.name) is not None:
                raise CodedError("account-name-taken")
        challenge = accounts_passkeys.new_challenge(purpose, account.handle, account.name)
        await self.rows.keep_challenge(asking.token, challenge)
        return accounts_passkeys.creation_options(challenge, asking.site, known)

    async def passkey(self, asking: Browser, credential: str, device: str) -> str:
        """Takes the answer to the options; returns the secret for the cookie. Raises CodedError."""
        challenge = await self.rows.take_challenge(asking.token)
        if challenge is None:
            raise PasskeyRefused("account-passkey-late")
        if challenge.purpose == "sign-in":
            known = await self.rows.passkey(_id_in(credential))
            if known is None:
                raise PasskeyRefused("account-passkey-refused")
            uses = accounts_passkeys.check(credential, challenge, asking.site, known)
            session = await self._enter(asking, known.account, device)
            await self.rows.passkey_used(known.id, uses)
            return session
        new = _device(asking, device)
        if challenge.purpose == "add":
            account, _ = await self.opened(asking)
            made = accounts_passkeys.made(credential, challenge, asking.site, account.id, new.name)
            await self.rows.add_passkey(made)
            return asking.session
        await self._check_guest(asking)
        account = AccountRow(new_id(), challenge.handle, challenge.name, None, None, now())
        made = accounts_passkeys.made(credential, challenge, asking.site, account.id, new.name)
        try:
            await self.rows.create(account, new, made)
        except Conflict:
            raise CodedError("account-name-taken") from None
        return new.session

    async def remove_passkey(self, asking: Browser, passkey: str) -> None:
        """Removes a passkey, unless there would be no way left to sign in. Raises CodedError."""
        account, _ = await self.opened(asking)
        others = [key for key in await self.rows.passkeys(account.id) if key.id != passkey]
        if not others and account.password is None:
            raise CodedError("account-last-key")
        await self.rows.remove_passkey(account.id, passkey)

    async def opened(self, asking: Browser) -> tuple[AccountRow, DeviceRow]:
        """The account of a browser that may manage it, and the browser. Raises NotSignedIn."""
        device = await self.rows.device(asking.token)
        account = None if device is None else await self.rows.account(device.account)
        if device is None or account is None or not _is_session(asking, device):
            raise NotSignedIn("account-sign-in-first")
        return account, device

    async def _check_guest(self, asking: Browser) -> None:
        if await self.rows.device(asking.token) is not None:
            raise CodedError("account-signed-in")

    async def _enter(self, asking: Browser, account: str, device: str) -> str:
        """Signs a browser in that has shown who it is; one that is signed in to this account gets a new cookie."""
        before = await self.rows.device(asking.token)
        if before is not None and before.account != account:
            raise CodedError("account-signed-in")
        new = _device(asking, device)
        if before is not None:
            await self.rows.sign_out(account, before.id)
        for oldest in (await self.rows.devices(account))[MOST_DEVICES - 1 :]:
            await self.rows.sign_out(account, oldest.id)
        await self.rows.sign_in(account, new)
        return new.session


def _is_session(asking: Browser, device: DeviceRow) -> bool:
    return hmac.compare_digest(token_hash(asking.session), device.session_sha256)


def _account(name: str, password: str | None) -> AccountRow:
    """A new account. Raises ValueError for an impossible name."""
    return AccountRow(new_id(), secrets.token_urlsafe(24), clean_name(name), password, None, now())


def _device(asking: Browser, name: str) -> NewDevice:
    try:
        called = clean_name(name)
    except ValueError:
        called = UNKNOWN_DEVICE
    return NewDevice(asking.becomes or asking.token, secrets.token_urlsafe(24), called, asking.token)


def _id_in(credential: str) -> str:
    """The id of the passkey in the answer of a browser. Raises PasskeyRefused."""
    from webauthn.helpers import bytes_to_base64url, parse_authentication_credential_json  # noqa: PLC0415
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    try:
        return str(bytes_to_base64url(parse_authentication_credential_json(credential).raw_id))
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise PasskeyRefused("account-passkey-refused") from error
