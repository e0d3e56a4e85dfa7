"""Who advises in which family of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, cast

from fifteentwo.engine.solitaire import solo
from fifteentwo.families import AnyRules, AnyView
from fifteentwo.game import Seat
from fifteentwo.server import cribbage_advice, solo_advice
from fifteentwo.server.wire import Aim, Hint
from fifteentwo.table import AnyTable


class Adviser(Protocol):
    """Opinions on the choices of a family of games."""

    def view_of(self, table: AnyTable, seat: Seat) -> AnyView:
        """What this seat sees, where there is something to advise. Raises IllegalAction."""
        ...

    def ready(self, rules: AnyRules) -> bool:
        """Whether the full analysis is there without a wait. May block."""
        ...

    def warm(self, rules: AnyRules) -> None:
        """Gets ready for these rules; seconds the first time."""
        ...

    def hint(self, view: AnyView, aim: Aim, full: bool) -> Hint:
        """What can be done and its value; a first opinion where not `full`."""
        ...


ADVISERS: Final = cast(
    Mapping[str, Adviser], {"cribbage": cribbage_advice, **dict.fromkeys(solo.SOLOISTS, solo_advice)}
)
"""By family. A module is only ever asked about its own games; this cast is where that is said."""
