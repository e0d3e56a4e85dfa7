"""The command line: `fifteentwo` without a command starts the server; every other command has a file in this package.

Wrong input ends with one sentence on standard error and exit status 2. This file imports only what `--version` needs;
the commands are in `app`.
"""

import gc
import os
import sys

from fifteentwo import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

NUMBA_IMPORTS = ("scipy", "coverage")
"""Numba imports these if they are installed, which takes longer than most commands. It looks in SciPy for a BLAS, which
nothing here uses, and asks coverage whether it is running (if it is, it has been imported already)."""

COLLECT_AFTER = 10_000
"""The number of new objects after which Python looks for garbage, 700 by default. A program that starts or compiles makes
many objects, and keeps nearly all of them."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and returns its exit status, which is 2 for wrong input."""
    _prepare_streams()
    if arguments is None:  # a process of its own
        gc.set_threshold(COLLECT_AFTER)
        for unneeded in NUMBA_IMPORTS:
            sys.modules.setdefault(unneeded, None)  # type: ignore[arg-type]
    try:
        status = _run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        from fifteentwo.cli import wrong  # noqa: PLC0415

        # A reader that stops reading is no error (fifteentwo rules | head -1). A full disk is one.
        enough = isinstance(error, BrokenPipeError)
        sys.stdout = _nowhere()  # otherwise Python complains when it flushes at the end
        return 0 if enough else wrong.say(f"{error.filename or 'the output'}: {error.strerror or error}")
    return status


def _prepare_streams() -> None:
    """Makes standard output and standard error accept any text."""
    if sys.stdout is None:  # closed by the caller: fifteentwo rules >&-
        sys.stdout = _nowhere()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a character that the terminal cannot show must not stop a command
            stream.reconfigure(errors="backslashreplace")


def _nowhere() -> "TextIO":
    """A file that discards everything written to it, open until the program ends."""
    return open(os.open(os.devnull, os.O_WRONLY), "w", closefd=False)


def _run(arguments: list[str]) -> int:
    if arguments == ["--version"]:
        print(__version__)
        return 0
    from fifteentwo.cli.app import run  # noqa: PLC0415 - slow to import

    return run(arguments)
