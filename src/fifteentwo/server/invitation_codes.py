"""The secrets of invitations: codes that can be read out and typed.

Ten signs of Crockford's base 32 are 50 bits. Twenty attempts a minute from each of a thousand addresses find one of a
thousand open invitations once in a hundred years on average.
"""

from __future__ import annotations

import secrets
from typing import Final

_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH: Final = 10
_MISREAD: Final = str.maketrans("OIL", "011")


def new_code() -> str:
    """A random code, as in "7KQ2MX94TD"."""
    return as_code(secrets.randbits(5 * _LENGTH))


def as_code(number: int) -> str:
    """The code of the last fifty bits of a number."""
    return "".join(_SIGNS[number >> 5 * place & 31] for place in reversed(range(_LENGTH)))


def as_written(typed: str) -> str:
    """The code somebody has typed: in either case, with spaces and hyphens, with the letters O, I and L for 0, 1 and 1."""
    return "".join(typed.split()).replace("-", "").upper().translate(_MISREAD)
