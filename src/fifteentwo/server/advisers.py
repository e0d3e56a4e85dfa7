"""The advisers: hints for each family of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, cast

from fifteentwo.engine.solitaire import solo
from fifteentwo.families import AnyChoice, AnyRules, AnyView
from fifteentwo.game import Seat
from fifteentwo.server import cribbage_advice, solo_advice
from fifteentwo.server.wire import Aim, ChoiceVerdict, Hint
from fifteentwo.table import AnyTable


class Adviser(Protocol):
    """Evaluates the choices in a family of games."""

    def view_of(self, table: AnyTable, seat: Seat) -> AnyView:
        """The view of this seat. Raises IllegalAction if there is nothing to advise."""
        ...

    def ready(self, rules: AnyRules) -> bool:
        """Whether the full analysis is available without a wait. May block."""
        ...

    def warm(self, rules: AnyRules) -> None:
        """Prepares for these rules; takes seconds the first time."""
        ...

    def hint(self, view: AnyView, aim: Aim, full: bool) -> Hint:
        """The options and their values; unless `full`, a quick estimate."""
        ...

    def warning(self, view: AnyView, action: AnyChoice, least: float) -> ChoiceVerdict | None:
        """The verdict on a choice that gives up at least this chance to win. Raises IllegalAction if it is not open."""
        ...


ADVISERS: Final = cast(
    Mapping[str, Adviser], {"cribbage": cribbage_advice, **dict.fromkeys(solo.SOLOISTS, solo_advice)}
)
"""Advisers by family. A module is only asked about its own games, which this cast states."""
