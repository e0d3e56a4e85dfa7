"""Messages as values: a code with arguments, and the English sentence for readers without a catalogue."""

from __future__ import annotations

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


SILENCE: Final = Message("", "")
"""Where nothing is said."""


def coded(code: str, /, **arguments: object) -> Message:
    """The message with this code.

    >>> coded("not-in-stock", card="5H").sentence
    'The five of hearts is not in the stock.'
    """
    given = {name: _argument(value) for name, value in arguments.items()}
    return Message(message(code, given), code, given)


def message_of(error: CodedError) -> Message:
    """What an error says, as a value."""
    return coded(error.code, **error.arguments)


def _argument(value: object) -> Argument:
    if isinstance(value, CodedError):
        return message_of(value)
    return value if isinstance(value, Message | tuple) else plain(value)
