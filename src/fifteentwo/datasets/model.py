"""What a data set is: its columns with meanings and units, and where its rows come from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import pyarrow as pa

from fifteentwo.workers import Pool


class Sizes(NamedTuple):
    """How much is exported."""

    step: int
    """Every how manyth class of six cards, and every how manyth deal of the first two cards of the play."""
    squares: int
    """The numbered squares, from 1."""
    games: int
    """The games played."""
    seed: int = 1


FULL: Final = Sizes(1, 1_000_000, 110_000)
"""110,000 games have a little more than a million deals."""
SMALL: Final = Sizes(2000, 3, 1)
"""For trials, and for tests."""


class Column(NamedTuple):
    """A column of a data set."""

    name: str
    type: pa.DataType
    unit: str
    meaning: str


class Dataset(NamedTuple):
    """A table."""

    name: str
    words: str
    errors: str
    columns: tuple[Column, ...]
    rows: Callable[[Sizes, Pool], Iterator[dict[str, Any]]]
    """Batches of rows: for each column an array or a list."""
