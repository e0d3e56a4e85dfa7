"""How much longer the engine's counts take than the same counts in C: python bench/c_ratios.py.

Compiles bench/c/cribbage.c with the C compiler of this machine (cc -O3 -march=native -ffast-math), checks that both give the same
results, and times them in turn: the ratio is the median over the rounds, so other work on the machine changes it little.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine import arrays
from fifteentwo.engine.discard.evaluation import discard_values_each
from fifteentwo.engine.discard.full_table import complete
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.jitted import count_all, score_each
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solution import shipped

SOURCE: Final = Path(__file__).parent / "c" / "cribbage.c"
FLAGS: Final = ("-O3", "-march=native", "-ffast-math", "-shared", "-fPIC")
ROUNDS: Final = 15
HANDS: Final = 1_000_000
SIXES: Final = 20_000


class Layout(ctypes.Structure):
    """`Layout` of the C source: pointers to the arrays of `opponent.Layout`, in its order."""

    _fields_ = tuple(
        (name, ctypes.c_void_p) for name in ("points", "with_pair", "pair_at", "four_at", "away", "triple")
    )


class Crib(ctypes.Structure):
    """`Crib` of the C source: pointers to the arrays of `opponent.CribModel`."""

    _fields_ = tuple((name, ctypes.c_void_p) for name in ("weights", "triples", "suited"))


def compiled(folder: str) -> ctypes.CDLL:
    """The C source as a library. Ends with a sentence if there is no compiler."""
    library = Path(folder) / "cribbage.so"
    try:
        subprocess.run(["cc", *FLAGS, "-o", library, SOURCE], check=True)
    except FileNotFoundError:
        sys.exit("c_ratios: there is no C compiler (cc) on PATH")
    return ctypes.CDLL(str(library))


def pointer(array: NDArray[Any]) -> ctypes.c_void_p:
    """Where the array lies. It must be contiguous."""
    assert array.flags.c_contiguous
    return ctypes.c_void_p(array.ctypes.data)


def discards(library: ctypes.CDLL, hands: NDArray[np.uint8], role: int) -> Callable[[], NDArray[np.float32]]:
    """The values of all discards of these hands of six, by the C source."""
    tables, values = shipped().discards, np.empty((len(hands), 15), np.float32)
    fixed = Layout(*(pointer(part) for part in layout()))
    model = tables.cribs[role]
    crib = Crib(*(pointer(part) for part in (model.weights, model.triples, model.suited)))
    pegging = np.ascontiguousarray(tables.pegging[role], np.float64)
    sign = ctypes.c_double(1.0 if role == DEALER else -1.0)

    def run() -> NDArray[np.float32]:
        library.discard_each(
            pointer(hands),
            ctypes.c_int64(len(hands)),
            ctypes.byref(fixed),
            ctypes.byref(crib),
            sign,
            pointer(pegging),
            pointer(values),
        )
        return values

    return run


def ratio(ours: Callable[[], object], theirs: Callable[[], object], rounds: int = ROUNDS) -> tuple[float, float, float]:
    """The median ratio of the times, and the shortest times, in seconds."""
    times = []
    for _ in range(rounds):
        begun = perf_counter()
        ours()
        between = perf_counter()
        theirs()
        times.append((between - begun, perf_counter() - between))
    return median(a / b for a, b in times), min(a for a, _ in times), min(b for _, b in times)


def main() -> None:
    """Prints the ratios."""
    rng = np.random.default_rng(1)
    points = rank_points()
    deals = np.argsort(rng.random((HANDS, 52)), axis=1)[:, :5].astype(np.uint8)
    hands, starters = np.ascontiguousarray(deals[:, :4]), np.ascontiguousarray(deals[:, 4])
    every = np.ascontiguousarray(six_cards().hands, np.uint8)
    some = np.ascontiguousarray(every[rng.choice(len(every), SIXES, replace=False)])
    tables = shipped().discards
    with TemporaryDirectory() as folder:
        library = compiled(folder)
        totals, counts = np.empty(HANDS, np.uint8), np.zeros(64, np.int64)

        def one() -> NDArray[np.uint8]:
            library.score_each(
                pointer(points), pointer(hands), pointer(starters), ctypes.c_int64(HANDS), pointer(totals)
            )
            return totals

        def all_hands() -> NDArray[np.int64]:
            counts[:] = 0
            library.count_all(pointer(points), pointer(counts))
            return counts[:30]

        def ours(of: NDArray[np.uint8], role: int) -> NDArray[np.float32]:
            sign = 1.0 if role == DEALER else -1.0
            return discard_values_each(of, layout(), tables.cribs[role], sign, tables.pegging[role])

        few = discards(library, some, DEALER)
        whole = [discards(library, every, role) for role in range(2)]
        assert (score_each(points, hands, starters, False) == one()).all()
        assert (count_all(points, False) == all_hands()).all()
        assert np.allclose(ours(some, DEALER), few(), atol=1e-4)
        assert np.allclose(complete(tables), [each().copy() for each in whole], atol=1e-4)
        rows = (
            ("one hand of a million", lambda: arrays.score(hands, starters), one, HANDS, ROUNDS),
            ("the same, compiled loop", lambda: score_each(points, hands, starters, False), one, HANDS, ROUNDS),
            ("all hands", lambda: count_all(points, False), all_hands, 1, ROUNDS),
            ("exact discard", lambda: ours(some, DEALER), few, SIXES, ROUNDS),
            ("whole discard table", lambda: complete(tables), lambda: [each() for each in whole], 1, 3),
        )
        print(f"{'':26} {'ratio':>6} {'ours':>12} {'C':>12}")
        for name, mine, theirs, many, rounds in rows:
            found, fast, of_c = ratio(mine, theirs, rounds)
            print(f"{name:26} {found:>6.2f} {1e9 * fast / many:>9,.0f} ns {1e9 * of_c / many:>9,.0f} ns", flush=True)


if __name__ == "__main__":
    main()
