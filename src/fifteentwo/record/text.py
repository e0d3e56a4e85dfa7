"""Writing and reading records as text and as JSON."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.expected import expect
from fifteentwo.fairness import Seal
from fifteentwo.families import FAMILIES, AnyAction, AnyRules, family_of
from fifteentwo.locales import CodedError, CodedValueError, quotable
from fifteentwo.record.model import (
    MAGIC,
    VERSION,
    BadRecord,
    ComputerSeat,
    GameRecord,
    Record,
    Remark,
    SeriesPlace,
    read_card,
)
from fifteentwo.rules import every_field, parse

_FIELDS: Final = {name for family in FAMILIES.values() for name in family.rules.__struct_fields__}
_FIRST: Final = f"{MAGIC} {VERSION}"
_HEADER: Final = {"date", "rules", "family", "deal", "assisted", "series"}


def to_json(record: Record) -> str:
    """The record as JSON, including every field of its rules."""
    expect(record, Record, "to_json", "a Record")
    return msgspec.json.format(msgspec.json.encode(record, enc_hook=str)).decode()


def _from_json(text: str) -> Record:
    try:
        record = msgspec.convert(_as_today(msgspec.json.decode(text)), Record, dec_hook=read_card)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord("record-json", reason=_reason(error)) from None
    if record.fifteentwo != VERSION:
        raise BadRecord("record-version", version=record.fifteentwo, known=VERSION)
    _insist_on_its_family(record)
    return record


def _insist_on_its_family(record: Record) -> None:
    """Raises BadRecord for an action of another family of games."""
    actions = family_of(record.rules).actions
    for number, game in enumerate(record.games):
        for place, action in enumerate(game.actions):
            if not isinstance(action, actions):
                where = CodedError("record-game-action", game=number + 1, action=place + 1)
                known = ", ".join(map(_type_of, actions))
                reason = CodedError("action-unknown-solo", given=_type_of(type(action)), known=known)
                raise BadRecord("record-wrong", where=where, reason=reason)


def _type_of(action: type[Struct]) -> str:
    """The `type` of these actions in JSON."""
    return str(action.__struct_config__.tag)


def _reason(error: Exception) -> Exception:
    """The error of our own that msgspec has put into its English, or its error."""
    cause = error.__cause__
    return cause if isinstance(cause, CodedError) else error


def _as_today(found: dict[str, Any]) -> dict[str, Any]:
    """The JSON of a record, converted to the current format.

    In earlier versions rules without a family were those of cribbage; a solo game had its actions and marks at the top
    level; and the action `discard` was called `lay_away`, while in a square `discard` was the name of `throw`.
    """
    rules = found.get("rules")
    if isinstance(rules, dict):
        found = {**found, "rules": {"family": "cribbage", **rules}}
    if "actions" in found:
        game: dict[str, Any] = {name: found[name] for name in ("actions", "remarks") if name in found}
        if found.get("assisted"):
            game["assisted"] = [0]
        kept = {name: value for name, value in found.items() if name not in ("actions", "remarks", "assisted")}
        found = {"seats": ["Seat 0"], **kept, "games": [game]}
    if isinstance(found.get("games"), list):
        found = {**found, "games": [_game_as_today(game) for game in found["games"]]}
    return found


def _game_as_today(game: Any) -> Any:
    if not isinstance(game, dict) or not isinstance(game.get("actions"), list):
        return game
    return {**game, "actions": [_action_as_today(action) for action in game["actions"]]}


def _action_as_today(action: Any) -> Any:
    match action:
        case {"type": "lay_away"}:
            return {**action, "type": "discard"}
        case {"type": "discard"} if "cards" not in action:
            return {**action, "type": "throw_away"}
        case _:
            return action


def to_text(record: Record) -> str:
    """The record as text that `read` reads back; every field of its rules is in the header."""
    expect(record, Record, "to_text", "a Record")
    lines = [f"{MAGIC} {record.fifteentwo}"]
    lines += [f"# {remark}".rstrip() for remark in record.remarks]
    lines += [f"date = {quoted(record.date)}"] if record.date else []
    lines += [f"seat {seat} = {quoted(name)}" for seat, name in enumerate(record.seats)]
    lines += [f"deal = {record.deal}"] if record.deal is not None else []
    lines += [] if record.series is None else [f"series = {_series_line(record.series)}"]
    lines += [f"{name} = {value}" for name, value in every_field(record.rules).items()]
    for game in record.games:
        lines += ["", "game" if game.dealer is None else f"game dealer {game.dealer}", *_seal_lines(game.seal)]
        lines += map(_computer_line, game.computers)
        lines += _game_lines(record.rules, game)
        lines += [] if game.resigned is None else [f"{'timeout' if game.out_of_time else 'resign'} {game.resigned}"]
        lines += [f"assisted {' '.join(map(str, game.assisted))}"] if game.assisted else []
        lines += [f"secret {game.seal.secret}"] if game.seal.secret else []
    return "\n".join(lines) + "\n"


def _series_line(series: SeriesPlace) -> str:
    return " ".join(map(str, (series.id, series.match, *series.won)))


def _series(line: str) -> SeriesPlace:
    """The place in a series on this line. Raises ValueError."""
    name, *numbers = line.split() or [""]
    if not numbers or not all(re.fullmatch(r"[0-9]{1,6}", number) for number in numbers):
        raise CodedValueError("record-series")
    match, *won = map(int, numbers)
    return SeriesPlace(name, match, tuple(won))


def _seal_lines(seal: Seal) -> list[str]:
    """What is known of the packs before the first card."""
    lines = [f"commitment {seal.commitment}"] if seal.commitment else []
    return lines + [f"salt {seat} {salt}".rstrip() for seat, salt in enumerate(seal.salts)]


def _computer_line(computer: ComputerSeat) -> str:
    words = f"computer {computer.seat} {computer.player or '-'}"
    return f"{words} from {computer.first + 1}" if computer.first else words


def _computer(words: Sequence[str]) -> ComputerSeat:
    """The line without its first word. Raises ValueError."""
    match words:
        case [seat, player] if re.fullmatch(r"\d{1,2}", seat):
            return ComputerSeat(int(seat), "" if player == "-" else player)
        case [seat, player, "from", first] if re.fullmatch(r"\d{1,2} [1-9]\d{0,5}", f"{seat} {first}"):
            return ComputerSeat(int(seat), "" if player == "-" else player, int(first) - 1)
        case _:
            raise CodedValueError("record-computer")


def _game_lines(rules: AnyRules, game: GameRecord) -> list[str]:
    family, lines = family_of(rules), list[str]()
    for place, action in enumerate(game.actions):
        lines += _remarks(game, place)
        words = family.write_action(action)
        if words.startswith("play") and lines and lines[-1].startswith("play"):
            lines[-1] += "," + words.removeprefix("play")
        else:
            lines.append(words)
    return lines + _remarks(game, len(game.actions))


def _remarks(game: GameRecord, after: int) -> list[str]:
    return [f"# {remark.text}".rstrip() for remark in game.remarks if remark.after == after]


def read(text: str) -> Record:
    """The record in this text or JSON. Raises BadRecord, which names the line."""
    return read_with_places(text)[0]


def read_with_places(text: str) -> tuple[Record, list[list[int]]]:
    """The record, and the line of each action of each game in the file. Raises BadRecord."""
    expect(text, str, "a record", "text")
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        return _from_json(text.lstrip("\ufeff")), []
    reader = _Reader()
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        try:
            reader.line(number, line)
        except ValueError as error:
            raise BadRecord("record-wrong", where=CodedError("record-line", line=number), reason=error) from None
    try:
        return reader.record(), reader.places
    except ValueError as error:
        raise BadRecord("record-wrong", where=CodedError("record-header"), reason=error) from None


def quoted(value: str) -> str:
    """The value, quoted as in JSON if it would otherwise be misread."""
    return msgspec.json.encode(value).decode() if "#" in value or value.startswith('"') else value


_QUOTED: Final = re.compile(r'([^="#]*=\s*"(?:[^"\\]|\\.)*"\s*)(?:(#)(.*))?')


def parted(line: str) -> tuple[str, str, str]:
    """The parts of a line: its content, the mark of a remark or '', and the remark."""
    if found := _QUOTED.fullmatch(line):
        body, hash_sign, remark = found.groups(default="")
        return body, hash_sign, remark
    return line.partition("#")


def unquoted(value: str) -> str:
    """The value that `quoted` has written. Raises ValueError."""
    return msgspec.json.decode(value, type=str) if value.startswith('"') else value


def _sealed(seal: Seal, words: Sequence[str], players: int) -> Seal:
    """The seal of a game of so many players with what this line says. Raises ValueError."""
    match words:
        case ["commitment", digits] if not seal.commitment:
            return replace(seal, commitment=digits)
        case ["secret", digits] if not seal.secret:
            return replace(seal, secret=digits)
        case ["salt", seat, *digits] if seat == str(len(seal.salts)) and int(seat) < players and len(digits) <= 1:
            return replace(seal, salts=(*seal.salts, *(digits or [""])))
        case _:
            raise CodedValueError("record-seal")


class _GameLines:
    """The lines of a game that have been read so far. They are put together at the end: a record may have a hundred thousand."""

    def __init__(self, dealer: int | None, assisted: list[int]) -> None:
        self.dealer = dealer
        self.assisted = assisted
        self.resigned: int | None = None
        self.out_of_time = False
        self.actions: list[AnyAction] = []
        self.remarks: list[Remark] = []
        self.computers: list[ComputerSeat] = []
        self.seal = Seal()

    def record(self) -> GameRecord:
        """The game. Raises ValueError."""
        return GameRecord(
            tuple(self.actions),
            self.dealer,
            self.resigned,
            tuple(self.remarks),
            tuple(self.assisted),
            self.seal,
            tuple(self.computers),
            self.out_of_time,
        )


class _Reader:
    """The part of a text that has been read so far."""

    def __init__(self) -> None:
        self.begun = False
        self.header: dict[str, str] = {}
        self.seats: dict[int, str] = {}
        self.remarks: list[str] = []
        self.games: list[_GameLines] = []
        self.places: list[list[int]] = []
        self.rules: AnyRules
        self.marked: tuple[int, ...] = ()

    def line(self, number: int, line: str) -> None:
        body, hash_sign, remark = parted(line)
        words = body.split()
        if words and not self.begun:
            if " ".join(words) != _FIRST:
                begins = quotable(body.strip()[:40])
                raise CodedValueError("record-begins-not", wanted=_FIRST, given=begins)
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
            raise CodedValueError("record-neither", given=quotable(name))
        if found := re.fullmatch(r"seat\s+(\d{1,2})", name):
            seat = int(found[1])
            if seat in self.seats:
                raise CodedValueError("record-seat-twice", seat=seat)
            self.seats[seat] = unquoted(value)
        elif name in self.header:
            raise CodedValueError("rules-twice", name=name)
        elif name in _HEADER or name in _FIELDS:
            self.header[name] = unquoted(value) if name == "date" else value
        else:
            raise CodedValueError("record-no-rule", name=quotable(name))

    def _game(self, words: list[str]) -> None:
        if words and words[0].isdigit():  # the number of the game is optional
            words = words[1:]
        if not self.games:
            try:
                self.rules, self.marked = self._rules(), self._marked()
            except ValueError as error:
                raise BadRecord("record-wrong", where=CodedError("record-header"), reason=error) from None
        dealer: int | None = None
        if words:
            if len(words) != 2 or words[0] != "dealer" or not re.fullmatch(r"\d{1,2}", words[1]):
                raise CodedValueError("record-game-begins")
            dealer = int(words[1])
        self.games.append(_GameLines(dealer, [*self.marked]))
        self.places.append([])

    def _done(self, number: int, words: list[str]) -> None:
        game = self.games[-1]
        if words[0] == "assisted":
            if len(words) == 1 or not all(re.fullmatch(r"\d{1,2}", word) for word in words[1:]):
                raise CodedValueError("record-assisted-by")
            game.assisted += map(int, words[1:])
            return
        if words[0] in ("commitment", "salt", "secret"):
            game.seal = _sealed(game.seal, words, self.rules.players)
            return
        if words[0] == "computer":
            game.computers.append(_computer(words[1:]))
            return
        if game.resigned is not None:
            raise CodedValueError("record-over")
        if words[0] in ("resign", "timeout"):
            game.out_of_time = words[0] == "timeout"
            if len(words) != 2 or not re.fullmatch(r"\d{1,2}", words[1]):
                raise CodedValueError("record-timeout" if game.out_of_time else "record-resign")
            game.resigned = int(words[1])
            return
        actions = cast(tuple[AnyAction, ...], family_of(self.rules).read_actions(" ".join(words)))
        game.actions += actions
        self.places[-1] += [number] * len(actions)

    def _remark(self, text: str) -> None:
        if self.games:
            game = self.games[-1]
            game.remarks.append(Remark(len(game.actions), text))
        else:
            self.remarks.append(text)

    def _rules(self) -> AnyRules:
        """The rules, once the header has been read. Raises ValueError."""
        named = self.header.pop("rules", "")
        fields = [f"{name}={self.header.pop(name)}" for name in list(self.header) if name in _FIELDS | {"family"}]
        return parse(" ".join([named, *fields]))

    def _marked(self) -> tuple[int, ...]:
        """The seats that had help, from the header of a solo game written by an earlier version."""
        assisted = self.header.pop("assisted", "off")
        if assisted not in ("on", "off"):
            raise CodedValueError("rules-not-switch", given=quotable(f"assisted={assisted}"))
        return (0,) if assisted == "on" else ()

    def record(self) -> Record:
        if not self.begun:
            raise CodedValueError("record-begins", wanted=_FIRST)
        rules = self.rules if self.games else self._rules()
        deal = self.header.get("deal")
        if deal is not None and not re.fullmatch(r"[0-9]{1,10}", deal):
            raise CodedValueError("record-deal", given=quotable(f"deal={deal}"))
        strangers = [seat for seat in self.seats if seat >= rules.players]
        if strangers:
            raise CodedValueError("record-no-seat", seat=strangers[0], players=rules.players)
        seats = tuple(self.seats.get(seat, f"Seat {seat}") for seat in range(rules.players))
        return Record(
            rules,
            seats,
            tuple(game.record() for game in self.games),
            self.header.get("date", ""),
            tuple(self.remarks),
            None if deal is None else int(deal),
            series=_series(self.header["series"]) if "series" in self.header else None,
        )
