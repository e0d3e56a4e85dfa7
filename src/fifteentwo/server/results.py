"""What there was to be made of a deal: worked out in the background, told as far as it is known, and kept.

Two threads work, neither of them at the page's expense: one does what takes about a second (par of a deal as an
interval, the house's own result), the other goes on where that is not the last word (the interval made narrower,
the house's usual totals by rules nobody has asked about before). All work is bounded, and so is what waits for it.
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
from fifteentwo.server.store import GameRow

MOST_WAITING: Final = 64
"""So many questions wait for each thread; further ones are taken in when they are asked again."""

MOST_KEPT: Final = 2000


class Bench:
    """A thread that answers questions one after the other; each is asked under a key, and its answer kept."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._waiting: Queue[tuple[Any, Callable[[], Any]]] = Queue(MOST_WAITING)
        self._asked: set[Any] = set()
        self._kept: OrderedDict[Any, Any] = OrderedDict()
        self._news = Condition()
        self._thread: Thread | None = None

    def ask(self, key: Any, work: Callable[[], Any]) -> Any:
        """The answer, or None as long as it is being worked on. `work` never gives None."""
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
        """Until this answer is there, but no longer than so many seconds."""
        with self._news:
            self._news.wait_for(lambda: key in self._kept or key not in self._asked, seconds)

    def _run(self) -> None:
        while True:
            key, work = self._waiting.get()
            try:
                answer = work()
            except Exception:
                logging.getLogger(__name__).exception("a result could not be worked out: %s", key)
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
    """The rules, where there is something to compare a game by them with; else None."""
    return cast(solo.Rules, rules) if family_of(rules).name in solo.SOLOISTS else None


def wait(rules: solo.Rules, number: int, seconds: float) -> None:
    """Until par of a deal is known, but no longer than so many seconds; not while machine code is being made."""
    if _first(rules, number) is None and solo.ready(rules):
        _soon.wait(("par", rules, number), seconds)


def result(rules: solo.Rules, row: GameRow, total: int) -> DealResult:
    """What is known of a deal that has been played to its end; what is not yet, is being worked out."""
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
    """Par, proved or as an interval, once it is known."""
    known: tuple[ParLayout, ...] | None = _soon.ask(("par", rules, number), lambda: solo.pars(rules, number))
    return known


def _percentile(found: solo.TotalPercentile) -> Percentile:
    return Percentile(round(found.percent), found.deals, found.player)


def _beside(pars: Sequence[ParLayout], engine: int | None, row: GameRow) -> str:
    """What stands in brackets in the line to share."""
    known = []
    if pars:
        known.append(f"par {pars[0].least if pars[0].least == pars[0].most else f'{pars[0].least} to {pars[0].most}'}")
    if engine is not None:
        known.append(f"the house {engine}")
    if row.demonstrated:
        known.append("played by the house")
    elif row.assisted:
        known.append("assisted")
    return f" ({', '.join(known)})" if known else ""


def _better(old: Sequence[ParLayout], new: Sequence[ParLayout]) -> tuple[ParLayout, ...]:
    """Of two proved intervals what both say, with the better layout."""
    return tuple(
        ParLayout(one.name, best.least, min(one.most, other.most), best.scene, best.deals)
        for one, other in zip(old, new, strict=True)
        for best in [max(one, other, key=lambda par: par.least)]
    )
