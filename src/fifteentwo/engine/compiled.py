"""Numba's compiler behind one typed door. Import only where loops are needed: it takes half a second to load."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

import numba

P = ParamSpec("P")
T = TypeVar("T")


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """The same function as machine code, kept on disk between runs; it lets other threads run meanwhile.

    Sums may be taken in another order than written (that is what makes dot products fast), but always in the
    same one: a second run gives the same bits.
    """
    return cast("Callable[P, T]", numba.njit(cache=True, nogil=True, fastmath=True)(function))
