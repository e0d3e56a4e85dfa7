"""The server is killed during play; everything it announced is still there."""

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Message, Server, log_of


async def test_a_server_killed_repeatedly_loses_nothing_it_announced(own_data: Path) -> None:
    rng = Random(121)
    server = Server(own_data)
    opened = server.open_room("gamerules_61", player="simple")
    heard: dict[int, Message] = {}
    deaths = 0
    since: int | None = None
    over = False
    while not over:
        saved = len(log_of(own_data, opened["room"]))
        async with server.sit(opened, since) as page:
            assert page.at == (since or 1), "the page goes on from its last entry"
            while (page.at or 0) < saved:
                await page.receive()
            if deaths < 5:
                await page.play(rng, rng.randrange(1, 6))
                if not page.position["outcome"] and page.legal:
                    await page.send({"type": "Act", "action": rng.choice(page.legal), "at": page.at})
                server.kill()
                deaths += 1
            else:
                await page.play(rng)
                over = True
                assert page.position["match_over"]
        for message in page.messages:
            if message["type"] == "Update":
                assert message["at"] not in heard
                heard[message["at"]] = message
        since = page.at
        if not over:
            server = Server(own_data, server.port)
    assert deaths == 5
    async with server.sit(opened, 1) as page:
        for number in range(2, max(heard) + 1):
            assert (await page.receive())["told"] == heard[number]["told"]
    server.stop()
    assert len(log_of(own_data, opened["room"])) == max(heard)


def tamper(data: Path, with_it: str) -> None:
    with sqlite3.connect(data / "rooms.sqlite3") as database:
        database.execute(with_it)
    database.close()


async def test_killed_before_the_bot_has_answered_the_room_continues(own_data: Path) -> None:
    server = Server(own_data)
    opened = server.open_room(player="simple", dealer=1)
    async with server.sit(opened) as page:
        await page.until_due()
        server.kill()
    kept = log_of(own_data, opened["room"])
    # The log as if the server had died after the deal, before any discard.
    tamper(own_data, "DELETE FROM entries WHERE number > 2")
    assert len(kept) > 2
    server = Server(own_data)
    async with server.sit(opened, since=2) as page:
        news = await page.receive()
        assert [told["event"]["type"] for told in news["told"]] == ["Discarded"]
        assert news["told"][0]["event"]["seat"] == 1
    server.stop()


async def test_a_damaged_log_is_reported_to_the_page_and_logged(own_data: Path) -> None:
    server = Server(own_data)
    opened = server.open_room()
    tamper(own_data, "UPDATE entries SET entry = '{}'")
    async with connect(f"ws://127.0.0.1:{server.port}/api/rooms/{opened['room']}/socket") as socket:
        await socket.send(json.dumps({"type": "Hello", "token": opened["token"]}))
        assert "entry 1 of its log cannot be read" in json.loads(await socket.recv())["sentence"]
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 4422
    assert server.open_room()["seat"] == 0, "the others play on"
    assert opened["room"] in server.stop()
