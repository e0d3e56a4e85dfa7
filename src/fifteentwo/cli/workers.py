"""What `--processes` and `--cluster` mean: who does the heavy work of a command."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cyclopts import Parameter

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.wrong import WrongInput

if TYPE_CHECKING:
    from fifteentwo.workers import Crew

MOST: Final = 1024


@Parameter(name="*")
@dataclass(frozen=True)
class Workers:
    """Who shall do the work.

    Args:
        processes: How many processes share the work; one for each core if left out.
        cluster: The address of a Dask cluster whose workers do it: tcp://10.0.0.1:8786.
    """

    processes: Whole | None = None
    cluster: str | None = None


ALL_CORES: Final = Workers()
ONE: Final = Workers(processes=1)


@contextmanager
def hired(workers: Workers, much: bool = True) -> Iterator[Crew]:
    """Those who do the work, until it is done: if there is not `much` and nobody was asked for, this process alone.

    Raises WrongInput where there is nobody.
    """
    from fifteentwo.workers import NoWorkers, crew  # noqa: PLC0415 - only some commands need them

    processes, cluster = workers.processes, workers.cluster
    if workers == ALL_CORES and not much:
        processes = 1
    if processes is not None and cluster is not None:
        raise WrongInput("--processes: the work is done here or on the cluster, so leave out this or --cluster")
    if processes is not None and not 1 <= processes <= MOST:
        raise WrongInput(f"--processes: {processes} processes cannot work; give 1 to {MOST}")
    signal.signal(signal.SIGTERM, _end)  # or the processes at work would be left behind
    try:
        with crew(processes, cluster) as found:
            yield found
    except NoWorkers as error:
        option = "--processes" if cluster is None else "--cluster"
        raise WrongInput(f"{option}: {error}") from None


def _end(*_: object) -> None:
    raise SystemExit(128 + signal.SIGTERM)
