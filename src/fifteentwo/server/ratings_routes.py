"""The route of the ratings of results."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get
from litestar.di import NamedDependency

from fifteentwo.server import ratings
from fifteentwo.server.hashes import token_hash
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.ratings import rated_rows
from fifteentwo.server.ratings_wire import ResultRating
from fifteentwo.server.routes import Asker, owner_token


@get("/api/ratings", middleware=[at_most(30, "ratings")])
async def my_ratings(request: Asker, lobby: NamedDependency[Lobby]) -> list[ResultRating]:
    """The ratings of this owner's results, worked out from all rated games of this server."""
    rows = rated_rows(await lobby.store.all_results())
    return list(await asyncio.to_thread(ratings.ratings_of, token_hash(owner_token(request)), rows))


RATINGS_ROUTES: Final = [my_ratings]
