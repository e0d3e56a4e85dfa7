"""The protocol that every game implements: seven functions on values.

A game is a pure function from (rules, actions) to (state, events). A player's view is the same state with some cards
face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol, TypeVar

from msgspec import Struct

from fifteentwo.locales import CodedError

Seat = int
"""A place at the table, 0 to players - 1, clockwise; or `HOUSE`."""

Side = int
"""The seats that share one score: with two players, each seat is a side."""

HOUSE: Final = -1
"""The seat of chance, which deals and turns cards."""


class IllegalAction(CodedError):  # noqa: N818 - the plainest name
    """The action cannot be taken now: the code of a sentence that can be shown to a player, and its arguments."""


class Standing(Struct, frozen=True, gc=False):
    """The score of a match: game points and games won by each side, and the number of games played.

    Several sides may win a game together, so the wins can exceed the games.
    """

    points: tuple[int, ...]
    wins: tuple[int, ...]
    games: int = 0


class Opening(Struct, frozen=True):
    """How a game starts: its first dealer (None: as `first_deal` says) and the score of the match."""

    dealer: Seat | None = None
    standing: Standing | None = None


class Loss(Struct, frozen=True, gc=False):
    """The loss of one side: its game points and title."""

    side: Side
    points: int
    title: str


class Outcome(Struct, frozen=True, repr_omit_defaults=True, gc=False):
    """How a game ended.

    `points` are the game points for each winner; `title` is '', 'lurch', 'skunk' or 'double skunk'. `resigned` is the
    side that resigned, or lost because it was `out_of_time`. If several sides lose, `losses` has the loss of each, in order,
    and `points` and `title` are those of the best loser.
    """

    winners: tuple[Side, ...]
    scores: tuple[int, ...]
    points: int = 1
    title: str = ""
    resigned: Side | None = None
    losses: tuple[Loss, ...] = ()
    out_of_time: bool = False


class Rules(Protocol):
    """What a table needs to know about the rules of any game."""

    @property
    def players(self) -> int:
        """The number of players."""
        ...

    @property
    def sides(self) -> int:
        """The number of scores."""
        ...

    def side(self, seat: Seat) -> Side:
        """The side this seat plays for."""
        ...

    @property
    def match_kind(self) -> str:
        """'single', 'first_to' (game points) or 'best_of' (games)."""
        ...

    @property
    def match_length(self) -> int:
        """The game points that win the match, or its greatest number of games."""
        ...

    @property
    def next_dealer(self) -> str:
        """Who deals first in the next game: 'loser', 'winner' or 'alternate'."""
        ...

    @property
    def objective(self) -> str:
        """'high', or 'lowball' if the lowest score wins."""
        ...


class GameState(Protocol):
    """What a table needs to know about a state or view of any game."""

    @property
    def phase(self) -> str:
        """What the game is waiting for; 'over' at its end."""
        ...

    @property
    def dealer(self) -> Seat | None:
        """The dealer; None before there is one, and in games without one."""
        ...

    @property
    def deals(self) -> int:
        """The number of deals so far."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side."""
        ...


S = TypeVar("S")
V_co = TypeVar("V_co", covariant=True)
A = TypeVar("A")
E_co = TypeVar("E_co", covariant=True)


class Game(Protocol[S, V_co, A, E_co]):
    """A game as the server, the page, the players and the tests use it."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        ...

    def start(self, opening: Opening = ...) -> S:
        """The state before anything has happened."""
        ...

    def to_act(self, state: S) -> Sequence[Seat]:
        """The seats that may act now: none when the game is over, several during the discards."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """The actions open to this seat, judged by the cards it can see."""
        ...

    def house(self, state: S, rng: Random) -> A:
        """The next action of chance, when `HOUSE` is to act."""
        ...

    def apply(self, state: S, action: A) -> tuple[S, tuple[E_co, ...]]:
        """The state after the action, and the events that followed from it. Raises IllegalAction."""
        ...

    def observe(self, state: S, seat: Seat | None) -> V_co:
        """The state as this seat sees it, or for None a spectator."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None if it has not."""
        ...

    def resigned(self, state: S, seat: Seat) -> Outcome:
        """How the game would end if this seat resigned now. Raises IllegalAction if it cannot."""
        ...
