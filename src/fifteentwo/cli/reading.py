"""Reads the rules that were typed, and files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, TypeVar

from fifteentwo.cli.language import reason, say, wrong_input
from fifteentwo.rules import Rules, parse

R = TypeVar("R", bound=Rules)

LARGEST: Final = 16 * 1024 * 1024


def read_rules(text: str, kind: type[R]) -> R:
    """The rules typed, which must be of this kind. Raises WrongInput."""
    try:
        return parse(text, kind)
    except ValueError as error:
        raise wrong_input("wrong-reason", where="--rules", reason=reason(error)) from None


def read_text(file: str) -> str:
    """The text of a file, or of standard input for -. Raises WrongInput."""
    try:
        if file == "-":
            if sys.stdin is None:
                raise wrong_input("wrong-input-closed")
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(file).open("rb") as source:
                data = source.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a file name with a null character
        why = getattr(error, "strerror", None) or error
        raise wrong_input("wrong-not-read", file=name_of(file), reason=why) from None
    if len(data) > LARGEST:
        raise wrong_input("wrong-too-large", file=name_of(file), megabytes=LARGEST // 1024 // 1024)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise wrong_input("wrong-not-text", file=name_of(file), byte=str(error.start + 1)) from None


def name_of(file: str) -> str:
    """The file in a message."""
    return say("wrong-standard-input") if file == "-" else repr(file)
