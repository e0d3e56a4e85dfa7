"""What the page and the server say to each other: a handful of messages, and nothing else.

The TypeScript types in web/src/protocol.ts are generated from these Structs.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from fifteentwo.calling import Line
from fifteentwo.cards import Card
from fifteentwo.cribbage import AnyEvent, LayAway, Play, View
from fifteentwo.cribbage.result import skunk_lines
from fifteentwo.cribbage.state import Phase
from fifteentwo.game import Outcome, Seat, Side, Standing
from fifteentwo.record import read_card
from fifteentwo.rules import CribbageRules


class Group(Struct, frozen=True):
    """A row of the table of a count: '15s', 4."""

    name: str
    points: int


class Scene(Struct, frozen=True):
    """What lies on the table, as one seat sees it at one moment; cards it may not see are '??'."""

    phase: Phase
    dealer: Seat | None
    deals: int
    pegs: tuple[tuple[int, int], ...]
    cut: tuple[Card | None, ...]
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...]
    starter: Card | None
    plays: tuple[tuple[Seat, Card], ...]
    count_from: int
    count: int
    turn: Seat | None
    gone: tuple[Seat, ...]
    shown: int


class Told(Struct, frozen=True):
    """One event, what the table says of it, and the scene after it.

    `words` are what is called aloud; for a hand shown, `lines` are its cadence step by step, each
    with the cards it lights and the total so far, and `groups` the same as a table.
    """

    event: AnyEvent
    words: str
    scene: Scene
    lines: tuple[Line, ...] = ()
    groups: tuple[Group, ...] = ()


class SkunkLine(Struct, frozen=True):
    """A line on the board: a loser short of `hole` is called by its title."""

    hole: int
    title: str


class Chair(Struct, frozen=True):
    """Who sits at a seat: a person, or a player of the house by its name."""

    name: str
    player: str | None = None


class Position(Struct, frozen=True):
    """Where the table stands, and what this seat may do now."""

    scene: Scene
    standing: Standing
    to_act: tuple[Seat, ...]
    legal: tuple[LayAway | Play, ...]
    can_take_back: bool
    outcome: Outcome | None
    match_over: bool
    match_winner: Side | None
    resigning: Outcome | None
    """What giving up now would cost, or None where there is nothing to give up."""


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

    action: LayAway | Play
    at: int


class NextGame(FromPage, frozen=True):
    """On to the next game of the match."""


class TakeBack(FromPage, frozen=True):
    """Take back this seat's last action (against the computer)."""


class GiveUp(FromPage, frozen=True):
    """Give up the game."""


Incoming = Hello | Act | NextGame | TakeBack | GiveUp


# From the server


class FromServer(Struct, frozen=True, tag=True):
    """A message the server sends."""


class Welcome(FromServer, frozen=True):
    """The whole table as it stood after entry `at`: after Hello, when something was taken back, and after a late click."""

    room: str
    seat: Seat | None
    chairs: tuple[Chair, ...]
    rules: CribbageRules
    rules_text: str
    rules_words: str
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


Outgoing = Welcome | News | Refused


# By HTTP


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms: a new match. `seats` names the players from seat 0 on; exactly one is a person.

    `dealer` is who deals first (None: by the rules), as in a rematch.
    """

    rules: str
    seats: tuple[Chair, ...]
    dealer: Seat | None = None


class Opened(Struct, frozen=True):
    """A room was opened: its name, and the token that holds the seat."""

    room: str
    seat: Seat
    token: str


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms/mine: the tokens this browser holds."""

    tokens: tuple[str, ...]


class Summary(Struct, frozen=True):
    """A line of the lobby for one of the tokens."""

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
    rules: CribbageRules
    rules_text: str
    rules_words: str
    skunk_lines: tuple[SkunkLine, ...]
    steps: tuple[ReplayStep, ...]
    unchecked: tuple[str, ...]


class Problem(Struct, frozen=True):
    """The body of every HTTP answer that is an error: a sentence for the screen."""

    sentence: str


ByHttp = NewRoom | Opened | Held | Summary | Menu | Replay | Problem


def lines_of(rules: CribbageRules) -> tuple[SkunkLine, ...]:
    """The skunk lines the page draws on the board."""
    return tuple(SkunkLine(hole, title) for hole, title in skunk_lines(rules))


def scene(view: View) -> Scene:
    """What the page draws of a view."""
    return Scene(
        phase=view.phase,
        dealer=view.dealer,
        deals=view.deals,
        pegs=view.pegs,
        cut=view.cut,
        hands=view.hands,
        laid=view.laid,
        crib=view.crib,
        starter=view.starter,
        plays=view.plays,
        count_from=view.count_from,
        count=view.count,
        turn=view.turn,
        gone=view.gone,
        shown=view.shown,
    )


ENCODER: Final = msgspec.json.Encoder(enc_hook=str)
DECODER: Final = msgspec.json.Decoder(Incoming, dec_hook=read_card)


def decode(data: bytes | str) -> Incoming:
    """A message from the page. Raises msgspec.ValidationError or DecodeError, which say what is wrong."""
    message: Incoming = DECODER.decode(data)
    return message
