"""A description of each field of the rules, for forms and for the pages of the documentation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from fifteentwo.locales.coded import SILENCE, Message
from fifteentwo.rules.cribbage import CribbageRules
from fifteentwo.rules.presets import Rules
from fifteentwo.rules.values import MATCHES, Section, about, hints, said, words_of

Kind = Literal["number", "switch", "words"]


class Field(Struct, frozen=True):
    """One field of a family of rules: its description, its range, and its value in the usual game.

    A number is `lowest` to `highest`; a word is one of `values` (a match includes its N); a switch is on or off.
    `label`, `section` and `names` (of the values) are for a form.
    """

    name: str
    words: Message
    standard: str
    kind: Kind
    values: tuple[str, ...] = ()
    lowest: int | None = None
    highest: int | None = None
    label: Message = SILENCE
    section: Message | None = None
    names: dict[str, Message] = {}


@lru_cache
def fields(kind: type[Rules]) -> dict[str, Field]:
    """The description of each field of a kind of rules, in order."""
    return {
        name: Field(
            name,
            _message(kind, f"field-{name}-why", said_of.words),
            standard=said(getattr(kind(), name)),
            label=_message(kind, f"field-{name}", said_of.label or name.replace("_", " ").capitalize()),
            section=said_of.section and section_named(said_of.section),
            names={
                said(value): _message(kind, f"field-{name}-{said(value)}", words)
                for value, words in said_of.names.items()
            },
            **_range(hints(kind)[name], said_of.numbers),
        )
        for name, said_of in about(kind).items()
    }


def section_named(english: Section) -> Message:
    """The name of a section."""
    return _coded(f"section-{english}", english)


def _message(kind: type[Rules], code: str, english: str) -> Message:
    """A text beside a field; its code begins with the kind of rules, except in full cribbage."""
    family = "" if kind is CribbageRules else f"{kind.__name__.removesuffix('Rules')}-"
    return _coded(family + code, english)


def _coded(code: str, english: str) -> Message:
    return Message(english, re.sub("[^a-z0-9]+", "-", code.lower()))


def _range(hint: Any, numbers: Sequence[int]) -> dict[str, Any]:
    """The kind of a field and its range, as arguments of `Field`."""
    if hint is bool:
        return {"kind": "switch"}
    if hint is str:
        return {"kind": "words", "values": MATCHES}
    if hint is not int:
        return {"kind": "words", "values": tuple(map(said, words_of(hint)))}
    if not isinstance(numbers, range):
        return {"kind": "words", "values": tuple(map(str, numbers))}
    return {"kind": "number", "lowest": numbers[0], "highest": numbers[-1]}
