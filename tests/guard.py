"""How long a test waits for what never comes: no test says how fast anything is, so that a busy machine passes too."""

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
