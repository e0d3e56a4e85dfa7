"""Statistics of deals between two players of the shipped solution: hands kept, pegging, points of every part. No Numba."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.archive import ArrayFile, bad_file
from fifteentwo.engine.deal_rules import STANDARD, DealRules, five_card_file, tables_folder
from fifteentwo.engine.discard.keep_policy import KeepPolicy
from fifteentwo.engine.equity.deal_counts import DealCounts, DealDistribution, distribution_of, merged_counts
from fifteentwo.engine.scoring.rank_hands import Doubles

FILE: Final = Path(__file__).parents[2] / "data" / "deals.zip"


class DealStatistics(NamedTuple):
    """Arrays are indexed by role: 0 pone, 1 the dealer."""

    kept: Doubles
    """(2, 1820): the probability that each hand is kept."""
    pegged: Doubles
    """(2, 2, 1820): by the role that holds the hand: the mean points it pegs, and those pegged against it."""
    samples: tuple[DealCounts, ...]
    """Counts of deals, in independent samples of about equal size."""

    @property
    def counts(self) -> DealCounts:
        """The counts of all deals."""
        return merged_counts(self.samples)

    @property
    def deals(self) -> int:
        """The number of deals."""
        return int(self.counts.heels.sum())


def read_deals(path: Path = FILE) -> DealStatistics:
    """Reads a file. Raises BadTables."""
    file = ArrayFile(path)
    hands = file.part("hands")
    try:
        return DealStatistics(hands["kept"].astype(np.float64), hands["pegged"].astype(np.float64), samples_in(file))
    except (KeyError, IndexError) as error:
        raise bad_file(path, error) from None


def samples_in(file: ArrayFile) -> tuple[DealCounts, ...]:
    """The counts of simulated deals in a file, in independent samples of about equal size. Raises BadTables, KeyError and IndexError."""
    deals = file.part("deals")
    return tuple(
        DealCounts(*(deals[name][sample].astype(np.int64) for name in DealCounts._fields))
        for sample in range(len(deals["heels"]))
    )


@cache
def five_card_samples() -> tuple[DealCounts, ...]:
    """The counts of simulated deals of the five-card game, read once. Raises BadTables."""
    return samples_in(ArrayFile(five_card_file()))


def shipped_deals(rules: DealRules = STANDARD) -> DealStatistics:
    """The statistics for these rules, read once: those of the package, or for other rules those that were made. Raises BadTables."""
    return _deals(rules)


def shipped_keep(role: int, rules: DealRules = STANDARD) -> KeepPolicy:
    """How the solution for these rules discards in a role, read once. Raises BadTables."""
    return _keep(role, rules)


def shipped_shares(rules: DealRules = STANDARD) -> Doubles:
    """How the solution for these rules discards: by role and hand of six by rank the probability of each discard, (2, 18395, 15).
    Raises BadTables.
    """
    return _shares(rules)


def shipped_flushes(role: int, rules: DealRules = STANDARD) -> Doubles:
    """How often each hand kept in a role is a flush, (1820,). Raises BadTables."""
    return _flushes(role, rules)


@cache
def _deals(rules: DealRules) -> DealStatistics:
    return read_deals(_file(rules))


@cache
def _shares(rules: DealRules) -> Doubles:
    shares = ArrayFile(_file(rules)).part("keep")["shares"].astype(np.float64)
    found: Doubles = shares / shares.sum(axis=2, keepdims=True)
    found.flags.writeable = False
    return found


@cache
def _keep(role: int, rules: DealRules) -> KeepPolicy:
    return KeepPolicy(shipped_shares(rules)[role])


@cache
def _flushes(role: int, rules: DealRules) -> Doubles:
    shares: Doubles = ArrayFile(_file(rules)).part("keep")["flushes"][role].astype(np.float64) / (2**16 - 1)
    return shares


def _file(rules: DealRules) -> Path:
    return tables_folder(rules) / FILE.name


@cache
def deal_distribution(sample: int | None = None, heels: int = 2, rules: DealRules = STANDARD) -> DealDistribution:
    """The distribution of the points of a deal by all deals for these rules, or by one sample. Raises BadTables.

    `heels` is the number of points for his heels, 2 or 0. Nobody can play for them, so the rest of a deal is the same.
    """
    return sampled_distribution(shipped_deals(rules).samples, sample, heels)


@cache
def five_card_distribution(sample: int | None = None, heels: int = 2) -> DealDistribution:
    """Likewise for the five-card game. Raises BadTables."""
    return sampled_distribution(five_card_samples(), sample, heels)


def sampled_distribution(samples: Sequence[DealCounts], sample: int | None, heels: int) -> DealDistribution:
    """The distribution of the points of a deal by all samples of deals, or by one."""
    found = distribution_of(merged_counts(samples) if sample is None else samples[sample])
    return found if heels else found._replace(heels=0.0)
