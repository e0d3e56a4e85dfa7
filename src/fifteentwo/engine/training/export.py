"""Export of the training results to the files of the package: expert.zip (play and discards) and deals.zip (points)."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.pegging.buffers import MEAN, PublicTree, new_scratch
from fifteentwo.engine.pegging.joint import NO_TREMBLE
from fifteentwo.engine.pegging.solver import hand_values, with_rates
from fifteentwo.engine.pegging.subtree_file import NO_CARD, NO_CHOICE, pack
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles, Longs
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import DISCARD_PART
from fifteentwo.engine.training.artifacts import load, read_provenance
from fifteentwo.engine.training.deals import load_deals
from fifteentwo.engine.training.fictitious_play import discard_shares, kept_flushes, load_discards
from fifteentwo.engine.training.parallel_cfr import subtrees_of
from fifteentwo.engine.training.pipeline import (
    Progress,
    load_checkpoint,
    load_joint,
    load_policy,
    rules_of,
    tree_of,
)
from fifteentwo.engine.training.quantisation import packed_sizes

EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every entry, fixed so that the same data gives the same file."""

SHARE_UNITS: Final = 2**16 - 1
"""The probability of a discard is stored in these parts."""


def export_play(folder: Path, to: Path, progress: Progress, tree: PublicTree | None = None) -> None:
    """Writes expert.zip as `engine.solution` reads it: the play in 169 subtrees, its first two cards, and the average
    discards. Raises BadData.
    """
    tree = tree or tree_of(rules_of(folder))
    checkpoint = load_checkpoint(folder)
    average, pegging = load_discards(folder / checkpoint.discards)
    packed = load(folder / "play.npy")[""]
    ends = packed_sizes(tree).cumsum()
    partial = to.with_name(f"{to.name}.half")
    with zipfile.ZipFile(partial, "w") as file:
        add = folder_writer(file, folder, ("play.npy", checkpoint.discards))
        add(DISCARD_PART, {"laid": average.discarded, "pegging": pegging})
        leads = np.nonzero(tree.child[0, :13] > 0)[0]
        first = [0, *tree.child[0, leads].tolist()]
        policy = np.concatenate([policy_bytes(packed, ends, node, node + 1) for node in first])
        add("first", {"leads": leads, "policy": policy})
        subtrees = subtrees_of(tree)
        for done, (lead, reply, begin, last) in enumerate(subtrees):
            progress(done, len(subtrees), "the play")
            child = tree.child[begin:last]
            local = np.where(child >= 0, child - begin, np.where(child == -1, NO_CARD, NO_CHOICE)).astype(np.int16)
            sizes = packed_sizes(tree)[begin:last].astype(np.uint16)
            policy = policy_bytes(packed, ends, begin, last)
            part = pack(local.T, tree.mover[begin:last], tree.counts[begin:last], sizes, policy)
            file.writestr(zipfile.ZipInfo(f"{lead}-{reply}", EPOCH), part)
    partial.replace(to)


def export_deals(
    folder: Path, to: Path, progress: Progress, tree: PublicTree | None = None, pack: Longs | None = None
) -> None:
    """Writes deals.zip as `equity.deals` reads it. Raises BadData.

    It holds the ranges of kept hands, the expected points pegged by and against each, and the tallies of simulated deals.
    `tree` and its `pack` are the whole play by default; trials use a smaller one.
    """
    rules = rules_of(folder)
    tree = tree or tree_of(rules)
    checkpoint, work = load_checkpoint(folder), new_scratch()
    average, _ = load_discards(folder / checkpoint.discards)
    deals = load_deals(folder)
    policy, joint = load_policy(folder, tree), load_joint(folder, checkpoint, NO_TREMBLE)
    kept = average.kept.astype(np.float32)
    subset = slice(None, None, checkpoint.plan.every)
    shares, flushes = discard_shares(average, subset), kept_flushes(average, subset)
    pegged = np.zeros((2, 2, FOURS), np.float32)
    for scorer in (PONE, DEALER):
        # With these rates a player who alone has cards left plays them as the policy does.
        rates = rules.aim * (scorer == PONE), rules.aim * (scorer == DEALER)
        rated = with_rates(tree, rates, pack, rules.last_card)
        for holder in (PONE, DEALER):
            progress(2 * scorer + holder, 4, "points pegged")
            values = rules.aim * hand_values(rated, joint, policy, holder, MEAN, work)
            pegged[holder, int(scorer != holder)] = values if scorer == holder else -values
    partial = to.with_name(f"{to.name}.half")
    with zipfile.ZipFile(partial, "w") as file:
        add = folder_writer(file, folder, ("play.npy", "deals.npz", checkpoint.discards))
        add("hands", {"kept": kept, "pegged": pegged})
        add("keep", {"shares": units(shares), "flushes": units(flushes)})
        add("deals", {name: part.astype(np.int32) for name, part in deals.items()})
    partial.replace(to)


def units(shares: Doubles) -> NDArray[np.uint16]:
    """Probabilities in parts of `SHARE_UNITS`, of the same shape."""
    found: NDArray[np.uint16] = np.rint(SHARE_UNITS * shares).astype(np.uint16)
    return found


def archive_writer(
    file: zipfile.ZipFile,
    made_from: dict[str, str],
    made_by: str = "fifteentwo lab ship",
    more: dict[str, Any] | None = None,
) -> Callable[[str, dict[str, NDArray[Any]]], None]:
    """Writes the entry about.json, the provenance; returns a function that adds named arrays, of any shape, as an entry.

    `made_from` are the SHA-256 of the files it is made from, by name.
    """
    about = {"made_by": made_by, "made_from": made_from} | (more or {})
    file.writestr(zipfile.ZipInfo("about.json", EPOCH), msgspec.json.encode(about))

    def add(name: str, arrays: dict[str, NDArray[Any]]) -> None:
        entry = zipfile.ZipInfo(name, EPOCH)
        entry.compress_type = zipfile.ZIP_LZMA
        shapes = {key: (str(array.dtype), array.shape) for key, array in arrays.items()}
        head = msgspec.json.encode(shapes)
        body = b"".join(np.ascontiguousarray(array).tobytes() for array in arrays.values())
        file.writestr(entry, len(head).to_bytes(4, "little") + head + body)

    return add


def folder_writer(
    file: zipfile.ZipFile, folder: Path, made_from: tuple[str, ...], more: dict[str, Any] | None = None
) -> Callable[[str, dict[str, NDArray[Any]]], None]:
    """The same for files of a folder of `lab make`, whose rules are named too; the function adds arrays of any shape. Raises BadData."""
    hashes = {name: read_provenance(folder / name).sha256 for name in made_from}
    rules = load_checkpoint(folder).plan.rules
    return archive_writer(file, hashes, more=({"rules": rules} if rules else {}) | (more or {}))


def policy_bytes(packed: Bytes, ends: NDArray[np.int64], begin: int, stop: int) -> Bytes:
    """The quantised policy of nodes `begin` to `stop`, (bytes,); `ends`, (nodes + 1,), are the cumulated sizes of the nodes."""
    return packed[int(ends[begin - 1]) if begin else 0 : int(ends[stop - 1])]
