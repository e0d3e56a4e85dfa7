"""A store that is killed while it is created or upgraded opens again; processes that start together all succeed."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from fifteentwo.server.backends import FILE
from fifteentwo.server.upgrading import HEAD
from tests.server.test_upgrades import VERSIONS, query, restore

ROOT = Path(__file__).parents[2]
NEW = "new"

# A few games are enough, because all games have the same steps.
FEWER = """
    DELETE FROM entries WHERE number > 3 OR room > (SELECT MIN(id) FROM rooms);
    DELETE FROM seats WHERE room > (SELECT MIN(id) FROM rooms);
    DELETE FROM rooms WHERE id > (SELECT MIN(id) FROM rooms);
"""
FEWER_ALONE = """
    DELETE FROM solo_entries WHERE number > 2 OR game NOT LIKE 'arnold%';
    DELETE FROM solo_games WHERE id NOT LIKE 'arnold%';
"""


# The upgrade of the oldest store has the steps of all others.
@pytest.mark.parametrize(
    "version",
    [
        pytest.param(each, marks=pytest.mark.exhaustive if each not in (NEW, VERSIONS[0]) else ())
        for each in (NEW, *VERSIONS)
    ],
)
def test_a_store_killed_at_any_step_opens_again(version: str, own_data: Path, tmp_path: Path) -> None:
    if version != NEW:
        restore(version, own_data)
        with closing(sqlite3.connect(own_data / FILE)) as database:
            database.executescript(FEWER + (FEWER_ALONE if version > "0001" else ""))
    folder = tmp_path / "killed"
    folder.mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.killing", str(own_data / FILE), str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 20


@pytest.mark.parametrize("version", [NEW, "0003"])
def test_processes_that_start_together_all_succeed(version: str, own_data: Path) -> None:
    if version == NEW:
        own_data.mkdir()
    else:
        restore(version, own_data)
    # Each reports that it is ready, and continues on a signal.
    start = (
        "import alembic.command, sqlalchemy, sys; from pathlib import Path;"
        "from fifteentwo.server.upgrading import upgrade_sqlite;"
        "print('ready', flush=True); sys.stdin.readline(); upgrade_sqlite(Path(sys.argv[1]))"
    )
    together = [
        subprocess.Popen(
            [sys.executable, "-c", start, str(own_data / FILE)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    for process in together:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in together:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in together:
        complaint = process.communicate()[1]
        assert process.returncode == 0, complaint
    assert query(own_data / FILE, "SELECT version_num FROM alembic_version") == [(HEAD,)]
