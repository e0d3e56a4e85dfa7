"""Follows the play of every hand that may be kept, by the policy, against all hands that the other may keep: writes `kept_pegging.npz`.

`python -m fifteentwo.engine.training.kept_pegging` takes some 5 minutes of processor time, and is run after each change of the policy in the package.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.equity.deals import shipped_keep
from fifteentwo.engine.equity.endgame import LEAST
from fifteentwo.engine.equity.kept_pegging import FILE, RACES, cut
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.range_play import range_walk, walk_range
from fifteentwo.engine.equity.range_results import CELLS, OUT, clear, range_results
from fifteentwo.engine.equity.simulated_deals import fixed, shipped_policy
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles, Longs, grown_hands, rank_hands
from fifteentwo.locales import CodedError
from fifteentwo.workers import Pool, worker_pool

PARTS: Final = 2000
"""Probabilities are written in so many parts."""
RAREST: Final = 1e-9
"""Where both have the points more rarely, nobody is taken to be more often the first."""
TASK_SIZE: Final = 20
"""Hands in one task."""
NOBODY: Final = (999, 999)
"""What both need, so that nobody is out."""


class HandPlay(NamedTuple):
    """The play of one hand against all that the other may keep."""

    chances: Doubles
    """(12, 12): as in `KeptPegging`, like the next."""
    ahead: Doubles
    """(6, 6)"""


def play_of(role: int, numbers: Sequence[int]) -> list[HandPlay]:
    """The play of a player in this role with each of these hands. Raises BadTables."""
    return [_of_hand(role, rank_hands(4)[number].astype(np.int64)) for number in numbers]


def _of_hand(role: int, ranks: Longs) -> HandPlay:
    others = shipped_keep(1 - role).kept([4 * int(rank) for rank in ranks])
    others = np.where(others >= LEAST, others, 0.0) / others[others >= LEAST].sum()
    results = _results(role, ranks, others, NOBODY)
    points, ahead = results[:OUT].reshape(GRID, GRID), np.empty((RACES, RACES))
    for mine, theirs in np.ndindex(ahead.shape):
        first = _results(role, ranks, others, (mine + 1, theirs + 1))[OUT : OUT + GRID].sum()
        alone, both = points[mine + 1 :, : theirs + 1].sum(), points[mine + 1 :, theirs + 1 :].sum()
        ahead[mine, theirs] = (first - alone) / both if both > RAREST else 0.5
    return HandPlay(cut(points[None])[0], ahead)


def _results(role: int, ranks: Longs, others: Doubles, need: tuple[int, int]) -> Doubles:
    """The probability of each result of the play, (CELLS,), as numbered in `range_results`, where I and the other need these points."""
    room, found, number = _room(), _found(), np.where(others > 0, np.arange(FOURS), -1)
    walk_range(ranks, role, number, need, shipped_policy(STANDARD), fixed(), grown_hands(), room, found)
    hand, result = divmod(found.touched[: found.many[0]].astype(np.int64), CELLS)
    shares: Doubles = np.bincount(result, found.shares[hand, result] * others[hand], CELLS).astype(np.float64)
    clear(found)
    return shares


_room, _found = cache(range_walk), cache(range_results)
"""Scratch arrays of this process."""


def write_play(pool: Pool, path: Path = FILE) -> None:
    """Writes the file. Raises BadTables, NoWorkers and OSError."""
    parts = [
        (role, range(at, min(at + TASK_SIZE, FOURS))) for role in (PONE, DEALER) for at in range(0, FOURS, TASK_SIZE)
    ]
    found = [each for part in pool.map(play_of, parts) for each in part]
    chances, ahead = (np.array(each).reshape(2, FOURS, *each[0].shape) for each in zip(*found, strict=True))
    np.savez_compressed(
        path,
        allow_pickle=False,
        chances=np.round(chances * PARTS).astype(np.uint16),
        ahead=np.round(np.clip(ahead, 0, 1) * 255).astype(np.uint8),
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes the file. Status 2, with a sentence, where one cannot be used."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--to", type=Path, default=FILE)
    asked = parser.parse_args(arguments)
    try:
        with worker_pool(asked.processes) as pool:
            write_play(pool, asked.to)
    except (CodedError, OSError) as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
