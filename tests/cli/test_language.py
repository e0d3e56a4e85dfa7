"""The language of the command line: English unless asked otherwise."""

from __future__ import annotations

import pytest

from tests.cli.commands import Keyboard, is_refusal

REFUSED = {
    "en": "Choose two different cards to swap.",
    "de": "Wähle zwei verschiedene Karten zum Tauschen.",
    "fr": "Choisissez deux cartes différentes à échanger.",
    "es": "Elige dos cartas distintas para cambiarlas.",
}


@pytest.mark.parametrize("language", REFUSED)
def test_a_refusal_is_in_the_language_of_the_option(typed: Keyboard, language: str) -> None:
    for option in (f"--lang {language}", f"--lang={language}", f"--lang {language}_XX.UTF-8"):
        said = typed(f"{option} shuffle play --deal 7", stdin="a1 a1\nquit\n")
        assert (said.status, REFUSED[language] in said.out) == (0, True), said


def test_without_the_option_the_variable_sets_the_language(typed: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIFTEENTWO_LANG", "de")
    assert REFUSED["de"] in typed("shuffle play --deal 7", stdin="a1 a1\nquit\n").out
    assert REFUSED["en"] in typed("--lang en shuffle play --deal 7", stdin="a1 a1\nquit\n").out


def test_the_language_of_the_system_is_ignored(typed: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert REFUSED["en"] in typed("shuffle play --deal 7", stdin="a1 a1\nquit\n").out


@pytest.mark.parametrize("option", ["--lang xx score", "--lang=", "--lang"])
def test_an_unknown_language_is_refused(typed: Keyboard, option: str) -> None:
    said = typed(option)
    assert is_refusal(said)
    assert "the languages are de, en, es, fr" in said.err


def test_an_unknown_language_in_the_variable_is_refused(typed: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIFTEENTWO_LANG", "klingon")
    assert "FIFTEENTWO_LANG: there is no language 'klingon'" in typed("rules").err
