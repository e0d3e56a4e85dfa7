"""What a command costs: the processor time of a short one, and how soon the server answers."""

import resource
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from bench.conftest import Timed

SCORE = "score 5H 5C 5D JS --starter 5S".split()
FIFTEENTWO = [str(Path(sys.executable).with_name("fifteentwo"))]


def children_cpu() -> float:
    """The processor time of all processes that this one has started and that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def cpu_of(command: list[str], times: int = 40) -> float:
    used = []
    for _ in range(times):
        before = children_cpu()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        used.append(children_cpu() - before)
    return median(used)


@pytest.mark.benchmark(timer=children_cpu)
def test_score(timed: "Timed") -> None:
    nothing = cpu_of([sys.executable, "-c", "pass"])
    timed(
        "processor time of `fifteentwo score`; the aim is 15 times that of `python -c pass`",
        lambda: subprocess.run([*FIFTEENTWO, *SCORE], check=True, stdout=subprocess.DEVNULL),
        aim=15 * nothing,
        rounds=40,
    )


def test_server_start(timed: "Timed", tmp_path: Path) -> None:
    started: list[subprocess.Popen[str]] = []

    def start() -> None:
        command = [*FIFTEENTWO, "--no-browser", "--port", "0", "--data", str(tmp_path / str(len(started)))]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        started.append(process)
        assert process.stdout is not None
        assert process.stdout.readline().startswith("fifteentwo plays at ")

    def end_the_last() -> None:
        if started:
            started[-1].terminate()
            started[-1].communicate(timeout=60)

    timed("the server answers, data folder new", start, aim=2, rounds=5, setup=end_the_last)
    end_the_last()
