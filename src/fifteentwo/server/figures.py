"""An owner's games in figures: wins, skunks, streaks, and average points beside those of strong players."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

from fifteentwo.server.history import OwnGame, listed, opponents, rules
from fifteentwo.server.history_wire import (
    BestHand,
    Figures,
    HistoryFigures,
    HistoryStatistics,
    PointAverage,
    Stretch,
)
from fifteentwo.tally import PARTS, ROLES, Mean, Part, Role, SeatMeans, add

STRETCHES: Final = 20
"""The most columns of the chart of wins."""

BEST: Final = 5
"""The number of best hands shown."""

AVERAGES: Final[tuple[tuple[Part, Role | None], ...]] = (
    ("hand", None),
    ("hand", "dealer"),
    ("hand", "pone"),
    ("crib", "dealer"),
    ("pegging", None),
    ("pegging", "dealer"),
    ("pegging", "pone"),
)


def contested(games: Iterable[OwnGame]) -> list[OwnGame]:
    """The games that count in the figures: against others, the owner on one side, and every choice a player's own."""
    return [game for game in games if game.others and game.result != "shared" and not game.outcome.demonstrated]


def in_brief(games: Iterable[OwnGame]) -> HistoryFigures:
    """The few figures of the lobby, given the last ended first."""
    against_others = contested(games)
    alone = [game for game in against_others if not game.is_assisted]
    last = listed(against_others[0]) if against_others else None
    return HistoryFigures(figures(alone), len(against_others) - len(alone), opponents(alone), last)


def statistics(games: Iterable[OwnGame], assisted: bool, last: int | None = None) -> HistoryStatistics:
    """All figures of the games with help or of those without it, given the last ended first; of the `last` only, if given."""
    against_others = contested(games)
    of_kind = [game for game in against_others if game.is_assisted == assisted]
    wanted = of_kind[:last]
    return HistoryStatistics(
        figures=figures(wanted),
        apart=len(against_others) - len(of_kind),
        course=_course(wanted),
        best=_best(wanted),
        opponents=opponents(wanted),
        rules=rules(wanted),
    )


def figures(games: Sequence[OwnGame]) -> Figures:
    """Contested games, the last ended first, in a few figures."""
    won = [game.result == "won" for game in reversed(games)]
    streak = longest = 0
    for is_win in won:
        streak = streak + 1 if is_win else 0
        longest = max(longest, streak)
    usual = [game for game in games if game.rules.is_usual]
    averaged = usual or games
    return Figures(
        games=len(games),
        wins=sum(won),
        skunks_given=sum(game.skunk_given for game in games),
        skunks_taken=sum(game.skunk_taken for game in games),
        streak=streak,
        longest_streak=longest,
        averaged=len(averaged),
        averages=_averages(averaged, expected() if usual or not games else None),
    )


def _averages(games: Sequence[OwnGame], beside: dict[tuple[Part, Role], float] | None) -> tuple[PointAverage, ...]:
    counted = [game for game in games if game.outcome.means]
    mine = add([game.outcome.means[seat] for game in counted for seat in game.own])
    theirs = add([game.outcome.means[seat] for game in counted for seat in game.others])
    return tuple(
        PointAverage(
            part=part,
            role=role,
            mine=average(mine, part, role),
            theirs=average(theirs, part, role),
            expected=None if beside is None else expected_of(beside, part, role),
        )
        for part, role in AVERAGES
    )


def average(means: SeatMeans, part: Part, role: Role | None) -> float | None:
    """The mean of a part. That of the pegging has the mean of the heels added in each role."""
    rows = [means[ROLES.index(each)] for each in _roles(role)]
    total = sum((row[PARTS.index(part)] for row in rows), Mean())
    if not total.number:
        return None
    if part != "pegging":
        return total.value
    heels = sum(row[PARTS.index(part)].number * row[PARTS.index("heels")].value for row in rows)
    return total.value + heels / total.number


def expected_of(beside: dict[tuple[Part, Role], float], part: Part, role: Role | None) -> float:
    """The expected value of a part in a role, or on average in both."""
    of_roles = [beside[part, each] for each in _roles(role)]
    return sum(of_roles) / len(of_roles)


def _roles(role: Role | None) -> tuple[Role, ...]:
    return ROLES if role is None else (role,)


@lru_cache
def expected() -> dict[tuple[Part, Role], float]:
    """The average points of a deal between two experts at standard cribbage; pegging with heels.

    The data is the output of the command named in its `players`, `games`, `rules` and `rng`:
    `fifteentwo simulate --players expert --games 4000 --rng 1 --json`.
    """
    simulated = json.loads((files("fifteentwo") / "data" / "averages.json").read_text())
    found: dict[tuple[Part, Role], float] = {}
    for row in simulated["points_a_deal"]:
        role: Role = row["role"]
        found["hand", role] = row["hand"]
        found["crib", role] = row["crib"]
        found["pegging", role] = row["pegging"] + row["heels"]
    return found


def _course(games: Sequence[OwnGame]) -> tuple[Stretch, ...]:
    """The games from the oldest to the newest, in stretches of equal length; the last may be shorter."""
    oldest_first = games[::-1]
    length = max(1, -(-len(games) // STRETCHES))
    return tuple(
        Stretch(
            first=first + 1,
            games=len(of_stretch),
            wins=sum(game.result == "won" for game in of_stretch),
            ended=of_stretch[-1].row.ended,
        )
        for first in range(0, len(oldest_first), length)
        for of_stretch in [oldest_first[first : first + length]]
    )


def _best(games: Iterable[OwnGame]) -> tuple[BestHand, ...]:
    hands = [
        BestHand(game.row.game, game.row.number, game.row.ended, hand)
        for game in games
        for seat in game.own
        if game.outcome.best and (hand := game.outcome.best[seat]) is not None
    ]
    return tuple(sorted(hands, key=lambda best: -best.hand.points)[:BEST])
