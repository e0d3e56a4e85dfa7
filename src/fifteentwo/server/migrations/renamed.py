"""Migration 0005: to discard was called to lay away, and in a square to throw a card away was called to discard."""

from __future__ import annotations

from typing import Final

RENAMED: Final = (
    ('{"type":"discard","seat":0}', '{"type":"throw_away","seat":0}'),
    ('{"type":"lay_away",', '{"type":"discard",'),
)
"""How an action was written in a log, and how it is now."""


def renamed(entry: str) -> str:
    """The entry of a log with the names of today."""
    for old, new in RENAMED:
        entry = entry.replace(old, new)
    return entry
