"""The policies to certify, read from a training folder or from the files of the package.

The discard policy is an average of the choices of each round of fictitious play, for every class of six cards. Nearly all
of these are the best response to the average itself, which the shipped tables give, so discards.zip stores the others only.
"""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine import solution
from fifteentwo.engine.archive import ArrayFile, BadTables
from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.engine.discard import mixed
from fifteentwo.engine.discard.mixed import round_weights
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import DISCARD_PART, ShippedSolution
from fifteentwo.engine.training.artifacts import BadData, read_provenance
from fifteentwo.engine.training.export import folder_writer
from fifteentwo.engine.training.fictitious_play import (
    AverageDiscards,
    load_discards,
    mixture,
    table_choices,
)
from fifteentwo.engine.training.parallel_cfr import subtrees_of
from fifteentwo.engine.training.pipeline import Progress, load_checkpoint, load_packed, named_rules, rules_of
from fifteentwo.engine.training.quantisation import packed_size, packed_sizes
from fifteentwo.workers import SERIAL, Pool


class Package(NamedTuple):
    """The files of the package."""

    play: Path = solution.FILE
    discards: Path = mixed.FILE


class EngineData(NamedTuple):
    """The policies of both players, for the play and the discard."""

    packed: Bytes
    """(bytes,): the policy of the play, quantised (`quantisation`)."""
    average: AverageDiscards
    """The average discards."""
    pegging: Doubles
    """(2, 1820): the values of kept hands in the play for which they were solved."""
    every: int
    """The step through the hands of six: above 1 only a subset was used, for a trial."""
    rounds: int
    """Rounds of CFR."""
    made_from: dict[str, str]
    """The SHA-256 of each file it was made from, by name."""


class TableOrigin(msgspec.Struct, frozen=True):
    """What a file of tables says about itself, in its entry about.json."""

    made_from: dict[str, str]
    """The SHA-256 of each file it was made from, by name."""
    rounds: int = 0
    """Rounds of CFR."""
    every: int = 1
    """The step through the hands of six: above 1 for a trial."""
    rules: str = ""
    """The name of the rules of a deal, empty for the standard game."""


def read_data(source: Path | Package, tree: PublicTree, pool: Pool = SERIAL) -> EngineData:
    """The policies of a folder or of the package. Raises BadData, NoWorkers."""
    return read_package(source, tree, pool) if isinstance(source, Package) else read_folder(source, tree)


def rules_in(source: Path | Package) -> DealRules:
    """The rules that the policies of a folder or of the package are for. Raises BadData."""
    return named_rules(origin_of(source.discards).rules) if isinstance(source, Package) else rules_of(source)


def read_folder(folder: Path, tree: PublicTree) -> EngineData:
    """The policies of a training folder. Raises BadData."""
    checkpoint, provenance = load_checkpoint(folder), read_provenance(folder / "play.npy")
    average, pegging = load_discards(folder / checkpoint.discards)
    made_from = {"play.npy": provenance.sha256, checkpoint.discards: provenance.made_from[checkpoint.discards]}
    return EngineData(
        load_packed(folder, tree), average, pegging, checkpoint.plan.every, int(provenance.figures["rounds"]), made_from
    )


def read_package(package: Package, tree: PublicTree, pool: Pool = SERIAL) -> EngineData:
    """The policies of the package's files. Raises BadData, NoWorkers."""
    try:
        play, parts = ShippedSolution(package.play), ArrayFile(package.discards)
        about, of_play = origin_of(package.discards), origin_of(package.play)
        if about.made_from != of_play.made_from:
            raise BadData(f"{package.discards}: made with other data than {package.play.name}")
        packed = _join_policy(play, tree, package.play)
        discarded, pegging = (play.part(DISCARD_PART)[name] for name in ("laid", "pegging"))
        others = [parts.part(mixed.PART_NAMES[role])["others"] for role in (PONE, DEALER)]
    except BadTables as error:
        raise BadData(str(error)) from None
    subset = slice(None, None, about.every)
    best = table_choices(discarded, pegging, subset, pool, named_rules(about.rules))
    chosen = np.stack([np.where(found == 0, each, found - 1) for found, each in zip(others, best, strict=True)], axis=1)
    average = mixture(tuple(chosen.astype(np.uint8)), round_weights(len(chosen)), subset)
    return EngineData(packed, average, pegging, about.every, about.rounds, about.made_from)


def origin_of(path: Path) -> TableOrigin:
    """What a file says about itself. Raises BadData."""
    try:
        with zipfile.ZipFile(path) as file:
            return msgspec.json.decode(file.read("about.json"), type=TableOrigin)
    except OSError as error:
        raise BadData(f"{path}: {error.strerror or error}") from None
    except (KeyError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
        raise BadData(f"{path}: {error}") from None


def _join_policy(play: ShippedSolution, tree: PublicTree, path: Path) -> Bytes:
    """The policy of the whole play, joined from its subtrees."""
    ends = np.concatenate(([0], packed_sizes(tree).cumsum()))
    packed = np.zeros(packed_size(tree), np.uint8)
    first, at = play.part("first"), 0
    pieces = []
    for node in (0, *tree.child[0, first["leads"]].tolist()):
        size = int(ends[node + 1] - ends[node])
        pieces.append((node, node + 1, first["policy"][at : at + size]))
        at += size
    pieces += [(part.begin, part.stop, play.part(f"{part.lead}-{part.reply}")["policy"]) for part in subtrees_of(tree)]
    for begin, stop, policy in pieces:
        if len(policy) != ends[stop] - ends[begin]:
            raise BadData(f"{path}: made for another tree")
        packed[ends[begin] : ends[stop]] = policy
    return packed


def export_discards(folder: Path, to: Path, progress: Progress, pool: Pool = SERIAL) -> None:
    """Writes discards.zip from a training folder. Raises BadData, NoWorkers."""
    checkpoint = load_checkpoint(folder)
    average, pegging = load_discards(folder / checkpoint.discards)
    progress(0, 1, "the discards")
    best = table_choices(average.discarded, pegging, slice(None, None, checkpoint.plan.every), pool, rules_of(folder))
    partial = to.with_name(f"{to.name}.half")
    more = {"rounds": read_provenance(folder / "play.npy").figures["rounds"], "every": checkpoint.plan.every}
    with zipfile.ZipFile(partial, "w") as file:
        add = folder_writer(file, folder, ("play.npy", checkpoint.discards), more=more)
        for role, name in mixed.PART_NAMES.items():
            chosen: NDArray[Any] = np.stack([each[role] for each in average.choices])
            add(name, {"others": np.where(chosen == best[role], 0, chosen + 1).astype(np.uint8)})
    partial.replace(to)
    progress(1, 1, "the discards")
