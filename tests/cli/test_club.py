"""`fifteentwo club`: a server in the local network with an open evening."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno

from fifteentwo.cli import club
from fifteentwo.cli.club import announcement, qr_code
from fifteentwo.server import lan
from fifteentwo.server.hall import Hall
from fifteentwo.server.lan import EVERYWHERE
from tests.guard import HANG
from tests.server.harness import bearer

COMMAND = (sys.executable, "-m", "fifteentwo", "--lang", "en", "club", "--no-browser", "--port", "0")
ANN, DESK = "a" * 40, "d" * 40


def test_players_join_by_the_code_and_the_organiser_by_the_address_of_the_desk(tmp_path: Path) -> None:
    line = [*COMMAND, "--host", "127.0.0.1", "--data", str(tmp_path), "--name", "Tuesday", "--format", "swiss"]
    with subprocess.Popen([*line, "--club", "Fifteens"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            said = ""
            while "desk, for you alone" not in said:
                said += process.stdout.readline().decode() or pytest.fail(said)
            found = re.search(
                r"at (http://127\.0\.0\.1:\d+)/#/club/join/(\w{10})\n.*/#/club/desk/([\w-]+)/(\w{10})\n",
                said,
                re.DOTALL,
            )
            assert found is not None, said
            origin, code, evening, desk = found.groups()
            assert qr_code(f"{origin}/#/club/join/{code}") in said
            with httpx.Client(base_url=origin) as client:
                joined = client.post("/api/evenings/join", json={"code": code, "name": "Ann"}, headers=bearer(ANN))
                assert joined.json() == {"evening": evening, "player": 0}
                claimed = client.post(f"/api/evenings/{evening}/claim", json={"code": desk}, headers=bearer(DESK))
                assert claimed.json() == {"evening": evening, "player": -1}
                now = client.get(f"/api/evenings/{evening}", headers=bearer(DESK)).json()
                codes = client.get(f"/api/evenings/{evening}/codes", headers=bearer(DESK)).json()
        finally:
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=HANG)
    assert (process.returncode, err) == (0, b"")
    told: dict[str, Any] = now["evening"]
    assert (told["name"], told["format"], told["club_name"]) == ("Tuesday", "swiss", "Fifteens")
    assert [player["name"] for player in told["players"]] == ["Ann"]
    assert now["organiser"]
    assert (codes["desk"], codes["origin"]) == (desk, None)  # it listens on this machine only


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
