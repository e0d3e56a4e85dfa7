"""Cleaning and checking the names that people type."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator
from itertools import count
from typing import Final

from fifteentwo.locales import CodedValueError

NAME_LENGTH: Final = 40
"""The most characters as people see them (grapheme clusters)."""

_CLUSTER_LENGTH: Final = 16
"""The most code points of one cluster. The longest emoji, a family of four with skin tones, has eleven."""

_ZWNJ: Final = "\u200c"
_ZWJ: Final = "\u200d"
_JOINERS: Final = _ZWNJ + _ZWJ
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Invisible letters and symbols: the fillers of Hangul, and Braille without dots."""


def clean_name(text: str) -> str:
    """The name in NFC, with single spaces and without control characters. Raises ValueError, with a sentence.

    Characters that change the direction of the text or are invisible are removed, except where
    they hold an emoji or the letters of a script together.
    """
    spaced = "".join(" " if unicodedata.category(char) == "Cc" else char for char in text)
    kept = "".join(char for char in unicodedata.normalize("NFC", spaced) if _is_allowed(char))
    name = " ".join(word for part in kept.split() if (word := part.strip(_JOINERS)))
    if not any(map(_is_visible, name)):
        raise CodedValueError("name-invisible")
    clusters = list(_clusters(name))
    if len(clusters) > NAME_LENGTH or any(len(cluster) > _CLUSTER_LENGTH for cluster in clusters):
        raise CodedValueError("name-too-long", most=NAME_LENGTH)
    return name


def distinct_name(name: str, others: Collection[str]) -> str:
    """This clean name, with a number if one of the others looks the same, such as "Ann (2)"."""
    taken = {other.casefold() for other in others}
    if name.casefold() not in taken:
        return name
    numbered = (_numbered(name, number) for number in count(2))
    return next(one for one in numbered if one.casefold() not in taken)


def _numbered(name: str, number: int) -> str:
    suffix = f" ({number})"
    return "".join(list(_clusters(name))[: NAME_LENGTH - len(suffix)]).rstrip() + suffix


def _is_allowed(char: str) -> bool:
    # Cf: formats, among them the overrides of direction. Cs: halves of surrogate pairs.
    return unicodedata.category(char) not in ("Cf", "Cs") or char in _JOINERS or _is_tag(char)


def _is_visible(char: str) -> bool:
    # Marks need a base character. Cn counts as visible: it may be an emoji newer than this Python.
    return char not in _BLANK and unicodedata.category(char)[0] not in "MZ" and unicodedata.category(char) != "Cf"


def _clusters(text: str) -> Iterator[str]:
    """The extended grapheme clusters of UAX #29, as far as names have them."""
    cluster = ""
    for char in text:
        if cluster and _continues(cluster, char):
            cluster += char
        else:
            if cluster:
                yield cluster
            cluster = char
    if cluster:
        yield cluster


def _continues(cluster: str, char: str) -> bool:
    """Whether this character belongs to the cluster before it."""
    if (
        unicodedata.category(char)[0] == "M"
        or char in _JOINERS
        or _is_tag(char)
        or "\U0001f3fb" <= char <= "\U0001f3ff"
    ):
        return True
    if cluster[-1] == _ZWJ:
        return unicodedata.category(char)[0] == "S" or unicodedata.category(char) == "Cn"
    if _is_regional(char):
        return len(cluster) == 1 and _is_regional(cluster)
    # Hangul that NFC does not compose: a vowel or a final consonant after a syllable.
    return "\u1160" <= char <= "\u11ff" and ("\u1100" <= cluster[-1] <= "\u11ff" or "\uac00" <= cluster[-1] <= "\ud7a3")


def _is_regional(char: str) -> bool:
    """Whether this is half of a flag."""
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _is_tag(char: str) -> bool:
    """Whether this is part of a flag such as that of Wales."""
    return "\U000e0020" <= char <= "\U000e007f"
