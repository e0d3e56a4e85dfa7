"""The messages between the page and the server, for every game.

The TypeScript types in web/src/protocol.ts are generated from these Structs.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Struct

from fifteentwo.calling import Line
from fifteentwo.cards import TEXTS, Card
from fifteentwo.families import AnyChoice, AnyRules, family_of
from fifteentwo.game import Seat, Side
from fifteentwo.locales import CodedError
from fifteentwo.locales.coded import SILENCE, Argument, Message, message_of
from fifteentwo.narration import Position, Told
from fifteentwo.record import read_card
from fifteentwo.server.agreeing_wire import Propose, Respond, StandIn
from fifteentwo.server.clocks import ClockTimes
from fifteentwo.server.conduct import Conduct
from fifteentwo.server.greeting_wire import Attend, Hello, Watch
from fifteentwo.server.saying_wire import FromPage, FromServer, Heard, Say
from fifteentwo.server.spectating_wire import PastDeal
from fifteentwo.server.terms import Terms

Aim = Literal["points", "chance"]
"""What a hint ranks choices by: expected points, or the chance to win."""


class SkunkLine(Struct, frozen=True):
    """A line on the board: a loser of one of these sides below `hole` has this title."""

    hole: int
    title: str
    sides: tuple[Side, ...]


class Chair(Struct, frozen=True):
    """The player at a seat: a person, or a computer player by its name.

    For a person who is `helped` the room claims the points of cards, and never calls muggins.
    """

    name: str
    player: str | None = None
    helped: bool = False


# From the page


class Act(FromPage, frozen=True):
    """This seat acts; `at` is the number of the entry it responds to, so that a late click is not taken for a new choice."""

    action: AnyChoice
    at: int


class CountSets(FromPage, frozen=True):
    """Counting by combination: the groups of cards this seat has selected in its hand or crib; the last one is new.

    The answer is SetsCounted, only to this socket; the game does not change.
    """

    groups: tuple[tuple[Card, ...], ...]


class AskHint(FromPage, frozen=True):
    """Asks for a hint for this seat. `at` is the last entry it has seen, as in Act.

    The answer is a Hint, only to this socket, as soon as it is found. While the engine is loading, a quick estimate comes
    first and the full hint follows. The game is marked as assisted, for all to see.
    """

    at: int
    aim: Aim = "points"


class Demonstrate(FromPage, frozen=True):
    """Lets the computer choose for this seat: a Hint shows its evaluation, and the Update its choice."""

    at: int


class AskTutor(FromPage, frozen=True):
    """Asks whether a choice of cards would give up at least this chance to win; `at` as in Act.

    The answer is TutorSays, only to this socket. The game is marked as assisted, for all to see.
    """

    action: AnyChoice
    at: int
    least: float = 0.02


class Salt(FromPage, frozen=True):
    """The salt of this seat for the game with this commitment: at most 64 hexadecimal digits. The first one counts."""

    commitment: str
    salt: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{1,64}(?!\n)$")]


class NextGame(FromPage, frozen=True):
    """Begins the next game of the match."""


class TakeBack(FromPage, frozen=True):
    """Takes back this seat's last action; the game is marked as assisted. Among people it is a proposal."""


class GiveUp(FromPage, frozen=True):
    """Resigns the game."""


Request = (
    Act
    | CountSets
    | AskHint
    | AskTutor
    | Demonstrate
    | Salt
    | NextGame
    | TakeBack
    | GiveUp
    | Say
    | StandIn
    | Propose
    | Respond
)
"""The requests to a room, once the seat is known."""

Incoming = Hello | Attend | Watch | Request


# From the server


class Welcome(FromServer, frozen=True):
    """The whole table after entry `at`: sent after Hello, after a take-back, and after a late click.

    `sides` is the side of each seat, `targets` the score that each side needs; `hints` says whether hints are allowed.
    `deal` is the number of a numbered deal, and `day` the date of a daily deal; `replayed`: the owner had begun this
    deal before. `is_sealed` tells whether a game here has a commitment, so that its cards can be checked once it is over.
    `patience` and `terms` are those of NewRoom.
    """

    room: str
    seat: Seat | None
    chairs: tuple[Chair, ...]
    hints: bool
    sides: tuple[Side, ...]
    rules: AnyRules
    rules_text: str
    rules_words: Message
    targets: tuple[int, ...]
    skunk_lines: tuple[SkunkLine, ...]
    deal: int | None
    day: str | None
    replayed: bool
    is_sealed: bool
    patience: int | None
    terms: Terms
    at: int
    position: Position


class Update(FromServer, frozen=True):
    """One entry of the log and its events. `at` is its number.

    `position` is None if other entries of the same turn follow: only the last one has it.
    """

    at: int
    told: tuple[Told, ...]
    position: Position | None


class Presence(FromServer, frozen=True):
    """Who is at a table whose seats belong to several browsers, or that has spectators: sent on entering, and when it changes.

    `here` are the seats whose page is connected, `open` those that wait for a guest; meanwhile the game waits.
    `spectators` are the names of those who watch. The computer plays at `stand_ins`, for people who are away, and may be
    asked to at `replaceable`. `gone` are the seats of people who have left for good.
    """

    here: tuple[Seat, ...]
    open: tuple[Seat, ...]
    spectators: tuple[str, ...] = ()
    stand_ins: tuple[Seat, ...] = ()
    replaceable: tuple[Seat, ...] = ()
    gone: tuple[Seat, ...] = ()


class Commitment(FromServer, frozen=True):
    """The SHA-256 of the secret by which the cards of the next game are shuffled, before the first one is drawn.

    It is sent to pages that salt: on entering, and when a game begins.
    """

    commitment: str


class Refused(FromServer, frozen=True):
    """A refused request: a sentence in English, and if the catalogues have it, its code and arguments."""

    sentence: str
    code: str = ""
    arguments: dict[str, Argument] = {}  # noqa: RUF012 - a Struct makes a new one each time


def refused(error: Exception) -> Refused:
    """The refusal that tells this error."""
    if isinstance(error, CodedError):
        told = message_of(error)
        return Refused(told.sentence, told.code, told.arguments)
    return Refused(str(error))


class SetsCounted(FromServer, frozen=True):
    """The combinations counted so far, and their total; `refusal` says why the last group is not one."""

    lines: tuple[Line, ...]
    total: int
    refusal: Message = SILENCE


class HintFigure(Struct, frozen=True):
    """A number in a hint. `error` is its standard error: 0 if it is exact, None if it is unknown."""

    value: float
    error: float | None = None


class StarterWorth(Struct, frozen=True):
    """The mean points of a hand when a starter of this rank is turned."""

    rank: str
    hand: float


class HintOption(Struct, frozen=True):
    """One option with its values; None for values that are not known under these rules.

    `total` is in points: in cribbage the seat's minus the others', in a square or solitaire the expected final score,
    and for a swap the score of the square after it. A crib of the other side counts as negative. `play` is for the play
    of the cards that follows, `now` is pegged at once, and `win` and `match` are probabilities.
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
    reason: Message = SILENCE


class Hint(FromServer, frozen=True):
    """The options, best first, with a nudge and then the choice in words; `at` is that of the AskHint.

    `by` is what the options are ranked by; `basis` says which figures are exact and which are estimates.
    `demonstrated`: the computer makes this choice now, and the next Update shows it. `explore` is the position as text
    (docs/records.md), if it can be written.
    """

    at: int
    what: Literal["discard", "play", "place", "swap"]
    by: Literal["win", "match", "points"]
    nudge: Message
    words: Message
    basis: Message
    options: tuple[HintOption, ...]
    demonstrated: bool = False
    explore: str | None = None


class ExploredOption(Struct, frozen=True):
    """A choice with its values; None for values that are not known under these rules.

    `loss` is the chance to win given up against the best; `starters` are all ranks from the ace up; `mistakes` says what the
    choice does wrong, each as the message `mistake`.
    """

    action: AnyChoice
    cards: tuple[Card, ...]
    total: HintFigure
    hand: HintFigure | None
    crib: HintFigure | None
    play: HintFigure | None
    win: HintFigure | None
    match: HintFigure | None
    spread: HintFigure | None
    loss: HintFigure | None
    often: HintFigure | None
    now: int | None
    best_starters: tuple[StarterWorth, ...]
    worst_starters: tuple[StarterWorth, ...]
    starters: tuple[StarterWorth, ...]
    mistakes: tuple[Message, ...]


class ChoiceVerdict(Struct, frozen=True):
    """A choice compared with the best one. `points` are the expected points given up; `mixed`: perfect play does this too."""

    right: bool
    band: Literal["none", "inaccuracy", "mistake", "blunder"]
    loss: HintFigure
    points: float
    mixed: bool
    chosen: ExploredOption
    best: ExploredOption


class TutorSays(FromServer, frozen=True):
    """What the tutor says of a choice: its verdict if it costs too much, None if not. `at` is that of the AskTutor."""

    at: int
    action: AnyChoice
    verdict: ChoiceVerdict | None


Outgoing = (
    Welcome
    | Update
    | PastDeal
    | Presence
    | Conduct
    | ClockTimes
    | Heard
    | Commitment
    | Refused
    | SetsCounted
    | Hint
    | TutorSays
)


def skunk_lines(rules: AnyRules) -> tuple[SkunkLine, ...]:
    """The skunk lines the page draws on the board."""
    of_sides = [family_of(rules).lines(rules, side) for side in range(rules.sides)]
    lines = dict.fromkeys(line for lines in of_sides for line in lines)
    return tuple(
        SkunkLine(hole, title, tuple(side for side, own in enumerate(of_sides) if (hole, title) in own))
        for hole, title in lines
    )


ENCODER: Final = msgspec.json.Encoder(enc_hook=TEXTS.__getitem__)
CHAIRS: Final = msgspec.json.Decoder(tuple[Chair, ...])
DECODER: Final = msgspec.json.Decoder(Incoming, dec_hook=read_card)
REQUESTS: Final = msgspec.json.Decoder(Request, dec_hook=read_card)


def decode(data: bytes | str) -> Incoming:
    """A message from the page. Raises msgspec.ValidationError or DecodeError, which say what is wrong."""
    message: Incoming = DECODER.decode(data)
    return message


def decode_request(data: bytes | str) -> Request:
    """A request sent by HTTP, where the headers identify the owner. Raises as `decode` does."""
    message: Request = REQUESTS.decode(data)
    return message
