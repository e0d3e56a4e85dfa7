"""Timing, and the table that `pytest bench` prints at the end.

A time depends on the machine as much as on the program. So each figure comes with its ratio to the time of one fixed
loop in plain Python, measured just before and after it in the same run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple, Protocol

import pytest


class Row(NamedTuple):
    what: str
    seconds: float
    loops: float
    aim: float | None


class Timed(Protocol):
    def __call__(
        self,
        what: str,
        call: Callable[[], object],
        *,
        aim: float | None = None,
        of: int = 1,
        rounds: int = 0,
        setup: Callable[[], None] | None = None,
    ) -> None: ...


class Beside(NamedTuple):
    what: str
    seconds: float
    times: float


ROWS = pytest.StashKey[list[Row]]()
BESIDE = pytest.StashKey[list[Beside]]()
ROUNDS = 7


def loop() -> int:
    """The fixed loop: a thousand small steps of plain Python. Never change it."""
    total = 0
    for step in range(1000):
        total = (total * 31 + step) & 0xFFFF
    return total


def loop_seconds() -> float:
    times = []
    for _ in range(101):
        start = perf_counter()
        loop()
        times.append(perf_counter() - start)
    return median(times)


@pytest.fixture
def timed(benchmark: Any, request: pytest.FixtureRequest) -> Timed:
    """Times one call and adds a row to the table.

    `what` names the row; `aim` is the limit in seconds; `of` is the number of items one call processes, and the row is for
    one item. With `rounds` the call is made exactly that many times, each after `setup`, which is not timed; without it
    pytest-benchmark chooses the number.
    """

    def time(
        what: str,
        call: Callable[[], object],
        *,
        aim: float | None = None,
        of: int = 1,
        rounds: int = 0,
        setup: Callable[[], None] | None = None,
    ) -> None:
        before = loop_seconds()
        if rounds:
            benchmark.pedantic(call, setup=setup, rounds=rounds)
        else:
            benchmark(call)
        one_loop = (before + loop_seconds()) / 2
        if benchmark.stats is not None:  # None with --benchmark-disable, where each call is only tried
            seconds = benchmark.stats.stats.mean / of
            request.config.stash.setdefault(ROWS, []).append(Row(what, seconds, seconds / one_loop, aim))

    return time


@pytest.fixture
def side_by_side(request: pytest.FixtureRequest) -> Callable[[Mapping[str, Callable[[], int]]], None]:
    """Times several calls alternately in one run, each relative to the first, so that the machine matters less.

    Each call returns the number of items it processed; the row is the least processor time of several rounds per item.
    """

    def time(calls: Mapping[str, Callable[[], int]]) -> None:
        least = dict.fromkeys(calls, float("inf"))
        for _ in range(ROUNDS):
            for what, call in calls.items():
                begun = process_time()
                done = call()
                least[what] = min(least[what], (process_time() - begun) / done)
        first = next(iter(least.values()))
        request.config.stash[BESIDE] = [Beside(what, seconds, seconds / first) for what, seconds in least.items()]

    return time


def readable(seconds: float) -> str:
    units = (("s", 1.0), ("ms", 1e-3), ("us", 1e-6), ("ns", 1e-9))
    unit, size = next((unit for unit in units if seconds >= unit[1]), units[-1])
    return f"{seconds / size:.3g} {unit}"


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    rows = config.stash.get(ROWS, [])
    if rows:
        terminalreporter.section("the table of bench/README.md")
        terminalreporter.line("| what | mean | in loops | aim |")
        terminalreporter.line("|---|---:|---:|---:|")
        for row in rows:
            aim = "" if row.aim is None else readable(row.aim)
            loops = f"{row.loops:,.0f}" if row.loops >= 100 else f"{row.loops:.3g}"
            terminalreporter.line(f"| {row.what} | {readable(row.seconds)} | {loops} | {aim} |")
    beside = config.stash.get(BESIDE, [])
    if beside:
        terminalreporter.section("and its second table")
        terminalreporter.line("| an action of | processor time | times the standard game |")
        terminalreporter.line("|---|---:|---:|")
        for each in beside:
            terminalreporter.line(f"| {each.what} | {readable(each.seconds)} | {each.times:.2f} |")
