"""The server is killed while it plays; what it said had happened, has happened."""

from pathlib import Path
from random import Random

from fifteentwo.server.store import Store
from tests.server.harness import Message, Server


async def test_killed_again_and_again_a_game_loses_nothing_it_told(own_data: Path) -> None:
    rng = Random(121)
    server = Server(own_data)
    opened = server.open_room("gamerules_61", player="simple")
    heard: dict[int, Message] = {}
    deaths = 0
    since: int | None = None
    over = False
    while not over:
        async with server.sit(opened, since) as page:
            assert page.at == (since or 1), "the page goes on from its last entry"
            if deaths < 5:
                await page.play(rng, rng.randrange(1, 6))
                if not page.position["outcome"] and page.position["legal"]:
                    await page.send({"type": "Act", "action": rng.choice(page.position["legal"]), "at": page.at})
                server.kill()
                deaths += 1
            else:
                await page.play(rng)
                over = True
        for message in page.messages:
            if message["type"] == "News":
                assert message["at"] not in heard
                heard[message["at"]] = message
        since = page.at
        if not over:
            server = Server(own_data, server.port)
    assert deaths == 5
    assert page.position["match_over"]
    async with server.sit(opened, 1) as page:
        for number in range(2, max(heard) + 1):
            assert await page.receive() == heard[number]
    server.stop()
    store = Store(own_data)
    assert len(await store.entries(opened["room"])) == max(heard)
    await store.close()


async def test_killed_before_the_bot_has_answered_the_room_goes_on_by_itself(own_data: Path) -> None:
    server = Server(own_data)
    opened = server.open_room(player="simple", dealer=1)
    async with server.sit(opened) as page:
        await page.until_due()
        server.kill()
    store = Store(own_data)
    kept = await store.entries(opened["room"])
    await store.close()
    # As it would stand had the server died after the deal, before anybody had laid away.
    import sqlite3  # noqa: PLC0415

    with sqlite3.connect(own_data / "rooms.sqlite3") as database:
        database.execute("DELETE FROM entries WHERE number > 2")
    database.close()
    assert len(kept) > 2
    server = Server(own_data)
    async with server.sit(opened, since=2) as page:
        news = await page.receive()
        assert [told["event"]["type"] for told in news["told"]] == ["LaidAway"]
        assert news["told"][0]["event"]["seat"] == 1
    server.stop()
