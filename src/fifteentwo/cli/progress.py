"""A progress bar or a sentence on standard error, if that is a terminal; for long work lines, if it is not."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from time import monotonic
from typing import Final

from fifteentwo.cli.language import say

SOON: Final = 3.0
"""The seconds that an analysis takes without a word; more than it needs once the engine is compiled."""
EVERY: Final = 30.0
"""Seconds between two lines about the same step."""


@contextmanager
def progress(total: int | None = None, lines: bool = False) -> Iterator[Callable[..., object]]:
    """Yields a function that updates the bar: the amount done, a short text, and the total if it was not known before.

    With `lines`, a standard error that is no terminal gets a line for each step, and every half minute.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        yield _lines(total) if lines and sys.stderr is not None else lambda *_: None
        return
    from rich.console import Console  # noqa: PLC0415 - needed only on a terminal
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("", total=total)
        yield lambda done, words, of=total: shown.update(task, completed=done, total=of, description=words)


@contextmanager
def analysing() -> Iterator[None]:
    """Says on a terminal, after some seconds, that the engine is being compiled."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield
        return
    timer = Timer(SOON, print, (say("analysis-compiling"),), {"file": sys.stderr, "flush": True})
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _lines(total: int | None) -> Callable[..., object]:
    """A function that writes the progress in lines."""
    begun, step, told = monotonic(), "", 0.0

    def tell(done: int, words: str, of: int | None = total) -> None:
        nonlocal step, told
        now = monotonic()
        if words != step or now - told >= EVERY:
            step, told = words, now
            share = f"{done}" if of is None else f"{done}/{of}"
            print(f"{now - begun:.0f} s  {share}  {words}", file=sys.stderr, flush=True)

    return tell
