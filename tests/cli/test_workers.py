"""`--processes` and `--cluster`: the same figures with any workers, and a sentence if there are none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fifteentwo import cli
from tests.guard import HANG


@pytest.mark.parametrize(
    "typed",
    [
        "simulate --games 40 --players simple,random",
        "simulate --games 40 --players simple,random --pairs --rules target=31",
        "square match --deals 6 --player instant",
        "patience match --games 4",
    ],
)
def test_the_same_figures_from_one_process_and_from_two(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for processes in ("1", "2"):
        assert cli.main([*typed.split(), "--processes", processes]) == 0
        told.append([line for line in capsys.readouterr().out.splitlines() if "ms per choice" not in line])
    assert told[0]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("--cluster tcp://127.0.0.1:1", "does not answer"),
        ("--cluster nowhere", "does not answer"),
        ("--cluster tcp://127.0.0.1:1 --processes 2", "--processes"),
        ("--processes 0", "--processes"),
    ],
)
def test_unreachable_workers_are_reported(
    typed: str, said: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fifteentwo.workers.TIMEOUT", 1)
    for command in ("lab make", "lab certify", "lab play", "simulate --pairs"):
        assert cli.main([*command.split(), "--out", str(tmp_path / "none"), *typed.split()]) == 2
        err = capfd.readouterr().err
        assert said in err
        assert err.count("\n") == 1
    assert not (tmp_path / "none").exists()


def test_a_cluster_without_dask_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert cli.main(["lab", "play", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "pip install 'fifteentwo[cluster]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "typed",
    [
        "simulate --players expert,steady --games 1 --processes 1",
        "square match --player quick --deals 1 --processes 1",
        "square par --deal 3 --soon",
    ],
)
def test_without_numba_the_message_does_not_mention_the_cluster(typed: str) -> None:
    without = "import sys; sys.modules['numba'] = None; from fifteentwo import cli; sys.exit(cli.main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", without, *typed.split()], capture_output=True, text=True, timeout=HANG, check=False
    )
    assert done.returncode == 2
    assert done.stderr.endswith("needs packages that are not installed: pip install 'fifteentwo[engine]'\n")
    assert done.stderr.count("\n") == 1
