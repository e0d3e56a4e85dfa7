"""The set of policies by starter as a file to pass on, and as it is installed.

starters.zip holds for each rank the bytes of its policy less those of the package's, which compresses better than the policy
itself. Installed, each rank is a file of the policy's own bytes, so that it can be mapped into memory.
"""

from __future__ import annotations

import hashlib
import lzma
import zipfile
from pathlib import Path
from shutil import rmtree
from typing import Any, Final

import msgspec
import numpy as np

from fifteentwo.cards import RANKS
from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.expert.starter_policies import ABOUT, SetAbout, file_name
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.pegging.solver import public_tree
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import ShippedSolution
from fifteentwo.engine.training.artifacts import BadData, read_provenance, write_json
from fifteentwo.engine.training.export import EPOCH, policy_bytes
from fifteentwo.engine.training.parallel_cfr import subtrees_of
from fifteentwo.engine.training.pipeline import Progress
from fifteentwo.engine.training.quantisation import packed_sizes
from fifteentwo.engine.training.starters import FOLDER, MADE_BY, load_packed_for, policy_of
from fifteentwo.engine.training.variants import load_set

FILE: Final = "starters.zip"
PRESET: Final = 1
"""Of LZMA: a higher one takes ten times as long for files that are 6 % smaller."""


class FileAbout(SetAbout, frozen=True, kw_only=True):
    """What starters.zip says about itself, in its entry about.json."""

    made_by: str
    figures: list[dict[str, Any]]
    """The certificate of each rank (`starters.StarterFigures`)."""


def export_starters(folder: Path, plain: ShippedSolution, progress: Progress, tree: PublicTree | None = None) -> None:
    """Writes starters.zip into a folder in which all ranks are solved. Raises BadData.

    `plain` is the solution that they were solved from; `tree` is the whole play by default, trials use a smaller one.
    """
    progress(0, len(RANKS), "building the tree")
    tree, to = tree or public_tree(), folder / FILE
    made_from = load_set(folder / FOLDER).made_from
    if made_from != _made_from(plain):
        raise BadData(f"{folder}: made from other engine data than that of this package")
    figures = [read_provenance(folder / policy_of(starter)).figures for starter in range(len(RANKS))]
    parts, base = part_sizes(tree), _bytes_of(plain, tree)
    partial, hashes = to.with_name(f"{FILE}.half"), {}
    with zipfile.ZipFile(partial, "w") as file:
        for starter, rank in enumerate(RANKS):
            progress(starter, len(RANKS), f"writing {FILE}")
            policy = in_parts(load_packed_for(folder, starter, tree), tree)
            hashes[rank] = hashlib.sha256(policy.tobytes()).hexdigest()
            packed = lzma.compress((policy - base).tobytes(), preset=PRESET)
            file.writestr(zipfile.ZipInfo(rank, EPOCH), packed)
        about = FileAbout(made_from, parts, hashes, made_by=MADE_BY, figures=figures)
        file.writestr(zipfile.ZipInfo("about.json", EPOCH), msgspec.json.encode(about))
    partial.replace(to)
    progress(len(RANKS), len(RANKS), "done")


def install_starters(
    path: Path, to: Path, plain: ShippedSolution, progress: Progress, tree: PublicTree | None = None
) -> None:
    """Unpacks starters.zip into a folder, which is replaced once every byte is checked. Raises BadData.

    The file is refused if it is damaged or incomplete, or was made from other engine data than `plain`.
    """
    partial = to.with_name(f"{to.name}.half")
    try:
        with zipfile.ZipFile(path) as file:
            about = msgspec.json.decode(file.read("about.json"), type=FileAbout)
            if about.made_from != _made_from(plain):
                raise BadData(f"{path}: made from other engine data than that of this package")
            progress(0, len(RANKS), "building the tree")
            tree = tree or public_tree()
            if about.parts != part_sizes(tree):
                raise BadData(f"{path}: the policies are not for the whole play")
            rmtree(partial, ignore_errors=True)
            partial.mkdir(parents=True)
            base = _bytes_of(plain, tree)
            for starter, rank in enumerate(RANKS):
                progress(starter, len(RANKS), f"unpacking {path.name}")
                policy = np.frombuffer(lzma.decompress(file.read(rank)), np.uint8)
                policy = policy + base if policy.shape == base.shape else policy
                if hashlib.sha256(policy.tobytes()).hexdigest() != about.sha256.get(rank):
                    raise BadData(f"{path}: the entry {rank} is damaged")
                np.save(partial / file_name(starter), policy)
        write_json(partial / ABOUT, SetAbout(about.made_from, about.parts, about.sha256))
        rmtree(to, ignore_errors=True)
        partial.replace(to)
    except OSError as error:
        raise BadData(f"{error.filename or path}: {error.strerror or error}") from None
    except (KeyError, EOFError, ValueError, zipfile.BadZipFile, lzma.LZMAError, msgspec.MsgspecError) as error:
        raise BadData(f"{path}: {error}") from None
    finally:
        rmtree(partial, ignore_errors=True)
    progress(len(RANKS), len(RANKS), "done")


def part_sizes(tree: PublicTree) -> dict[str, int]:
    """The bytes of a policy in each part of the play, in the order of `FlatPolicy.chances`."""
    sizes = packed_sizes(tree)
    first = sum(int(sizes[node]) for node in _first_nodes(tree))
    return {"first": first} | {
        f"{part.lead}-{part.reply}": int(sizes[part.begin : part.stop].sum()) for part in subtrees_of(tree)
    }


def in_parts(packed: Bytes, tree: PublicTree) -> Bytes:
    """A quantised policy, (bytes,), in the order of `FlatPolicy.chances`: the first two cards, and then what follows them."""
    ends = packed_sizes(tree).cumsum()
    pieces = [(node, node + 1) for node in _first_nodes(tree)]
    pieces += [(part.begin, part.stop) for part in subtrees_of(tree)]
    return np.concatenate([policy_bytes(packed, ends, begin, stop) for begin, stop in pieces])


def _first_nodes(tree: PublicTree) -> list[int]:
    """The nodes of the first two cards."""
    leads = np.nonzero(tree.child[0, :13] > 0)[0]
    return [0, *tree.child[0, leads].tolist()]


def _bytes_of(plain: ShippedSolution, tree: PublicTree) -> Bytes:
    """The bytes of the package's policy in the same order. Raises BadData."""
    try:
        return np.concatenate([plain.part(name)["policy"] for name in part_sizes(tree)])
    except BadTables as error:
        raise BadData(str(error)) from None


def _made_from(plain: ShippedSolution) -> dict[str, str]:
    try:
        return plain.made_from()
    except BadTables as error:
        raise BadData(str(error)) from None
