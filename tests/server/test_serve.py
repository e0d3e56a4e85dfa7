"""Starting and stopping: the port, the message, the address, Ctrl-C."""

import asyncio
import gc
import os
import socket
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fifteentwo.server import serve as serving
from fifteentwo.server.folder import StoreProblem, lock_folder
from fifteentwo.server.serve import PORT, collect_garbage, serve
from tests.server.harness import Server


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as holding:
        holding.bind(("127.0.0.1", 0))
        holding.listen()
        yield holding.getsockname()[1]


def test_a_requested_port_in_use_is_named(taken: int, own_data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(port=taken, data=own_data, open_browser=False) == 2
    said = capsys.readouterr()
    assert said.err == f"fifteentwo: port {taken} on 127.0.0.1 cannot be used: address already in use.\n"
    assert said.out == ""


@pytest.mark.parametrize(
    ("host", "port"), [("127.0.0.1", 70_000), ("127.0.0.1", -1), ("no.such.host.invalid", None), ("192.0.2.1", 0)]
)
def test_an_invalid_address_is_one_sentence(
    host: str, port: int | None, own_data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(host, port, own_data, open_browser=False) == 2
    said = capsys.readouterr().err
    assert said.startswith("fifteentwo: ")
    assert said.endswith(".\n")
    assert said.count("\n") == 1


def test_an_unusable_data_folder_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert serve(port=0, data=tmp_path / "file", open_browser=False) == 2
    said = capsys.readouterr().err
    assert str(tmp_path / "file") in said
    assert said.count("\n") == 1


def test_a_second_server_on_the_same_folder_names_the_first(own_data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(own_data)
    assert serve(port=0, data=own_data, open_browser=False) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        f"fifteentwo: Another fifteentwo is already running on {own_data}; it answers at {server.address}/.\n"
    )
    assert server.stop() == ""


def test_a_killed_server_releases_the_folder(own_data: Path) -> None:
    Server(own_data).kill()
    server = Server(own_data)
    assert (own_data / "lock").read_bytes()[1:].decode() == f"{server.address}/"
    assert server.stop() == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_is_locked_without_an_address(own_data: Path) -> None:
    own_data.mkdir()
    (own_data / "lock").symlink_to("/dev/full")
    with lock_folder(own_data) as note:
        note("http://127.0.0.1:1502/")


def test_a_lock_without_an_address_is_one_sentence(own_data: Path) -> None:
    with lock_folder(own_data), pytest.raises(StoreProblem) as refused, lock_folder(own_data):
        pass
    assert str(refused.value) == (
        f"Another fifteentwo is already running on {own_data}; stop it first, or choose another folder."
    )


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("nonsense", "The URL of the database cannot be read"),
        ("mysql://ann:secret@localhost/games", "only PostgreSQL (postgresql://...) has a URL here"),
        (
            "postgresql://ann:secret@127.0.0.1:1/games",
            "Connection refused",
        ),
    ],
)
def test_an_unusable_database_is_one_sentence(url: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(port=0, url=url, open_browser=False) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert "secret" not in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_a_missing_driver_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert serve(port=0, url="postgresql://localhost/games", open_browser=False) == 2
    assert capsys.readouterr().err == (
        "fifteentwo: PostgreSQL needs the package asyncpg, which is not installed: pip install 'fifteentwo[postgres]'.\n"
    )


def test_without_a_requested_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch, taken: int) -> None:
    monkeypatch.setattr(serving, "PORT", taken)
    with serving.listen("127.0.0.1", None) as listening:
        assert taken < listening.getsockname()[1] < taken + 50
    assert PORT == 1502


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:1502/"),
        ("0.0.0.0", "http://localhost:1502/"),  # noqa: S104 - only its address is asked for
        ("::1", "http://[::1]:1502/"),
    ],
)
def test_the_printed_address_can_be_typed(host: str, address: str) -> None:
    assert serving._address(host, 1502) == address


async def test_ctrl_c_ends_it_with_pages_open(own_data: Path) -> None:
    server = Server(own_data)
    opened = server.open_room()
    async with server.sit(opened) as page, server.sit(opened):
        await page.until_due()
        assert httpx.get(server.address).status_code in (200, 503)
        assert server.stop() == ""


def test_the_browser_opens_the_address(own_data: Path, tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\nexec sleep 5 >/dev/null 2>&1\n')
    browser.chmod(0o755)
    server = Server(own_data, browser=browser)
    assert opened.read_text().strip() == f"{server.address}/"
    assert server.stop() == "", "a browser that stays open does not keep the server"


def test_without_a_screen_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert not serving._has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serving._has_screen()


class Ring:
    """Something that only a collection of garbage removes."""

    def __init__(self) -> None:
        self.me = self


async def test_all_garbage_is_collected_after_each_pause_and_at_no_other_time() -> None:
    before = gc.get_threshold()
    task = asyncio.create_task(collect_garbage(0.2))
    await asyncio.sleep(0)
    old = Ring()
    gc.collect()  # from now on it is not young any more
    gone = weakref.ref(old)
    del old
    collected = gc.get_stats()[2]["collections"]
    young = [Ring() for _ in range(100_000)]
    assert gc.get_stats()[2]["collections"] == collected
    assert gone() is not None
    del young
    while gone() is not None:  # noqa: ASYNC110 - nothing tells of a collection
        await asyncio.sleep(0.05)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert gc.get_threshold() == before
