"""Numba's compiler behind typed doors. Import only where loops are needed: it takes half a second to load."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from numba import njit
from numba.core.options import DefaultOptions

F = TypeVar("F", bound=Callable[..., Any])

# Numba has this option for itself. A function that does not say takes it over from its caller; a Numba without it
# counts references everywhere, which is slower and no less right.
_KNOWN: Final = hasattr(DefaultOptions, "_nrt")
_COUNTED: Final[dict[str, Any]] = {"_nrt": True} if _KNOWN else {}
_UNCOUNTED: Final[dict[str, Any]] = {"_nrt": False} if _KNOWN else {}


def compiled(function: F) -> F:
    """The same function as machine code, compiled at its first call and kept on disk for the next program.

    Named tuples of arrays and numbers pass as they are; the compiled function raises nothing, and lets other
    threads run meanwhile. Sums are taken in the order they are written in (no `fastmath`): else their last bits would
    hang on what was compiled with what, and the first run would differ from the second.
    """
    return cast(F, njit(cache=True, nogil=True, **_COUNTED)(function))


def leaf(function: F) -> F:
    """`compiled` for a function that neither makes an array nor is given one by those it calls: references are not counted.

    To count those of a named tuple of arrays at every call costs more than a small kernel does with them.
    """
    return cast(F, njit(cache=True, nogil=True, **_UNCOUNTED)(function))
