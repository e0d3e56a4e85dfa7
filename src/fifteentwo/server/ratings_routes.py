"""The route of the ratings of results."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.di import NamedDependency

from fifteentwo.server.hashes import token_hash
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.ratings_kept import kept_ratings
from fifteentwo.server.ratings_wire import ResultRating
from fifteentwo.server.routes import Asker, owner_token


@get("/api/ratings", middleware=[at_most(30, "ratings")])
async def my_ratings(request: Asker, lobby: NamedDependency[Lobby]) -> list[ResultRating]:
    """The ratings of this owner's results."""
    return list(await kept_ratings(lobby.store.ratings, token_hash(owner_token(request))))


RATINGS_ROUTES: Final = [my_ratings]
