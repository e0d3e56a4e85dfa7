"""`fifteentwo club`: a server in the local network with an open evening."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import segno

from fifteentwo.cli import club
from fifteentwo.cli.club import announcement, qr_code
from fifteentwo.server import hall, lan
from fifteentwo.server.hall import GoesOn, Hall, Wanted, open_hall
from fifteentwo.server.lan import EVERYWHERE
from fifteentwo.server.store import Store
from tests.guard import HANG
from tests.server.harness import bearer

COMMAND = (sys.executable, "-m", "fifteentwo", "--lang", "en", "club", "--no-browser", "--port")
ANN, BOB, DESK = "a" * 40, "b" * 40, "d" * 40


@asynccontextmanager
async def opened_store(folder: Path) -> AsyncIterator[Store]:
    store = Store(folder)
    await store.open()
    yield store
    await store.close()


@contextmanager
def running(data: Path, *options: str, port: int = 0) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """The command with these options, and what it says once the evening is open; at the end it is interrupted."""
    line = [*COMMAND, str(port), "--host", "127.0.0.1", "--data", str(data), *options]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            said = ""
            while "desk, for you alone" not in said:
                said += process.stdout.readline().decode() or pytest.fail(said)
            yield process, said
        finally:
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=HANG)
    assert (process.returncode in {0, -signal.SIGKILL}, err) == (True, b"")


def links(said: str) -> tuple[str, str, str, str]:
    """The origin, the code of the hall, the evening and the code of the desk."""
    pattern = r"at (http://127\.0\.0\.1:\d+)/#/club/join/(\w{10})\n.*/#/club/desk/([\w-]+)/(\w{10})\n"
    found = re.search(pattern, said, re.DOTALL)
    assert found is not None, said
    origin, code, evening, desk = found.groups()
    return origin, code, evening, desk


def test_players_join_by_the_code_and_the_organiser_by_the_address_of_the_desk(tmp_path: Path) -> None:
    options = ("--name", "Tuesday", "--format", "swiss", "--club", "Fifteens")
    with running(tmp_path, *options) as (process, said):
        origin, code, evening, desk = links(said)
        assert qr_code(f"{origin}/#/club/join/{code}") in said
        with httpx.Client(base_url=origin) as client:
            joined = client.post("/api/evenings/join", json={"code": code, "name": "Ann"}, headers=bearer(ANN))
            assert joined.json() == {"evening": evening, "player": 0}
            claimed = client.post(f"/api/evenings/{evening}/claim", json={"code": desk}, headers=bearer(DESK))
            assert claimed.json() == {"evening": evening, "player": -1}
            now = client.get(f"/api/evenings/{evening}", headers=bearer(DESK)).json()
            codes = client.get(f"/api/evenings/{evening}/codes", headers=bearer(DESK)).json()
    assert process.returncode == 0
    told: dict[str, Any] = now["evening"]
    assert (told["name"], told["format"], told["club_name"]) == ("Tuesday", "swiss", "Fifteens")
    assert [player["name"] for player in told["players"]] == ["Ann"]
    assert now["organiser"]
    assert (codes["desk"], codes["origin"]) == (desk, None)  # it listens on this machine only


def test_an_evening_goes_on_after_the_program_was_killed(tmp_path: Path) -> None:
    """Ann has reported her game when the program is killed. Bob reports after it has started again, at the same address."""
    result = {"type": "ReportResult", "game": 0, "result": {"first": 121, "second": 90}}
    with running(tmp_path, "--name", "Tuesday") as (process, said):
        origin, code, evening, desk = links(said)
        with httpx.Client(base_url=origin) as client:
            for name, token in (("Ann", ANN), ("Bob", BOB)):
                client.post("/api/evenings/join", json={"code": code, "name": name}, headers=bearer(token))
            client.post(f"/api/evenings/{evening}/claim", json={"code": desk}, headers=bearer(DESK))
            path = f"/api/evenings/{evening}"
            assert client.post(path, json={"type": "PairRound"}, headers=bearer(DESK)).status_code == 204
            assert client.post(path, json=result | {"player": 0}, headers=bearer(ANN)).status_code == 204
        process.kill()
    port = int(origin.rpartition(":")[2])
    with running(tmp_path, port=port) as (_, said):
        assert links(said) == (origin, code, evening, desk)
        assert "“Tuesday” goes on (players: 2, rounds so far: 1)." in said
        with httpx.Client(base_url=origin) as client:
            assert client.post(path, json=result | {"player": 1}, headers=bearer(BOB)).status_code == 204
            now = client.get(path, headers=bearer(DESK)).json()
            assert now["evening"]["games"][0]["points"] == [3, 0]
            client.post(path, json={"type": "CloseEvening"}, headers=bearer(DESK))


OPEN: Final = Wanted("Tuesday", "swiss", "Fifteens", "Club evening")


@pytest.mark.parametrize(
    ("wanted", "goes_on"),
    [
        (OPEN, True),
        (Wanted(None, None, None, "Club evening"), True),
        (OPEN._replace(anew=True), False),
        (OPEN._replace(name="Friday"), False),
        (OPEN._replace(format="arena"), False),
        (OPEN._replace(club="Peggers"), False),
        (OPEN._replace(club="FIFTEENS"), True),
    ],
)
async def test_what_is_asked_for_decides_which_evening_goes_on(tmp_path: Path, wanted: Wanted, goes_on: bool) -> None:
    async with opened_store(tmp_path) as store:
        first = await open_hall(store, OPEN)
        second = await open_hall(store, wanted)
        assert (first.evening == second.evening) == goes_on
        assert second.goes_on == (GoesOn("Tuesday", 0, 0) if goes_on else None)


async def test_an_evening_that_is_closed_or_old_does_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened_store(tmp_path) as store:
        first = await open_hall(store, OPEN)
        await store.evenings.append(first.evening, 2, ['{"type":"closed"}'])
        second = await open_hall(store, OPEN)
        assert second.evening != first.evening
        monkeypatch.setattr(hall, "RECENT", timedelta(0))
        assert (await open_hall(store, OPEN)).evening not in {first.evening, second.evening}


def test_the_links_name_the_address_in_the_local_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "lan_address", lambda: "192.168.1.7")
    said = [*announcement(Hall("evening", "CODE", "DESK"), EVERYWHERE[0], 1502)]
    assert said == [
        qr_code("http://192.168.1.7:1502/#/club/join/CODE"),
        "Players join at http://192.168.1.7:1502/#/club/join/CODE",
        "or enter the code CODE at http://192.168.1.7:1502/#/club",
        "The organiser’s desk, for you alone: http://192.168.1.7:1502/#/club/desk/evening/DESK",
    ]
    assert lan.network_origin("localhost:1502") == "http://192.168.1.7:1502"
    assert lan.network_origin("[::1]:1502") == "http://192.168.1.7:1502"
    assert lan.network_origin("192.168.1.9:1502") is None


def test_without_a_network_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "lan_address", lambda: None)
    first, *_, desk = announcement(Hall("evening", "CODE", "DESK"), EVERYWHERE[0], 1502)
    assert first.startswith("No local network was found")
    assert "http://localhost:1502/#/club/desk/evening/DESK" in desk


def test_a_terminal_without_blocks_has_no_qr_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club, "_can_show", lambda _: False)
    said = [*announcement(Hall("evening", "CODE", "DESK"), "127.0.0.1", 1502)]
    assert said[0] == "Players join at http://127.0.0.1:1502/#/club/join/CODE"


def test_the_qr_code_of_the_terminal_is_that_of_the_link() -> None:
    """Two rows of the code are one line of half blocks; a light cell is filled."""
    text = "http://192.168.1.7:1502/#/club/join/ABCDEFGHJK"
    light = {" ": (0, 0), "\u2580": (1, 0), "\u2584": (0, 1), "\u2588": (1, 1)}
    drawn = [re.sub(r"\x1b\[[\d;]*m", "", line) for line in qr_code(text).splitlines()]
    rows = [[1 - light[block][half] for block in line] for line in drawn for half in (0, 1)]
    cells = [[*map(int, row)] for row in segno.make(text, micro=False, error="l").matrix_iter(border=4)]
    assert rows[: len(cells)] == cells
