"""What the process that forks servers does once, so that no server has to: it makes a store and an app.

This imports every module that a server needs, and reads the types of all requests and answers.
"""

from __future__ import annotations

import gc
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite  # noqa: F401
import asyncpg  # noqa: F401
import sqlalchemy.dialects.postgresql.asyncpg  # noqa: F401

from fifteentwo.server import serve  # noqa: F401
from fifteentwo.server.app import create_app
from fifteentwo.server.upgrading import upgrade_sqlite

with TemporaryDirectory() as _folder:
    upgrade_sqlite(Path(_folder, "games.sqlite"))
    create_app(Path(_folder))
gc.freeze()  # so that no server goes through all this to collect its garbage, and copies its pages
