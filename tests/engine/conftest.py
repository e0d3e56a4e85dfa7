"""A training folder on a small pack, made once for all tests; and tables that stand in for those of other rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from fifteentwo.engine import deal_rules
from fifteentwo.engine.deal_rules import PACKAGE, SOLVABLE
from fifteentwo.engine.training.pipeline import make
from fifteentwo.players import expert
from tests.engine.other_rules import FILES
from tests.engine.test_pipeline import TRIAL, quiet, small


@pytest.fixture(scope="session")
def trial(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A shared folder that tests only read."""
    folder = tmp_path_factory.mktemp("trial")
    make(folder, TRIAL, quiet, small())
    return folder


@pytest.fixture
def made(trial: Path, tmp_path: Path) -> Path:
    """A copy of it for one test."""
    return copytree(trial, tmp_path / "whole")


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder where a user keeps tables: those of the standard game as those of each other rules that have none in the package."""
    for name in SOLVABLE:
        if (PACKAGE / name).is_dir():
            continue
        (tmp_path / name).mkdir()
        for file in FILES:
            (tmp_path / name / file).symlink_to(PACKAGE / file)
    monkeypatch.setenv(deal_rules.VARIABLE, str(tmp_path))
    expert._tables.cache_clear()
    yield tmp_path
    expert._tables.cache_clear()
