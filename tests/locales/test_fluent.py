"""Our evaluation of Fluent messages against Mozilla's own package, fluent.runtime."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo import locales
from fifteentwo.locales.fluent import Bundle
from tests.locales.catalogues import LANGUAGES, examples

CODES = sorted(locales._sources("en"))
NUMBERS = st.one_of(
    st.integers(-(10**9), 10**9), st.decimals(-(10**6), 10**6, allow_nan=False, places=4).map(float), st.just(0.0)
)


@cache
def reference(language: str) -> Any:
    functions: Any = locales._bundle(language)._functions
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for source in locales._sources(language).values():
        bundle.add_resource(FluentResource(source))
    return bundle


def ungrouped(language: str, text: str) -> str:
    """The text without the signs in numbers of four digits: CLDR has none in Spanish, and Babel does not know that."""
    return re.sub(r"(?<![\d.])(\d)\.(\d{3})(?!\.?\d)", r"\1\2", text) if language == "es" else text


def by_reference(language: str, code: str, arguments: dict[str, Any]) -> str:
    text, errors = reference(language).format_pattern(reference(language).get_message(code).value, arguments)
    assert not errors, (code, arguments, errors)
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_by_the_reference(language: str) -> None:
    for code in CODES:
        for arguments in examples(language, code, (1, 1234)):
            ours = locales.message(code, arguments, language)
            theirs = by_reference(language, code, arguments)
            assert ours == ungrouped(language, theirs), (code, arguments)


@given(number=NUMBERS, language=st.sampled_from(LANGUAGES), digits=st.integers(0, 3), grouped=st.booleans())
def test_numbers_are_written_and_counted_as_by_the_reference(
    number: float, language: str, digits: int, grouped: bool
) -> None:
    source = (
        "written = { $number }\n"
        f"formatted = {{ NUMBER($number, minimumFractionDigits: {digits}, maximumFractionDigits: {digits}, "
        f"useGrouping: {int(grouped)}) }}\n"
        "counted = { $number ->\n    [0] none\n    [one] one\n   *[other] many\n}\n"
    )
    ours = Bundle(lambda: locales._numbers(language), {})
    ours.add(source)
    theirs: Any = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(source))
    for code in ("written", "formatted", "counted"):
        text, errors = theirs.format_pattern(theirs.get_message(code).value, {"number": number})
        assert errors == []
        assert ours.format(code, {"number": number}) == ungrouped(language, str(text))


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(LookupError, match="the message over-31 cannot be written in en: 'count' is missing"):
        locales.message("over-31")
