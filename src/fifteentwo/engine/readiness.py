"""Whether compiled code and tables are ready, or still being read and compiled in the background. No Numba here.

>>> with preparing("hints"):
...     is_ready(), in_preparation()
(False, ('hints',))
>>> is_ready()
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final, Literal

Part = Literal["players", "hints", "squares", "samples"]
"""What is prepared: the expert's tables, hints for solved games, the squares, and the games that are sampled."""

_begun: Final[Counter[str]] = Counter()
_lock: Final = Lock()


@contextmanager
def preparing(part: Part) -> Iterator[None]:
    """Marks a part of the engine as in preparation while the block runs, in whatever thread."""
    with _lock:
        _begun[part] += 1
    try:
        yield
    finally:
        with _lock:
            _begun[part] -= 1


def in_preparation() -> tuple[str, ...]:
    """The parts that are being prepared now, in alphabetical order."""
    with _lock:
        return tuple(sorted(part for part, times in _begun.items() if times))


def is_ready() -> bool:
    """Whether nothing is being prepared: no answer waits for the compiler."""
    return not in_preparation()
