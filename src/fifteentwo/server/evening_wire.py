"""The messages about a club's evening: what the page asks for, and what it is told."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fifteentwo.club.audit import AuditLine
from fifteentwo.club.evening import Report
from fifteentwo.club.events import FormatName, Result
from fifteentwo.club.scorecards import CardLine
from fifteentwo.server.wire import Refused

Stage = Literal["joining", "rounds", "knockout", "over", "closed"]
NextStep = Literal["players", "pair", "waiting", "knockout", "over", "closed"]


class NewEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/evenings: the settings of an evening; `club` is the name of a club, whose season it counts for."""

    name: str
    format: FormatName = "acc9"
    club: str | None = None
    rounds: int | None = None
    target: int = 121
    bye_wins: bool | None = None
    best_of: int = 3
    on_screens: bool = False
    minutes: int | None = None


class JoinEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/evenings/join: somebody joins by the code of the hall. `another`: one more player on the same phone."""

    code: str
    name: str
    another: bool = False


class ClaimPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/evenings/{evening}/claim: the code of the organiser, or of a player who was typed in."""

    code: str


class EveningPlace(Struct, frozen=True):
    """Where somebody takes part: `player` is theirs, -1 the organiser's desk."""

    evening: str
    player: int


class AddPlayer(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The organiser types somebody in."""

    name: str


class RenamePlayer(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The organiser corrects a name."""

    player: int
    name: str


class LeaveEvening(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A player leaves: said by the organiser or the player."""

    player: int


class ReturnToEvening(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A player who had left is back."""

    player: int


class PairRound(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The organiser begins the next round."""


class ReportResult(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A result as this player reports it; the organiser may enter it from the player's card."""

    game: int
    player: int
    result: Result


class SettleResult(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The organiser decides or corrects a result."""

    game: int
    result: Result


class StrikeOut(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The organiser strikes out a game."""

    game: int


class PlayHere(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Two players with phones play their game on this server."""

    game: int


class BeginKnockout(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The organiser begins the knock-out; without a number a quarter qualifies."""

    qualifiers: int | None = None


class CloseEvening(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The organiser closes the evening."""


class ReopenEvening(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The organiser opens it again."""


EveningCommand = (
    AddPlayer
    | RenamePlayer
    | LeaveEvening
    | ReturnToEvening
    | PairRound
    | ReportResult
    | SettleResult
    | StrikeOut
    | PlayHere
    | BeginKnockout
    | CloseEvening
    | ReopenEvening
)


class FollowEvening(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The first message on the socket of an evening: a token of somebody who takes part, or the code of the hall."""

    token: str | None = None
    code: str | None = None


class PlayerLine(Struct, frozen=True):
    """A player; `phone` says whether they take part with a phone of their own."""

    id: int
    name: str
    here: bool
    phone: bool


class GameLine(Struct, frozen=True):
    """A game; `points` are the game points of the two, once there is a result.

    `signed` says which of the two have reported that result, `disputed` whether one has reported another one since.
    """

    id: int
    round: int
    table: int
    first: int
    second: int
    knockout: bool
    report: Report
    result: Result | None
    points: tuple[int, int] | None
    signed: tuple[bool, bool]
    disputed: bool
    room: str | None


class RoundLine(Struct, frozen=True):
    """A round: its games and byes."""

    number: int
    games: tuple[int, ...]
    byes: tuple[int, ...]
    knockout: bool


class StandingLine(Struct, frozen=True):
    """A line of the standings."""

    player: int
    rank: int
    played: int
    won: int
    points: int
    skunks: int
    plus: int
    minus: int
    spread: int
    byes: int


class EveningView(Struct, frozen=True):
    """An evening as everybody in the hall may see it. `number` grows with every event.

    Attributes:
        total: The number of rounds, if it is known.
        next: What the organiser can do next, or what everybody waits for.
        cut: How many would qualify for a knock-out.
        ends: When the arena ends, once it has begun and has an end.
        seeds: The players of the knock-out, the best first.
        bracket: The places of each round of the knock-out from top to bottom; null where nobody is yet.
        bye_points: The game points for a bye.
    """

    id: str
    number: int
    name: str
    club: str | None
    club_name: str | None
    created: str
    format: FormatName
    target: int
    best_of: int
    on_screens: bool
    bye_points: int
    total: int | None
    stage: Stage
    next: NextStep
    cut: int
    ends: str | None
    players: tuple[PlayerLine, ...]
    games: tuple[GameLine, ...]
    rounds: tuple[RoundLine, ...]
    standings: tuple[StandingLine, ...]
    seeds: tuple[int, ...]
    bracket: tuple[tuple[int | None, ...], ...]
    champion: int | None


class Reports(Struct, frozen=True):
    """What the two players of an open or disputed game have reported, as far as one may know."""

    game: int
    first: Result | None
    second: Result | None


class EveningUpdate(Struct, frozen=True, tag=True):
    """The evening, and one's own part in it: a page draws the last one it has got.

    Attributes:
        organiser: Whether one is the organiser.
        mine: One's players.
        code: The code by which others join.
        reports: For the organiser all reports of open games, for a player the own ones.
    """

    evening: EveningView
    organiser: bool
    mine: tuple[int, ...]
    code: str | None
    reports: tuple[Reports, ...]


class Scorecard(Struct, frozen=True):
    """GET /api/evenings/{evening}/cards: the scorecard of a player."""

    player: int
    lines: tuple[CardLine, ...]


class DatedLine(Struct, frozen=True):
    """GET /api/evenings/{evening}/log: an event of the evening, and when it happened."""

    at: str
    line: AuditLine


class EveningSummary(Struct, frozen=True):
    """A line of the list of one's evenings."""

    id: str
    name: str
    club: str | None
    club_name: str | None
    created: str
    format: FormatName
    players: int
    round: int
    closed: bool
    organiser: bool


class PersonalCode(Struct, frozen=True):
    """The code by which a player who was typed in takes part with a phone."""

    player: int
    code: str


class EveningCodes(Struct, frozen=True):
    """GET /api/evenings/{evening}/codes, for the organiser: the code of the desk, and one for each player.

    `origin` is how the local network reaches this server, if the organiser's page was loaded as localhost.
    """

    desk: str
    players: tuple[PersonalCode, ...]
    origin: str | None


class ClubLine(Struct, frozen=True):
    """A club, in whose evenings one takes part."""

    id: str
    name: str


class SeasonLine(Struct, frozen=True):
    """A player's season: the sums over the evenings that count for them."""

    rank: int
    name: str
    evenings: int
    counted: int
    points: int
    won: int
    played: int
    skunks: int
    spread: int
    best: int


class SeasonReport(Struct, frozen=True):
    """GET /api/clubs/{club}/season: the table of a season, over the closed evenings."""

    club: str
    name: str
    evenings: tuple[str, ...]
    best_of: int | None
    lines: tuple[SeasonLine, ...]


ByEvening = (
    NewEvening
    | JoinEvening
    | ClaimPlace
    | FollowEvening
    | EveningPlace
    | EveningSummary
    | EveningCodes
    | Scorecard
    | DatedLine
    | ClubLine
    | SeasonReport
)

ToFollower = EveningUpdate | Refused
"""What the socket of an evening sends."""
