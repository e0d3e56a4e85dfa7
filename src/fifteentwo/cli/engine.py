"""`fifteentwo engine`: our engine speaks the engine protocol on standard input and output, for other programs."""

from __future__ import annotations

import sys
from threading import Lock

from fifteentwo import __version__
from fifteentwo.cli.language import wrong_input


def engine() -> int:
    """Analyse positions for another program, line by line."""
    from fifteentwo.players.speaking import Speaker  # noqa: PLC0415 - NumPy is heavy

    if sys.stdin is None:
        raise wrong_input("wrong-input-closed")
    lock = Lock()

    def write(line: str) -> None:
        with lock:
            print(line, flush=True)

    speaker = Speaker(write, __version__)
    for line in sys.stdin:
        if not speaker.hear(line):
            return 0
    speaker.wait()
    return 0
