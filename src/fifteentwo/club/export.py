"""An evening and a season as tables, for spreadsheets: the heads are fixed words in English, so that programs find them."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Literal

from fifteentwo.club.evening import Evening
from fifteentwo.club.season import SeasonRow
from fifteentwo.club.standings import game_points, standings

TableName = Literal["standings", "games", "scorecards"]
Cell = str | int | None
Table = tuple[tuple[str, ...], list[tuple[Cell, ...]]]

_STANDINGS = ("rank", "name", "points", "won", "played", "skunks", "plus", "minus", "spread", "byes", "here")
_GAMES = ("round", "stage", "table", "first", "second", "first_score", "second_score", "first_points", "second_points")
_SCORECARDS = ("name", "round", "opponent", "points", "plus", "minus")
_SEASON = ("rank", "name", "points", "won", "played", "skunks", "spread", "evenings", "counted", "best")


def table_of(evening: Evening, name: TableName) -> Table:
    """The heads and rows of one of the tables of an evening."""
    match name:
        case "standings":
            return _STANDINGS, list(_standings(evening))
        case "games":
            return _GAMES, list(_games(evening))
        case "scorecards":
            return _SCORECARDS, list(_scorecards(evening))


def season_table(rows: Sequence[SeasonRow]) -> Table:
    """The heads and rows of a season."""
    return _SEASON, [tuple(getattr(row, head) for head in _SEASON) for row in rows]


def as_csv(table: Table) -> str:
    """A table as CSV. A name that a spreadsheet would take for a formula gets an apostrophe in front."""
    written = StringIO()
    writer = csv.writer(written, lineterminator="\r\n")
    writer.writerow(table[0])
    writer.writerows([tuple(map(_harmless, row)) for row in table[1]])
    return written.getvalue()


def as_dicts(table: Table) -> list[dict[str, Cell]]:
    """A table as JSON has it: a dictionary for each row."""
    return [dict(zip(table[0], row, strict=True)) for row in table[1]]


def _harmless(cell: Cell) -> Cell:
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in {"=", "+", "-", "@", "\t", "\r"} else cell


def _standings(evening: Evening) -> Iterable[tuple[Cell, ...]]:
    for row in standings(evening):
        player = evening.players[row.player]
        figures = (row.points, row.won, row.played, row.skunks, row.plus, row.minus, row.spread, row.byes)
        yield row.rank, player.name, *figures, int(player.here)


def _games(evening: Evening) -> Iterable[tuple[Cell, ...]]:
    for game in evening.games:
        stage = "struck out" if game.is_void else "knockout" if game.knockout else "rounds"
        scores: tuple[Cell, Cell] = (None, None)
        points: tuple[Cell, Cell] = (None, None)
        if game.result is not None:
            scores = game.result.first, game.result.second
            points = points if game.knockout else game_points(game.result, evening.settings.target)
        names = (evening.players[player].name for player in game.players)
        yield game.round, stage, game.table, *names, *scores, *points


def _scorecards(evening: Evening) -> Iterable[tuple[Cell, ...]]:
    for player in evening.players:
        for game in evening.games:
            if player.id in game.players and game.result is not None and not game.knockout:
                own = game.players.index(player.id)
                points = game_points(game.result, evening.settings.target)[own]
                margin = (game.result.first - game.result.second) * (1 - 2 * own)
                opponent = evening.players[game.players[1 - own]].name
                yield player.name, game.round, opponent, points, max(margin, 0), max(-margin, 0)
