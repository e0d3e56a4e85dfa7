"""How long a test waits for an event that never comes. No test checks a duration, so a busy machine passes too."""

import time
from collections.abc import Callable

HANG = 900
"""Seconds after which a program is taken to hang."""


def until(happened: Callable[[], bool]) -> None:
    """Looks until it has happened, for what another process does and nothing announces."""
    last = time.monotonic() + HANG
    while not happened():
        assert time.monotonic() < last, "it never happened"
        time.sleep(0.05)
