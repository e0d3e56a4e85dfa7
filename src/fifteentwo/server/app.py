"""The application: the routes, the socket and the page, with their middleware and state."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from fifteentwo import __version__
from fifteentwo.cards import Card
from fifteentwo.record import read_card
from fifteentwo.server.accounts import Accounts
from fifteentwo.server.accounts_owner import with_accounts
from fifteentwo.server.accounts_routes import ACCOUNT_ROUTES
from fifteentwo.server.bot_routes import BOT_ROUTES
from fifteentwo.server.compression import COMPRESSION
from fifteentwo.server.docs_site import docs_site
from fifteentwo.server.duplicate_routes import DUPLICATE_ROUTES
from fifteentwo.server.errors import JsonRequest, answer_problem
from fifteentwo.server.evening_routes import EVENING_ROUTES
from fifteentwo.server.evenings import Evenings
from fifteentwo.server.history_routes import HISTORY_ROUTES
from fifteentwo.server.host_guard import AllowedHosts, HostGuard
from fifteentwo.server.invitation_routes import INVITATION_ROUTES
from fifteentwo.server.learning_routes import LEARNING_ROUTES
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.metrics import count_rooms
from fifteentwo.server.network import network
from fifteentwo.server.page import page
from fifteentwo.server.practice_routes import PRACTICE_ROUTES
from fifteentwo.server.programs import BUILT_IN, Programs
from fifteentwo.server.pushing import Pusher
from fifteentwo.server.pushing_endpoints import contact_of
from fifteentwo.server.pushing_routes import PUSH_ROUTES
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.rating_routes import RATING_ROUTES
from fifteentwo.server.ratings_routes import RATINGS_ROUTES
from fifteentwo.server.review_routes import REVIEW_ROUTES
from fifteentwo.server.review_sources import review_last
from fifteentwo.server.reviewing import Reviewing
from fifteentwo.server.rooms import Room
from fifteentwo.server.routes import ROUTES
from fifteentwo.server.service import health, openapi
from fifteentwo.server.sockets import seat_socket
from fifteentwo.server.store import Store
from fifteentwo.server.struct_types import read_struct_types

EVERY_MINUTE: Final = 3000
"""Requests a minute from one address to all routes together, except the files of the page."""


def create_app(  # noqa: PLR0913, PLR0917 - an option each
    data: Path | None = None,
    url: str | None = None,
    hosts: AllowedHosts | None = None,
    store: Store | None = None,
    bounded: bool = True,
    review_at_once: bool = False,
    cluster: str | None = None,
    programs: Programs = BUILT_IN,
) -> ASGIApp:
    """The server: rooms kept in the folder `data`, or in the database at `url`; `hosts` are the names it answers to.

    Without `bounded` there are no rate limits. With `review_at_once` a game is reviewed when it ends, and not only when
    somebody asks; the processes for it start with the first game. They run on the Dask cluster at `cluster`, if there is one.
    """
    kept = store or Store(data, url)
    reviewing = Reviewing(kept, cluster)
    begun, review = (reviewing.prepare, partial(review_last, reviewing)) if review_at_once else (None, None)
    evenings: Evenings
    pusher: Pusher
    served = hosts or AllowedHosts()

    def played(room: Room, ended: bool) -> None:
        pusher.turn_played(room)
        if ended:
            if review is not None:
                review(room)
            evenings.room_ended(room)

    lobby = Lobby(kept, programs.make, None, bounded, begun, played)
    accounts = Accounts(kept.accounts, kept.limits)
    evenings = Evenings(lobby)
    pusher = Pusher(lobby, contact_of(served.names))

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await kept.open()
        kept.notes.listen(lobby.following.hear)
        count_rooms(lobby.rooms)
        pusher.open()
        yield
        await pusher.close()
        await asyncio.to_thread(reviewing.close)
        await kept.close()

    app = Litestar(
        route_handlers=[
            *ROUTES,
            *ACCOUNT_ROUTES,
            *EVENING_ROUTES,
            *BOT_ROUTES,
            *DUPLICATE_ROUTES,
            *HISTORY_ROUTES,
            *INVITATION_ROUTES,
            *LEARNING_ROUTES,
            *PRACTICE_ROUTES,
            *PUSH_ROUTES,
            *RATING_ROUTES,
            *RATINGS_ROUTES,
            *REVIEW_ROUTES,
            health,
            network,
            openapi,
            seat_socket,
            docs_site,
            page,
        ],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "accounts": Provide(lambda: accounts, sync_to_thread=False),
            "evenings": Provide(lambda: evenings, sync_to_thread=False),
            "pusher": Provide(lambda: pusher, sync_to_thread=False),
            "programs": Provide(lambda: programs, sync_to_thread=False),
            "reviewing": Provide(lambda: reviewing, sync_to_thread=False),
        },
        exception_handlers={Exception: answer_problem},
        lifespan=[lifespan],
        state=State(
            {
                "bounded": bounded,
                "limits": {},
                "shared_limits": kept.shared_limits,
                "openapi": None,
                "in_network": served.any_address,
            }
        ),
        middleware=[at_most(EVERY_MINUTE, "everything"), with_accounts(kept)],
        compression_config=COMPRESSION,
        request_class=JsonRequest,
        type_encoders={Card: str},
        type_decoders=[(lambda kind: kind is Card, read_card)],
        openapi_config=OpenAPIConfig(
            "fifteentwo", __version__, path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    read_struct_types()
    return HostGuard(app, served)
