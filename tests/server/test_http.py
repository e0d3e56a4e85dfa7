"""The routes: the menu, the lobby, records, the page, and a sentence for every error."""

import json
import re
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fifteentwo import __version__, record
from fifteentwo.cli.replay import replay
from fifteentwo.families import FAMILIES, family_of
from fifteentwo.locales import message
from fifteentwo.players import KINDS
from fifteentwo.rules import PRESETS, CribbageRules, fields, parse
from fifteentwo.server.backends import FILE
from fifteentwo.server.sockets import BAD_LOG
from fifteentwo.solitaire.deals import DAILY
from tests.cases import cases
from tests.server.company import Company, people
from tests.server.harness import Server, bearer, client_of

GOOD: dict[str, Any] = {"rules": "standard", "seats": [{"name": "Ann"}, {"name": "Bot", "player": "random"}]}

ANN = "a" * 40

TAKING_JSON = ("/api/rules", "/api/rooms", "/api/seats", "/api/rooms/x", "/api/lesson", "/api/count")


def test_the_menu(server: Server) -> None:
    menu = httpx.get(f"{server.address}/api/menu").json()
    assert menu["version"] == __version__
    assert [preset["name"] for preset in menu["presets"]] == list(PRESETS)
    for preset in menu["presets"]:
        rules = parse(preset["name"])
        assert msgspec.convert(preset["rules"], type(rules)) == rules
        numbered = family_of(rules).from_pack is not None
        assert (preset["today"] is not None) == (numbered and preset["name"] in DAILY)
    assert [family["name"] for family in menu["families"]] == list(FAMILIES)
    for family in menu["families"]:
        assert [field["name"] for field in family["fields"]] == list(fields(FAMILIES[family["name"]].rules))
        assert all(field["words"]["sentence"].endswith(".") for field in family["fields"])
    assert [player["player"] for player in menu["players"]] == list(KINDS)
    for player, kind in zip(menu["players"], KINDS.values(), strict=True):
        said = {name: player[name]["sentence"] for name in ("level", "words")}
        assert {**player, **said} == {"player": kind.name, **msgspec.to_builtins(kind.character)}
        for name, sentence in said.items():
            assert message(player[name]["code"], player[name]["arguments"]) == sentence
    assert 121 in menu["targets"]


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (GOOD | {"rules": "three_players"}, "seats 3, not 2"),
        (GOOD | {"rules": "whist"}, "no preset named 'whist'"),
        (GOOD | {"rules": "target=7"}, "target"),
        (GOOD | {"rules": "first_deal=chosen"}, "name the first dealer"),
        (GOOD | {"seats": GOOD["seats"][:1]}, "seats 2, not 1"),
        (GOOD | {"seats": [GOOD["seats"][1]] * 2}, "At least one player must be a person"),
        (GOOD | {"seats": [GOOD["seats"][0], GOOD["seats"][1] | {"helped": True}]}, "Bot is a computer player"),
        (GOOD | {"seats": [{"name": "Ann"}, {"name": "Bot", "player": "nobody"}]}, "no player named 'nobody'"),
        (
            GOOD | {"seats": [{"name": "Ann"}, {"name": "Bot", "player": "simple:misses=x"}]},
            "'x' is not one of fifteens",
        ),
        (GOOD | {"seats": [{"name": " \u0007 "}, GOOD["seats"][1]]}, "name"),
        (GOOD | {"seats": [{"name": "A" * 41}, GOOD["seats"][1]]}, "name"),
        (GOOD | {"dealer": 2}, "no seat 2"),
        (GOOD | {"dealer": "me"}, "dealer"),
        (GOOD | {"colour": "red"}, "colour"),
        ({"rules": "standard"}, "seats 2, not 0"),
        ({"rules": "standard", "deal": 3} | {"seats": GOOD["seats"]}, "no numbered deals"),
        ({"rules": "standard", "daily": True} | {"seats": GOOD["seats"]}, "no numbered deals"),
        ({"rules": "bvs", "seats": GOOD["seats"]}, "seats 1, not 2"),
        ({"rules": "bvs", "deal": -1}, "no deal -1"),
        ({"rules": "bvs", "deal": 10**10}, "no deal"),
        ({"rules": "bvs", "deal": 1, "daily": True}, "not both"),
        ({"rules": "bvs dead_cells=1", "daily": True}, "no deal of the day"),
        ([], "array"),
    ],
)
def test_an_invalid_room_is_refused_with_a_sentence(server: Server, asked: Any, says: str) -> None:
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
        ("POST", "/api/seats", b'{"tokens": 1}', 400),
        ("POST", "/api/seats", b'{"tokens": []}', 401),
        ("POST", "/api/rooms/x", b'{"type": "Hello", "token": "x"}', 400),
        ("POST", "/api/rooms/x", b'{"type": "GiveUp"}', 401),
        ("POST", "/api/rooms/x", b"x" * 5000, 413),
        ("POST", "/api/replay?first=x", b"", 400),
        ("POST", "/api/replay", b"x" * 300_000, 413),
        ("POST", "/api/replay", b"\xff\xfe", 400),
        ("POST", "/api/replay", b"", 400),
        ("POST", "/api/replay", b"fifteentwo record 1\nplay 0 5H", 400),
        ("POST", "/api/replay", b"{" * 10_000, 400),
        ("POST", "/api/replay", b"[" * 200_000, 400),
        ("GET", "/api/nothing", b"", 404),
        ("GET", "/api/rooms", b"", 401),
        ("DELETE", "/api/menu", b"", 405),
        ("GET", "/api/rooms/x", b"", 401),
        ("GET", "/api/rooms/x/record", b"", 401),
        ("GET", "/api/rooms/x/result", b"", 401),
        ("GET", "/api/statistics?rules=bvs", b"", 401),
    ],
)
def test_an_invalid_request_is_answered_with_a_sentence(
    server: Server, method: str, path: str, body: bytes, status: int
) -> None:
    answer = httpx.request(method, server.address + path, content=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["sentence"].endswith(".")
    assert list(answer.json()) == ["sentence", "code", "arguments"]


def test_a_body_that_is_missing_is_named(server: Server) -> None:
    assert httpx.post(f"{server.address}/api/rooms").json() == {
        "sentence": "That request cannot be read: data is missing.",
        "code": "request-unreadable",
        "arguments": {"reason": "data is missing"},
    }


def test_a_token_too_short_to_be_secret_is_refused(server: Server) -> None:
    for headers in (bearer("x" * 31), {"authorization": "x" * 40}, {"authorization": f"Basic {'x' * 40}"}):
        for answer in (
            httpx.get(f"{server.address}/api/rooms", headers=headers),
            httpx.post(f"{server.address}/api/rooms", headers=headers, json=GOOD),
        ):
            assert answer.status_code == 401
            assert "Bearer" in answer.json()["sentence"]


def test_too_many_tokens_are_refused(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/seats", json={"tokens": ["x"] * 201}, headers=bearer(ANN))
    assert answer.status_code == 400


def test_the_seats_of_older_tokens_are_handed_over(server: Server) -> None:
    old = [server.open_room(rules) for rules in ("standard", "bvs")]
    kept = server.open_room(token=ANN)
    held = [each["token"] for each in old]
    claimed = httpx.post(f"{server.address}/api/seats", json={"tokens": [*held, "unknown"]}, headers=bearer(ANN))
    assert (claimed.status_code, claimed.content) == (204, b"")
    mine = httpx.get(f"{server.address}/api/rooms", headers=bearer(ANN)).json()
    assert {line["room"] for line in mine} == {kept["room"], *(each["room"] for each in old)}
    for each in old:
        address = f"{server.address}/api/rooms/{each['room']}"
        assert httpx.get(address, headers=bearer(ANN)).json()[0]["type"] == "Welcome"
        assert httpx.get(address, headers=bearer(each["token"])).status_code == 404


def test_a_line_of_rules_is_read_and_put_into_words(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/rules", json={"rules": "target=61 skunk_scale=lurch muggins"})
    assert answer.status_code == 200
    card = answer.json()
    assert card["rules"].pop("family") == "cribbage"
    assert parse(card["rules_text"], CribbageRules) == msgspec.convert(card["rules"], CribbageRules)
    assert (card["rules"]["target"], card["rules"]["muggins"]) == (61, True)
    assert card["rules_words"]
    assert len(card["differences"]) >= 3


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("crash target=61", "board=crash8 and target=61 conflict"),
        ("lowball muggins", "objective=lowball and counting=manual conflict"),
        ("jokers=3", "jokers=3 is out of range"),
        ("board=round", "board=round does not exist"),
        ("x" * 3000, "There is no"),
    ],
)
def test_an_invalid_line_of_rules_is_refused_at_its_fields(server: Server, rules: str, says: str) -> None:
    answer = httpx.post(f"{server.address}/api/rules", json={"rules": rules})
    assert answer.status_code == 400
    assert says in answer.json()["sentence"]


async def test_the_lobby_shows_the_rooms_of_an_owner(server: Server) -> None:
    opened = server.open_room("gamerules", dealer=1)
    async with server.sit(opened) as page:
        await page.play(Random(1), 20)
        await page.until_due()
        scores = [front for _, front in page.position["scene"]["pegs"]]
    other = server.open_room("bvs", token=opened["token"], deal=8)
    lines = httpx.get(f"{server.address}/api/rooms", headers=bearer(opened["token"])).json()
    assert [line["room"] for line in lines] == [other["room"], opened["room"]], "the last played first"
    line = lines[1]
    assert (line["stand"]["scores"], line["stand"]["match_over"], line["own"]) == (scores, False, [0])
    assert (line["family"], line["rules_text"], line["match"], line["deal"]) == (
        "cribbage",
        "gamerules",
        "single",
        None,
    )
    assert line["chairs"][0]["name"] == "Ann"
    assert line["targets"] == [121, 121]
    assert [(skunk["hole"], skunk["title"]) for skunk in line["skunk_lines"]] == [(61, "lurch")]
    assert lines[0]["skunk_lines"] == []
    assert (lines[0]["family"], lines[0]["rules_text"], lines[0]["deal"]) == ("square", "bvs", 8)
    assert httpx.get(f"{server.address}/api/rooms", headers=bearer(server.open_room()["token"])).json() != lines
    assert httpx.get(f"{server.address}/api/rooms", headers=bearer("s" * 40)).json() == []


@pytest.mark.parametrize(
    "rules",
    cases(
        ["partners muggins", "bvs", "solsuite"],
        ["crash jokers=1", *(name for name in PRESETS if name not in ("bvs", "solsuite"))],
    ),
)
async def test_a_record_of_any_game_opens_in_the_page_and_on_the_command_line(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], rules: str
) -> None:
    async with Company(server, rules, people(rules)) as company:
        await company.play(Random(rules), 20)
        page = company.pages[0]
    for form in ("text", "json"):
        written = httpx.get(
            f"{server.address}/api/rooms/{company.room}/record?form={form}", headers=bearer(company.token)
        )
        shown = httpx.post(f"{server.address}/api/replay", content=written.content)
        assert shown.status_code == 200, shown.text
        assert shown.json()["rules"] == page.messages[0]["rules"]
        assert shown.json()["deal"] == page.messages[0]["deal"]
        file = tmp_path / form
        file.write_bytes(written.content)
        assert replay(str(file)) == 0
        assert "Ann" in capsys.readouterr().out


async def test_the_record_is_the_seats_view_and_can_be_opened(server: Server) -> None:
    opened = server.open_room("gamerules_61", player="simple")
    async with server.sit(opened) as page:
        await page.play(Random(4))
    address = f"{server.address}/api/rooms/{opened['room']}/record"
    held = bearer(opened["token"])
    text = httpx.get(address, headers=held)
    assert text.headers["content-type"].startswith("text/plain")
    assert "attachment" in text.headers["content-disposition"]
    played = record.load(text.text)
    assert played.table.standing == played.table.moments[-1].standing
    assert list(played.table.standing.wins) == page.position["standing"]["wins"]
    assert "deal" in text.text
    assert "??" in text.text
    as_json = httpx.get(f"{address}?form=json", headers=held)
    assert record.read(as_json.text) == record.read(text.text)
    for content in (text.content, as_json.content):
        replayed = httpx.post(f"{server.address}/api/replay", content=content).json()
        assert [chair["name"] for chair in replayed["chairs"]] == ["Ann", "Bot 1"]
        assert replayed["unchecked"]
        assert (replayed["first"], replayed["steps"][0]["told"]) == (0, [])
        assert {step["game"] for step in replayed["steps"]} == {1}
        last = httpx.post(f"{server.address}/api/replay?first={replayed['total'] - 1}", content=content).json()
        assert last["steps"][-1]["scene"]["pegs"] == page.position["scene"]["pegs"]
        beyond = httpx.post(f"{server.address}/api/replay?first={10**30}", content=content).json()
        assert (beyond["first"], beyond["steps"]) == (replayed["total"], [])
    assert httpx.get(f"{address}?form=pdf", headers=held).status_code == 400
    assert httpx.get(f"{address}?seat=1", headers=held).status_code == 404
    assert httpx.get(address, headers=bearer("x" * 40)).status_code == 404
    assert httpx.get(address, headers={"authorization": opened["token"]}).status_code == 401


def test_a_record_typed_by_a_person_is_opened_with_its_remarks(server: Server) -> None:
    typed = """fifteentwo record 1
    # a short one
    seat 0 = Ann
    seat 1 = Bob
    game dealer 0
    deal 5H 6H 7H 8H 9C JD | AC 2C 3C 4C KD QD # dealt
    discard 0 9C JD
    """
    replay = httpx.post(f"{server.address}/api/replay", content=typed.encode()).json()
    assert [step["remark"] for step in replay["steps"]] == ["a short one", "dealt", ""]
    assert [told["event"]["type"] for step in replay["steps"] for told in step["told"]] == ["Dealt", "Discarded"]
    assert replay["steps"][2]["scene"]["discarded"][0] == ["9C", "JD"]


def test_a_refusal_begins_with_a_capital_except_for_typed_words(server: Server) -> None:
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


async def test_a_room_with_an_impossible_deal_in_its_log_says_so_and_the_others_work(tmp_path: Path) -> None:
    running = Server(tmp_path)
    try:
        broken, whole = running.open_room(dealer=0), running.open_room(dealer=0)
        async with running.sit(whole) as page:
            await page.until_due()
        deal = '{"type":"do","action":{"type":"deal","hands":[["5H"],["6H"]]}}'
        with sqlite3.connect(tmp_path / FILE) as database:
            database.execute("INSERT INTO entries (game, number, entry) VALUES (?, 2, ?)", (broken["room"], deal))
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
        held = bearer(broken["token"])
        for path in ("", "/record"):
            answer = httpx.get(f"{running.address}/api/rooms/{broken['room']}{path}", headers=held)
            assert (answer.status_code, answer.json()["sentence"]) == (409, sentence)
        answer = httpx.post(f"{running.address}/api/rooms/{broken['room']}", json={"type": "GiveUp"}, headers=held)
        assert (answer.status_code, answer.json()["sentence"]) == (409, sentence)
        httpx.post(f"{running.address}/api/seats", json={"tokens": [whole["token"]]}, headers=held)
        mine = httpx.get(f"{running.address}/api/rooms", headers=held).json()
        assert [line["room"] for line in mine] == [whole["room"]]
        assert running.stop().splitlines() == [f"room {broken['room']} cannot be entered: {sentence}"]
    finally:
        running.kill()


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
    deal = b"deal 5H 6H 7H 8H 9C JD | AC 2C 3C 4C KD QD\ndiscard 0 9C JD\n"
    replay = httpx.post(f"{server.address}/api/replay", content=typed + deal)
    assert replay.headers["content-encoding"] == "gzip"
    assert replay.json()["steps"]


def test_openapi_names_every_route(server: Server) -> None:
    described = httpx.get(f"{server.address}/api/openapi.json").json()
    assert {
        "/api/menu",
        "/api/rules",
        "/api/rooms",
        "/api/seats",
        "/api/rooms/{room}",
        "/api/rooms/{room}/record",
        "/api/rooms/{room}/result",
        "/api/statistics",
        "/api/replay",
        "/api/lesson",
        "/api/trainer/next",
        "/api/count",
    } <= set(described["paths"])


@pytest.mark.parametrize("path", ["/", "/api/menu", "/api/nothing"])
def test_every_answer_carries_the_safety_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.address + path).headers
    scripts = re.findall("script-src ([^;]*)", headers["content-security-policy"])
    assert [re.sub("sha256-[^']{44}'", "DIGEST", each) for each in scripts] == ["'self' 'DIGEST"] * (path == "/")
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
