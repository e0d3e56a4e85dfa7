"""One server shared by all tests that only need a running server, and one for tests of accounts with its browsers."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from fifteentwo.server.store import Store
from tests.server.browsers import BEFORE, Browsers
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


@pytest.fixture(scope="module")
def account_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), before=BEFORE)
    try:
        yield running
        assert running.stop() == ""
    finally:
        running.kill()


@pytest.fixture
def browser(account_server: Server) -> Iterator[Browsers]:
    browsers = Browsers(account_server)
    yield browsers
    for one in browsers.made:
        one.close()


@pytest.fixture
def name() -> str:
    return f"Ann {token_hex(4)}"
