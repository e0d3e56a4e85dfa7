"""The routes of finished games: the list, statistics, export and deletion."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from fifteentwo.locales import CodedError
from fifteentwo.server import figures, history
from fifteentwo.server.errors import refusal
from fifteentwo.server.history import GameFilter, OwnGame
from fifteentwo.server.history_wire import (
    History,
    HistoryFigures,
    HistoryStatistics,
    Recap,
    ResultFilter,
    Selection,
)
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.recap import recap
from fifteentwo.server.room_log import BadLog
from fifteentwo.server.room_views import encoded, record_of
from fifteentwo.server.routes import Asker, enter_room, owner_token

MOST_DELETED: Final = 500
"""Matches that can be deleted at once."""


@get("/api/history", middleware=[at_most(240, "history")])
async def my_history(  # noqa: PLR0913, PLR0917 - a filter each
    request: Asker,
    lobby: NamedDependency[Lobby],
    text: FromQuery[str] = "",
    opponent: FromQuery[str | None] = None,
    rules: FromQuery[str | None] = None,
    result: FromQuery[ResultFilter | None] = None,
    assisted: FromQuery[bool | None] = None,
    before: FromQuery[str | None] = None,
) -> History:
    """A page of this owner's finished games, the last ended first."""
    wanted = GameFilter(text, opponent, rules, result, assisted)
    return history.page(await _games(request, lobby), wanted, before)


@get("/api/history/series/{series:str}", middleware=[at_most(240, "history")])
async def my_series(
    request: Asker, series: FromPath[str], lobby: NamedDependency[Lobby], before: FromQuery[str | None] = None
) -> History:
    """A page of this owner's finished games of a series of rematches, the last ended first."""
    return history.page(await _games(request, lobby), GameFilter(series=series), before)


@get("/api/history/figures", middleware=[at_most(240, "lobby")])
async def my_figures(request: Asker, lobby: NamedDependency[Lobby]) -> HistoryFigures:
    """The few figures of this owner that the lobby shows."""
    return figures.in_brief(await _games(request, lobby))


@get("/api/history/statistics", middleware=[at_most(240, "statistics")])
async def my_history_statistics(
    request: Asker,
    lobby: NamedDependency[Lobby],
    opponent: FromQuery[str | None] = None,
    rules: FromQuery[str | None] = None,
    assisted: FromQuery[bool] = False,
    last: FromQuery[int | None] = None,
) -> HistoryStatistics:
    """How this owner's games against others came out."""
    if last is not None and last < 1:
        raise refusal(400, CodedError("history-last"))
    wanted = GameFilter(opponent=opponent, rules=rules)
    matching = [game for game in await _games(request, lobby) if wanted.matches(game)]
    return figures.statistics(matching, assisted, last)


@get("/api/history/export", middleware=[at_most(12, "export")])
async def export(request: Asker, lobby: NamedDependency[Lobby]) -> Stream:
    """The records of all matches of this owner with a finished game, each a line of JSON as its seat has seen it.

    A match of several people at this owner's screen comes once it is over, because its record shows each the cards of the others.
    """
    seats = {game.row.game: game.own for game in reversed(await _games(request, lobby))}

    async def lines() -> AsyncIterator[str]:
        for name, own in seats.items():
            try:
                room = await lobby.room(name)
                async with room.lock:
                    await room.catch_up()
            except (BadLog, Unknown):
                continue  # the error appears when the game is opened
            if len(own) == 1 or room.table.is_over:
                yield encoded(record_of(room, own[0])) + "\n"

    headers = {"content-disposition": 'attachment; filename="fifteentwo-games.jsonl"', "cache-control": "no-store"}
    return Stream(lines(), media_type="application/x-ndjson", headers=headers)


@post("/api/history/delete", status_code=204, request_max_body_size=32_768, middleware=[at_most(60, "delete")])
async def delete_games(data: JSONBody[Selection], request: Asker, lobby: NamedDependency[Lobby]) -> None:
    """Deletes matches of this owner for good; a match of somebody else stays as it is."""
    if len(data.rooms) > MOST_DELETED:
        raise refusal(400, CodedError("history-delete-too-many", most=MOST_DELETED))
    await lobby.delete(owner_token(request), data.rooms)


@get("/api/rooms/{room:str}/games/{number:int}", middleware=[at_most(240, "results")])
async def game_recap(
    request: Asker, room: FromPath[str], number: FromPath[int], lobby: NamedDependency[Lobby]
) -> Recap:
    """A finished game of a match, deal by deal."""
    entered, _ = await enter_room(request, room, lobby, None)
    found = await lobby.store.result(room, number)
    game = found and recap(entered.table, number, *found)
    if not game:
        raise refusal(404, CodedError("history-no-recap"))
    return game


async def _games(request: Asker, lobby: Lobby) -> list[OwnGame]:
    return history.read(await lobby.store.results_of(owner_token(request)))


HISTORY_ROUTES: Final = [
    my_history,
    my_series,
    my_figures,
    my_history_statistics,
    export,
    delete_games,
    game_recap,
]
