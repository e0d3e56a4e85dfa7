"""The ratings of an owner's results as the store keeps them: each finished game is rated once, when somebody first asks after it.

What ended a moment ago is rated again for each who asks, because another process may still be writing a result of that moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from fifteentwo.server.backends import Row
from fifteentwo.server.ratings import MOST_SHOWN, Known, RatedLine, RatedRow, rate, rated_rows, summed_up
from fifteentwo.server.ratings_rows import KINDS, RatingRows
from fifteentwo.server.ratings_wire import ResultRating

SETTLED: Final = 60
"""Seconds after which no result is written any more that ended earlier than one that can be read."""

AT_ONCE: Final = 500
"""Results rated in one transaction."""

MOST_FRESH: Final = 10_000
"""More results than end within `SETTLED` seconds."""

EVER: Final = "9999"
"""After every time."""


async def kept_ratings(rows: RatingRows, owner: str) -> tuple[ResultRating, ...]:
    """The ratings of an owner, by hash, with everything that has ended."""
    settled = (datetime.now(UTC) - timedelta(seconds=SETTLED)).isoformat(timespec="microseconds")
    known: Known = {}
    mark = await rows.mark()
    while found := await rows.finished(mark, settled, AT_ONCE):
        wanted = await rows.keep(mark, found[-1], await _rated(rows, found, known))
        mark = await rows.mark()
        if mark != wanted:  # something else was rated, or has to be rated again
            known.clear()
    while True:
        kept = [line for kind in KINDS for line in await rows.lines(owner, kind, MOST_SHOWN)]
        fresh = await _rated(rows, await rows.finished(mark, EVER, MOST_FRESH), {})
        before, mark = mark, await rows.mark()
        if mark == before:
            return summed_up([*kept, *(line for line in fresh if line.owner == owner)])


async def _rated(rows: RatingRows, found: Sequence[Row], known: Known) -> list[RatedLine]:
    """Rates the results in these rows; `known` has skills of earlier ones, and gets those of their people."""
    games = rated_rows(row for row in found if row[3] is not None)
    for owner in {owner for game in games for _, owner in game.owners}:
        for kind in KINDS:
            if (kind, owner) not in known:
                for line in await rows.lines(owner, kind, 1):
                    known[kind, owner] = line.skill
    return await asyncio.to_thread(_listed, games, known)


def _listed(games: list[RatedRow], known: Known) -> list[RatedLine]:
    return list(rate(games, known))
