"""Web push in both databases: whose subscription it is, and that of several processes one tells of a turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from fifteentwo.server import inviting, pushing
from fifteentwo.server.accounts import Accounts
from fifteentwo.server.accounts import Browser as Asking
from fifteentwo.server.accounts_passkeys import Origin
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.pushing import Pusher
from fifteentwo.server.pushing_rows import MOST, SubscriptionRow
from fifteentwo.server.pushing_send import new_key
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Chair
from tests.server import postgres
from tests.server.guests import Guest
from tests.server.push_service import BrowserAtService, PushService, push_service

ANN, BEA, PHONE = "ann" * 12, "bea" * 12, "phone" * 8
PASSWORD = "ten pegs and a crib"


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
    yield store
    await store.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


async def opened(lobby: Lobby) -> str:
    """A room of Ann and Bea."""
    room = (await lobby.open(NewRoom("standard target=31", (Chair("Ann"), Chair("Bea")), dealer=0), ANN)).room
    secret = (await inviting.invite(lobby, ANN, room, 1)).secret
    await inviting.join(lobby, BEA, room, secret, None)
    return room


def asking(token: str, session: str = "") -> Asking:
    return Asking(token, session, Origin("http://localhost", "localhost"))


async def test_the_key_is_made_once(store: Store) -> None:
    keys = await asyncio.gather(*(store.push.key(new_key) for _ in range(5)))
    assert len({*keys, await store.push.key(new_key)}) == 1


async def test_of_an_owner_the_newest_browsers_stay(store: Store) -> None:
    for number in range(MOST + 2):
        row = SubscriptionRow(f"https://push.example.org/{number}", "key", "auth", "en")
        await store.push.subscribe(f"{number}" * 40, "many" * 10, row)
    kept = [row.endpoint for row in await store.push.of_owner("many" * 10)]
    assert kept == [f"https://push.example.org/{number}" for number in range(2, MOST + 2)]


async def test_a_browser_is_told_of_the_turns_of_the_account_it_is_signed_in_to(store: Store) -> None:
    accounts = Accounts(store.accounts, store.limits)
    room = await opened(Lobby(store, rng=Random(1)))
    for token in (BEA, PHONE):
        await store.push.subscribe(token, token, SubscriptionRow(f"https://push.example.org/{token}", "k", "a", "en"))

    async def told() -> set[str]:
        return {row.endpoint.rpartition("/")[2] for row in await store.push.of_seat(room, 1)}

    assert await told() == {BEA}
    session = await accounts.sign_up(asking(BEA), "Bea", PASSWORD, "")
    assert await told() == {BEA}
    await accounts.sign_in(asking(PHONE), "Bea", PASSWORD, "")
    assert await told() == {BEA, PHONE}
    await accounts.sign_out(asking(PHONE))
    assert await told() == {BEA}
    assert [row.endpoint[-len(PHONE) :] for row in await store.push.of_owner(PHONE)] == [PHONE]
    await accounts.sign_in(asking(PHONE), "Bea", PASSWORD, "")
    await accounts.change_password(asking(BEA, session), PASSWORD, "another password")
    assert await told() == {BEA}, "the others were signed out"
    account, _ = await accounts.opened(asking(BEA, session))
    await store.accounts.delete(account.id)
    assert not await store.push.is_subscribed(BEA)
    assert await store.push.is_subscribed(PHONE)


async def test_of_several_processes_one_tells_of_a_turn(
    store: Store, url: str | None, service: PushService, own_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that has played the turn, and two that start at that moment; each sees who is connected to the others."""
    monkeypatch.setattr(pushing, "DELAY", 0)
    stores = [store] if url is None else [store, Store(url=url), Store(url=url)]
    phone = BrowserAtService(service, "phone")
    await store.push.subscribe(BEA, BEA, phone.row())
    lobby = Lobby(store, rng=Random(1))
    room = await lobby.room(await opened(lobby))
    async with Guest(room, 0) as ann:
        await ann.enter()
        if url is not None:
            noted = "SELECT 1 FROM attendance WHERE game = :game"
            while not await store._read(noted, {"game": room.row.id}):  # noqa: ASYNC110 - no event tells of it
                await asyncio.sleep(0.01)
        for each in stores[1:]:
            await each.open()
        pushers = [Pusher(Lobby(each)) for each in (stores * 3)[:3]]
        for pusher in pushers:
            pusher._played[room.row.id] = 0
        await asyncio.gather(*(pusher.look(1) for pusher in pushers))
        await asyncio.gather(*(task for pusher in pushers for task in pusher._sending))
        assert len(phone.told) == 1
        async with Guest(room, 1) as bea:
            await bea.enter()
            await bea.ask(bea.choice(Random(1)))
        for pusher in pushers:
            await pusher.close()
    await store.delete(ANN, [room.row.id])
    await store.delete(BEA, [room.row.id])
    assert await store._read("SELECT 1 FROM pushed_turns WHERE game = :game", {"game": room.row.id}) == []
    for each in stores[1:]:
        await each.close()
