"""What everybody in the hall sees of an evening."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import datetime, timedelta

from msgspec import Struct

from fifteentwo.club import ClubGame, Evening, is_complete, standings
from fifteentwo.club.audit import audit
from fifteentwo.club.events import AnyEveningEvent, Paired
from fifteentwo.club.formats import can_pair, format_of, rounds_of
from fifteentwo.club.knockout import bracket, champion, wanted
from fifteentwo.club.scorecards import scorecard
from fifteentwo.club.standings import WIN, bye_wins, game_points
from fifteentwo.server.evening_rows import EveningRow
from fifteentwo.server.evening_wire import (
    DatedLine,
    EveningView,
    GameLine,
    NextStep,
    PlayerLine,
    Reports,
    RoundLine,
    Scorecard,
    Stage,
    StandingLine,
)


class Dated(Struct, frozen=True):
    """An event, and when it happened: ISO 8601, UTC."""

    at: str
    event: AnyEveningEvent


def view_of(row: EveningRow, evening: Evening, log: list[Dated], phones: Collection[int]) -> EveningView:
    """The evening as it is shown; `phones` are the players who take part with a phone."""
    kept = evening.settings
    rows = standings(evening)
    return EveningView(
        id=row.id,
        number=len(log),
        name=kept.name,
        club=row.club,
        club_name=row.club_name,
        created=row.created,
        format=kept.format,
        target=kept.target,
        best_of=kept.best_of,
        on_screens=kept.on_screens,
        bye_points=WIN * bye_wins(evening),
        total=rounds_of(evening),
        stage=stage_of(evening),
        next=next_step(evening, has_ended(evening, log)),
        cut=wanted(evening),
        ends=end_of(evening, log),
        players=tuple(
            PlayerLine(player.id, player.name, player.here, player.id in phones) for player in evening.players
        ),
        games=tuple(_game(evening, game) for game in evening.games),
        rounds=tuple(
            RoundLine(
                number=each.number, games=each.games, byes=tuple(_byes(evening, each.number)), knockout=each.knockout
            )
            for each in evening.rounds
        ),
        standings=tuple(
            StandingLine(
                row.player,
                row.rank,
                row.played,
                row.won,
                row.points,
                row.skunks,
                row.plus,
                row.minus,
                row.spread,
                row.byes,
            )
            for row in rows
        ),
        seeds=evening.seeds,
        bracket=tuple(map(tuple, bracket(evening))) if evening.seeds else (),
        champion=champion(evening) if evening.seeds else None,
    )


def stage_of(evening: Evening) -> Stage:
    """How far the evening is."""
    if evening.is_closed:
        return "closed"
    if evening.seeds:
        return "knockout" if champion(evening) is None else "over"
    if not evening.rounds:
        return "joining"
    return "over" if is_complete(evening) and not evening.open_games else "rounds"


def next_step(evening: Evening, has_ended: bool) -> NextStep:
    """What the organiser can do next, or what everybody waits for."""
    if evening.is_closed:
        return "closed"
    if evening.seeds and champion(evening) is not None:
        return "over"
    if has_ended:
        return "waiting" if evening.open_games else "knockout"
    if can_pair(evening):
        return "pair"
    if evening.open_games or (format_of(evening).is_arena and evening.rounds):
        return "waiting"
    return "players" if len(evening.here) < 2 and not is_complete(evening) else "knockout"


def end_of(evening: Evening, log: list[Dated]) -> str | None:
    """When an arena with a length ends: so many minutes after its first pairing."""
    begun = next((dated.at for dated in log if isinstance(dated.event, Paired)), None)
    if not format_of(evening).is_arena or evening.settings.minutes is None or begun is None:
        return None
    return (datetime.fromisoformat(begun) + timedelta(minutes=evening.settings.minutes)).isoformat()


def has_ended(evening: Evening, log: list[Dated]) -> bool:
    """Whether the time of an arena is over: nobody is paired any more."""
    end = end_of(evening, log)
    if end is None or evening.seeds:
        return False
    moment = datetime.fromisoformat(end)
    return datetime.now(moment.tzinfo) >= moment


def reports_of(evening: Evening, organiser: bool, mine: Collection[int]) -> tuple[Reports, ...]:
    """The reports of open and disputed games: all for the organiser, the own ones for a player, so that nobody copies."""
    return tuple(
        Reports(
            game.id,
            game.first_says if organiser or game.first in mine else None,
            game.second_says if organiser or game.second in mine else None,
        )
        for game in evening.games
        if (game.is_open or game.is_disputed) and game.report != "none" and (organiser or set(game.players) & set(mine))
    )


def log_of(log: list[Dated], evening: Evening, organiser: bool) -> tuple[DatedLine, ...]:
    """The log for people. What the players of an open game have reported is for the organiser only, so that nobody copies."""
    open_games = {game.id for game in evening.open_games}
    return tuple(
        DatedLine(dated.at, line)
        for dated, line in zip(log, audit(dated.event for dated in log), strict=True)
        if organiser or line.what != "entered" or line.game not in open_games
    )


def cards_of(evening: Evening) -> tuple[Scorecard, ...]:
    """The scorecards of all players, in the order in which they came."""
    return tuple(Scorecard(player.id, scorecard(evening, player.id)) for player in evening.players)


def _game(evening: Evening, game: ClubGame) -> GameLine:
    counts = game.result is not None and not game.knockout
    points = game_points(game.result, evening.settings.target) if counts and game.result is not None else None
    return GameLine(
        id=game.id,
        round=game.round,
        table=game.table,
        first=game.first,
        second=game.second,
        knockout=game.knockout,
        report=game.report,
        result=game.result,
        points=points,
        signed=game.signed,
        disputed=game.is_disputed,
        room=game.room,
    )


def _byes(evening: Evening, number: int) -> Iterator[int]:
    """The byes of a round: as paired, and in place of games that were struck out."""
    yield from evening.rounds[number - 1].byes
    for place in evening.rounds[number - 1].games:
        yield from evening.games[place].byes
