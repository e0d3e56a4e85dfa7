"""The errors of the parser as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from fifteentwo.cli.commands import COMMANDS, GROUPS
from fifteentwo.cli.language import say
from fifteentwo.locales import quotable

_KINDS: Final = {"int": "number", "bool": "switch", "float": "decimal"}


def sentence(error: CycloptsError, arguments: Sequence[str]) -> str:
    """The parser's error as a plain sentence, in the language of the command."""
    command = " ".join(error.command_chain or ())
    see = f"fifteentwo {command} --help".replace("  ", " ")
    match error:
        case UnknownCommandError() if error.app is not None and error.unused_tokens:
            known = _listed([name for name in error.app if not name.startswith("-") and error.app[name].show])
            return say("wrong-command", given=quotable(f"{command} {error.unused_tokens[0]}"), known=known)
        case UnusedCliTokensError() if not command and list(arguments[:1]) == ["play"]:
            return say("wrong-play", known=_listed([f"{name} play" for name in GROUPS if name != "lab"]))
        case UnusedCliTokensError() if not command:
            known = _listed([*(each.name for each in COMMANDS), *GROUPS])
            return say("wrong-command", given=quotable((error.unused_tokens or arguments)[0]), known=known)
        case UnusedCliTokensError():
            return say("wrong-word", command=command, given=quotable(" ".join(error.unused_tokens or ())), help=see)
        case UnknownOptionError():
            given = quotable(error.token.keyword or error.token.value)
            if not command:
                return say("wrong-option", given=given, help=see)
            return say("wrong-option-of", given=given, command=command, help=see)
        case CoercionError() if error.token is not None:
            return _not_converted(error.token.keyword or _name(error), quotable(error.token.value), error.target_type)
        case MissingArgumentError() if _name(error) == "FILE":
            return say("wrong-needs-record", command=command)
        case MissingArgumentError():
            return say("wrong-missing", name=_name(error), help=see)
        case RepeatArgumentError():
            return say("wrong-twice", name=error.token.keyword or _name(error), help=see)
        case _:
            return f"{str(error).rstrip('.')}: {see}"


def _not_converted(name: str, given: str, type_: Any) -> str:
    """Why a value is not one of this type."""
    if words := _choices(type_):
        known = say("wrong-choices", first=", ".join(words[:-1]), last=words[-1])
        return say("wrong-choice", name=name, given=given, known=known)
    kind = next((kind for part, kind in _KINDS.items() if part in str(type_)), "other")
    return say("wrong-kind", name=name, given=given, kind=kind)


def _choices(type_: Any) -> list[str]:
    """The words a literal type allows; none for other types."""
    if get_origin(type_) is Literal:
        return list(map(str, get_args(type_)))
    return [word for part in get_args(type_) for word in _choices(part)]


def _name(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else say("wrong-argument")


def _listed(words: Sequence[str]) -> str:
    return say("log-names", first=", ".join(words[:-1]), last=words[-1])
