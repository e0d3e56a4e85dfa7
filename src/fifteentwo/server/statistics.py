"""Statistics on an owner's games: wins, best, mean, streaks, and a chart of the totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from fifteentwo.locales.coded import Message
from fifteentwo.server.http_wire import Bar, Statistics, Totals
from fifteentwo.server.store_rows import GameRow

WIDTH = 5
"""The width of a column of the chart, in points."""


def statistics(rules_text: str, rules_words: Message, win_at: int, games: Sequence[GameRow]) -> Statistics:
    """Statistics on games by one set of rules, in order of time; unassisted and assisted games apart."""
    alone = [game.score or 0 for game in games if not game.assisted]
    assisted = [game.score or 0 for game in games if game.assisted]
    return Statistics(rules_text, rules_words, WIDTH, totals(alone, win_at), totals(assisted, win_at))


def totals(scores: Sequence[int], win_at: int) -> Totals:
    """The totals of some games; `streak` is the current run of wins."""
    longest = streak = 0
    for total in scores:
        streak = streak + 1 if total >= win_at else 0
        longest = max(longest, streak)
    columns = Counter(total // WIDTH for total in scores)
    around = range(min(columns), max(columns) + 1) if columns else ()
    return Totals(
        games=len(scores),
        wins=sum(total >= win_at for total in scores),
        best=max(scores, default=None),
        mean=fmean(scores) if scores else None,
        streak=streak,
        longest_streak=longest,
        bars=tuple(Bar(WIDTH * column, columns[column]) for column in around),
    )
