"""What a review is made from: a finished game of a room, or a game of an imported record."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import islice
from typing import Final, cast

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.families import AnyRules, AnyScene, AnyView
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.narration import tell_all
from fifteentwo.record import from_table, read, replay, to_json
from fifteentwo.record.model import games_in
from fifteentwo.server.replaying import load_short
from fifteentwo.server.review_wire import ChoicesAgain, ChosenAgain, ReviewStep, Weighed
from fifteentwo.server.reviewing import Reviewing, Source
from fifteentwo.server.rooms import Room
from fifteentwo.server.wire import Chair
from fifteentwo.table import AnyEntry, AnyTable, Begin, Do, Hinted

IMPORTED: Final = "record-"
"""How the name of an imported record begins."""

MOST_IMPORTED: Final = 200
"""The imported records that are kept; older ones are forgotten."""


class NoReview(CodedError):  # noqa: N818 - the plainest name
    """There is nothing to review; the message is a sentence."""


class Subject(Struct, frozen=True):
    """A game to be reviewed, with its table: the match up to the end of that game."""

    source: Source
    table: AnyTable
    chairs: tuple[Chair, ...]
    own: tuple[Seat, ...]
    date: str
    games: int

    @property
    def steps(self) -> list[ReviewStep]:
        """Every position of the game."""
        return list(_steps(self.table))

    @property
    def rules(self) -> AnyRules:
        """The rules of the match."""
        return cast(AnyRules, self.table.rules)

    @property
    def is_solo(self) -> bool:
        """Whether it is a game for one."""
        return self.rules.players == 1

    @property
    def actions(self) -> int:
        """The number of actions of the match."""
        return sum(isinstance(moment.entry, Do) for moment in self.table.moments)

    def entries(self, at: int) -> list[AnyEntry]:
        """The log of the match up to `at` actions of this game, without help and choices of the computer for a player."""
        first = _first(self.table)
        before: list[AnyEntry] = [moment.entry for moment in self.table.moments[: first + 1]]
        done: list[AnyEntry] = [
            replace(each.entry, house=False) for each in self.table.moments[first:] if isinstance(each.entry, Do)
        ]
        return [*before, *islice(done, at)]

    def to_play_on(self, at: int, seat: Seat) -> list[AnyEntry]:
        """The log for playing on from there; the game counts as assisted, because its cards have been seen."""
        return [*self.entries(at), Hinted(seat)]


def of_room(room: Room, number: int, own: tuple[Seat, ...]) -> Subject:
    """A finished game of a room. Raises NoReview."""
    names = [chair.name for chair in room.chairs]
    table = _up_to(room.table, number)
    date = room.row.created.partition("T")[0]
    record = room.chance.revealed(from_table(table, names, date), number)
    source = Source(room.row.id, number, to_json(record))
    ended = room.table.standing.games
    return Subject(source, table, room.chairs, own, date, ended)


def of_import(name: str, number: int, record: str) -> Subject:
    """A game of an imported record. Raises NoReview and BadRecord."""
    played = _played(record)
    table = _up_to(played, number, finished=False)
    known = read(record)
    seats = tuple(range(known.rules.players))
    source = Source(name, number, record)
    chairs = tuple(map(Chair, known.seats))
    return Subject(source, table, chairs, seats, known.date, len(known.games))


@lru_cache(maxsize=8)
def chosen_again(source: Source) -> ChoicesAgain:
    """The choices of the computer in a game, computed again; it takes up to some seconds. Raises BadReview and BadRecord."""
    from fifteentwo.reviews.computer import computer_choices  # noqa: PLC0415 - the engine is heavy

    found = computer_choices(read(source.record), source.number - 1).choices
    return ChoicesAgain(
        tuple(
            ChosenAgain(
                each.at,
                each.seat,
                each.player,
                tuple(Weighed(one.action, one.chance) for one in each.weighed),
                each.again,
                each.agrees,
            )
            for each in found
        )
    )


def imported(text: str) -> tuple[str, str, int]:
    """A record as it is kept: its name, the record as JSON, and the number of its games. Raises BadRecord and NoReview."""
    played = load_short(text)
    record = played.record
    if not record.games:
        raise NoReview("review-no-such-game")
    written = to_json(record)
    return f"{IMPORTED}{sha256(written.encode()).hexdigest()[:32]}", written, len(record.games)


def review_last(reviewing: Reviewing, room: Room) -> None:
    """Starts the review of the game that has just ended in a room."""
    reviewing.start(of_room(room, room.table.standing.games, ()).source)


@lru_cache(maxsize=8)
def _played(record: str) -> AnyTable:
    return replay(read(record)).table


def _up_to(table: AnyTable, number: int, finished: bool = True) -> AnyTable:
    """The match up to the end of this game. Raises NoReview if there is none, or it is not over."""
    games = list(games_in(table.moments))
    if not 1 <= number <= len(games):
        raise NoReview("review-no-such-game")
    if finished and games[number - 1][-1].outcome is None:
        raise NoReview("review-not-over")
    return table.as_of(sum(map(len, games[:number])))


def _first(table: AnyTable) -> int:
    """The place of the beginning of the last game."""
    return max(place for place, moment in enumerate(table.moments) if isinstance(moment.entry, Begin))


def _steps(table: AnyTable) -> Sequence[ReviewStep]:
    from fifteentwo.reviews.any_game import explorer_text  # noqa: PLC0415 - NumPy is heavy, and this runs in a thread

    found: list[ReviewStep] = []
    before, seats = table.moments[_first(table)].state, range(table.rules.players)
    for moment in table.moments[_first(table) :]:
        if not isinstance(moment.entry, Begin | Do):
            continue
        told = tuple(tell_all(table.family, before, moment.events))
        scene = cast(AnyScene, table.family.scene(cast(AnyView, moment.state)))
        seen = (cast(AnyScene, table.family.scene(table.game.observe(moment.state, seat))) for seat in seats)
        explore = tuple(explorer_text(moment.state, seat) for seat in seats)
        found.append(ReviewStep(len(found), told, scene, tuple(seen), explore))
        before = moment.state
    return found
