"""What the store keeps of a game: as it is written, and as it is read back."""

from __future__ import annotations

from msgspec import Struct

from fifteentwo.game import Seat
from fifteentwo.server.finished import ResultEntry


class Status(Struct, frozen=True):
    """The status of a game after a turn. `summary` is JSON made by the rooms; None if it is not known yet."""

    summary: str | None = None
    finished: bool = False
    score: int | None = None
    assisted: bool = False
    demonstrated: bool = False


class NewGame(Struct, frozen=True):
    """A game to be stored, with the first entries of its log.

    `rules` is a line with every field of the rules; `chairs` is JSON; `chance` is the secret seed of the cards. `owners`
    are the owner tokens of the seats that people hold; only their hashes are stored. `series` is JSON of a SeriesPlace.
    """

    id: str
    family: str
    rules: str
    chairs: str
    chance: str
    owners: tuple[tuple[Seat, str], ...]
    deal: int | None = None
    day: str | None = None
    hints: bool | None = None
    entries: tuple[str, ...] = ()
    status: Status = Status()
    patience: int | None = None
    terms: str | None = None
    series: str | None = None

    def __repr__(self) -> str:
        return f"NewGame({self.id!r}, {self.family!r})"


class LogBatch(Struct, frozen=True):
    """Entries to be added to the log of a game; the first has the number `first`. `results`: the games they end."""

    game: str
    first: int
    entries: tuple[str, ...]
    status: Status
    results: tuple[ResultEntry, ...] = ()


class GameRow(Struct, frozen=True):
    """A row of the table of games; times are ISO 8601, UTC, with microseconds.

    `replayed`: the owner of seat 0 had begun this deal before. `length`: the number of the last entry.
    `chance` is a secret and never leaves the server. At `clock_seen`, in milliseconds since 1970, the clocks had run
    `clock_run` milliseconds since the last entry.
    """

    id: str
    family: str
    rules: str
    chairs: str
    deal: int | None
    day: str | None
    hints: bool | None
    chance: str
    replayed: bool
    created: str
    updated: str
    length: int
    summary: str | None
    finished: bool
    score: int | None
    assisted: bool
    demonstrated: bool
    patience: int | None = None
    terms: str | None = None
    series: str | None = None
    clock_seen: int = 0
    clock_run: int = 0

    def __repr__(self) -> str:
        return f"GameRow({self.id!r}, {self.family!r}, length={self.length})"


class ResultRow(Struct, frozen=True, gc=False):
    """A finished game: its result, and what is known of its match, which may go on unless it is `finished`."""

    game: str
    number: int
    ended: str
    result: str
    rules: str
    chairs: str
    deal: int | None
    day: str | None
    replayed: bool
    series: str | None = None
    finished: bool = True
