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

HASTY = "-c fsync=off"
"""The option of a server that may lose its data in a crash."""


def programs() -> Path | None:
    """The folder of initdb and pg_ctl; Debian keeps them off PATH."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


class LocalPostgres:
    """A server that listens on this machine only, with its data in a new folder; it is not running yet."""

    def __init__(self, folder: Path, options: str = HASTY) -> None:
        where = programs()
        assert where is not None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"postgresql://tests@127.0.0.1:{port}/postgres"
        self.data = folder / "postgres"
        as_postgres = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if as_postgres:
            shutil.chown(folder, "postgres")
        _run(*as_postgres, str(where / "initdb"), "-U", "tests", "-A", "trust", "-N", "-D", str(self.data))
        self._options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= {options}"
        self._control = [*as_postgres, str(where / "pg_ctl"), "-D", str(self.data), "-w", "-l", f"{self.data}/log"]

    @property
    def process(self) -> int:
        """The process that all others of the server come from."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        _run(*self._control, "-o", self._options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stops the server; `immediate` leaves it as a crash would."""
        _run(*self._control, "-m", mode, "stop")


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The URL of an empty server that may lose its data in a crash."""
    server = LocalPostgres(folder)
    server.start()
    try:
        yield server.url
    finally:
        server.stop()


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, cwd="/", timeout=HANG)
