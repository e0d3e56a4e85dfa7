"""The direction round the crash board: the chance to win by each of the two, from games played on with the same deals.

The deal at hand is replaced by a whole one of the same dealer. A side that has not chosen yet goes either way in half of the
games. While no side has chosen, both directions are equally good: reflected in its axis, the board is the same.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cribbage import State
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.deals import deal_sample
from fifteentwo.engine.monte_carlo.rules import Laws, crash_holes, laws
from fifteentwo.engine.monte_carlo.win_model import SHOW, DealSample, move_peg, win_share
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.game import Seat

GAMES: Final = 4000
MOST_DEALS: Final = 200
"""The most deals of a game; crashes can make it long."""
OPEN: Final = -1
"""The direction of a side that has not chosen yet."""


class PathValue(NamedTuple):
    """The chance to win by a direction less that by the other, with its standard error."""

    clockwise: bool
    gain: float
    error: float


def better_path(state: State, seat: Seat) -> PathValue:
    """The better direction for a seat that must choose, always by the same sample of deals."""
    assert state.due is not None
    assert state.dealer is not None
    if all(path is None for path in state.paths):
        return PathValue(True, 0.0, 0.0)
    rules, side = laws(state.rules), state.rules.side(seat)
    paths = np.array([OPEN if path is None else int(path) for path in state.paths], np.int64)
    points = sum(peg.points for peg in state.due.pegs if peg.seat == seat)
    pegs, won = np.array(state.pegs, np.int64), np.zeros((2, GAMES))
    for way in range(2):
        paths[side] = way
        _play_on(rules, crash_holes(), deal_sample(rules), pegs, paths, side, state.dealer, points, won[way])
    gain = won[1] - won[0]
    mean, error = float(gain.mean()), float(gain.std() / np.sqrt(GAMES))
    return PathValue(mean >= 0, abs(mean), error)


@compiled
def _play_on(
    laws: Laws,
    holes: Longs,
    future: DealSample,
    pegs: Longs,
    paths: Longs,
    side: int,
    dealer: int,
    points: int,
    won: Doubles,
) -> None:
    """The share of a side in each of many games, which begin with these points of it."""
    dealers, deals, most = future.events.shape[:3]
    moved, ways = np.empty_like(pegs), np.empty_like(paths)
    for game in range(len(won)):
        moved[:] = pegs
        for other in range(laws.sides):
            ways[other] = (game >> other) & 1 if paths[other] == OPEN else paths[other]
        out = move_peg(laws, holes, moved, ways, side, points, SHOW)
        dealing = dealer
        for step in range(MOST_DEALS):
            if out:
                break
            deal = (game * 7919 + step * 1299709) % deals
            for at in range(most):
                event = future.events[dealing % dealers, deal, at]
                if event[1] == 0:
                    break
                seat = (int(event[0]) + dealing) % laws.players
                out = move_peg(laws, holes, moved, ways, seat % laws.sides, int(event[1]), int(event[2]))
                if out:
                    break
            dealing = (dealing + 1) % laws.players
        won[game] = win_share(laws, moved, side)
