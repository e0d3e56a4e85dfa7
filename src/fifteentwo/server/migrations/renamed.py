"""Migration 0005: `discard` was called `lay_away`, and in a square `throw_away` was called `discard`."""

from __future__ import annotations

from typing import Final

RENAMED: Final = (
    ('{"type":"discard","seat":0}', '{"type":"throw_away","seat":0}'),
    ('{"type":"lay_away",', '{"type":"discard",'),
)
"""The old and new form of each renamed action in a log."""


def renamed(entry: str) -> str:
    """The entry of a log with the current names."""
    for old, new in RENAMED:
        entry = entry.replace(old, new)
    return entry
