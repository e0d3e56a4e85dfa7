"""Compiled code: the run that compiles it and runs that load it from disk give the same bits."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba import config
from numba.core import caching

from fifteentwo.engine import jit_cache, readiness
from fifteentwo.engine.jit import compiled

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


@pytest.fixture
def without_a_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The data folder of a user whose installation is read-only and whose home folder cannot be created."""
    nowhere = "/dev/null/nobody"
    monkeypatch.setattr(caching.InTreeCacheLocator, "from_function", classmethod(lambda *_: None))
    monkeypatch.setattr(config, "CACHE_DIR", "")
    monkeypatch.delenv(jit_cache.VARIABLE, raising=False)
    for name, folder in [("HOME", nowhere), ("XDG_CACHE_HOME", nowhere), ("XDG_DATA_HOME", str(tmp_path))]:
        monkeypatch.setenv(name, folder)
    return tmp_path


def successor(number: int) -> int:
    return number + 1


def loaded(number: int = 6) -> int:
    """Calls a kernel as the next program would do it; returns how often its code was found on disk."""
    kernel: Any = compiled(successor)
    assert kernel(number) == number + 1
    return sum(kernel.stats.cache_hits.values())


def test_compiled_code_falls_back_to_the_data_folder(without_a_home: Path) -> None:
    assert (loaded(), loaded()) == (0, 1)
    names = [file.name.partition("-")[0] for file in without_a_home.glob("fifteentwo/compiled/**/*.nbc")]
    assert names == ["test_compiled.successor"]


def test_the_data_folder_can_be_named(without_a_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(jit_cache.VARIABLE, "/to be restored by monkeypatch")
    jit_cache.keep_in(without_a_home / "named")
    assert (loaded(), loaded()) == (0, 1)
    assert list(without_a_home.glob("named/compiled/**/*.nbc"))


def test_without_a_writable_folder_code_is_compiled_without_a_cache(
    without_a_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null/nothing")
    assert (loaded(), loaded()) == (0, 0)


def test_on_a_full_disk_code_is_compiled_without_a_cache(without_a_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(caching.IndexDataCacheFile, "_open_for_write", refuse)
    assert (loaded(), loaded()) == (0, 0)
    assert not list(without_a_home.glob("**/*.nbc"))


def test_a_damaged_cache_file_is_replaced(without_a_home: Path) -> None:
    assert loaded() == 0
    (code,) = without_a_home.glob("**/*.nbc")
    code.write_bytes(code.read_bytes()[:100])
    assert (loaded(), loaded()) == (0, 1)


KERNEL = """
from typing import NamedTuple
from fifteentwo.engine.jit import compiled
class Before(NamedTuple):
    number: int
@compiled
def number_of(given: Before) -> int:
    return given.number + 1
number = number_of(Before(6))
hits = sum(number_of.stats.cache_hits.values())
"""


def test_code_compiled_for_a_class_of_another_name_is_replaced(
    without_a_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after an upgrade that renames a named tuple."""
    monkeypatch.syspath_prepend(without_a_home)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    module = without_a_home / "kernel_of_a_test.py"

    def numbers() -> tuple[int, int]:
        sys.modules.pop(module.stem, None)
        importlib.invalidate_caches()
        kernel = importlib.import_module(module.stem)
        return kernel.number, kernel.hits

    module.write_text(KERNEL)
    assert numbers() == (7, 0)
    module.write_text(KERNEL.replace("Before", "Renamed"))
    assert [numbers(), numbers()] == [(7, 0), (7, 1)]


def test_code_for_kernels_has_a_file_of_its_own_and_python_can_call_both(without_a_home: Path) -> None:
    """What a kernel compiled for itself cannot be called from Python, by no later program either."""
    inner: Any = compiled(successor)

    @compiled
    def twice(number: int) -> int:
        return int(inner(number) + inner(number + 1))

    assert twice(1) == 5
    assert (len(inner.overloads), len(inner.for_kernels.overloads)) == (0, 1)
    assert inner(3) == 4
    assert (len(inner.overloads), len(inner.for_kernels.overloads)) == (1, 1)
    assert loaded() == 1


def test_kernels_call_the_code_for_python_where_it_is_there(without_a_home: Path) -> None:
    assert loaded() == 0
    inner: Any = compiled(successor)

    @compiled
    def twice(number: int) -> int:
        return 2 * int(inner(number))

    assert twice(1) == 4
    assert sum(inner.for_kernels.stats.cache_hits.values()) == 1


def test_kernels_may_call_themselves(without_a_home: Path) -> None:
    @compiled
    def factorial(number: int) -> int:
        return 1 if number < 2 else number * factorial(number - 1)

    @compiled
    def binomial(whole: int, part: int) -> int:
        return factorial(whole) // (factorial(part) * factorial(whole - part))

    assert binomial(6, 2) == 15
    assert factorial(5) == 120


def test_what_is_being_prepared_is_named_until_it_is_done() -> None:
    assert readiness.is_ready()
    with readiness.preparing("hints"), readiness.preparing("squares"), readiness.preparing("hints"):
        assert readiness.in_preparation() == ("hints", "squares")
        assert not readiness.is_ready()
    with pytest.raises(ValueError, match="damaged"), readiness.preparing("players"):
        raise ValueError("damaged")
    assert readiness.is_ready()


INNER = """
from fifteentwo.engine.jit import compiled
@compiled
def successor(number: int) -> int:
    return number + 1
"""

OUTER = """
from fifteentwo.engine.jit import compiled
from kernels_of_a_test.inner import successor
@compiled
def twice(number: int) -> int:
    return 2 * successor(number)
number = twice(6)
hits = sum(twice.stats.cache_hits.values())
"""


def test_code_is_out_of_date_when_a_kernel_in_another_file_changes(
    without_a_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(without_a_home)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    package = without_a_home / "kernels_of_a_test"
    package.mkdir()
    (package / "outer.py").write_text(OUTER)

    def numbers(inner: str) -> tuple[int, int]:
        (package / "inner.py").write_text(inner)
        jit_cache._read.cache_clear()  # as in a new program
        for name in (package.name, f"{package.name}.inner", f"{package.name}.outer"):
            sys.modules.pop(name, None)
        importlib.invalidate_caches()
        kernel = importlib.import_module(f"{package.name}.outer")
        return kernel.number, kernel.hits

    assert numbers(INNER) == (14, 0)
    assert numbers(INNER) == (14, 1)
    assert numbers(INNER.replace("+ 1", "+ 2")) == (16, 0)


def test_compiled_code_is_shared_by_programs_that_have_loaded_different_modules() -> None:
    program = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
from fifteentwo.engine import jit_cache
from fifteentwo.engine.equity import match_equity
from fifteentwo.engine.solitaire import expected_value
print(*(jit_cache.source_digest(module) for module in (match_equity, expected_value)))
"""
    digests = {
        subprocess.run([sys.executable, "-c", program, *loaded], check=True, capture_output=True, text=True).stdout
        for loaded in ([], ["fifteentwo.players"], ["fifteentwo.engine.monte_carlo.rollout", "fifteentwo.record"])
    }
    assert len(digests) == 1
    assert len({*digests.pop().split()}) == 2
