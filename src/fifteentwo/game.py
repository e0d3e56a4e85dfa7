"""The protocol: what every game of the family is, seven verbs on values.

A game is a pure function from (rules, actions) to (state, events), and a player's view is that
same state with some cards face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol, TypeVar

from msgspec import Struct

Seat = int
"""A place at the table, 0 to players - 1, clockwise; or `HOUSE`."""

Side = int
"""Those who share one score: with two players, the seat itself."""

HOUSE: Final = -1
"""The seat of chance: it deals and turns cards."""


class IllegalAction(Exception):  # noqa: N818 - the name every caller reads aloud
    """The action cannot be taken here; the message is a sentence the screen can show."""


class Standing(Struct, frozen=True):
    """How the match stands before this game: game points and games won, for each side, and the games played.

    A game may be won by several: then the wins are more than the games.
    """

    points: tuple[int, ...]
    wins: tuple[int, ...]
    games: int = 0


class Opening(Struct, frozen=True):
    """How a game begins: who deals first (None: as `first_deal` says) and how the match stands."""

    dealer: Seat | None = None
    standing: Standing | None = None


class Loss(Struct, frozen=True):
    """What one losing side settles: the game points its loss is worth, and the title of it."""

    side: Side
    points: int
    title: str


class Outcome(Struct, frozen=True, repr_omit_defaults=True):
    """How a game ended.

    `points` are the game points it is worth to each winner; `title` is what the table calls it:
    '', 'lurch', 'skunk' or 'double skunk'. `resigned` is the side that gave the game up.
    Where several sides lose, `losses` has what each of them settles, in order, and `points` and
    `title` are those of the best loser.
    """

    winners: tuple[Side, ...]
    scores: tuple[int, ...]
    points: int = 1
    title: str = ""
    resigned: Side | None = None
    losses: tuple[Loss, ...] = ()


class Rules(Protocol):
    """What the table needs to know of the rules of any game."""

    @property
    def players(self) -> int:
        """How many play."""
        ...

    @property
    def sides(self) -> int:
        """How many scores there are."""
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
        """The game points that win the match, or the games it lasts."""
        ...

    @property
    def next_dealer(self) -> str:
        """Who deals first in the next game: 'loser', 'winner' or 'alternate'."""
        ...

    @property
    def objective(self) -> str:
        """'high', or 'lowball' where the lowest score wins."""
        ...


class GameState(Protocol):
    """What the table needs to know of the state, or the view, of any game."""

    @property
    def phase(self) -> str:
        """What the game waits for; 'over' at its end."""
        ...

    @property
    def dealer(self) -> Seat | None:
        """Who deals; None before that is settled, and where nobody does."""
        ...

    @property
    def deals(self) -> int:
        """How many deals have begun."""
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
    """What the server, the screen, the bots and the tests know of a game."""

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        ...

    def start(self, opening: Opening = ...) -> S:
        """The state before anything has happened."""
        ...

    def to_act(self, state: S) -> Sequence[Seat]:
        """Who may act now: nobody when it is over, several while cards are discarded."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """What this seat may do now, judged by what it can see."""
        ...

    def house(self, state: S, rng: Random) -> A:
        """What chance does next, when `HOUSE` is to act."""
        ...

    def apply(self, state: S, action: A) -> tuple[S, tuple[E_co, ...]]:
        """The state after the action and all that followed from it. Raises IllegalAction."""
        ...

    def observe(self, state: S, seat: Seat | None) -> V_co:
        """The state as this seat sees it; as a spectator does for None."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...

    def resigned(self, state: S, seat: Seat) -> Outcome:
        """How the game would end if this seat gave it up now. Raises IllegalAction where that cannot be done."""
        ...
