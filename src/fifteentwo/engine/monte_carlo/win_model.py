"""The score through a deal in the order of the table, who is out, and what a score is worth: the chance to win from it.

Pegs are (sides, 2), rear and front. After the end of a deal that could be, others follow from a bank of deals until
somebody is near enough to having won; from far away the chance goes by a curve over the holes that are still to go.
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
"""What is pegged, besides a card, a go and the last card."""
AHEAD: Final = 4
"""So many deals are looked at past one near the end, at most."""
_CHAIN: Final = 8


class Bank(NamedTuple):
    """Deals between quick players, by what was pegged in them."""

    events: Shorts
    """(dealers, deals, n, 3): seat counted from the dealer, points and kind; no points end it. There are deals of each
    dealer where it matters who deals, else of one."""
    mean: float
    """The points a side makes in a deal."""
    spread: float
    """The standard deviation of what one side makes more than another."""
    excess: Doubles
    """(dealers, players): what a seat, counted from the dealer, makes more than the mean."""


@compiled
def move(laws: Laws, holes: Longs, pegs: Longs, paths: Longs, side: int, points: int, kind: int) -> bool:
    """Moves a side's rear peg ahead of its front; on the crash board it may crash others. Whether somebody is out."""
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
    """As `cribbage.crash` has it."""
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
    """The holes a side has still to go."""
    return int(laws.targets[side] - pegs[side, 1])


@compiled
def _share(laws: Laws, side: int) -> float:
    """What a side makes in a deal, for each point that the mean side makes: a captain less than a pair."""
    seats = len(range(side, laws.players, laws.sides))
    return seats * laws.sides / laws.players


@compiled
def _deals_to_go(laws: Laws, bank: Bank, pegs: Longs) -> float:
    """How many deals the side nearest to its target needs, by what it makes on average."""
    least = 1e9
    for side in range(laws.sides):
        least = min(least, _needs(laws, pegs, side) / (bank.mean * _share(laws, side)))
    return least


@compiled
def won(laws: Laws, pegs: Longs, side: int) -> float:
    """Once somebody is out: my share of the game."""
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
def curve(laws: Laws, bank: Bank, pegs: Longs, side: int, dealer: int) -> float:
    """About the chance to win, before this seat deals, by the holes between the sides and the deals still to come."""
    deals = max(0.5, _deals_to_go(laws, bank, pegs))
    width = 0.55 * bank.spread * np.sqrt(deals)
    if laws.lowball:
        width = -width
    mine = _standing(laws, bank, pegs, side, dealer)
    total = 0.0
    for other in range(laws.sides):
        total += np.exp(min(50.0, (_standing(laws, bank, pegs, other, dealer) - mine) / width))
    return float(1.0 / total)


@compiled
def _standing(laws: Laws, bank: Bank, pegs: Longs, side: int, dealer: int) -> float:
    standing = -float(_needs(laws, pegs, side))
    for seat in range(side, laws.players, laws.sides):
        standing += 0.5 * bank.excess[dealer % len(bank.excess), (seat - dealer) % laws.players]
    return standing / _share(laws, side)


@compiled
def chance(
    laws: Laws, holes: Longs, bank: Bank, pegs: Longs, paths: Longs, side: int, dealer: int, first: int, tries: int
) -> float:
    """The chance to win before this seat deals: near the end over so many goes through the bank, from its deal `first`."""
    if _deals_to_go(laws, bank, pegs) > 1.7:
        return curve(laws, bank, pegs, side, dealer)
    total = 0.0
    there = np.empty_like(pegs)
    dealers, deals, most = bank.events.shape[:3]
    for attempt in range(tries):
        there[:] = pegs
        dealing = dealer
        out = False
        for step in range(AHEAD):
            deal = (first * 7919 + attempt * 104729 + step * 1299709) % deals
            for at in range(most):
                event = bank.events[dealing % dealers, deal, at]
                points = int(event[1])
                if points == 0:
                    break
                seat = (int(event[0]) + dealing) % laws.players
                out = move(laws, holes, there, paths, seat % laws.sides, points, int(event[2]))
                if out:
                    break
            if out:
                break
            dealing = (dealing + 1) % laws.players
        total += won(laws, there, side) if out else curve(laws, bank, there, side, dealing)
    return total / tries
