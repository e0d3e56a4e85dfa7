"""A server for terminals, and what a terminal keeps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fifteentwo.tui.profile import KeptProfile
from tests.server.harness import Server


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    kept = KeptProfile(folder)
    kept.profile.pace = "instant"
    kept.profile.opponent = "beginner"
    kept.save()
    return folder


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = Server(tmp_path_factory.mktemp("games"))
    yield f"{running.address}/"
    running.kill()
