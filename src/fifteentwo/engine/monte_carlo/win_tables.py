"""The chance of two sides to win before each deal, from every score, by sampled deals, so that no game need be played on from there.

It is computed from the end of the game backwards: the chance at a score is the mean, over the sampled deals, of the chance at the score after
the deal. A deal that ends the game is pegged in the order of the table, so who counts first wins.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.deals import deal_sample
from fifteentwo.engine.monte_carlo.rules import Laws, crash_holes
from fifteentwo.engine.monte_carlo.win_model import DealSample, move_peg, win_share
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

CACHED_TABLES: Final = 16
"""Tables kept in memory: 0.2 MB each to 121 points, 2 MB to the highest target."""
SIDES: Final = 2
DEALS: Final = 600
"""The sampled deals of each dealer that the tables are computed from, at most."""


@lru_cache(maxsize=CACHED_TABLES)
def deals_with_wins(laws: Laws) -> DealSample:
    """The sample of deals by these rules, with `wins` for two sides; on the crash board, where pegs go back, without."""
    future = deal_sample(laws)
    if laws.sides != SIDES or laws.crash:
        return future
    dealers = laws.players if len(future.events) > 1 else SIDES
    wins = np.zeros((dealers, laws.targets[0], laws.targets[1]))
    _fill(laws, crash_holes(), future, wins)
    return future._replace(wins=wins)


@compiled
def _fill(laws: Laws, holes: Longs, future: DealSample, wins: Doubles) -> None:
    """Writes the chance of the first side, by who deals and by the scores of both: (dealers, target, target)."""
    dealers = len(wins)
    samples, deals, most = future.events.shape[:3]
    deals = min(deals, DEALS)
    pegged = np.zeros((dealers, deals, SIDES), np.int64)
    for dealer in range(dealers):
        for deal in range(deals):
            for at in range(most):
                event = future.events[dealer % samples, deal, at]
                if event[1] == 0:
                    break
                pegged[dealer, deal, (int(event[0]) + dealer) % laws.players % SIDES] += event[1]
    paths, moved = np.zeros(SIDES, np.int64), np.zeros((SIDES, 2), np.int64)
    # A peg may stand still one hole before the target.
    last = laws.stinkhole
    for total in range(laws.targets[0] + laws.targets[1] - 2, -1, -1):
        for mine in range(max(0, total - laws.targets[1] + 1), min(total, laws.targets[0] - 1) + 1):
            theirs = total - mine
            for dealer in range(dealers):
                after = (dealer + 1) % dealers
                found = 0.0
                counted = 0
                for deal in range(deals):
                    then, other = mine + pegged[dealer, deal, 0], theirs + pegged[dealer, deal, 1]
                    if then + last >= laws.targets[0] or other + last >= laws.targets[1]:
                        moved[0, 1], moved[1, 1] = mine, theirs
                        if _pegged(laws, holes, future, paths, moved, dealer, deal):
                            found += win_share(laws, moved, 0)
                            counted += 1
                            continue
                        then, other = moved[0, 1], moved[1, 1]
                    if then != mine or other != theirs:
                        found += wins[after, then, other]
                        counted += 1
                # In a deal without points nothing changes but the dealer: it is left out.
                wins[dealer, mine, theirs] = found / max(1, counted)


@compiled
def _pegged(laws: Laws, holes: Longs, future: DealSample, paths: Longs, pegs: Longs, dealer: int, deal: int) -> bool:
    """Moves the pegs, (2, 2), by a sampled deal; returns whether somebody is out."""
    samples, _, most = future.events.shape[:3]
    for at in range(most):
        event = future.events[dealer % samples, deal, at]
        if event[1] == 0:
            return False
        side = (int(event[0]) + dealer) % laws.players % laws.sides
        if move_peg(laws, holes, pegs, paths, side, int(event[1]), int(event[2])):
            return True
    return False
