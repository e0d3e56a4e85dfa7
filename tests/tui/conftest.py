"""A server in this process, as the terminal runs one for itself, and the terminal without a screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fifteentwo.server.in_thread import running_server
from fifteentwo.tui.profile import KeptProfile


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    kept = KeptProfile(folder)
    kept.profile.pace = "instant"
    kept.profile.opponent = "beginner"
    kept.save()
    return folder


@pytest.fixture
def address(data: Path) -> Iterator[str]:
    with running_server(data, "127.0.0.1", 0) as running:
        yield running
