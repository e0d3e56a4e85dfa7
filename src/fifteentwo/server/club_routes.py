"""The routes of the clubs: their names, and the table of a season."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from fifteentwo.club.export import Table, as_csv, as_dicts, season_table
from fifteentwo.club.season import SeasonRow, season
from fifteentwo.locales import CodedError
from fifteentwo.server.errors import refusal
from fifteentwo.server.evening_rows import EveningRow
from fifteentwo.server.evening_wire import ClubLine, SeasonLine, SeasonReport
from fifteentwo.server.evenings import Evenings
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.routes import Asker, owner_token


@get("/api/clubs", middleware=[at_most(240, "lobby")])
async def my_clubs(request: Asker, evenings: NamedDependency[Evenings]) -> list[ClubLine]:
    """The clubs in whose evenings the sender takes part."""
    clubs = await evenings.store.clubs_of(owner_token(request), only_organised=False)
    return [ClubLine(club, name) for club, name in clubs]


@get("/api/clubs/{club:str}/season", middleware=[at_most(120, "seasons")])
async def club_season(
    request: Asker,
    club: FromPath[str],
    evenings: NamedDependency[Evenings],
    best: FromQuery[int | None] = None,
    since: FromQuery[str] = "",
) -> SeasonReport:
    """The table of a season: the closed evenings of the club from a day on."""
    name, rows, lines = await _season(request, club, evenings, best, since)
    table = tuple(
        SeasonLine(
            line.rank,
            line.name,
            line.evenings,
            line.counted,
            line.points,
            line.won,
            line.played,
            line.skunks,
            line.spread,
            line.best,
        )
        for line in lines
    )
    return SeasonReport(club, name, tuple(row.created for row in rows), best, table)


@get("/api/clubs/{club:str}/season/export", middleware=[at_most(120, "exports")])
async def export_season(
    request: Asker,
    club: FromPath[str],
    evenings: NamedDependency[Evenings],
    best: FromQuery[int | None] = None,
    since: FromQuery[str] = "",
    form: FromQuery[Literal["csv", "json"]] = "csv",
) -> Response[bytes]:
    """The table of a season as a file."""
    _, _, lines = await _season(request, club, evenings, best, since)
    return as_file(season_table(lines), "season", form)


async def _season(
    request: Asker, club: str, evenings: Evenings, best: int | None, since: str
) -> tuple[str, list[EveningRow], tuple[SeasonRow, ...]]:
    """The name of a club, its closed evenings from a day on, and their table. Raises Refusal."""
    known = dict(await evenings.store.clubs_of(owner_token(request), only_organised=False))
    if club not in known:
        raise refusal(404, CodedError("club-unknown"))
    if best is not None and not 1 <= best <= 366:
        raise refusal(400, CodedError("club-best"))
    rows = [row for row in await evenings.store.of_club(club) if row.created >= since]
    states = [(row, await evenings.read(row)) for row in rows]
    closed = [(row, state) for row, state in states if state.is_closed]
    return known[club], [row for row, _ in closed], season((state for _, state in closed), best)


def as_file(table: Table, name: str, form: str) -> Response[bytes]:
    """A table as a file: CSV with a mark of UTF-8, which spreadsheets need, or JSON."""
    content = as_csv(table).encode("utf-8-sig") if form == "csv" else msgspec.json.encode(as_dicts(table))
    return Response(
        content,
        media_type="text/csv; charset=utf-8" if form == "csv" else MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}.{form}"', "cache-control": "no-store"},
    )


CLUB_ROUTES: Final = [my_clubs, club_season, export_season]
