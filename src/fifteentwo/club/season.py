"""The season of a club: the points of several evenings, added up for each name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.club.evening import Evening
from fifteentwo.club.standings import StandingRow, standings


class SeasonRow(Struct, frozen=True):
    """What a name has won in a season.

    `counted` of the `evenings` count: the best ones, if there is a limit. `best` is the highest number of game points of
    one evening. Two rows are level, and share a rank, if points, wins and spread are equal.
    """

    name: str
    evenings: int
    counted: int
    points: int
    won: int
    played: int
    skunks: int
    spread: int
    best: int
    rank: int = 0

    @property
    def order(self) -> tuple[int, int, int]:
        """What ranks a row: the lower, the better."""
        return -self.points, -self.won, -self.spread


def season(evenings: Iterable[Evening], best_of: int | None = None) -> tuple[SeasonRow, ...]:
    """The table over these evenings, the best first; with `best_of` only that many evenings count for each name.

    Names are the same if they differ only in case. Somebody who came and played no game was not there.
    """
    lines: dict[str, list[StandingRow]] = {}
    names: dict[str, str] = {}
    for evening in evenings:
        for row in standings(evening):
            name = evening.players[row.player].name
            if row.played or row.byes:
                lines.setdefault(name.casefold(), []).append(row)
                names[name.casefold()] = name
    added = sorted(
        (_added(names[key], own, best_of) for key, own in lines.items()), key=lambda row: (row.order, row.name)
    )
    ranked: list[SeasonRow] = []
    for place, one in enumerate(added, 1):
        level = bool(ranked) and ranked[-1].order == one.order
        ranked.append(replace(one, rank=ranked[-1].rank if level else place))
    return tuple(ranked)


def _added(name: str, rows: Sequence[StandingRow], best_of: int | None) -> SeasonRow:
    counted = sorted(rows, key=lambda row: row.order)[:best_of]
    return SeasonRow(
        name,
        evenings=len(rows),
        counted=len(counted),
        points=sum(row.points for row in counted),
        won=sum(row.won for row in counted),
        played=sum(row.played for row in counted),
        skunks=sum(row.skunks for row in counted),
        spread=sum(row.spread for row in counted),
        best=max(row.points for row in counted),
    )
