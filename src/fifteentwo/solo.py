"""Records of the games for one: a square or a solitaire written down, as JSON and as text.

    fifteentwo record 1
    rules = wikibooks
    seat 0 = Ann
    deal = 202611213

    game
    turn 5H
    place 5H 5
    turn JD
    place JD 6

A solitaire has `deal 2C ... | 3D ... + 4H 5S` (hands, and after `+` the cards dealt to the crib), `lay
9C JD` and `turn 5S`. With the number of a deal in the header its cards must be those of that deal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import force_setattr

from fifteentwo.cards import Card, cards, write
from fifteentwo.game import HOUSE, IllegalAction
from fifteentwo.notation import parted, quoted, unquoted
from fifteentwo.record import MAGIC, VERSION, BadRecord, Remark, one_line, read_card
from fifteentwo.rules import PATIENCES, SQUARES, CribbageRules, PatienceRules, SquareRules, every_field, parse
from fifteentwo.solitaire import (
    PLAYER,
    Deal,
    Discard,
    Keep,
    LayAway,
    Patience,
    PatienceEvent,
    Place,
    Square,
    SquareEvent,
    Turn,
    deals,
    patience,
    square,
)

AnyRules = SquareRules | PatienceRules
AnyState = square.State | patience.State
SoloAction = Turn | Deal | Place | Discard | Keep | LayAway
SoloEvent = SquareEvent | PatienceEvent

_BASES: Final = {"square": "bvs", "patience": "arnold"}
VERBS: Final = ("turn", "place", "discard", "keep", "deal", "lay")


class SoloRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """One game for one: its rules, who played it, the number of its deal, and what was done.

    `deal` is None where the cards came from no numbered deal. `assisted` says that moves were taken back
    or hints asked for; moves taken back are not in `actions`.
    """

    rules: AnyRules
    seats: tuple[str, ...] = ("Seat 0",)
    deal: int | None = None
    assisted: bool = False
    actions: tuple[SoloAction, ...] = ()
    date: str = ""
    remarks: tuple[Remark, ...] = ()
    fifteentwo: int = VERSION

    def __post_init__(self) -> None:
        if len(self.seats) != 1:
            raise ValueError(f"1 seat is played for, and {len(self.seats)} are named")
        if self.deal is not None:
            deals.deck(self.deal)  # raises ValueError for a number there is not
        if any(not 0 <= remark.after <= len(self.actions) for remark in self.remarks):
            raise ValueError("a remark stands after an action that is not there")
        force_setattr(self, "seats", tuple(map(one_line, self.seats)))
        force_setattr(self, "date", one_line(self.date))
        force_setattr(self, "remarks", tuple(sorted(self.remarks, key=lambda remark: remark.after)))


class SoloMoment(Struct, frozen=True):
    """One action, what came of it, and the state after it."""

    action: SoloAction
    events: tuple[SoloEvent, ...]
    state: AnyState


class SoloReplayed(Struct, frozen=True):
    """A record played through: the state before its first action, and its moments."""

    record: SoloRecord
    start: AnyState
    moments: tuple[SoloMoment, ...]

    @property
    def state(self) -> AnyState:
        """The state the record ends in."""
        return self.moments[-1].state if self.moments else self.start


# Playing it through


def game_of(rules: AnyRules) -> Any:
    """The game by these rules: a `Square` or a `Patience`, which have the same seven verbs."""
    return Square(rules) if isinstance(rules, SquareRules) else Patience(rules)


def replay(record: SoloRecord, places: Sequence[str] = ()) -> SoloReplayed:
    """Plays the record through by its rules. Raises BadRecord where an action is not legal or not of the deal.

    `places` names where each action stands in the file, for the message.
    """
    game = game_of(record.rules)
    pack = None if record.deal is None else deals.deck(record.deal)
    start = state = game.start()
    moments = []
    for number, action in enumerate(record.actions):
        try:
            _insist_on_family(record.rules, action)
            if pack is not None and isinstance(action, Turn | Deal) and HOUSE in game.to_act(state):
                comes = deals.house(state, pack)
                if comes != action:
                    raise IllegalAction(f"Deal {record.deal} has '{write_action(comes)}' here.")
            state, events = game.apply(state, action)
        except IllegalAction as error:
            where = places[number] if places else f"action {number + 1}"
            raise BadRecord(f"{where} ({write_action(action)}): {error}") from None
        moments.append(SoloMoment(action, events, state))
    return SoloReplayed(record, start, tuple(moments))


def _insist_on_family(rules: AnyRules, action: SoloAction) -> None:
    of_both = isinstance(action, Turn)
    if not of_both and isinstance(action, Deal | LayAway) == isinstance(rules, SquareRules):
        raise IllegalAction(
            f"There is no such action in a {'square' if isinstance(rules, SquareRules) else 'solitaire'}."
        )


# An action in a line


def write_action(action: SoloAction) -> str:
    """The action in one line."""
    match action:
        case Turn(card):
            return f"turn {card}"
        case Place(card=card, cell=cell):
            return f"place {card} {cell}"
        case Discard():
            return "discard"
        case Keep(pile=pile):
            return f"keep {pile}"
        case Deal(hands, crib):
            return "deal " + " | ".join(map(write, hands)) + (f" + {write(crib)}" if crib else "")
        case LayAway(cards=away):
            return f"lay {write(away)}"
        case _ as never:
            assert_never(never)


def read_action(line: str) -> SoloAction:
    """The action of one line. Raises ValueError with a sentence."""
    verb, _, rest = line.strip().partition(" ")
    match verb.lower():
        case "turn":
            return Turn(Card(rest))
        case "place":
            card, _, cell = rest.strip().partition(" ")
            return Place(PLAYER, Card(card), _number(cell, "a cell"))
        case "discard" if not rest.strip():
            return Discard(PLAYER)
        case "keep":
            return Keep(PLAYER, _number(rest, "a pile"))
        case "deal":
            hands, _, crib = rest.partition("+")
            return Deal(tuple(cards(hand) for hand in hands.split("|")), cards(crib))
        case "lay":
            return LayAway(PLAYER, cards(rest))
        case _:
            raise ValueError(f"{line.strip()!r} is no action of a game for one: there are {', '.join(VERBS)}")


def _number(word: str, what: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", word.strip()):
        raise ValueError(f"{word.strip()!r} is not {what}")
    return int(word)


# JSON and text


def to_json(record: SoloRecord) -> str:
    """The record as JSON, every field of its rules included."""
    return msgspec.json.format(msgspec.json.encode(record, enc_hook=str)).decode()


def to_text(record: SoloRecord) -> str:
    """The record as text that `read` reads back; every field of its rules is in the header."""
    lines = [f"{MAGIC} {record.fifteentwo}"]
    lines += [f"date = {quoted(record.date)}"] if record.date else []
    lines += [f"seat 0 = {quoted(record.seats[0])}"]
    lines += [f"deal = {record.deal}"] if record.deal is not None else []
    lines += [f"assisted = {'on' if record.assisted else 'off'}"]
    lines += [f"{name} = {value}" for name, value in every_field(record.rules).items()]
    lines += ["", "game"]
    for place, action in enumerate(record.actions):
        lines += [*_remarks(record, place), write_action(action)]
    return "\n".join([*lines, *_remarks(record, len(record.actions))]) + "\n"


def _remarks(record: SoloRecord, after: int) -> Iterator[str]:
    return (f"# {remark.text}".rstrip() for remark in record.remarks if remark.after == after)


def is_solo(text: str) -> bool:
    """Whether this text or JSON is the record of a game for one rather than of a match of cribbage."""
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        with suppress(msgspec.MsgspecError, RecursionError):
            family = msgspec.json.decode(text.lstrip("\ufeff"), type=_Glance).rules.get("family")
            return family in _BASES
        return False
    for line in text.splitlines():
        name, _, value = (part.strip() for part in parted(line)[0].partition("="))
        if (name == "family" and value in _BASES) or (name == "rules" and {*value.split()} & {*SQUARES, *PATIENCES}):
            return True
        if name == "game":
            return False
    return False


class _Glance(Struct):
    rules: dict[str, Any]


def read(text: str) -> SoloRecord:
    """The record in this text, or in this JSON. Raises BadRecord with the line."""
    return _read(text)[0]


def load(text: str) -> SoloReplayed:
    """Reads a record and plays it through. Raises BadRecord with the place."""
    return replay(*_read(text))


def _read(text: str) -> tuple[SoloRecord, list[str]]:
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


def _from_json(text: str) -> SoloRecord:
    try:
        record = msgspec.json.decode(text, type=SoloRecord, dec_hook=read_card)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"this is not a record in JSON: {error}") from None
    if record.fifteentwo != VERSION:
        raise BadRecord(f"this is a record of version {record.fifteentwo}; only version {VERSION} can be read")
    return record


class _Reader:
    """What has been read of a text so far."""

    def __init__(self) -> None:
        self.part = "start"
        self.header: dict[str, str] = {}
        self.actions: list[SoloAction] = []
        self.remarks: list[Remark] = []
        self.places: list[str] = []

    def line(self, number: int, line: str) -> None:
        body, hash_sign, remark = parted(line)
        words = " ".join(body.split())
        if words and self.part == "start":
            if words != f"{MAGIC} {VERSION}":
                raise ValueError(f"a record begins with '{MAGIC} {VERSION}', not with {body.strip()[:40]!r}")
            self.part = "header"
        elif words == "game":
            if self.part == "game":
                raise ValueError("a record of a game for one holds one game")
            self.part = "game"
        elif words and self.part == "game":
            self.actions.append(read_action(words))
            self.places.append(f"line {number}")
        elif words:
            self._head(body)
        if hash_sign:
            self.remarks.append(Remark(len(self.actions), remark.strip()))

    def _head(self, body: str) -> None:
        name, equals, value = (part.strip() for part in body.partition("="))
        name = " ".join(name.split())
        if not equals:
            raise ValueError(f"{name!r} is neither 'name = value' nor the start of the game")
        if name in self.header:
            raise ValueError(f"{name} is set twice")
        self.header[name] = unquoted(value) if name in ("date", "seat 0") else value

    def record(self) -> SoloRecord:
        if self.part == "start":
            raise ValueError(f"a record begins with '{MAGIC} {VERSION}'")
        header = self.header
        family = header.pop("family", "square")
        if family not in _BASES:
            raise ValueError(f"{family!r} is no family of games for one: there are {' and '.join(_BASES)}")
        named = header.pop("rules", _BASES[family])
        name, date = header.pop("seat 0", "Seat 0"), header.pop("date", "")
        deal, assisted = header.pop("deal", None), header.pop("assisted", "off")
        if deal is not None and not re.fullmatch(r"[0-9]{1,10}", deal):
            raise ValueError(f"deal={deal} is not the number of a deal")
        if assisted not in ("on", "off"):
            raise ValueError(f"assisted={assisted} is neither on nor off")
        rules = parse(" ".join([named, *(f"{field}={value}" for field, value in header.items())]))
        if isinstance(rules, CribbageRules):
            raise ValueError(f"rules={named} is full cribbage, and this is the record of a game for one")
        return SoloRecord(
            rules,
            (name,),
            None if deal is None else int(deal),
            assisted == "on",
            tuple(self.actions),
            date,
            tuple(self.remarks),
        )
