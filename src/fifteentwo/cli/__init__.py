"""The command line: `fifteentwo` alone starts the server, every other command is a file here.

Whatever is typed wrongly ends in one sentence on standard error and exit status 2. Nothing is imported here that
`--version` does not need; the commands are in `app`.
"""

import os
import sys

from fifteentwo import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

NUMBA_IMPORTS = ("scipy", "coverage")
"""Numba imports these where they are installed, which takes longer than most commands: SciPy to look for a BLAS that
nothing here uses, coverage to see whether it is running (then it is imported already)."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and gives its exit status: 2 for what was typed wrongly."""
    _prepare_streams()
    if arguments is None:  # a process of its own
        for unneeded in NUMBA_IMPORTS:
            sys.modules.setdefault(unneeded, None)  # type: ignore[arg-type]
    try:
        status = _run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        from fifteentwo.cli import wrong  # noqa: PLC0415

        # A reader that has enough is no error: fifteentwo rules | head -1. A full disk is one.
        enough = isinstance(error, BrokenPipeError)
        sys.stdout = _nowhere()  # or Python complains when it flushes at the end
        return 0 if enough else wrong.say(f"{error.filename or 'the output'}: {error.strerror or error}")
    return status


def _prepare_streams() -> None:
    """Makes standard output and error accept everything that is written to them."""
    if sys.stdout is None:  # closed by the caller: fifteentwo rules >&-
        sys.stdout = _nowhere()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a name with a sign that the terminal cannot write is no reason to stop
            stream.reconfigure(errors="backslashreplace")


def _nowhere() -> "TextIO":
    """A file that takes everything, open until the program ends."""
    return open(os.open(os.devnull, os.O_WRONLY), "w", closefd=False)


def _run(arguments: list[str]) -> int:
    if arguments == ["--version"]:
        print(__version__)
        return 0
    from fifteentwo.cli.app import run  # noqa: PLC0415 - slow to import

    return run(arguments)
