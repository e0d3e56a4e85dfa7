"""No word that these commands print is outside the catalogues."""

from __future__ import annotations

import pytest

from tests.cli.commands import Keyboard
from tests.locales.pseudo import SAID, erase_messages, words_outside

LINES = [
    "score 5H 5C 5D JS --starter 5S",
    "score 2H 4C 6D 8S --starter TS --crib",
    "score 2H 4C 6D 8S",
    "peg 4 2 3",
    "discard 5H 5C 5D JS 2S 9D --dealer",
    "play-advice --hand 5H JS 6C --starter 2H --discarded 2S 9H --played 4C,9D",
]


@pytest.mark.parametrize("line", LINES)
def test_every_word_is_in_the_catalogues(typed: Keyboard, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    erase_messages(monkeypatch)
    said = typed(line)
    assert said.status == 0
    assert SAID in said.out
    assert words_outside(said.out) == []


def test_tables_are_in_the_language_of_the_option(typed: Keyboard) -> None:
    said = typed("--lang de score 5H 5C 5D JS --starter 5S").out
    assert said.startswith("Hand 5H 5C 5D JS, Starter 5S\nFünfzehn")
    assert "Nobs         JS" in said
    assert "Streuung" in (said := typed("--lang de discard 5H 5C 5D JS 2S 9D --dealer").out)
    assert "16,63" in said
    assert "16.63" not in said
