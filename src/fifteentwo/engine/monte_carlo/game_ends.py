"""How games end that are played on with sampled deals: the winners, the game points, and who deals next.

The deals to come are a function of the sample, the game and the number of the deal. So two states of one game are played on with the
same deals, and their difference has less noise than either.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cribbage.result import worth
from fifteentwo.engine.equity.match_equity import game_points
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.rules import Laws
from fifteentwo.engine.monte_carlo.win_model import DealSample, move_peg
from fifteentwo.engine.scoring.rank_hands import Longs
from fifteentwo.rules import CribbageRules

MOST_DEALS: Final = 200
"""The most deals of a game; crashes can make it long."""
Flags = NDArray[np.bool_]


class GameEnds(NamedTuple):
    """The ends of games, (rows, games): those of a row share the rest of the deal at hand."""

    scores: Longs
    """(rows, games, sides)"""
    before: Longs
    """(rows, games, sides): the scores at the beginning of the last deal, which decide a tie in lowball."""
    dealers: Longs
    """(rows, games): the dealer of the last deal."""


class GameResults(NamedTuple):
    """What the ends of n games mean."""

    winners: Flags
    """(n, sides)"""
    points: Longs
    """(n,): the game points."""
    skunks: Flags
    """(n,): whether the game counts as a skunk, or more."""
    next_dealers: Longs
    """(n,): who deals first in the next game."""


def empty_ends(rows: int, games: int, sides: int) -> GameEnds:
    """Arrays to be filled."""
    return GameEnds(
        np.zeros((rows, games, sides), np.int64),
        np.zeros((rows, games, sides), np.int64),
        np.zeros((rows, games), np.int64),
    )


@compiled
def sampled_deal(row: int, game: int, number: int, deals: int) -> int:
    """Which of the sampled deals is the deal of this number in a game: a hash of all three (splitmix64)."""
    x = np.uint64(row) * np.uint64(0x9E3779B97F4A7C15)
    x += np.uint64(game) * np.uint64(0xD1B54A32D192ED03)
    x += np.uint64(number + 1) * np.uint64(0x8CB92BA72F3D8DD7)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return int((x ^ (x >> np.uint64(31))) >> np.uint64(33)) % deals


@compiled
def play_on(
    laws: Laws,
    future: DealSample,
    board: tuple[Longs, Longs],
    pegs: Longs,
    dealer: int,
    number: int,
    row: int,
    ends: GameEnds,
) -> None:
    """Plays the games of a row to their end. The deal of this `number` comes next, by `dealer`; `board` are the holes and paths."""
    holes, paths = board
    dealers, deals, most = future.events.shape[:3]
    moved = np.empty_like(pegs)
    for game in range(ends.scores.shape[1]):
        moved[:] = pegs
        dealing = dealer
        out = False
        for step in range(MOST_DEALS):
            dealing = (dealer + step) % laws.players
            ends.before[row, game] = moved[:, 1]
            deal = sampled_deal(row, game, number + step, deals)
            for at in range(most):
                event = future.events[dealing % dealers, deal, at]
                if event[1] == 0:
                    break
                side = (int(event[0]) + dealing) % laws.players % laws.sides
                out = move_peg(laws, holes, moved, paths, side, int(event[1]), int(event[2]))
                if out:
                    break
            if out:
                break
        ends.scores[row, game] = moved[:, 1]
        ends.dealers[row, game] = dealing


def game_results(rules: CribbageRules, ends: GameEnds, first_dealers: Longs) -> GameResults:
    """What the ends mean, by `cribbage.result.outcome` and `match.next_dealer`. `first_dealers`, (rows,), dealt first in the games."""
    games, sides = ends.scores.shape[1:]
    scores, before, dealers = ends.scores.reshape(-1, sides), ends.before.reshape(-1, sides), ends.dealers.reshape(-1)
    if rules.objective == "lowball":
        rank = scores * (rules.target + 1) + before
        winners = rank == rank.min(axis=1, keepdims=True)
        by_score = np.array([game_points(rules, score) for score in range(rules.target + 1)])
        points = by_score[scores.min(axis=1)]
        skunks = points > 1
    else:
        needs = np.array(rules.targets) - scores
        winners = needs <= np.maximum(needs.min(axis=1, keepdims=True), 0)
        points, skunks = _losses(rules, scores, winners)
    return GameResults(winners, points, skunks, _next(rules, scores, winners, dealers, np.repeat(first_dealers, games)))


def _losses(rules: CribbageRules, scores: Longs, winners: Flags) -> tuple[Longs, Flags]:
    """The game points of the best loser, and whether that is a skunk."""
    points, titled = _game_points(rules)
    lost = np.where(winners, np.iinfo(np.int64).max, points[np.arange(rules.sides), scores])
    best, every = lost.argmin(axis=1), np.arange(len(scores))
    return lost[every, best], titled[best, scores[every, best]]


@lru_cache(maxsize=8)
def _game_points(rules: CribbageRules) -> tuple[Longs, Flags]:
    """The game points for beating each side at each score, and whether they are those of a skunk: (sides, scores)."""
    most = max(rules.targets)
    points, titled = np.ones((rules.sides, most + 1), np.int64), np.zeros((rules.sides, most + 1), np.bool_)
    for side, target in enumerate(rules.targets):
        for score in range(target):
            points[side, score], title = worth(rules, score, side)
            titled[side, score] = title != ""
    return points, titled


def _next(rules: CribbageRules, scores: Longs, winners: Flags, dealers: Longs, first_dealers: Longs) -> Longs:
    if rules.next_dealer == "alternate":
        return (first_dealers + 1) % rules.players
    if rules.next_dealer == "winner":
        sides = winners
    else:
        sign = -1 if rules.objective == "lowball" else 1
        lost = np.where(winners, np.iinfo(np.int64).max, sign * scores)
        sides = ~winners & (lost == lost.min(axis=1, keepdims=True))
    found = np.full(len(scores), -1, np.int64)
    every = np.arange(len(scores))
    for step in range(1, rules.players + 1):
        seat = (dealers + step) % rules.players
        found = np.where((found < 0) & sides[every, seat % rules.sides], seat, found)
    return found
