"""The data that is certified: in a folder, where it was made, or in the package, where it is shipped.

The discards are a mix of some rounds, each of which chooses for every class of six cards. Nearly all rounds choose what
is best by the tables that are shipped in any case, so that only the others are written down.
"""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine import solution
from fifteentwo.engine.archive import BadTables, Parts
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import DISCARD_PART, Tables
from fifteentwo.engine.training.artifacts import BadData, note_of
from fifteentwo.engine.training.export import adder
from fifteentwo.engine.training.fictitious_play import Means, best_choices, means_of, mixed, round_weights
from fifteentwo.engine.training.parallel_cfr import parts_of
from fifteentwo.engine.training.pipeline import Tell, packed_in, place_in
from fifteentwo.engine.training.quantisation import packed_size, packed_sizes
from fifteentwo.workers import ALONE, Crew

ROLES: Final = {PONE: "pone", DEALER: "dealer"}


class Package(NamedTuple):
    """The files of the package."""

    play: Path = solution.FILE
    discards: Path = solution.FILE.with_name("discards.zip")


class Data(NamedTuple):
    """What both players do."""

    packed: Bytes
    """In the play."""
    means: Means
    """In discarding."""
    every: int
    """Discards of only every so many of the hands of six: above 1 it is a trial."""
    rounds: int
    """Of the play."""
    made_from: dict[str, str]
    """The hashes of the files it came from."""


class _About(msgspec.Struct, frozen=True):
    made_from: dict[str, str]
    rounds: int = 0
    every: int = 1


def data_of(source: Path | Package, tree: PublicTree, crew: Crew = ALONE) -> Data:
    """The data of a folder or of the package. Raises BadData, NoWorkers."""
    return in_package(source, tree, crew) if isinstance(source, Package) else in_folder(source, tree)


def in_folder(folder: Path, tree: PublicTree) -> Data:
    """The data of a folder. Raises BadData."""
    place, note = place_in(folder), note_of(folder / "play.npy")
    means, _ = means_of(folder / place.discards)
    made_from = {"play.npy": note.sha256, place.discards: note.made_from[place.discards]}
    return Data(packed_in(folder, tree), means, place.plan.every, int(note.figures["rounds"]), made_from)


def in_package(package: Package, tree: PublicTree, crew: Crew = ALONE) -> Data:
    """The data that is shipped. Raises BadData, NoWorkers."""
    try:
        play, discards = Tables(package.play), Parts(package.discards)
        about, of_play = _about(package.discards), _about(package.play)
        if about.made_from != of_play.made_from:
            raise BadData(f"{package.discards}: made with other data than {package.play.name}")
        packed = _packed(play, tree, package.play)
        laid, pegging = (play.part(DISCARD_PART)[name] for name in ("laid", "pegging"))
        others = [discards.part(ROLES[role])["others"] for role in (PONE, DEALER)]
    except BadTables as error:
        raise BadData(str(error)) from None
    fewer = slice(None, None, about.every)
    best = best_choices(laid, pegging, fewer, crew)
    chosen = np.stack([np.where(found == 0, each, found - 1) for found, each in zip(others, best, strict=True)], axis=1)
    means = mixed(tuple(chosen.astype(np.uint8)), round_weights(len(chosen)), fewer)
    return Data(packed, means, about.every, about.rounds, about.made_from)


def _about(path: Path) -> _About:
    try:
        with zipfile.ZipFile(path) as file:
            return msgspec.json.decode(file.read("about.json"), type=_About)
    except (OSError, KeyError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
        raise BadData(f"{path}: {error}") from None


def _packed(play: Tables, tree: PublicTree, path: Path) -> Bytes:
    """The policy in bytes, put together again."""
    ends = np.concatenate(([0], packed_sizes(tree).cumsum()))
    packed = np.zeros(packed_size(tree), np.uint8)
    first, at = play.part("first"), 0
    pieces = []
    for node in (0, *tree.child[0, first["leads"]].tolist()):
        size = int(ends[node + 1] - ends[node])
        pieces.append((node, node + 1, first["policy"][at : at + size]))
        at += size
    pieces += [(part.begin, part.stop, play.part(f"{part.lead}-{part.reply}")["policy"]) for part in parts_of(tree)]
    for begin, stop, policy in pieces:
        if len(policy) != ends[stop] - ends[begin]:
            raise BadData(f"{path}: made for another tree")
        packed[ends[begin] : ends[stop]] = policy
    return packed


def ship_discards(folder: Path, to: Path, tell: Tell, crew: Crew = ALONE) -> None:
    """Writes the discards of a folder as they are shipped. Raises BadData, NoWorkers."""
    place = place_in(folder)
    means, pegging = means_of(folder / place.discards)
    tell(0, 1, "the discards")
    best = best_choices(means.laid, pegging, slice(None, None, place.plan.every), crew)
    half = to.with_name(f"{to.name}.half")
    more = {"rounds": note_of(folder / "play.npy").figures["rounds"], "every": place.plan.every}
    with zipfile.ZipFile(half, "w") as file:
        add = adder(file, folder, ("play.npy", place.discards), more=more)
        for role, name in ROLES.items():
            chosen: NDArray[Any] = np.stack([each[role] for each in means.choices])
            add(name, {"others": np.where(chosen == best[role], 0, chosen + 1).astype(np.uint8)})
    half.replace(to)
    tell(1, 1, "the discards")
