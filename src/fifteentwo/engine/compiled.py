"""Functions made into machine code, with their types kept for the reader and for mypy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The function, compiled by Numba at its first call and kept on disk for the next program.

    Named tuples of arrays and numbers pass as they are; the compiled function raises nothing.
    """
    return cast(F, njit(cache=True)(function))
