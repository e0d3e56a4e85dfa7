"""How long the engine's kernels take on this machine, after they are compiled: python bench/engine.py."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import numpy as np

from fifteentwo.engine.cribs import crib_of, layout, pair_ways
from fifteentwo.engine.expert import LayAways, worths
from fifteentwo.engine.fast import count_all, score_each
from fifteentwo.engine.kernels import classes, histogram, rank_points
from fifteentwo.engine.layaway import weigh_each


def fastest(run: Callable[[], object], times: int = 5) -> float:
    """The shortest of a few runs, in seconds."""
    run()
    spans = []
    for _ in range(times):
        begin = perf_counter()
        run()
        spans.append(perf_counter() - begin)
    return min(spans)


def main() -> None:
    table, every = rank_points(), classes()
    each = fastest(lambda: score_each(table, every.hands, every.starters, False)) / len(every.starters)
    print(f"score, a hand and starter at a time        {each * 1e9:8.1f} ns   {1e-6 / each:6.0f} million a second")
    print(f"score all 12,994,800, compiled             {fastest(lambda: count_all(table, False)) * 1e3:8.1f} ms")
    print(f"score all 12,994,800, NumPy                {fastest(histogram) * 1e3:8.1f} ms")
    rng = np.random.default_rng(1)
    sixes = np.sort(np.array([rng.permutation(52)[:6] for _ in range(20_000)], np.uint8), axis=1)
    even = crib_of(np.ones(91) / pair_ways())
    batch = fastest(lambda: weigh_each(sixes, layout(), even)) / len(sixes)
    print(f"all 15 lay-aways exactly, in a batch       {batch * 1e6:8.2f} us")
    tables = LayAways((even, even), np.zeros((2, 1820)))
    hand = tuple(int(card) for card in sixes[0])
    print(f"all 15 lay-aways exactly, one call, NumPy  {fastest(lambda: worths(hand, 0, tables), 200) * 1e6:8.0f} us")


if __name__ == "__main__":
    main()
