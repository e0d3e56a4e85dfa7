"""The routes of web push: a browser subscribes to messages about its turns, or does so no longer."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from fifteentwo.locales import CodedError, languages
from fifteentwo.server.accounts_owner import DEVICE
from fifteentwo.server.backends import Conflict
from fifteentwo.server.errors import refusal
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.pushing import Pusher
from fifteentwo.server.pushing_endpoints import check_endpoint
from fifteentwo.server.pushing_rows import SubscriptionRow
from fifteentwo.server.pushing_send import check_keys
from fifteentwo.server.pushing_wire import PushState, PushSubscription, RenewedSubscription
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.routes import Asker, owner_token

PATH: Final = "/api/push"


@get(PATH, middleware=[at_most(120, "push state")])
async def push_state(
    request: Asker, lobby: NamedDependency[Lobby], pusher: NamedDependency[Pusher]
) -> Response[PushState]:
    """The public key of this server, and whether this browser is subscribed."""
    owner_token(request)
    sender = await pusher.sender()
    state = PushState(sender.public_key, await lobby.store.push.is_subscribed(_browser(request)))
    return Response(state, headers={"cache-control": "no-store"})


@post(PATH, status_code=204, request_max_body_size=4096, middleware=[at_most(20, "push")])
async def push_subscribe(data: JSONBody[PushSubscription], request: Asker, lobby: NamedDependency[Lobby]) -> None:
    """Tells this browser of the turns of its owner from now on."""
    owner = owner_token(request)
    language = data.language if data.language in languages() else "en"
    row = _checked(SubscriptionRow(data.endpoint, data.p256dh, data.auth, language))
    await lobby.store.push.subscribe(_browser(request), owner, row)


@delete(PATH, status_code=204, middleware=[at_most(60, "push end")])
async def push_unsubscribe(request: Asker, lobby: NamedDependency[Lobby]) -> None:
    """Tells this browser of no turns any more."""
    owner_token(request)
    await lobby.store.push.unsubscribe(_browser(request))


@post(f"{PATH}/renewed", status_code=204, request_max_body_size=8192, middleware=[at_most(20, "push")])
async def push_renew(data: JSONBody[RenewedSubscription], lobby: NamedDependency[Lobby]) -> None:
    """Takes the new subscription of a browser in place of its former one, whose endpoint only it and its push service know."""
    row = _checked(SubscriptionRow(data.endpoint, data.p256dh, data.auth, ""))
    with suppress(Conflict):  # it is known already
        await lobby.store.push.renew(data.former, row)


def _checked(row: SubscriptionRow) -> SubscriptionRow:
    """The subscription. Raises Refusal if nothing can be sent to it."""
    try:
        check_endpoint(row.endpoint)
        check_keys(row)
    except CodedError as error:
        raise refusal(400, error) from None
    return row


def _browser(request: Asker) -> str:
    """The token of the browser itself, also where it is signed in to an account."""
    return str(request.scope[DEVICE])  # type: ignore[typeddict-item]  # our own key of the scope


PUSH_ROUTES: Final = [push_state, push_subscribe, push_unsubscribe, push_renew]
