"""The catalogues: complete in every language, and exactly what the program uses."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from typing import get_args

import pytest

from fifteentwo import locales
from fifteentwo.calling import say
from fifteentwo.cards import Card, cards
from fifteentwo.game import IllegalAction
from fifteentwo.locales import FOLDER, PYTHON, CodedError, best, in_words, message, sentence
from fifteentwo.rules import PRESETS
from fifteentwo.scoring import show
from fifteentwo.server.invitations import Fate
from tests.locales.catalogues import FILES, LANGUAGES, catalogue, examples, references, variables, variants
from tests.place.repository import modules

CODED = {
    "IllegalAction",
    "CodedError",
    "CodedValueError",
    "BadRecord",
    "BadReview",
    "BadFile",
    "NoWorkers",
    "Unknown",
    "BadPosition",
    "BadItem",
    "coded",
    "wrong_input",
}
"""The functions whose first argument is a code, and whose others are those of its message."""
CODES = sorted(code for file in PYTHON for code in catalogue("en", file))


def coded_calls() -> Iterator[tuple[str, str, set[str]]]:
    """Where a code is written out with its arguments: the module, the code, the names of the arguments."""
    for name, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                coded = node.func.id in CODED
                if coded and isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield name, first.value, {keyword.arg for keyword in node.keywords if keyword.arg}


def words() -> set[str]:
    """Every string in the source of the program."""
    return {
        node.value
        for _, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_code_in_the_source_is_in_the_catalogue_with_its_arguments() -> None:
    calls = list(coded_calls())
    assert len(calls) > 80
    assert {code for _, code, _ in calls} <= set(CODES)
    wrong = [(name, code) for name, code, given in calls if given != variables("en", code)]
    assert wrong == []


def test_no_message_is_unused() -> None:
    referred = {other for code in CODES for other in references("en", code)}
    computed = {code for code in CODES if code.startswith("number-")}
    computed |= {f"preset-{name}" for name in PRESETS} | catalogue("en", "fields.ftl").keys()
    computed |= catalogue("en", "solofields.ftl").keys()
    computed |= catalogue("en", "usage.ftl").keys()  # tests/cli/test_usage.py compares them with the commands
    computed |= {f"invitation-{fate}" for fate in get_args(Fate)}
    assert set(CODES) - words() - referred - computed == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_language_is_complete(language: str, file: str) -> None:
    english, own = catalogue("en", file), catalogue(language, file)
    assert own.keys() == english.keys()
    assert [code for code in own if variables(language, code) != variables("en", code)] == []
    assert [code for code in own if variants(language, code).keys() - variants("en", code).keys()] == []
    for code in own:
        for name, told in variants(language, code).items():
            assert told <= variants("en", code)[name], (code, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_written(language: str) -> None:
    for code in CODES:
        for arguments in examples(language, code):
            text = message(code, arguments, language)
            assert text.strip() == text != ""
            assert "{" not in text


def test_an_error_is_english_as_text_and_any_language_when_asked() -> None:
    error = IllegalAction("over-31", count=27)
    assert str(error) == "That would pass 31: the count is 27."
    assert (error.code, error.arguments) == ("over-31", {"count": 27})
    assert sentence(error, "en") == str(error)
    assert sentence(ValueError("plain"), "de") == "plain"


def test_an_error_survives_pickling() -> None:
    error = pickle.loads(pickle.dumps(IllegalAction("not-in-stock", card="5H")))  # noqa: S301 - our own
    assert isinstance(error, IllegalAction)
    assert str(error) == "The five of hearts is not in the stock."


def test_a_long_argument_is_cut() -> None:
    assert message("rules-twice", {"name": "x" * 3000}) == f"{'x' * 2000} … is set twice"


def test_a_code_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError):
        message("no-such-code")
    with pytest.raises(LookupError, match="over-31"):
        message("over-31")


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("5H", "five of hearts"),
        ("??", "a card face down"),
        ("*1", "joker"),
        ("*2=KD", "joker named the king of diamonds"),
    ],
)
def test_cards_have_names(card: str, words: str) -> None:
    assert message("card-elsewhere", {"card": card}) == f"The {words} is somewhere else."


def test_the_first_available_preference_is_the_language() -> None:
    assert best(["xx", "en_GB.UTF-8"]) == "en"
    assert best(["xx"]) is None


def test_fluent_is_loaded_for_the_first_sentence_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(language: str) -> None:
        raise AssertionError(f"{language} is loaded")

    monkeypatch.setattr(locales, "_bundle", load)
    error = CodedError("over-31", count=1027)
    with pytest.raises(AssertionError, match="en is loaded"):
        str(error)


def test_only_messages_that_are_used_are_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = locales._bundle.__wrapped__("en")
    monkeypatch.setattr(locales, "_bundle", lambda _: bundle)
    locales._formatted.cache_clear()
    assert message("cannot-go-now", {"phase": "cut"}) == "Go cannot be said now: the cut for the deal comes first."
    assert [code for code in CODES if bundle.has_message(code)] == ["cannot-go-now", "phase-now"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_words_of_their_own(language: str) -> None:
    assert len({in_words(number, language) for number in range(101)}) == 101
    assert in_words(100, language) == "100"


@pytest.mark.parametrize(
    ("language", "call"),
    [
        (
            "de",
            "fünfzehn zwei, fünfzehn vier, eine doppelte Dreierfolge macht zwölf, und eins für his nobs macht dreizehn",
        ),
        ("fr", "quinze deux, quinze quatre, une suite double de trois, douze, et un pour his nobs, treize"),
        ("es", "quince dos, quince cuatro, una escalera doble de tres, doce, y uno por his nobs, trece"),
    ],
)
def test_a_hand_is_called_in_every_language(language: str, call: str) -> None:
    assert say(show(cards("7C 8D 9H JS"), Card("7S")), language) == call


@pytest.mark.parametrize(("rank", "words"), [("ace", "an ace"), ("eight", "an eight"), ("ten", "a ten")])
def test_a_nudge_in_english_has_the_right_article(rank: str, words: str) -> None:
    assert message("alone-nudge-discard", {"rank": rank}) == f"One of the two to discard is {words}."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_an_apostrophe_is_curly(language: str, file: str) -> None:
    """A straight one is a quotation mark around what somebody has typed, and never follows a letter or a name."""
    texts = (FOLDER / language / file).read_text(encoding="utf-8").splitlines()
    straight = re.compile(r"(?:[^\W\d_]|\})'[^\W\d_]|s' ")
    assert [line for line in texts if not line.startswith("#") and straight.search(line)] == []
