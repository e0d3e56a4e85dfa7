"""The games of an evening that are played on this server."""

from __future__ import annotations

import secrets

from fifteentwo.club import ClubGame, Evening
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.wire import Chair
from fifteentwo.table import AnyTable


async def open_room_for(lobby: Lobby, evening: Evening, game: ClubGame) -> str:
    """Opens the room of a game; its seats belong to nobody yet. Returns its name."""
    chosen = evening.settings
    match = f"best_of:{chosen.best_of}" if game.knockout and chosen.best_of > 1 else "single"
    chairs = tuple(Chair(evening.players[player].name) for player in game.players)
    rules = f"acc target={chosen.target} match={match}"
    opened = await lobby.open(NewRoom(rules, chairs, hints=False, patience=None), secrets.token_urlsafe(24))
    return opened.room


def result_in(table: AnyTable, target: int, is_match: bool) -> tuple[int, int] | None:
    """The scores of the two players, or the games they have won in a match; None while it goes on.

    Whoever resigns has lost at the score of that moment, and the other has reached the target.
    """
    outcome = table.outcome
    if outcome is None or not table.is_over:
        return None
    if is_match:
        return table.standing.wins[0], table.standing.wins[1]
    scores = [
        target if side in outcome.winners else min(score, target - 1) for side, score in enumerate(outcome.scores)
    ]
    return scores[0], scores[1]
