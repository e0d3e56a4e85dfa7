"""`--processes` and `--cluster`: where a command runs its heavy work."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cyclopts import Parameter

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.language import reason, wrong_input

if TYPE_CHECKING:
    from fifteentwo.workers import Pool

MOST: Final = 1024


@Parameter(name="*")
@dataclass(frozen=True)
class Workers:
    """Where to run the work.

    Args:
        processes: The number of processes; one for each core by default.
        cluster: The address of a Dask cluster to use instead, such as tcp://10.0.0.1:8786.
    """

    processes: Whole | None = None
    cluster: str | None = None


ALL_CORES: Final = Workers()
ONE: Final = Workers(processes=1)


@contextmanager
def open_pool(workers: Workers, much: bool = True) -> Iterator[Pool]:
    """The pool of a command; if there is not `much` to do and no option was given, only this process.

    Raises WrongInput if there are no workers.
    """
    from fifteentwo.workers import NoWorkers, worker_pool  # noqa: PLC0415 - only some commands need them

    processes, cluster = workers.processes, workers.cluster
    if workers == ALL_CORES and not much:
        processes = 1
    if processes is not None and cluster is not None:
        raise wrong_input("wrong-here-or-cluster")
    if processes is not None and not 1 <= processes <= MOST:
        raise wrong_input("wrong-processes", given=str(processes), most=MOST)
    signal.signal(signal.SIGTERM, _end)  # otherwise the worker processes would be left behind
    try:
        with worker_pool(processes, cluster) as found:
            yield found
    except NoWorkers as error:
        option = "--processes" if cluster is None else "--cluster"
        raise wrong_input("wrong-reason", where=option, reason=reason(error)) from None


def _end(*_: object) -> None:
    raise SystemExit(128 + signal.SIGTERM)
