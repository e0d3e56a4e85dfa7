"""The routes for learners: the first game with the coach, and the count of a hand."""

from __future__ import annotations

from typing import Final

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from fifteentwo import calling
from fifteentwo.cards import BACK
from fifteentwo.locales import CodedError
from fifteentwo.scoring import show
from fifteentwo.server.errors import refusal
from fifteentwo.server.games_a_day import check_games
from fifteentwo.server.http_wire import HandToCount, NewLesson, Opened, ScoredHand
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.routes import Asker, owner_token

MOST_CARDS: Final = 5
"""The most cards of a hand to count, besides the starter."""


@post("/api/lesson", request_max_body_size=4096, middleware=[at_most(120, "rooms")])
async def open_lesson(data: JSONBody[NewLesson], request: Asker, lobby: NamedDependency[Lobby]) -> Opened:
    """Opens the first game with the coach; returns a new owner's token if the request has none."""
    try:
        await check_games(request, lobby)
        return await lobby.open_lesson(data.name, owner_token(request) if "authorization" in request.headers else None)
    except ValueError as error:
        raise refusal(400, error) from None


@post("/api/count", status_code=200, request_max_body_size=4096, middleware=[at_most(600, "hands")])
async def count(data: JSONBody[HandToCount]) -> ScoredHand:
    """The count of a hand by the usual rules."""
    there = data.hand if data.starter is None else (*data.hand, data.starter)
    if not 1 <= len(data.hand) <= MOST_CARDS:
        raise refusal(400, CodedError("count-how-many", most=MOST_CARDS, given=len(data.hand)))
    if len(set(there)) < len(there):
        raise refusal(400, CodedError("count-twice"))
    if any(card == BACK or not card.rank for card in there):
        raise refusal(400, CodedError("count-no-rank"))
    combos = show(data.hand, data.starter, data.crib)
    total = sum(combo.points for combo in combos)
    return ScoredHand(data.hand, data.starter, data.crib, combos, calling.lines(combos), calling.table(combos), total)


LEARNING_ROUTES: Final = [open_lesson, count]
