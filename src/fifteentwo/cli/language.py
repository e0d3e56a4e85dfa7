"""The language of the command line: English, unless --lang or FIFTEENTWO_LANG asks for another."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import reduce
from typing import Final

from fifteentwo.cli.wrong import WrongInput
from fifteentwo.locales import ENGLISH, best, formatted, languages, message, sentence

VARIABLE: Final = "FIFTEENTWO_LANG"
OPTION: Final = "--lang"

_language: Final = ContextVar[str | None]("language", default=None)
_elsewhere: Final = [ENGLISH]
"""The language of threads and callbacks that no command has begun; the last one holds."""


def spoken() -> str:
    """The language of the sentences that this command prints."""
    return _language.get() or _elsewhere[-1]


def say(code: str, /, **arguments: object) -> str:
    """A message in the language of the command."""
    return message(code, arguments, spoken())


def wrong_input(code: str, /, **arguments: object) -> WrongInput:
    """The refusal of what was typed, in the language of the command."""
    return WrongInput(say(code, **arguments))


def reason(error: Exception) -> str:
    """What an error says, in the language of the command if it has a code."""
    return sentence(error, spoken())


def figure(number: float, form: str) -> str:
    """A number in this format of Python, with the decimal sign of the language of the command."""
    return formatted(number, form, spoken())


def listed(names: Sequence[str]) -> str:
    """Names one after the other, with the language's word for "and" between them."""
    return reduce(lambda first, last: say("log-names", first=first, last=last), names)


def split(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language asked for, and the other arguments. Raises WrongInput.

    >>> split(["--lang", "de", "score"])
    ('de', ['score'])
    """
    first, *rest = arguments or [""]
    if first == OPTION:
        return _known(OPTION, rest[0] if rest else ""), rest[1:]
    if first.startswith(f"{OPTION}="):
        return _known(OPTION, first.removeprefix(f"{OPTION}=")), rest
    wanted = os.environ.get(VARIABLE, "")
    return _known(VARIABLE, wanted) if wanted else ENGLISH, list(arguments)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Prints sentences in this language while the command runs."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


@contextmanager
def everywhere(language: str) -> Iterator[None]:
    """Prints sentences in this language in all threads too, which do not know what the command was asked for."""
    _elsewhere.append(language)
    try:
        with speaking(language):
            yield
    finally:
        _elsewhere.pop()


def _known(source: str, wanted: str) -> str:
    found = best([wanted])
    if found is None:
        raise wrong_input("cli-no-language", source=source, given=wanted, known=", ".join(languages()))
    return found
