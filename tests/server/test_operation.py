"""How a server is run: behind a proxy, with figures and a log for those who run it, and ended without a word to its players."""

import json
import logging
import os
import re
import signal
import socket
from pathlib import Path

import httpx
import pytest

from fifteentwo.server.logs import JsonLines
from fifteentwo.server.operation import is_network, read_public_url
from tests.guard import HANG
from tests.server.harness import Page, Server
from tests.server.test_processes import closed_with


@pytest.mark.parametrize("given", ["https://cribbage.example.org", "http://games.local:8080/", "https://[::1]:1502"])
def test_a_public_url_is_read(given: str) -> None:
    assert read_public_url(given) == given.removesuffix("/")


@pytest.mark.parametrize(
    "given",
    ["", "cribbage.example.org", "ftp://a.org", "https://", "https://a.org/path", "https://a.org?x", "https://u@a.org"],
)
def test_what_is_no_public_url_is_refused(given: str) -> None:
    assert read_public_url(given) is None


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert [is_network(given) for given in ("10.0.0.0/8", "::1", "proxy", "")] == [True, True, False, False]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def test_a_server_behind_a_proxy_ends_as_a_restart(own_data: Path) -> None:
    port = free_port()
    server = Server(own_data, public_url="https://cribbage.example.org", metrics_port=port, log="json")
    ask = {"host": "cribbage.example.org", "origin": "https://cribbage.example.org"}
    assert httpx.get(f"{server.address}/api/menu", headers=ask).status_code == 200
    assert httpx.get(f"{server.address}/api/menu", headers={"host": "other.example.org"}).status_code == 403
    opened = server.open_room("standard target=31")
    async with Page(server, opened) as page:
        await page.until_due()
        await page.act(page.legal[0])
        figures = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert "fifteentwo_players 1.0" in figures
        assert 'fifteentwo_request_seconds_count{kind="Act"} 1.0' in figures
        assert opened["room"] not in figures
        assert server.process.pid is not None
        os.kill(server.process.pid, signal.SIGTERM)
        code = await closed_with(page)
        assert code == 1012
    server.process.join(HANG)
    assert server.process.exitcode == 0
    lines = [json.loads(line) for line in server.complaint().splitlines()]
    requests = [line for line in lines if line["logger"] == "fifteentwo.requests"]
    assert {(line["method"], line["route"]) for line in requests} >= {
        ("POST", "/api/rooms"),
        ("SOCKET", "/api/rooms/{room}/socket"),
    }
    written = server.complaint()
    for secret in (opened["room"], opened["token"], "Ann"):
        assert secret not in written


def test_no_card_and_no_secret_of_an_exception_is_logged() -> None:
    try:
        raise ValueError("5H is not in the hand of token oooo")
    except ValueError as error:
        record = logging.LogRecord(
            "x", logging.ERROR, "f", 1, "a room failed: %s", (error,), (type(error), error, None)
        )
    line = JsonLines().format(record)
    assert json.loads(line)["message"] == "a room failed: ValueError"
    assert "5H" not in line
    assert "oooo" not in line


ROOT = Path(__file__).parents[2]


def test_the_files_for_containers_and_systemd_fit_together() -> None:
    """Only what can be read without a container engine: names, options and paths agree."""
    compose, image = (ROOT / "compose.yaml").read_text(), (ROOT / "Containerfile").read_text()
    proxy, unit = (ROOT / "ops" / "nginx.conf").read_text(), (ROOT / "ops" / "fifteentwo.service").read_text()
    assert re.findall(r"server (\w+):1502", proxy) == re.findall(r"^  (\w+):\n    <<: \*server$", compose, re.MULTILINE)
    addresses = re.findall(r"ipv4_address: (\S+)", compose)
    assert len(set(addresses)) == 2, "nginx asks for them once"
    assert "read_only: true" in compose
    assert re.search(r"^USER fifteentwo$", image, re.MULTILINE)
    network = re.search(r"subnet: (\S+)", compose)
    assert network is not None
    assert f"- --proxy\n    - {network[1]}\n" in compose
    usage = (ROOT / "src" / "fifteentwo" / "locales" / "en" / "usage.ftl").read_text()
    options = {
        *re.findall(r"- (--[a-z-]+)", compose),
        *re.findall(r'"(--[a-z-]+)"', image),
        *re.findall(r" (--[a-z-]+)", unit),
    }
    assert options >= {"--database", "--public-url", "--data", "--log"}
    for option in options:
        assert f"usage{option} =" in usage
    folders = {folder for text in (image, unit) for folder in re.findall(r"FIFTEENTWO_TABLES=(\S+)", text)}
    assert folders == {"/opt/fifteentwo/src/fifteentwo/data"}, "the wheel has no tables for other rules"
    for script in ("install", "warm.py", "healthy.py"):
        assert (ROOT / "ops" / script).exists()
