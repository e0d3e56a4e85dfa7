"""The routes: menu, rooms, records, results, statistics and replays.

The owner's token (`Authorization: Bearer ...`) gives access to the seats it opened. A room is served by HTTP with the
same messages as by its socket.
"""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from threading import Thread
from typing import Any, Final, Literal, get_args

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, RawBody

from fifteentwo import __version__, players
from fifteentwo.families import FAMILIES
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.locales.coded import Argument, Message
from fifteentwo.record import BadRecord, to_json, to_text
from fifteentwo.rules import PRESETS, described, differences, fields, parse, write
from fifteentwo.rules.fields import section_named
from fifteentwo.rules.values import Section
from fifteentwo.server import docs_site, results
from fifteentwo.server.accounts_owner import check_sent
from fifteentwo.server.errors import refusal
from fifteentwo.server.games_a_day import check_games
from fifteentwo.server.hints import asks_too_often, warm_up
from fifteentwo.server.http_wire import (
    DealResult,
    FamilyCard,
    HeldSeats,
    Menu,
    NewRoom,
    Opened,
    PlayerCard,
    PresetCard,
    Replay,
    RulesCard,
    RulesLine,
    Statistics,
    Summary,
)
from fifteentwo.server.listeners import Listener
from fifteentwo.server.lobby import SHORTEST_TOKEN, Lobby, Unknown, daily, rules_line, today
from fifteentwo.server.programs import Programs
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.replaying import in_turn, replay
from fifteentwo.server.room_log import BadLog
from fifteentwo.server.room_views import record_of
from fifteentwo.server.rooms import Room
from fifteentwo.server.statistics import statistics
from fifteentwo.server.wire import decode_request
from fifteentwo.solitaire.deals import DAILY

TARGETS: Final = (61, 121, 181, 241)
"""The usual lengths of a game."""

MOST_TOKENS: Final = 200

PAUSE: Final = 1.5
"""Seconds to wait for a result before sending the known part of it."""

_LATER: Final = (b'"type":"Hint"', b'"type":"TutorSays"', b'"type":"Refused"')
"""The answers that are found in the background."""

Asker = Request[Any, Any, State]


@get("/api/menu")
async def menu(programs: NamedDependency[Programs]) -> Menu:
    """The choices for a new game."""
    day = today()
    return Menu(
        version=__version__,
        day=day,
        families=tuple(
            FamilyCard(family.name, family.from_pack is not None, tuple(fields(family.rules).values()))
            for family in FAMILIES.values()
        ),
        presets=tuple(
            PresetCard(
                preset.name, preset.words, preset.rules, daily(preset.rules, day) if preset.name in DAILY else None
            )
            for preset in PRESETS.values()
        ),
        players=tuple(_player_card(kind) for kind in players.KINDS.values()),
        targets=TARGETS,
        sections=tuple(map(section_named, get_args(Section))),
        programs=programs.names,
        docs=docs_site.ARCHIVE.exists(),
    )


def _player_card(kind: players.Opponent) -> PlayerCard:
    who = kind.character
    player: dict[str, Argument] = {"player": kind.name}
    level, words = Message(who.level, "opponent-level", player), Message(who.words, "opponent-words", player)
    return PlayerCard(who.name, kind.name, level, words, who.pronoun, who.rating)


@post("/api/rules", status_code=200, request_max_body_size=4096, middleware=[at_most(600, "rules")])
async def read_rules(data: JSONBody[RulesLine]) -> RulesCard:
    """The meaning of a rules code, or why it is refused."""
    try:
        rules = parse(data.rules)
    except ValueError as error:
        raise refusal(400, error) from None
    return RulesCard(write(rules), described(rules), rules, differences(rules))


@post("/api/rooms", request_max_body_size=16_384, middleware=[at_most(120, "rooms")])
async def open_room(data: JSONBody[NewRoom], request: Asker, lobby: NamedDependency[Lobby]) -> Opened:
    """Opens a room; returns a new owner's token if the request has none."""
    sent = "authorization" in request.headers
    await check_games(request, lobby)
    try:
        opened = await lobby.open(data, owner_token(request) if sent else None)
        rules = parse(data.rules)
    except ValueError as error:
        raise refusal(400, error) from None
    if rules.players == 1:
        warm_up(rules)
    else:
        names = tuple(chair.player for chair in data.seats)
        Thread(target=players.warm_up, args=(names, rules), name="warm", daemon=True).start()
    return opened


@get("/api/rooms", middleware=[at_most(240, "lobby")])
async def my_rooms(request: Asker, lobby: NamedDependency[Lobby]) -> list[Summary]:
    """The games of this owner, last played first."""
    return await lobby.listed(owner_token(request))


@post("/api/seats", status_code=204, request_max_body_size=32_768, middleware=[at_most(60, "seats")])
async def claim_seats(data: JSONBody[HeldSeats], request: Asker, lobby: NamedDependency[Lobby]) -> None:
    """Hands seats held by tokens of an earlier version to this owner."""
    if len(data.tokens) > MOST_TOKENS:
        raise refusal(400, CodedError("tokens-too-many", most=MOST_TOKENS))
    for token in data.tokens:
        check_sent(token)
    await lobby.store.claim(owner_token(request), data.tokens)


@get("/api/rooms/{room:str}", middleware=[at_most(600, "room")])
async def look(
    request: Asker,
    room: FromPath[str],
    lobby: NamedDependency[Lobby],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The first messages of a socket: a Welcome, and an Update for each entry after `since`."""
    entered, held = await enter_room(request, room, lobby, seat)
    listener = Listener(held, is_there=False)
    async with entered.listening(listener), aclosing(await entered.enter(listener, since)) as missed:
        told = [message async for message in missed]
    return _messages(told + _waiting(listener))


@post(
    "/api/rooms/{room:str}",
    status_code=200,
    request_max_body_size=4096,
    middleware=[at_most(1200, "requests in rooms")],
)
async def ask(
    request: Asker,
    room: FromPath[str],
    body: RawBody,
    lobby: NamedDependency[Lobby],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Handles one message, as on the socket, and returns the answers."""
    try:
        message = decode_request(body)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise refusal(400, CodedError("message-unreadable", reason=error)) from None
    if await asks_too_often(request.app.state, request.scope["client"], message):
        raise refusal(429, CodedError("hints-too-many"))
    entered, held = await enter_room(request, room, lobby, seat)
    listener = Listener(held)
    async with entered.listening(listener), aclosing(await entered.enter(listener, None)) as first:
        async for _ in first:
            pass
        _waiting(listener)
        hint_comes = await entered.request(listener, message)
        told = _waiting(listener)
        while hint_comes and not any(answer in each for each in told for answer in _LATER):
            told.append(await listener.waiting.get())
    return _messages(told)


@get("/api/rooms/{room:str}/record", middleware=[at_most(120, "record of a room")])
async def room_record(
    request: Asker,
    room: FromPath[str],
    lobby: NamedDependency[Lobby],
    form: FromQuery[Literal["text", "json"]] = "text",
    seat: FromQuery[int | None] = None,
) -> Response[str]:
    """The record of the match so far, as this seat has seen it."""
    entered, held = await enter_room(request, room, lobby, seat)
    record = record_of(entered, held)
    written = to_text(record) if form == "text" else to_json(record)
    of = record.date if record.deal is None else record.deal
    name = f"{entered.table.family.name}-{of}.{'txt' if form == 'text' else 'json'}"
    return Response(
        written,
        media_type=MediaType.TEXT if form == "text" else MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


@get("/api/rooms/{room:str}/result", middleware=[at_most(240, "results")])
async def room_result(request: Asker, room: FromPath[str], lobby: NamedDependency[Lobby]) -> DealResult:
    """The comparison for a finished numbered deal, as far as it is known."""
    entered, _ = await enter_room(request, room, lobby, None)
    row, rules, outcome = entered.row, results.solo_rules(entered.rules), entered.table.outcome
    if row.deal is None or rules is None:
        raise refusal(409, CodedError("result-nothing-to-compare"))
    if outcome is None:
        raise refusal(409, CodedError("result-not-over"))
    await asyncio.to_thread(results.wait, rules, row.deal, PAUSE)
    return results.result(rules, await lobby.row(room), outcome.scores[0])


@get("/api/statistics", middleware=[at_most(240, "statistics")])
async def my_statistics(request: Asker, rules: FromQuery[str], lobby: NamedDependency[Lobby]) -> Statistics:
    """Statistics on this owner's finished games of numbered deals by these rules."""
    token = owner_token(request)
    try:
        of = results.solo_rules(parse(rules))
    except ValueError as error:
        raise refusal(400, error) from None
    if of is None:
        raise refusal(400, CodedError("no-statistics"))
    return statistics(write(of), described(of), of.win_at, await lobby.store.finished(token, rules_line(of)))


@post("/api/replay", status_code=200, request_max_body_size=262_144, middleware=[at_most(600, "records")])
async def open_record(body: RawBody, first: FromQuery[int] = 0) -> Replay:
    """A page of the replay of a record, which is in the body as text or JSON."""
    try:
        text = body.decode("utf-8")
        return await in_turn(lambda: replay(text, first))
    except UnicodeDecodeError:
        raise refusal(400, CodedError("record-not-text")) from None
    except BadRecord as error:
        raise refusal(400, error) from None


def owner_token(request: Asker) -> str:
    """The owner's token. Raises Refusal if there is none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or len(token.strip()) < SHORTEST_TOKEN:
        raise refusal(401, CodedError("token-needed", least=SHORTEST_TOKEN))
    return token.strip()


async def enter_room(request: Asker, name: str, lobby: Lobby, seat: Seat | None) -> tuple[Room, Seat]:
    """The room, up to date, and the seat asked for. Raises Refusal."""
    token = owner_token(request)
    try:
        held = await lobby.seat(token, name, seat)
        room = await lobby.room(name)
        async with room.lock:
            await room.catch_up()
    except Unknown as problem:
        raise refusal(404, problem) from None
    except BadLog as problem:
        raise refusal(409, problem) from None
    return room, held


def _waiting(listener: Listener) -> list[bytes]:
    """The messages of the listener, removed from its queue."""
    told = []
    while not listener.waiting.empty():
        told.append(listener.waiting.get_nowait())
    return told


def _messages(told: list[bytes]) -> Response[bytes]:
    """A response with messages as they are sent on a socket, in a list."""
    headers = {"cache-control": "no-store"}
    return Response(b"[" + b",".join(told) + b"]", media_type=MediaType.JSON, headers=headers)


ROUTES: Final = [
    menu,
    read_rules,
    open_room,
    my_rooms,
    claim_seats,
    look,
    ask,
    room_record,
    room_result,
    my_statistics,
    open_record,
]
