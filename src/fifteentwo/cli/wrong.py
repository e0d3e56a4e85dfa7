"""Errors in the input: one sentence each that says what is wrong and where."""

from __future__ import annotations

import sys


class WrongInput(Exception):  # noqa: N818 - not an error of the program
    """Input that was typed, piped in or read from a file cannot be used; the message is a sentence."""


def say(words: str) -> int:
    """Prints the sentence on standard error and returns the exit status for wrong input."""
    line = " ".join(words.split())
    if sys.stderr is not None:
        print(f"fifteentwo: {line}", file=sys.stderr)
    return 2


def interrupted(error: BaseException | None) -> bool:
    """Whether Ctrl-C caused this error: in compiled code, Numba turns it into a SystemError."""
    while isinstance(error, SystemError):
        error = error.__cause__
    return isinstance(error, KeyboardInterrupt)
