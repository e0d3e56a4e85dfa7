"""The chance to win before a deal where there is no solved table of scores, and the pegs through a deal.

Two sides have a table by sampled deals (`win_tables`). With more, and on the crash board, deals from a sample are played on near the end
until a side is out; further away the chance is a logistic curve in the difference of the scores and the number of deals still to come.
Pegs are (sides, 2), rear and front.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.rollout import GO, LAST
from fifteentwo.engine.monte_carlo.rules import Laws
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs, Shorts

HEELS: Final = 3
SHOW: Final = 4
"""Kinds of points, besides `CARD`, `GO` and `LAST`."""
MAX_DEALS: Final = 4
"""The most deals played on in one continuation."""
_CHAIN: Final = 8


class DealSample(NamedTuple):
    """Simulated deals by the rollout policy, as lists of the points pegged."""

    events: Shorts
    """(dealers, deals, n, 3): seat counted from the dealer, points and kind, ended by 0 points. There are deals of each
    dealer where it matters who deals, else of one."""
    mean: float
    """The mean points of a side in a deal."""
    deviation: float
    """The standard deviation of the difference between two sides in a deal."""
    excess: Doubles
    """(dealers, players): the mean points of a seat, counted from the dealer, less those of all seats."""
    wins: Doubles
    """(n, target, target): the chance of the first of two sides to win before a deal, by who deals and by the scores of both. Dealers n
    seats apart are alike; n is 0 where it is not computed (`win_tables`)."""


@compiled
def move_peg(laws: Laws, holes: Longs, pegs: Longs, paths: Longs, side: int, points: int, kind: int) -> bool:
    """Moves a side's rear peg ahead of its front, with crashes on the crash board; returns whether somebody is out."""
    front = pegs[side, 1]
    if laws.stinkhole and front == laws.targets[side] - 1 and kind in (GO, LAST, HEELS):
        return False
    pegs[side, 0] = front
    pegs[side, 1] = min(front + points, laws.targets[side])
    if pegs[side, 1] >= laws.targets[side]:
        return True
    if laws.crash:
        return _crash(laws, holes, pegs, paths, side)
    return False


@compiled
def _crash(laws: Laws, holes: Longs, pegs: Longs, paths: Longs, mover: int) -> bool:
    """Crashes, as in `cribbage.crash`; returns whether somebody is out."""
    by = mover
    landing = pegs[mover, 1]
    for _ in range(_CHAIN):
        hole = holes[paths[by], landing]
        victim = -1
        front_hit = False
        for ahead in range(1, laws.sides):
            side = (by + ahead) % laws.sides
            if pegs[side, 1] and holes[paths[side], pegs[side, 1]] == hole:
                victim = side
                front_hit = True
                break
            if pegs[side, 0] and holes[paths[side], pegs[side, 0]] == hole:
                victim = side
                break
        if victim < 0:
            return False
        rear, front = pegs[victim, 0], pegs[victim, 1]
        if front_hit:
            landing = rear - (front - rear)
            pegs[victim, 0] = max(landing, 0)
            pegs[victim, 1] = rear
        else:
            landing = min(front + (front - rear), laws.targets[victim])
            pegs[victim, 0] = front
            pegs[victim, 1] = landing
        if landing >= laws.targets[victim]:
            return True
        if landing <= 0:
            return False
        by = victim
    return False


@compiled
def _needs(laws: Laws, pegs: Longs, side: int) -> int:
    """The points a side still needs."""
    return int(laws.targets[side] - pegs[side, 1])


@compiled
def _share(laws: Laws, side: int) -> float:
    """A side's share of the points of a deal, 1 on average: a captain has less than a pair."""
    seats = len(range(side, laws.players, laws.sides))
    return seats * laws.sides / laws.players


@compiled
def _deals_to_go(laws: Laws, future: DealSample, pegs: Longs) -> float:
    """The expected number of deals until the side nearest to its target is out."""
    least = 1e9
    for side in range(laws.sides):
        least = min(least, _needs(laws, pegs, side) / (future.mean * _share(laws, side)))
    return least


@compiled
def win_share(laws: Laws, pegs: Longs, side: int) -> float:
    """A side's share of the game once somebody is out: split between equal sides."""
    best = _needs(laws, pegs, 0)
    for other in range(1, laws.sides):
        best = max(best, _needs(laws, pegs, other)) if laws.lowball else min(best, _needs(laws, pegs, other))
    if _needs(laws, pegs, side) != best:
        return 0.0
    alike = 0
    for other in range(laws.sides):
        if _needs(laws, pegs, other) == best:
            alike += 1
    return 1.0 / alike


@compiled
def win_curve(laws: Laws, future: DealSample, pegs: Longs, side: int, dealer: int) -> float:
    """The approximate probability of winning before seat `dealer` deals: a softmax of the sides' scores, whose scale grows
    with the square root of the deals still to come.
    """
    deals = max(0.5, _deals_to_go(laws, future, pegs))
    width = 0.55 * future.deviation * np.sqrt(deals)
    if laws.lowball:
        width = -width
    mine = _adjusted_score(laws, future, pegs, side, dealer)
    total = 0.0
    for other in range(laws.sides):
        total += np.exp(min(50.0, (_adjusted_score(laws, future, pegs, other, dealer) - mine) / width))
    return float(1.0 / total)


@compiled
def _adjusted_score(laws: Laws, future: DealSample, pegs: Longs, side: int, dealer: int) -> float:
    standing = -float(_needs(laws, pegs, side))
    for seat in range(side, laws.players, laws.sides):
        standing += 0.5 * future.excess[dealer % len(future.excess), (seat - dealer) % laws.players]
    return standing / _share(laws, side)


@compiled
def win_probability(
    laws: Laws,
    holes: Longs,
    future: DealSample,
    pegs: Longs,
    paths: Longs,
    side: int,
    dealer: int,
    first: int,
    continuations: int,
) -> float:
    """The probability of a side to win before seat `dealer` deals: from the table where there is one. Else, near the end, it is the mean
    of `continuations` by sampled deals, the first of which depends on `first`. Nobody may be out.
    """
    if len(future.wins):
        chance = float(future.wins[dealer % len(future.wins), pegs[0, 1], pegs[1, 1]])
        return 1.0 - chance if side else chance
    if _deals_to_go(laws, future, pegs) > 1.7:
        return win_curve(laws, future, pegs, side, dealer)
    total = 0.0
    moved = np.empty_like(pegs)
    dealers, deals, most = future.events.shape[:3]
    for continuation in range(continuations):
        moved[:] = pegs
        dealing = dealer
        out = False
        for step in range(MAX_DEALS):
            deal = (first * 7919 + continuation * 104729 + step * 1299709) % deals
            for at in range(most):
                event = future.events[dealing % dealers, deal, at]
                points = int(event[1])
                if points == 0:
                    break
                seat = (int(event[0]) + dealing) % laws.players
                out = move_peg(laws, holes, moved, paths, seat % laws.sides, points, int(event[2]))
                if out:
                    break
            if out:
                break
            dealing = (dealing + 1) % laws.players
        total += win_share(laws, moved, side) if out else win_curve(laws, future, moved, side, dealing)
    return total / continuations
