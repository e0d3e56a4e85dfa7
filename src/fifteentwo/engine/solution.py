"""The shipped solution: the average discard of both roles, and the policy of the play. NumPy, and no Numba."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from fifteentwo.engine.archive import ArrayFile, Arrays
from fifteentwo.engine.discard.mixed import MixedDiscards
from fifteentwo.engine.discard.opponent import crib_model, pair_ways
from fifteentwo.engine.discard.single_hand import DiscardModel
from fifteentwo.engine.pegging.policy import Policy
from fifteentwo.engine.pegging.subtree_file import BRANCHES, PlayPart
from fifteentwo.engine.roles import DEALER, PONE

FILE: Final = Path(__file__).parents[1] / "data" / "expert.zip"
DISCARD_PART: Final = "lay-away"
"""A part of `FILE`, whose name is older than the term discard."""


class ShippedSolution(ArrayFile, Policy):
    """The discards and the policy that *expert* plays. Raises BadTables."""

    def __init__(self, path: Path = FILE) -> None:
        super().__init__(path)
        self._play: dict[str, PlayPart] = {}
        parts = self.part(DISCARD_PART)
        cribs = crib_model(parts["laid"][DEALER] / pair_ways()), crib_model(parts["laid"][PONE] / pair_ways())
        self.discards = DiscardModel(cribs, parts["pegging"])

    def part(self, name: str, branches: Iterable[int] = BRANCHES) -> Arrays:
        """The arrays of one part; for a part of the play, at least these branches."""
        if name in {"first", DISCARD_PART}:
            return super().part(name)
        with self._errors_named():
            if name not in self._play:
                self._play[name] = PlayPart(self._file.read(name))
            return self._play[name].read(branches)

    def read_ahead(self) -> None:
        """Reads every part, so that no decision waits for it: half a second, 100 MB."""
        for name in self._file.namelist():
            if "-" in name:
                self.part(name)


@cache
def shipped_mix() -> MixedDiscards:
    """The mixed discards in the package, opened once. Raises BadTables."""
    return MixedDiscards()


@cache
def shipped() -> ShippedSolution:
    """The solution in the package, opened once."""
    return ShippedSolution()
