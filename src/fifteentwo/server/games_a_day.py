"""How many games an address opens in a day: each stays in the store until its players delete it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from fifteentwo.locales import CodedError
from fifteentwo.server.errors import refusal
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rate_limit import network_of

MOST_GAMES: Final = 2000
"""The most games that one address opens in a day, at all processes of a store together."""

_DAY: Final = 86_400


async def check_games(request: Request[Any, Any, Any], lobby: Lobby) -> None:
    """Counts one more game of whoever asks. Raises the refusal of a request if there were too many today, and StoreProblem."""
    if not request.app.state.bounded or request.client is None:
        return
    network = network_of(request.client.host)
    if wait := await lobby.store.limits.take("games", network, MOST_GAMES, _DAY):
        raise refusal(429, CodedError("games-too-many", most=MOST_GAMES, hours=-(-wait // 3600)))
