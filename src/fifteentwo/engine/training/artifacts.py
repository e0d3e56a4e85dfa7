"""The artifacts of the training pipeline: data files, each with a JSON file of its provenance beside it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray


class BadData(Exception):  # noqa: N818 - the name says what is wrong
    """An artifact is missing, cut short or altered; the message names it."""


class Provenance(msgspec.Struct, frozen=True):
    """Where a data file comes from."""

    made_by: str
    """The command that makes it."""
    sha256: str
    made_from: dict[str, str]
    """The SHA-256 of each file it was made from, by name."""
    figures: dict[str, Any]


def sha256(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal. Raises BadData where it cannot be read."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise BadData(f"{path}: {error.strerror or error}") from None


def save(path: Path, arrays: dict[str, NDArray[Any]], figures: dict[str, Any], made_from: dict[str, str]) -> str:
    """Writes arrays to a file and its provenance beside it, each atomically; returns the file's hash.

    A single array named '' is written as .npy, named arrays as .npz. A `made_by` among the figures is the command.
    """
    partial = path.with_name(f"{path.name}.half")
    with partial.open("wb") as file:
        if path.suffix == ".npy":
            np.save(file, arrays[""])
        else:
            np.savez(file, allow_pickle=False, **arrays)
    partial.replace(path)
    digest = sha256(path)
    made_by = figures.pop("made_by", "fifteentwo lab make")
    write_json(path.with_name(f"{path.name}.json"), Provenance(made_by, digest, made_from, figures))
    return digest


def write_json(path: Path, value: Any) -> None:
    """Writes a value as JSON, atomically."""
    partial = path.with_name(f"{path.name}.half")
    partial.write_bytes(msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")
    partial.replace(path)


def read_provenance(path: Path) -> Provenance:
    """The provenance of a file. Raises BadData where its hash is not the one recorded."""
    note_path = path.with_name(f"{path.name}.json")
    try:
        note = msgspec.json.decode(note_path.read_bytes(), type=Provenance)
    except OSError as error:
        raise BadData(f"{note_path}: {error.strerror or error}") from None
    except msgspec.MsgspecError as error:
        raise BadData(f"{note_path}: {error}") from None
    if sha256(path) != note.sha256:
        raise BadData(f"{path}: this is not the file that was made (its hash differs); make it or copy it again")
    return note


def load(path: Path) -> dict[str, NDArray[Any]]:
    """The arrays of a file by name, of any shape, once its hash is checked. Raises BadData."""
    read_provenance(path)
    try:
        if path.suffix == ".npy":
            return {"": np.load(path, allow_pickle=False)}
        with np.load(path, allow_pickle=False) as arrays:
            return {name: arrays[name] for name in arrays.files}
    except (OSError, ValueError) as error:
        raise BadData(f"{path}: {error}") from None
