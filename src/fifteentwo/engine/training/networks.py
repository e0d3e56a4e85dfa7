"""Small neural networks, fitted to decisions of *expert*: collects the decisions, fits the weights, and writes them.

A network is a named tuple of arrays. It is fitted by Adam, a form of stochastic gradient descent (Kingma and Ba, 2015), with weight decay
(Loshchilov and Hutter, 2019).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec
import numpy as np
from msgspec import Struct

from fifteentwo.engine.scoring.rank_hands import Longs, Reals
from fifteentwo.engine.training.artifacts import sha256
from fifteentwo.saved_rows import BadFile, add_row, read_rows
from fifteentwo.workers import worker_pool

BATCH: Final = 256
RATE: Final = 4e-3
"""The rate of the first step; it falls to a thirtieth."""
DECAY: Final = 0.03
SEED: Final = 17


class NumberedRow(Struct, frozen=True):
    """The decisions that one task has found."""

    number: int
    """Of the task, from 0 on."""


Network = TypeVar("Network", bound=tuple[Reals, ...])
Row = TypeVar("Row", bound=NumberedRow)


class SavedDecisions(Struct, frozen=True):
    """What rows are of: decisions of *expert* with these networks."""

    networks: str
    """The SHA-256 of their file."""


def collected(
    task: Callable[[int], Row],
    kind: type[Row],
    numbers: Sequence[int],
    *,
    path: Path | None,
    networks: Path,
    processes: int | None,
) -> list[Row]:
    """The rows of the tasks with these numbers. With a path they are saved there, and those that another run has saved are not found again, if *expert* had
    the same networks, a file. Raises BadData, BadFile and OSError.
    """
    done = {row.number: row for row in read_rows(path, SavedDecisions(sha256(networks)), kind)}
    with worker_pool(processes) as pool:
        for row in pool.map(task, ((number,) for number in numbers if number not in done)):
            done[row.number] = row
            add_row(path, row)
    return [done[number] for number in numbers]


def rows_saved(path: Path, kind: type[Row]) -> list[Row]:
    """The rows that another run has saved, in the order of their numbers, whatever networks *expert* had. Raises BadFile and OSError."""
    first = path.read_bytes().partition(b"\n")[0]
    try:
        head = msgspec.json.decode(first, type=SavedDecisions)
    except msgspec.MsgspecError as error:
        raise BadFile("pairs-not", file=path, reason=error) from None
    return sorted(read_rows(path, head, kind), key=lambda row: row.number)


def fit_by_adam(weights: Network, slopes: Callable[[Network, Longs], Network], many: int, epochs: int) -> None:
    """Changes the weights in place so that the mean of a loss over this many rows falls.

    `slopes` gives the slopes of the mean loss of some rows in each weight, by the weights and the numbers of the rows. Each epoch takes all rows once.
    """
    draws, step = np.random.default_rng(SEED), 0
    means, squares = ([np.zeros_like(each) for each in weights] for _ in range(2))
    batches = -(-many // BATCH)
    for _ in range(epochs):
        for rows in np.array_split(draws.permutation(many), batches):
            step += 1
            rate = RATE * (1 - 29 / 30 * step / (epochs * batches))
            for weight, slope, mean, square in zip(weights, slopes(weights, rows), means, squares, strict=True):
                mean[:] = 0.9 * mean + 0.1 * slope
                square[:] = 0.999 * square + 0.001 * slope**2
                moved = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
                weight[:] -= rate * (moved + DECAY * weight)


def stored_network(network: Network) -> Network:
    """The network as it is after it was written."""
    return type(network)(*(each.astype(np.float16).astype(np.float32) for each in network))


def write_networks(networks: Sequence[Network], names: Sequence[str], path: Path) -> None:
    """Writes networks, whose arrays have these names: each gets the number of its network. Raises OSError."""
    arrays = {
        f"{name}{at}": each.astype(np.float16)
        for at, network in enumerate(networks)
        for name, each in zip(names, network, strict=True)
    }
    np.savez_compressed(path, allow_pickle=False, **arrays)
