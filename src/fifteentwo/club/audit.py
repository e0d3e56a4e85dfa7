"""The log of an evening for people: what happened, who did it, and what a correction changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.club.evening import ClubGame, Evening, evolve
from fifteentwo.club.events import (
    AnyEveningEvent,
    Entered,
    Joined,
    KnockoutBegun,
    Left,
    Paired,
    Renamed,
    Result,
    ResultSettled,
    Returned,
    RoomOpened,
    Settings,
    Voided,
)

Happening = Literal[
    "opened", "joined", "renamed", "left", "returned", "paired", "entered", "agreed", "signed", "objected", "decided",
    "corrected", "played", "voided", "room", "knockout", "closed", "reopened",
]  # fmt: skip


class AuditLine(Struct, frozen=True):
    """An event of the log, as people read it.

    Attributes:
        number: Its number in the log, from 1.
        what: What happened.
        desk: Whether the organiser did it.
        player: The name of the player, as it was then; who reported, of a result.
        name: The new name, of a player who was renamed.
        game: The number of the game.
        round: The round, or the round of the game.
        table: The table of the game.
        players: The names of the two at the table.
        result: The result.
        was: The result that it replaces.
        count: How many games were paired, or players qualified.
    """

    number: int
    what: Happening
    desk: bool = True
    player: str | None = None
    name: str | None = None
    game: int | None = None
    round: int | None = None
    table: int | None = None
    players: tuple[str, str] | None = None
    result: Result | None = None
    was: Result | None = None
    count: int | None = None


def audit(events: Iterable[AnyEveningEvent]) -> Iterator[AuditLine]:
    """A line for each event of a log."""
    evening = Evening(Settings(""))
    for number, event in enumerate(events, 1):
        after = evolve(evening, event)
        yield _line(number, evening, event, after)
        evening = after


def _line(number: int, before: Evening, event: AnyEveningEvent, after: Evening) -> AuditLine:
    match event:
        case Joined(_, name, _, desk):
            return AuditLine(number, "joined", desk, name)
        case Left(player, desk):
            return AuditLine(number, "left", desk, before.players[player].name)
        case Returned(player, desk):
            return AuditLine(number, "returned", desk, before.players[player].name)
        case Renamed(player, name):
            return AuditLine(number, "renamed", player=before.players[player].name, name=name)
        case Paired(pairings):
            return AuditLine(number, "paired", round=len(after.rounds), count=len(pairings))
        case KnockoutBegun(seeds):
            return AuditLine(number, "knockout", count=len(seeds))
        case Entered(game, by, result, desk):
            line = _of_game(number, _reported(before.games[game], after.games[game], result), before, game)
            return replace(line, desk=desk, player=before.players[by].name, result=result)
        case ResultSettled(game, result, at_table):
            was = before.games[game].result
            line = _of_game(number, "decided" if was is None else "corrected", before, game)
            return replace(line, what="played" if at_table else line.what, desk=not at_table, result=result, was=was)
        case Voided(game):
            return replace(_of_game(number, "voided", before, game), was=before.games[game].result)
        case RoomOpened(game):
            return replace(_of_game(number, "room", before, game), desk=False)
        case _:
            return AuditLine(number, event.__struct_config__.tag)  # type: ignore[arg-type]


def _reported(before: ClubGame, after: ClubGame, result: Result) -> Happening:
    if before.result is not None:
        return "signed" if result == before.result else "objected"
    return "entered" if after.result is None else "agreed"


def _of_game(number: int, what: Happening, evening: Evening, place: int) -> AuditLine:
    game = evening.games[place]
    names = evening.players[game.first].name, evening.players[game.second].name
    return AuditLine(number, what, game=place, round=game.round, table=game.table, players=names)
