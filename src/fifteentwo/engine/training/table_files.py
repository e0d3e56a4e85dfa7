"""The three files with the tables for some rules: whether they are complete, belong together, and can be read."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine import solution
from fifteentwo.engine.archive import ArrayFile, BadTables
from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.engine.discard import mixed
from fifteentwo.engine.discard.suit_classes import SIXES
from fifteentwo.engine.equity import deals
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS
from fifteentwo.engine.solution import DISCARD_PART, ShippedSolution, shipped
from fifteentwo.engine.training.artifacts import BadData
from fifteentwo.engine.training.package_data import origin_of

FILES: Final = (deals.FILE.name, mixed.FILE.name, solution.FILE.name)
"""The names of the files in the folder of each rules."""


def files_of(rules: DealRules) -> tuple[str, ...]:
    """The names of the files for these rules: where nothing is discarded, all but the discards."""
    return tuple(name for name in FILES if name != mixed.FILE.name or not rules.no_discard)


def check_tables(folder: Path, rules: DealRules) -> None:
    """Reads all tables of a folder, a second or two. Raises BadData for a file that is missing, damaged or incomplete, was made
    for other rules than these, or does not belong to the others.
    """
    origins = {name: origin_of(folder / name) for name in files_of(rules)}
    for name, origin in origins.items():
        if origin.rules != rules.name:
            made_for = origin.rules or "the standard game"
            raise BadData(f"{folder / name}: made for {made_for}, not for {rules.name or 'the standard game'}")
        missing = origins[solution.FILE.name].made_from.items() - origin.made_from.items()
        if missing:
            raise BadData(f"{folder / name}: made with other data than {solution.FILE.name}")
        _check_bytes(folder / name)
    try:
        _check_play(folder / solution.FILE.name, rules)
        if not rules.no_discard:
            _check_discards(folder / mixed.FILE.name)
        _check_deals(folder / deals.FILE.name)
    except BadTables as error:
        raise BadData(str(error)) from None


def _check_bytes(path: Path) -> None:
    """Compares every entry with its checksum."""
    try:
        with zipfile.ZipFile(path) as file:
            damaged = file.testzip()
    except (OSError, EOFError, ValueError, zipfile.BadZipFile) as error:
        raise BadData(f"{path}: {error}") from None
    if damaged is not None:
        raise BadData(f"{path}: the entry {damaged} is damaged")


def _check_play(path: Path, rules: DealRules) -> None:
    """The discards of both roles, and a policy for every node of the public tree, which is the same for all rules."""
    found, usual = ShippedSolution(path, rules), shipped()
    parts = found.part(DISCARD_PART)
    _check_numbers(path, parts["pegging"], (2, FOURS))
    _check_numbers(path, parts["laid"], usual.part(DISCARD_PART)["laid"].shape)
    _check_alike(path, found.part("first"), usual.part("first"), ("leads", "policy"))
    for lead in range(13):
        for reply in range(13):
            name = f"{lead}-{reply}"
            _check_alike(path, found.part(name), usual.part(name), ("child", "sizes", "policy"))


def _check_discards(path: Path) -> None:
    file = ArrayFile(path)
    shapes = [file.part(mixed.PART_NAMES[role])["others"].shape for role in (PONE, DEALER)]
    if any(len(shape) != 2 or shape[0] == 0 or shape[1] != SIXES for shape in shapes):
        raise BadData(f"{path}: not all hands of six have a discard")


def _check_deals(path: Path) -> None:
    found, usual = deals.read_deals(path), deals.shipped_deals()
    _check_numbers(path, found.kept, usual.kept.shape)
    _check_numbers(path, found.pegged, usual.pegged.shape)
    if not found.deals:
        raise BadData(f"{path}: no deals were simulated")
    keep, of_package = ArrayFile(path).part("keep"), ArrayFile(deals.FILE).part("keep")
    for name in ("shares", "flushes"):
        _check_numbers(path, keep[name], of_package[name].shape)


def _check_alike(
    path: Path, found: dict[str, NDArray[Any]], usual: dict[str, NDArray[Any]], names: tuple[str, ...]
) -> None:
    """Compares the arrays with those of the package: policies by their size, the tree number by number."""
    for name in names:
        same = len(found[name]) == len(usual[name]) if name == "policy" else np.array_equal(found[name], usual[name])
        if not same:
            raise BadData(f"{path}: the policy is not for the whole play")


def _check_numbers(path: Path, array: NDArray[Any], shape: tuple[int, ...]) -> None:
    if array.shape != shape or not np.isfinite(array).all():
        raise BadData(f"{path}: a table is incomplete")
