"""Printing: formatted for a terminal, plain for programs."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from fifteentwo.cli.language import spoken
from fifteentwo.locales import message
from fifteentwo.locales.coded import Message


def write_json(thing: Any) -> None:
    """Prints one line of JSON, with cards and messages as text."""
    plain = _texts(msgspec.to_builtins(thing, enc_hook=str))
    sys.stdout.write(msgspec.json.encode(plain).decode() + "\n")


def _texts(value: Any) -> Any:
    """The value with a sentence for each message in it."""
    if isinstance(value, dict):
        if value.keys() == {"sentence", "code", "arguments"}:
            return msgspec.convert(value, Message).in_language(spoken())
        return {key: _texts(part) for key, part in value.items()}
    return [_texts(part) for part in value] if isinstance(value, list | tuple) else value


def is_terminal() -> bool:
    """Whether standard output is a terminal."""
    return sys.stdout is not None and sys.stdout.isatty()


def heads(*columns: str) -> list[str]:
    """The heads of these columns, in the language of the command."""
    return [message("table-head", {"column": column}, spoken()) for column in columns]


def write_table(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: Iterable[int] = ()) -> None:
    """Prints a table: with borders on a terminal, in aligned columns elsewhere. `numbers` are the columns aligned right."""
    body = [list(map(str, row)) for row in rows]
    right = set(numbers)
    if is_terminal():
        from rich.console import Console  # noqa: PLC0415 - costs more than most commands do
        from rich.table import Table  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415

        table = Table(header_style="bold cyan")
        for place, head in enumerate(heads):
            table.add_column(head, justify="right" if place in right else "left")
        for row in body:
            table.add_row(*map(Text, row))
        Console().print(table)
        return
    widths = [max(map(len, column)) for column in zip(heads, *body, strict=True)]
    for row in [list(heads), *body]:
        cells = [
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())
