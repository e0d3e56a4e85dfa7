"""What is sent by HTTP, for every game; the messages of a room are those of `wire`.

All but the menu, the rules and a replay is asked with `Authorization: Bearer` and the owner's token.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fifteentwo.engine.solitaire.interface import ParLayout
from fifteentwo.families import AnyRules, AnyScene
from fifteentwo.game import Seat, Side, Standing
from fifteentwo.narration import Told
from fifteentwo.rules import Field
from fifteentwo.server.wire import Chair, SkunkLine


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms: a new match. `seats` names the players from seat 0 on; at least one is a person.

    `dealer` is who deals first (None: by the rules), as in a rematch; `hints` whether one may ask for a hint (None:
    where one person sits alone or among computer players). For a game of numbered deals `deal` is the number, `daily`
    asks for the deal of the day, and without either any deal is drawn; its one seat need not be named.
    """

    rules: str
    seats: tuple[Chair, ...] = ()
    dealer: Seat | None = None
    hints: bool | None = None
    deal: int | None = None
    daily: bool = False


class Opened(Struct, frozen=True):
    """A room was opened: its name, the seats held by who opened it, and the owner's token that holds them.

    The token is the one that was sent, or a new one where none was.
    """

    room: str
    seats: tuple[Seat, ...]
    token: str


class HeldSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/seats: tokens of an earlier version, each of which holds a seat; the seats pass to the owner who asks."""

    tokens: tuple[str, ...]


class Stand(Struct, frozen=True):
    """Where a match stands, as the lobby shows it; `scores` are those of the sides, `to_act` the seats waited for."""

    scores: tuple[int, ...]
    standing: Standing
    match_over: bool
    match_winner: Side | None
    to_act: tuple[Seat, ...]


class Summary(Struct, frozen=True):
    """GET /api/rooms, a line for each game, the last played first; `own` are the seats held by who asks.

    `assisted`: a hint, a take-back or a deal seen before; `demonstrated`: the computer chose in a player's place.
    """

    room: str
    own: tuple[Seat, ...]
    chairs: tuple[Chair, ...]
    family: str
    rules_text: str
    rules_words: str
    match: str
    deal: int | None
    day: str | None
    assisted: bool
    demonstrated: bool
    stand: Stand
    updated: str


class PresetCard(Struct, frozen=True):
    """A preset as the new-game dialog shows it; `today` is the number of its deal of the day, where there is one."""

    name: str
    words: str
    rules: AnyRules
    today: int | None


class PlayerCard(Struct, frozen=True):
    """A computer opponent as the page shows it: the character's name, the player it is, its level and its manner.

    `pronoun` is for sentences about the character; `rating` is on a scale where the expert has 1540.
    """

    name: str
    player: str
    level: str
    words: str
    pronoun: Literal["he", "she"]
    rating: int


class FamilyCard(Struct, frozen=True):
    """A family of games: its name and the fields of its rules; `numbered` where its deals have numbers."""

    name: str
    numbered: bool
    fields: tuple[Field, ...]


class Menu(Struct, frozen=True):
    """GET /api/menu: what a new game can be made of. `day` (UTC) is the one whose deals are the daily ones.

    `sections` are those of the fields of full cribbage, in the order of a form.
    """

    version: str
    day: str
    families: tuple[FamilyCard, ...]
    presets: tuple[PresetCard, ...]
    players: tuple[PlayerCard, ...]
    targets: tuple[int, ...]
    sections: tuple[str, ...]


class RulesLine(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rules: a line of rules, such as 'hoyle target=61'."""

    rules: str


class RulesCard(Struct, frozen=True):
    """What such a line means: its shortest form, in words, and what is unlike the usual game of its family."""

    rules_text: str
    rules_words: str
    rules: AnyRules
    differences: tuple[str, ...]


class ReplayStep(Struct, frozen=True):
    """One action of a record, what came of it, and where the table stood then.

    The first step of each game (numbered from 1) is its beginning, of which nothing is told.
    """

    game: int
    told: tuple[Told, ...]
    scene: AnyScene
    standing: Standing
    remark: str = ""


class Replay(Struct, frozen=True):
    """POST /api/replay?first= with a record in the body: a page of its steps, from step `first` of `total`."""

    chairs: tuple[Chair, ...]
    sides: tuple[Side, ...]
    rules: AnyRules
    rules_text: str
    rules_words: str
    targets: tuple[int, ...]
    skunk_lines: tuple[SkunkLine, ...]
    deal: int | None
    first: int
    total: int
    steps: tuple[ReplayStep, ...]
    unchecked: tuple[str, ...]


class Percentile(Struct, frozen=True):
    """In how many of a hundred deals the computer makes less: of this many `deals`, by its `player` of squares."""

    percent: int
    deals: int
    player: str


class DealResult(Struct, frozen=True):
    """GET /api/rooms/{room}/result of a numbered deal, once it is over: what there was, and how others did.

    `engine` is what the computer makes of the same deal with a fixed amount of work, `percentile` where the total
    stands among the computer's by these rules. While something is `coming`, what is not known yet is None or empty, an
    interval may become narrower, and the page may ask again. `share` gives no card away.
    """

    total: int
    pars: tuple[ParLayout, ...]
    engine: int | None
    percentile: Percentile | None
    coming: bool
    share: str


class Bar(Struct, frozen=True):
    """A column of the chart of totals: how many games came to `least` up to `least + width - 1`."""

    least: int
    games: int


class Totals(Struct, frozen=True):
    """Games of one kind taken together."""

    games: int
    wins: int
    best: int | None
    mean: float | None
    streak: int
    longest_streak: int
    bars: tuple[Bar, ...]


class Statistics(Struct, frozen=True):
    """GET /api/statistics?rules=: the finished games of this owner by these rules; assisted ones apart."""

    rules_text: str
    rules_words: str
    width: int
    alone: Totals
    assisted: Totals


class Problem(Struct, frozen=True):
    """The body of every HTTP answer that is an error: a sentence for the screen."""

    sentence: str


ByHttp = (
    NewRoom | Opened | HeldSeats | Summary | Menu | RulesLine | RulesCard | Replay | DealResult | Statistics | Problem
)
