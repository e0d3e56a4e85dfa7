"""JSON lines: reads one question per line from standard input and prints one answer per line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from fifteentwo.cli.language import say, wrong_input
from fifteentwo.cli.output import write_json

Line = TypeVar("Line")


def answer_lines(kind: type[Line], answer: Callable[[Line], dict[str, Any]]) -> int:
    """Answers each line of standard input and returns the exit status: 1 if a line was bad, which prints `{"error": ...}`.

    Empty lines are skipped. Raises WrongInput if standard input cannot be read.
    """
    if sys.stdin is None:
        raise wrong_input("wrong-closed", name="--jsonl")
    status = 0
    number = 0
    decoder = msgspec.json.Decoder(kind)
    source = iter(sys.stdin.buffer)
    while True:
        try:
            text = next(source, None)
        except OSError as error:
            raise wrong_input("wrong-not-read", file=say("wrong-standard-input"), reason=error.strerror) from None
        if text is None:
            return status
        number += 1
        if not text.strip():
            continue
        try:
            found = answer(decoder.decode(text))
        except (ValueError, RecursionError, msgspec.MsgspecError) as error:
            found = {"error": say("wrong-line", number=number, reason=error)}
            status = 1
        write_json(found)
        sys.stdout.flush()
