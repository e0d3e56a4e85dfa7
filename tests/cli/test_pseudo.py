"""No word that these commands print is outside the catalogues."""

from __future__ import annotations

import re

import pytest

from fifteentwo.engine.solitaire import solo as engine
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


PLAYED = [
    ("square play --rules wikibooks_reserve --deal 7", "?\nhint\nb2\nundo\nkeep\nb2 XX\nnowhere\nb2\nwatch\nquit\n"),
    ("square play --rules bvs_hard --deal 7", "?\nthrow\nquit\n"),
    ("patience play --rules arnold --deal 7", "?\nhint\n1 4\n1 9\nXX YY\nwatch all\n"),
    ("shuffle play --deal 7", "?\na1 c3\na1 a1\na1\nhint\ndone\n"),
]
COUNTED = [
    "patience par --deal 7",
    "shuffle par --deal 7",
    "patience match --games 2 --processes 1",
    "shuffle match --deals 2 --player plain --processes 1",
    "simulate --players simple,random --games 4 --rng 7",
    "simulate --players simple,random --games 4 --rng 7 --pairs --rules target=31",
]
KEYS = ("hint", "undo", "watch", "quit", "throw", "keep", "done")
"""What is typed in a game is the same in every language."""


@pytest.mark.parametrize(("line", "typing"), PLAYED)
def test_every_word_of_a_game_is_in_the_catalogues(
    typed: Keyboard, monkeypatch: pytest.MonkeyPatch, line: str, typing: str
) -> None:
    monkeypatch.setattr(engine, "warm", lambda _: None)
    monkeypatch.setattr(engine, "ready", lambda _: False)
    erase_messages(monkeypatch)
    said = typed(line, stdin=typing)
    assert (said.status, said.err) == (0, "")
    assert SAID in said.out
    assert words_outside(said.out, *KEYS) == []


@pytest.mark.parametrize("line", COUNTED)
def test_every_word_of_par_and_of_matches_is_in_the_catalogues(
    typed: Keyboard, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.setattr(engine, "warm", lambda _: None)
    erase_messages(monkeypatch)
    said = typed(line)
    assert (said.status, said.err) == (0, "")
    assert words_outside(said.out, "simple", "random") == []


@pytest.mark.parametrize("line", COUNTED)
def test_figures_are_the_same_in_every_language(typed: Keyboard, line: str) -> None:
    said = {language: figures(typed(f"--lang {language} {line}").out) for language in ("en", "de", "fr", "es")}
    assert all(found == said["en"] for found in said.values()), said


def figures(text: str) -> list[str]:
    """The numbers in a text, in order, with a decimal point."""
    return sorted(re.findall(r"\d+(?:\.\d+)?", text.replace(",", ".")))
