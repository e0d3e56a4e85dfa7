"""Results kept in a file as they are found, one JSON line each after a line that says what they are of: a stopped run goes on."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from fifteentwo.locales import CodedError

Row = TypeVar("Row", bound=Struct)


class BadFile(CodedError):  # noqa: N818 - the name says what is wrong
    """A run saved in a file cannot be resumed; the message says why."""


def read_rows(path: Path | None, head: Struct, row: type[Row]) -> list[Row]:
    """The rows saved in a file after its head; none without a path.

    Starts a new file with the head. An incomplete last line is dropped. Raises BadFile for another head or other rows, and OSError.
    """
    if path is None:
        return []
    if not path.exists() or not path.stat().st_size:
        path.write_bytes(msgspec.json.encode(head) + b"\n")
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    first, *lines = whole.split(b"\n")[:-1] or [b""]
    try:
        if msgspec.json.decode(first, type=type(head)) != head:
            raise BadFile("pairs-others", file=path)
        saved = [msgspec.json.decode(line, type=row) for line in lines]
    except msgspec.MsgspecError as error:
        raise BadFile("pairs-not", file=path, reason=error) from None
    if whole != data:
        path.write_bytes(whole)
    return saved


def add_row(path: Path | None, row: Struct) -> None:
    """Appends a row to a file that `read_rows` has read. Raises OSError."""
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
