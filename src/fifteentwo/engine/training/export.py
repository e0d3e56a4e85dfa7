"""The engine's data as it is shipped: the play, cut where its first two cards have been played; and what deals bring."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.pegging.buffers import MEAN, PublicTree, new_scratch
from fifteentwo.engine.pegging.solver import hand_values, public_tree, with_rates
from fifteentwo.engine.pegging.subtree_file import NO_CARD, NO_CHOICE, pack
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, Longs
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import DISCARD_PART
from fifteentwo.engine.training.artifacts import load, note_of
from fifteentwo.engine.training.deals import deals_in
from fifteentwo.engine.training.fictitious_play import means_of
from fifteentwo.engine.training.parallel_cfr import parts_of
from fifteentwo.engine.training.pipeline import Tell, place_in, policy_in
from fifteentwo.engine.training.quantisation import packed_sizes

NEVER: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every entry: the same data is the same file."""


def ship(folder: Path, to: Path, tell: Tell, tree: PublicTree | None = None) -> None:
    """Writes what `engine.solution` reads: the play in 169 parts and its first two cards, and the discards. BadData."""
    tree = tree or public_tree()
    place = place_in(folder)
    means, pegging = means_of(folder / place.discards)
    packed = load(folder / "play.npy")[""]
    ends = packed_sizes(tree).cumsum()
    half = to.with_name(f"{to.name}.half")
    with zipfile.ZipFile(half, "w") as file:
        add = adder(file, folder, ("play.npy", place.discards))
        add(DISCARD_PART, {"laid": means.laid, "pegging": pegging})
        leads = np.nonzero(tree.child[0, :13] > 0)[0]
        first = [0, *tree.child[0, leads].tolist()]
        policy = np.concatenate([policy_bytes(packed, ends, node, node + 1) for node in first])
        add("first", {"leads": leads, "policy": policy})
        cut = parts_of(tree)
        for done, (lead, reply, begin, last) in enumerate(cut):
            tell(done, len(cut), "the play")
            child = tree.child[begin:last]
            local = np.where(child >= 0, child - begin, np.where(child == -1, NO_CARD, NO_CHOICE)).astype(np.int16)
            sizes = packed_sizes(tree)[begin:last].astype(np.uint16)
            policy = policy_bytes(packed, ends, begin, last)
            part = pack(local.T, tree.mover[begin:last], tree.counts[begin:last], sizes, policy)
            file.writestr(zipfile.ZipInfo(f"{lead}-{reply}", NEVER), part)
    half.replace(to)


def ship_deals(folder: Path, to: Path, tell: Tell, tree: PublicTree | None = None, pack: Longs | None = None) -> None:
    """Writes what `equity.deals` reads: which hands are kept, what each pegs and is pegged against it, and what deals
    brought. Raises BadData.

    `tree` and its `pack` are the whole play unless a trial says otherwise.
    """
    tree = tree or public_tree()
    place, work = place_in(folder), new_scratch()
    means, _ = means_of(folder / place.discards)
    deals = deals_in(folder)
    policy, kept = policy_in(folder, tree), means.kept.astype(np.float32)
    pegged = np.zeros((2, 2, FOURS), np.float32)
    for scorer, rates in ((PONE, (1.0, 0.0)), (DEALER, (0.0, 1.0))):
        rated = with_rates(tree, rates, pack)
        for holder in (PONE, DEALER):
            tell(2 * scorer + holder, 4, "what hands peg")
            values = hand_values(rated, kept, policy, holder, MEAN, work)
            pegged[holder, int(scorer != holder)] = values if scorer == holder else -values
    half = to.with_name(f"{to.name}.half")
    with zipfile.ZipFile(half, "w") as file:
        add = adder(file, folder, ("play.npy", "deals.npz", place.discards))
        add("hands", {"kept": kept, "pegged": pegged})
        add("deals", {name: part.astype(np.int32) for name, part in deals.items()})
    half.replace(to)


def adder(
    file: zipfile.ZipFile,
    folder: Path,
    made_from: tuple[str, ...],
    made_by: str = "fifteentwo lab ship",
    more: dict[str, Any] | None = None,
) -> Callable[[str, dict[str, NDArray[Any]]], None]:
    """Says in the file what it is made from; gives what adds arrays to it under a name."""
    hashes = {name: note_of(folder / name).sha256 for name in made_from}
    about = {"made_by": made_by, "made_from": hashes} | (more or {})
    file.writestr(zipfile.ZipInfo("about.json", NEVER), msgspec.json.encode(about))

    def add(name: str, arrays: dict[str, NDArray[Any]]) -> None:
        entry = zipfile.ZipInfo(name, NEVER)
        entry.compress_type = zipfile.ZIP_LZMA
        shapes = {key: (str(array.dtype), array.shape) for key, array in arrays.items()}
        head = msgspec.json.encode(shapes)
        body = b"".join(np.ascontiguousarray(array).tobytes() for array in arrays.values())
        file.writestr(entry, len(head).to_bytes(4, "little") + head + body)

    return add


def policy_bytes(packed: Bytes, ends: NDArray[np.int64], begin: int, stop: int) -> Bytes:
    """The policy of these nodes."""
    return packed[int(ends[begin - 1]) if begin else 0 : int(ends[stop - 1])]
