"""Programs at the tables of this server: each has a name that whoever runs the server gave its command.

A name from the network never becomes a command: a seat names a program as `bot:NAME`, and `exec:` is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from fifteentwo.locales import CodedValueError, quotable
from fifteentwo.players import Player, external, player

BOT: Final = "bot:"
"""How a seat names a program of this server."""

SUCCESSOR: Final = "club"
"""The computer player who takes the seat of a program that has failed."""


class Programs:
    """The players of a server: the built-in ones, and these commands by name."""

    def __init__(self, commands: Mapping[str, str] | None = None) -> None:
        """Raises ValueError, with a sentence, for a command that is not there or a name that is not one word."""
        self._commands = dict(commands or {})
        for name, command in self._commands.items():
            if not name.replace("-", "").replace("_", "").isalnum():
                raise CodedValueError("program-name", given=quotable(name))
            external.make(command)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the programs."""
        return tuple(self._commands)

    def make(self, name: str, rng: Random) -> Player:
        """The player that a seat names. Raises ValueError."""
        if name.startswith(BOT):
            command = self._commands.get(name.removeprefix(BOT))
            if command is None:
                raise CodedValueError("program-not-here", given=quotable(name.removeprefix(BOT)))
            return player(external.PREFIX + command, rng)
        if name.startswith(external.PREFIX):
            raise CodedValueError("program-not-here", given=quotable(name))
        return player(name, rng)


BUILT_IN: Final = Programs()
"""The players of a server without programs."""
