"""The certificate: the exploitability of the policies in the files, quantised as they are, by exact best responses.

Three figures for each role, in points a deal: what a best response gains against the policy in the play alone, in the
discard alone, and in the whole deal. They are exact within the model of `docs/engine.md`: the hands kept have their exact
joint distribution (`pegging.joint`), and the play ignores the starter and a player's own discards.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.engine.pegging.buffers import BEST, MEAN, PublicTree
from fifteentwo.engine.pegging.joint import NO_TREMBLE, HandJoint, joint_of, kept_joint
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.deal_pairs import whole_pack
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.engine.training.baselines import Baseline, baselines
from fifteentwo.engine.training.fictitious_play import discard_exploitability, discard_shares
from fifteentwo.engine.training.package_data import Package, read_data, rules_in
from fifteentwo.engine.training.parallel_cfr import DistributedTree
from fifteentwo.engine.training.pipeline import Progress, tree_of
from fifteentwo.engine.training.quantisation import dequantise
from fifteentwo.workers import SERIAL, Pool


class RoleGains(msgspec.Struct, frozen=True):
    """What each role gains by a best response to the other's policy, in points a deal, and the mean of both."""

    pone: float
    dealer: float
    mean: float


class BaselineGains(msgspec.Struct, frozen=True):
    """The same three figures for a baseline player against another one like it."""

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
    """The same figures for baselines, by name: *random*, *simple*, *greedy*, *two_ply* and *steady*;
    for other rules than those of the standard game *random* alone."""
    rules: str
    """The name of the rules of a deal, empty for the standard game."""
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
    """The certificate of a training folder or of the package; takes some minutes. Raises BadData, NoWorkers.

    `tree` and its `pack` are the whole play by default; trials use a smaller one.
    """
    progress(0, 12, "building the tree")
    rules = rules_in(source)
    tree = tree or tree_of(rules)
    pack = whole_pack() if pack is None else pack
    data = read_data(source, tree, pool)
    average, policy = data.average, dequantise(tree, data.packed)
    subset = slice(None, None, data.every)
    joint = joint_of(kept_joint(discard_shares(average, subset), NO_TREMBLE))
    distributed = DistributedTree(tree, pool)
    progress(1, 12, "the play")
    best, mean = distributed.values(joint, policy, BEST, MEAN)
    progress(5, 12, "the discards")
    play = _play_gains(joint, best, mean)
    if rules.no_discard:
        discard, deal = _role_gains(0.0, 0.0), play
    else:
        discard = _role_gains(*discard_exploitability(average, best, subset=subset, pool=pool, rules=rules))
        progress(6, 12, "the deal")
        deal = _role_gains(*discard_exploitability(average, best, mean, subset, pool, rules=rules))
    scale = {}
    for done, baseline in enumerate(baselines(tree, pack, average, subset, rules)):
        progress(7 + done, 12, f"baseline {baseline.name}")
        scale[baseline.name] = baseline_gains(distributed, baseline, subset, rules)
    distributed.close()
    value = -rules.aim * (joint.ranges[PONE] @ mean[PONE])
    progress(12, 12, "done")
    return Certificate(
        play=play,
        discard=discard,
        deal=deal,
        value=float(value),
        scale=scale,
        rules=rules.name,
        rounds=data.rounds,
        made_from=data.made_from,
    )


def baseline_gains(distributed: DistributedTree, player: Baseline, subset: slice, rules: DealRules) -> BaselineGains:
    """The figures of a baseline player, with its own ranges."""
    joint = joint_of(kept_joint(discard_shares(player.average, subset, player.shares), NO_TREMBLE))
    best, mean = distributed.values(joint, player.policy, BEST, MEAN)
    play = _play_gains(joint, best, mean)
    if rules.no_discard:
        return BaselineGains(play, _role_gains(0.0, 0.0), play)
    discard = discard_exploitability(player.average, best, None, subset, distributed.pool, player.shares, rules)
    deal = discard_exploitability(player.average, best, mean, subset, distributed.pool, player.shares, rules)
    return BaselineGains(play, _role_gains(*discard), _role_gains(*deal))


def _play_gains(joint: HandJoint, best: Doubles, mean: Doubles) -> RoleGains:
    gains = [float(joint.ranges[player] @ (best[player] - mean[player])) for player in (PONE, DEALER)]
    return _role_gains(*gains)


def _role_gains(pone: float, dealer: float) -> RoleGains:
    return RoleGains(pone, dealer, (pone + dealer) / 2)
