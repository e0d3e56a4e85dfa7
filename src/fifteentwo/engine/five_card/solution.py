"""The solution of the five-card game: which rules it is for, and its file. NumPy, and no Numba.

One file holds all: the probability of each discard of each class of hands, the policy of the play, what kept hands peg, how often they are
flushes, and the points of simulated deals.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Final

import numpy as np
from msgspec import structs

from fifteentwo.engine.archive import ArrayFile, BadTables
from fifteentwo.engine.deal_rules import FIVE_CARD, five_card_file
from fifteentwo.engine.equity.deal_counts import DealCounts
from fifteentwo.engine.equity.deals import samples_in
from fifteentwo.engine.five_card.discards import shares_by_rank
from fifteentwo.engine.five_card.play import PlayPolicy
from fifteentwo.engine.scoring.rank_hands import Bytes, Doubles
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.rules.values import SOLVED, about

FILE: Final = f"{FIVE_CARD}.zip"
POLICIES: Final = f"{FIVE_CARD}.npz"
"""The file with the policies in a folder of `lab make`."""
USUAL: Final = parse(FIVE_CARD, CribbageRules)
_SCORES_ONLY: Final = ("target", "three_for_last")
"""The fields that may differ from the preset's, besides those that change no table of the engine: they change scores alone."""
SHARE_UNITS: Final = 255
"""The probability of a discard is kept in these parts, as that of a card."""
FLUSH_UNITS: Final = 2**16 - 1


class FiveCardSolution(ArrayFile):
    """The solution, all of it read at once. Raises BadTables."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        for name in ("discards", "hands", "deals"):
            self.part(name)
        play = self.part("play")
        self.policy = PlayPolicy(play["child"].astype(np.int32), play["begin"], play["chances"])

    @property
    def discards(self) -> Bytes:
        """The probability of each discard of each class of `five_cards` by role, (2, 134459, 10), in 255ths."""
        found: Bytes = self.part("discards")["shares"]
        return found

    @cached_property
    def by_rank(self) -> Doubles:
        """The probability of each discard by the ranks of five cards, (2, 6175, 10)."""
        return np.stack([shares_by_rank(each / SHARE_UNITS) for each in self.discards])

    @cached_property
    def pegged(self) -> Doubles:
        """By the role that holds the hand: the mean points it pegs, and those pegged against it, (2, 2, 455)."""
        found: Doubles = self.part("hands")["pegged"].astype(np.float64)
        return found

    @cached_property
    def flushes(self) -> Doubles:
        """How often a hand kept is a flush, by role, (2, 455)."""
        found: Doubles = self.part("hands")["flushes"] / FLUSH_UNITS
        return found

    @cached_property
    def samples(self) -> tuple[DealCounts, ...]:
        """Counts of simulated deals, in independent samples of equal size."""
        return samples_in(self)


@lru_cache(maxsize=64)
def covers(rules: CribbageRules) -> bool:
    """Whether the solution is for a game by these rules.

    >>> covers(parse("five_card target=121", CribbageRules)), covers(parse("five_card nineteen=on", CribbageRules))
    (True, False)
    """
    return not first_other(rules)


def first_other(rules: CribbageRules) -> str:
    """The first field that this solution is not for; '' where there is none."""
    usual = structs.asdict(USUAL)
    for name, value in structs.asdict(rules).items():
        free = name in _SCORES_ONLY or about(CribbageRules)[name].leaves >= SOLVED
        if value != usual[name] and not free:
            return name
    return ""


def five_card_solution(rules: CribbageRules) -> FiveCardSolution | None:
    """The solution that a game is played by; None for other games, and where there is no file or it cannot be read."""
    try:
        return shipped_five_card() if covers(rules) else None
    except BadTables:
        return None


def shipped_five_card() -> FiveCardSolution:
    """The solution that was made, or that of the package, opened once. Raises BadTables."""
    return _opened(five_card_file())


@cache
def _opened(path: Path) -> FiveCardSolution:
    return FiveCardSolution(path)
