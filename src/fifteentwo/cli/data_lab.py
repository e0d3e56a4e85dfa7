"""`fifteentwo lab export`: the engine's results as data sets in Parquet."""

from __future__ import annotations

from pathlib import Path

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.progress import progress
from fifteentwo.cli.workers import ALL_CORES, Workers, open_pool
from fifteentwo.cli.wrong import WrongInput


def export(
    *,
    out: str = "data",
    only: list[str] | None = None,
    small: bool = False,
    squares: Whole | None = None,
    games: Whole | None = None,
    rng: Whole = 1,
    workers: Workers = ALL_CORES,
) -> int:
    """Write the discards, the policy of the play, the chances to win, crib averages, par and games as Parquet, with a data card.

    The first four take a few minutes. A million squares take ten hours of processor time, and the games of a million deals days.
    A table that is in the folder already, of the same version and sizes, is kept.

    Args:
        out: The folder to write to.
        only: A table to write, by its name, such as discards; may be given several times. All by default.
        small: Only a sample of each table, in less than a minute.
        squares: How many numbered squares; a million by default.
        games: How many games; by default 110,000, which have a million deals.
        rng: The seed of the games.
        workers: Where to run the work.
    """
    from fifteentwo.datasets import DATASET_NAMES, FULL, SMALL, NoDataset  # noqa: PLC0415 - NumPy and Arrow are heavy
    from fifteentwo.datasets import export as write  # noqa: PLC0415
    from fifteentwo.engine.archive import BadTables  # noqa: PLC0415

    sizes = SMALL if small else FULL
    sizes = sizes._replace(
        squares=sizes.squares if squares is None else squares, games=sizes.games if games is None else games, seed=rng
    )
    if sizes.squares < 1 or sizes.games < 1:
        raise WrongInput("lab export: --squares and --games are at least 1")
    try:
        with open_pool(workers, not small) as pool, progress() as bar:
            written = write(Path(out), sizes, pool, lambda done, of, what: bar(done, what, of), only or DATASET_NAMES)
    except (NoDataset, BadTables) as error:
        raise WrongInput(f"lab export: {error}") from None
    except OSError as error:
        raise WrongInput(f"--out: {error.filename or out}: {error.strerror}") from None
    for file in written:
        print(f"{file.dataset.name}.parquet: {file.rows:,} rows")
    return 0
