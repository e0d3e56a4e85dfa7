"""How large the public tree of the play is for hands of three to six cards: an estimate by random descents.

    python bench/tree_size.py [descents]

A descent takes each child with the same probability, and counts a node for as many as its probability says (Knuth, 1975, "Estimating the
efficiency of backtrack programs"). For hands of four the true numbers are known: 1,005,844 nodes and 9,531,056 leaves.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import fmean, stdev

from fifteentwo.engine.scoring.rank_hands import RANKS

MOST = 31


def descent(size: int, one_count: bool, rng: Random) -> tuple[float, float, float]:
    """Nodes, leaves, and bytes of a policy at most, as one descent estimates them. With `one_count` the play stops after the first count."""
    left, free, count, turn, gone, last = [size, size], [4] * RANKS, 0, 0, 0, 1
    weight, nodes, numbers = 1.0, 0.0, 0.0
    while min(left) > 0 and max(left) > 1:
        nodes += weight
        numbers += weight * entries(left[turn])
        fits = [rank for rank in range(RANKS) if free[rank] and count + min(rank + 1, 10) <= MOST]
        moves: list[int | None] = [*fits, *([None] if count > MOST - 10 else [])]
        weight *= len(moves)
        move = rng.choice(moves)
        if move is None:
            gone |= 1 << turn
        else:
            free[move] -= 1
            left[turn] -= 1
            count, last = count + min(move + 1, 10), turn
        can = [left[player] > 0 and not gone >> player & 1 for player in (0, 1)]
        if count == MOST or not any(can):
            if one_count:
                break
            count, gone, turn = 0, 0, 1 - last if left[1 - last] else last
        elif can[1 - turn]:
            turn = 1 - turn
    return nodes, weight, numbers


def entries(size: int) -> int:
    """The bytes of a policy at a node whose player has this many cards: a row of hands for each card, one row for two cards."""
    hands = 1
    for at in range(size):
        hands = hands * (RANKS + at) // (at + 1)
    return 0 if size == 1 else hands * (1 if size == 2 else size)


def main(descents: int) -> None:
    """Prints a line for each size of hands."""
    for size, one_count in ((3, True), (3, False), (4, False), (5, False), (6, False)):
        rng = Random(size)
        found = list(zip(*(descent(size, one_count, rng) for _ in range(descents)), strict=True))
        means = [f"{fmean(each):.3g} ± {stdev(each) / descents**0.5:.1g}" for each in found]
        name = f"{size} cards{', one count' if one_count else ''}"
        print(f"{name}: nodes {means[0]}, leaves {means[1]}, bytes of a policy at most {means[2]}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
