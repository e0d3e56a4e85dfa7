"""What the notebooks share: where the data sets are, tables, and pictures that come out the same every time."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
import pyarrow as pa
import pyarrow.compute
from IPython.display import Markdown
from matplotlib import pyplot as plt
from matplotlib_inline.backend_inline import set_matplotlib_formats
from pyarrow import parquet

DATA = Path(os.environ.get("FIFTEENTWO_DATA", "data"))
TABLES = Path(__file__).parents[1] / "tables"
RANKS = "A23456789TJQK"

set_matplotlib_formats("svg", metadata={"Date": None, "Creator": None})
mpl.rcParams.update(
    {"svg.hashsalt": "fifteentwo", "svg.fonttype": "none", "figure.figsize": (7, 3.6), "font.family": "sans-serif"}
)


def read(name: str) -> pa.Table:
    """A data set of `fifteentwo lab export`."""
    return parquet.read_table(DATA / f"{name}.parquet")


def table(head: Iterable[str], rows: Iterable[Iterable[Any]]) -> Markdown:
    """A table in Markdown."""
    head = list(head)
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(map(str, row)) + " |" for row in rows]
    return Markdown("\n".join(lines))


def hands_of_six() -> tuple[Any, Any]:
    """The cards of each class of six, (962988, 6), and how many hands it stands for, in the order of discards.parquet."""
    from fifteentwo.engine import arrays  # noqa: PLC0415 - Numba takes a second

    return arrays.all_sixes()


def values_of(role: str) -> Any:
    """The value of each discard to pone or the dealer, (962988, 15), from discards.parquet."""
    found = read("discards")
    chosen = found.filter(pa.compute.equal(found["role"], role))
    return chosen["values"].combine_chunks().flatten().to_numpy().reshape(-1, 15).astype(np.float64)


def picture(title: str, x: str, y: str) -> tuple[Any, Any]:
    """An empty picture with its words."""
    figure, axes = plt.subplots(layout="constrained")
    axes.set(title=title, xlabel=x, ylabel=y)
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes
