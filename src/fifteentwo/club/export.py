"""An evening and a season as tables, for spreadsheets: the heads are fixed words in English, so that programs find them."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from itertools import pairwise
from typing import Literal

from fifteentwo.club.evening import Evening
from fifteentwo.club.knockout import bracket, pairs_of
from fifteentwo.club.scorecards import scorecard
from fifteentwo.club.season import SeasonRow
from fifteentwo.club.standings import game_points, standings

TableName = Literal["standings", "games", "scorecards", "bracket"]
Cell = str | int | None
Table = tuple[tuple[str, ...], list[tuple[Cell, ...]]]

_STANDINGS = ("rank", "name", "points", "won", "played", "skunks", "plus", "minus", "spread", "byes", "here")
_GAMES = ("round", "stage", "table", "first", "second", "first_score", "second_score", "first_points", "second_points")
_SCORECARDS = (
    "name", "round", "opponent", "points", "plus", "minus", "total_points", "total_spread", "signed", "opponent_signed"
)  # fmt: skip
_BRACKET = ("round", "match", "first_seed", "first", "second_seed", "second", "first_won", "second_won", "winner")
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
        case "bracket":
            return _BRACKET, list(_bracket(evening)) if evening.seeds else []


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
        for line in scorecard(evening, player.id):
            opponent = None if line.opponent is None else evening.players[line.opponent].name
            figures = (line.points, line.plus, line.minus, line.total_points, line.total_spread)
            yield player.name, line.round, opponent, *figures, int(line.signed), int(line.opponent_signed)


def _bracket(evening: Evening) -> Iterable[tuple[Cell, ...]]:
    seeds = {player: seed for seed, player in enumerate(evening.seeds, 1)}
    results = {frozenset(game.players): game for game in evening.games if game.knockout and game.result is not None}
    for number, (places, winners) in enumerate(pairwise(bracket(evening)), 1):
        for match, (pair, winner) in enumerate(zip(pairs_of(places), winners, strict=True), 1):
            game = results.get(frozenset(player for player in pair if player is not None))
            sides = [
                (None, None) if player is None else (seeds[player], evening.players[player].name) for player in pair
            ]
            won: list[Cell] = [None, None]
            if game is not None and game.result is not None:
                scores = dict(zip(game.players, (game.result.first, game.result.second), strict=True))
                won = [scores[player] for player in pair if player is not None]
            yield number, match, *sides[0], *sides[1], *won, None if winner is None else evening.players[winner].name
