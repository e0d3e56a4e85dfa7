"""What a room answers to players who count for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fifteentwo.cards import Card
from fifteentwo.families import AnyAction, AnyRules
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.moves import Choice
from fifteentwo.server.wire import SetsCounted
from fifteentwo.table import AnyTable


def meant(table: AnyTable, rules: AnyRules, action: Choice) -> AnyAction:
    """The action as these rules understand it."""
    counting = table.family.counting
    return cast(AnyAction, action if counting is None else counting.meant(rules, action))


def count_sets(table: AnyTable, seat: Seat, groups: Sequence[Sequence[Card]]) -> SetsCounted:
    """The combinations that this seat has counted. Raises IllegalAction if there is nothing to count."""
    counting, state = table.family.counting, table.state
    if counting is None or state is None:
        raise IllegalAction("nothing-to-count")
    found = counting.count_sets(state, seat, groups)
    return SetsCounted(found.lines, found.total, found.refusal)
