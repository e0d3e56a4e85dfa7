"""One server shared by all tests that only need a running server."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from fifteentwo.server.store import Store
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


@pytest.fixture
async def store(own_data: Path) -> AsyncIterator[Store]:
    store = Store(own_data)
    await store.open()
    yield store
    await store.close()
