"""The solved play where my points and the other's are not worth the same: looked up by the slopes of the table of scores.

Points are worth the same while the end is far. Near it a point may win more for one than for the other, and both know it.
No Numba here.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterable
from functools import cache
from math import log
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from fifteentwo.engine.archive import ArrayFile, Arrays, BadTables
from fifteentwo.engine.equity.match_equity import EquityTable
from fifteentwo.engine.pegging.policy import Policy
from fifteentwo.engine.pegging.subtree_file import BRANCHES
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import ShippedSolution

FILE: Final = Path(__file__).parents[2] / "data" / "rates.zip"
RATE_NAME: Final = "{}x{}"
"""The name of what was solved for such rates, pone's first."""
LEVELS: Final = 14
"""Chances are kept in so many parts of one; and one number more says that nobody who follows the policy comes there."""
UNKNOWN: Final = 128
_SMALL: Final = 1e-9


def to_levels(policy: Bytes) -> Bytes:
    """A policy of bytes in 14ths of a chance."""
    table = np.rint(np.arange(256) * (LEVELS / 255)).astype(np.uint8)
    table[UNKNOWN] = LEVELS + 1
    packed: Bytes = table[policy]
    return packed


def from_levels(packed: Bytes) -> Bytes:
    """And in bytes again."""
    table = np.floor(np.arange(LEVELS + 2) * (255 / LEVELS)).astype(np.uint8)
    table[LEVELS + 1] = UNKNOWN
    policy: Bytes = table[np.minimum(packed, LEVELS + 1)]
    return policy


class RatePolicies(ArrayFile):
    """The play for several pairs of rates, pone's and the dealer's. Raises BadTables."""

    def __init__(self, plain: ShippedSolution, path: Path = FILE) -> None:
        super().__init__(path)
        try:
            about = msgspec.json.decode(self._file.read("about.json"), type=_About)
        except (OSError, KeyError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
            raise BadTables(f"{path}: {error}") from None
        self.plain = plain
        self._solved = {
            log(pone / dealer): _RatePolicy(self, RATE_NAME.format(pone, dealer)) for pone, dealer in about.rates
        }

    def nearest(self, rate: float) -> Policy:
        """The play for the rate of pone's points to the dealer's that is nearest, as a proportion."""
        near = min((0.0, *self._solved), key=lambda each: abs(each - log(rate)))
        return self._solved.get(near, self.plain)


class _About(msgspec.Struct, frozen=True):
    rates: list[tuple[int, int]]


class _RatePolicy(Policy):
    """The play for one pair of rates: the tree of the play for points, with another policy."""

    def __init__(self, rates: RatePolicies, name: str) -> None:
        self._rates, self._name = rates, name
        self._merged: dict[str, Arrays] = {}

    def part(self, name: str, branches: Iterable[int] = BRANCHES) -> Arrays:
        plain = self._rates.plain.part(name, branches)
        if name not in self._merged:
            policy = self._rates.part(f"{self._name}/{name}")["policy"]
            if len(policy) != len(plain["policy"]):
                raise BadTables(f"{FILE.name}: made for another {name} than is in expert.zip")
            self._merged[name] = plain | {"policy": from_levels(policy)}
        return self._merged[name]


def exchange_rate(table: EquityTable, role: int, mine: int, theirs: int) -> float:
    """What a point of pone is worth in points of the dealer, before the play of a deal, by the slopes of the table.

    `role` is 1 where I deal.
    """
    worth = table.equity[0 if role == DEALER else 1]
    here = float(worth[mine, theirs])
    target = len(worth)
    more = float(worth[mine + 1, theirs]) if mine + 1 < target else float(table.terminal.mine[0, theirs])
    less = float(worth[mine, theirs + 1]) if theirs + 1 < target else float(table.terminal.theirs[0, mine])
    gain, loss = max(more - here, _SMALL), max(here - less, _SMALL)
    return loss / gain if role == DEALER else gain / loss


@cache
def shipped_rates(plain: ShippedSolution) -> RatePolicies | None:
    """The data of the package, opened once; None where it is missing or cannot be read: then points are points."""
    try:
        return RatePolicies(plain)
    except BadTables:
        return None
