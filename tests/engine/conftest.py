"""A training folder on a small pack, made once for all tests."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from fifteentwo.engine.training.pipeline import make
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
