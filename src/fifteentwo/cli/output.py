"""Printing: formatted for a terminal, plain for programs."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec


def write_json(thing: Any) -> None:
    """Prints one line of JSON, with cards as text."""
    sys.stdout.write(msgspec.json.encode(thing, enc_hook=str).decode() + "\n")


def is_terminal() -> bool:
    """Whether standard output is a terminal."""
    return sys.stdout is not None and sys.stdout.isatty()


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
