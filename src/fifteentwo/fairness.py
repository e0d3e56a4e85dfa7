"""Packs that nobody can choose: shuffled by a secret, to which the server has committed, and the salts of the seats.

The server shows the SHA-256 of its secret before it knows a salt, so it cannot choose the secret to suit the salts; and no
seat knows the secret. docs/fair.md has the rule, which never changes: records depend on it.

>>> from fifteentwo.cards import PACK
>>> secret = "5f" * 32
>>> commitment_of(secret)[:16]
'0ebe2fe703bb2c42'
>>> shuffled(PACK, secret, ("a1", ""), 1)[:4]
(6S, TD, KS, 5D)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from hmac import new
from random import Random
from typing import Final

from msgspec import Struct

from fifteentwo.cards import Card
from fifteentwo.locales import CodedValueError

_HEX_64: Final = re.compile(r"(?:[0-9a-f]{64})?")
_SALT: Final = re.compile(r"[0-9a-f]{0,64}")


class Seal(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the packs of a game were shuffled by, in hexadecimal digits; empty where it is unknown.

    `commitment` is the SHA-256 of the secret. `salts` has one for each seat, '' for a seat that gave none, and is empty
    before the first card. The `secret` is known after the game.
    """

    commitment: str = ""
    salts: tuple[str, ...] = ()
    secret: str = ""

    def __post_init__(self) -> None:
        if not all(map(_HEX_64.fullmatch, (self.commitment, self.secret))) or not all(map(is_salt, self.salts)):
            raise CodedValueError("record-seal")


def is_salt(text: str) -> bool:
    """Whether this can be the salt of a seat: at most 64 hexadecimal digits."""
    return _SALT.fullmatch(text) is not None


def commitment_of(secret: str) -> str:
    """The commitment to this secret of hexadecimal digits."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def keyed_hash(secret: bytes, label: str) -> bytes:
    """HMAC-SHA256. Unlike `hmac.digest` it does not let another thread run meanwhile, which takes longer than the hash."""
    return new(secret, label.encode("ascii"), "sha256").digest()


def set_secret(number: str) -> str:
    """The secret of the set of deals with this number, for duplicate play: everybody knows it who knows the number.

    >>> set_secret("7")[:16]
    '3f77548c8807bc3d'
    """
    return sha256(f"fifteentwo set {number}".encode("ascii")).hexdigest()


def shuffled(cards: Iterable[Card], secret: str, salts: Sequence[str], number: int) -> tuple[Card, ...]:
    """These cards in the order of the pack with this number, from 1, of the game with this secret and these salts."""
    return fisher_yates(cards, _bytes(bytes.fromhex(secret), f"fifteentwo pack {number} {','.join(salts)}"))


def draws(secret: str, salts: Sequence[str], seat: int, number: int) -> Random:
    """What the computer at this seat draws from for its choice with this number, from 0, in the game with this secret.

    >>> draws("5f" * 32, ("a1", ""), 1, 0).random()
    0.881354263337042
    """
    label = f"fifteentwo choice {seat} {number} {','.join(salts)}"
    return Random(int.from_bytes(keyed_hash(bytes.fromhex(secret), label)))


def fisher_yates(cards: Iterable[Card], drawn: Iterator[int]) -> tuple[Card, ...]:
    """At most 256 cards in an order decided by these bytes: every order is equally likely if every byte is."""
    pack = list(cards)
    for last in range(len(pack) - 1, 0, -1):
        ways = last + 1
        fair = 256 - 256 % ways  # larger bytes would favour the first places
        byte = next(drawn)
        while byte >= fair:
            byte = next(drawn)
        place = byte % ways
        pack[place], pack[last] = pack[last], pack[place]
    return tuple(pack)


def _bytes(secret: bytes, label: str) -> Iterator[int]:
    """An endless sequence of pseudo-random bytes: HMAC-SHA256 in counter mode."""
    block = 0
    while True:
        yield from keyed_hash(secret, f"{label} {block}")
        block += 1
