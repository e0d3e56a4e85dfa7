"""The routes: the menu, the lobby, records, the page, and a sentence for everything that is wrong."""

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from litestar.openapi.spec import OpenAPI
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fifteentwo import __version__, record
from fifteentwo.players import KINDS
from fifteentwo.rules import CRIBBAGE, FIELDS, CribbageRules, parse
from fifteentwo.server import service
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.rooms import Rooms
from fifteentwo.server.sockets import BAD_LOG
from tests.server.harness import Server, client_of

GOOD: dict[str, Any] = {"rules": "standard", "seats": [{"name": "Ann"}, {"name": "Bot", "player": "random"}]}

TAKING_JSON = (
    "/api/rules",
    "/api/rooms",
    "/api/rooms/mine",
    "/api/solo",
    "/api/solo/x/act",
    "/api/solo/x/undo",
    "/api/solo/x/demonstrate",
)


def test_the_menu(server: Server) -> None:
    menu = httpx.get(f"{server.address}/api/menu").json()
    assert menu["version"] == __version__
    assert [preset["name"] for preset in menu["presets"]] == list(CRIBBAGE)
    assert all(
        parse(preset["name"], CribbageRules) == msgspec.convert(preset["rules"], CribbageRules)
        for preset in menu["presets"]
    )
    assert [field["name"] for field in menu["fields"]] == list(FIELDS)
    assert all(field["words"].endswith(".") for field in menu["fields"])
    assert [player["player"] for player in menu["players"]] == list(KINDS)
    assert all(player["words"] for player in menu["players"])
    assert 121 in menu["targets"]


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (GOOD | {"rules": "three_players"}, "3 sit at this table, not 2"),
        (GOOD | {"rules": "whist"}, "no preset named 'whist'"),
        (GOOD | {"rules": "target=7"}, "target"),
        (GOOD | {"rules": "first_deal=chosen"}, "who deals first"),
        (GOOD | {"seats": GOOD["seats"][:1]}, "2 sit at this table, not 1"),
        (GOOD | {"seats": [GOOD["seats"][1]] * 2}, "At least one person"),
        (GOOD | {"seats": [GOOD["seats"][0], GOOD["seats"][1] | {"helped": True}]}, "Bot counts by itself"),
        (GOOD | {"seats": [{"name": "Ann"}, {"name": "Bot", "player": "nobody"}]}, "no player named 'nobody'"),
        (GOOD | {"seats": [{"name": "Ann"}, {"name": "Bot", "player": "simple:misses=x"}]}, "'x' is none of fifteens"),
        (GOOD | {"seats": [{"name": " \u0007 "}, GOOD["seats"][1]]}, "name"),
        (GOOD | {"seats": [{"name": "A" * 41}, GOOD["seats"][1]]}, "name"),
        (GOOD | {"dealer": 2}, "no seat 2"),
        (GOOD | {"dealer": "me"}, "dealer"),
        (GOOD | {"colour": "red"}, "colour"),
        ({"rules": "standard"}, "seats"),
        ([], "array"),
    ],
)
def test_a_room_that_cannot_be_is_refused_with_a_sentence(server: Server, asked: Any, says: str) -> None:
    answer = httpx.post(f"{server.address}/api/rooms", json=asked)
    assert answer.status_code == 400
    assert says in answer.json()["sentence"]
    assert answer.json()["sentence"].endswith(".")


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/rooms", b"{", 400),
        ("POST", "/api/rooms", b"\xff", 400),
        ("POST", "/api/rooms", b'"' + b"x" * 100_000 + b'"', 413),
        *(("POST", path, b"[" * 900, 400) for path in TAKING_JSON),
        *(("POST", path, b'{"rules": "\xff"}', 400) for path in TAKING_JSON),
        ("POST", "/api/rooms/mine", b'{"tokens": 1}', 400),
        ("POST", "/api/replay", b"x" * 300_000, 413),
        ("POST", "/api/replay", b"\xff\xfe", 400),
        ("POST", "/api/replay", b"", 400),
        ("POST", "/api/replay", b"fifteentwo record 1\nplay 0 5H", 400),
        ("POST", "/api/replay", b"{" * 10_000, 400),
        ("POST", "/api/replay", b"[" * 200_000, 400),
        ("GET", "/api/nothing", b"", 404),
        ("GET", "/api/rooms", b"", 405),
        ("DELETE", "/api/menu", b"", 405),
        ("GET", "/api/rooms/x/record", b"", 401),
    ],
)
def test_what_is_wrong_is_answered_with_a_sentence(
    server: Server, method: str, path: str, body: bytes, status: int
) -> None:
    answer = httpx.request(method, server.address + path, content=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["sentence"].endswith(".")
    assert list(answer.json()) == ["sentence"]


def test_too_many_tokens_are_refused(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/rooms/mine", json={"tokens": ["x"] * 201})
    assert answer.status_code == 400


def test_a_line_of_rules_is_read_and_put_into_words(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/rules", json={"rules": "target=61 skunk_scale=lurch muggins"})
    assert answer.status_code == 200
    card = answer.json()
    assert parse(card["rules_text"], CribbageRules) == msgspec.convert(card["rules"], CribbageRules)
    assert (card["rules"]["target"], card["rules"]["muggins"]) == (61, True)
    assert card["rules_words"]
    assert len(card["differences"]) >= 3


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("crash target=61", "board=crash8 and target=61 quarrel"),
        ("lowball muggins", "objective=lowball and counting=manual quarrel"),
        ("jokers=3", "jokers=3 is out of range"),
        ("board=round", "board=round does not exist"),
        ("wikibooks", "Wikibooks is a game for one"),
        ("x" * 3000, "There is no"),
    ],
)
def test_a_line_of_rules_that_cannot_be_is_refused_in_place(server: Server, rules: str, says: str) -> None:
    answer = httpx.post(f"{server.address}/api/rules", json={"rules": rules})
    assert answer.status_code == 400
    assert says in answer.json()["sentence"]


async def test_the_lobby_shows_the_rooms_of_these_tokens(server: Server) -> None:
    opened = server.open_room("gamerules", dealer=1)
    async with server.sit(opened) as page:
        await page.play(Random(1), 20)
        await page.until_due()
        scores = [front for _, front in page.position["scene"]["pegs"]]
    other = server.open_room()
    tokens = [opened["token"], "unknown", other["token"], opened["token"]]
    lines = httpx.post(f"{server.address}/api/rooms/mine", json={"tokens": tokens}).json()
    assert {line["room"] for line in lines} == {opened["room"], other["room"]}
    assert len(lines) == 2
    line = next(line for line in lines if line["room"] == opened["room"])
    assert (line["scores"], line["match_over"], line["seat"]) == (scores, False, 0)
    assert line["rules_text"] == "gamerules"
    assert line["chairs"][0]["name"] == "Ann"


async def test_the_record_is_what_the_seat_has_seen_and_can_be_opened(server: Server) -> None:
    opened = server.open_room("gamerules_61", player="simple")
    async with server.sit(opened) as page:
        await page.play(Random(4))
    address = f"{server.address}/api/rooms/{opened['room']}/record"
    bearer = {"authorization": f"Bearer {opened['token']}"}
    text = httpx.get(address, headers=bearer)
    assert text.headers["content-type"].startswith("text/plain")
    assert "attachment" in text.headers["content-disposition"]
    played = record.load(text.text)
    assert played.table.standing == played.table.moments[-1].standing
    assert list(played.table.standing.wins) == page.position["standing"]["wins"]
    assert "deal" in text.text
    assert "??" in text.text
    as_json = httpx.get(f"{address}?form=json", headers=bearer)
    assert record.read(as_json.text) == record.read(text.text)
    for content in (text.content, as_json.content):
        replay = httpx.post(f"{server.address}/api/replay", content=content).json()
        assert [chair["name"] for chair in replay["chairs"]] == ["Ann", "Bot 1"]
        assert replay["unchecked"]
        assert replay["steps"][0]["told"] == []
        assert [step["game"] for step in replay["steps"]] == [1] * len(replay["steps"])
        assert replay["steps"][-1]["scene"]["pegs"] == page.position["scene"]["pegs"]
    assert httpx.get(f"{address}?form=pdf", headers=bearer).status_code == 400
    assert httpx.get(address, headers={"authorization": "Bearer x"}).status_code == 401
    assert httpx.get(address, headers={"authorization": opened["token"]}).status_code == 401


def test_a_record_typed_by_a_person_is_opened_with_its_remarks(server: Server) -> None:
    typed = """fifteentwo record 1
    # a short one
    seat 0 = Ann
    seat 1 = Bob
    game dealer 0
    deal 5H 6H 7H 8H 9C JD | AC 2C 3C 4C KD QD # dealt
    lay 0 9C JD
    """
    replay = httpx.post(f"{server.address}/api/replay", content=typed.encode()).json()
    assert [step["remark"] for step in replay["steps"]] == ["a short one", "dealt", ""]
    assert [told["event"]["type"] for step in replay["steps"] for told in step["told"]] == ["Dealt", "LaidAway"]
    assert replay["steps"][2]["scene"]["laid"][0] == ["9C", "JD"]


def test_a_refusal_begins_with_a_capital_but_for_what_one_types(server: Server) -> None:
    for line, begins in (
        ("standard muggins=on", "muggins=on "),
        ("standard target=9", "target=9 "),
        ("whist", "There is no preset"),
    ):
        answer = httpx.post(f"{server.address}/api/rules", json={"rules": line})
        assert answer.status_code == 400
        sentence = answer.json()["sentence"]
        assert sentence.startswith(begins), sentence
        assert sentence.endswith(".")


async def test_a_room_whose_log_holds_an_impossible_deal_says_so_and_the_others_go_on(tmp_path: Path) -> None:
    running = Server(tmp_path)
    try:
        broken, whole = running.open_room(dealer=0), running.open_room(dealer=0)
        async with running.sit(whole) as page:
            await page.until_due()
        deal = '{"type":"do","action":{"type":"deal","hands":[["5H"],["6H"]]}}'
        with sqlite3.connect(tmp_path / "rooms.sqlite3") as database:
            database.execute("INSERT INTO entries (room, number, entry) VALUES (?, 2, ?)", (broken["room"], deal))
        database.close()
        async with connect(f"ws://127.0.0.1:{running.port}/api/rooms/{broken['room']}/socket") as socket:
            await socket.send(json.dumps({"type": "Hello", "token": broken["token"]}))
            refused = json.loads(await socket.recv())
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == BAD_LOG
        sentence = refused["sentence"]
        assert sentence.startswith("This game cannot be opened: entry 2 of its log cannot be played (")
        bearer = {"authorization": f"Bearer {broken['token']}"}
        record = httpx.get(f"{running.address}/api/rooms/{broken['room']}/record", headers=bearer)
        assert (record.status_code, record.json()["sentence"]) == (409, sentence)
        mine = httpx.post(
            f"{running.address}/api/rooms/mine", json={"tokens": [broken["token"], whole["token"]]}
        ).json()
        assert [line["room"] for line in mine] == [whole["room"]]
        assert running.stop().splitlines() == [f"room {broken['room']} cannot be entered: {sentence}"]
    finally:
        running.kill()


async def test_openapi_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[OpenAPI] = []
    to_schema = OpenAPI.to_schema

    def counting(description: OpenAPI) -> dict[str, Any]:
        made.append(description)
        return to_schema(description)

    monkeypatch.setattr(OpenAPI, "to_schema", counting)
    async with client_of(tmp_path) as client:
        first, second = [await client.get("/api/openapi.json") for _ in range(2)]
    assert first.json() == second.json()
    assert len(made) == 1


async def test_the_health_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with client_of(tmp_path) as client:
        answer = await client.get("/api/health")
        assert answer.status_code == 200
        assert answer.json() == {"status": "ok", "version": __version__, "store": "ok"}
        head = await client.head("/api/health")
        assert (head.status_code, head.content) == (200, b"")

        async def unreadable(*_: object) -> None:
            raise StoreProblem("The games cannot be read: the disk is broken.")

        monkeypatch.setattr(service, "read_something", unreadable)
        answer = await client.get("/api/health")
        assert answer.status_code == 503
        assert answer.json()["status"] == "failing"
        assert answer.json()["store"] == "The games cannot be read: the disk is broken."


async def test_a_problem_of_the_store_is_told_in_its_own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise StoreProblem("The game cannot be saved: the disk is full. Nothing is lost.")

    monkeypatch.setattr(Rooms, "open", full)
    async with client_of(tmp_path) as client:
        answer = await client.post("/api/rooms", json=GOOD)
    assert answer.status_code == 503
    assert answer.json() == {"sentence": "The game cannot be saved: the disk is full. Nothing is lost."}


@pytest.mark.parametrize("path", ["/api/menu", "/api/openapi.json"])
async def test_long_answers_are_compressed_once_and_only_where_that_is_accepted(tmp_path: Path, path: str) -> None:
    async with client_of(tmp_path) as client:
        plain = await client.get(path, headers={"accept-encoding": "gzip;q=0"})
        assert "content-encoding" not in plain.headers
        compressed = await client.get(path)  # which httpx decompresses, once
        assert compressed.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in compressed.headers["vary"].lower()
        assert int(compressed.headers["content-length"]) < len(plain.content) / 2
        assert compressed.content == plain.content
        short = await client.get("/api/health")
        assert "content-encoding" not in short.headers


async def test_replays_are_compressed(server: Server) -> None:
    typed = b"fifteentwo record 1\nseat 0 = Ann\nseat 1 = Bob\ngame dealer 0\n"
    deal = b"deal 5H 6H 7H 8H 9C JD | AC 2C 3C 4C KD QD\nlay 0 9C JD\n"
    replay = httpx.post(f"{server.address}/api/replay", content=typed + deal)
    assert replay.headers["content-encoding"] == "gzip"
    assert replay.json()["steps"]


def test_openapi_names_every_route(server: Server) -> None:
    described = httpx.get(f"{server.address}/api/openapi.json").json()
    assert {
        "/api/menu",
        "/api/rules",
        "/api/rooms",
        "/api/rooms/mine",
        "/api/rooms/{room}/record",
        "/api/replay",
    } <= set(described["paths"])


@pytest.mark.parametrize("path", ["/", "/api/menu", "/api/nothing"])
def test_every_answer_carries_the_safety_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.address + path).headers
    assert "script-src" not in headers["content-security-policy"]
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
