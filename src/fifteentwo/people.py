"""The names of players in sentences: one person, several together, or "You"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from fifteentwo.game import Rules, Side
from fifteentwo.locales.coded import Message, coded

_YOU = "You"  # the browser's name for a player without one


class Who(Struct, frozen=True):
    """One player, or several named together."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return " and ".join(filter(None, (", ".join(self.names[:-1]), *self.names[-1:])))

    @property
    def person(self) -> Literal["you", "one", "many"]:
        """The form of the verb, for selectors of a catalogue."""
        return "you" if self.names == (_YOU,) else "many" if len(self.names) > 1 else "one"

    @property
    def words(self) -> Message | str:
        """The names as an argument of a message."""
        *first, last = self.names
        return coded("log-names", first=", ".join(first), last=last) if first else last


class People(Struct, frozen=True):
    """The players at a table, by seat and by side."""

    seats: tuple[Who, ...]
    sides: tuple[Who, ...]

    def together(self, sides: Iterable[Side]) -> Who:
        """All players of these sides."""
        return Who(tuple(name for side in sides for name in self.sides[side].names))


def people(names: Sequence[str], rules: Rules) -> People:
    """The players with these names, in order of their seats."""
    members = [[name for seat, name in enumerate(names) if rules.side(seat) == side] for side in range(rules.sides)]
    return People(tuple(Who((name,)) for name in names), tuple(map(Who, map(tuple, members))))
