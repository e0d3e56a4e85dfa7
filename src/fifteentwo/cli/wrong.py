"""Errors in the input: one sentence each that says what is wrong and where."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, get_args, get_origin

if TYPE_CHECKING:
    from cyclopts import CycloptsError

_KINDS: Final = {"int": "a whole number", "bool": "yes or no", "float": "a number"}


class WrongInput(Exception):  # noqa: N818 - not an error of the program
    """Input that was typed, piped in or read from a file cannot be used; the message is a sentence."""


def say(words: str) -> int:
    """Prints the sentence on standard error and returns the exit status for wrong input."""
    line = " ".join(words.split())
    if sys.stderr is not None:
        print(f"fifteentwo: {line}", file=sys.stderr)
    return 2


def interrupted(error: BaseException | None) -> bool:
    """Whether Ctrl-C caused this error: in compiled code, Numba turns it into a SystemError."""
    while isinstance(error, SystemError):
        error = error.__cause__
    return isinstance(error, KeyboardInterrupt)


def sentence(error: CycloptsError, arguments: list[str]) -> str:
    """The parser's error as a plain sentence."""
    from cyclopts import (  # noqa: PLC0415 - needed only when something is wrong
        CoercionError,
        MissingArgumentError,
        RepeatArgumentError,
        UnknownOptionError,
        UnusedCliTokensError,
    )

    from fifteentwo.cli.commands import COMMANDS, GROUPS  # noqa: PLC0415

    command = " ".join(error.command_chain or ())
    see = f"see fifteentwo {command} --help".replace("  ", " ")
    match error:
        case UnusedCliTokensError() if not command and arguments[:1] == ["play"]:
            return (
                "there is no command 'play': fifteentwo without a command opens the game in the browser; "
                f"in the terminal there are {_listed([f'{name} play' for name in GROUPS if name != 'lab'])}"
            )
        case UnusedCliTokensError() if not command:
            return f"there is no command {(error.unused_tokens or arguments)[0]!r}: the commands are {_listed([*(command.name for command in COMMANDS), *GROUPS])}"
        case UnusedCliTokensError():
            return f"{command} does not take {' '.join(error.unused_tokens or ())!r}: {see}"
        case UnknownOptionError():
            after = f" of {command}" if command else ""
            return f"there is no option {error.token.keyword or error.token.value!r}{after}: {see}"
        case CoercionError() if error.token is not None:
            kind = _kind(error.target_type)
            return f"{error.token.keyword or _name(error)}: {error.token.value!r} is not {kind}"
        case MissingArgumentError():
            return f"{_name(error)} is missing its value: {see}"
        case RepeatArgumentError():
            return f"{error.token.keyword or _name(error)} is given twice: {see}"
        case _:
            return f"{str(error).rstrip('.')}: {see}"


def _kind(type_: Any) -> str:
    """A description of the values of this type."""
    if words := _choices(type_):
        return f"{', '.join(words[:-1])} or {words[-1]}"
    return next((words for name, words in _KINDS.items() if name in str(type_)), "an allowed value")


def _choices(type_: Any) -> list[str]:
    """The words a literal type allows; none for other types."""
    if get_origin(type_) is Literal:
        return list(map(str, get_args(type_)))
    return [word for part in get_args(type_) for word in _choices(part)]


def _name(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else "an argument"


def _listed(words: Sequence[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}"
