"""The totals of a match in a file, so that it can be resumed; and merged files for percentiles."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any


def load(path: Path, of: Mapping[str, Any]) -> list[int]:
    """The totals saved by an earlier run of this match; none where there is no file.

    Raises ValueError where the file is of another match or damaged, or cannot be written.
    """
    if not path.parent.is_dir():
        raise ValueError(f"{path} cannot be written: there is no folder {path.parent}")
    if not path.exists():
        return []
    if not path.is_file():
        raise ValueError(f"{path} is not a file")
    saved = _read(path)
    if saved["of"] != dict(of):
        raise ValueError(f"{path} is of another match")
    return list(saved["totals"])


def save(path: Path, of: Mapping[str, Any], totals: Sequence[int]) -> None:
    """Replaces the file by the totals so far, atomically. Raises OSError, which names the file."""
    new = path.with_name(path.name + ".new")
    try:
        new.write_text(json.dumps({"of": dict(of), "totals": list(totals)}) + "\n")
        new.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def merged(paths: Iterable[Path]) -> dict[str, Any]:
    """For each game, its matches and how often each total occurred in all of them.

    Raises ValueError for a damaged file.
    """
    games: dict[str, Any] = {}
    for path in paths:
        saved = _read(path)
        game = games.setdefault(saved["of"]["rules"], {"matches": [], "totals": Counter()})
        game["matches"].append(saved["of"] | {"deals": len(saved["totals"])})
        game["totals"].update(saved["totals"])
    return {
        rules: game | {"totals": {str(points): many for points, many in sorted(game["totals"].items())}}
        for rules, game in games.items()
    }


def _read(path: Path) -> dict[str, Any]:
    try:
        if not path.is_file():
            raise ValueError("no file")
        saved = json.loads(path.read_text())
        if not (isinstance(saved["of"]["rules"], str) and all(isinstance(total, int) for total in saved["totals"])):
            raise ValueError("no totals")
    except (OSError, ValueError, TypeError, KeyError):
        raise ValueError(f"{path} holds no totals of a match") from None
    return dict(saved)
