"""The standings, as the American Cribbage Congress counts: game points, then games won, then spread.

A win is two game points, a skunk three. The spread is the points by which games were won, less those by which they were
lost. Players who are level in all three share a rank; where a cut must part them, the lots decide.
"""

from __future__ import annotations

from itertools import count

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.board import skunk_line
from fifteentwo.club.evening import ClubGame, Evening
from fifteentwo.club.events import Result

WIN, SKUNK = 2, 3
"""Game points."""


class StandingRow(Struct, frozen=True):
    """A player's line: `plus` and `minus` are the points by which games were won and lost."""

    player: int
    rank: int = 0
    played: int = 0
    won: int = 0
    points: int = 0
    skunks: int = 0
    plus: int = 0
    minus: int = 0
    byes: int = 0

    @property
    def spread(self) -> int:
        """The net spread."""
        return self.plus - self.minus

    @property
    def order(self) -> tuple[int, int, int]:
        """What ranks a player: the lower, the better."""
        return -self.points, -self.won, -self.spread


def game_points(result: Result, target: int) -> tuple[int, int]:
    """The game points of the two players."""
    won = SKUNK if min(result.first, result.second) < skunk_line(target) else WIN
    return (won, 0) if result.first > result.second else (0, won)


def standings(evening: Evening) -> tuple[StandingRow, ...]:
    """A row for every player, the best first; level ones in the order of their lots. The knock-out does not count."""
    rows = {player.id: StandingRow(player.id) for player in evening.players}
    for game in evening.games:
        if not game.knockout and game.result is not None:
            _add(rows, game, game.result, evening.settings.target)
    for player, byes in byes_of(evening).items():
        wins = byes * bye_wins(evening)
        row = rows[player]
        rows[player] = replace(row, byes=byes, won=row.won + wins, points=row.points + WIN * wins)
    lots = {player.id: (player.lot, player.id) for player in evening.players}
    ordered = sorted(rows.values(), key=lambda row: (row.order, lots[row.player]))
    return tuple(_ranked(ordered))


def byes_of(evening: Evening) -> dict[int, int]:
    """The byes of each player: of the rounds, and in place of games that were struck out."""
    byes = dict.fromkeys(range(len(evening.players)), 0)
    for round_ in evening.rounds:
        if not round_.knockout:
            for player in round_.byes:
                byes[player] += 1
    for game in evening.games:
        if not game.knockout:
            for player in game.byes:
                byes[player] += 1
    return byes


def bye_wins(evening: Evening) -> bool:
    """Whether a bye counts as a win: usually where not everybody has the same number of them."""
    chosen = evening.settings.bye_wins
    return evening.settings.format in {"acc9", "acc22", "swiss"} if chosen is None else chosen


def _add(rows: dict[int, StandingRow], game: ClubGame, result: Result, target: int) -> None:
    margin = result.first - result.second
    for player, points, by in zip(game.players, game_points(result, target), (margin, -margin), strict=True):
        row = rows[player]
        rows[player] = replace(
            row,
            played=row.played + 1,
            won=row.won + (points > 0),
            points=row.points + points,
            skunks=row.skunks + (points == SKUNK),
            plus=row.plus + max(by, 0),
            minus=row.minus + max(-by, 0),
        )


def _ranked(ordered: list[StandingRow]) -> list[StandingRow]:
    ranked: list[StandingRow] = []
    for place, row in zip(count(1), ordered, strict=False):
        level = bool(ranked) and ranked[-1].order == row.order
        ranked.append(replace(row, rank=ranked[-1].rank if level else place))
    return ranked
