"""`fifteentwo club`: opens a club's evening on the local network, or goes on with it; no internet is needed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fifteentwo.cli import language
from fifteentwo.cli.commands import Whole
from fifteentwo.club.events import FormatName
from fifteentwo.locales import CodedError, quotable

if TYPE_CHECKING:
    from fifteentwo.server.hall import Hall

LAST_PORT: Final = 65535
BLOCKS: Final = "\u2580\u2584\u2588"
"""The characters of a QR code in the terminal."""


def club(  # noqa: PLR0913 - an option each
    *,
    name: str | None = None,
    format: FormatName | None = None,  # noqa: A002 - the name of the option
    club: str | None = None,
    port: Whole | None = None,
    host: str = "0.0.0.0",  # noqa: S104 - the phones in the hall connect
    data: str | None = None,
    no_browser: bool = False,
    new: bool = False,
) -> int:
    """Open a club's evening on the local network."""
    from fifteentwo.server.hall import EveningToOpen, Wanted  # noqa: PLC0415 - heavy
    from fifteentwo.server.serve import serve  # noqa: PLC0415

    def announce(hall: Hall, port: int) -> None:
        print(*announcement(hall, host, port), sep="\n", flush=True)

    if port is not None and not 0 <= port <= LAST_PORT:
        raise language.wrong_input("wrong-port", given=str(port), most=LAST_PORT)
    wanted = Wanted(
        name=None if name is None else _cleaned("--name", name),
        format=format,
        club=None if club is None else _cleaned("--club", club),
        default=_cleaned("--name", language.say("hall-name")),
        anew=new,
    )
    try:
        return serve(
            host=host,
            port=port,
            data=None if data is None else Path(data),
            open_browser=not no_browser,
            language=language.spoken(),
            opening=EveningToOpen(wanted, announce),
        )
    except UnicodeError:  # Python raises it for an impossible host name
        raise language.wrong_input("wrong-host", given=quotable(host)) from None


def announcement(hall: Hall, host: str, port: int) -> Iterator[str]:
    """What the terminal says: how players join, with a QR code, and where the organiser's desk is."""
    from fifteentwo.server import lan  # noqa: PLC0415 - of the server

    origin = lan.reachable(host, port)
    if origin is None:
        yield language.say("hall-no-network")
        origin = f"http://localhost:{port}"
    joining = origin + hall.join_page
    if hall.goes_on is not None:
        yield language.say("hall-goes-on", **hall.goes_on._asdict())
    if _can_show(BLOCKS):
        yield qr_code(joining)
    yield language.say("hall-join", address=joining)
    yield language.say("hall-code", code=hall.code, address=f"{origin}/#/club")
    yield language.say("hall-desk", address=origin + hall.desk_page)


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


def _cleaned(option: str, name: str) -> str:
    from fifteentwo.server.names import clean_name  # noqa: PLC0415 - of the server

    try:
        return clean_name(name)
    except CodedError as error:
        raise language.wrong_input("wrong-reason", where=option, reason=language.reason(error)) from None
