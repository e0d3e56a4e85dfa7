"""`fifteentwo` without a command: the server."""

import signal
import socket
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest

from tests.cli.commands import Keyboard
from tests.guard import HANG
from tests.server import postgres

ROOM = {"rules": "standard", "seats": [{"name": "Ann"}, {"name": "Bot", "player": "random"}]}
OWNER = {"Authorization": f"Bearer {'o' * 32}"}

ALONE = (sys.executable, "-m", "fifteentwo", "--no-browser")


def test_it_prints_its_address_and_ends_cleanly(tmp_path: Path) -> None:
    command = [*ALONE, "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=HANG)
    assert line.startswith("fifteentwo is running at http://127.0.0.1:")
    assert (process.returncode, err) == (0, "")


@pytest.mark.skipif(postgres.programs() is None, reason="PostgreSQL is not installed")
def test_the_games_are_kept_in_a_database() -> None:
    with TemporaryDirectory() as folder, postgres.running(Path(folder)) as url:
        command = [*ALONE, "--port", "0", "--database", url]
        for games in (1, 2):
            with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
                assert process.stdout is not None
                try:
                    address = process.stdout.readline().split()[4]
                    assert httpx.post(f"{address}api/rooms", json=ROOM, headers=OWNER).status_code == 201
                    mine = httpx.get(f"{address}api/rooms", headers=OWNER).json()
                finally:
                    process.send_signal(signal.SIGINT)
                    _, err = process.communicate(timeout=HANG)
            assert (process.returncode, err) == (0, "")
            assert len(mine) == games


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://localhost/games", "only PostgreSQL"),
        ("postgresql://127.0.0.1:1/games", "Connection refused"),
        ("postgresql://127.0.0.1:1/games?sslmode=require", "Connection refused"),
        ("postgresql://127.0.0.1:1/games?sslmode=perhaps", "`sslmode` parameter must be one of"),
        ("postgresql://127.0.0.1:1/games?nonsense=1", "connect() got an unexpected keyword argument 'nonsense'"),
    ],
)
def test_an_unusable_database_is_reported_in_a_sentence(typed: Keyboard, url: str, reason: str) -> None:
    said = typed(f"--no-browser --port 0 --database {url}")
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith(f"fifteentwo: The games cannot be kept in {url}: {reason}")
    assert said.err.count("\n") == 1


def test_a_port_in_use_is_reported_in_a_sentence(typed: Keyboard, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = typed(f"--no-browser --port {port} --data {tmp_path}")
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith(f"fifteentwo: port {port} on 127.0.0.1 cannot be used: ")
    assert said.err.count("\n") == 1


def test_a_data_folder_that_is_a_file_is_reported_in_a_sentence(typed: Keyboard, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    said = typed(f"--no-browser --port 0 --data {file}")
    assert (said.status, said.out) == (2, "")
    assert str(file) in said.err
    assert said.err.count("\n") == 1
