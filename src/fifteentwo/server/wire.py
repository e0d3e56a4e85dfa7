"""What the page and the server say to each other: a handful of messages, and nothing else.

The TypeScript types in web/src/protocol.ts are generated from these Structs.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from fifteentwo.calling import Line
from fifteentwo.cards import Card
from fifteentwo.cribbage import Call, Choose, Claim, LayAway, Name, Pass, Play
from fifteentwo.cribbage.result import skunk_lines
from fifteentwo.game import Seat, Side, Standing
from fifteentwo.record import read_card
from fifteentwo.rules import CribbageRules, Field
from fifteentwo.server.scenes import Position, Scene, Told

Deed = LayAway | Play | Claim | Call | Pass | Choose | Name
"""What a seat may do."""


class SkunkLine(Struct, frozen=True):
    """A line on the board: a loser of one of these sides, short of `hole`, is called by its title."""

    hole: int
    title: str
    sides: tuple[Side, ...]


class Chair(Struct, frozen=True):
    """Who sits at a seat: a person, or a player of the house by its name.

    For a person that is `helped` the room claims what its cards are worth, and calls no muggins.
    """

    name: str
    player: str | None = None
    helped: bool = False


# From the page


class FromPage(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A message the page sends."""


class Hello(FromPage, frozen=True):
    """First on every socket: the seat's token, and the last entry the page has seen (None: nothing).

    The answer is a Welcome. Where nothing was taken back since that entry, it shows the table as it stood
    then (its `at` is `since`), and each entry after it follows as News; else it shows the table as it stands.
    """

    token: str
    since: int | None = None


class Act(FromPage, frozen=True):
    """This seat acts; `at` is the number of the entry it answers, so that a late click is not played twice."""

    action: Deed
    at: int


class CountSets(FromPage, frozen=True):
    """Counting set by set: the groups of cards this seat has found in what it is to claim; the last one is new.

    The answer is SetsCounted, to this socket alone, and nothing has happened.
    """

    groups: tuple[tuple[Card, ...], ...]


class AskHint(FromPage, frozen=True):
    """What should this seat lay away or play? `at` is the entry it sees, as in Act.

    The answer is a Hint, to this socket alone, as soon as it is found (while the engine's tables are read a first opinion,
    and then the full one); the game is marked as assisted for all to see.
    """

    at: int


class NextGame(FromPage, frozen=True):
    """On to the next game of the match."""


class TakeBack(FromPage, frozen=True):
    """Take back this seat's last action (against the computer)."""


class GiveUp(FromPage, frozen=True):
    """Give up the game."""


Incoming = Hello | Act | CountSets | AskHint | NextGame | TakeBack | GiveUp


# From the server


class FromServer(Struct, frozen=True, tag=True):
    """A message the server sends."""


class Welcome(FromServer, frozen=True):
    """The whole table as it stood after entry `at`: after Hello, when something was taken back, and after a late click.

    `sides` is the side that each seat plays for, `targets` the score that each side needs; `hints` whether one may ask for a hint.
    """

    room: str
    seat: Seat | None
    chairs: tuple[Chair, ...]
    hints: bool
    sides: tuple[Side, ...]
    rules: CribbageRules
    rules_text: str
    rules_words: str
    targets: tuple[int, ...]
    skunk_lines: tuple[SkunkLine, ...]
    at: int
    position: Position


class News(FromServer, frozen=True):
    """One entry of the log and all that came of it. `at` is its number."""

    at: int
    told: tuple[Told, ...]
    position: Position


class Refused(FromServer, frozen=True):
    """What was asked cannot be done: a sentence for the screen."""

    sentence: str


class SetsCounted(FromServer, frozen=True):
    """The groups that are sets, as one counts them, and their total; `refusal` says why the last one is none."""

    lines: tuple[Line, ...]
    total: int
    refusal: str = ""


class Worth(Struct, frozen=True):
    """A number of a hint. `error` is its standard error: 0 where it is exact, None where nobody knows it."""

    value: float
    error: float | None = None


class StarterWorth(Struct, frozen=True):
    """What a hand comes to, on average, when a starter of this rank is turned."""

    rank: str
    hand: float


class HintOption(Struct, frozen=True):
    """One thing to do, and what it is worth; None is not known by these rules.

    Points are the seat's own less the others': a crib that is not its own counts against it. `play` is the play of
    the cards that follows, `now` what a card pegs at once, `win` and `match` are chances.
    """

    cards: tuple[Card, ...]
    total: Worth
    hand: Worth | None
    crib: Worth | None
    play: Worth | None
    win: Worth | None
    match: Worth | None
    now: int | None
    best_starters: tuple[StarterWorth, ...]
    worst_starters: tuple[StarterWorth, ...]
    reason: str


class Hint(FromServer, frozen=True):
    """What can be done, the best first, and the same in words: a nudge, then the card; `at` is that of the AskHint.

    `by` is what the options are ranked by, `basis` says what of it is exact and what is not known.
    """

    at: int
    what: Literal["discard", "play"]
    by: Literal["win", "match", "points"]
    nudge: str
    words: str
    basis: str
    options: tuple[HintOption, ...]


Outgoing = Welcome | News | Refused | SetsCounted | Hint


# By HTTP


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms: a new match. `seats` names the players from seat 0 on; at least one is a person.

    `dealer` is who deals first (None: by the rules), as in a rematch; `hints` whether one may ask for a hint
    (None: where a person sits among players of the house alone).
    """

    rules: str
    seats: tuple[Chair, ...]
    dealer: Seat | None = None
    hints: bool | None = None


class HeldSeat(Struct, frozen=True):
    """A person's seat, and the token that holds it."""

    seat: Seat
    token: str


class Opened(Struct, frozen=True):
    """A room was opened: its name, and a token for each person's seat."""

    room: str
    seats: tuple[HeldSeat, ...]


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms/mine: the tokens this browser holds."""

    tokens: tuple[str, ...]


class Summary(Struct, frozen=True):
    """A line of the lobby for one of the tokens; `scores` are those of the sides, `to_act` the seats waited for."""

    token: str
    room: str
    seat: Seat
    chairs: tuple[Chair, ...]
    rules_text: str
    rules_words: str
    match: str
    scores: tuple[int, ...]
    standing: Standing
    match_over: bool
    match_winner: Side | None
    to_act: tuple[Seat, ...]
    updated: str


class PresetCard(Struct, frozen=True):
    """A preset as the new-game dialog shows it."""

    name: str
    words: str
    rules: CribbageRules


class PlayerCard(Struct, frozen=True):
    """A player of the house as the new-game dialog shows it: a chair, and the line that describes it."""

    name: str
    player: str
    words: str


class Menu(Struct, frozen=True):
    """GET /api/menu: what a new game can be made of."""

    version: str
    presets: tuple[PresetCard, ...]
    players: tuple[PlayerCard, ...]
    targets: tuple[int, ...]
    fields: tuple[Field, ...]


class RulesLine(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rules: a line of rules, such as 'hoyle target=61'."""

    rules: str


class RulesCard(Struct, frozen=True):
    """What such a line comes to: its shortest form, a word on it, and what is unlike the standard game."""

    rules_text: str
    rules_words: str
    rules: CribbageRules
    differences: tuple[str, ...]


class ReplayStep(Struct, frozen=True):
    """One action of a record, what came of it, and where the table stood then.

    The first step of each game (numbered from 1) is its beginning, of which nothing is told.
    """

    game: int
    told: tuple[Told, ...]
    scene: Scene
    standing: Standing
    remark: str = ""


class Replay(Struct, frozen=True):
    """POST /api/replay with a record in the body: the record, step by step."""

    chairs: tuple[Chair, ...]
    sides: tuple[Side, ...]
    rules: CribbageRules
    rules_text: str
    rules_words: str
    targets: tuple[int, ...]
    skunk_lines: tuple[SkunkLine, ...]
    steps: tuple[ReplayStep, ...]
    unchecked: tuple[str, ...]


class Problem(Struct, frozen=True):
    """The body of every HTTP answer that is an error: a sentence for the screen."""

    sentence: str


ByHttp = NewRoom | Opened | Held | Summary | Menu | RulesLine | RulesCard | Replay | Problem


def sides_of(rules: CribbageRules) -> tuple[Side, ...]:
    """The side that each seat plays for."""
    return tuple(map(rules.side, range(rules.players)))


def lines_of(rules: CribbageRules) -> tuple[SkunkLine, ...]:
    """The skunk lines the page draws on the board."""
    of_sides = [skunk_lines(rules, side) for side in range(rules.sides)]
    lines = dict.fromkeys(line for lines in of_sides for line in lines)
    return tuple(
        SkunkLine(hole, title, tuple(side for side, own in enumerate(of_sides) if (hole, title) in own))
        for hole, title in lines
    )


ENCODER: Final = msgspec.json.Encoder(enc_hook=str)
DECODER: Final = msgspec.json.Decoder(Incoming, dec_hook=read_card)


def decode(data: bytes | str) -> Incoming:
    """A message from the page. Raises msgspec.ValidationError or DecodeError, which say what is wrong."""
    message: Incoming = DECODER.decode(data)
    return message
