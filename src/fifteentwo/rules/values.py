"""The range of a field of the rules, and how its value is written and read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, get_args, get_type_hints

from msgspec import Struct, structs

from fifteentwo.locales import CodedError, CodedValueError, quotable

TARGETS: Final = range(31, 362)
SCORES: Final = range(1, 301)  # of a square or solitaire; no total is higher
MATCHES: Final = ("single", "first_to:N", "best_of:N")

EngineTable = Literal["hands", "cribs", "play", "equity", "totals"]
"""The tables that the engine has computed for the usual game.

`hands`: a hand counted over every starter. `cribs`: the opponent's discards and the points of a crib. `play`: the solved
play of the cards. `equity`: the points of whole deals, and the chance to win from each score. `totals`: the engine's
totals in solo games.
"""
HANDS: Final[frozenset[EngineTable]] = frozenset({"hands"})
SOLVED: Final[frozenset[EngineTable]] = frozenset({"hands", "cribs", "play", "equity"})
"""All tables of full cribbage."""
TOTALS: Final[frozenset[EngineTable]] = frozenset({"totals"})


Section = Literal["The deal", "Cards", "The play", "The count", "Winning"]
"""The sections of the fields of full cribbage, in the order of a form."""


class About(NamedTuple):
    """The description of a field, declared beside it in `Annotated`.

    `words` describes the field; `numbers` are the numbers it can be, in the order to list them; `told` has the code of
    the sentence for each value that is not the usual one. `leaves` are the engine's tables that stay valid for every value; without
    it, any value but the usual one makes all of them invalid. In a form the field has this `label`, its values have
    these `names`, and it belongs to this `section`.
    """

    words: str
    numbers: Sequence[int] = ()
    told: Mapping[object, str] = MappingProxyType({})
    leaves: frozenset[EngineTable] = frozenset()
    label: str = ""
    section: Section | None = None
    names: Mapping[object, str] = MappingProxyType({})


def family_of(kind: type[Struct]) -> str:
    """The tag of a kind of rules: cribbage, square, patience or shuffle."""
    return str(kind.__struct_config__.tag)


@lru_cache
def hints(kind: type[Struct]) -> dict[str, Any]:
    """The type of each field, in the order of the fields."""
    found = get_type_hints(kind)
    return {name: found[name] for name in kind.__struct_fields__}


@lru_cache
def about(kind: type[Struct]) -> dict[str, About]:
    """The description of each field, in the order of the fields."""
    found = get_type_hints(kind, include_extras=True)
    return {name: found[name].__metadata__[0] for name in kind.__struct_fields__}


@lru_cache
def words_of(hint: Any) -> tuple[str | None, ...]:
    """The values of a field of words, with None if it may be empty."""
    return tuple(
        word
        for part in get_args(hint) or (hint,)
        for word in (get_args(part) or (None if part is type(None) else part,))
    )


def said(value: object) -> str:
    """A field's value as it is written in a rules code."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


def listed(words: Sequence[str]) -> str | CodedError:
    """'a, b or c'."""
    return words[0] if len(words) == 1 else CodedError("rules-or", first=", ".join(words[:-1]), last=words[-1])


def read(kind: type[Struct], name: str, text: str) -> object:
    """The value that a rules code sets a field to. Raises ValueError for a bad number or switch."""
    hint = hints(kind)[name]
    if hint is bool:
        if text not in ("on", "off"):
            raise CodedValueError("rules-not-switch", given=_given(name, text))
        return text == "on"
    if hint is int:
        if not re.fullmatch(r"-?[0-9]{1,99}", text):
            raise CodedValueError("rules-not-number", given=_given(name, text))
        return int(text)
    return None if text == "none" and None in words_of(hint) else text


def refuse(rules: Struct) -> None:
    """Raises ValueError, with a sentence that names the field, for a value out of range."""
    kind = type(rules)
    for name, value in structs.asdict(rules).items():
        hint = hints(kind)[name]
        if hint is bool:
            if not isinstance(value, bool):
                raise CodedValueError("rules-not-switch", given=_given(name, value))
        elif hint is int:
            allowed = about(kind)[name].numbers
            if not isinstance(value, int):
                raise CodedValueError("rules-not-number", given=_given(name, repr(value)))
            if isinstance(value, bool) or value not in allowed:
                raise CodedValueError(
                    "rules-out-of-range", given=_given(name, said(value)), name=name, allowed=_range(allowed)
                )
        elif hint is str:
            if not isinstance(value, str) or not re.fullmatch(r"single|(?:first_to|best_of):[1-9][0-9]?", value):
                raise CodedValueError("rules-not-match", given=_given(name, value), known=listed(MATCHES))
        elif value not in words_of(hint):
            there_are = tuple(map(said, words_of(hint)))
            raise CodedValueError("rules-no-value", given=_given(name, said(value)), name=name, known=listed(there_are))


def _given(name: str, value: object) -> str:
    return quotable(f"{name}={value}")


def _range(allowed: Sequence[int]) -> str | CodedError:
    if isinstance(allowed, range) and len(allowed) > 3:
        return CodedError("rules-to", first=allowed[0], last=allowed[-1])
    return listed(tuple(map(str, allowed)))
