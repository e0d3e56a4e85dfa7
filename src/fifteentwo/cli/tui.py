"""`fifteentwo tui`: the game in the whole terminal, against the computer or friends."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from fifteentwo.cli import language
from fifteentwo.cli.commands import Whole
from fifteentwo.extras import require
from fifteentwo.locales import CodedError

LAST_PORT: Final = 65535


def tui(
    invitation: str | None = None,
    *,
    server: str | None = None,
    data: str | None = None,
    host: str = "127.0.0.1",
    port: Whole | None = None,
    plain: bool = False,
) -> int:
    """Play in the whole terminal."""
    require("tui")
    is_plain = plain or os.environ.get("TERM", "dumb" if sys.platform != "win32" else "") == "dumb"
    if not is_plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise language.wrong_input("tui-no-terminal")
    from fifteentwo.server.host_guard import LOOPBACK  # noqa: PLC0415
    from fifteentwo.server.lan import reachable  # noqa: PLC0415
    from fifteentwo.server.own_process import running_server  # noqa: PLC0415
    from fifteentwo.tui.app import Terminal  # noqa: PLC0415 - heavy, and perhaps not installed

    if port is not None and not 0 <= port <= LAST_PORT:
        raise language.wrong_input("wrong-port", given=str(port), most=LAST_PORT)
    folder = None if data is None else Path(data)
    try:
        with ExitStack() as stack:
            stack.enter_context(language.everywhere(language.spoken()))
            address = server or stack.enter_context(running_server(folder, host, port))
            far = None if server or host in LOOPBACK else reachable(host, urlsplit(address).port or 80)
            if is_plain:
                return _line_by_line(address, folder, invitation, far)
            app = Terminal(address, folder, invitation, far)
            app.run()
    except CodedError as problem:
        print(f"fifteentwo: {language.reason(problem)}", file=sys.stderr)
        return 2
    return app.return_code or 0


def _line_by_line(address: str, folder: Path | None, invitation: str | None, far: str | None) -> int:
    """Plays without placing the cursor."""
    from fifteentwo.server.folder import data_folder  # noqa: PLC0415 - heavy
    from fifteentwo.tui.console import Console  # noqa: PLC0415
    from fifteentwo.tui.lounge import Lounge  # noqa: PLC0415
    from fifteentwo.tui.plain import Plain  # noqa: PLC0415
    from fifteentwo.tui.profile import KeptProfile  # noqa: PLC0415

    kept = KeptProfile(data_folder(folder))
    with closing(Lounge(address, kept.profile.token)) as lounge:
        asyncio.run(Plain(lounge, kept, Console.of_this_process(), base=far).run(invitation))
    return 0
