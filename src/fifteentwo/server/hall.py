"""The evening that `fifteentwo club` opens when its server starts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from fifteentwo.server.evening_codes import join_code, place_code
from fifteentwo.server.evening_rows import ORGANISER
from fifteentwo.server.evening_wire import NewEvening
from fifteentwo.server.evenings import Evenings
from fifteentwo.server.lobby import Lobby

if TYPE_CHECKING:
    from fifteentwo.server.store import Store


class Hall(NamedTuple):
    """An evening that is open: its id, the code of the hall, and that of the organiser's desk."""

    evening: str
    code: str
    desk: str

    @property
    def join_page(self) -> str:
        """The page on which players join, after the origin."""
        return f"/#/club/join/{self.code}"

    @property
    def desk_page(self) -> str:
        """The page of the organiser, after the origin. Its code is in the fragment, which is sent to no server."""
        return f"/#/club/desk/{self.evening}/{self.desk}"


class EveningToOpen(NamedTuple):
    """An evening to open, and what is called with it and the port when the server is ready."""

    asked: NewEvening
    announce: Callable[[Hall, int], None]


async def open_hall(store: Store, asked: NewEvening) -> Hall:
    """Opens an evening whose organiser is whoever has the code of the desk. Raises ValueError."""
    evenings = Evenings(Lobby(store))
    club = None if asked.club is None else await evenings.club(asked.club, None)
    row = await evenings.create(asked, None, club)
    return Hall(row.id, join_code(row.secret), place_code(row.secret, ORGANISER))
