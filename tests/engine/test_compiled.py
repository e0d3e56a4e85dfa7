"""Compiled code: the run that compiles it and runs that load it from disk give the same bits."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fifteentwo.engine import readiness

DISCARDS = """
import numpy as np
from fifteentwo.engine.discard.opponent import crib_model, layout, pair_ways
from fifteentwo.engine.discard.evaluation import discard_points_each
rng = np.random.default_rng(3)
hands = np.sort(np.array([rng.permutation(52)[:6] for _ in range(500)], np.uint8), axis=1)
print(discard_points_each(hands, layout(), crib_model(rng.random(91) / pair_ways()))[1].tobytes().hex())
"""

PLAY = """
import numpy as np
from fifteentwo.engine.pegging.buffers import new_scratch
from fifteentwo.engine.pegging.joint import independent
from fifteentwo.engine.pegging.solver import even_ranges, initial_solution, iterate, public_tree
tree, scratch = public_tree(4, np.isin(np.arange(13), [2, 4, 9]) * np.int64(4)), new_scratch()
solution = initial_solution(tree)
for _ in range(3):
    solution = iterate(tree, independent(even_ranges()), solution, scratch)
print(solution.regrets.tobytes().hex())
"""


@pytest.mark.parametrize("program", [DISCARDS, pytest.param(PLAY, marks=pytest.mark.exhaustive)])
def test_compiling_changes_nothing(program: str, tmp_path: Path) -> None:
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    first, second = (
        subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, env=environment).stdout
        for _ in range(2)
    )
    assert len(first) > 1000
    assert first == second


NO_PLACE = """
from numba.core import caching
caching.InTreeCacheLocator.from_function = classmethod(lambda *_: None)  # the installation is read-only
"""
HAND = """
import numpy as np
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.jitted import twice
print(twice(np.array([[1, 2, 3, 3]], np.uint8), np.zeros(0, np.uint8)), end="")
"""
FULL_DISK = """
def refuse(*_):
    raise OSError(28, "No space left on device")
caching.IndexDataCacheFile._open_for_write = refuse
"""


def run_without_a_home(program: str, data: Path) -> str:
    """Runs a program for a user whose home folder cannot be created; returns its output."""
    nowhere = "/dev/null/nobody"
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "FIFTEENTWO_"))}
    environment |= {"HOME": nowhere, "XDG_CACHE_HOME": nowhere, "XDG_DATA_HOME": str(data)}
    done = subprocess.run(
        [sys.executable, "-c", NO_PLACE + program], capture_output=True, text=True, env=environment, check=False
    )
    assert done.stderr == ""
    return done.stdout


def test_compiled_code_falls_back_to_the_data_folder(tmp_path: Path) -> None:
    assert run_without_a_home(HAND, tmp_path) == "0"
    assert [file.name.partition("-")[0] for file in tmp_path.glob("fifteentwo/compiled/**/*.nbc")] == ["jitted.twice"]


def test_the_data_folder_can_be_named(tmp_path: Path) -> None:
    named = f"from pathlib import Path\nfrom fifteentwo.engine import jit_cache\njit_cache.keep_in(Path({str(tmp_path)!r}))\n"
    assert run_without_a_home(named + HAND, Path("/dev/null/nothing")) == "0"
    assert list(tmp_path.glob("compiled/**/*.nbc"))


@pytest.mark.parametrize("program", [HAND, FULL_DISK + HAND])
def test_without_a_writable_folder_code_is_compiled_without_a_cache(program: str, tmp_path: Path) -> None:
    data = tmp_path if program.startswith(FULL_DISK) else Path("/dev/null/nothing")
    assert run_without_a_home(program, data) == "0"
    assert not list(tmp_path.glob("**/*.nbc"))


def test_a_damaged_cache_file_is_replaced(tmp_path: Path) -> None:
    assert run_without_a_home(HAND, tmp_path) == "0"
    (code,) = tmp_path.glob("**/*.nbc")
    whole = code.read_bytes()
    code.write_bytes(whole[:100])
    assert run_without_a_home(HAND, tmp_path) == "0"


KERNEL = """
from typing import NamedTuple
from fifteentwo.engine.jit import compiled
class Before(NamedTuple):
    number: int
@compiled
def number_of(given: Before) -> int:
    return given.number + 1
if __name__ == "kernel":
    print(number_of(Before(6)), sum(number_of.stats.cache_hits.values()), end="")
"""


def test_code_compiled_for_a_class_of_another_name_is_replaced(tmp_path: Path) -> None:
    """As after an upgrade that renames a named tuple."""
    program = f"import sys\nsys.path.insert(0, {str(tmp_path)!r})\nsys.dont_write_bytecode = True\nimport kernel\n"
    module = tmp_path / "kernel.py"
    module.write_text(KERNEL)
    assert run_without_a_home(program, tmp_path) == "7 0"
    module.write_text(KERNEL.replace("Before", "Renamed"))
    assert run_without_a_home(program, tmp_path) == "7 0"
    assert run_without_a_home(program, tmp_path) == "7 1"


def test_what_is_being_prepared_is_named_until_it_is_done() -> None:
    assert readiness.is_ready()
    with readiness.preparing("hints"), readiness.preparing("squares"), readiness.preparing("hints"):
        assert readiness.in_preparation() == ("hints", "squares")
        assert not readiness.is_ready()
    with pytest.raises(ValueError, match="damaged"), readiness.preparing("players"):
        raise ValueError("damaged")
    assert readiness.is_ready()
