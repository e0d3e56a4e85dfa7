"""The routes of the decision rating, and of the mistakes it finds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery

from fifteentwo.families import FAMILIES
from fifteentwo.locales import CodedError
from fifteentwo.reviews.model import REVIEW
from fifteentwo.server import history
from fifteentwo.server.errors import refusal
from fifteentwo.server.history import GameFilter, OwnGame
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.practice_rows import PracticeRow
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.rating_wire import MistakesAdded, RatingReport
from fifteentwo.server.review_sources import NoReview, of_room
from fifteentwo.server.room_log import BadLog
from fifteentwo.server.routes import Asker, owner_token

if TYPE_CHECKING:
    from fifteentwo.server.rating import KeptRating

LAST: Final = 50
MOST: Final = 500
MOST_MISTAKES: Final = 200


@get("/api/rating", middleware=[at_most(60, "rating")])
async def my_rating(
    request: Asker,
    lobby: NamedDependency[Lobby],
    last: FromQuery[int] = LAST,
    opponent: FromQuery[str | None] = None,
    rules: FromQuery[str | None] = None,
) -> RatingReport:
    """How well this owner decides, over the last games played without help that have a review."""
    if not 1 <= last <= MOST:
        raise refusal(400, CodedError("history-last"))
    await asyncio.to_thread(_load)
    from fifteentwo.server import rating  # noqa: PLC0415 - loads the engine

    token = owner_token(request)
    games = await _games_to_rate(token, lobby)
    wanted = GameFilter(opponent=opponent, rules=rules)
    found, unreviewed, assisted = await _rated_games(token, lobby, last, list(filter(wanted.matches, games)))
    return await asyncio.to_thread(rating.report, found, unreviewed, assisted, games)


@post("/api/rating/mistakes", status_code=200, middleware=[at_most(60, "mistakes")])
async def practise_mistakes(request: Asker, lobby: NamedDependency[Lobby]) -> MistakesAdded:
    """Adds the mistakes in this owner's last reviewed games to the trainers, the costliest first, and the hands counted wrong; they
    are due at once.
    """
    await asyncio.to_thread(_load)
    from fifteentwo.practice.trainer import DRILLS  # noqa: PLC0415
    from fifteentwo.server import practising  # noqa: PLC0415

    token = owner_token(request)
    found, _, _ = await _rated_games(token, lobby, LAST, await _games_to_rate(token, lobby))
    slips = sorted((slip for _, game in found for slip in game.slips if slip.position), key=lambda slip: -slip.loss)
    miscounts = [item for _, game in found for item in game.miscounts]
    known = [row for drill in DRILLS for row in await lobby.store.practice(token, drill)]
    items = [*(slip.position for slip in slips[:MOST_MISTAKES]), *miscounts[-MOST_MISTAKES:]]
    rows = await asyncio.to_thread(practising.added, items, known)
    await lobby.store.set_practice(token, rows)
    return MistakesAdded(len(rows))


async def _games_to_rate(token: str, lobby: Lobby) -> list[OwnGame]:
    """The games of an owner that can be rated, the last ended first."""
    return [game for game in history.read(await lobby.store.results_of(token)) if _can_be_rated(game)]


async def _rated_games(
    token: str, lobby: Lobby, last: int, graded: Sequence[OwnGame]
) -> tuple[list[tuple[OwnGame, KeptRating]], int, int]:
    """Of these games, the last played without help that have a review, in order of time; and how many have none, or had help."""
    from fifteentwo.server import rating  # noqa: PLC0415

    alone = [game for game in graded if not game.is_assisted][:last]
    known = {row.item: row for row in await lobby.store.practice(token, rating.RATED)}
    found: list[tuple[OwnGame, KeptRating]] = []
    new: list[PracticeRow] = []
    for game in reversed(alone):
        kept = known.get(rating.item(game))
        before = None if kept is None else rating.rated(kept)
        rated = before or await _rate(game, lobby)
        if rated is None:
            continue
        found.append((game, rated))
        if before is None:
            new.append(rating.row_of(game, rated))
    if new:
        await lobby.store.set_practice(token, new)
    return found, len(alone) - len(found), len(graded) - len(alone)


def _can_be_rated(game: OwnGame) -> bool:
    """Whether one person played one seat, in a game that is reviewed."""
    return len(game.own) == 1 and FAMILIES[game.rules.family].deals is not None


async def _rate(game: OwnGame, lobby: Lobby) -> KeptRating | None:
    """The game by its review; None if it has none, or cannot be opened."""
    text = await lobby.store.review(game.row.game, game.row.number)
    if text is None:
        return None
    from fifteentwo.server import rating  # noqa: PLC0415

    try:
        room = await lobby.room(game.row.game)
        async with room.lock:
            await room.catch_up()
        table = of_room(room, game.row.number, game.own).table
        return await asyncio.to_thread(lambda: rating.rate(REVIEW.decode(text), table, game.own[0]))
    except (BadLog, NoReview, Unknown, ValueError):
        return None


def _load() -> None:
    """Loads the engine, which takes half a second the first time."""
    from fifteentwo.server import rating  # noqa: F401, PLC0415


RATING_ROUTES: Final = [my_rating, practise_mistakes]
