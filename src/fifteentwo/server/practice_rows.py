"""The rows of what an owner practises, and the SQL that reads and writes them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

EVERYBODY: Final = ""
"""The owner of what belongs to nobody: the ratings of the puzzles."""

_COLUMNS: Final = "kind, item, due, state"
READ: Final = f"SELECT {_COLUMNS} FROM practice WHERE owner_sha256 = :owner AND kind = :kind ORDER BY due, item"  # noqa: S608
READ_ONE: Final = f"SELECT {_COLUMNS} FROM practice WHERE owner_sha256 = :owner AND kind = :kind AND item = :item"  # noqa: S608
READ_ALL: Final = f"SELECT {_COLUMNS} FROM practice WHERE owner_sha256 = :owner ORDER BY kind, item"  # noqa: S608
WRITE: Final = """
    INSERT INTO practice (owner_sha256, kind, item, due, state) VALUES (:owner, :kind, :item, :due, :state)
    ON CONFLICT (owner_sha256, kind, item) DO UPDATE SET due = excluded.due, state = excluded.state
"""


class PracticeRow(Struct, frozen=True):
    """What is remembered of an item: JSON, and when it is due again, ISO 8601; '' where it does not come back.

    `item` is '' for the totals of a kind.
    """

    kind: str
    item: str
    due: str
    state: str
