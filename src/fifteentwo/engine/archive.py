"""Files of named arrays: a ZIP whose parts are read on first use."""

from __future__ import annotations

import lzma
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from fifteentwo.locales import CodedError

Arrays = dict[str, NDArray[Any]]


class _About(msgspec.Struct, frozen=True):
    made_from: dict[str, str]


_ABOUT: Final = msgspec.json.Decoder(_About)
_SHAPES: Final = msgspec.json.Decoder(dict[str, tuple[str, tuple[int, ...]]])


class BadTables(CodedError):  # noqa: N818 - the name says what is wrong
    """The engine's data is missing, cut short or altered."""


def bad_file(path: Path, error: Exception) -> BadTables:
    """What is wrong with a file; `error` may be in the words of the system, which are English."""
    return BadTables("tables-damaged", file=str(path), reason=str(error))


def read_arrays(path: Path, names: Iterable[str]) -> Arrays:
    """The arrays of an `.npz` with these names. Raises BadTables."""
    try:
        with path.open("rb") as file, np.load(file) as read:
            return {name: read[name] for name in names}
    except (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise bad_file(path, error) from None


class ArrayFile:
    """The arrays of a file by part, each read on first use. Raises BadTables."""

    def __init__(self, path: Path) -> None:
        try:
            self._file = zipfile.ZipFile(path)
        except (OSError, zipfile.BadZipFile) as error:
            raise bad_file(path, error) from None
        self._path = path
        self._parts: dict[str, Arrays] = {}

    def part(self, name: str) -> Arrays:
        """The arrays of one part, which are kept in memory."""
        if name not in self._parts:
            self._parts[name] = self.read(name)
        return self._parts[name]

    def read(self, name: str) -> Arrays:
        """The arrays of one part."""
        arrays: Arrays = {}
        with self._errors_named():
            data = self._file.read(name)
            size = int.from_bytes(data[:4], "little")
            shapes, at = _SHAPES.decode(data[4 : 4 + size]), 4 + size
            for key, (dtype, shape) in shapes.items():
                arrays[key] = np.frombuffer(data, dtype, int(np.prod(shape)), at).reshape(shape)
                at += arrays[key].nbytes
        return arrays

    def made_from(self) -> dict[str, str]:
        """The SHA-256 of each file it was made from, by name."""
        with self._errors_named():
            return _ABOUT.decode(self._file.read("about.json")).made_from

    @contextmanager
    def _errors_named(self) -> Iterator[None]:
        """Turns an error of a damaged file into BadTables with its name."""
        try:
            yield
        except (OSError, KeyError, EOFError, ValueError, zipfile.BadZipFile, lzma.LZMAError) as error:
            raise bad_file(self._path, error) from None
