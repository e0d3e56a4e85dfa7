"""Reasons for a refusal are in every language: no word of them is outside the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fifteentwo.locales import CodedError, sentence
from fifteentwo.rules import PRESETS, CribbageRules, PatienceRules, ShuffleRules, SquareRules, parse
from fifteentwo.rules.presets import NAMED
from fifteentwo.rules.values import MATCHES
from tests.locales.catalogues import LANGUAGES
from tests.locales.pseudo import say_arguments, words_outside

RULES: list[tuple[str, type | None]] = [
    ("muggins=on", None),
    ("target=300000", None),
    ("jokers=3", None),
    ("jokers=many", None),
    ("teams=maybe", None),
    ("match=often", None),
    ("board=round", None),
    ("heels=2 heels=0", None),
    ("nothing", None),
    ("acc hoyle", None),
    ("family=chess", None),
    ("wikibooks arnold", None),
    ("wikibooks bvs", None),
    ("wikibooks", CribbageRules),
    ("wikibooks", PatienceRules),
    ("", SquareRules),
    ("standard colour=red", None),
    ("colour=red", ShuffleRules),
    ("standard reserve_piles=1", None),
    ("players=6", None),
    ("players=3 cards_dealt=8", None),
    ("players=3 discards=2", None),
    ("crib=none", None),
    ("wikibooks reserve_piles=1", None),
    ("arnold deals=6", None),
    ("arnold win_at=7", None),
    ("arnold deal_order=3-2-3", None),
]


FIELDS = [name for kind in NAMED for name in kind.__struct_fields__]
VALUES = "family cribbage square patience shuffle straight crash8 on off auto"
NAMES = words_outside(" ".join([*PRESETS, *FIELDS, *MATCHES, VALUES, *(line for line, _ in RULES)]))
"""What one types: names of presets, fields and values, which are the same in every language."""


def reason(refuse: Callable[[], object]) -> CodedError:
    """The error that this raises."""
    with pytest.raises(CodedError) as caught:
        refuse()
    return caught.value


def names_only(error: CodedError, monkeypatch: pytest.MonkeyPatch, *names: str) -> bool:
    """Whether this has a sentence in every language, and all else in it is a name."""
    sentences = {sentence(error, language) for language in LANGUAGES}
    with monkeypatch.context() as pseudo:
        say_arguments(pseudo)
        return len(sentences) == len(LANGUAGES) and not words_outside(str(error), *NAMES, *names)


@pytest.mark.parametrize(("line", "kind"), RULES)
def test_reasons_from_rules_are_in_the_catalogues(
    line: str, kind: type[Any] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert names_only(reason(lambda: parse(line, kind) if kind else parse(line)), monkeypatch)


def test_a_sentence_among_the_arguments_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not names_only(
        CodedError("rules-conflict", first="muggins=on", second="a", why="nobody counts"), monkeypatch
    )
