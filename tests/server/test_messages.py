"""Any message from a page is answered with a sentence, and the socket stays open."""

import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fifteentwo.server.sockets import LONGEST, WRONG_TOKEN
from tests.server.harness import Server

GARBAGE: list[str | bytes] = [
    "",
    "no JSON",
    "{",
    "null",
    "[]",
    "7",
    '"Hello"',
    "{}",
    '{"type": 7}',
    '{"type": "Deal", "hands": []}',
    '{"type": "GiveUp", "seat": 1}',
    '{"type": "Act"}',
    '{"type": "Act", "action": {"type": "turn", "card": "5H"}, "at": 1}',
    '{"type": "Act", "action": {"type": "play", "seat": 0, "card": "1H"}, "at": 1}',
    '{"type": "Act", "action": {"type": "play", "seat": 0, "card": 5}, "at": 1}',
    '{"type": "Act", "action": {"type": "play", "seat": 0, "card": "5H", "why": 1}, "at": 1}',
    '{"type": "Act", "action": {"type": "play", "seat": 0.5, "card": "5H"}, "at": 1}',
    '{"type": "Act", "action": {"type": "play", "seat": 0, "card": "5H"}, "at": "1"}',
    '{"type": "Act", "action": {"type": "discard", "seat": 0, "cards": ["5H", null]}, "at": 1}',
    '{"type": "Act", "action": {"type": "play", "seat": 7, "card": "5H"}, "at": 1}',
    '{"type": "Act", "action": {"type": "play", "seat": -1, "card": "5H"}, "at": 1}',
    '{"type": "Act", "action": {"type": "play", "seat": 0, "card": "*1"}, "at": 99999999999999999999}',
    '{"type": "Act", "action": {"type": "claim", "seat": 0, "points": "two"}, "at": 1}',
    '{"type": "Act", "action": {"type": "claim", "seat": 0, "points": 2.5}, "at": 1}',
    '{"type": "Act", "action": {"type": "claim", "seat": 0, "points": 2}, "at": 1}',
    '{"type": "Act", "action": {"type": "call", "seat": 0, "points": null}, "at": 1}',
    '{"type": "Act", "action": {"type": "choose", "seat": 0, "clockwise": "left"}, "at": 1}',
    '{"type": "Act", "action": {"type": "name", "seat": 0, "cards": ["*1=*2"]}, "at": 1}',
    '{"type": "Act", "action": {"type": "reveal", "cards": ["5H"]}, "at": 1}',
    '{"type": "Act", "action": {"type": "go", "seat": 0}, "at": 1}',
    '{"type": "CountSets"}',
    '{"type": "CountSets", "groups": [["5H", "5C"]]}',
    '{"type": "CountSets", "groups": ["5H"]}',
    '{"type": "CountSets", "groups": [["5H"], [null]]}',
    '{"type": "Salt", "commitment": "x", "salt": "5\\n"}',
    "[" * LONGEST,
    '{"type": "' + "x" * 100_000 + '"}',
    '{"type": "GiveUp", "\U0001f0a1": "\\ud83c"}',
    b"\x00\xff binary",
]


@pytest.fixture
def opened(server: Server) -> dict[str, Any]:
    return server.open_room()


async def test_unreadable_messages_are_refused_and_the_game_continues(server: Server, opened: dict[str, Any]) -> None:
    async with server.sit(opened) as page:
        for garbage in GARBAGE:
            await page.send(garbage)
            refused = await page.receive_a("Refused")
            assert refused["sentence"].endswith(".")
            assert "Traceback" not in refused["sentence"]
        await page.send({"type": "Hello", "token": opened["token"]})
        await page.receive_a("Refused")
        await page.until_due()
        await page.act(page.legal[0])


async def test_nothing_is_sent_before_hello(server: Server, opened: dict[str, Any]) -> None:
    async with connect(f"ws://127.0.0.1:{server.port}/api/rooms/{opened['room']}/socket") as socket:
        for message in (*GARBAGE, '{"type": "GiveUp"}'):
            await socket.send(message)
            assert json.loads(await socket.recv())["type"] == "Refused"
        await socket.send(json.dumps({"type": "Hello", "token": opened["token"]}))
        assert json.loads(await socket.recv())["type"] == "Welcome"


@pytest.mark.parametrize("token", ["", "guessed", "é" * 100])
async def test_a_wrong_token_is_refused(server: Server, opened: dict[str, Any], token: str) -> None:
    await _is_shown_the_door(server, opened["room"], token)


async def test_a_token_of_another_room_is_refused(server: Server, opened: dict[str, Any]) -> None:
    await _is_shown_the_door(server, opened["room"], server.open_room()["token"])
    await _is_shown_the_door(server, "nowhere", opened["token"])


async def test_another_persons_seat_is_refused(server: Server, opened: dict[str, Any]) -> None:
    for seat in (1, 2, -1):
        await _is_shown_the_door(server, opened["room"], opened["token"], seat)


async def _is_shown_the_door(server: Server, room: str, token: str, seat: int | None = None) -> None:
    async with connect(f"ws://127.0.0.1:{server.port}/api/rooms/{room}/socket") as socket:
        await socket.send(json.dumps({"type": "Hello", "token": token, "seat": seat}))
        assert json.loads(await socket.recv())["type"] == "Refused"
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == WRONG_TOKEN


async def test_a_flood_of_messages_is_slowed_down_and_the_others_play_on(
    server: Server, opened: dict[str, Any]
) -> None:
    async with server.sit(opened) as flooding, server.sit(server.open_room()) as page:
        for _ in range(150):
            await flooding.send("no JSON")
        await page.until_due()
        await page.act(page.legal[0])
        async with httpx.AsyncClient() as client:
            assert (await client.get(f"{server.address}/api/menu")).status_code == 200
