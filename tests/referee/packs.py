"""The numbered deals: the order of the pack for a number, and the cards each solo game takes from it."""

from collections.abc import Iterator
from hashlib import sha256

from tests.referee.cards import PACK


def bytes_of(number: int) -> Iterator[int]:
    """An endless stream of digest bytes."""
    digest = 0
    while True:
        yield from sha256(f"fifteentwo {number} {digest}".encode("ascii")).digest()
        digest += 1


def numbered(number: int) -> list[str]:
    """The pack of this number, the first card to be turned in front."""
    pack = list(PACK)
    drawn = bytes_of(number)
    for last in range(51, 0, -1):
        below = 256 - 256 % (last + 1)
        place = next(byte for byte in drawn if byte < below) % (last + 1)
        pack[place], pack[last] = pack[last], pack[place]
    return pack
