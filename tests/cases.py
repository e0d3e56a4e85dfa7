"""Parametrised cases: ./test runs some of them, and ./test --all the rest too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def cases(some: Iterable[Any], rest: Iterable[Any]) -> list[Any]:
    """The values of a parameter; those of `rest` are exhaustive. A tuple has one value for each parameter."""
    values = [each if isinstance(each, tuple) else (each,) for each in rest]
    return [*some, *(pytest.param(*each, marks=pytest.mark.exhaustive) for each in values)]
