"""The routes of the games for one. Whoever holds the keeper's secret (a Bearer token) holds the games."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from fifteentwo.engine.solitary import Aim
from fifteentwo.game import IllegalAction
from fifteentwo.rules import PatienceRules, SquareRules, fields
from fifteentwo.server.errors import refusal
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.solo import judging, verdicts
from fifteentwo.server.solo.keeping import GameRow, Keeping
from fifteentwo.server.solo.sitting import AnyEntry, Demonstrated, Do, Hinted, Sitting, Undo
from fifteentwo.server.solo.statistics import statistics
from fifteentwo.server.solo.wire import (
    Hint,
    NewSolo,
    SoloAct,
    SoloGame,
    SoloMenu,
    SoloNews,
    SoloStatistics,
    SoloSummary,
    SoloUndo,
    Step,
    Verdict,
)
from fifteentwo.server.store import Overtaken
from fifteentwo.solo import SoloRecord, to_text

MOST_SHOWN: Final = 50
"""Games in the lobby's list."""

PAUSE: Final = 1.5
"""Seconds a verdict is waited for before it is told as far as it is known."""

SHORTEST_KEEPER: Final = 32
"""Characters of a keeper's secret."""


@get("/api/solo/menu")
async def solo_menu() -> SoloMenu:
    """The games for one, and today's deals."""
    day = judging.today()
    return SoloMenu(
        day,
        tuple(judging.presets(day)),
        tuple(fields(SquareRules).values()),
        tuple(fields(PatienceRules).values()),
    )


@post("/api/solo", request_max_body_size=4096, middleware=[at_most(120, "games for one")])
async def begin(
    data: JSONBody[NewSolo], request: Request[Any, Any, State], keeping: NamedDependency[Keeping]
) -> SoloGame:
    """Begins a game: any deal, the one of a number, or today's."""
    keeper = _keeper(request)
    try:
        rules = judging.rules_of(data.rules)
        if data.daily and data.number is not None:
            raise ValueError("a game is the daily deal or that of a number, not both")
        day = judging.today() if data.daily else None
        number = judging.of_the_day(rules, day) if day else data.number
        if number is None:
            number = judging.any_number()
        Sitting(rules, number)
    except ValueError as error:
        raise refusal(400, str(error)) from None
    game = secrets.token_urlsafe(9)
    await keeping.begin(game, keeper, judging.every_field(rules), number, day)
    return await _game(game, keeper, keeping)


@get("/api/solo/mine")
async def my_games(request: Request[Any, Any, State], keeping: NamedDependency[Keeping]) -> list[SoloSummary]:
    """The games of this keeper, the last played first."""
    return [
        SoloSummary(
            game=row.id,
            rules_text=judging.written(row.rules),
            rules_words=judging.words_of(row.rules),
            number=row.number,
            day=row.day,
            score=row.score,
            over=row.is_over,
            assisted=row.assisted,
            updated=row.updated,
        )
        for row in await keeping.mine(_keeper(request), MOST_SHOWN)
    ]


@get("/api/solo/statistics")
async def solo_statistics(
    request: Request[Any, Any, State], rules: FromQuery[str], keeping: NamedDependency[Keeping]
) -> SoloStatistics:
    """How this keeper's games by these rules came out."""
    try:
        of = judging.rules_of(rules)
    except ValueError as error:
        raise refusal(400, str(error)) from None
    every = judging.every_field(of)
    return statistics(
        judging.written(every), judging.words_of(every), of.win_at, await keeping.finished(_keeper(request), every)
    )


@get("/api/solo/{game:str}")
async def look(game: FromPath[str], request: Request[Any, Any, State], keeping: NamedDependency[Keeping]) -> SoloGame:
    """A game as it stands."""
    return await _game(game, _keeper(request), keeping)


@post("/api/solo/{game:str}/act", status_code=200, request_max_body_size=1024)
async def act(
    game: FromPath[str],
    data: JSONBody[SoloAct],
    request: Request[Any, Any, State],
    keeping: NamedDependency[Keeping],
) -> SoloNews:
    """Does what the player does, unless it answers what is no longer the case."""
    row, sitting = await _sitting(game, _keeper(request), keeping)
    return await _push(row, sitting, Do(data.action), data.at, keeping)


@post("/api/solo/{game:str}/undo", status_code=200, request_max_body_size=1024)
async def undo(
    game: FromPath[str],
    data: JSONBody[SoloUndo],
    request: Request[Any, Any, State],
    keeping: NamedDependency[Keeping],
) -> SoloNews:
    """Takes back the last action; the game is assisted from then on."""
    row, sitting = await _sitting(game, _keeper(request), keeping)
    return await _push(row, sitting, Undo(), data.at, keeping)


@post("/api/solo/{game:str}/hint", status_code=200, middleware=[at_most(240, "hints")])
async def hint(
    game: FromPath[str],
    request: Request[Any, Any, State],
    keeping: NamedDependency[Keeping],
    aim: FromQuery[Aim] = "points",
) -> Hint:
    """What the player of the house would do, for points or for the chance to win; the game is assisted from then on."""
    row, sitting = await _sitting(game, _keeper(request), keeping)
    if sitting.is_over:
        raise refusal(409, "the game is over")
    if not sitting.assisted:
        await _push(row, sitting, Hinted(), sitting.entries, keeping)
    return await asyncio.to_thread(judging.hint, sitting, aim)


@post(
    "/api/solo/{game:str}/demonstrate",
    status_code=200,
    request_max_body_size=1024,
    middleware=[at_most(600, "demonstrations")],
)
async def demonstrate(
    game: FromPath[str],
    data: JSONBody[SoloUndo],
    request: Request[Any, Any, State],
    keeping: NamedDependency[Keeping],
) -> Step:
    """The house does in the player's place what it thinks best; the game is counted nowhere from then on."""
    row, sitting = await _sitting(game, _keeper(request), keeping)
    _insist_on(data.at, sitting)
    if sitting.is_over:
        raise refusal(409, "the game is over")
    thought = await asyncio.to_thread(judging.hint, sitting)
    return Step(thought, await _push(row, sitting, Demonstrated(thought.options[0].action), data.at, keeping))


@get("/api/solo/{game:str}/verdict", middleware=[at_most(240, "verdicts")])
async def verdict(game: FromPath[str], request: Request[Any, Any, State], keeping: NamedDependency[Keeping]) -> Verdict:
    """What there was to be made of the deal, once the game is over, as far as it is known by now."""
    row, sitting = await _sitting(game, _keeper(request), keeping)
    if not sitting.is_over:
        raise refusal(409, "the game is not over yet")
    await asyncio.to_thread(verdicts.wait, sitting.rules, row.number, PAUSE)
    return verdicts.verdict(sitting, row.number, row.day, row.assisted)


@get("/api/solo/{game:str}/record")
async def solo_record(
    game: FromPath[str], request: Request[Any, Any, State], keeping: NamedDependency[Keeping]
) -> Response[str]:
    """The record of a game so far."""
    row, sitting = await _sitting(game, _keeper(request), keeping)
    record = SoloRecord(
        sitting.rules,
        deal=row.number,
        assisted=row.assisted,
        actions=sitting.actions,
        date=row.updated.partition("T")[0],
    )
    return Response(
        to_text(record),
        media_type=MediaType.TEXT,
        headers={
            "content-disposition": f'attachment; filename="{judging.written(row.rules).split()[0]}-{row.number}.txt"',
            "cache-control": "no-store",
        },
    )


async def _game(game: str, keeper: str, keeping: Keeping) -> SoloGame:
    row, sitting = await _sitting(game, keeper, keeping)
    return SoloGame(
        game=row.id,
        rules=sitting.rules,
        rules_text=judging.written(row.rules),
        rules_words=judging.words_of(row.rules),
        number=row.number,
        day=row.day,
        replayed=row.replayed,
        position=sitting.position(row.replayed),
    )


async def _sitting(game: str, keeper: str, keeping: Keeping) -> tuple[GameRow, Sitting]:
    row = await keeping.game(game, keeper)
    if row is None:
        raise refusal(404, "there is no such game of yours")
    judging.warm_up()
    return row, Sitting(judging.rules_of(row.rules), row.number, await keeping.entries(game))


def _insist_on(at: int, sitting: Sitting) -> None:
    if at != sitting.entries:
        raise refusal(409, "the game has gone on elsewhere; this page shows it anew")


async def _push(row: GameRow, sitting: Sitting, entry: AnyEntry, at: int, keeping: Keeping) -> SoloNews:
    """Writes the entry down before anybody is told of it."""
    _insist_on(at, sitting)
    try:
        told = sitting.push(entry)
    except IllegalAction as error:
        raise refusal(400, str(error)) from None
    after = replace(row, assisted=row.replayed or sitting.assisted, score=sitting.state.score, is_over=sitting.is_over)
    try:
        await keeping.append(after, sitting.entries, entry)
    except Overtaken:
        raise refusal(409, "the game has gone on elsewhere; this page shows it anew") from None
    return SoloNews(told, sitting.position(row.replayed))


def _keeper(request: Request[Any, Any, State]) -> str:
    scheme, _, keeper = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or len(keeper.strip()) < SHORTEST_KEEPER:
        raise refusal(401, "whose games these are must be said by a Bearer token of 32 characters or more")
    return keeper.strip()


ROUTES: Final = [solo_menu, begin, my_games, solo_statistics, look, act, undo, hint, demonstrate, verdict, solo_record]
