"""The shipped solution: the average discard of both roles, and the policy of the play. NumPy, and no Numba."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from fifteentwo.engine.archive import ArrayFile, Arrays, BadTables
from fifteentwo.engine.deal_rules import STANDARD, DealRules, deal_rules, tables_folder
from fifteentwo.engine.discard import mixed
from fifteentwo.engine.discard.mixed import MixedDiscards
from fifteentwo.engine.discard.opponent import crib_model, pair_ways
from fifteentwo.engine.discard.single_hand import DiscardModel
from fifteentwo.engine.pegging.policy import Policy
from fifteentwo.engine.pegging.subtree_file import BRANCHES, PlayPart
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.rules import CribbageRules

FILE: Final = Path(__file__).parents[1] / "data" / "expert.zip"
DISCARD_PART: Final = "lay-away"
"""A part of `FILE`, whose name is older than the term discard."""


class ShippedSolution(ArrayFile, Policy):
    """The discards and the policy that *expert* plays. Raises BadTables."""

    def __init__(self, path: Path = FILE, rules: DealRules = STANDARD) -> None:
        super().__init__(path)
        self.rules, self.aim, self.last_card = rules, rules.aim, rules.last_card
        self._play: dict[str, PlayPart] = {}
        parts = self.part(DISCARD_PART)
        by_dealer, by_pone = (parts["laid"][role] / pair_ways() for role in (DEALER, PONE))
        cribs = crib_model(by_dealer, rules.four_in_crib), crib_model(by_pone, rules.four_in_crib)
        # The file has values, which in lowball are points with the sign reversed.
        self.discards = DiscardModel(cribs, rules.aim * parts["pegging"])

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


def shipped_mix(rules: DealRules = STANDARD) -> MixedDiscards:
    """The mixed discards for these rules, opened once. Raises BadTables."""
    return _mix(rules)


def shipped(rules: DealRules = STANDARD) -> ShippedSolution:
    """The solution for these rules, opened once: that of the package, or for other rules one that was made. Raises BadTables."""
    return _solution(rules)


def solution_for(rules: CribbageRules) -> ShippedSolution | None:
    """The solution that a game is played by; None where the engine has none, or it cannot be read."""
    found = deal_rules(rules)
    try:
        return None if found is None else shipped(found)
    except BadTables:
        return None


@cache
def _mix(rules: DealRules) -> MixedDiscards:
    return MixedDiscards(tables_folder(rules) / mixed.FILE.name)


@cache
def _solution(rules: DealRules) -> ShippedSolution:
    return ShippedSolution(tables_folder(rules) / FILE.name, rules)
