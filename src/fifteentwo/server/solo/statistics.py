"""How somebody's games came out: wins, best, mean, streaks, and a chart of the totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from fifteentwo.server.solo.keeping import GameRow
from fifteentwo.server.solo.wire import Bar, Record, SoloStatistics

WIDTH = 5
"""Points in a column of the chart."""


def statistics(rules_text: str, rules_words: str, win_at: int, games: Sequence[GameRow]) -> SoloStatistics:
    """The games by one set of rules, in the order they ended: those played alone, and the assisted ones."""
    alone = [game.score for game in games if not game.assisted]
    assisted = [game.score for game in games if game.assisted]
    return SoloStatistics(rules_text, rules_words, WIDTH, record(alone, win_at), record(assisted, win_at))


def record(totals: Sequence[int], win_at: int) -> Record:
    """Games taken together; `streak` is of the wins up to now."""
    longest = streak = 0
    for total in totals:
        streak = streak + 1 if total >= win_at else 0
        longest = max(longest, streak)
    columns = Counter(total // WIDTH for total in totals)
    around = range(min(columns), max(columns) + 1) if columns else ()
    return Record(
        games=len(totals),
        wins=sum(total >= win_at for total in totals),
        best=max(totals, default=None),
        mean=fmean(totals) if totals else None,
        streak=streak,
        longest_streak=longest,
        bars=tuple(Bar(WIDTH * column, columns[column]) for column in around),
    )
