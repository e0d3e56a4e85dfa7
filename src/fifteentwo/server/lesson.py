"""The first game with the coach: a short game whose first deal has the same cards for everyone.

Only the first deal is prepared. The cards of the deals after it come from the secret of the room, as in any game, and
the opponent chooses for itself in all of them. The game is marked as assisted, because the coach helps.
"""

from __future__ import annotations

import secrets
from typing import Final

from fifteentwo import players
from fifteentwo.cards import Card, cards
from fifteentwo.families import AnyAction
from fifteentwo.game import Seat
from fifteentwo.moves import Deal, Turn
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.wire import Chair
from fifteentwo.table import AnyEntry, AnyTable, Begin, Hinted

RULES: Final = "gamerules_61"
LEARNER: Final[Seat] = 0

HANDS: Final = (cards("2D 7S 7D 8H 9C KS"), cards("AC 3H 6S 8C JD QH"))
"""The cards of the learner, who deals, and of the opponent."""

STARTER: Final = Card("6C")

_MARK: Final = "lesson:"


def room(name: str) -> NewRoom:
    """The room of a lesson for the player with this name, against the easiest opponent."""
    easiest = next(iter(players.KINDS.values()))
    opponent = easiest.character.name
    learner = f"{name} 2" if name == opponent else name
    return NewRoom(RULES, (Chair(learner), Chair(opponent, easiest.name)), dealer=LEARNER, hints=True)


def entries(first: Begin) -> tuple[AnyEntry, ...]:
    """The first entries of the log of a lesson."""
    return first, Hinted(LEARNER)


def new_secret() -> str:
    """A secret seed that marks the room as a lesson."""
    return _MARK + secrets.token_hex(24)


def prepared(table: AnyTable, secret: str) -> AnyAction | None:
    """What chance does in the prepared deal; None where it is free."""
    state = table.state
    if not secret.startswith(_MARK) or state is None:
        return None
    if state.phase == "deal" and state.deals == 0:
        return Deal(HANDS)
    if state.phase == "starter" and state.deals == 1:
        return Turn(STARTER)
    return None
