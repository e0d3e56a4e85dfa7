"""Records: a match written down, as JSON and in a text a person can type.

    fifteentwo record 1
    rules = hoyle
    seat 0 = Ann
    seat 1 = Bob

    game
    cut 4H 9C                                 # Ann deals
    deal 5H 6H 7H 8H 9C JD | ?? ?? ?? ?? ?? ??
    lay 0 9C JD
    lay 1 ?? ??
    turn 5S
    play 1 4S, 0 5H, 1 6D

`??` stands for a card the writer never saw; what hangs on it is not checked. Where the play waits
for a seat whose cards are unknown, `go 1` says that it had none to play; where a hand or crib
with unknown cards is counted, `show 2C 3C ?? ?? = 4` gives its points. `#` begins a remark.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import force_setattr, replace

from fifteentwo.cards import BACK, Card
from fifteentwo.cribbage import AnyAction, Cribbage, Deal, Go, LayAway, Reveal, Shown, TurnedUp
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.notation import parted, quoted, read_actions, unquoted, write_action
from fifteentwo.rules import FIELDS, CribbageRules, every_field, parse
from fifteentwo.table import Begin, Do, Moment, Resign, Table

VERSION: Final = 1
MAGIC: Final = "fifteentwo record"


class BadRecord(Exception):  # noqa: N818 - like IllegalAction, it is named for what it says
    """The record cannot be read or played; the message says where, in the file or the game."""


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """Something the writer said, once `after` actions of the game had been taken."""

    after: int
    text: str

    def __post_init__(self) -> None:
        force_setattr(self, "text", one_line(self.text))


class GameRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """One game: who dealt first (None: as the rules say), what was done, who gave it up, who was given hints."""

    actions: tuple[AnyAction, ...] = ()
    dealer: Seat | None = None
    resigned: Seat | None = None
    remarks: tuple[Remark, ...] = ()
    assisted: tuple[Seat, ...] = ()

    def __post_init__(self) -> None:
        if any(not 0 <= remark.after <= len(self.actions) for remark in self.remarks):
            raise ValueError("a remark stands after an action that is not there")
        force_setattr(self, "remarks", tuple(sorted(self.remarks, key=lambda remark: remark.after)))
        force_setattr(self, "assisted", tuple(sorted(set(self.assisted))))


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """One match: its rules, who sat where, and its games. `date` is as the writer put it."""

    rules: CribbageRules
    seats: tuple[str, ...]
    games: tuple[GameRecord, ...] = ()
    date: str = ""
    remarks: tuple[str, ...] = ()
    fifteentwo: int = VERSION

    def __post_init__(self) -> None:
        if len(self.seats) != self.rules.players:
            raise ValueError(f"{self.rules.players} seats are played for, and {len(self.seats)} are named")
        for name in ("seats", "remarks"):
            force_setattr(self, name, tuple(map(one_line, getattr(self, name))))
        force_setattr(self, "date", one_line(self.date))


def one_line(text: str) -> str:
    """The text without line breaks or spaces that nobody sees."""
    return " ".join(text.split())


class Replayed(Struct, frozen=True):
    """A record played through: its table, and what could not be checked, sentence by sentence."""

    record: Record
    table: Table
    unchecked: tuple[str, ...]


# From a table


def from_table(table: Table, seats: Sequence[str], date: str = "", viewer: Seat | None = None) -> Record:
    """The match so far: the whole truth, or for a `viewer` only what that seat has seen."""
    games: list[GameRecord] = []
    for moments in _games(table.moments):
        opening = moments[0].entry
        assert isinstance(opening, Begin)
        done = [moment for moment in moments if isinstance(moment.entry, Do)]
        last = moments[-1].entry
        games.append(
            GameRecord(
                actions=tuple(_seen(table.rules, moments, viewer) if viewer is not None else map(_action, done)),
                dealer=opening.dealer,
                resigned=last.seat if isinstance(last, Resign) else None,
                assisted=moments[-1].assisted,
            )
        )
    return Record(table.rules, tuple(seats), tuple(games), date)


def _action(moment: Moment) -> AnyAction:
    assert isinstance(moment.entry, Do)
    return moment.entry.action


def _games(moments: Sequence[Moment]) -> Iterator[list[Moment]]:
    game: list[Moment] = []
    for moment in moments:
        if isinstance(moment.entry, Begin) and game:
            yield game
            game = []
        game.append(moment)
    if game:
        yield game


def _seen(rules: CribbageRules, moments: Sequence[Moment], viewer: Seat) -> Iterator[AnyAction]:
    """The actions as this seat saw them, with the goes and counts it was told of."""
    game = Cribbage(rules)
    state = moments[0].state
    for moment in moments:
        if not isinstance(moment.entry, Do):
            continue
        pending: AnyAction | None = _redacted(moment.entry.action, viewer)
        shown = iter([event for event in moment.events if isinstance(event, (Shown, TurnedUp))])
        truth = game.observe(moment.state, viewer)
        while pending is not None:
            yield pending
            state, _ = game.apply(state, pending)
            pending = None
            if game.observe(state, viewer) == truth:
                continue
            due = state.counted_next
            if due is not None:
                pending = next(Reveal(event.cards) for event in shown if (event.seat, event.crib) == due)
            else:
                assert state.turn is not None
                pending = Go(state.turn)


def _redacted(action: AnyAction, viewer: Seat) -> AnyAction:
    match action:
        case Deal(hands, crib):
            seen = tuple(hand if seat == viewer else (BACK,) * len(hand) for seat, hand in enumerate(hands))
            return Deal(seen, (BACK,) * len(crib))
        case LayAway(seat, cards) if seat != viewer:
            return LayAway(seat, (BACK,) * len(cards))
        case _:
            return action


# Playing it through


def replay(record: Record, places: Sequence[Sequence[str]] = ()) -> Replayed:
    """Plays the record through by its rules. Raises BadRecord where an action is not legal.

    `places` names where each action of each game stands in the file, for the message.
    """
    table = Table(record.rules)
    unchecked: list[str] = []
    for number, game in enumerate(record.games):
        where = f"game {number + 1}"
        try:
            table.push(Begin(game.dealer) if game.dealer is not None or number == 0 else table.next_game())
            for place, action in enumerate(game.actions):
                known = places[number][place] if places else f"action {place + 1}"
                where = f"game {number + 1}, {known} ({write_action(action)})"
                table.push(Do(action))
                unchecked.extend(f"game {number + 1}, {known}: {words}" for words in _unknown(action))
            where = f"game {number + 1}, at its end"
            if game.resigned is not None:
                table.push(Resign(game.resigned))
            for seat in game.assisted:
                if not 0 <= seat < record.rules.players:
                    raise IllegalAction(f"There is no seat {seat} at this table.")
        except IllegalAction as error:
            raise BadRecord(f"{where}: {error}") from None
    return Replayed(record, table, tuple(unchecked))


def _unknown(action: AnyAction) -> Iterator[str]:
    match action:
        case Deal(hands):
            for seat, hand in enumerate(hands):
                if BACK in hand:
                    yield f"the cards of seat {seat} are not known, so that its lay-away, plays and goes are not checked"
        case Reveal(cards, points) if BACK in cards:
            yield f"with cards unknown, {points} points are taken as they stand"


# JSON


def read_card(kind: type, thing: Any) -> Any:
    """Reads what JSON has no word for (msgspec's dec_hook): a card. Raises ValueError."""
    if kind is Card and isinstance(thing, str):
        return Card(thing)
    raise ValueError(f"{thing!r} is not a card")


def to_json(record: Record) -> str:
    """The record as JSON, every field of its rules included."""
    return msgspec.json.format(msgspec.json.encode(record, enc_hook=str)).decode()


def _from_json(text: str) -> Record:
    try:
        record = msgspec.json.decode(text, type=Record, dec_hook=read_card)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"this is not a record in JSON: {error}") from None
    if record.fifteentwo != VERSION:
        raise BadRecord(f"this is a record of version {record.fifteentwo}; only version {VERSION} can be read")
    return record


# Text


def to_text(record: Record) -> str:
    """The record as text that `read` reads back; every field of its rules is in the header."""
    lines = [f"{MAGIC} {record.fifteentwo}"]
    lines += [f"# {remark}".rstrip() for remark in record.remarks]
    lines += [f"date = {quoted(record.date)}"] if record.date else []
    lines += [f"seat {seat} = {quoted(name)}" for seat, name in enumerate(record.seats)]
    lines += [f"{name} = {value}" for name, value in every_field(record.rules).items()]
    for game in record.games:
        lines += ["", "game" if game.dealer is None else f"game dealer {game.dealer}", *_game_lines(game)]
        lines += [] if game.resigned is None else [f"resign {game.resigned}"]
        lines += [f"assisted {' '.join(map(str, game.assisted))}"] if game.assisted else []
    return "\n".join(lines) + "\n"


def _game_lines(game: GameRecord) -> list[str]:
    lines: list[str] = []
    for place, action in enumerate(game.actions):
        lines += _remarks(game, place)
        words = write_action(action)
        if words.startswith("play") and lines and lines[-1].startswith("play"):
            lines[-1] += "," + words.removeprefix("play")
        else:
            lines.append(words)
    return lines + _remarks(game, len(game.actions))


def _remarks(game: GameRecord, after: int) -> list[str]:
    return [f"# {remark.text}".rstrip() for remark in game.remarks if remark.after == after]


def read(text: str) -> Record:
    """The record in this text, or in this JSON. Raises BadRecord with the line."""
    return _read(text)[0]


def load(text: str) -> Replayed:
    """Reads a record and plays it through. Raises BadRecord with the place."""
    return replay(*_read(text))


def _read(text: str) -> tuple[Record, list[list[str]]]:
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        return _from_json(text.lstrip("\ufeff")), []
    reader = _Reader()
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        try:
            reader.line(number, line)
        except ValueError as error:
            raise BadRecord(f"line {number}: {error}") from None
    try:
        return reader.record(), reader.places
    except ValueError as error:
        raise BadRecord(f"the header: {error}") from None


class _Reader:
    """What has been read of a text so far."""

    def __init__(self) -> None:
        self.begun = False
        self.header: dict[str, str] = {}
        self.seats: dict[int, str] = {}
        self.remarks: list[str] = []
        self.games: list[GameRecord] = []
        self.places: list[list[str]] = []

    def line(self, number: int, line: str) -> None:
        body, hash_sign, remark = parted(line)
        words = body.split()
        if words and not self.begun:
            if " ".join(words) != f"{MAGIC} {VERSION}":
                raise ValueError(f"a record begins with '{MAGIC} {VERSION}', not with {body.strip()[:40]!r}")
            self.begun = True
        elif words and words[0] == "game":
            self._game(words[1:])
        elif words and self.games:
            self._done(number, words)
        elif words:
            self._head(body)
        if hash_sign:
            self._remark(remark.strip())

    def _head(self, body: str) -> None:
        name, equals, value = (part.strip() for part in body.partition("="))
        if not equals:
            raise ValueError(f"{name!r} is neither 'name = value' nor the start of a game")
        if found := re.fullmatch(r"seat\s+(\d{1,2})", name):
            seat = int(found[1])
            if seat in self.seats:
                raise ValueError(f"seat {seat} is named twice")
            self.seats[seat] = unquoted(value)
        elif name in self.header:
            raise ValueError(f"{name} is set twice")
        elif name in ("date", "rules", "family") or name in FIELDS:
            self.header[name] = unquoted(value) if name == "date" else value
        else:
            raise ValueError(f"there is no rule named {name!r}")

    def _game(self, words: list[str]) -> None:
        if words and words[0].isdigit():  # its number, which the reader may write and nobody needs
            words = words[1:]
        dealer: int | None = None
        if words:
            if len(words) != 2 or words[0] != "dealer" or not re.fullmatch(r"\d{1,2}", words[1]):
                raise ValueError("a game begins with 'game' or 'game dealer 0'")
            dealer = int(words[1])
        self.games.append(GameRecord(dealer=dealer))
        self.places.append([])

    def _done(self, number: int, words: list[str]) -> None:
        game = self.games[-1]
        if words[0] == "assisted":
            if len(words) == 1 or not all(re.fullmatch(r"\d{1,2}", word) for word in words[1:]):
                raise ValueError("write 'assisted' and the seats that were given hints")
            self.games[-1] = replace(game, assisted=(*game.assisted, *map(int, words[1:])))
            return
        if game.resigned is not None:
            raise ValueError("this game was given up, and nothing can follow")
        if words[0] == "resign":
            if len(words) != 2 or not re.fullmatch(r"\d{1,2}", words[1]):
                raise ValueError("write 'resign' and the seat that gives up")
            self.games[-1] = replace(game, resigned=int(words[1]))
            return
        actions = read_actions(" ".join(words))
        self.games[-1] = replace(game, actions=game.actions + actions)
        self.places[-1] += [f"line {number}"] * len(actions)

    def _remark(self, text: str) -> None:
        if not self.games:
            self.remarks.append(text)
            return
        game = self.games[-1]
        self.games[-1] = replace(game, remarks=(*game.remarks, Remark(len(game.actions), text)))

    def record(self) -> Record:
        if not self.begun:
            raise ValueError(f"a record begins with '{MAGIC} {VERSION}'")
        named = self.header.pop("rules", "")
        date = self.header.pop("date", "")
        rules = parse(" ".join([named, *(f"{name}={value}" for name, value in self.header.items())]), CribbageRules)
        strangers = [seat for seat in self.seats if seat >= rules.players]
        if strangers:
            raise ValueError(f"there is no seat {strangers[0]}: {rules.players} play")
        seats = tuple(self.seats.get(seat, f"Seat {seat}") for seat in range(rules.players))
        return Record(rules, seats, tuple(self.games), date, tuple(self.remarks))
