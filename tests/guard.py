"""How long a test waits for an event that never comes. No test asserts a duration."""

import time
from collections.abc import Callable

HANG = 300
"""Seconds after which a program is taken to hang."""


def until(happened: Callable[[], bool]) -> None:
    """Polls until it has happened, for events in another process that are not announced."""
    last = time.monotonic() + HANG
    while not happened():
        assert time.monotonic() < last, "it never happened"
        time.sleep(0.05)
