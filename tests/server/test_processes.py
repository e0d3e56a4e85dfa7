"""Several server processes with one PostgreSQL database: people at one table need not be connected to the same one."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fifteentwo.cribbage import Discard
from fifteentwo.rules import parse
from fifteentwo.server import inviting
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.notices import LOCKS
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Act, Chair
from fifteentwo.table import AnyEntry, Do, open_table
from tests.server import postgres
from tests.server.guests import Guest
from tests.server.harness import ENTRY, Message, Page, Server, bearer
from tests.server.test_spectators import Spectator, make_link

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL here")

ANN = "ann" * 12
BEA = "bea" * 12
RULES = "standard target=31 match=single"


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with TemporaryDirectory() as folder, postgres.running(Path(folder)) as found:
        yield found


@pytest.fixture(scope="module")
def servers(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    both = tuple(Server(tmp_path_factory.mktemp("data"), url=url) for _ in range(2))
    yield both[0], both[1]
    for server in both:
        server.kill()


def table_for_two(here: Server, there: Server, **more: Any) -> tuple[Page, Page]:
    """Ann's page at the first server and Bea's at the second, in a room for the two of them."""
    opened = here.open_room(RULES, people=(0, 1), token=ANN, **more)
    path = f"/api/rooms/{opened['room']}"
    made = httpx.post(f"{here.address}{path}/invitations", json={"seat": 1}, headers=bearer(ANN))
    joined = httpx.post(f"{there.address}{path}/join", json={"secret": made.json()["secret"]}, headers=bearer(BEA))
    assert joined.status_code < 300, joined.text
    return Page(here, opened), Page(there, joined.json() | {"seat": 1})


async def presence(page: Page, wanted: Callable[[Message], bool]) -> Message:
    """Reads until a Presence like this comes."""
    while not wanted(told := await page.receive_a("Presence")):
        pass
    return told


async def play(pages: tuple[Page, Page], rng: Random, actions: int = 10_000) -> int:
    """Both pages play at random, each at its own server, until the game is over; returns the number of actions."""
    for done in range(actions):
        last = max(page.at or 0 for page in pages)
        for page in pages:
            while page.is_behind or (page.at or 0) < last:
                await page.receive()
        position = pages[0].position
        if position["outcome"]:
            return done
        page = pages[rng.choice(position["to_act"])]
        await page.act(rng.choice(page.legal))
    return actions


async def log_of(url: str, room: str) -> list[AnyEntry]:
    connection = await asyncpg.connect(url)
    try:
        rows = await connection.fetch("SELECT entry FROM entries WHERE game = $1 ORDER BY number", room)
    finally:
        await connection.close()
    return [ENTRY.decode(row[0]) for row in rows]


async def test_two_people_at_different_processes_finish_a_game(servers: tuple[Server, Server], url: str) -> None:
    ann, bea = table_for_two(*servers)
    async with ann, bea:
        assert await play((ann, bea), Random(1)) > 10
        assert bea.position["outcome"] == ann.position["outcome"]
        table = open_table(parse(RULES), await log_of(url, ann.opened["room"]))
        assert table.outcome is not None
        assert ann.at == len(await log_of(url, ann.opened["room"]))
        for page in (ann, bea):
            numbers = [message["at"] for message in page.messages if message["type"] == "Update"]
            assert numbers == sorted({*numbers}), "each entry is told once"


async def test_who_is_here_and_what_they_say_is_known_at_every_process(servers: tuple[Server, Server]) -> None:
    ann, bea = table_for_two(*servers)
    async with ann:
        await presence(ann, lambda told: told["here"] == [0])
        async with bea:
            await presence(ann, lambda told: told["here"] == [0, 1])
            await presence(bea, lambda told: told["here"] == [0, 1])
            await bea.send({"type": "Say", "phrase": "good-luck"})
            assert await ann.receive_a("Said") == {"type": "Said", "seat": 1, "phrase": "good-luck"}
            secret = make_link(servers[0], ann.opened["room"], ANN)
            async with Spectator(servers[1], ann.opened["room"], secret, "Zoe") as zoe:
                await presence(ann, lambda told: told["spectators"] == ["Zoe"])
                async with Spectator(servers[0], ann.opened["room"], secret, "Zoe"):
                    await presence(zoe, lambda told: told["spectators"] == ["Zoe", "Zoe (2)"])
                await presence(bea, lambda told: told["spectators"] == ["Zoe"])
            await presence(ann, lambda told: told["spectators"] == [])
        await presence(ann, lambda told: told["here"] == [0])


async def closed_with(page: Page) -> int:
    """The code with which the server closes the socket of this page."""
    try:
        while True:
            await page._next()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


async def test_a_seat_or_a_link_that_is_taken_away_closes_sockets_at_every_process(
    servers: tuple[Server, Server],
) -> None:
    here, there = servers
    opened = here.open_room(RULES, people=(0, 1), token=ANN)
    path = f"{here.address}/api/rooms/{opened['room']}"
    async with Page(there, opened | {"seat": 1}) as page, Page(there, opened) as own:
        made = httpx.post(f"{path}/invitations", json={"seat": 1}, headers=bearer(ANN))
        assert await closed_with(page) == 4401
        assert (await presence(own, lambda told: told["open"] == [1]))["here"] == [0]
        joined = httpx.post(f"{path}/join", json={"secret": made.json()["secret"], "name": "Bea"}, headers=bearer(BEA))
        assert joined.status_code < 300
        assert (await own.receive_a("Welcome"))["chairs"][1]["name"] == "Bea"
    secret = make_link(here, opened["room"], ANN)
    async with Spectator(there, opened["room"], secret) as zoe:
        httpx.delete(f"{path}/spectators", headers=bearer(ANN))
        assert await closed_with(zoe) == 4401


async def test_a_game_deleted_at_one_process_is_gone_at_the_others(servers: tuple[Server, Server]) -> None:
    here, there = servers
    opened = here.open_room(RULES, token=ANN)
    async with Page(there, opened) as page:
        selection = {"rooms": [opened["room"]]}
        assert httpx.post(f"{here.address}/api/history/delete", json=selection, headers=bearer(ANN)).status_code == 204
        assert (await page.receive_a("Refused"))["code"] == "game-deleted"


async def test_the_first_card_waits_for_the_salts_of_pages_at_other_processes(
    servers: tuple[Server, Server], url: str
) -> None:
    class Salting(Page):
        @property
        def hello(self) -> Message:
            return super().hello | {"salts": True}

    pages = [Salting(page.server, page.opened) for page in table_for_two(*servers)]
    async with pages[0] as ann, pages[1] as bea:
        await presence(ann, lambda told: told["here"] == [0, 1])
        await presence(bea, lambda told: told["here"] == [0, 1])
        for page in pages:
            if not any(message["type"] == "Commitment" for message in page.messages):
                await page.receive_a("Commitment")
        dues = [next(m for m in page.messages if m["type"] == "Commitment") for page in pages]
        assert dues[0] == dues[1]
        for seat, page in enumerate(pages):
            await page.send({"type": "Salt", "commitment": dues[0]["commitment"], "salt": f"{seat + 10:x}" * 8})
        for page in pages:
            await page.receive_a("Update")
    first = next(entry for entry in await log_of(url, ann.opened["room"]) if isinstance(entry, Do))
    assert first.salts == ("a" * 8, "b" * 8)


async def test_whoever_is_connected_to_a_killed_process_goes_on_at_another(
    servers: tuple[Server, Server], url: str, tmp_path: Path
) -> None:
    rng, doomed = Random(4), Server(tmp_path / "doomed", url=url)
    ann, bea = table_for_two(doomed, servers[1])
    async with bea:
        async with ann:
            await presence(bea, lambda told: told["here"] == [0, 1])
            await play((ann, bea), rng, 7)
            acknowledged = max(ann.at or 0, bea.at or 0)
            doomed.kill()
        assert (await presence(bea, lambda told: told["here"] == [1]))["here"] == [1]
        again = Page(servers[0], ann.opened, ann.at)
        again.messages = ann.messages
        async with again:
            await presence(bea, lambda told: told["here"] == [0, 1])
            await play((again, bea), rng)
            assert again.position["outcome"] == bea.position["outcome"] is not None
    entries = await log_of(url, ann.opened["room"])
    assert len(entries) == bea.at
    assert len(entries) > acknowledged
    assert open_table(parse(RULES), entries).outcome is not None


async def cut(url: str, listening: int) -> None:
    """Ends the listening connections of all processes, as soon as this number of them listen."""
    connection = await asyncpg.connect(url)
    try:
        async with asyncio.timeout(30):
            while True:
                found = await connection.fetch(
                    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = $1", LOCKS
                )
                if len(found) >= listening:
                    break
                await asyncio.sleep(0.02)
        for (pid,) in found:
            await connection.execute("SELECT pg_terminate_backend($1)", pid)
    finally:
        await connection.close()


async def test_a_process_that_was_cut_off_reads_what_it_has_missed(servers: tuple[Server, Server], url: str) -> None:
    ann, bea = table_for_two(*servers)
    rng = Random(5)
    async with ann, bea:
        for _ in range(3):
            await play((ann, bea), rng, 2)
            await cut(url, listening=2)
        await play((ann, bea), rng)
        assert bea.position["outcome"] == ann.position["outcome"] is not None


async def test_an_address_has_one_limit_at_all_processes(tmp_path: Path, url: str) -> None:
    bounded = [Server(tmp_path / str(number), url=url, bounded=True) for number in range(2)]
    try:
        asked = [
            httpx.get(f"{bounded[turn % 2].address}/api/account/export", headers=bearer(ANN)).status_code
            for turn in range(6)
        ]
    finally:
        for server in bounded:
            server.kill()
    assert 429 not in asked[:4]
    assert asked[4:] == [429, 429]


# Races, between two processes that are simulated in this one


@pytest.fixture
async def lobbies(url: str) -> AsyncIterator[tuple[Lobby, Lobby]]:
    stores = (Store(url=url), Store(url=url))
    for store in stores:
        await store.open()
    here, there = (Lobby(store, rng=Random(number)) for number, store in enumerate(stores))
    for lobby in (here, there):
        lobby.store.notes.listen(lobby.following.hear)
    yield here, there
    for store in stores:
        await store.close()


async def test_chance_and_the_computer_act_once_when_processes_race(lobbies: tuple[Lobby, Lobby]) -> None:
    """Several pages enter a new room at the same moment, at both processes: each process wants to play the first turn."""
    for seed in range(10):
        seats = (Chair("Ann"), *(Chair(f"Bot {number}", "simple") for number in range(2)))
        opened = await lobbies[0].open(NewRoom("three_players target=31", seats, dealer=0), ANN)
        rooms = [await lobby.room(opened.room) for lobby in lobbies]
        guests = [Guest(room) for room in (*rooms, *rooms)]
        for guest in guests:
            await guest.__aenter__()
        await asyncio.gather(*(guest.enter() for guest in guests))
        rng = Random(seed)
        for _ in range(4):
            choices = [guest.choice(rng) for guest in guests]
            await asyncio.gather(*(guest.ask(choice) for guest, choice in zip(guests, choices, strict=True)))
        stored = await lobbies[0].store.entries(opened.room)
        for room in rooms:
            async with room.lock:
                await room.catch_up()
            assert len(room.entries) == len(stored)
        assert rooms[0].entries == rooms[1].entries
        for guest in guests:
            await guest.__aexit__(None, None, None)


async def test_two_who_act_at_the_same_moment_at_different_processes_both_have_acted(
    lobbies: tuple[Lobby, Lobby],
) -> None:
    for seed in range(10):
        rooms = await rooms_for_two(lobbies)
        guests = [Guest(room, seat) for seat, room in enumerate(rooms)]
        for guest in guests:
            await guest.__aenter__()
            await guest.enter()
        async with rooms[1].lock:
            await rooms[1].catch_up()
        rng = Random(seed)
        choices: list[Act] = [guest.choice(rng) for guest in guests]
        assert all(isinstance(choice.action, Discard) for choice in choices)
        told = await asyncio.gather(*(guest.ask(choice) for guest, choice in zip(guests, choices, strict=True)))
        assert not [message for messages in told for message in messages if message["type"] == "Refused"]
        stored = [json.loads(text) for text in await lobbies[0].store.entries(rooms[0].row.id)]
        done = [entry["action"] for entry in stored if entry["type"] == "do" and entry["action"]["type"] == "discard"]
        assert sorted(action["seat"] for action in done) == [0, 1]
        for guest in guests:
            await guest.__aexit__(None, None, None)


async def rooms_for_two(lobbies: tuple[Lobby, Lobby]) -> list[Room]:
    """A room for two people as both processes have it."""
    opened = await lobbies[0].open(NewRoom(RULES, (Chair("Ann"), Chair("Bea")), dealer=0), ANN)
    secret = (await inviting.invite(lobbies[0], ANN, opened.room, 1)).secret
    await inviting.join(lobbies[1], BEA, opened.room, secret, None)
    return [await lobby.room(opened.room) for lobby in lobbies]
