"""Passwords of accounts, hashed with argon2id.

Checking takes as long for a name that nobody has as for a wrong password, so that the time gives away no names. At most two
are checked at once, because each takes 64 MB for a moment.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fifteentwo.locales import CodedValueError

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST: Final = 10
LONGEST: Final = 200
"""In characters."""

_TWO: Final = ThreadPoolExecutor(2, "passwords")


async def hashed(password: str) -> str:
    """The hash of a new password. Raises ValueError, with a sentence, if it is too short or too long."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise CodedValueError("account-password-length", least=SHORTEST, most=LONGEST)
    return await asyncio.get_running_loop().run_in_executor(_TWO, _hash, password)


async def is_right(password: str, kept: str | None) -> bool:
    """Whether this is the password with the hash that is kept; None stands for no account, or one without a password."""
    return await asyncio.get_running_loop().run_in_executor(_TWO, _verify, password[: LONGEST + 1], kept)


@lru_cache(maxsize=1)
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher  # noqa: PLC0415 - only who signs in needs it

    return PasswordHasher()


@lru_cache(maxsize=1)
def _nobodys() -> str:
    return _hasher().hash(secrets.token_urlsafe())


def _hash(password: str) -> str:
    return _hasher().hash(_encoded(password))


def _verify(password: str, kept: str | None) -> bool:
    from argon2.exceptions import Argon2Error, InvalidHashError  # noqa: PLC0415

    try:
        _hasher().verify(kept or _nobodys(), _encoded(password))
    except (Argon2Error, InvalidHashError):
        return False
    return kept is not None


def _encoded(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")
