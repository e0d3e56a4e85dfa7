"""The evening that `fifteentwo club` opens when its server starts, or goes on with if it was stopped."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from fifteentwo.club import Evening
from fifteentwo.club.events import FormatName
from fifteentwo.server.evening_codes import join_code, place_code
from fifteentwo.server.evening_rows import ORGANISER, EveningRow
from fifteentwo.server.evening_wire import NewEvening
from fifteentwo.server.evenings import Evenings
from fifteentwo.server.lobby import Lobby

if TYPE_CHECKING:
    from fifteentwo.server.store import Store


RECENT: Final = timedelta(hours=24)
"""How long after its beginning an evening goes on when the program starts again."""


class GoesOn(NamedTuple):
    """What is known of an evening that goes on."""

    name: str
    players: int
    rounds: int


class Hall(NamedTuple):
    """An evening that is open: its id, the code of the hall, and that of the organiser's desk."""

    evening: str
    code: str
    desk: str
    goes_on: GoesOn | None = None

    @property
    def join_page(self) -> str:
        """The page on which players join, after the origin."""
        return f"/#/club/join/{self.code}"

    @property
    def desk_page(self) -> str:
        """The page of the organiser, after the origin. Its code is in the fragment, which is sent to no server."""
        return f"/#/club/desk/{self.evening}/{self.desk}"


class Wanted(NamedTuple):
    """What the organiser asked for on the command line; None: nothing. `default` is the name of a new evening without one.

    `anew` opens another evening even if one can go on.
    """

    name: str | None
    format: FormatName | None
    club: str | None
    default: str
    anew: bool = False

    @property
    def asked(self) -> NewEvening:
        """A new evening like this."""
        return NewEvening(self.default if self.name is None else self.name, self.format or "acc9", self.club)

    def fits(self, row: EveningRow, evening: Evening) -> bool:
        """Whether an evening can go on in place of a new one."""
        kept = evening.settings
        return (
            not evening.is_closed
            and self.name in {None, kept.name}
            and self.format in {None, kept.format}
            and (self.club is None or self.club.casefold() == (row.club_name or "").casefold())
        )


class EveningToOpen(NamedTuple):
    """The evening to open, and what is called with it and the port when the server is ready."""

    wanted: Wanted
    announce: Callable[[Hall, int], None]


async def open_hall(store: Store, wanted: Wanted) -> Hall:
    """Goes on with the evening that was open, or opens one whose organiser is whoever has the code of the desk.

    Raises ValueError.
    """
    evenings = Evenings(Lobby(store))
    since = (datetime.now(UTC) - RECENT).isoformat(timespec="microseconds")
    for row in [] if wanted.anew else await evenings.store.since(since):
        state = await evenings.read(row)
        if wanted.fits(row, state):
            return _hall(row, GoesOn(state.settings.name, len(state.players), len(state.rounds)))
    asked = wanted.asked
    club = None if asked.club is None else await evenings.club(asked.club, None)
    return _hall(await evenings.create(asked, None, club))


def _hall(row: EveningRow, goes_on: GoesOn | None = None) -> Hall:
    return Hall(row.id, join_code(row.secret), place_code(row.secret, ORGANISER), goes_on)
