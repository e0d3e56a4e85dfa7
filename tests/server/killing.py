"""Kills the opening of a store at every step, and opens it again each time: python -m tests.server.killing FILE FOLDER.

FILE is a store to upgrade, or does not exist yet. A step is an SQL statement or a change in the file system. Prints
the number of steps.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from fifteentwo.server.backends import FILE
from fifteentwo.server.upgrading import upgrade_sqlite

KILLED = 9


def die_at(step: int) -> None:
    """From now on this process exits before its step of this number."""
    left = step

    def count(_statement: object = None) -> None:
        nonlocal left
        left -= 1
        if not left:
            os._exit(KILLED)

    def counted(call: Callable[..., Any]) -> Callable[..., Any]:
        def made(*args: Any, **kwargs: Any) -> Any:
            count()
            return call(*args, **kwargs)

        return made

    plain_connect = sqlite3.connect

    def connect(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        count()
        connection: sqlite3.Connection = plain_connect(*args, **kwargs)
        connection.set_trace_callback(count)
        return connection

    sqlite3.connect = connect  # type: ignore[assignment]
    os.fsync = counted(os.fsync)
    Path.replace = counted(Path.replace)  # type: ignore[method-assign]
    Path.unlink = counted(Path.unlink)  # type: ignore[method-assign]


def killed_at(step: int, path: Path) -> bool:
    """Opens the store in another process that is to die at this step; returns whether it did."""
    child = os.fork()
    if not child:
        die_at(step)
        upgrade_sqlite(path)
        os._exit(0)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert status in (0, KILLED), status
    return status == KILLED


def contents(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())


def main(original: Path, folder: Path) -> None:
    def fresh(name: str) -> Path:
        path = folder / name / FILE
        path.parent.mkdir()
        if original.exists():
            shutil.copy(original, path)
        return path

    whole = fresh("whole")
    upgrade_sqlite(whole)
    expected, before = contents(whole), contents(original) if original.exists() else None
    step = 1
    while killed_at(step, path := fresh(str(step))):
        upgrade_sqlite(path)
        assert contents(path) == expected, step
        for copy in path.parent.glob("*.bak"):
            assert contents(copy) == before, step
        shutil.rmtree(path.parent)
        step += 1
    print(step - 1)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
