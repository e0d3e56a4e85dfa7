"""Numba's compiler behind typed doors. Import only where loops are needed: it takes half a second to load."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The same function as machine code, compiled at its first call and kept on disk for the next program.

    Named tuples of arrays and numbers pass as they are; the compiled function raises nothing, and lets other
    threads run meanwhile.
    """
    return cast(F, njit(cache=True, nogil=True)(function))


def compiled_sums(function: F) -> F:
    """As `compiled`, for loops that add up: their sums may be taken in another order than written.

    That is what makes dot products fast. The order is always the same one: a second run gives the same bits.
    There must be no infinities in them.
    """
    return cast(F, njit(cache=True, nogil=True, fastmath=True)(function))
