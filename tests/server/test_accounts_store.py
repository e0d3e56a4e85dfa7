"""Accounts in the store, in both databases: what is moved, challenges, and limits that hold across processes."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from fifteentwo.locales import CodedError
from fifteentwo.server.accounts import Accounts
from fifteentwo.server.accounts import Browser as Asking
from fifteentwo.server.accounts_passkeys import Origin
from fifteentwo.server.accounts_store import CHALLENGE_SECONDS, OWNED, ChallengeRow, owner_of
from fifteentwo.server.backends import FILE, Statement
from fifteentwo.server.practice_rows import PracticeRow
from fifteentwo.server.rate_limit import RateLimit
from fifteentwo.server.shared_limits import SharedLimits
from fifteentwo.server.store import Store
from fifteentwo.server.store_rows import NewGame
from tests.server import postgres

PASSWORD = "ten pegs and a crib"
SITE = Origin("http://localhost", "localhost")


@pytest.fixture(scope="module", params=["sqlite", *(["postgresql"] if postgres.programs() else [])])
def url(request: pytest.FixtureRequest) -> Iterator[str | None]:
    if request.param == "sqlite":
        yield None
    else:
        with TemporaryDirectory() as folder, postgres.running(Path(folder)) as url:
            yield url


@pytest.fixture
async def store(own_data: Path, url: str | None) -> AsyncIterator[Store]:
    store = Store(own_data, url)
    await store.open()
    tables = ("entries", "seats", "games", "practice", "devices", "passkeys", "accounts", "challenges", "limits")
    await store._backend.write([Statement(f"DELETE FROM {table}", [{}]) for table in tables])  # noqa: S608
    yield store
    await store.close()


@pytest.fixture
def accounts(store: Store) -> Accounts:
    return Accounts(store.accounts, store.limits)


def asking(token: str, session: str = "") -> Asking:
    return Asking(token, session, SITE)


async def test_of_two_rows_practised_the_one_due_later_stays(store: Store, accounts: Accounts) -> None:
    guest, account = "g" * 40, "a" * 40
    await store.set_practice(guest, [PracticeRow("play", "x", "2026-02", "guest"), PracticeRow("play", "y", "", "g")])
    await store.set_practice(account, [PracticeRow("play", "x", "2026-01", "account")])
    await accounts.sign_up(asking(account), "Ann", PASSWORD, "")
    await accounts.sign_in(asking(guest), "ann", PASSWORD, "")
    owner = await store.accounts.owner(guest)
    assert {row.item: row.state for row in await store.practice(owner, "play")} == {"x": "guest", "y": "g"}
    assert await store.practice(guest, "play") == []


async def test_an_account_is_made_changed_and_deleted(store: Store, accounts: Accounts) -> None:
    game = NewGame("g", "square", "r", "[]", "secret", ((0, "a" * 40),))
    await store.create(game)
    session = await accounts.sign_up(asking("a" * 40), "Ann", PASSWORD, "Firefox")
    with pytest.raises(CodedError, match="Somebody else"):
        await accounts.sign_up(asking("b" * 40), "ANN", PASSWORD, "")
    account, device = await accounts.opened(asking("a" * 40, session))
    await store.accounts.set_settings(account.id, "{}")
    await store.accounts.seen(device.id)
    again = await store.accounts.account(account.id)
    assert again is not None
    assert (again.name, again.settings) == ("Ann", "{}")
    assert await store.seats(owner_of(account.id), "g") == (0,)
    await accounts.sign_in(asking("b" * 40), "Ann", PASSWORD, "")
    assert len(await store.accounts.devices(account.id)) == 2
    await accounts.change_password(asking("a" * 40, session), PASSWORD, "another password")
    assert await store.accounts.devices(account.id) == [await store.accounts.device("a" * 40)]
    await store.accounts.delete(account.id)
    assert await store.accounts.named("Ann") is None
    assert await store.accounts.owner("a" * 40) == "a" * 40


async def test_limits_hold_across_processes(store: Store) -> None:
    now = 1000.0
    two = [SharedLimits(store._write, store._read, lambda: now) for _ in range(2)]
    assert [await two[turn % 2].take("try", "ann", 4, 60) for turn in range(6)] == [0, 0, 0, 0, 60, 60]
    assert await two[0].take("try", "bob", 4, 60) == 0
    assert await two[0].take("other", "ann", 4, 60) == 0
    now += 59
    assert await two[1].take("try", "ann", 4, 60) == 1
    now += 1
    assert await two[1].take("try", "ann", 4, 60) == 0
    await two[0].take("try", "ann", 4, 60, some=9)
    assert await two[1].take("try", "ann", 4, 60) == 60
    await two[0].forgive("try", "ann")
    assert await two[1].take("try", "ann", 4, 60) == 0


async def test_processes_take_shares_of_a_limit(store: Store) -> None:
    """Alternately at two processes, as many requests are allowed in a minute as at one."""
    now = 1000.0
    shared = [SharedLimits(store._write, store._read, lambda: now) for _ in range(2)]
    limits = [RateLimit(20) for _ in range(2)]
    for _ in range(2):
        waits = [await limits[turn % 2].acquire(now, shared[turn % 2], "requests", "ann") for turn in range(50)]
        assert waits[:20] == [0] * 20
        assert {60, 61} >= set(waits[20:])
        now += 60


async def test_requests_that_come_together_use_up_no_more_than_themselves(store: Store) -> None:
    limit, shared = RateLimit(20), SharedLimits(store._write, store._read, lambda: 1000)
    asked = await asyncio.gather(*(limit.acquire(1000, shared, "requests", "ann") for _ in range(15)))
    assert [*asked, *[await limit.acquire(1000, shared, "requests", "ann") for _ in range(5)]] == [0] * 20
    assert await limit.acquire(1000, shared, "requests", "ann")


async def test_a_challenge_is_answered_once_and_soon(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    row = ChallengeRow("sign-in", "c", "", "")
    await store.accounts.keep_challenge("t" * 32, row)
    assert await store.accounts.take_challenge("t" * 32) == row
    assert await store.accounts.take_challenge("t" * 32) is None
    await store.accounts.keep_challenge("t" * 32, row)

    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + CHALLENGE_SECONDS + 1)
    assert await store.accounts.take_challenge("t" * 32) is None


async def test_every_table_with_an_owner_is_moved(own_data: Path) -> None:
    """A new table with the hash of an owner must be named in OWNED, so that accounts move and delete its rows."""
    store = Store(own_data)
    await store.open()
    await store.close()
    with sqlite3.connect(own_data / FILE) as database:
        tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = {table: [row[1] for row in database.execute(f"PRAGMA table_info({table})")] for table in tables}
    found = {(table, column) for table, names in columns.items() for column in names if column.endswith("_sha256")}
    own = {("devices", "token_sha256"), ("devices", "session_sha256"), ("challenges", "token_sha256")}
    own |= {("bots", "token_sha256"), ("push_subscriptions", "token_sha256")}
    assert found - own == set(OWNED.items())
