"""How soon the server answers. `python bench/startup.py` measures the short commands."""

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bench.conftest import Timed

FIFTEENTWO = [str(Path(sys.executable).with_name("fifteentwo"))]


def test_server_start(timed: "Timed", tmp_path: Path) -> None:
    started: list[subprocess.Popen[str]] = []

    def start() -> None:
        command = [*FIFTEENTWO, "--no-browser", "--port", "0", "--data", str(tmp_path / str(len(started)))]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        started.append(process)
        assert process.stdout is not None
        assert process.stdout.readline().startswith("fifteentwo is running at ")

    def end_the_last() -> None:
        if started:
            started[-1].terminate()
            started[-1].communicate(timeout=60)

    timed("the server answers, data folder new", start, aim=2, rounds=5, setup=end_the_last)
    end_the_last()
