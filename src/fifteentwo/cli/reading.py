"""Reads the rules that were typed."""

from __future__ import annotations

from typing import TypeVar

from fifteentwo.cli.wrong import WrongInput
from fifteentwo.rules import Rules, parse

R = TypeVar("R", bound=Rules)


def read_rules(text: str, kind: type[R]) -> R:
    """The rules typed, which must be of this kind. Raises WrongInput."""
    try:
        return parse(text, kind)
    except ValueError as error:
        raise WrongInput(f"--rules: {error}") from None
