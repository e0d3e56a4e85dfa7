"""How good the trained baseline is: its result against the ladder with the luck taken out, and its exploitability.

    python -m bench.baseline_report ladder baseline.npz --games 500
    python -m bench.baseline_report certify baseline.npz

`certify` computes the three figures of `fifteentwo lab certify`, by the same exact best responses, in the same model.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.baseline_policy import Network, as_baseline
from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.pegging.solver import public_tree
from fifteentwo.engine.training.certify import baseline_gains
from fifteentwo.engine.training.parallel_cfr import DistributedTree
from fifteentwo.reviews.adjusted import luck_adjusted
from fifteentwo.rules import CribbageRules
from fifteentwo.workers import SERIAL

LADDER = ("random", "beginner", "novice", "casual", "club", "strong", "expert")


def ladder(path: Path, games: int, seed: int) -> None:
    """Plays against every level, and takes the luck out."""
    os.environ["PYTHONPATH"] = str(Path(__file__).parents[1])
    program = f"exec:{sys.executable} -m bench.baseline_policy {path.absolute()}"
    print("| against | games | wins | luck-adjusted | 95 % interval |\n|---|---:|---:|---:|---:|")
    for level in LADDER:
        found = luck_adjusted((program, level), games, CribbageRules(), seed)
        low, high = found.adjusted - 1.96 * found.adjusted_error, found.adjusted + 1.96 * found.adjusted_error
        print(
            f"| {level} | {found.games} | {found.plain:.1%} | {found.adjusted:.1%} | {low:.1%} to {high:.1%} |",
            flush=True,
        )


def certify(path: Path) -> None:
    """Prints the exploitability of the play, of the discard and of the whole deal."""
    tree = public_tree()
    baseline = as_baseline(Network.read(path), tree)
    distributed = DistributedTree(tree, SERIAL)
    gains = baseline_gains(distributed, baseline, slice(None), STANDARD)
    distributed.close()
    print("| exploitability | pone | dealer | mean |\n|---|---:|---:|---:|")
    for name, each in (("the play", gains.play), ("the discard", gains.discard), ("the whole deal", gains.deal)):
        print(f"| {name} | {each.pone:.5f} | {each.dealer:.5f} | {each.mean:.5f} |")


def main(arguments: Sequence[str]) -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("ladder", "certify"))
    parser.add_argument("path", type=Path)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rng", type=int, default=1)
    given = parser.parse_args(arguments)
    if given.what == "ladder":
        ladder(given.path, given.games, given.rng)
    else:
        certify(given.path)


if __name__ == "__main__":
    main(sys.argv[1:])
