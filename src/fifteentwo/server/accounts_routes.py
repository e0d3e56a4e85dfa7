"""The routes of accounts: /api/account and what is below it, to which alone the cookie is sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fifteentwo.locales import CodedError
from fifteentwo.server import accounts_export, botting
from fifteentwo.server.accounts import Accounts, Browser, NotSignedIn, TooManyTries
from fifteentwo.server.accounts_owner import DEVICE, check_sent
from fifteentwo.server.accounts_passkeys import Origin, PasskeyRefused
from fifteentwo.server.accounts_store import name_key, owner_of
from fifteentwo.server.accounts_wire import (
    AccountReport,
    KeptSettings,
    NamedAccount,
    NewPassword,
    PasskeyAnswer,
    PasskeyOptions,
    PasskeyWanted,
    PasswordSignIn,
)
from fifteentwo.server.errors import refusal
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.lobby import SHORTEST_TOKEN, Lobby
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.routes import Asker, owner_token

COOKIE: Final = "fifteentwo_session"
PATH: Final = "/api/account"
YEAR: Final = 31_536_000

LONGEST_SETTINGS: Final = 60_000
"""In characters; those of the page have about three thousand."""

_DELETED_AT_ONCE: Final = 200

GRACE: Final = 3.0
"""Seconds after which sockets with the former token of a browser that has signed in are closed."""

_DROPPING: Final[set[asyncio.Task[None]]] = set()


@get(PATH, middleware=[at_most(240, "account")])
async def my_account(request: Asker, accounts: NamedDependency[Accounts]) -> Response[AccountReport]:
    """What this browser may know of its account."""
    return Response(await accounts.report(_browser(request)), headers={"cache-control": "no-store"})


@post(PATH, status_code=204, request_max_body_size=4096, middleware=[at_most(10, "signing in")])
async def sign_up(
    data: JSONBody[PasswordSignIn], request: Asker, accounts: NamedDependency[Accounts], lobby: NamedDependency[Lobby]
) -> Response[None]:
    """Makes an account with a password. What this browser has played belongs to it."""
    asking = _browser(request, data.token)
    with _refusing():
        async with _leaving(asking, lobby):
            return _signed_in(request, await accounts.sign_up(asking, data.name, data.password, data.device))


@post(f"{PATH}/session", status_code=204, request_max_body_size=4096, middleware=[at_most(10, "signing in")])
async def sign_in(
    data: JSONBody[PasswordSignIn], request: Asker, accounts: NamedDependency[Accounts], lobby: NamedDependency[Lobby]
) -> Response[None]:
    """Signs in with a password. What this browser has played belongs to the account from now on."""
    asking = _browser(request, data.token)
    with _refusing():
        async with _leaving(asking, lobby):
            return _signed_in(request, await accounts.sign_in(asking, data.name, data.password, data.device))


@delete(f"{PATH}/session", status_code=204, middleware=[at_most(60, "account changes")])
async def sign_out(request: Asker, accounts: NamedDependency[Accounts]) -> Response[None]:
    """Signs this browser out. The games stay with the account."""
    await accounts.sign_out(_browser(request))
    return _signed_in(request, None)


@post(f"{PATH}/password", status_code=204, request_max_body_size=4096, middleware=[at_most(10, "signing in")])
async def change_password(data: JSONBody[NewPassword], request: Asker, accounts: NamedDependency[Accounts]) -> None:
    """Sets or changes the password; a change signs the other browsers out."""
    with _refusing():
        await accounts.change_password(_browser(request), data.password, data.new)


@post(
    f"{PATH}/passkeys/options", status_code=200, request_max_body_size=4096, middleware=[at_most(30, "passkey options")]
)
async def passkey_options(
    data: JSONBody[PasskeyWanted], request: Asker, accounts: NamedDependency[Accounts]
) -> PasskeyOptions:
    """What the browser needs to make a passkey, or to sign in with one."""
    with _refusing():
        return PasskeyOptions(await accounts.passkey_options(_browser(request), data.purpose, data.name))


@post(f"{PATH}/passkeys", status_code=204, request_max_body_size=32_768, middleware=[at_most(10, "signing in")])
async def use_passkey(
    data: JSONBody[PasskeyAnswer], request: Asker, accounts: NamedDependency[Accounts], lobby: NamedDependency[Lobby]
) -> Response[None]:
    """Takes the answer to the options: makes an account, signs in, or adds the passkey."""
    asking = _browser(request, data.token)
    with _refusing():
        async with _leaving(asking, lobby):
            return _signed_in(request, await accounts.passkey(asking, data.credential, data.device))


@delete(f"{PATH}/passkeys/{{passkey:str}}", status_code=204, middleware=[at_most(60, "account changes")])
async def remove_passkey(request: Asker, passkey: FromPath[str], accounts: NamedDependency[Accounts]) -> None:
    """Removes a passkey, unless it is the last way to sign in."""
    with _refusing():
        await accounts.remove_passkey(_browser(request), passkey)


@delete(f"{PATH}/devices/{{device:str}}", status_code=204, middleware=[at_most(60, "account changes")])
async def remove_device(request: Asker, device: FromPath[str], accounts: NamedDependency[Accounts]) -> None:
    """Signs another browser out."""
    with _refusing():
        await accounts.remove_device(_browser(request), device)


@get(f"{PATH}/settings", middleware=[at_most(240, "account")])
async def kept_settings(request: Asker, accounts: NamedDependency[Accounts]) -> KeptSettings:
    """The settings that the account keeps."""
    device = await accounts.rows.device(_browser(request).token)
    account = None if device is None else await accounts.rows.account(device.account)
    return KeptSettings(None if account is None else account.settings)


@put(f"{PATH}/settings", status_code=204, request_max_body_size=131_072, middleware=[at_most(120, "settings")])
async def keep_settings(data: JSONBody[KeptSettings], request: Asker, accounts: NamedDependency[Accounts]) -> None:
    """Keeps the settings for the other browsers of the account; those of a guest are not kept."""
    device = await accounts.rows.device(_browser(request).token)
    if device is None or data.settings is None:
        return
    if len(data.settings) > LONGEST_SETTINGS or not _is_object(data.settings):
        raise refusal(400, CodedError("account-settings-bad"))
    await accounts.rows.set_settings(device.account, data.settings)


@get(f"{PATH}/export", middleware=[at_most(4, "export")])
async def export(request: Asker, accounts: NamedDependency[Accounts], lobby: NamedDependency[Lobby]) -> Response[bytes]:
    """Everything the account holds, as a zip file."""
    asking = _browser(request)
    with _refusing():
        account, _ = await accounts.opened(asking)
    content = await accounts_export.exported(lobby, account, await accounts.report(asking))
    headers = {
        "content-disposition": f'attachment; filename="{accounts_export.NAME}"',
        "cache-control": "no-store",
    }
    return Response(content, media_type="application/zip", headers=headers)


@post(f"{PATH}/delete", status_code=204, request_max_body_size=4096, middleware=[at_most(10, "signing in")])
async def delete_account(
    data: JSONBody[NamedAccount],
    request: Asker,
    accounts: NamedDependency[Accounts],
    lobby: NamedDependency[Lobby],
) -> Response[None]:
    """Deletes the account and its games. A game in which somebody else has a seat goes on for them."""
    with _refusing():
        account, _ = await accounts.opened(_browser(request))
        if name_key(data.name) != name_key(account.name):
            raise CodedError("account-other-name")
    owner = owner_of(account.id)
    for bot in await lobby.store.bots.of_host(owner):
        await botting.revoke(lobby, owner, bot.id)
    games = [row.id for row, _ in await lobby.store.games_of(owner, accounts_export.ALL)]
    for first in range(0, len(games), _DELETED_AT_ONCE):
        await lobby.delete(owner, games[first : first + _DELETED_AT_ONCE])
    await accounts.rows.delete(account.id)
    return _signed_in(request, None)


@asynccontextmanager
async def _leaving(asking: Browser, lobby: Lobby) -> AsyncIterator[None]:
    """A browser signs in: afterwards the token that it had as a guest is that of nobody, also on sockets that are open.

    They are closed a moment later, when the other pages of the browser know the new token too.
    """
    games = (
        [row.id for row, _ in await lobby.store.games_of(asking.token, accounts_export.ALL)] if asking.becomes else []
    )
    yield
    if games:
        task = asyncio.create_task(_drop(lobby, games))
        _DROPPING.add(task)
        task.add_done_callback(_DROPPING.discard)


async def _drop(lobby: Lobby, games: list[str]) -> None:
    await asyncio.sleep(GRACE)
    with suppress(StoreProblem):
        await lobby.drop_strangers(games)


def _browser(request: Asker, becomes: str = "") -> Browser:
    """Who asks, and the token by which it wants to be known from now on. Raises Refusal if the request has no token."""
    owner_token(request)
    token: str = request.scope.get(DEVICE, "")  # type: ignore[assignment]  # our own key of the scope
    if len(token) < SHORTEST_TOKEN:
        raise refusal(401, CodedError("token-needed", least=SHORTEST_TOKEN))
    if becomes:
        check_sent(becomes)
        if len(becomes) < SHORTEST_TOKEN:
            raise refusal(400, CodedError("token-needed", least=SHORTEST_TOKEN))
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    return Browser(token, request.cookies.get(COOKIE, ""), Origin(_origin(request), host), becomes)


def _origin(request: Asker) -> str:
    """The origin of the page, which browsers send with all but a GET; otherwise what the request itself says."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"


def _signed_in(request: Asker, session: str | None) -> Response[None]:
    """An answer with the cookie of the account; without a session it takes the cookie away."""
    cookie = Cookie(
        COOKIE,
        path=PATH,
        value=session or "",
        max_age=YEAR if session else 0,
        secure=_origin(request).startswith("https:"),
        httponly=True,
        samesite="strict",
    )
    return Response(None, status_code=204, cookies=[cookie], headers={"cache-control": "no-store"})


def _is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


@contextmanager
def _refusing() -> Iterator[None]:
    """Turns errors into refusals with their sentence."""
    try:
        yield
    except TooManyTries as problem:
        refused = refusal(429, problem)
        refused.headers = {"retry-after": str(problem.wait)}
        raise refused from None
    except NotSignedIn as problem:
        raise refusal(403, problem) from None
    except PasskeyRefused as problem:
        raise refusal(400, problem) from None
    except ValueError as problem:
        raise refusal(400, problem) from None
    except CodedError as problem:
        raise refusal(409, problem) from None


ACCOUNT_ROUTES: Final = [
    my_account,
    sign_up,
    sign_in,
    sign_out,
    change_password,
    passkey_options,
    use_passkey,
    remove_passkey,
    remove_device,
    kept_settings,
    keep_settings,
    export,
    delete_account,
]
