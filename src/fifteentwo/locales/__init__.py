"""The sentences of the program: one folder of Fluent catalogues for each language.

The core and the server name a message by its code and give arguments; the command line, the server and the page turn
both into a sentence. Fluent is loaded when the first sentence is needed, and parses only the messages that are used.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeGuard
from unicodedata import normalize

if TYPE_CHECKING:
    from fifteentwo.locales.fluent import Bundle, Numbers

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
PYTHON: Final = (
    "cards.ftl",
    "numbers.ftl",
    "rules.ftl",
    "fields.ftl",
    "solofields.ftl",
    "calling.ftl",
    "advice.ftl",
    "core.ftl",
    "reasons.ftl",
    "server.ftl",
    "evening.ftl",
    "log.ftl",
    "cli.ftl",
    "practice.ftl",
    "report.ftl",
    "terminal.ftl",
    "tui.ftl",
    "usage.ftl",
    "wrong.ftl",
)
"""The catalogues that Python reads; the others of a folder belong to the page."""

OF_THE_PAGE: Final = (
    "asks.ftl",
    "board.ftl",
    "common.ftl",
    "curtain.ftl",
    "custom.ftl",
    "end.ftl",
    "explore.ftl",
    "friend.ftl",
    "games.ftl",
    "help.ftl",
    "hints.ftl",
    "lobby.ftl",
    "review.ftl",
    "room.ftl",
    "settings.ftl",
    "sheet.ftl",
    "solo.ftl",
    "table.ftl",
    "training.ftl",
    "tutor.ftl",
)
"""Catalogues of the page whose sentences the full-screen terminal says too; they are read when one is needed."""

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?![a-z#]).*)*", re.MULTILINE)
"""A message in a catalogue: it ends before the next message or comment."""
_LONGEST: Final = 2000
"""The most characters of an argument that a sentence quotes."""

_TYPED: Final = re.compile(r"\w+=")
_REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*) *\}")

Argument = str | int | float

RANKS: Final = dict(
    zip("A23456789TJQK", "ace two three four five six seven eight nine ten jack queen king".split(), strict=True)
)
_SUITS: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


class Coded(Protocol):
    """Anything with the code of a message and its arguments."""

    @property
    def code(self) -> str:
        """The code of the message."""

    @property
    def arguments(self) -> Mapping[str, object]:
        """Its arguments."""


def _is_coded(value: object) -> TypeGuard[Coded]:
    # Several times faster than a protocol checked at run time, and each refused action asks.
    return hasattr(value, "code") and hasattr(value, "arguments")


class CodedError(Exception):
    """An error named by the code of a message and its arguments; as text it is the English sentence.

    An argument may be such an error, or a message, too.
    """

    def __init__(self, code: str, /, **arguments: object) -> None:
        super().__init__(code)
        self.code = code
        self.arguments: dict[str, Any] = {
            name: value if _is_coded(value) else plain(value) for name, value in arguments.items()
        }

    def __str__(self) -> str:
        return message(self.code, self.arguments)

    def __reduce__(self) -> tuple[Callable[[], CodedError], tuple[()]]:
        return partial(type(self), self.code, **self.arguments), ()


class CodedValueError(CodedError, ValueError):
    """A value that cannot be used, and why."""


def message(code: str, arguments: Mapping[str, object] | None = None, language: str = ENGLISH) -> str:
    """The message with this code as a sentence. Raises LookupError if the language does not have it.

    >>> message("not-in-stock", {"card": "5H"})
    'The five of hearts is not in the stock.'
    """
    given = tuple((name, _written(value, language)) for name, value in (arguments or {}).items())
    return _formatted(code, given, language)


@lru_cache(4096)
def _formatted(code: str, given: tuple[tuple[str, Argument], ...], language: str) -> str:
    bundle = _bundle(language)
    _load(bundle, code, language)
    try:
        return bundle.format(code, dict(given))
    except LookupError as error:
        raise LookupError(f"the message {code} cannot be written in {language}: {error} is missing") from error


def in_words(number: int, language: str = ENGLISH) -> str:
    """A number in words, in figures if the language has none for it: WORDS($number) in a catalogue.

    >>> in_words(29)
    'twenty-nine'
    """
    code = f"number-{number}"
    return message(code, {}, language) if is_message(code, language) else str(number)


def is_message(code: str, language: str = ENGLISH) -> bool:
    """Whether the language has a message with this code."""
    return code in _sources(language)


def sentence(error: Exception, language: str) -> str:
    """What an error says in this language; in English if it has no code."""
    return message(error.code, error.arguments, language) if isinstance(error, CodedError) else str(error)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, by the names of their folders."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if (path / "core.ftl").is_file()))


def best(wanted: Iterable[str]) -> str | None:
    """The first wanted language that there is ('de-AT' and 'de_AT.UTF-8' are 'de'), or None."""
    known = languages()
    short = (name.replace("_", "-").partition("-")[0].lower() for name in wanted)
    return next((name for name in short if name in known), None)


def plain(value: object) -> Argument:
    """A number that JavaScript holds as it is; anything else, such as a card, as its text."""
    return value if isinstance(value, float) or (type(value) is int and abs(value) < 2**53) else str(value)


def _written(value: object, language: str) -> Argument:
    """An argument as Fluent takes it; a message, or several one after the other, in this language."""
    if _is_coded(value):
        written: Argument = message(value.code, value.arguments, language)
    elif isinstance(value, tuple):
        written = ", ".join(str(_written(each, language)) for each in value)
    else:
        written = plain(value)
    return f"{written[:_LONGEST]} …" if isinstance(written, str) and len(written) > _LONGEST else written


def decimal(number: float, digits: int, language: str = ENGLISH) -> str:
    """A number with this many digits after the decimal sign of the language.

    >>> decimal(1.25, 1), decimal(-3, 2, "de")
    ('1.2', '-3,00')
    """
    return formatted(number, f".{digits}f", language)


def formatted(number: float, form: str, language: str = ENGLISH) -> str:
    """A number in this format of Python, with the decimal sign of the language.

    >>> formatted(0.255, ".1%", "fr"), formatted(3, "+.2f")
    ('25,5%', '+3.00')
    """
    return format(number, form).replace(".", _numbers(language).decimal if language != ENGLISH else ".")


def _signed(language: str, number: float) -> str:
    """A number with its sign and two decimals, for SIGNED($number) in a catalogue."""
    return ("-" if number < 0 else "+") + _numbers(language).written(abs(number), 2, 2, grouped=False)


def quotable(typed: object) -> str:
    """What was typed, on one line and without control characters, for a sentence that quotes it."""
    return repr(str(typed))[1:-1]


def _opening(words: str) -> str:
    """Words at the start of a sentence; what one types, such as `muggins=on`, stays as it is."""
    return words if _TYPED.match(words) else words[:1].upper() + words[1:]


def _with_de(name: str) -> str:
    """A name after "de" in French: 'de Walter', 'd’Odile'."""
    return f"d’{name}" if normalize("NFD", name)[:1].lower() in set("aeiou") else f"de {name}"


@cache
def _numbers(language: str) -> Numbers:
    """How the language writes and counts numbers, from its catalogue."""
    from fifteentwo.locales.fluent import Numbers  # noqa: PLC0415 - loaded for the first number

    example = message("numbers-written", {}, language)  # as "10,000.5"
    return Numbers(
        decimal=example[6],
        thousands=example[2],
        grouped_from=int(message("thousands-from", {}, language)),
        categories=tuple(message("plural-categories", {}, language).split()),
        plural=message("plural-index", {}, language),
        plural_of_decimals=message("plural-index-decimals", {}, language),
    )


@cache
def _bundle(language: str) -> Bundle:
    from fifteentwo.locales.fluent import Bundle  # noqa: PLC0415 - loaded for the first sentence

    functions: dict[str, Callable[[Any], str]] = {
        "CARD": partial(_card, language),
        "WORDS": lambda number: in_words(int(number), language),
        "SIGNED": lambda number: _signed(language, float(number)),
        "FACE": lambda joker: _card(language, str(joker).rpartition("=")[2]),
        "OPENING": lambda words: _opening(str(words)),
        "DE": lambda name: _with_de(str(name)),
    }
    return Bundle(partial(_numbers, language), functions)


@cache
def _sources(language: str, files: tuple[str, ...] = PYTHON) -> dict[str, str]:
    """The source of every message of these catalogues in this language, by code. Raises LookupError for another language."""
    if language not in languages():
        raise LookupError(f"there is no language {language!r}: the languages are {', '.join(languages())}")
    texts = ((FOLDER / language / name).read_text(encoding="utf-8") for name in files)
    return {found[1]: found[0] for text in texts for found in _MESSAGE.finditer(text)}


def _load(bundle: Bundle, code: str, language: str) -> None:
    """Parses a message and those it refers to, unless the bundle has it: most commands need few of all messages."""
    if bundle.has_message(code):
        return
    source = _sources(language).get(code) or _sources(language, OF_THE_PAGE).get(code)
    if source is None:
        return
    for other in _REFERENCE.findall(source):
        _load(bundle, other, language)
    bundle.add(source)


def _card(language: str, written: Any) -> str:
    """The name of a card in this language, for CARD($card) in a catalogue; `written` is '5H', '??', '*1' or '*1=5H'."""
    joker, _, face = str(written).rpartition("=")
    if face == "??":
        return message("card-face-down", {}, language)
    if face[:1] not in RANKS or face[1:] not in _SUITS:
        return message("card-joker", {}, language)
    arguments = {"rank": RANKS[face[:1]], "suit": _SUITS[face[1:]]}
    return message("card-named-joker" if joker else "card", arguments, language)
