"""Policies of the play for other exchange rates, chosen by the slopes of the win-probability table.

The exchange rate is the value of a point of pone in points of the dealer. It is 1 far from the target; near it a point may
win more for one player than for the other. No Numba here.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterable
from functools import cache, cached_property
from math import log
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from fifteentwo.engine.archive import ArrayFile, Arrays, BadTables, bad_file
from fifteentwo.engine.deal_rules import tables_folder
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.match_equity import EquityTable
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.pegging.policy import OnSameTree, Policy, parts_in_order
from fifteentwo.engine.pegging.subtree_file import BRANCHES
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import ShippedSolution

FILE: Final = Path(__file__).parents[2] / "data" / "rates.zip"
RATE_NAME: Final = "{}x{}"
"""The name of the solution for a pair of rates, pone's first."""
LEVELS: Final = 14
"""Probabilities are stored in this many steps; the next number marks an information set that the policy never reaches."""
_NUMBERS: Final = LEVELS + 2
UNKNOWN: Final = 128
OTHER_RANGE: Final = 20
"""Within this many points of the target for either side, the other is taken to play for the score."""
_SMALL: Final = 1e-9


def to_levels(policy: Bytes) -> Bytes:
    """Quantises a policy of bytes, of any shape, to `LEVELS` steps."""
    table = np.rint(np.arange(256) * (LEVELS / 255)).astype(np.uint8)
    table[UNKNOWN] = LEVELS + 1
    packed: Bytes = table[policy]
    return packed


def from_levels(packed: Bytes) -> Bytes:
    """The inverse of `to_levels`, of the same shape, up to rounding."""
    table = np.floor(np.arange(_NUMBERS) * (255 / LEVELS)).astype(np.uint8)
    table[LEVELS + 1] = UNKNOWN
    policy: Bytes = table[np.minimum(packed, LEVELS + 1)]
    return policy


def less_plain(packed: Bytes, plain: Bytes) -> Bytes:
    """The levels of a policy less those of the policy for points, of the same shape, modulo their number: as they are stored, because
    most are equal.
    """
    less: Bytes = (packed - to_levels(plain)) % _NUMBERS
    return less


def with_plain(less: Bytes, plain: Bytes) -> Bytes:
    """The policy that `less_plain` stands for, of the same shape; where the levels are equal, the bytes of the policy for points."""
    found: Bytes = _with_plain().take(less * np.uint16(256) + plain)
    return found


@cache
def _with_plain() -> Bytes:
    """(16 * 256,): a byte by what is stored and that of the policy for points."""
    less, plain = np.indices((_NUMBERS, 256), np.uint8)
    found: Bytes = np.where(less == 0, plain, from_levels((less + to_levels(plain)) % _NUMBERS)).ravel()
    return found


class RatePolicies(ArrayFile):
    """Policies for several pairs of rates, pone's and the dealer's. Raises BadTables."""

    def __init__(self, plain: ShippedSolution, path: Path = FILE) -> None:
        super().__init__(path)
        try:
            about = _ABOUT.decode(self._file.read("about.json"))
        except (OSError, KeyError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
            raise bad_file(path, error) from None
        self.plain = plain
        self._solved = {
            log(pone / dealer): _RatePolicy(self, plain, RATE_NAME.format(pone, dealer)) for pone, dealer in about.rates
        }

    def nearest(self, rate: float) -> Policy:
        """The policy with the nearest exchange rate, on a logarithmic scale."""
        near = min((0.0, *self._solved), key=lambda each: abs(each - log(rate)))
        return self._solved.get(near, self.plain)

    def read_ahead(self) -> None:
        """Reads all policies: 1.6 s of processor time, 240 MB. Raises BadTables."""
        for policy in self._solved.values():
            policy.read_ahead()


class _RatePolicy(OnSameTree):
    """The policy for one pair of rates, on the tree of the policy for points; a part is read on first use, and all of it for machine code."""

    def __init__(self, rates: RatePolicies, plain: ShippedSolution, name: str) -> None:
        self.plain, self.aim, self.last_card = plain, plain.aim, plain.last_card
        self._rates, self._name = rates, name
        self._read: dict[str, Bytes] = {}

    def read_ahead(self) -> None:
        """Reads all of it. Raises BadTables."""
        _ = self.chances_in_order

    @cached_property
    def chances_in_order(self) -> Bytes:  # type: ignore[override]
        """Its bytes in the order of `flat_policy.FlatPolicy`. Raises BadTables."""
        names = parts_in_order(self.plain)
        whole = np.concatenate([self.part(name)["policy"] for name in names])
        ends = np.cumsum([len(self._read[name]) for name in names])
        self._read = dict(zip(names, np.split(whole, ends[:-1]), strict=True))
        return whole

    def part(self, name: str, branches: Iterable[int] = BRANCHES) -> Arrays:
        if name not in self._read:
            plain, less = self.plain.part(name)["policy"], self._rates.read(f"{self._name}/{name}")["policy"]
            if len(less) != len(plain):
                raise BadTables("tables-other", file=FILE.name, part=name)
            self._read[name] = with_plain(less, plain)
        return self.plain.part(name, branches) | {"policy": self._read[name]}


class _About(msgspec.Struct, frozen=True):
    rates: list[tuple[int, int]]


_ABOUT: Final = msgspec.json.Decoder(_About)


def exchange_rate(table: EquityTable, role: int, mine: int, theirs: int, aim: int = 1) -> float:
    """The value of a point of pone in points of the dealer before the play of a deal: the ratio of the table's slopes.

    `role` is mine: 0 pone, 1 the dealer; `aim` is -1 where points are avoided.
    """
    equity = table.equity[0 if role == DEALER else 1]
    here = float(equity[mine, theirs])
    target = len(equity)
    more = float(equity[mine + 1, theirs]) if mine + 1 < target else float(table.terminal.mine[0, theirs])
    less = float(equity[mine, theirs + 1]) if theirs + 1 < target else float(table.terminal.theirs[0, mine])
    gain, loss = max(aim * (more - here), _SMALL), max(aim * (here - less), _SMALL)
    return loss / gain if role == DEALER else gain / loss


def policy_of_other(solution: ShippedSolution, context: ScoreContext, starter: int) -> Policy:
    """The policy that a best response takes the other to follow: the one at the score within `OTHER_RANGE` of the target, else the one for
    points. Raises BadTables.
    """
    near = context.target - max(context.mine, context.theirs) <= OTHER_RANGE
    return policy_at(solution, context, starter) if near else policy_given(solution, starter)


def policy_at(solution: ShippedSolution, context: ScoreContext, starter: int) -> Policy:
    """The policy that players follow at a score with this starter, a card from 0 to 51: the one for the nearest exchange rate, and where that
    is the policy for points, the one for the rank of the starter. Raises BadTables.
    """
    rates = shipped_rates(solution)
    if rates is not None:
        nearest = rates.nearest(exchange_rate(context.table, context.role, context.mine, context.theirs, solution.aim))
        if nearest is not solution:
            return nearest
    return policy_given(solution, starter)


@cache
def shipped_rates(plain: ShippedSolution) -> RatePolicies | None:
    """The policies for the rules of this one, opened once; None where they are missing or damaged."""
    try:
        return RatePolicies(plain, tables_folder(plain.rules) / FILE.name)
    except BadTables:
        return None


def read_rates(plain: ShippedSolution) -> None:
    """Reads the policies for other exchange rates, so that no decision waits for them. Raises BadTables."""
    if (rates := shipped_rates(plain)) is not None:
        rates.read_ahead()
