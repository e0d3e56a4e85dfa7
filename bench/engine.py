"""The time of the engine's kernels on this machine, after compilation: python bench/engine.py.

Processor time of one core, the least of several runs, next to its limit.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import numpy as np

from fifteentwo.engine import arrays
from fifteentwo.engine.discard.single_hand import discard_values
from fifteentwo.engine.scoring.jitted import count_all
from fifteentwo.engine.scoring.rank_hands import Bytes
from fifteentwo.engine.scoring.vectorised import histogram, rank_points, score_hands
from fifteentwo.engine.solution import shipped

DEALS = 200_000
HANDS = 1_000_000
SIXES = 20_000


def least(run: Callable[[], object], times: int = 7) -> float:
    """The processor time of the shortest of some runs, in seconds."""
    run()
    spans = []
    for _ in range(times):
        begun = process_time()
        run()
        spans.append(process_time() - begun)
    return min(spans)


def row(what: str, figure: str, aim: str = "") -> None:
    print(f"| {what} | {figure} | {aim} |", flush=True)


def dealt(many: int, cards: int) -> Bytes:
    """Random rows, each of this many different cards."""
    rng = np.random.default_rng(1)
    return rng.permuted(np.tile(np.arange(52, dtype=np.uint8), (many, 1)), axis=1)[:, :cards].copy()


def main() -> None:
    print("| what | one core | aim |\n|---|---:|---:|")
    fives = dealt(HANDS, 5)
    hands, starters = fives[:, :4].copy(), fives[:, 4].copy()
    table = rank_points()
    arrays.score(hands[:1], starters[:1])
    from fifteentwo.engine.scoring.jitted import score_each  # noqa: PLC0415 - the kernel without the checks of its input

    for name, call in (
        ("compiled", lambda: score_each(table, hands, starters, False)),
        ("compiled, input checked", lambda: arrays.score(hands, starters)),
        ("NumPy", lambda: score_hands(hands, starters)),
    ):
        each = least(call) / HANDS
        row(f"score hands drawn by chance, {name}", f"{1e-6 / each:.0f} million a second", "100 million")
    row("score all 12,994,800, compiled", f"{least(lambda: count_all(table, False)) * 1e3:.1f} ms", "50 ms")
    row("score all 12,994,800, NumPy", f"{least(histogram) * 1e3:.1f} ms", "50 ms")
    sixes = dealt(SIXES, 6)
    discard_weights = arrays.expert_discard_weights(dealer=False)
    batch = least(lambda: arrays.discards(sixes, discard_weights)) / SIXES
    row("all 15 discards exactly, in a batch", f"{batch * 1e6:.2f} us", "10 us")
    hand, tables = tuple(sorted(sixes[0].tolist())), shipped().discards
    single = least(lambda: discard_values(hand, 1, tables), 200)
    row("all 15 discards exactly, one call, NumPy", f"{single * 1e3:.3f} ms", "1 ms")
    single = least(lambda: arrays.discards([hand], discard_weights), 50)
    row("all 15 discards exactly, one call, input checked", f"{single * 1e3:.3f} ms", "1 ms")
    row("every chance of hand and crib, one call", f"{least(lambda: arrays.outcomes(hand), 50) * 1e3:.3f} ms")
    full = least(lambda: arrays.complete(expert=True), 2)
    row("the complete table, 962,988 hands, pone and dealer", f"{full:.1f} s", "10 s")
    each = least(lambda: arrays.play_out(DEALS, 1)) / DEALS
    row("whole deals by table policies", f"{1e-6 / each:.2f} million a second", "0.7 million")


if __name__ == "__main__":
    main()
