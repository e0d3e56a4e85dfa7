"""The commands one types: ./run, ./test, fifteentwo."""

import os
import subprocess
import sys
from importlib import metadata

import pytest

import fifteentwo
from tests.place.repository import PACKAGE, ROOT


@pytest.mark.parametrize("name", ["run", "test", ".ci/run"])
def test_a_command_can_be_run(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
    subprocess.run(["bash", "-n", ROOT / name], check=True)


def test_continuous_integration_runs_what_everybody_runs() -> None:
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1] == "CI=true exec ./test"


def test_there_is_one_version() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "fifteentwo", "--version"], check=True, capture_output=True, text=True
    ).stdout
    assert metadata.version("fifteentwo") == fifteentwo.__version__
    assert fifteentwo.__version__ in said.split()


def test_the_package_says_that_it_is_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()


def test_the_page_is_part_of_the_package() -> None:
    assert (PACKAGE / "static" / "index.html").is_file()
