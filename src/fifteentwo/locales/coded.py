"""Messages as values: a code with arguments, and the English sentence for readers without a catalogue."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from fifteentwo.locales import CodedError, message, plain


class Message(Struct, frozen=True):
    """A message of a catalogue: its sentence in English, its code, and the arguments.

    An argument may be a message itself, or several, which are said one after the other.
    """

    sentence: str
    code: str
    arguments: dict[str, Argument] = {}

    def __str__(self) -> str:
        return self.sentence

    def __hash__(self) -> int:
        return hash((self.sentence, self.code))

    def in_language(self, language: str) -> str:
        """The sentence in this language."""
        return message(self.code, self.arguments, language) if self.code else self.sentence


Argument = str | int | float | Message | tuple[Message, ...]


_AS_THEY_ARE: Final = (str, Message, tuple)

SILENCE: Final = Message("", "")
"""Where nothing is said."""


def coded(code: str, /, **arguments: object) -> Message:
    """The message with this code.

    >>> coded("not-in-stock", card="5H").sentence
    'The five of hearts is not in the stock.'
    """
    return _message(code, tuple([(name, _argument(value)) for name, value in arguments.items()]))


@lru_cache(4096)
def _message(code: str, given: tuple[tuple[str, Argument], ...]) -> Message:
    return Message(message(code, {name: _in_english(value) for name, value in given}), code, dict(given))


def message_of(error: CodedError) -> Message:
    """What an error says, as a value."""
    return coded(error.code, **error.arguments)


def _in_english(value: Argument) -> str | int | float:
    """An argument as a sentence takes it: a message has its English sentence already."""
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return value.sentence if isinstance(value, Message) else value


def _argument(value: object) -> Argument:
    if isinstance(value, CodedError):
        return message_of(value)
    return value if isinstance(value, _AS_THEY_ARE) else plain(value)
