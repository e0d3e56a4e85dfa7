"""Solves the play for exchange rates other than 1 : 1 between a point of pone's and a point of the dealer's.

Each pair of rates is a variant of the play (`variants`), saved as it is done with its certificate: exact best responses, against the
policy for points and against the new one.
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from fifteentwo.engine.expert.exchange_rates import RATE_NAME, from_levels, less_plain, to_levels
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.pegging.joint import NO_TREMBLE, TREMBLE, joint_of, kept_joint
from fifteentwo.engine.pegging.policy import Policy
from fifteentwo.engine.pegging.solver import public_tree, with_rates
from fifteentwo.engine.scoring.rank_hands import Longs
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.training.artifacts import BadData, load, read_provenance
from fifteentwo.engine.training.export import archive_writer, policy_bytes
from fifteentwo.engine.training.fictitious_play import discard_shares
from fifteentwo.engine.training.package_data import EngineData, Package, read_data
from fifteentwo.engine.training.parallel_cfr import DistributedTree, subtrees_of
from fifteentwo.engine.training.pipeline import Progress
from fifteentwo.engine.training.quantisation import dequantise, packed_size, packed_sizes, quantise
from fifteentwo.engine.training.variants import VariantFolder, best_response_gains, load_set, policy_name
from fifteentwo.workers import SERIAL, Pool

Rates = tuple[int, int]

RATES: Final[tuple[Rates, ...]] = ((1, 2), (4, 5), (5, 4), (2, 1))
"""The values of a point of pone's and of the dealer's, a pair for each solution."""
MADE_BY: Final = "fifteentwo lab rates"
FOLDER: Final = "rates.json"


class RateFigures(msgspec.Struct, frozen=True):
    """The certificate for a pair of rates, in units of the cheaper point."""

    rates: Rates
    rounds: int
    """The rounds of CFR after which it was done."""
    before: tuple[float, float]
    """What pone and the dealer gain by a best response against the policy for points."""
    after: tuple[float, float]
    """The same against the policy for these rates, as it is stored."""


def solve_rates(
    out: Path,
    source: Path | Package,
    rounds: int,
    progress: Progress,
    pairs: Sequence[Rates] = RATES,
    tree: PublicTree | None = None,
    pack: Longs | None = None,
    pool: Pool = SERIAL,
) -> None:
    """Solves the play for these rates, resuming from the last checkpoint; those that are done stay. Raises BadData, NoWorkers.

    `tree` and its `pack` are the whole play by default; trials use a smaller one.
    """
    total = rounds * len(pairs)
    progress(0, total, "building the tree")
    tree = tree or public_tree()
    data = read_data(source, tree, pool)
    folder = VariantFolder(out, FOLDER, MADE_BY, data.made_from)
    for place, rates in enumerate(pairs):
        if not (out / rates_file(rates)).exists():
            cheaper = min(rates)
            distributed = DistributedTree(with_rates(tree, (rates[0] / cheaper, rates[1] / cheaper), pack), pool)
            _solve(folder, rates, rounds, distributed, data, partial(_at, progress, place * rounds, total))
            distributed.close()
    progress(total, total, "done")


def _at(progress: Progress, before: int, total: int, done: int, what: str) -> None:
    progress(before + done, total, what)


def rates_name(rates: Rates) -> str:
    """The name of a pair of rates in file names."""
    return RATE_NAME.format(*rates)


def rates_file(rates: Rates) -> str:
    """The file of the policy for a pair of rates."""
    return policy_name(rates_name(rates))


def rate_figures(folder: Path, pairs: Sequence[Rates] = RATES) -> list[RateFigures]:
    """The certificates for these rates, once the hashes of their policies are checked. Raises BadData."""
    return [msgspec.convert(read_provenance(folder / rates_file(rates)).figures, RateFigures) for rates in pairs]


def _solve(
    folder: VariantFolder,
    rates: Rates,
    rounds: int,
    distributed: DistributedTree,
    data: EngineData,
    progress: Callable[[int, str], object],
) -> None:
    """Solves the play for one pair of rates, and saves its policy and certificate."""
    name = rates_name(rates)
    progress(0, f"rates {name}: the hands kept")
    shares = discard_shares(data.average, slice(None, None, data.every))
    joint = joint_of(kept_joint(shares, TREMBLE))
    solution = folder.solve(
        name, distributed, joint, data.packed, rounds, lambda done: progress(done, f"rates {name}: the play")
    )
    progress(rounds, f"rates {name}: the certificate")
    tree, joint = distributed.tree, joint_of(kept_joint(shares, NO_TREMBLE))
    packed = to_levels(quantise(tree, solution.policy))
    before, after = (
        best_response_gains(distributed, joint, dequantise(tree, policy))
        for policy in (data.packed, from_levels(packed))
    )
    folder.finish(name, packed, msgspec.to_builtins(RateFigures(rates, rounds, before, after)))


def export_rates(
    folder: Path,
    to: Path,
    plain: Policy,
    progress: Progress,
    tree: PublicTree | None = None,
    pairs: Sequence[Rates] = RATES,
) -> None:
    """Writes rates.zip as `expert.exchange_rates` reads it: the policy for each pair of rates less that for points, `plain`, by subtree.
    Raises BadData, BadTables.
    """
    tree = tree or public_tree()
    ends = packed_sizes(tree).cumsum()
    partial_file = to.with_name(f"{to.name}.half")
    parts = subtrees_of(tree)
    with zipfile.ZipFile(partial_file, "w") as file:
        figures = {rates_name(found.rates): found for found in rate_figures(folder, pairs)}
        made_from = load_set(folder / FOLDER).made_from
        add = archive_writer(file, made_from, MADE_BY, {"rates": pairs, "figures": figures})
        for number, rates in enumerate(pairs):
            packed: Bytes = load(folder / rates_file(rates))[""]
            if len(packed) != packed_size(tree):
                raise BadData(f"{folder / rates_file(rates)}: made by another version; make it again")
            leads = [0, *tree.child[0, np.nonzero(tree.child[0, :13] > 0)[0]].tolist()]
            first = np.concatenate([policy_bytes(packed, ends, node, node + 1) for node in leads])
            add(f"{rates_name(rates)}/first", {"policy": less_plain(first, plain.part("first")["policy"])})
            for done, (lead, reply, start, stop) in enumerate(parts):
                progress(number * len(parts) + done, len(pairs) * len(parts), f"writing {to.name}")
                name, levels = f"{lead}-{reply}", policy_bytes(packed, ends, start, stop)
                add(f"{rates_name(rates)}/{name}", {"policy": less_plain(levels, plain.part(name)["policy"])})
    partial_file.replace(to)
