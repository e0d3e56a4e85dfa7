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
from fifteentwo.engine.expert.ranges import TREMBLE, prior
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
from fifteentwo.engine.training.single_hand import MODES, TEMPERATURE, reweight, values
from fifteentwo.engine.training.starters import load_packed_for, load_set
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
    reweighted: Estimate
    """The gain of the policy reweighted by a softmax of the values of the cards, given all seven cards."""
    over_usual: Estimate | None = None
    """With policies by starter, both reweighted: what they gain over the policy without, where the other follows the policy without."""


class PrivateHand(NamedTuple):
    """The seven cards a player knows before the play, by rank."""

    kept: list[int]
    removed: list[int]
    """The two cards discarded and the starter."""


class WorkerPolicy(NamedTuple):
    """A worker's policy of the play, and an array for the reweighted one."""

    tree: PublicTree
    policy: Floats
    """(entries,): as in `CfrStep`."""
    reweighted: Floats
    """(entries,): likewise."""
    usual: Floats | None = None
    """(entries,): the policy for all starters, where `policy` is that for one."""


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
    if starters is not None and load_set(starters).made_from != data.made_from:
        raise BadData(f"{starters}: made from other engine data")
    gained: list[list[Doubles]] = [[], []]
    for starter in (None,) if starters is None else range(RANKS):
        some = [[hand for hand in hands if starter in {None, hand.removed[-1]}] for hands in by_role]
        if starters is None or starter is None:
            cache = send_policy(pool, data.packed, tree)
        else:
            cache = send_policy(pool, load_packed_for(starters, starter, tree), tree, data.packed)
        for role, hands in enumerate(some):
            tasks = [(role, keeps[1 - role], hands[at : at + TASK_SIZE]) for at in range(0, len(hands), TASK_SIZE)]
            for task_gains in pool.map(_gains_task, tasks, (cache,)):
                gained[role].append(task_gains)
                progress(sum(map(len, gained[PONE] + gained[DEALER])), 2 * deals, "hands")
        cache.clear()
    found = [AbstractionGap(*map(estimate, np.concatenate(each).T)) for each in gained]
    return dict(zip(("pone", "dealer"), found, strict=True))


def send_policy(pool: Pool, packed: Bytes, tree: PublicTree, usual: Bytes | None = None) -> WorkerCache:
    """Sends a quantised policy, and the usual one beside one for a starter, to the workers, who dequantise it. Raises NoWorkers."""
    cache = WorkerCache(pool)
    for worker in range(len(pool)):
        cache.add_large(worker, (tree, packed, usual))
    pool.ask([with_caches((cache,), worker, _dequantise_policy) for worker in range(len(pool))])
    return cache


def _dequantise_policy(row: list[Any]) -> None:
    """For a worker: replaces the bytes by a `WorkerPolicy`."""
    tree, packed, usual = row.pop()
    policy = dequantise(tree, packed)
    row.append(WorkerPolicy(tree, policy, policy.copy(), None if usual is None else dequantise(tree, usual)))


def _gains_task(row: list[WorkerPolicy], role: int, theirs: KeepPolicy, hands: Sequence[PrivateHand]) -> Doubles:
    """For a worker: `gains` of some hands."""
    return gains(row[0], role, theirs, hands)


def gains(known: WorkerPolicy, role: int, theirs: KeepPolicy, hands: Sequence[PrivateHand]) -> Doubles:
    """The value of each hand by the policy, then its gain in each field of `AbstractionGap`: (hands, 6), in points, with a
    usual policy (hands, 7).

    `theirs` is how the other discards. Overwrites the reweighted policy of `known`.
    """
    tree, policy, reweighted, usual = known
    found = np.zeros((len(hands), len(MODES) + (1 if usual is None else 2)))
    reweighted[:] = policy
    for at, hand in enumerate(hands):
        range_ = theirs.kept(_numbers(hand))
        found[at, : len(MODES)] = values(tree, policy, role, hand.kept, range_)
        found[at, len(MODES)] = _reweighted_value(known, policy, role, theirs, hand)
        found[at, 1:] -= found[at, 0]
    if usual is not None:
        reweighted[:] = usual
        for at, hand in enumerate(hands):
            new, old = (_reweighted_value(known, own, role, theirs, hand) for own in (policy, usual))
            found[at, -1] = new - old
    return found


def _numbers(hand: PrivateHand) -> list[int]:
    """Cards of the ranks that are known."""
    return [4 * rank for rank in (*hand.kept, *hand.removed)]


def _reweighted_value(known: WorkerPolicy, own: Floats, role: int, theirs: KeepPolicy, hand: PrivateHand) -> float:
    """The value of a hand that reweights the policy `own` as if the other followed it too, against the policy that
    `known.reweighted` has for the other. Overwrites there what this hand does.
    """
    cards = _numbers(hand)
    reweight(known.tree, own, role, hand.kept, prior(theirs, cards), known.reweighted, TEMPERATURE, TREMBLE)
    return float(values(known.tree, known.reweighted, role, hand.kept, theirs.kept(cards))[0])


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
