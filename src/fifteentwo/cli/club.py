"""`fifteentwo club`: opens a club's evening on the local network; no internet is needed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fifteentwo.cli import language
from fifteentwo.cli.commands import Whole
from fifteentwo.club.events import FormatName
from fifteentwo.locales import CodedError, quotable

LAST_PORT: Final = 65535


def club(
    *,
    name: str | None = None,
    format: FormatName = "acc9",  # noqa: A002 - the name of the option
    club: str | None = None,
    port: Whole | None = None,
    host: str = "0.0.0.0",  # noqa: S104 - the phones in the hall connect
    data: str | None = None,
    no_browser: bool = False,
) -> int:
    """Open a club's evening on the local network."""
    from fifteentwo.server.evening_wire import NewEvening  # noqa: PLC0415 - heavy
    from fifteentwo.server.serve import serve  # noqa: PLC0415

    if port is not None and not 0 <= port <= LAST_PORT:
        raise language.wrong_input("wrong-port", given=str(port), most=LAST_PORT)
    title = _cleaned("--name", language.say("hall-name") if name is None else name)
    of_club = None if club is None else _cleaned("--club", club)
    try:
        return serve(
            host=host,
            port=port,
            data=None if data is None else Path(data),
            open_browser=not no_browser,
            language=language.spoken(),
            evening=NewEvening(title, format, of_club),
        )
    except UnicodeError:  # Python raises it for an impossible host name
        raise language.wrong_input("wrong-host", given=quotable(host)) from None


def _cleaned(option: str, name: str) -> str:
    from fifteentwo.server.names import clean_name  # noqa: PLC0415 - of the server

    try:
        return clean_name(name)
    except CodedError as error:
        raise language.wrong_input("wrong-reason", where=option, reason=language.reason(error)) from None
