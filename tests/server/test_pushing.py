"""Web push: who is told of a turn, once, what the message says, and what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any

import httpx
import pytest

from fifteentwo.server import inviting, pushing, pushing_send
from fifteentwo.server.agreeing_wire import Propose, Respond, StandIn
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.pushing import DELAY, LAST_LOOK, Pusher
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Chair, GiveUp
from tests.server.guests import Guest
from tests.server.harness import Page, Server, bearer, client_of
from tests.server.push_service import (
    BrowserAtService,
    PushService,
    check_signature,
    plain,
    push_service,
)

ANN, BEA = "ann" * 12, "bea" * 12
RULES = "standard target=31 match=single"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


class Friends:
    """Ann and Bea, each with a browser of her own, and a process that tells them of their turns."""

    def __init__(self, store: Store) -> None:
        self.lobby = Lobby(store, rng=Random(1), played=lambda room, _ended: self.pusher.turn_played(room))
        self.pusher = Pusher(self.lobby)
        self.rng = Random(2)

    async def open(self, rules: str = RULES) -> Room:
        opened = await self.lobby.open(NewRoom(rules, (Chair("Ann"), Chair("Bea")), dealer=0, patience=1), ANN)
        secret = (await inviting.invite(self.lobby, ANN, opened.room, 1)).secret
        await inviting.join(self.lobby, BEA, opened.room, secret, None)
        return await self.lobby.room(opened.room)

    async def look(self, seconds: float = DELAY + 1) -> None:
        """Looks at the rooms as if it were this many seconds after the turns, and waits until all is sent."""
        before = dict(self.pusher._played)
        if before:
            await self.pusher.look(min(before.values()) + seconds)
        await asyncio.gather(*self.pusher._sending)

    async def until(self, seat: int, guest: Guest, other: Guest) -> None:
        """Plays until this seat alone has to act."""
        guests = {guest.listener.seat: guest, other.listener.seat: other}
        while True:
            to_act = guest.room.table.to_act()
            if list(to_act) == [seat]:
                return
            await self.act(guests[next(each for each in to_act if each != seat)])

    async def act(self, guest: Guest) -> None:
        before = len(guest.room.entries)
        await guest.ask(guest.choice(self.rng))
        assert len(guest.room.entries) > before


@pytest.fixture
async def friends(store: Store) -> AsyncIterator[Friends]:
    friends = Friends(store)
    yield friends
    await friends.pusher.close()


async def test_somebody_who_is_away_is_told_once_for_each_turn(
    friends: Friends, store: Store, service: PushService
) -> None:
    phone, anns = BrowserAtService(service, "phone"), BrowserAtService(service, "ann")
    await store.push.subscribe("p" * 40, BEA, phone.row())
    await store.push.subscribe(ANN, ANN, anns.row())
    room = await friends.open()
    async with Guest(room, 0) as ann:
        await ann.enter()
        await friends.look(DELAY - 1)
        assert service.posted == [], "it may be a moment only"
        await friends.look()
        message = {"title": "Your turn, Bea", "body": f"Table {room.row.id}", "room": room.row.id}
        assert phone.told == [message]
        await friends.act(ann)
        await friends.look()
        assert phone.told == [message], "it is still the same turn"
        async with Guest(room, 1) as bea:
            await bea.enter()
            await friends.until(0, ann, bea)
        await friends.look()
        assert phone.told == [message]
        while list(room.table.to_act()) == [0]:
            await friends.act(ann)
        assert 1 in room.table.to_act(), "the seed leads there"
        await friends.look()
        assert phone.told == [message, message]
    assert anns.told == []
    sender = await friends.pusher.sender()
    for posted in service.posted:
        assert check_signature(posted, service.origin, sender.public_key)["sub"].startswith("https://")
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert room.row.id.encode() not in posted.body
        assert room.row.id not in str(posted.headers), "the service is not told which table it is"


async def test_a_browser_that_loses_its_connection_after_its_turn_came_is_told_then(
    friends: Friends, store: Store, service: PushService
) -> None:
    phone = BrowserAtService(service, "phone")
    await store.push.subscribe(BEA, BEA, phone.row("de"))
    room = await friends.open()
    async with Guest(room, 0) as ann:
        await ann.enter()
        async with Guest(room, 1) as bea:
            await bea.enter()
            await friends.look()
            assert phone.told == []
        await friends.look(40)
        assert [told["title"] for told in phone.told] == ["Du bist dran, Bea"]
        assert friends.pusher._played, "Ann's turn it is too, and she may lose her connection"
        await friends.look(LAST_LOOK + 1)
        assert friends.pusher._played == {}


async def test_nobody_is_told_where_nobody_has_to_act(friends: Friends, store: Store, service: PushService) -> None:
    phone = BrowserAtService(service, "phone")
    await store.push.subscribe(BEA, BEA, phone.row())
    room = await friends.open()
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        await ann.enter()
        await bea.enter()
        await ann.ask(Propose("adjourn"))
        await bea.ask(Respond(True))
    await friends.look()
    over = await friends.open()
    async with Guest(over, 0) as ann:
        await ann.enter()
        await ann.ask(GiveUp())
    await friends.look()
    played = await friends.open()
    async with Guest(played, 0) as ann:
        await ann.enter()
        played.attendance.late = lambda: frozenset({1})  # type: ignore[method-assign]
        await ann.ask(StandIn(1))
        assert played.log.conduct.stand_ins == (1,)
        await friends.look()
    invited = (await friends.lobby.open(NewRoom(RULES, (Chair("Ann"), Chair("Bea"))), ANN)).room
    await inviting.invite(friends.lobby, ANN, invited, 1)
    friends.pusher.turn_played(await friends.lobby.room(invited))
    friends.pusher._played[invited] = 0
    await friends.look()
    await store.push.unsubscribe(BEA)
    last = await friends.open()
    async with Guest(last, 0) as ann:
        await ann.enter()
        await friends.look()
    assert service.posted == []


async def test_a_process_that_starts_looks_at_what_was_played_last_and_tells_nobody_twice(
    friends: Friends, store: Store, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = BrowserAtService(service, "phone")
    await store.push.subscribe(BEA, BEA, phone.row())
    room = await friends.open()
    async with Guest(room, 0) as ann:
        await ann.enter()
    monkeypatch.setattr(pushing, "DELAY", 0)
    monkeypatch.setattr(pushing, "LOOKS", 0.01)
    others = [Pusher(Lobby(store)) for _ in range(2)]
    for other in others:
        other.open()
    await asyncio.to_thread(service.wait, 1)
    for other in others:
        other._played[room.row.id] = 0
        await other.look(1)
        await other.close()
    await friends.look()
    assert len(phone.told) == 1


@pytest.mark.parametrize(
    ("status", "tries", "stays"), [(404, 1, False), (410, 1, False), (503, 3, True), (413, 1, True)]
)
async def test_what_becomes_of_a_subscription(
    status: int, tries: int, stays: bool, friends: Friends, store: Store, service: PushService,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(pushing_send, "PAUSE", 0)
    phone = BrowserAtService(service, "phone")
    await store.push.subscribe(BEA, BEA, phone.row())
    service.status = status
    async with Guest(await friends.open(), 0) as ann:
        await ann.enter()
        await friends.look()
    assert len(phone.told) == tries
    assert await store.push.is_subscribed(BEA) == stays


async def test_one_browser_gets_so_many_messages_an_hour(
    friends: Friends, store: Store, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pushing, "AN_HOUR", 2)
    phone = BrowserAtService(service, "phone")
    await store.push.subscribe(BEA, BEA, phone.row())
    for _ in range(4):
        async with Guest(await friends.open(), 0) as ann:
            await ann.enter()
            await friends.look()
    assert len(phone.told) == 2


async def test_a_browser_subscribes_renews_and_unsubscribes(store: Store, service: PushService) -> None:
    phone, renewed = BrowserAtService(service, "phone"), BrowserAtService(service, "renewed")
    async with client_of(store._backend._folder) as client:  # type: ignore[attr-defined]
        own = bearer("p" * 40)
        state = (await client.get("/api/push", headers=own)).json()
        assert len(plain(state["key"])) == 65
        assert state["on"] is False
        for wrong in (
            {"endpoint": "http://push.example.org/abc"},
            {"auth": "short"},
            {"p256dh": phone.asked["auth"]},
            {"p256dh": "é"},
        ):
            refused = await client.post("/api/push", json=phone.asked | wrong, headers=own)
            assert refused.status_code == 400
            assert refused.json()["sentence"].endswith(".")
        assert (await client.get("/api/push")).status_code == 401
        assert (await client.post("/api/push", json=phone.asked)).status_code == 401
        assert (await client.post("/api/push", json=phone.asked | {"language": "xx"}, headers=own)).status_code == 204
        assert (await client.get("/api/push", headers=own)).json() == {"key": state["key"], "on": True}
        (row,) = await store.push.of_owner("p" * 40)
        assert (row.endpoint, row.language) == (phone.endpoint, "en")
        body = renewed.asked | {"former": phone.endpoint}
        assert (await client.post("/api/push/renewed", json=body)).status_code == 204
        assert (await client.post("/api/push/renewed", json=body)).status_code == 204
        assert [row.endpoint for row in await store.push.of_owner("p" * 40)] == [renewed.endpoint]
        assert (await client.request("DELETE", "/api/push", headers=own)).status_code == 204
        assert (await client.get("/api/push", headers=own)).json() == {"key": state["key"], "on": False}


async def test_a_server_tells_a_browser_whose_page_is_closed(tmp_path: Any, service: PushService) -> None:
    """A real server, a page, and a browser elsewhere that has subscribed by HTTP."""
    patch = (
        "from fifteentwo.server import pushing, pushing_endpoints\n"
        f"pushing.DELAY, pushing.LOOKS = 0.1, 0.05\npushing_endpoints.TRUSTED.add({service.origin!r})\n"
    )
    server = Server(tmp_path / "data", before=patch)
    try:
        phone = BrowserAtService(service, "phone")
        asked = phone.asked | {"language": "fr"}
        assert httpx.post(f"{server.address}/api/push", json=asked, headers=bearer(BEA)).status_code == 204
        opened = server.open_room(RULES, people=(0, 1), token=ANN)
        path = f"{server.address}/api/rooms/{opened['room']}"
        made = httpx.post(f"{path}/invitations", json={"seat": 1}, headers=bearer(ANN))
        assert httpx.post(f"{path}/join", json={"secret": made.json()["secret"]}, headers=bearer(BEA)).is_success
        async with Page(server, opened):
            await asyncio.to_thread(service.wait, 1)
        key = httpx.get(f"{server.address}/api/push", headers=bearer(BEA)).json()["key"]
        check_signature(service.posted[0], service.origin, key)
        (told,) = phone.told
        assert told == {"title": "À vous de jouer, Bob", "body": f"Table {opened['room']}", "room": opened["room"]}
        assert server.stop() == ""
    finally:
        server.kill()
