"""The evening that `fifteentwo club` opens: its codes, and what the terminal says about it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import StringIO
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fifteentwo.locales import message
from fifteentwo.server.evening_codes import join_code, place_code
from fifteentwo.server.evening_rows import ORGANISER
from fifteentwo.server.evening_wire import NewEvening
from fifteentwo.server.evenings import Evenings
from fifteentwo.server.lan import reachable
from fifteentwo.server.lobby import Lobby

if TYPE_CHECKING:
    from fifteentwo.server.store import Store


BLOCKS: Final = "\u2580\u2584\u2588"
"""The characters of a QR code in the terminal."""


class Hall(Struct, frozen=True):
    """An evening that is open: its id, the code of the hall, and that of the organiser's desk."""

    evening: str
    code: str
    desk: str

    def join_path(self) -> str:
        """The page on which players join, after the origin."""
        return f"/#/club/join/{self.code}"

    def desk_path(self) -> str:
        """The page of the organiser, after the origin. Its code is in the fragment, which is sent to no server."""
        return f"/#/club/desk/{self.evening}/{self.desk}"


async def open_hall(store: Store, asked: NewEvening) -> Hall:
    """Opens an evening whose organiser is whoever has the code of the desk. Raises ValueError."""
    evenings = Evenings(Lobby(store))
    club = None if asked.club is None else await evenings.club(asked.club, None)
    row = await evenings.create(asked, None, club)
    return Hall(row.id, join_code(row.secret), place_code(row.secret, ORGANISER))


def announcement(hall: Hall, host: str, port: int, language: str) -> Iterator[str]:
    """What the terminal says: how players join, with a QR code, and where the organiser's desk is."""
    origin = reachable(host, port)
    if origin is None:
        yield message("hall-no-network", {}, language)
        origin = f"http://localhost:{port}"
    joining = origin + hall.join_path()
    if _can_show(BLOCKS):
        yield qr_code(joining)
    yield message("hall-join", {"address": joining}, language)
    yield message("hall-code", {"code": hall.code, "address": f"{origin}/#/club"}, language)
    yield message("hall-desk", {"address": origin + hall.desk_path()}, language)


def qr_code(text: str) -> str:
    """The QR code of a text, drawn with half blocks."""
    import segno  # noqa: PLC0415 - only here

    drawn = StringIO()
    segno.make(text, micro=False, error="l").terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")


def _can_show(characters: str) -> bool:
    """Whether standard output can show these characters."""
    try:
        characters.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
