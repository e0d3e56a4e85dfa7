"""Where the laboratory keeps what it has made: data files, and beside each what it is and what it came from."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray


class BadData(Exception):  # noqa: N818 - the name says what is wrong
    """A file of the laboratory is missing, cut short or altered; the message names it."""


class Note(msgspec.Struct, frozen=True):
    """What is written beside a data file."""

    made_by: str
    """The command that makes it again."""
    sha256: str
    made_from: dict[str, str]
    """Other files, by name, with their hashes."""
    figures: dict[str, Any]


def sha256(path: Path) -> str:
    """The hash of a file. Raises BadData where there is none."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise BadData(f"{path}: {error.strerror or error}") from None


def save(path: Path, arrays: dict[str, NDArray[Any]], note: dict[str, Any], made_from: dict[str, str]) -> str:
    """Writes arrays to a file and its note beside it, whole or not at all; gives the file's hash.

    Lone arrays named '' go to .npy, which can be mapped into memory, several to .npz.
    """
    half = path.with_name(f"{path.name}.half")
    with half.open("wb") as file:
        if path.suffix == ".npy":
            np.save(file, arrays[""])
        else:
            np.savez(file, allow_pickle=False, **arrays)
    half.replace(path)
    digest = sha256(path)
    made_by = note.pop("made_by", "fifteentwo lab make")
    write(path.with_name(f"{path.name}.json"), Note(made_by, digest, made_from, note))
    return digest


def write(path: Path, thing: Any) -> None:
    """Writes a value as JSON, whole or not at all."""
    half = path.with_name(f"{path.name}.half")
    half.write_bytes(msgspec.json.format(msgspec.json.encode(thing), indent=1) + b"\n")
    half.replace(path)


def note_of(path: Path) -> Note:
    """What is written beside a file. Raises BadData where the file is not what the note says."""
    beside = path.with_name(f"{path.name}.json")
    try:
        note = msgspec.json.decode(beside.read_bytes(), type=Note)
    except OSError as error:
        raise BadData(f"{beside}: {error.strerror or error}") from None
    except msgspec.MsgspecError as error:
        raise BadData(f"{beside}: {error}") from None
    if sha256(path) != note.sha256:
        raise BadData(f"{path}: this is not the file that was made; make it again, or copy it again")
    return note


def load(path: Path) -> dict[str, NDArray[Any]]:
    """The arrays of a file, after its hash. Raises BadData."""
    note_of(path)
    try:
        if path.suffix == ".npy":
            return {"": np.load(path, allow_pickle=False)}
        with np.load(path, allow_pickle=False) as arrays:
            return {name: arrays[name] for name in arrays.files}
    except (OSError, ValueError) as error:
        raise BadData(f"{path}: {error}") from None
