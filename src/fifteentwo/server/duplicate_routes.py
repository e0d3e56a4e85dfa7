"""The routes of duplicate play: what has been made of a set of deals."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from fifteentwo.locales import CodedError
from fifteentwo.server import duplicates
from fifteentwo.server.duplicate_wire import DuplicateReport
from fifteentwo.server.errors import refusal
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.routes import Asker, owner_token


@get("/api/rooms/{room:str}/duplicate", middleware=[at_most(120, "sets")])
async def of_room(request: Asker, room: FromPath[str], lobby: NamedDependency[Lobby]) -> DuplicateReport:
    """What has been made of the set of a room of yours; its number is told once the game is over."""
    token = owner_token(request)
    try:
        await lobby.seat(token, room)
        row = await lobby.row(room)
        if not row.finished:
            raise CodedError("set-of-deals-not-over")
        return await duplicates.report(lobby.store.sets, row.chance, token, row.rules)
    except Unknown as problem:
        raise refusal(404, problem) from None
    except CodedError as problem:
        raise refusal(409, problem) from None


@get("/api/sets/{number:str}", middleware=[at_most(120, "sets")])
async def of_set(request: Asker, number: FromPath[str], lobby: NamedDependency[Lobby]) -> DuplicateReport:
    """What has been made of a set, once you have played it."""
    try:
        chance = duplicates.chance_of(number)
        return await duplicates.report(lobby.store.sets, chance, owner_token(request))
    except CodedError as problem:
        raise refusal(400, problem) from None


DUPLICATE_ROUTES: Final = [of_room, of_set]
