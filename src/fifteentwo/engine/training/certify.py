"""The certificate: the exploitability of the policies in the files, quantised as they are, by exact best responses.

Three figures for each role, in points a deal: what a best response gains against the policy in the play alone, in the
discard alone, and in the whole deal. They are exact within the model of `docs/engine.md`: the hands of the two players
depend on each other through card removal by rank only, and the play ignores the starter and a player's own discards.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np

from fifteentwo.engine.pegging.buffers import BEST, MEAN, PublicTree
from fifteentwo.engine.pegging.solver import meeting_mass, public_tree, whole_pack
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats, Longs
from fifteentwo.engine.training.baselines import Baseline, baselines
from fifteentwo.engine.training.fictitious_play import discard_exploitability
from fifteentwo.engine.training.package_data import Package, read_data
from fifteentwo.engine.training.parallel_cfr import DistributedTree
from fifteentwo.engine.training.pipeline import Progress, with_floor
from fifteentwo.engine.training.quantisation import dequantise
from fifteentwo.workers import SERIAL, Pool


class RoleGains(msgspec.Struct, frozen=True):
    """What each role gains by a best response to the other's policy, in points a deal, and the mean of both."""

    pone: float
    dealer: float
    mean: float


class BaselineGains(msgspec.Struct, frozen=True):
    """The same three figures for a baseline player against another of its kind."""

    play: RoleGains
    discard: RoleGains
    deal: RoleGains


class Certificate(msgspec.Struct, frozen=True):
    """The certificate of the engine's policies."""

    play: RoleGains
    """By best responses in the play, with the ranges as they are."""
    discard: RoleGains
    """By best responses in the discard; kept hands are valued by their best response in the play."""
    deal: RoleGains
    """By both together."""
    value: float
    """The expected points of the dealer less pone's in the play, when both follow the policy."""
    scale: dict[str, BaselineGains]
    """The same figures for baselines, by name: *random*, *simple*, *greedy*, *two_ply* and *steady*."""
    rounds: int
    made_from: dict[str, str]
    missing: tuple[str, ...] = (
        "the starter and one's own discards, which the play ignores",
        "play at public states that the policy never reaches",
        "the score of the game",
    )


def certify(
    source: Path | Package,
    progress: Progress,
    tree: PublicTree | None = None,
    pool: Pool = SERIAL,
    pack: Longs | None = None,
) -> Certificate:
    """The certificate of a training folder or of the package; takes subset minutes. Raises BadData, NoWorkers.

    `tree` and its `pack` are the whole play by default; trials use a smaller one.
    """
    progress(0, 12, "building the tree")
    tree = tree or public_tree()
    pack = whole_pack() if pack is None else pack
    data = read_data(source, tree, pool)
    average, policy = data.average, dequantise(tree, data.packed)
    kept = average.kept.astype(np.float32)
    distributed = DistributedTree(tree, pool)
    progress(1, 12, "the play")
    best, mean = distributed.values(kept, policy, BEST, MEAN)
    progress(5, 12, "the discards")
    subset = slice(None, None, data.every)
    discard = discard_exploitability(average, best, subset=subset, pool=pool)
    progress(6, 12, "the deal")
    deal = discard_exploitability(average, best, mean, subset, pool)
    scale = {}
    for done, baseline in enumerate(baselines(tree, pack, average, subset)):
        progress(7 + done, 12, f"baseline {baseline.name}")
        scale[baseline.name] = _baseline_gains(distributed, baseline, subset)
    distributed.close()
    value = -(_hand_probabilities(kept, PONE) @ mean[PONE])
    progress(12, 12, "done")
    return Certificate(
        play=_play_gains(kept, best, mean),
        discard=_role_gains(discard.pone, discard.dealer),
        deal=_role_gains(deal.pone, deal.dealer),
        value=float(value),
        scale=scale,
        rounds=data.rounds,
        made_from=data.made_from,
    )


def _baseline_gains(distributed: DistributedTree, player: Baseline, subset: slice) -> BaselineGains:
    """The figures of a baseline player, with his own ranges."""
    kept = with_floor(player.average.kept)  # hands out of range would have no value otherwise
    best, mean = distributed.values(kept, player.policy, BEST, MEAN)
    discard = discard_exploitability(player.average, best, None, subset, distributed.pool, player.shares)
    deal = discard_exploitability(player.average, best, mean, subset, distributed.pool, player.shares)
    return BaselineGains(_play_gains(kept, best, mean), _role_gains(*discard), _role_gains(*deal))


def _hand_probabilities(kept: Floats, player: int) -> Doubles:
    """The probability of each hand of a player, card removal by the other's range included, (hands,)."""
    chances = meeting_mass(kept, player)
    shares: Doubles = chances / chances.sum()
    return shares


def _play_gains(kept: Floats, best: Doubles, mean: Doubles) -> RoleGains:
    gains = [float(_hand_probabilities(kept, player) @ (best[player] - mean[player])) for player in (PONE, DEALER)]
    return _role_gains(*gains)


def _role_gains(pone: float, dealer: float) -> RoleGains:
    return RoleGains(pone, dealer, (pone + dealer) / 2)
