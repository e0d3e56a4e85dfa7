"""The certificate on real deals: the best responses of the certificate, played on the hands that both keep of dealt cards.

Hands are dealt and discarded card by card, with suits. In each lot the hands kept are counted in pairs, and the counts are a
joint distribution of their own, under which the value of the policy, and that of each best response to it, is computed exactly.
So the only error is that of the pairs of hands; it is estimated from the differences between the lots. The best responses
are those for the exact joint distribution: they were not fitted to the deals.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from fifteentwo.engine.equity.simulated_deals import Strategies, empty_deals, fixed, play_deals, strategies
from fifteentwo.engine.pegging.buffers import MEAN, PublicTree
from fifteentwo.engine.pegging.flat_policy import flat_policy
from fifteentwo.engine.pegging.joint import NO_TREMBLE, HandJoint, joint_of, kept_joint
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles, Floats, places
from fifteentwo.engine.training.fictitious_play import discard_shares, played_choices
from fifteentwo.engine.training.package_data import Package, read_data, rules_in
from fifteentwo.engine.training.parallel_cfr import DistributedTree
from fifteentwo.engine.training.pipeline import Progress, tree_of
from fifteentwo.engine.training.quantisation import dequantise, packed_sizes
from fifteentwo.workers import SERIAL, Pool

LOTS: Final = 4
"""The lots that the deals are counted in."""
CHUNK: Final = 50_000
"""Deals held in memory at a time."""


class EstimateOnDeals(msgspec.Struct, frozen=True):
    """A figure by the model, and on real deals with its standard error, in points a deal."""

    model: float
    real: float
    error: float


class RealCertificate(msgspec.Struct, frozen=True):
    """The exploitability of the play on real deals."""

    deals: int
    value: EstimateOnDeals
    """The expected points of the dealer less pone's in the play, when both follow the policy."""
    pone: EstimateOnDeals
    """What pone gains in the play by the best response to the dealer's policy."""
    dealer: EstimateOnDeals


def certify_on_deals(
    source: Path | Package,
    deals: int,
    seed: int,
    progress: Progress,
    tree: PublicTree | None = None,
    pool: Pool = SERIAL,
) -> RealCertificate:
    """The certificate of a training folder or of the package on this many deals. Raises BadData, NoWorkers.

    `tree` is the whole play by default; trials use a smaller one.
    """
    steps = 3 + LOTS
    progress(0, steps, "building the tree")
    rules = rules_in(source)
    tree = tree or tree_of(rules)
    data = read_data(source, tree, pool)
    subset = slice(None, None, data.every)
    policy = dequantise(tree, data.packed)
    joint = joint_of(kept_joint(discard_shares(data.average, subset), NO_TREMBLE))
    sizes = packed_sizes(tree)
    flat = flat_policy(tree.child, sizes.cumsum() - sizes, data.packed, rules.aim, rules.last_card)
    players = strategies(*played_choices(data.average, data.pegging, subset, pool, rules), flat)
    distributed = DistributedTree(tree, pool)
    progress(1, steps, "best responses")
    responses = [distributed.best_response(joint, policy, player) for player in (PONE, DEALER)]
    progress(2, steps, "the model")
    found = [_figures(distributed, joint, policy, responses)]
    for lot in range(LOTS):
        progress(3 + lot, steps, "real deals")
        counted = count_pairs(players, deals // LOTS, seed * LOTS + lot)
        found.append(_figures(distributed, joint_of(counted / counted.sum()), policy, responses))
    distributed.close()
    progress(steps, steps, "done")
    model, *lots = np.array(found)
    mean, error = np.mean(lots, axis=0), np.std(lots, axis=0, ddof=1) / LOTS**0.5
    return RealCertificate(
        deals // LOTS * LOTS, *(EstimateOnDeals(*map(float, each)) for each in zip(model, mean, error, strict=True))
    )


def count_pairs(players: Strategies, deals: int, seed: int) -> Doubles:
    """How often pone and the dealer keep each pair of hands in this many deals, (1820, 1820)."""
    counted = np.zeros(FOURS**2)
    for number, begin in enumerate(range(0, deals, CHUNK)):
        dealt = empty_deals(min(CHUNK, deals - begin))
        play_deals(fixed(), players, seed << 20 | number, dealt)
        ranks = dealt.cards.astype(np.int64) >> 2
        pone, dealer = (places(4)[tuple(ranks[:, first : first + 4].T)].astype(np.int64) for first in (0, 6))
        counted += np.bincount(pone * FOURS + dealer, minlength=FOURS**2)
    return counted.reshape(FOURS, FOURS)


def _figures(
    distributed: DistributedTree, joint: HandJoint, policy: Floats, responses: list[Floats]
) -> tuple[float, float, float]:
    """The value of the policy to the dealer, and what pone and the dealer gain by these responses."""
    mean = distributed.hand_values(joint, policy, DEALER, MEAN)
    value = float(joint.ranges[DEALER] @ mean)
    pone, dealer = (
        float(joint.ranges[player] @ distributed.hand_values(joint, responses[player], player, MEAN))
        for player in (PONE, DEALER)
    )
    points = value if distributed.tree.rates[DEALER] > 0 else -value
    return points, pone + value, dealer - value
