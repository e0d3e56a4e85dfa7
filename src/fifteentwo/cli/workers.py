"""What `--processes` and `--cluster` mean: who does the heavy work of a command."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from fifteentwo.cli.wrong import WrongInput

if TYPE_CHECKING:
    from fifteentwo.workers import Crew

MOST: Final = 1024


@contextmanager
def hired(processes: int | None, cluster: str | None) -> Iterator[Crew]:
    """Those who do the work, until it is done. Raises WrongInput where there is nobody."""
    from fifteentwo.workers import NoWorkers, crew  # noqa: PLC0415 - only some commands need them

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
