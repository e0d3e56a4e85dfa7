"""What the page and the server say to each other, for every game: a handful of messages, and nothing else.

The TypeScript types in web/src/protocol.ts are generated from these Structs.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from fifteentwo.calling import Line
from fifteentwo.cards import Card
from fifteentwo.families import AnyChoice, AnyRules, family_of
from fifteentwo.game import Seat, Side
from fifteentwo.narration import Position, Told
from fifteentwo.record import read_card

Aim = Literal["points", "chance"]
"""What a hint weighs choices by: points on average, or the chance to win."""


class SkunkLine(Struct, frozen=True):
    """A line on the board: a loser of one of these sides, short of `hole`, is called by its title."""

    hole: int
    title: str
    sides: tuple[Side, ...]


class Chair(Struct, frozen=True):
    """Who sits at a seat: a person, or a computer player by its name.

    For a person that is `helped` the room claims what cards are worth, and calls no muggins.
    """

    name: str
    player: str | None = None
    helped: bool = False


# From the page


class FromPage(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A message the page sends."""


class Hello(FromPage, frozen=True):
    """First on every socket: the owner's token, the seat (None: the first one held), and the last entry seen.

    The answer is a Welcome. If nothing was taken back since entry `since`, it shows the table as it stood then (its
    `at` is `since`), and each entry after it follows as an Update; otherwise it shows the table as it stands.
    """

    token: str
    seat: Seat | None = None
    since: int | None = None


class Act(FromPage, frozen=True):
    """This seat acts; `at` is the number of the entry it answers, so that a late click is not played twice."""

    action: AnyChoice
    at: int


class CountSets(FromPage, frozen=True):
    """Counting set by set: the groups of cards this seat has found in what it is to claim; the last one is new.

    The answer is SetsCounted, to this socket alone, and nothing has happened.
    """

    groups: tuple[tuple[Card, ...], ...]


class AskHint(FromPage, frozen=True):
    """What should this seat do? `at` is the entry it sees, as in Act.

    The answer is a Hint, to this socket alone, as soon as it is found (while the engine gets ready a first opinion, and
    then the full one); the game is marked as assisted for all to see.
    """

    at: int
    aim: Aim = "points"


class Demonstrate(FromPage, frozen=True):
    """The computer chooses in this seat's place: a Hint says what it thinks, and the Update what it did."""

    at: int


class NextGame(FromPage, frozen=True):
    """On to the next game of the match."""


class TakeBack(FromPage, frozen=True):
    """Take back this seat's last action (alone, or against the computer); the game is assisted from then on."""


class GiveUp(FromPage, frozen=True):
    """Give up the game."""


Incoming = Hello | Act | CountSets | AskHint | Demonstrate | NextGame | TakeBack | GiveUp
Request = Act | CountSets | AskHint | Demonstrate | NextGame | TakeBack | GiveUp
"""What is asked of a room, once it is known who asks."""


# From the server


class FromServer(Struct, frozen=True, tag=True):
    """A message the server sends."""


class Welcome(FromServer, frozen=True):
    """The whole table as it stood after entry `at`: after Hello, when something was taken back, and after a late click.

    `sides` is the side that each seat plays for, `targets` the score that each side needs; `hints` whether one may ask for a hint. `deal` is the number of a
    numbered deal and `day` its date, where it is that of a day; `replayed`: its owner had begun this deal before.
    """

    room: str
    seat: Seat | None
    chairs: tuple[Chair, ...]
    hints: bool
    sides: tuple[Side, ...]
    rules: AnyRules
    rules_text: str
    rules_words: str
    targets: tuple[int, ...]
    skunk_lines: tuple[SkunkLine, ...]
    deal: int | None
    day: str | None
    replayed: bool
    at: int
    position: Position


class Update(FromServer, frozen=True):
    """One entry of the log and all that came of it. `at` is its number.

    `position` is None where other entries follow at once: the last one of a turn has it.
    """

    at: int
    told: tuple[Told, ...]
    position: Position | None


class Refused(FromServer, frozen=True):
    """What was asked cannot be done: a sentence for the screen."""

    sentence: str


class SetsCounted(FromServer, frozen=True):
    """The groups that are sets, as one counts them, and their total; `refusal` says why the last one is none."""

    lines: tuple[Line, ...]
    total: int
    refusal: str = ""


class HintFigure(Struct, frozen=True):
    """A number of a hint. `error` is its standard error: 0 where it is exact, None where it is not known."""

    value: float
    error: float | None = None


class StarterWorth(Struct, frozen=True):
    """What a hand is worth on average when a starter of this rank is turned."""

    rank: str
    hand: float


class HintOption(Struct, frozen=True):
    """One thing to do, and what it is worth; None is not known by these rules.

    `total` is in points, the seat's own less the others', for a square or solitaire what the whole comes to on
    average, and for a swap what the square comes to after it. A crib that is not the seat's own counts against it.
    `play` is the play of the cards that follows, `now` what a card pegs at once, `win` and `match` are chances.
    """

    action: AnyChoice
    total: HintFigure | None = None
    hand: HintFigure | None = None
    crib: HintFigure | None = None
    play: HintFigure | None = None
    win: HintFigure | None = None
    match: HintFigure | None = None
    now: int | None = None
    best_starters: tuple[StarterWorth, ...] = ()
    worst_starters: tuple[StarterWorth, ...] = ()
    reason: str = ""


class Hint(FromServer, frozen=True):
    """What can be done, the best first, and the same in words: a nudge, then the choice; `at` is that of the AskHint.

    `by` is what the options are ranked by, `basis` says what of it is exact and what is not known. `demonstrated`: the
    computer does it now, as the next Update tells.
    """

    at: int
    what: Literal["discard", "play", "place", "swap"]
    by: Literal["win", "match", "points"]
    nudge: str
    words: str
    basis: str
    options: tuple[HintOption, ...]
    demonstrated: bool = False


Outgoing = Welcome | Update | Refused | SetsCounted | Hint


def skunk_lines(rules: AnyRules) -> tuple[SkunkLine, ...]:
    """The skunk lines the page draws on the board."""
    of_sides = [family_of(rules).lines(rules, side) for side in range(rules.sides)]
    lines = dict.fromkeys(line for lines in of_sides for line in lines)
    return tuple(
        SkunkLine(hole, title, tuple(side for side, own in enumerate(of_sides) if (hole, title) in own))
        for hole, title in lines
    )


ENCODER: Final = msgspec.json.Encoder(enc_hook=str)
CHAIRS: Final = msgspec.json.Decoder(tuple[Chair, ...])
DECODER: Final = msgspec.json.Decoder(Incoming, dec_hook=read_card)
REQUESTS: Final = msgspec.json.Decoder(Request, dec_hook=read_card)


def decode(data: bytes | str) -> Incoming:
    """A message from the page. Raises msgspec.ValidationError or DecodeError, which say what is wrong."""
    message: Incoming = DECODER.decode(data)
    return message


def decode_request(data: bytes | str) -> Request:
    """The same for a request that comes by HTTP, where the headers say who asks."""
    message: Request = REQUESTS.decode(data)
    return message
