"""The form of a custom game: which rules, how many players, who sits where, the time, and what spectators see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from fifteentwo.cli.language import reason, say, spoken
from fifteentwo.game import Seat
from fifteentwo.locales import message
from fifteentwo.players import KINDS
from fifteentwo.rules import PRESETS, described, parse, write
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.terms import DAY, Terms, TimeControl
from fifteentwo.server.wire import Chair
from fifteentwo.tui.form import ChooseRow, Form, HeadingRow, PressRow, Row, WriteRow

FRIEND: Final = "friend"
HERE: Final = "here"
"""What a seat is given to, beside the names of computer players: a friend by link, or somebody at this screen."""
TABLES: Final = (
    ("", "tui-as-usual"),
    ("players=3 cards_dealt=5 discards=1 crib=discards+1_from_stock", "custom-three"),
    ("players=4 teams=on cards_dealt=5 discards=1", "custom-four-partners"),
    ("players=4 cards_dealt=5 discards=1", "custom-four"),
    ("players=5 cards_dealt=5 discards=1", "custom-five"),
    ("players=6 teams=on cards_dealt=5 discards=1", "custom-six"),
)
"""The numbers of players, as fields of the rules."""

_CLOCKS: Final = {
    "none": None,
    "move": TimeControl("move", 60),
    "game": TimeControl("game", 600, 10),
    "days": TimeControl("days", 3 * DAY),
}


class CustomGame(NamedTuple):
    """What was chosen: the player's name, or ""; the room; the seats for friends by link, and those at this screen."""

    name: str
    room: NewRoom
    friends: tuple[Seat, ...]
    own: tuple[Seat, ...]


class CustomForm:
    """The form of a new game; `friends` sit at the other seats at first, or computer players.

    `open_rules` gets a rules code, to be changed field by field, and what to do with every new one.
    """

    def __init__(
        self,
        player: str,
        name: str,
        open_rules: Callable[[str, Callable[[str], None]], None],
        start: Callable[[CustomGame], None],
        friends: bool = False,
    ) -> None:
        self.form = Form(())
        self.heading = say("friend-title") if friends else say("custom-title")
        self._rules_opened, self._started = open_rules, start
        self._player = FRIEND if friends else player
        presets = [(preset.name, preset_name(preset.name)) for preset in PRESETS.values() if preset.rules.players > 1]
        self._called = WriteRow(say("friend-your-name"), name)
        self._preset = ChooseRow(say("explore-rules"), presets, "standard", self._choose)
        self._table = ChooseRow(
            say("custom-players"), [(fields, say(code)) for fields, code in TABLES], "", self._choose
        )
        self._code = WriteRow(say("custom-rules"), "standard", self._seat)
        self._hints = ChooseRow(
            say("custom-hints"), [("yes", say("tui-yes")), ("no", say("tui-no"))], "no" if friends else "yes"
        )
        self._clock = ChooseRow(say("clock"), [(kind, _clock_name(kind)) for kind in _CLOCKS])
        self._open_cards = ChooseRow(
            say("friend-open-cards"),
            [("table", say("friend-open-cards-table")), ("later", say("friend-open-cards-later"))],
        )
        self._seats: list[ChooseRow] = []
        self._names: list[WriteRow] = []
        self._seat()

    def _choose(self) -> None:
        """The rules code of the preset and the number of players."""
        self._code.value = f"{self._preset.value} {self._table.value}".strip()
        self._seat()

    def _seat(self) -> None:
        """A row for each of the other seats, and the rows of people if one of them is for a friend."""
        players = self.players
        while len(self._seats) < players - 1:
            label = say("friend-seat", number=len(self._seats) + 2)
            self._seats.append(ChooseRow(label, [*_sitters()], self._player, self._fill))
            person = say("custom-person", number=len(self._seats) + 1)
            self._names.append(WriteRow(f"  {say('custom-name')}", person))
        del self._seats[max(0, players - 1) :]
        self._fill()

    def _fill(self) -> None:
        rows: list[Row] = [
            self._called,
            self._preset,
            self._table,
            self._code,
            PressRow(say("tui-rules"), self._open_rules),
            HeadingRow(say("custom-seats")),
        ]
        for seat, called in zip(self._seats, self._names, strict=False):
            rows += [seat, called] if seat.value == HERE else [seat]
        if any(seat.value == FRIEND for seat in self._seats):
            rows += [self._clock, self._open_cards]
        self.form.fill([*rows, self._hints, PressRow(say("custom-start"), self._start)])

    @property
    def players(self) -> int:
        """The number of players of the rules; 2 while the code cannot be read."""
        try:
            return parse(self._code.value).players
        except ValueError:
            return 2

    def explained(self) -> Sequence[str]:
        """The rules in words, or why the code is refused."""
        try:
            rules = parse(self._code.value)
        except ValueError as error:
            return (reason(error),)
        if rules.players == 1:
            return (say("custom-not-cribbage"),)
        return (described(rules).in_language(spoken()),)

    def _open_rules(self) -> None:
        """The rules field by field, if the code can be read."""
        try:
            rules = parse(self._code.value)
        except ValueError:
            return
        if rules.players > 1:
            self._rules_opened(write(rules), self._ruled)

    def _ruled(self, code: str) -> None:
        self._code.value = code
        self._seat()

    def _start(self) -> None:
        try:
            rules = parse(self._code.value)
        except ValueError:
            return
        if rules.players == 1:
            return
        name = self._called.value.strip()
        friends = tuple(seat for seat, row in enumerate(self._seats, 1) if row.value == FRIEND)
        here = tuple(seat for seat, row in enumerate(self._seats, 1) if row.value == HERE)
        chairs = (Chair(name or say("tui-player")), *map(self._chair, range(len(self._seats))))
        terms = Terms(_CLOCKS[self._clock.value], open_cards=self._open_cards.value == "later") if friends else Terms()
        room = NewRoom(write(rules), chairs, hints=self._hints.value == "yes", terms=terms)
        self._started(CustomGame(name, room, friends, (0, *here)))

    def _chair(self, place: int) -> Chair:
        who = self._seats[place].value
        if who == FRIEND:
            return Chair(f"{say('friend-guest')} {place + 1}")
        if who == HERE:
            return Chair(self._names[place].value.strip() or say("custom-person", number=place + 2))
        return Chair(KINDS[who].character.name, who)


def _sitters() -> Iterator[tuple[str, str]]:
    for kind in KINDS.values():
        yield kind.name, kind.character.name
    yield FRIEND, say("tui-friend-by-link")
    yield HERE, say("tui-friend-here")


def _clock_name(kind: str) -> str:
    clock = _CLOCKS[kind]
    if clock is None:
        return say("clock-none")
    if kind == "days":
        return say("clock-days", days=clock.seconds // DAY)
    return say(f"clock-{kind}", seconds=clock.seconds, minutes=clock.seconds // 60, increment=clock.increment)


def preset_name(name: str) -> str:
    """The name of a preset; what it is called in a rules code if it has no other."""
    try:
        return message(f"custom-preset-{name.replace('_', '-')}", {}, spoken())
    except LookupError:
        return name.replace("_", " ").capitalize()
