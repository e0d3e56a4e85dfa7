"""The engine's results as data sets in Parquet, for research: `fifteentwo lab export`.

Each table has a schema with a meaning and a unit for every column. Beside them is a data card (README.md) with the errors, where the
figures come from, and the hash of every file. The same version, sizes and seed give the same bytes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from fifteentwo import __version__, extras

extras.require("data")

import pyarrow as pa
from pyarrow import parquet

from fifteentwo.datasets import games, tables
from fifteentwo.datasets.model import FULL, SMALL, Dataset, Sizes
from fifteentwo.workers import SERIAL, Pool

__all__ = ["DATASETS", "DATASET_NAMES", "FULL", "SMALL", "Dataset", "NoDataset", "Sizes", "export"]

DATASETS: Final = (*tables.DATASETS, *games.DATASETS)
DATASET_NAMES: Final = tuple(dataset.name for dataset in DATASETS)
DATA: Final = Path(__file__).parents[1] / "data"
_FILES: Final = (
    "averages.json",
    "crib_means.json",
    "deals.zip",
    "discards.zip",
    "expert.zip",
    "kept_chances.npz",
    "kept_pegging.npz",
    "late_cards.npz",
    "late_discards.npz",
    "rates.zip",
    "wins.npz",
)
"""The data of the package that the tables are made from."""


class NoDataset(ValueError):  # noqa: N818 - the plainest name
    """There is no table of this name; the message has those there are."""


class Written(NamedTuple):
    """A file of the export."""

    dataset: Dataset
    rows: int
    sha256: str


def export(
    folder: Path,
    sizes: Sizes = FULL,
    pool: Pool = SERIAL,
    said: Callable[[int, int, str], object] = lambda *_: None,
    only: Collection[str] = DATASET_NAMES,
) -> list[Written]:
    """Writes the tables of these names and the data card. Raises NoDataset for another name, OSError, BadTables, NoWorkers.

    A table is written whole or not at all. The full sizes take days of processor time, nearly all of it for the squares and the
    games; a folder that already has a table of the same version and sizes keeps it. The card describes the tables that are there.
    """
    if isinstance(only, str):
        raise TypeError(f"a list of names is needed, not {only!r}")
    if wrong := [name for name in only if name not in DATASET_NAMES]:
        raise NoDataset(f"there is no table {wrong[0]!r}; the tables are {', '.join(DATASET_NAMES)}")
    folder.mkdir(parents=True, exist_ok=True)
    done = []
    for number, dataset in enumerate(DATASETS):
        if dataset.name in only or _is_there(_path(folder, dataset), schema(dataset, sizes)):
            said(number, len(DATASETS), dataset.name)
            done.append(_write(folder, dataset, sizes, pool))
    (folder / "README.md").write_text(card(done, sizes), encoding="utf-8")
    said(len(DATASETS), len(DATASETS), "done")
    return done


def schema(dataset: Dataset, sizes: Sizes) -> pa.Schema:
    """The schema with its meanings and units, and what made the file."""
    fields = [
        pa.field(column.name, column.type, metadata={"meaning": column.meaning, "unit": column.unit})
        for column in dataset.columns
    ]
    about = {"fifteentwo": __version__, "sizes": json.dumps(sizes._asdict()), "errors": dataset.errors}
    return pa.schema(fields, metadata={"description": dataset.words, **about})


def _path(folder: Path, dataset: Dataset) -> Path:
    return folder / f"{dataset.name}.parquet"


def _write(folder: Path, dataset: Dataset, sizes: Sizes, pool: Pool) -> Written:
    path, wanted = _path(folder, dataset), schema(dataset, sizes)
    if not _is_there(path, wanted):
        partial = path.with_suffix(".half")
        with parquet.ParquetWriter(partial, wanted, compression="zstd", compression_level=9) as writer:
            for rows in dataset.rows(sizes, pool):
                writer.write_batch(batch(rows, wanted))
        partial.replace(path)
    return Written(dataset, parquet.read_metadata(path).num_rows, _hash(path))


def batch(rows: dict[str, Any], wanted: pa.Schema) -> pa.RecordBatch:
    """Columns of NumPy arrays or lists as a batch of this schema."""
    columns = []
    for field in wanted:
        values = rows[field.name]
        if pa.types.is_fixed_size_list(field.type):
            columns.append(
                pa.FixedSizeListArray.from_arrays(pa.array(values.ravel(), field.type.value_type), field.type.list_size)
            )
        else:
            columns.append(pa.array(values, field.type, from_pandas=True))
    return pa.record_batch(columns, schema=wanted)


def _is_there(path: Path, wanted: pa.Schema) -> bool:
    if not path.exists():
        return False
    try:
        found = parquet.read_schema(path)
    except pa.ArrowInvalid:  # a damaged file is written again
        return False
    return bool(found.names == wanted.names and found.metadata == wanted.metadata)


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _type(kind: pa.DataType) -> str:
    """A type as a reader of the card says it."""
    if pa.types.is_list(kind) or pa.types.is_fixed_size_list(kind):
        return f"list of {_type(kind.value_type)}"
    return "text" if pa.types.is_string(kind) or pa.types.is_dictionary(kind) else str(kind)


def card(written: list[Written], sizes: Sizes) -> str:
    """The data card, in Markdown."""
    return "\n".join(_card(written, sizes))


def _card(written: list[Written], sizes: Sizes) -> Iterator[str]:
    yield "# Cribbage, computed: data card"
    yield ""
    yield f"Made by fifteentwo {__version__} with `fifteentwo lab export`, for two-player cribbage. MIT licence."
    yield f"Sizes and seed: {', '.join(f'{name} {value:,}' for name, value in sizes._asdict().items())}."
    yield "The same version, sizes and seed give the same bytes. Cards are written as rank and suit (`5H`), ranks alone as `A` to `K`."
    yield "*Pone* is the player who does not deal."
    for file in written:
        yield ""
        yield f"## {file.dataset.name}.parquet"
        yield ""
        yield f"{file.dataset.words} {file.rows:,} rows."
        yield ""
        yield f"**Errors.** {file.dataset.errors}"
        yield ""
        yield "| column | type | unit | meaning |"
        yield "|---|---|---|---|"
        for column in file.dataset.columns:
            yield f"| `{column.name}` | {_type(column.type)} | {column.unit} | {column.meaning} |"
        yield ""
        yield f"SHA-256 `{file.sha256}`"
    yield ""
    yield "## Where the figures come from"
    yield ""
    yield "The solved tables in the package, which `fifteentwo lab make` computes from scratch and `fifteentwo lab certify` checks:"
    yield ""
    for name in _FILES:
        yield f"- `{name}` {_hash(DATA / name)}"
    yield ""
