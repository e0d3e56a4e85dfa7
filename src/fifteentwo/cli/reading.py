"""Reads the rules that were typed, and files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, TypeVar

from fifteentwo.cli.wrong import WrongInput
from fifteentwo.rules import Rules, parse

R = TypeVar("R", bound=Rules)

LARGEST: Final = 16 * 1024 * 1024


def read_rules(text: str, kind: type[R]) -> R:
    """The rules typed, which must be of this kind. Raises WrongInput."""
    try:
        return parse(text, kind)
    except ValueError as error:
        raise WrongInput(f"--rules: {error}") from None


def read_text(file: str) -> str:
    """The text of a file, or of standard input for -. Raises WrongInput."""
    try:
        if file == "-":
            if sys.stdin is None:
                raise WrongInput("standard input is closed")
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(file).open("rb") as source:
                data = source.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a file name with a null character
        raise WrongInput(f"{name_of(file)} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > LARGEST:
        raise WrongInput(f"{name_of(file)} is too large to be a record: it is over {LARGEST // 1024 // 1024} MB")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise WrongInput(f"{name_of(file)} is not text: byte {error.start + 1} is not UTF-8") from None


def name_of(file: str) -> str:
    """The file in a message."""
    return "standard input" if file == "-" else repr(file)
