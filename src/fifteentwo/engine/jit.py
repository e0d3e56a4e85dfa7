"""Numba's compiler, with types. Import it only where loops are needed: it takes half a second to load."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pickle import UnpicklingError
from typing import Any, Final, TypeVar, cast

from numba import config as _numba_config
from numba import njit
from numba import types as _numba_types
from numba.core.caching import FunctionCache
from numba.core.options import DefaultOptions
from numba.cpython.unsafe.numbers import trailing_zeros as _trailing_zeros

from fifteentwo.engine import jit_cache

F = TypeVar("F", bound=Callable[..., Any])

_config: Final[Any] = _numba_config
_FunctionCache: Final[Any] = FunctionCache
_types: Final[Any] = _numba_types

# An undocumented option of Numba. A function that does not set it inherits it from its caller. A Numba without the
# option counts references everywhere, which is slower and just as correct.
_KNOWN: Final = hasattr(DefaultOptions, "_nrt")
_COUNTED: Final[dict[str, Any]] = {"_nrt": True} if _KNOWN else {}
_UNCOUNTED: Final[dict[str, Any]] = {"_nrt": False} if _KNOWN else {}
# Nothing calls a kernel from C, and most are called by other kernels only. Without the functions for calls from
# elsewhere, which take arrays and named tuples apart, kernels compile a quarter faster.
_FOR_PYTHON: Final[dict[str, Any]] = {"no_cfunc_wrapper": True}
_FOR_KERNELS: Final[dict[str, Any]] = {"no_cfunc_wrapper": True, "no_cpython_wrapper": True}

trailing_zeros: Final[Callable[[int], int]] = cast(Any, _trailing_zeros)
"""The place of the lowest bit that is set, in a compiled function. (A table by a de Bruijn sequence is miscompiled.)"""


class _Cache(_FunctionCache):  # type: ignore[misc]  # Numba has no types
    """Compiled code on disk. A file that cannot be written or read costs time, and nothing else."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        digest = jit_cache.source_digest(sys.modules[function.__module__])
        self._cache_file._source_stamp = (self._cache_file._source_stamp, digest)  # noqa: SLF001

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for a signature, or None: then it is compiled."""
        try:
            return super().load_overload(sig, target_context)
        except (AttributeError, ImportError):  # compiled by another version, for a class that is no longer there
            with suppress(OSError):
                self.flush()
            return None
        except (OSError, EOFError, ValueError, UnpicklingError):
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Writes the code for a signature if it can."""
        with suppress(OSError):
            super().save_overload(sig, data)


class _KernelCache(_Cache):
    """Compiled code on disk that only kernels can call, or else the code that Python can call too."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._for_python = _Cache(function)

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        return (*super()._index_key(sig, codegen), "for kernels")

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for a signature, or None: then it is compiled."""
        return super().load_overload(sig, target_context) or self._for_python.load_overload(sig, target_context)


def _cache_of(kind: type[_Cache], function: Callable[..., Any]) -> _Cache | None:
    """The place on disk of a function's code: where Numba keeps it, else in the data folder, else nowhere."""
    with suppress(RuntimeError):  # there is no folder that can be written
        return kind(function)
    if (folder := jit_cache.folder()) is None:
        return None
    given, _config.CACHE_DIR = _config.CACHE_DIR, str(folder)
    try:
        return kind(function)
    except RuntimeError:
        return None
    finally:
        _config.CACHE_DIR = given


def _general(kind: Any) -> Any:
    """The type of any number, for that of a literal, and the widest type of signed integers for a narrower one."""
    kind = _types.unliteral(kind)
    return _types.int64 if isinstance(kind, _types.Integer) and kind.signed else kind


def _dispatcher(function: Callable[..., Any], cache: type[_Cache], options: dict[str, Any]) -> Any:
    dispatcher: Any = njit(nogil=True, **options)(function)
    if not _config.DISABLE_JIT and (place := _cache_of(cache, function)) is not None:
        dispatcher._cache = place  # noqa: SLF001 - as `enable_caching` does, which raises where nothing can be written
    return dispatcher


def _jit(function: F, options: dict[str, Any]) -> F:
    dispatcher = _dispatcher(function, _Cache, _FOR_PYTHON | options)
    if _config.DISABLE_JIT:
        return cast(F, dispatcher)
    for_kernels = _dispatcher(function, _KernelCache, _FOR_KERNELS | options)

    def call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return for_kernels.get_call_template(
            tuple(map(_general, args)), {name: _general(kind) for name, kind in kws.items()}
        )

    # Kernels know this function by `dispatcher`, which hands their calls on. A recursive call is recognised by the count
    # of compilations under way. Without `_general`, Numba would compile a kernel again for every literal another kernel
    # calls it with, which doubles the time to compile.
    dispatcher.get_call_template = call_template
    dispatcher.get_overload = for_kernels.get_overload
    for_kernels._compiling_counter = dispatcher._compiling_counter  # noqa: SLF001
    dispatcher.for_kernels = for_kernels
    return cast(F, dispatcher)


def compiled(function: F) -> F:
    """The same function as machine code, compiled at its first call and kept on disk for the next program.

    Named tuples of arrays and numbers pass as they are; the compiled function raises nothing, and lets other
    threads run meanwhile. Sums are taken in the order they are written in (no `fastmath`): otherwise their last
    bits would depend on which kernels are compiled together, and two runs could differ.
    """
    return _jit(function, _COUNTED)


def leaf(function: F) -> F:
    """`compiled` for a function that neither makes an array nor gets one from a function it calls: references are not counted.

    Counting the references of a named tuple of arrays at every call takes longer than the work of a small kernel.
    """
    return _jit(function, _UNCOUNTED)


def inlined(function: F) -> F:
    """`leaf` for a small function that others call in their loops with many arrays: to hand these over would take longer than it does."""
    return _jit(function, _UNCOUNTED | {"forceinline": True})
