"""The arrays that programs hand in: checked, converted, and drawn at random."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from fifteentwo.engine.jit import compiled, leaf


def row_of(given: ArrayLike, n: int, kind: Any, name: str) -> NDArray[Any]:
    """The numbers as an array of this type, (n,). Raises ValueError unless they are n whole numbers."""
    row = np.asarray(given)
    if row.shape != (n,) or row.dtype.kind not in "iu":
        raise ValueError(f"{name}: {n} whole numbers are needed; not {row.dtype} in shape {row.shape}")
    return np.ascontiguousarray(row, kind)


def row_of_actions(actions: Any, n: int) -> NDArray[Any]:
    """Actions, (n,), from an array or from anything with DLPack, such as a tensor. Raises ValueError as `row_of` does."""
    if not isinstance(actions, np.ndarray) and hasattr(actions, "__dlpack__"):
        actions = np.from_dlpack(actions)
    return row_of(actions, n, np.int64, "actions")


@compiled
def first_refused(masks: NDArray[np.bool_], actions: NDArray[np.int64]) -> int:
    """The first game whose action is not legal, or -1."""
    for at in range(len(actions)):
        if actions[at] < 0 or actions[at] >= masks.shape[1] or not masks[at, actions[at]]:
            return at
    return -1


@leaf
def drawn(random: NDArray[np.uint64], at: int, many: int) -> int:
    """A random number from 0 to `many` - 1, by xorshift."""
    bits = random[at]
    bits ^= bits << np.uint64(13)
    bits ^= bits >> np.uint64(7)
    bits ^= bits << np.uint64(17)
    random[at] = bits
    return int(np.int64(bits >> np.uint64(32)) * many >> 32)
