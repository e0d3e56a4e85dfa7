"""Results of numbered deals, compared with par and the computer: computed in the background, and cached.

One thread does the tasks of about a second (par as an interval, the computer's own total), another the longer ones (a
narrower interval, the computer's usual totals under new rules). The work is bounded, and so are the queues.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Full, Queue
from threading import Condition, Thread
from typing import Any, Final, cast

from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import ParLayout
from fifteentwo.families import AnyRules, family_of
from fifteentwo.rules import write
from fifteentwo.server.http_wire import DealResult, Percentile
from fifteentwo.server.store_rows import GameRow

MOST_WAITING: Final = 64
"""The most tasks queued for each thread; any further ones are accepted when asked again."""

MOST_KEPT: Final = 2000


class Bench:
    """A thread that computes answers one after the other and caches them by key."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._waiting: Queue[tuple[Any, Callable[[], Any]]] = Queue(MOST_WAITING)
        self._asked: set[Any] = set()
        self._kept: OrderedDict[Any, Any] = OrderedDict()
        self._news = Condition()
        self._thread: Thread | None = None

    def ask(self, key: Any, work: Callable[[], Any]) -> Any:
        """The answer, or None while it is being computed. `work` must not return None."""
        with self._news:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            if key not in self._asked:
                with suppress(Full):
                    self._waiting.put_nowait((key, work))
                    self._asked.add(key)
            if self._thread is None:
                self._thread = Thread(target=self._run, name=self._name, daemon=True)
                self._thread.start()
        return None

    def wait(self, key: Any, seconds: float) -> None:
        """Waits until this answer is known, for at most this many seconds."""
        with self._news:
            self._news.wait_for(lambda: key in self._kept or key not in self._asked, seconds)

    def _run(self) -> None:
        while True:
            key, work = self._waiting.get()
            try:
                answer = work()
            except Exception:
                logging.getLogger(__name__).exception("a result could not be computed: %s", key)
                answer = None
            with self._news:
                self._asked.discard(key)
                if answer is not None:
                    self._kept[key] = answer
                    while len(self._kept) > MOST_KEPT:
                        self._kept.popitem(last=False)
                self._news.notify_all()


_soon: Final = Bench("results")
_later: Final = Bench("results that take longer")


def solo_rules(rules: AnyRules) -> solo.Rules | None:
    """The rules, if results can be compared under them; otherwise None."""
    return cast(solo.Rules, rules) if family_of(rules).name in solo.SOLOISTS else None


def wait(rules: solo.Rules, number: int, seconds: float) -> None:
    """Waits until par of a deal is known, for at most this many seconds, and not at all while code is being compiled."""
    if _first(rules, number) is None and solo.ready(rules):
        _soon.wait(("par", rules, number), seconds)


def result(rules: solo.Rules, row: GameRow, total: int) -> DealResult:
    """The comparison for a finished deal, as far as it is known; the rest is being computed."""
    number = row.deal or 0
    first = _first(rules, number)
    engine = _soon.ask(("house", rules, number), lambda: solo.own_total(rules, number))
    narrower = first
    if first is not None and any(par.least < par.most for par in first):
        narrower = _later.ask((rules, number), lambda: _better(first, solo.pars(rules, number, patient=True)))
    pars = narrower or first or ()
    totals = solo.engine_totals(rules) or _later.ask(rules, lambda: solo.play_engine_totals(rules))
    name = write(rules)
    played = f"{name}, {f'daily deal of {row.day}' if row.day else f'deal {number}'}"
    return DealResult(
        total=total,
        pars=pars,
        engine=engine,
        percentile=None if totals is None else _percentile(totals.percentile(total)),
        coming=narrower is None or engine is None or totals is None,
        share=f"fifteentwo {played}: {total} of {rules.win_at}{_beside(pars, engine, row)}",
    )


def _first(rules: solo.Rules, number: int) -> tuple[ParLayout, ...] | None:
    """Par as a number or an interval, once it is known."""
    known: tuple[ParLayout, ...] | None = _soon.ask(("par", rules, number), lambda: solo.pars(rules, number))
    return known


def _percentile(found: solo.TotalPercentile) -> Percentile:
    return Percentile(round(found.percent), found.deals, found.player)


def _beside(pars: Sequence[ParLayout], engine: int | None, row: GameRow) -> str:
    """The text in brackets in the line to share."""
    known = []
    if pars:
        known.append(f"par {pars[0].least if pars[0].least == pars[0].most else f'{pars[0].least} to {pars[0].most}'}")
    if engine is not None:
        known.append(f"computer {engine}")
    if row.demonstrated:
        known.append("played by the computer")
    elif row.assisted:
        known.append("assisted")
    return f" ({', '.join(known)})" if known else ""


def _better(old: Sequence[ParLayout], new: Sequence[ParLayout]) -> tuple[ParLayout, ...]:
    """The intersection of two proved intervals, with the better layout."""
    return tuple(
        ParLayout(one.name, best.least, min(one.most, other.most), best.scene, best.deals)
        for one, other in zip(old, new, strict=True)
        for best in [max(one, other, key=lambda par: par.least)]
    )
