"""Upgrades of the store: one transaction, from reading the version to the last change of a table.

An upgrade that is killed leaves the store unchanged. A SQLite file with games in it is copied first.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fifteentwo.server.folder import StoreProblem, lock_file

if TYPE_CHECKING:
    import sqlalchemy as sa

HEAD: Final = "0018"
"""The newest of migrations/versions."""

MANY_GAMES: Final = 200
"""The number of games from which an upgrade takes long enough for a message."""

_LOCK_KEY: Final = 152_000_152
"""The key of the advisory lock for upgrades of a PostgreSQL database: an arbitrary number."""

_ATTENDANCE: Final = """
    CREATE UNLOGGED TABLE IF NOT EXISTS attendance (
        game VARCHAR(32), process BIGINT, note VARCHAR NOT NULL, PRIMARY KEY (game, process)
    )
"""
"""What processes note about the people connected to them. It is no part of the store: a crash of the database empties it."""

_BUSY_TIMEOUT: Final = 30.0
"""Seconds to wait for another program that uses the SQLite file."""


def upgrade_sqlite(path: Path) -> None:
    """Upgrades or creates a SQLite file. Raises StoreProblem, OSError and sqlite3.Error."""
    with path.with_name("upgrade.lock").open("a+b") as lock:
        lock_file(lock, wait=True)  # switching to the write-ahead log does not wait for other connections
        with closing(sqlite3.connect(path, timeout=_BUSY_TIMEOUT, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
            if _sqlite_version(connection) != HEAD:
                _upgrade_in_one_transaction(connection, path)


def _upgrade_in_one_transaction(connection: sqlite3.Connection, path: Path) -> None:
    import sqlalchemy as sa  # noqa: PLC0415 - only a store that is new or old needs it

    # With isolation_level None the sqlite3 module never begins or ends a transaction itself.
    engine = sa.create_engine("sqlite://", creator=lambda: connection, poolclass=sa.pool.StaticPool)
    with engine.connect() as wrapped:
        wrapped.exec_driver_sql("BEGIN IMMEDIATE")
        version = _sqlite_version(connection)
        if version != HEAD:
            _refuse_newer(version, HEAD)
            if version is not None:
                _keep_copy(path, path.with_name(f"{path.name}.{version}.bak"))
            try:
                migrate(wrapped, version)
            except sa.exc.DBAPIError as error:
                raise error.orig or error from None
        wrapped.exec_driver_sql("COMMIT")


def _sqlite_version(connection: sqlite3.Connection) -> str | None:
    """The version of a SQLite store; None for an empty file."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        return None
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found[0]) if found else None


def _keep_copy(path: Path, copy: Path) -> None:
    """Copies the store; the copy gets its name only when all of it is on the disk."""
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(copy)
    _sync_folder(copy.parent)


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # Windows cannot open a folder
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def upgrade_postgres(connection: sa.Connection) -> None:
    """Upgrades a PostgreSQL database within the connection's transaction; other upgrades wait."""
    import sqlalchemy as sa  # noqa: PLC0415 - only where there is such a database

    connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK_KEY})
    version = None
    if sa.inspect(connection).has_table("alembic_version"):
        version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    if version != HEAD:
        migrate(connection, version)
    connection.execute(sa.text(_ATTENDANCE))


def migrate(connection: sa.Connection, version: str | None, target: str = HEAD) -> None:
    """Runs the migrations after `version` within the connection's transaction. Raises StoreProblem for a newer store."""
    from alembic import command  # noqa: PLC0415 - only a store that is new or old needs it
    from alembic.config import Config  # noqa: PLC0415

    _refuse_newer(version, target)
    if version is not None:
        _say_how_many(connection)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
    if version is not None and target == HEAD:
        from fifteentwo.server.finished import fill_in  # noqa: PLC0415 - only a store that is old needs it

        fill_in(connection)


def _say_how_many(connection: sa.Connection) -> None:
    """Prints on standard error that games are being upgraded, if there are many: it takes seconds."""
    import sqlalchemy as sa  # noqa: PLC0415 - only a store that is old needs it

    tables = {"rooms", "games", "solo_games"} & set(sa.inspect(connection).get_table_names())
    counts = [sa.select(sa.func.count()).select_from(sa.table(table)) for table in tables]
    games = sum(connection.execute(count).scalar_one() for count in counts)
    if games >= MANY_GAMES and sys.stderr is not None:
        print(f"fifteentwo: upgrading the saved games ({games:,}) ...", file=sys.stderr, flush=True)


def _refuse_newer(version: str | None, target: str) -> None:
    if version is not None and version > target:
        raise StoreProblem("store-newer", version=version)
