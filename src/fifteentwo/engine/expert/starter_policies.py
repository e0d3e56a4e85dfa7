"""Policies of the play for each rank of the starter, where the user has installed them. No Numba.

The set is not in the package. It lies in the folder of the tables for other rules (`deal_rules.own_tables`): a file of bytes
for each rank, on the public tree of the package's policy. The files are mapped into memory, so nothing is read before it is
looked up, and processes share what was read.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from fifteentwo.cards import RANKS
from fifteentwo.engine.archive import BadTables, bad_file
from fifteentwo.engine.deal_rules import STANDARD, own_tables
from fifteentwo.engine.pegging.policy import OnSameTree, Policy
from fifteentwo.engine.scoring.rank_hands import Bytes
from fifteentwo.engine.solution import ShippedSolution

FOLDER: Final = "starters"
ABOUT: Final = "starters.json"


class SetAbout(msgspec.Struct, frozen=True):
    """What an installed set says about itself, in starters.json."""

    made_from: dict[str, str]
    """The SHA-256 of the files from which the package's data was made, by name."""
    parts: dict[str, int]
    """The bytes of each part of the play, in the order in which they are stored."""
    sha256: dict[str, str]
    """The SHA-256 of the file of each rank, by the rank as it is written on a card."""


_ABOUT: Final = msgspec.json.Decoder(SetAbout)


def file_name(starter: int) -> str:
    """The file of the policy for a starter of this rank."""
    return f"{RANKS[starter]}.npy"


def read_about(folder: Path) -> SetAbout:
    """What a set in a folder says about itself. Raises BadTables."""
    try:
        return _ABOUT.decode((folder / ABOUT).read_bytes())
    except (OSError, msgspec.MsgspecError) as error:
        raise bad_file(folder / ABOUT, error) from None


class StarterPolicies:
    """The policies of a set, on the tree of the solution that it was made from. Raises BadTables."""

    def __init__(self, plain: ShippedSolution, folder: Path) -> None:
        about = read_about(folder)
        if about.made_from != plain.made_from():
            raise BadTables("tables-other", file=ABOUT, part="policy")
        ends = np.cumsum(list(about.parts.values())).tolist()
        begins = dict(zip(about.parts, [0, *ends], strict=False))
        self._policies = [
            OnSameTree(plain, _mapped(folder / file_name(starter), ends[-1]), begins) for starter in range(len(RANKS))
        ]

    def given(self, starter: int) -> OnSameTree:
        """The policy for a starter of this rank."""
        return self._policies[starter]


def _mapped(path: Path, size: int) -> Bytes:
    """The bytes of a file, read when they are looked up. Raises BadTables."""
    try:
        # Private pages that could be written on: machine code makes no difference then to arrays in memory.
        mapped: Bytes = np.load(path, mmap_mode="c", allow_pickle=False).view(np.ndarray)
    except (OSError, EOFError, ValueError) as error:
        raise bad_file(path, error) from None
    if mapped.dtype != np.uint8 or mapped.shape != (size,):
        raise BadTables("tables-damaged", file=str(path), reason=f"{mapped.dtype}, {mapped.shape}")
    return mapped


def starters_folder() -> Path:
    """The folder in which the set is looked for."""
    return own_tables() / FOLDER


def about_file() -> Path:
    """The file of the installed set that says what it is, with the hashes of the others; it may be missing."""
    return starters_folder() / ABOUT


@cache
def shipped_starters(plain: ShippedSolution) -> StarterPolicies | None:
    """The installed set for this solution, opened once; None where there is none, or it is damaged or was made from other data."""
    if plain.rules != STANDARD:
        return None
    try:
        return StarterPolicies(plain, starters_folder())
    except BadTables:
        return None


def policy_given(solution: ShippedSolution, starter: int) -> Policy:
    """The policy for this starter, a card from 0 to 51: that of its rank where the set is installed, or else the solution itself."""
    found = shipped_starters(solution)
    return solution if found is None else found.given(starter >> 2)
