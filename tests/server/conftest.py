"""One server for all tests that need no more of it than that it is there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    try:
        yield running
        assert running.stop() == ""
    finally:
        running.kill()


@pytest.fixture
def own_data(tmp_path: Path) -> Path:
    return tmp_path / "data"
