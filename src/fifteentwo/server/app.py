"""The server's routes: what a new game can be made of, rooms, records, the socket of a seat, the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Thread
from typing import Any, Final, Literal

from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody, RawBody
from litestar.types import ASGIApp

from fifteentwo import __version__, players
from fifteentwo.cards import Card
from fifteentwo.record import BadRecord, from_table, read_card, to_json, to_text
from fifteentwo.rules import CRIBBAGE, CribbageRules, describe, differences, fields, parse, write
from fifteentwo.server.compression import COMPRESSION
from fifteentwo.server.errors import JsonRequest, answer_problem, refusal
from fifteentwo.server.host_guard import AllowedHosts, HostGuard
from fifteentwo.server.page import page
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.replaying import replay
from fifteentwo.server.rooms import MakePlayer, Rooms
from fifteentwo.server.service import health, openapi
from fifteentwo.server.sockets import seat_socket
from fifteentwo.server.solo.keeping import Keeping
from fifteentwo.server.solo.routes import ROUTES as SOLO
from fifteentwo.server.store import BadLog, Store
from fifteentwo.server.wire import (
    Held,
    Menu,
    NewRoom,
    Opened,
    PlayerCard,
    PresetCard,
    Replay,
    RulesCard,
    RulesLine,
    Summary,
)

TARGETS: Final = (61, 121, 181, 241)
"""The usual lengths of a game, once round the board and more."""

MOST_TOKENS: Final = 200

EVERY_MINUTE: Final = 3000
"""Requests of one address to all routes together, but for the files of the page."""


@get("/api/menu")
async def menu() -> Menu:
    """What a new game can be made of."""
    return Menu(
        version=__version__,
        presets=tuple(PresetCard(preset.name, preset.words, preset.rules) for preset in CRIBBAGE.values()),
        players=tuple(PlayerCard(kind.name.capitalize(), kind.name, kind.words) for kind in players.KINDS.values()),
        targets=TARGETS,
        fields=tuple(fields(CribbageRules).values()),
    )


@post("/api/rules", status_code=200, request_max_body_size=4096, middleware=[at_most(600, "rules")])
async def read_rules(data: JSONBody[RulesLine]) -> RulesCard:
    """A line of rules as it will be played, or why it cannot be."""
    try:
        rules = parse(data.rules, CribbageRules)
    except ValueError as error:
        raise refusal(400, str(error)) from None
    return RulesCard(write(rules), describe(rules), rules, differences(rules))


@post("/api/rooms", request_max_body_size=16_384, middleware=[at_most(120, "rooms")])
async def open_room(data: JSONBody[NewRoom], rooms: NamedDependency[Rooms]) -> Opened:
    """Opens a room and gives a token for each person's seat."""
    try:
        opened = await rooms.open(data)
    except ValueError as error:
        raise refusal(400, str(error)) from None
    names = tuple(chair.player for chair in data.seats)
    Thread(target=players.warm_up, args=(names, parse(data.rules, CribbageRules)), name="warm", daemon=True).start()
    return opened


@post("/api/rooms/mine", status_code=200, request_max_body_size=32_768, middleware=[at_most(120, "lobby")])
async def my_rooms(data: JSONBody[Held], rooms: NamedDependency[Rooms]) -> list[Summary]:
    """The lobby: a line for each token that holds a seat, the last played first."""
    if len(data.tokens) > MOST_TOKENS:
        raise refusal(400, f"at most {MOST_TOKENS} tokens can be asked for at once")
    return await rooms.mine(data.tokens)


@get("/api/rooms/{room:str}/record", middleware=[at_most(120, "record of a room")])
async def room_record(
    request: Request[Any, Any, State],
    room: FromPath[str],
    rooms: NamedDependency[Rooms],
    form: FromQuery[Literal["text", "json"]] = "text",
) -> Response[str]:
    """The record of the match so far as the holder of the Bearer token has seen it."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    held = await rooms.store.seat(token.strip()) if scheme.lower() == "bearer" else None
    if held is None or held[0] != room:
        raise refusal(401, "that token does not hold a seat of this room")
    try:
        seen = await rooms.read(room)
    except BadLog as problem:
        raise refusal(409, str(problem)) from None
    names = [chair.name for chair in seen.row.chairs]
    record = from_table(seen.table, names, seen.row.created.partition("T")[0], viewer=held[1])
    written = to_text(record) if form == "text" else to_json(record)
    name = f"cribbage-{record.date}.{'txt' if form == 'text' else 'json'}"
    return Response(
        written,
        media_type=MediaType.TEXT if form == "text" else MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


@post("/api/replay", status_code=200, request_max_body_size=262_144, middleware=[at_most(120, "records")])
async def open_record(body: RawBody) -> Replay:
    """A record, in the body as text or JSON, played through."""
    try:
        return await asyncio.to_thread(replay, body.decode("utf-8"))
    except UnicodeDecodeError:
        raise refusal(400, "this is not text") from None
    except BadRecord as error:
        raise refusal(400, str(error)) from None


def create_app(
    data: Path | None = None,
    url: str | None = None,
    hosts: AllowedHosts | None = None,
    make_player: MakePlayer = players.player,
    store: Store | None = None,
    bounded: bool = True,
) -> ASGIApp:
    """The server: rooms kept in the folder `data`, or in the database at `url`; `hosts` are the names it answers to.

    Without `bounded` there are no rate limits.
    """
    kept = store or Store(data, url)
    rooms, keeping = Rooms(kept, make_player, bounded=bounded), Keeping(kept.engine)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await kept.open()
        yield
        await kept.close()

    app = Litestar(
        route_handlers=[
            menu,
            read_rules,
            open_room,
            my_rooms,
            room_record,
            open_record,
            health,
            openapi,
            seat_socket,
            *SOLO,
            page,
        ],
        dependencies={
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "keeping": Provide(lambda: keeping, sync_to_thread=False),
        },
        exception_handlers={Exception: answer_problem},
        lifespan=[lifespan],
        state=State({"bounded": bounded, "limits": {}, "openapi": None}),
        middleware=[at_most(EVERY_MINUTE, "everything")],
        compression_config=COMPRESSION,
        request_class=JsonRequest,
        type_encoders={Card: str},
        type_decoders=[(lambda kind: kind is Card, read_card)],
        openapi_config=OpenAPIConfig(
            "fifteentwo", __version__, path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    return HostGuard(app, hosts or AllowedHosts())
