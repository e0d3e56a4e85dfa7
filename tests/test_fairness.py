"""The keyed shuffle: its vectors, which never change, and that no order is favoured."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from hmac import digest

import pytest

from fifteentwo.cards import JOKERS, PACK, write
from fifteentwo.fairness import Seal, commitment_of, fisher_yates, shuffled
from fifteentwo.locales import CodedValueError

SECRET = "00112233445566778899aabbccddeeff" * 2


def test_the_vector_never_changes() -> None:
    assert commitment_of(SECRET) == sha256(bytes.fromhex(SECRET)).hexdigest()
    first = digest(bytes.fromhex(SECRET), b"fifteentwo pack 1 a1, 0", "sha256")
    pack, last = list(PACK), 51
    for byte in first:  # the rule again, for the first block
        if byte < 256 - 256 % (last + 1):
            place = byte % (last + 1)
            pack[place], pack[last] = pack[last], pack[place]
            last -= 1
    assert shuffled(PACK, SECRET, ("a1", ""), 1)[last + 1 :] == tuple(pack[last + 1 :])
    assert write(shuffled(PACK, SECRET, ("a1", ""), 1)[:6]) == "5H AS 6D 2S AC 8D"


def test_every_part_of_the_key_matters() -> None:
    keys = [(SECRET, ("a1", ""), 1), (SECRET, ("a1", ""), 2), (SECRET, ("", "a1"), 1), ("f" * 64, ("a1", ""), 1)]
    packs = [shuffled((*PACK, *JOKERS), *key) for key in keys]
    assert len(set(packs)) == len(keys)
    assert all(sorted(pack) == sorted((*PACK, *JOKERS)) for pack in packs)


def test_every_order_has_the_same_number_of_byte_strings() -> None:
    def order(one: int, two: int) -> tuple[int, ...]:
        drawn = iter((one, two, 0, 0))
        return tuple(map(PACK.index, fisher_yates(PACK[:3], drawn)))

    counts = Counter(order(one, two) for one in range(255) for two in range(256))
    assert len(counts) == 6
    assert set(counts.values()) == {255 * 256 // 6}


@pytest.mark.parametrize(
    "wrong",
    [{"commitment": "ab"}, {"secret": "G" * 64}, {"secret": "A" * 64}, {"salts": ("a" * 65,)}, {"salts": ("x", "")}],
)
def test_a_seal_is_hexadecimal(wrong: dict[str, str]) -> None:
    with pytest.raises(CodedValueError):
        Seal(**wrong)  # type: ignore[arg-type]
