"""Statistics: recomputed from the deals, and added up over parts of the games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from statistics import fmean
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.cribbage import Cribbage
from fifteentwo.game import Seat
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.server.figures import expected, figures, statistics
from fifteentwo.server.finished import DEALS, results_of
from fifteentwo.server.history import OwnGame, read
from fifteentwo.server.lobby import rules_line
from fifteentwo.server.room_views import encoded
from fifteentwo.server.store_rows import ResultRow
from fifteentwo.server.wire import Chair
from fifteentwo.simulate import simulate
from fifteentwo.table import AnyTable, Begin, CribbageTable, Do, Resign, Table
from fifteentwo.tally import PARTS, ROLES, DealPoints

RULES = ("standard", "standard target=61", "three_players target=61", "partners target=61", "muggins target=61")
NAMES = ("Ann", "Walter", "Mei", "Odile")


def sit_down(line: str, seed: int) -> AnyTable:
    """A game played at random, or resigned."""
    rng = Random(seed)
    table: CribbageTable = Table(Cribbage(parse(line, CribbageRules)), [Begin(None)])
    while table.outcome is None:
        assert table.state is not None
        seat = table.to_act()[0]
        if seat < 0:
            table.push(Do(table.game.house(table.state, rng)))
        elif rng.random() < 0.001:
            table.push(Resign(seat))
        else:
            table.push(Do(rng.choice(table.game.legal(table.state, seat))))
    return cast(AnyTable, table)


@cache
def game(line: str, seed: int) -> tuple[OwnGame, tuple[DealPoints, ...]]:
    """A finished game of one owner, and its deals."""
    table = sit_down(line, seed)
    (entry,) = results_of(table)
    chairs = encoded(
        [Chair(name, None if seat == 0 else "simple") for seat, name in enumerate(NAMES[: table.rules.players])]
    )
    row = ResultRow(
        game=f"{line} {seed}",
        number=1,
        ended=f"2026-11-22T12:00:{seed:02}.000000+00:00",
        result=entry.result,
        rules=rules_line(parse(line)),
        chairs=chairs,
        deal=None,
        day=None,
        replayed=False,
    )
    (played,) = read([(row, (seed % table.rules.players,))])
    return played, DEALS.decode(entry.deals)


some = st.lists(st.tuples(st.sampled_from(RULES), st.integers(0, 7)), max_size=8, unique=True)


def newest_first(games: Sequence[tuple[str, int]]) -> list[OwnGame]:
    return sorted((game(*each)[0] for each in games), key=lambda played: played.row.ended, reverse=True)


@given(some, some)
def test_the_figures_of_all_games_are_the_sums_of_those_of_their_parts(
    one: list[tuple[str, int]], more: list[tuple[str, int]]
) -> None:
    other = [each for each in more if each not in one]
    parts = [figures(newest_first(games)) for games in (one, other)]
    whole = figures(newest_first(one + other))
    for name in ("games", "wins", "skunks_given", "skunks_taken"):
        assert getattr(whole, name) == sum(getattr(part, name) for part in parts)
    assert whole.streak <= whole.longest_streak <= whole.wins
    found = statistics(newest_first(one + other), assisted=False)
    assert sum(stretch.games for stretch in found.course) == whole.games
    assert sum(stretch.wins for stretch in found.course) == whole.wins
    assert sum(line.games for line in found.rules) == whole.games


@given(some)
def test_the_averages_are_those_of_the_deals(games: list[tuple[str, int]]) -> None:
    found = figures(newest_first(games))
    usual = [each for each in games if game(*each)[0].rules.is_usual]
    averaged = usual or games
    assert found.averaged == len(averaged)
    assert all((average.expected is None) == (bool(games) and not usual) for average in found.averages)
    for average in found.averages:
        roles = ROLES if average.role is None else (average.role,)
        for is_mine, value in ((True, average.mine), (False, average.theirs)):
            deals = [
                (deal, seat)
                for each in averaged
                for played, of_game in [game(*each)]
                for seat in (played.own if is_mine else played.others)
                for deal in of_game
            ]
            assert value == (None if (mean := mean_of(deals, average.part, roles)) is None else pytest.approx(mean))


def mean_of(deals: Sequence[tuple[DealPoints, Seat]], part: str, roles: Sequence[str]) -> float | None:
    """The mean points of a part of the deals. Pegging includes the mean of the heels over all starters in each role."""
    points: list[float] = []
    for role in roles:
        of_role = [(deal, seat) for deal, seat in deals if (deal.dealer == seat) == (role == "dealer")]
        heels = [deal.heels for deal, _ in of_role if deal.starter is not None and role == "dealer"]
        for deal, seat in of_role:
            if part == "pegging" and deal.played_out:
                points.append(deal.pegging[seat] + (fmean(heels) if heels else 0))
            elif part != "pegging":
                points += [hand.points for hand in deal.counted if hand.seat == seat and hand.crib == (part == "crib")]
    return fmean(points) if points else None


def test_every_game_of_a_streak_is_a_win() -> None:
    games = [game("standard", seed)[0] for seed in range(8)]
    won = [played for played in games if played.result == "won"]
    lost = [played for played in games if played.result == "lost"]
    assert won
    assert lost
    found = figures([*won, lost[0], *won, won[0]])
    assert (found.streak, found.longest_streak) == (len(won), len(won) + 1)
    assert figures([lost[0], *won]).streak == 0


@pytest.mark.exhaustive
def test_the_expected_averages_are_those_of_two_experts() -> None:
    games = 16
    tally = simulate(["expert"], games, rng=1)
    for (part, role), value in expected().items():
        means = [seat[ROLES.index(role)] for seat in tally.parts]
        number = sum(row[PARTS.index(part)].number for row in means)
        points = sum(row[PARTS.index(part)].total for row in means)
        if part == "pegging":
            points += sum(row[PARTS.index("heels")].total for row in means)
        if number:  # the standard deviation of a hand or crib is below 5, that of the pegging below 3
            assert abs(points / number - value) < 4 * 5 / number**0.5
        else:
            assert (part, role, value) == ("crib", "pone", 0)
