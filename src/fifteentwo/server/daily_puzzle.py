"""The tries of an owner at the puzzle of each day. It needs no engine, so the lobby can ask at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from fifteentwo.analysis.position import Band
from fifteentwo.server.practice_rows import PracticeRow
from fifteentwo.server.practice_wire import DailyTries
from fifteentwo.server.wire import ChoiceVerdict

DAILY: Final = "daily"
"""The kind of the rows that hold the tries at the puzzle of a day."""
TRIES: Final = 3
"""Later tries do not count."""

_BANDS: Final = msgspec.json.Decoder(tuple[Band, ...])


def tries(rows: Sequence[PracticeRow]) -> list[DailyTries]:
    """The tries at the puzzles of the days, in the order of the days."""
    return sorted((DailyTries(row.item, _BANDS.decode(row.state)) for row in rows), key=lambda each: each.day)


def after_try(day: str, before: Sequence[PracticeRow], solved: bool, found: ChoiceVerdict) -> list[PracticeRow]:
    """The row to write after a try at the puzzle of a day; none after the last one."""
    bands = _BANDS.decode(before[0].state) if before else ()
    if "none" in bands or len(bands) >= TRIES:
        return []
    band: Band = "none" if solved else "inaccuracy" if found.band == "none" else found.band
    return [PracticeRow(DAILY, day, "", msgspec.json.encode((*bands, band)).decode())]
