"""The commands of the repository: ./run, ./test, fifteentwo."""

import os
import re
import subprocess
import sys
from importlib import metadata

import pytest

import fifteentwo
from tests.place.repository import PACKAGE, ROOT
from tests.thorough import THOROUGH

RULES = ("scoring", "rules", "golden", "laws", "referee", "playthroughs", "perft", "variants", "solitaire/test_laws.py")


@pytest.mark.parametrize("name", ["run", "test", ".ci/run"])
def test_a_command_can_be_run(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
    subprocess.run(["bash", "-n", ROOT / name], check=True)


def test_numba_cannot_be_imported_where_tests_do_without_it() -> None:
    program = [sys.executable, "-c", "import numba"]
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join((str(ROOT / ".ci" / "no_numba"), *filter(None, sys.path)))
    }
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "this test needs Numba" in done.stderr


@pytest.mark.parametrize("name", ["with_numba", "with_programs", "not_quick"])
def test_the_tests_that_are_listed_are_there(name: str) -> None:
    """Otherwise a renamed file would run in the wrong group, or a folder twice."""
    listed = re.search(rf"^{name}=\((.*?)\)$", (ROOT / "test").read_text(), re.MULTILINE | re.DOTALL)
    assert listed is not None
    assert [path for path in listed[1].split() if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("name", THOROUGH)
def test_what_is_left_to_continuous_integration_is_there_and_tests_no_rule(name: str) -> None:
    file, _, case = name.partition("::")
    function = case.partition("[")[0]  # a name may be the beginning of several, or of the cases of a function
    assert (ROOT / file).exists()
    assert not function or f"def {function}" in (ROOT / file).read_text()
    assert not [folder for folder in RULES if name.startswith(f"tests/{folder}")]


def test_continuous_integration_runs_every_test_but_the_exhaustive_ones() -> None:
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1] == "CI=true exec ./test --thorough"


def test_there_is_one_version() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "fifteentwo", "--version"], check=True, capture_output=True, text=True
    ).stdout
    assert metadata.version("fifteentwo") == fifteentwo.__version__
    assert fifteentwo.__version__ in said.split()


def test_the_package_is_marked_as_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()


def test_the_page_is_part_of_the_package() -> None:
    assert (PACKAGE / "static" / "index.html").is_file()
