"""The abstraction gap: the cost, in the play, of ignoring the starter and a player's own discards (Sandholm, 2015).

Hands of six are sampled with a starter. For each, the value of the policy is compared with that of a best response, both
against the other's range given all seven known cards. The other's hands are enumerated, so the only error is that of the
sample.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from fifteentwo.engine.discard.keep_policy import KeepPolicy
from fifteentwo.engine.discard.mixed import round_weights
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.pegging.solver import public_tree
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Floats
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.training.artifacts import BadData
from fifteentwo.engine.training.fictitious_play import AverageDiscards, discard_shares
from fifteentwo.engine.training.package_data import Package, read_data
from fifteentwo.engine.training.pipeline import Progress
from fifteentwo.engine.training.quantisation import dequantise
from fifteentwo.engine.training.single_hand import MODES, values
from fifteentwo.engine.training.starters import FOLDER, load_packed_for
from fifteentwo.engine.training.variants import load_set
from fifteentwo.workers import SERIAL, Pool, WorkerCache, with_caches

_CHOOSE: Final = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]])
TASK_SIZE: Final = 10
"""Hands in one task."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean over the sampled hands and its standard error, in points a deal."""

    mean: float
    error: float


class AbstractionGap(msgspec.Struct, frozen=True):
    """What one role gains over the policy by using the starter and its own discards."""

    value: Estimate
    """The expected points less the other's in the play, by the policy."""
    one_left: Estimate
    """The gain of a best response only where the other has at most one card left, and so no decision."""
    two_cards: Estimate
    """The gain of a best response with two cards or fewer in hand."""
    three_cards: Estimate
    always: Estimate
    """The gain of a best response throughout: the abstraction gap plus the exploitability that the certificate measures."""


class PrivateHand(NamedTuple):
    """The seven cards a player knows before the play, by rank."""

    kept: list[int]
    removed: list[int]
    """The two cards discarded and the starter."""


class WorkerPolicy(NamedTuple):
    """A worker's policy of the play."""

    tree: PublicTree
    policy: Floats
    """(entries,): as in `CfrStep`."""


def measure_gap(
    source: Path | Package,
    deals: int,
    rng: int,
    progress: Progress,
    tree: PublicTree | None = None,
    pool: Pool = SERIAL,
    starters: Path | None = None,
) -> dict[str, AbstractionGap]:
    """The gap of the policies of a folder or of the package, by role, over `deals` hands each. Raises BadData, NoWorkers.

    `tree` is the whole play by default; trials use a smaller one. `starters` is a folder of policies by starter, made from the same data:
    then both players follow the policy for the starter of each hand.
    """
    progress(0, 2 * deals, "building the tree")
    tree = tree or public_tree()
    data = read_data(source, tree, pool)
    average, subset = data.average, slice(None, None, data.every)
    by_role = [
        sample_hands(average, role, deals, np.random.default_rng((rng, role)), subset) for role in (PONE, DEALER)
    ]
    keeps = [KeepPolicy(shares) for shares in discard_shares(average, subset)]
    if starters is not None and load_set(starters / FOLDER).made_from != data.made_from:
        raise BadData(f"{starters}: made from other engine data")
    gained: list[list[Doubles]] = [[], []]
    for starter in range(1 if starters is None else RANKS):
        packed = data.packed if starters is None else load_packed_for(starters, starter, tree)
        cache = _send_policy(pool, packed, tree)
        for role, drawn in enumerate(by_role):
            hands = drawn if starters is None else [hand for hand in drawn if hand.removed[-1] == starter]
            tasks = [(role, keeps[1 - role], hands[at : at + TASK_SIZE]) for at in range(0, len(hands), TASK_SIZE)]
            for task_gains in pool.map(_gains_task, tasks, (cache,)):
                gained[role].append(task_gains)
                progress(sum(map(len, gained[PONE] + gained[DEALER])), 2 * deals, "hands")
        cache.clear()
    found = [AbstractionGap(*map(estimate, np.concatenate(each).T)) for each in gained]
    return dict(zip(("pone", "dealer"), found, strict=True))


def _send_policy(pool: Pool, packed: Bytes, tree: PublicTree) -> WorkerCache:
    """Sends a quantised policy to the workers, who dequantise it. Raises NoWorkers."""
    cache = WorkerCache(pool)
    for worker in range(len(pool)):
        cache.add_large(worker, (tree, packed))
    pool.ask([with_caches((cache,), worker, _dequantise_policy) for worker in range(len(pool))])
    return cache


def _dequantise_policy(row: list[Any]) -> None:
    """For a worker: replaces the bytes by a `WorkerPolicy`."""
    tree, packed = row.pop()
    row.append(WorkerPolicy(tree, dequantise(tree, packed)))


def _gains_task(row: list[WorkerPolicy], role: int, theirs: KeepPolicy, hands: Sequence[PrivateHand]) -> Doubles:
    """For a worker: `gains` of some hands."""
    return gains(row[0], role, theirs, hands)


def gains(known: WorkerPolicy, role: int, theirs: KeepPolicy, hands: Sequence[PrivateHand]) -> Doubles:
    """The value of each hand by the policy, then its gain in each field of `AbstractionGap`: (hands, 5), in points.

    `theirs` is how the other discards.
    """
    found = np.zeros((len(hands), len(MODES)))
    for at, hand in enumerate(hands):
        known_cards = [4 * rank for rank in (*hand.kept, *hand.removed)]
        found[at] = values(known.tree, known.policy, role, hand.kept, theirs.kept(known_cards))
        found[at, 1:] -= found[at, 0]
    return found


def estimate(numbers: Doubles) -> Estimate:
    """The mean of a sample and its standard error."""
    return Estimate(float(numbers.mean()), float(numbers.std(ddof=1) / len(numbers) ** 0.5))


def sample_hands(
    average: AverageDiscards, role: int, deals: int, chance: np.random.Generator, subset: slice = slice(None)
) -> list[PrivateHand]:
    """Samples hands of six, discarded by a role's average policy, each with a starter."""
    sixes = six_cards()
    cumulated = sixes.ways[subset].cumsum()
    drawn = []
    for _ in range(deals):
        at = int(np.searchsorted(cumulated, chance.integers(cumulated[-1]), "right"))
        way = average.choices[chance.choice(average.rounds, p=round_weights(average.rounds))][role, at]
        six = sixes.hands[subset][at]
        starter = chance.choice(np.setdiff1d(np.arange(52), six))
        ranks = [*(six[layout().away[way]] >> 2).tolist(), int(starter) >> 2]
        drawn.append(PrivateHand(ranks[2:6], [*ranks[:2], ranks[6]]))
    return drawn
