"""What a room shows: the whole table to a seat, its status to the store, and the record of its match."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from fifteentwo.game import HOUSE, Seat
from fifteentwo.narration import position
from fifteentwo.record import Record, from_table
from fifteentwo.rules import described, write
from fifteentwo.server.chance import is_sealed
from fifteentwo.server.going_back import can_take_back
from fifteentwo.server.http_wire import Stand
from fifteentwo.server.rematch import is_in_series, place_in_series
from fifteentwo.server.store_rows import Status
from fifteentwo.server.updates import paced, place_of
from fifteentwo.server.wire import ENCODER, Welcome, skunk_lines
from fifteentwo.table import TakeBack

if TYPE_CHECKING:
    from fifteentwo.server.listeners import Listener
    from fifteentwo.server.room_log import RoomLog
    from fifteentwo.server.rooms import Room


def encoded(thing: object) -> str:
    """An entry of the log, or a value in a row of the store, as JSON."""
    return ENCODER.encode(thing).decode()


def welcome_to(room: Room, seat: Seat | None, at: int) -> Welcome:
    """The whole table for this seat after entry `at`, if nothing was taken back since."""
    then = room.table.as_of(place_of(room.table, at, len(room.entries)) + 1)
    return Welcome(
        room=room.row.id,
        seat=seat,
        chairs=room.chairs,
        hints=room.may_ask_hints,
        sides=tuple(map(room.rules.side, range(room.rules.players))),
        rules=room.rules,
        rules_text=write(room.rules),
        rules_words=described(room.rules),
        targets=room.rules.targets,
        skunk_lines=skunk_lines(room.rules),
        deal=room.row.deal,
        day=room.row.day,
        replayed=room.row.replayed,
        is_sealed=is_sealed(room.table),
        patience=room.row.patience,
        terms=room.terms,
        at=at,
        position=position(then, seat, can_take_back(room.table, room.chairs, seat, room.log.has_shown_cards)),
    )


def first_messages(room: Room, listener: Listener, since: int | None) -> AsyncGenerator[bytes, None]:
    """What a new socket is sent: the table after entry `since`, and what has happened from then on.

    A covered screen is only told who is here.
    """
    if listener.is_covered:
        return paced(ENCODER.encode(room.attendance.now()), ())
    last = len(room.entries)
    at = last if since is None else max(since, 1)
    if at > last or any(isinstance(entry, TakeBack) for entry in room.entries[at:]):
        at = last
    return paced(ENCODER.encode(room.welcome(listener.seat, at)), room.updates(listener.seat, at + 1))


def status_of(room: Room, log: RoomLog) -> Status:
    """The status of the game for the store, as this log leaves it."""
    table = log.table
    state = table.state
    scores = (0,) * room.rules.sides if state is None else state.scores
    to_act = tuple(seat for seat in table.to_act() if seat != HOUSE)
    resigned = None if table.outcome is None or table.outcome.out_of_time else table.outcome.resigned
    stand = Stand(scores, table.standing, table.is_over, table.winner, to_act, resigned, log.conduct.adjourned)
    return Status(
        encoded(stand),
        table.is_over,
        None if room.row.deal is None else scores[0],
        room.row.replayed or bool(table.assisted),
        table.demonstrated,
    )


def record_of(room: Room, seat: Seat) -> Record:
    """The record of the match so far, as this seat has seen it."""
    names = [chair.name for chair in room.chairs]
    record = from_table(room.table, names, room.row.created.partition("T")[0], viewer=seat)
    if is_in_series(room):
        record = replace(record, series=place_in_series(room))
    return room.chance.revealed(record, room.table.standing.games)
