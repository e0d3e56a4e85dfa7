"""A server as the terminal runs one for itself, and what a terminal keeps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fifteentwo.server.own_process import running_server
from fifteentwo.tui.profile import KeptProfile


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
    with running_server(tmp_path_factory.mktemp("games"), "127.0.0.1", 0) as running:
        yield running
