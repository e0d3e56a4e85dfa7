"""Policies of the play for each rank of the starter, which both players see before they play.

Each is a variant of the play (`variants`) on the joint distribution of kept hands given the starter's rank, saved as it is done with
its certificate: exact best responses on that joint distribution, against the policy of the package and against the new one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np

from fifteentwo.cards import RANKS
from fifteentwo.engine.pegging.buffers import BEST, MEAN, PublicTree
from fifteentwo.engine.pegging.joint import NO_TREMBLE, TREMBLE, joint_given_starter
from fifteentwo.engine.pegging.solver import public_tree
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.training.artifacts import BadData, load, read_provenance
from fifteentwo.engine.training.fictitious_play import discard_shares
from fifteentwo.engine.training.package_data import Package, read_data
from fifteentwo.engine.training.parallel_cfr import DistributedTree
from fifteentwo.engine.training.pipeline import Progress
from fifteentwo.engine.training.quantisation import dequantise, packed_size, quantise
from fifteentwo.engine.training.variants import VariantFolder, over_hands, policy_name
from fifteentwo.workers import SERIAL, Pool

MADE_BY: Final = "fifteentwo lab starters"
FOLDER: Final = "starters.json"


class StarterFigures(msgspec.Struct, frozen=True):
    """The certificate of one rank, in points a deal."""

    starter: str
    """The rank, as it is written on a card."""
    rounds: int
    """The rounds of CFR after which it was done."""
    before: tuple[float, float]
    """What pone and the dealer gain by a best response that knows the starter, against the policy of the package."""
    after: tuple[float, float]
    """The same against the policy for this starter."""
    gain: tuple[float, float]
    """What the policy for this starter gains over that of the package, as pone and as the dealer, where the other follows that
    of the package."""
    value: float
    """The expected points of the dealer less pone's in the play, when both follow the policy for this starter."""


class _Common(NamedTuple):
    """What all ranks begin with."""

    distributed: DistributedTree
    shares: Doubles
    """(2, 18395, 15): how both discard, as `joint.kept_joint` takes it."""
    packed: Bytes
    """The policy of the package, quantised."""


def solve_starters(
    out: Path,
    source: Path | Package,
    rounds: int,
    progress: Progress,
    starters: Sequence[int] = range(13),
    tree: PublicTree | None = None,
    pool: Pool = SERIAL,
) -> None:
    """Solves the play for starters of these ranks, resuming from the last checkpoint; those that are done stay. Raises BadData, NoWorkers.

    `tree` is the whole play by default; trials use a smaller one.
    """
    total = rounds * len(starters)
    progress(0, total, "building the tree")
    tree = tree or public_tree()
    data = read_data(source, tree, pool)
    folder = VariantFolder(out, FOLDER, MADE_BY, data.made_from)
    left = [starter for starter in starters if not (out / policy_of(starter)).exists()]
    common = _Common(
        DistributedTree(tree, pool), discard_shares(data.average, slice(None, None, data.every)), data.packed
    )
    done = (len(starters) - len(left)) * rounds
    for starter in left:
        _solve(folder, starter, rounds, common, partial(_at, progress, done, total))
        done += rounds
    common.distributed.close()
    progress(total, total, "done")


def _at(progress: Progress, before: int, total: int, done: int, what: str) -> None:
    progress(before + done, total, what)


def policy_of(starter: int) -> str:
    """The file of the policy for a starter of this rank."""
    return policy_name(RANKS[starter])


def load_figures(folder: Path, starters: Sequence[int] = range(13)) -> list[StarterFigures]:
    """The certificates of these ranks, once the hashes of their policies are checked. Raises BadData."""
    return [
        msgspec.convert(read_provenance(folder / policy_of(starter)).figures, StarterFigures) for starter in starters
    ]


def mean_figures(found: Sequence[StarterFigures]) -> StarterFigures:
    """The mean over these ranks: each is as likely to be the starter as another."""

    def mean(of: Callable[[StarterFigures], tuple[float, float]]) -> tuple[float, float]:
        pone, dealer = np.mean([of(each) for each in found], axis=0).tolist()
        return pone, dealer

    return StarterFigures(
        "mean",
        min(each.rounds for each in found),
        mean(lambda each: each.before),
        mean(lambda each: each.after),
        mean(lambda each: each.gain),
        float(np.mean([each.value for each in found])),
    )


def _solve(
    folder: VariantFolder, starter: int, rounds: int, common: _Common, progress: Callable[[int, str], object]
) -> None:
    """Solves the play for one rank, and saves its policy and certificate."""
    distributed, name = common.distributed, RANKS[starter]
    progress(0, f"starter {name}: the hands kept")
    joint = joint_given_starter(common.shares, starter, TREMBLE)
    solution = folder.solve(
        name, distributed, joint, common.packed, rounds, lambda done: progress(done, f"starter {name}: the play")
    )
    progress(rounds, f"starter {name}: the certificate")
    packed = quantise(distributed.tree, solution.policy)
    figures = certify_starter(distributed, common.shares, starter, common.packed, packed, rounds)
    folder.finish(name, packed, msgspec.to_builtins(figures))


def certify_starter(
    distributed: DistributedTree, shares: Doubles, starter: int, common: Bytes, packed: Bytes, rounds: int
) -> StarterFigures:
    """The certificate of a policy for a starter of this rank, quantised, beside the policy for all. Raises NoWorkers."""
    tree = distributed.tree
    joint = joint_given_starter(shares, starter, NO_TREMBLE)
    old, new = dequantise(tree, common), dequantise(tree, packed)
    best_old, mean_old = distributed.values(joint, old, BEST, MEAN)
    best_new, mean_new = distributed.values(joint, new, BEST, MEAN)
    mixed = [distributed.hand_values(joint, _of_both(tree, new, old, role), role, MEAN) for role in (PONE, DEALER)]
    return StarterFigures(
        RANKS[starter],
        rounds,
        over_hands(joint, best_old - mean_old),
        over_hands(joint, best_new - mean_new),
        over_hands(joint, np.stack(mixed) - mean_old),
        -float(joint.ranges[PONE] @ mean_new[PONE]),
    )


def _of_both(tree: PublicTree, own: Floats, other: Floats, role: int) -> Floats:
    """The policy `own` where this role moves, and `other` elsewhere."""
    found = other.copy()
    movers = np.repeat(tree.mover == role, np.diff(tree.offset))
    found[movers] = own[movers]
    return found


def missing_starters(folder: Path) -> list[str]:
    """The ranks for which a folder has no policy."""
    return [RANKS[starter] for starter in range(13) if not (folder / policy_of(starter)).exists()]


def load_packed_for(folder: Path, starter: int, tree: PublicTree) -> Bytes:
    """The policy of a folder for a starter of this rank, quantised, (bytes,), once its hash is checked. Raises BadData."""
    at = folder / policy_of(starter)
    packed: Bytes = load(at)[""]
    if len(packed) != packed_size(tree):
        raise BadData(f"{at}: made by another version; make it again")
    return packed
