"""The data of a record, and making one from a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, cast

from msgspec import Struct
from msgspec.structs import force_setattr

from fifteentwo.cards import Card
from fifteentwo.expected import expect
from fifteentwo.fairness import Seal
from fifteentwo.families import AnyAction, AnyEvent, AnyRules, AnyState, family_of
from fifteentwo.family import A, E, S, V
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError, CodedValueError, quotable
from fifteentwo.moves import Choice
from fifteentwo.rules.text import insist
from fifteentwo.solitaire.deals import deck
from fifteentwo.table import Begin, Do, Moment, Resign, Table

VERSION: Final = 1
MAGIC: Final = "fifteentwo record"


class BadRecord(CodedError):  # noqa: N818 - the plainest name
    """The record cannot be read or replayed; the message says where."""


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """A remark by the writer after this many actions of the game."""

    after: int
    text: str

    def __post_init__(self) -> None:
        force_setattr(self, "text", one_line(self.text))


class ComputerSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """From its choice number `first` on, from 0, this computer player chooses at a seat; `player` is '' for a person.

    What such a player draws from follows from the secret of the game; where it does not, `player` is `table.UNSTATED`.
    """

    seat: Seat
    player: str
    first: int = 0


class SeriesPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Which match of a series of rematches it is: the name of the series, and the number of the match, from 1.

    `won` is how many matches before it the side of each seat had won. Raises ValueError for a place that cannot be.
    """

    id: str
    match: int
    won: tuple[int, ...]

    def __post_init__(self) -> None:
        is_name = re.fullmatch(r"[\w-]{1,64}", self.id, re.ASCII)
        if not is_name or self.match < 1 or not all(0 <= won < self.match for won in self.won):
            raise CodedValueError("record-series")


class GameRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """One game: its first dealer (None: as the rules say), its actions, the seat that resigned, the seats that had help.

    With `out_of_time` the seat `resigned` did not resign, but lost on time. `seal` has what its packs were shuffled by, as far as it is known. `computers` are the seats at which the computer chose.
    """

    actions: tuple[AnyAction, ...] = ()
    dealer: Seat | None = None
    resigned: Seat | None = None
    remarks: tuple[Remark, ...] = ()
    assisted: tuple[Seat, ...] = ()
    seal: Seal = Seal()
    computers: tuple[ComputerSeat, ...] = ()
    out_of_time: bool = False

    def __post_init__(self) -> None:
        if self.out_of_time and self.resigned is None:
            raise CodedValueError("record-timeout")
        if any(each.seat < 0 or each.first < 0 for each in self.computers):
            raise CodedValueError("record-computer")
        if any(not 0 <= remark.after <= len(self.actions) for remark in self.remarks):
            raise CodedValueError("record-remark")
        force_setattr(self, "remarks", tuple(sorted(self.remarks, key=lambda remark: remark.after)))
        force_setattr(self, "assisted", tuple(sorted(set(self.assisted))))


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """One match: its rules, the names of the seats, and its games.

    `deal` is the number of a numbered deal. `date` is free text. `series` is its place among rematches; None: there was none,
    or nobody has written it down. Raises ValueError for a wrong number of seats and for a deal that does not exist.
    """

    rules: AnyRules
    seats: tuple[str, ...]
    games: tuple[GameRecord, ...] = ()
    date: str = ""
    remarks: tuple[str, ...] = ()
    deal: int | None = None
    fifteentwo: int = VERSION
    series: SeriesPlace | None = None

    def __post_init__(self) -> None:
        insist(self.rules, "Record")
        if len(self.seats) != self.rules.players:
            raise CodedValueError("record-seats", players=self.rules.players, named=len(self.seats))
        if self.series is not None and len(self.series.won) != len(self.seats):
            raise CodedValueError("record-series")
        for game in self.games:
            if len(game.seal.salts) not in (0, len(self.seats)):
                raise CodedValueError("record-salts", players=self.rules.players, given=len(game.seal.salts))
        if self.deal is not None:
            family = family_of(self.rules)
            if family.from_pack is None:
                raise CodedValueError("deal-not-numbered", game=family.title)
            deck(self.deal)  # raises ValueError for a number out of range
        for name in ("seats", "remarks"):
            force_setattr(self, name, tuple(map(one_line, getattr(self, name))))
        force_setattr(self, "date", one_line(self.date))


def one_line(text: str) -> str:
    """The text on one line, without superfluous spaces."""
    return " ".join(text.split())


def read_card(kind: type, thing: Any) -> Any:
    """Reads a card in JSON (msgspec's dec_hook). Raises ValueError."""
    if kind is Card and isinstance(thing, str):
        return Card(thing)
    raise CodedValueError("card-none", given=quotable(thing))


def from_table(table: Table[S, V, A, E], seats: Sequence[str], date: str = "", viewer: Seat | None = None) -> Record:
    """The match so far; with a `viewer`, only what that seat has seen."""
    expect(table, Table, "from_table", "a Table")
    games: list[GameRecord] = []
    for moments in games_in(table.moments):
        opening = moments[0].entry
        assert isinstance(opening, Begin)
        given_up = next((moment.entry for moment in moments if isinstance(moment.entry, Resign)), None)
        games.append(
            GameRecord(
                actions=tuple(_actions(table, moments, viewer)),
                dealer=opening.dealer,
                resigned=None if given_up is None else given_up.seat,
                assisted=moments[-1].assisted,
                seal=Seal(opening.commitment, _salts(moments)),
                computers=tuple(_computers(moments)),
                out_of_time=given_up is not None and given_up.out_of_time,
            )
        )
    return Record(cast(AnyRules, table.rules), tuple(seats), tuple(games), date, deal=table.deal)


def choices_by(seat: Seat, moments: Iterable[Moment[S, E]]) -> int:
    """The number of choices that a seat has made."""
    made = 0
    for moment in moments:
        entry = moment.entry
        if isinstance(entry, Do) and isinstance(entry.action, Choice) and entry.action.seat == seat:
            made += 1
    return made


def _choices(moments: Iterable[Moment[S, E]]) -> Iterator[tuple[Seat, str]]:
    """The seat of each choice, and the computer player that made it."""
    for moment in moments:
        entry = moment.entry
        if isinstance(entry, Do) and isinstance(entry.action, Choice):
            yield entry.action.seat, entry.by


def _computers(moments: Iterable[Moment[S, E]]) -> Iterator[ComputerSeat]:
    """The seats at which the computer chose in a game, in the order of their first choice."""
    done, choosers = Counter[Seat](), dict[Seat, str]()
    for seat, by in _choices(moments):
        if by != choosers.get(seat, ""):
            yield ComputerSeat(seat, by, done[seat])
        choosers[seat] = by
        done[seat] += 1


def _salts(moments: Sequence[Moment[S, E]]) -> tuple[str, ...]:
    """The salts of the seats in a game; () if no card was drawn by them."""
    given = (moment.entry.salts for moment in moments if isinstance(moment.entry, Do) and moment.entry.salts)
    return next(given, ())


def games_in(moments: Sequence[Moment[S, E]]) -> Iterator[list[Moment[S, E]]]:
    """The moments of each game."""
    game: list[Moment[S, E]] = []
    for moment in moments:
        if isinstance(moment.entry, Begin) and game:
            yield game
            game = []
        game.append(moment)
    if game:
        yield game


def _actions(table: Table[S, V, A, E], moments: Sequence[Moment[S, E]], viewer: Seat | None) -> Iterator[AnyAction]:
    steps = (
        (moment.entry.action, cast(tuple[AnyEvent, ...], moment.events), cast(AnyState, moment.state))
        for moment in moments
        if isinstance(moment.entry, Do)
    )
    if viewer is None or table.family.seen is None:
        return (action for action, _, _ in steps)
    return table.family.seen(cast(AnyState, moments[0].state), steps, viewer)
