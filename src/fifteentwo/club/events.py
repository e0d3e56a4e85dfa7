"""The events of an evening, in the past tense. The log of an evening is a list of them, and nothing else is kept."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

FormatName = Literal["acc9", "acc22", "round-robin", "swiss", "arena"]


class Settings(Struct, frozen=True):
    """What the organiser chose for an evening.

    Attributes:
        name: The title of the evening.
        format: How players are paired.
        rounds: The number of rounds; None leaves it to the format.
        target: The score that wins a game.
        bye_wins: Whether a bye counts as a win for two game points, without spread; None leaves it to the format.
        best_of: The games of a match in the knock-out: one, three, five or seven.
        on_screens: Whether a game between two players with a phone is played here unless they take a board.
        minutes: How long an arena lasts; None: until the organiser ends it.
    """

    name: str
    format: FormatName = "acc9"
    rounds: int | None = None
    target: int = 121
    bye_wins: bool | None = None
    best_of: int = 3
    on_screens: bool = False
    minutes: int | None = None


class Result(Struct, frozen=True):
    """How a game came out: the scores of its first and second player, or in a match their games won."""

    first: int
    second: int

    @property
    def swapped(self) -> Result:
        """The same, seen from the other side."""
        return Result(self.second, self.first)


class Pairing(Struct, frozen=True):
    """Two players at a table."""

    table: int
    first: int
    second: int


class EveningEvent(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Anything that happens in an evening."""


class EveningOpened(EveningEvent, frozen=True, tag="opened"):
    """The organiser opened the evening."""

    settings: Settings


class Joined(EveningEvent, frozen=True, tag="joined"):
    """A player came. `lot` is a number drawn for ties that nothing else breaks: the lower one is ahead.

    Here and below, `desk` says that the organiser did it for the player.
    """

    player: int
    name: str
    lot: int
    desk: bool = False


class Renamed(EveningEvent, frozen=True, tag="renamed"):
    """The organiser corrected a name."""

    player: int
    name: str


class Left(EveningEvent, frozen=True, tag="left"):
    """A player withdrew, for good or for a while."""

    player: int
    desk: bool = False


class Returned(EveningEvent, frozen=True, tag="returned"):
    """A player who had left is back."""

    player: int
    desk: bool = False


class Paired(EveningEvent, frozen=True, tag="paired"):
    """A round began. In an arena, two or more of the free players were paired."""

    pairings: tuple[Pairing, ...]
    byes: tuple[int, ...] = ()


class Entered(EveningEvent, frozen=True, tag="entered"):
    """A result as one of the two players reports it. It counts once both have reported the same.

    After that, or after the organiser's decision, the same result signs it, and another one is an objection.
    """

    game: int
    by: int
    result: Result
    desk: bool = False


class ResultSettled(EveningEvent, frozen=True, tag="settled"):
    """A result by the organiser, or by the table where the game was played here. It counts at once.

    A player whose report was another one has to look at it again. The table vouches for both.
    """

    game: int
    result: Result
    at_table: bool = False


class Voided(EveningEvent, frozen=True, tag="voided"):
    """The organiser struck out a game; both have a bye instead."""

    game: int


class RoomOpened(EveningEvent, frozen=True, tag="room"):
    """A game is played on this server, in this room."""

    game: int
    room: str


class KnockoutBegun(EveningEvent, frozen=True, tag="knockout"):
    """The rounds are over, and these players go on, the best first."""

    seeds: tuple[int, ...]


class Closed(EveningEvent, frozen=True, tag="closed"):
    """The organiser closed the evening; its points count for the season."""


class Reopened(EveningEvent, frozen=True, tag="reopened"):
    """The organiser opened the evening again, for instance to correct a result."""


AnyEveningEvent = (
    EveningOpened
    | Joined
    | Renamed
    | Left
    | Returned
    | Paired
    | Entered
    | ResultSettled
    | Voided
    | RoomOpened
    | KnockoutBegun
    | Closed
    | Reopened
)
