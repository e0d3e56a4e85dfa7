"""Processor time until compiled code is ready in a new process: python bench/warm.py [--times 3].

Each part is prepared in a process of its own, and all of them in one, as the server does. A first run, which is not
measured, leaves the compiled code on disk. The ratio is to `import numba` alone.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.startup import seconds

PARTS: Final = {
    "hints": "from fifteentwo import analysis; analysis.warm()",
    "squares": "from fifteentwo.engine.solitaire import solo; from fifteentwo.rules import SquareRules; solo.warm(SquareRules())",
    "players": "from fifteentwo import players, rules; players.warm_up(['expert'], rules.parse('standard'))",
    "samples": "from fifteentwo import players, rules; players.warm_up(['sampler'], rules.parse('lowball'))",
}


def main() -> None:
    """Prints a row for each part and one for all of them."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--times", type=int, default=3, help="runs of each")
    times = asked.parse_args().times
    numba = min(seconds([sys.executable, "-c", "import numba"]) for _ in range(times + 1))
    print(f"{'part':10} {'seconds':>8} {'ratio':>6}\n{'numba':10} {numba:8.2f} {1:6.2f}")
    for name, program in (PARTS | {"all": "\n".join(PARTS.values())}).items():
        command = [sys.executable, "-c", program]
        seconds(command)
        taken = min(seconds(command) for _ in range(times))
        print(f"{name:10} {taken:8.2f} {taken / numba:6.2f}")


if __name__ == "__main__":
    main()
