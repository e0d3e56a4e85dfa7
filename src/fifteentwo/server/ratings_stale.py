"""What a transaction adds in which the people of finished games change: those games, and all that ended later, are rated again."""

from __future__ import annotations

from typing import Final

_ENDED: Final = "(SELECT MIN(ended) FROM results WHERE game {of})"
_STALE: Final = (
    "UPDATE rating_mark SET version = version + 1 WHERE EXISTS (SELECT 1 FROM results WHERE game {of})",
    f"UPDATE rating_mark SET ended = {_ENDED}, game = '', number = 0 WHERE ended >= {_ENDED}",  # noqa: S608
    f"DELETE FROM rated WHERE ended >= {_ENDED}",  # noqa: S608 - no part of it is input
)
"""Whoever rates games at this moment waits for the first one, or is waited for, and then sees another version."""

STALE_GAME: Final = tuple(sql.format(of="= :game") for sql in _STALE)
"""The people of this `game` change."""

STALE_OWN_GAME: Final = tuple(
    sql.format(of="IN (SELECT game FROM seats WHERE game = :game AND owner_sha256 = :owner)") for sql in _STALE
)
"""The owner with this hash gives up the seats in this `game`."""

STALE_OWNER: Final = tuple(sql.format(of="IN (SELECT game FROM seats WHERE owner_sha256 = :old)") for sql in _STALE)
"""The games of the owner with the hash `old` become those of another owner."""

STALE_ALL: Final = (
    "UPDATE rating_mark SET version = version + 1, ended = '', game = '', number = 0",
    "DELETE FROM rated",
)
"""Finished games were found that are not the last ones."""
