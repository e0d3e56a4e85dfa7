"""Compiles the machine code that most tests want, and nothing twice: `python -m tests.warm`.

What is compiled is kept on disk. Without this, in a fresh clone, both of pytest's workers would compile the same.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from fifteentwo.analysis import analyse
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.training.pipeline import make
from fifteentwo.players import sampler
from fifteentwo.rules import CribbageRules, SquareRules, parse
from tests.engine.test_lab import TRIAL, quiet, small


def main() -> None:
    """The hints, the player that samples, the squares, and the laboratory on a small pack."""
    analyse.warm()
    sampler.warm_up(parse("lowball", CribbageRules))
    solo.warm(SquareRules())
    with TemporaryDirectory() as folder:
        make(Path(folder), TRIAL, quiet, small())


if __name__ == "__main__":
    main()
