"""The bodies of requests and responses about accounts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Purpose = Literal["sign-up", "sign-in", "add"]


class PasswordSignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account and /api/account/session: a name and a password; `device` is what this browser is called.

    `token` is a new one, by which this browser is known from now on; the one it had as a guest then holds nothing. Without it
    the browser keeps its token.
    """

    name: str
    password: str
    device: str = ""
    token: str = ""


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/password: the password so far ('' if there is none), and the new one."""

    password: str
    new: str


class PasskeyWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/passkeys/options: what the passkey is for; `name` is that of the account to be made."""

    purpose: Purpose
    name: str = ""


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/passkeys: the answer of the browser to the options, as JSON. `device` and `token` as in PasswordSignIn;
    no new token is taken where a passkey is added.
    """

    credential: str
    device: str = ""
    token: str = ""


class NamedAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/delete: the name of the account, so that it is not deleted by mistake."""

    name: str


class KeptSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of the page, as JSON; None if none are kept."""

    settings: str | None


class PasskeyOptions(Struct, frozen=True):
    """What the browser needs for a passkey: JSON as the WebAuthn API of browsers has it."""

    options: str


class PasskeyLine(Struct, frozen=True):
    """A passkey: `name` is the browser it was made in."""

    id: str
    name: str
    created: str
    used: str


class DeviceLine(Struct, frozen=True):
    """A browser that is signed in; `this` is the one that asks."""

    id: str
    name: str
    created: str
    seen: str
    this: bool


class AccountReport(Struct, frozen=True):
    """GET /api/account. A guest has no name. Without `open` this browser must sign in again to see and change the rest."""

    name: str | None = None
    open: bool = False
    created: str = ""
    has_password: bool = False
    passkeys: tuple[PasskeyLine, ...] = ()
    devices: tuple[DeviceLine, ...] = ()


ByAccount = (
    PasswordSignIn
    | NewPassword
    | PasskeyWanted
    | PasskeyAnswer
    | NamedAccount
    | KeptSettings
    | PasskeyOptions
    | AccountReport
)
