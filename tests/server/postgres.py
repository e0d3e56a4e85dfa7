"""A PostgreSQL server for the tests, if the machine has one: made in a temporary folder."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.guard import HANG


def programs() -> Path | None:
    """The folder of initdb and pg_ctl; Debian keeps them off PATH."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The URL of an empty server that listens on this machine only and may lose its data in a crash."""
    where = programs()
    assert where is not None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    as_postgres = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if as_postgres:
        shutil.chown(folder, "postgres")
    data = str(folder / "postgres")
    _run(*as_postgres, str(where / "initdb"), "-U", "tests", "-A", "trust", "-N", "-D", data)
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
    control = [*as_postgres, str(where / "pg_ctl"), "-D", data, "-w", "-l", f"{data}/log"]
    _run(*control, "-o", options, "start")
    try:
        yield f"postgresql://tests@127.0.0.1:{port}/postgres"
    finally:
        _run(*control, "-m", "immediate", "stop")


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, cwd="/", timeout=HANG)
