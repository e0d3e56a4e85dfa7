"""The routes and the socket of a club's evening."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, Literal

import msgspec
from litestar import Response, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, RawBody

from fifteentwo.club import AnyEveningEvent, Evening, NotAllowed, evolve, next_round
from fifteentwo.club.events import (
    Closed,
    Entered,
    Left,
    Renamed,
    Reopened,
    ResultSettled,
    Returned,
    Voided,
)
from fifteentwo.club.export import TableName, table_of
from fifteentwo.club.knockout import qualifiers
from fifteentwo.locales import CodedError
from fifteentwo.server.accounts_owner import owner_of
from fifteentwo.server.club_routes import CLUB_ROUTES, as_file
from fifteentwo.server.errors import refusal
from fifteentwo.server.evening_codes import place_code
from fifteentwo.server.evening_rows import ORGANISER
from fifteentwo.server.evening_view import cards_of, has_ended, log_of
from fifteentwo.server.evening_wire import (
    AddPlayer,
    BeginKnockout,
    ClaimPlace,
    CloseEvening,
    DatedLine,
    EveningCodes,
    EveningCommand,
    EveningPlace,
    EveningSummary,
    EveningUpdate,
    FollowEvening,
    JoinEvening,
    LeaveEvening,
    NewEvening,
    PairRound,
    PersonalCode,
    PlayHere,
    RenamePlayer,
    ReopenEvening,
    ReportResult,
    ReturnToEvening,
    Scorecard,
    SettleResult,
    StrikeOut,
)
from fifteentwo.server.evenings import MOST_LISTED, Evenings, Follower, OpenEvening
from fifteentwo.server.hashes import token_hash
from fifteentwo.server.lobby import Unknown
from fifteentwo.server.names import clean_name, distinct_name
from fifteentwo.server.network import origin_for_others
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.routes import Asker, owner_token
from fifteentwo.server.sockets import until_signed_out
from fifteentwo.server.wire import ENCODER, refused

_COMMAND: Final[msgspec.json.Decoder[EveningCommand]] = msgspec.json.Decoder(EveningCommand)
_FOLLOW: Final = msgspec.json.Decoder(FollowEvening)
_PATIENCE: Final = 20.0
_BY_PLAYERS: Final = LeaveEvening | ReturnToEvening | ReportResult | PlayHere
"""What a player may do; all else is for the organiser."""


@post("/api/evenings", request_max_body_size=4096, middleware=[at_most(60, "evenings")])
async def open_evening(data: JSONBody[NewEvening], request: Asker, evenings: NamedDependency[Evenings]) -> EveningPlace:
    """Opens an evening, whose organiser is the sender."""
    token = owner_token(request)
    with _refusing():
        club = None if data.club is None else await evenings.club(data.club, token)
        row = await evenings.create(data, token, club)
    return EveningPlace(row.id, ORGANISER)


@get("/api/evenings", middleware=[at_most(240, "lobby")])
async def my_evenings(request: Asker, evenings: NamedDependency[Evenings]) -> list[EveningSummary]:
    """The evenings in which the sender takes part, the newest first."""
    token = owner_token(request)
    lines = []
    for row in await evenings.store.of_owner(token, MOST_LISTED):
        kept = await evenings.find(row.id)
        lines.append(_summary(kept, token_hash(token)))
    return lines


@post("/api/evenings/join", status_code=200, request_max_body_size=4096, middleware=[at_most(60, "joining an evening")])
async def join_evening(
    data: JSONBody[JoinEvening], request: Asker, evenings: NamedDependency[Evenings]
) -> EveningPlace:
    """The sender joins by the code of the hall."""
    token = owner_token(request)
    with _refusing():
        kept = await evenings.of_code(data.code)
        return EveningPlace(kept.row.id, await evenings.join(kept, data.name, token, data.another))


@get("/api/evenings/{evening:str}", middleware=[at_most(600, "evening")])
async def look_at_evening(request: Asker, evening: FromPath[str], evenings: NamedDependency[Evenings]) -> EveningUpdate:
    """The evening as its socket would tell it."""
    owner = token_hash(owner_token(request))
    with _refusing():
        kept = await evenings.find(evening)
        if not evenings.is_member(kept, owner, None):
            raise Unknown("evening-unknown")
    return kept.update(owner)


@post(
    "/api/evenings/{evening:str}/claim",
    status_code=200,
    request_max_body_size=4096,
    middleware=[at_most(20, "joining")],
)
async def claim_place(
    data: JSONBody[ClaimPlace], request: Asker, evening: FromPath[str], evenings: NamedDependency[Evenings]
) -> EveningPlace:
    """The sender has the organiser's desk, or the place of a player who was typed in."""
    token = owner_token(request)
    with _refusing():
        kept = await evenings.find(evening)
        return EveningPlace(evening, await evenings.claim(kept, data.code, token))


@get("/api/evenings/{evening:str}/codes", middleware=[at_most(240, "lobby")])
async def evening_codes(request: Asker, evening: FromPath[str], evenings: NamedDependency[Evenings]) -> EveningCodes:
    """The code of the desk, and one for each player."""
    with _refusing():
        kept = await evenings.find(evening)
        _check_organiser(kept, owner_token(request))
    personal = (PersonalCode(player.id, place_code(kept.row.secret, player.id)) for player in kept.state.players)
    return EveningCodes(place_code(kept.row.secret, ORGANISER), tuple(personal), origin_for_others(request))


@post(
    "/api/evenings/{evening:str}",
    status_code=204,
    request_max_body_size=4096,
    middleware=[at_most(600, "commands in evenings")],
)
async def command(request: Asker, evening: FromPath[str], body: RawBody, evenings: NamedDependency[Evenings]) -> None:
    """Carries out what the organiser or a player asks for; everybody who follows is told."""
    try:
        asked = _COMMAND.decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise refusal(400, CodedError("message-unreadable", reason=error)) from None
    with _refusing():
        kept = await evenings.find(evening)
        _check_may(kept, token_hash(owner_token(request)), asked)
        match asked:
            case AddPlayer(name):
                await evenings.join(kept, name, None)
            case PlayHere(game):
                await evenings.play_here(kept, game)
            case _:
                places = kept.places(token_hash(owner_token(request)))
                await evenings.do(kept, lambda state: _events(kept, state, asked, places))


@get("/api/evenings/{evening:str}/export", middleware=[at_most(120, "exports")])
async def export_evening(
    request: Asker,
    evening: FromPath[str],
    evenings: NamedDependency[Evenings],
    table: FromQuery[TableName] = "standings",
    form: FromQuery[Literal["csv", "json"]] = "csv",
) -> Response[bytes]:
    """A table of the evening as a file."""
    with _refusing():
        kept = await _own(request, evening, evenings)
    return as_file(table_of(kept.state, table), f"{table}-{kept.row.created[:10]}", form)


@get("/api/evenings/{evening:str}/cards", middleware=[at_most(240, "scorecards")])
async def scorecards(request: Asker, evening: FromPath[str], evenings: NamedDependency[Evenings]) -> list[Scorecard]:
    """The scorecards of all players."""
    with _refusing():
        kept = await _own(request, evening, evenings)
    return [*cards_of(kept.state)]


@get("/api/evenings/{evening:str}/log", middleware=[at_most(240, "logs")])
async def evening_log(request: Asker, evening: FromPath[str], evenings: NamedDependency[Evenings]) -> list[DatedLine]:
    """Everything that has happened, and who did it."""
    with _refusing():
        kept = await _own(request, evening, evenings)
    return [*log_of(kept.log, kept.state, ORGANISER in kept.places(token_hash(owner_token(request))))]


@websocket("/api/evenings/{evening:str}/socket", middleware=[at_most(600, "sockets")])
async def evening_socket(
    socket: WebSocket[Any, Any, Any], evening: FromPath[str], evenings: NamedDependency[Evenings]
) -> None:
    """Tells a page everything about an evening: an EveningUpdate first, and again whenever something changes."""
    await socket.accept()
    try:
        async with asyncio.timeout(_PATIENCE):
            hello = _FOLLOW.decode(await socket.receive_text())
        kept = await evenings.find(evening)
        owner = "" if hello.token is None else token_hash(await owner_of(evenings.lobby.store, hello.token))
        if not evenings.is_member(kept, owner, hello.code):
            raise Unknown("evening-unknown")
    except (Unknown, msgspec.MsgspecError, ValueError, TimeoutError) as problem:
        with suppress(Exception):
            said = problem if isinstance(problem, CodedError) else CodedError("say-hello")
            await socket.send_text(ENCODER.encode(refused(said)).decode())
            await socket.close(4401, "See the previous message.")
        return
    except Exception:  # the page has gone, or the store cannot be read
        with suppress(Exception):
            await socket.close(1013)
        return
    await _tell(socket, evenings, kept, Follower(owner), hello.token)


async def _tell(
    socket: WebSocket[Any, Any, Any], evenings: Evenings, kept: OpenEvening, follower: Follower, token: str | None
) -> None:
    """Sends what the follower is told until the page closes, is too slow, or is signed out of the account with this token."""

    async def write() -> None:
        while True:
            await socket.send_text((await follower.waiting.get()).decode())

    async def read() -> None:
        while True:
            await socket.receive_text()
            await asyncio.sleep(1)  # there is nothing to say after the first message

    await evenings.follow(kept, follower)
    signed_out = [] if token is None else [until_signed_out(evenings.lobby, token)]
    tasks = [asyncio.create_task(each) for each in (write(), read(), *signed_out)]
    try:
        await asyncio.wait([follower.dropped, *tasks], return_when=asyncio.FIRST_COMPLETED)
    finally:
        evenings.leave(kept, follower)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Exception):
            await socket.close(1013)


def _events(
    kept: OpenEvening, state: Evening, asked: EveningCommand, places: Collection[int]
) -> Sequence[AnyEveningEvent]:
    """The events by which a request from somebody with these places is carried out. Raises NotAllowed and ValueError."""
    match asked:
        case RenamePlayer(player, name):
            others = [other.name for other in state.players if other.id != player]
            return [Renamed(player, distinct_name(clean_name(name), others))]
        case LeaveEvening(player):
            return [Left(player, desk=player not in places)]
        case ReturnToEvening(player):
            return [Returned(player, desk=player not in places)]
        case PairRound():
            if has_ended(state, kept.log):
                raise NotAllowed("evening-rounds-over")
            return [next_round(state)]
        case ReportResult(game, player, result):
            return [Entered(game, player, result, desk=player not in places)]
        case SettleResult(game, result):
            return [ResultSettled(game, result)]
        case StrikeOut(game):
            return [Voided(game)]
        case BeginKnockout(number):
            begun = qualifiers(state, number)
            return [begun, next_round(evolve(state, begun))]
        case CloseEvening():
            return [Closed()]
        case ReopenEvening():
            return [Reopened()]
        case _:
            raise NotAllowed("evening-not-yours")


def _check_may(kept: OpenEvening, owner: str, asked: EveningCommand) -> None:
    """Raises Unknown and NotAllowed if this owner may not ask for that."""
    places = kept.places(owner)
    if not places:
        raise Unknown("evening-unknown")
    if ORGANISER in places:
        return
    if not isinstance(asked, _BY_PLAYERS):
        raise NotAllowed("evening-organiser-only")
    if isinstance(asked, PlayHere):
        of_game = kept.state.games[asked.game].players if 0 <= asked.game < len(kept.state.games) else ()
        is_own = bool(places & set(of_game))
    else:
        is_own = asked.player in places
    if not is_own:
        raise NotAllowed("evening-not-yours")


async def _own(request: Asker, evening: str, evenings: Evenings) -> OpenEvening:
    """An evening in which the sender takes part. Raises Unknown."""
    kept = await evenings.find(evening)
    if not kept.places(token_hash(owner_token(request))):
        raise Unknown("evening-unknown")
    return kept


def _check_organiser(kept: OpenEvening, token: str) -> None:
    if ORGANISER not in kept.places(token_hash(token)):
        raise Unknown("evening-unknown")


def _summary(kept: OpenEvening, owner: str) -> EveningSummary:
    state, row = kept.state, kept.row
    return EveningSummary(
        id=row.id,
        name=state.settings.name,
        club=row.club,
        club_name=row.club_name,
        created=row.created,
        format=state.settings.format,
        players=len(state.players),
        round=len(state.rounds),
        closed=state.is_closed,
        organiser=ORGANISER in kept.places(owner),
    )


@contextmanager
def _refusing() -> Iterator[None]:
    """Turns errors into refusals with their sentence."""
    try:
        yield
    except Unknown as problem:
        raise refusal(404, problem) from None
    except NotAllowed as problem:
        raise refusal(403 if problem.code == "evening-organiser-only" else 409, problem) from None
    except ValueError as problem:
        raise refusal(400, problem) from None


EVENING_ROUTES: Final = [
    open_evening,
    my_evenings,
    join_evening,
    look_at_evening,
    claim_place,
    evening_codes,
    command,
    export_evening,
    scorecards,
    evening_log,
    *CLUB_ROUTES,
    evening_socket,
]
