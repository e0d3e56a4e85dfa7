"""JSON line by line: standard input in, one answer a line out."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from fifteentwo.cli.output import write_json
from fifteentwo.cli.wrong import WrongInput

Line = TypeVar("Line")


def answer_lines(kind: type[Line], answer: Callable[[Line], dict[str, Any]]) -> int:
    """Answers each line of standard input; `{"error": ...}` for a bad one, and then 1 in the end.

    Empty lines are passed over. Raises WrongInput where there is no standard input to read.
    """
    if sys.stdin is None:
        raise WrongInput("--jsonl reads standard input, and that is closed")
    status = 0
    number = 0
    decoder = msgspec.json.Decoder(kind)
    source = iter(sys.stdin.buffer)
    while True:
        try:
            text = next(source, None)
        except OSError as error:
            raise WrongInput(f"standard input cannot be read: {error.strerror}") from None
        if text is None:
            return status
        number += 1
        if not text.strip():
            continue
        try:
            found = answer(decoder.decode(text))
        except (ValueError, RecursionError, msgspec.MsgspecError) as error:
            found = {"error": f"line {number}: {error}"}
            status = 1
        write_json(found)
        sys.stdout.flush()
