"""The codes of an evening. All follow from its secret, so that they can be shown again, and none can be guessed.

A code has fifty bits, as that of an invitation.
"""

from __future__ import annotations

import hmac
from hashlib import blake2b

from fifteentwo.server.evening_rows import ORGANISER, EveningRow
from fifteentwo.server.invitation_codes import as_code, as_written


def join_code(secret: str) -> str:
    """The code of the hall, by which players join."""
    return _derived(secret, "join")


def place_code(secret: str, player: int) -> str:
    """The code of one player who was typed in, or of the organiser."""
    return _derived(secret, "desk" if player == ORGANISER else f"player {player}")


def place_of(row: EveningRow, players: int, typed: str) -> int | None:
    """The player, or ORGANISER, whose code somebody has typed; None if it is nobody's."""
    written = as_written(typed).encode()
    return next(
        (
            player
            for player in range(ORGANISER, players)
            if hmac.compare_digest(place_code(row.secret, player).encode(), written)
        ),
        None,
    )


def is_join_code(row: EveningRow, typed: str) -> bool:
    """Whether somebody has typed the code of the hall."""
    return hmac.compare_digest(join_code(row.secret).encode(), as_written(typed).encode())


def _derived(secret: str, purpose: str) -> str:
    digest = blake2b(purpose.encode(), key=secret.encode()[:64], digest_size=8, person=b"evening").digest()
    return as_code(int.from_bytes(digest, "big"))
