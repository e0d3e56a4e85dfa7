"""The bodies of HTTP requests and responses, for every game; the messages of a room are in `wire`.

All requests except the menu, the rules and a replay need `Authorization: Bearer` with the owner's token.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fifteentwo.calling import Group, Line
from fifteentwo.cards import Card
from fifteentwo.engine.solitaire.interface import ParLayout
from fifteentwo.families import AnyRules, AnyScene
from fifteentwo.game import Seat, Side, Standing
from fifteentwo.locales.coded import Argument, Message
from fifteentwo.narration import Told
from fifteentwo.rules import Field
from fifteentwo.scoring import Combo
from fifteentwo.server.terms import Terms
from fifteentwo.server.wire import Chair, SkunkLine


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms: a new match. `seats` are the players from seat 0 on; at least one is a person.

    `dealer` is the first dealer (None: by the rules), as in a rematch; `hints` says whether hints are allowed (None: if
    there is only one person). After `patience` seconds the others may do what the `terms` say about somebody who is away
    (None: they wait). In a game with numbered deals `deal` is the number and `daily` asks for the deal of the
    day; without either the deal is random. Its one seat may be left out.
    """

    rules: str
    seats: tuple[Chair, ...] = ()
    dealer: Seat | None = None
    hints: bool | None = None
    patience: int | None = 180
    terms: Terms = Terms()
    deal: int | None = None
    daily: bool = False
    duplicate: str | None = None


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lesson: the first game with the coach, for a player with this name."""

    name: str


class HandToCount(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/count: a hand of at most five cards, or a crib, with the starter if it has been turned."""

    hand: tuple[Card, ...]
    starter: Card | None = None
    crib: bool = False


class ScoredHand(Struct, frozen=True):
    """The count of a hand by the usual rules: the call line by line, the points by kind, and the total.

    `combos` are all combinations, each by itself, in the order in which they are called.
    """

    hand: tuple[Card, ...]
    starter: Card | None
    crib: bool
    combos: tuple[Combo, ...]
    lines: tuple[Line, ...]
    groups: tuple[Group, ...]
    points: int


class Opened(Struct, frozen=True):
    """A new room: its name, the seats of the person who opened it, and the owner's token for them.

    The token is the one that was sent, or a new one if there was none.
    """

    room: str
    seats: tuple[Seat, ...]
    token: str


class InvitedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms/{room}/invitations: the seat to invite somebody to.

    It is a seat of this owner, who must keep another one, or that of a computer player.
    """

    seat: Seat


class SeatForComputer(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms/{room}/computer: the seat of an open invitation of this owner, and the player to have it."""

    seat: Seat
    player: str = "club"


class Network(Struct, frozen=True):
    """GET /api/network: the origin by which the local network reaches this server.

    It is None if the page was not loaded as localhost, if the server listens to this machine only, and without a network.
    """

    origin: str | None


class SecretInvitation(Struct, frozen=True):
    """A new invitation. The secret is sent only here; it works once."""

    room: str
    seat: Seat
    secret: str


class Invitation(Struct, frozen=True):
    """GET /api/rooms/{room}/invitations: an invitation of this owner. `created` is ISO 8601, UTC."""

    seat: Seat
    created: str
    fate: Literal["open", "used", "withdrawn"]


class SpectatorsLink(Struct, frozen=True):
    """/api/rooms/{room}/spectators: whether the room has a link for spectators; the secret only in the answer to POST."""

    open: bool
    secret: str | None = None


class JoinRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms/{room}/join and /api/join: the secret of an invitation, and the guest's name (None: the name at that seat)."""

    secret: str
    name: str | None = None


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/invited: the secret of an invitation, to read what it invites to before the seat is taken."""

    secret: str


class InvitedTo(Struct, frozen=True):
    """What an open invitation invites to: the names of the other people, the rules, and what was settled before the game."""

    room: str
    seat: Seat
    names: tuple[str, ...]
    rules_words: Message
    patience: int | None
    terms: Terms


class HeldSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/seats: tokens of an earlier version, each for one seat; their seats are transferred to this owner."""

    tokens: tuple[str, ...]


class Stand(Struct, frozen=True):
    """The status of a match in the lobby; `scores` are by side, `to_act` the seats whose turn it is.

    `resigned` is the side that resigned the last game, if one did. In an `adjourned` game nobody moves until all go on.
    """

    scores: tuple[int, ...]
    standing: Standing
    match_over: bool
    match_winner: Side | None
    to_act: tuple[Seat, ...]
    resigned: Side | None = None
    adjourned: bool = False


class Summary(Struct, frozen=True):
    """GET /api/rooms: one for each game, last played first; `own` are the seats of this owner.

    `targets` are those of the sides. `assisted`: a hint, a take-back or a deal seen before; `demonstrated`: the computer
    chose for a player.
    """

    room: str
    own: tuple[Seat, ...]
    chairs: tuple[Chair, ...]
    family: str
    rules_text: str
    rules_words: Message
    match: str
    targets: tuple[int, ...]
    skunk_lines: tuple[SkunkLine, ...]
    deal: int | None
    day: str | None
    assisted: bool
    demonstrated: bool
    stand: Stand
    updated: str


class PresetCard(Struct, frozen=True):
    """A preset in the new-game dialog; `today` is the number of its deal of the day, if it has one."""

    name: str
    words: Message
    rules: AnyRules
    today: int | None


class PlayerCard(Struct, frozen=True):
    """A computer opponent: the name of the character, its player, its level and its manner.

    `pronoun` is for sentences about the character; `rating` is on a scale where the expert has 1540.
    """

    name: str
    player: str
    level: Message
    words: Message
    pronoun: Literal["he", "she"]
    rating: int


class FamilyCard(Struct, frozen=True):
    """A family of games: its name and the fields of its rules; `numbered` if its deals have numbers."""

    name: str
    numbered: bool
    fields: tuple[Field, ...]


class Menu(Struct, frozen=True):
    """GET /api/menu: the choices for a new game. `day` is the date (UTC) of the daily deals.

    `sections` are the sections of the fields of full cribbage, in the order of a form. `programs` are the names of the programs
    that whoever runs the server lets play: a chair has one as the player `bot:NAME`.
    """

    version: str
    day: str
    families: tuple[FamilyCard, ...]
    presets: tuple[PresetCard, ...]
    players: tuple[PlayerCard, ...]
    targets: tuple[int, ...]
    sections: tuple[Message, ...]
    programs: tuple[str, ...] = ()
    docs: bool = False
    """Whether the documentation is under /docs."""


class RulesLine(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rules: a rules code, such as 'hoyle target=61'."""

    rules: str


class RulesCard(Struct, frozen=True):
    """The meaning of a rules code: its shortest form, its words, and the differences from the usual game."""

    rules_text: str
    rules_words: Message
    rules: AnyRules
    differences: tuple[Message, ...]


class ReplayStep(Struct, frozen=True):
    """One action of a record, its events, and the table after it.

    The first step of each game (numbered from 1) is its beginning, which has no events.
    """

    game: int
    told: tuple[Told, ...]
    scene: AnyScene
    standing: Standing
    remark: str = ""
    assisted: tuple[Seat, ...] = ()
    """At the beginning of a game: the seats that had help in it."""


class Replay(Struct, frozen=True):
    """POST /api/replay?first= with a record in the body: a page of its steps, from `first` of `total`."""

    chairs: tuple[Chair, ...]
    sides: tuple[Side, ...]
    rules: AnyRules
    rules_text: str
    rules_words: Message
    targets: tuple[int, ...]
    skunk_lines: tuple[SkunkLine, ...]
    deal: int | None
    first: int
    total: int
    steps: tuple[ReplayStep, ...]
    unchecked: tuple[Message, ...]


class Percentile(Struct, frozen=True):
    """The percentage of deals with a lower total by the computer: of this many `deals`, by its `player` of squares."""

    percent: int
    deals: int
    player: str


class DealResult(Struct, frozen=True):
    """GET /api/rooms/{room}/result of a numbered deal, once it is over: par, and the computer's results.

    `engine` is the computer's total in the same deal with a fixed amount of work; `percentile` ranks the player's total
    among the computer's by these rules. While more is `coming`, unknown parts are None or empty, an interval may become
    narrower, and the page may ask again. `share` reveals no cards.
    """

    total: int
    pars: tuple[ParLayout, ...]
    engine: int | None
    percentile: Percentile | None
    coming: bool
    share: str


class Bar(Struct, frozen=True):
    """A column of the chart of totals: the number of games with `least` to `least + width - 1` points."""

    least: int
    games: int


class Totals(Struct, frozen=True):
    """Summary statistics on some games."""

    games: int
    wins: int
    best: int | None
    mean: float | None
    streak: int
    longest_streak: int
    bars: tuple[Bar, ...]


class Statistics(Struct, frozen=True):
    """GET /api/statistics?rules=: the finished games of this owner by these rules, with assisted games apart."""

    rules_text: str
    rules_words: Message
    width: int
    alone: Totals
    assisted: Totals


class Problem(Struct, frozen=True):
    """The body of every HTTP error: a sentence in English, and if the catalogues have it, its code and arguments."""

    sentence: str
    code: str = ""
    arguments: dict[str, Argument] = {}


ByHttp = (
    NewRoom
    | NewLesson
    | HandToCount
    | ScoredHand
    | Opened
    | HeldSeats
    | InvitedSeat
    | Network
    | SecretInvitation
    | SpectatorsLink
    | Invitation
    | JoinRoom
    | Invited
    | InvitedTo
    | Summary
    | Menu
    | RulesLine
    | RulesCard
    | Replay
    | DealResult
    | Statistics
    | Problem
)
