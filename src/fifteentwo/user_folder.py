"""Where a user's games are kept, as each system has it; a folder of an earlier version stays in use."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

NAME: Final = "fifteentwo"


def user_folder() -> Path:
    """The folder: in XDG_DATA_HOME if that is set, or else where the system keeps data of programs.

    That is `~/.local/share` on Linux, `~/Library/Application Support` on macOS, and `%LOCALAPPDATA%` on Windows. Earlier versions
    used the first on all of them: if that folder is there and the other is not, it is the one. Raises RuntimeError for a
    user without a home directory.
    """
    data = os.environ.get("XDG_DATA_HOME", "")
    if Path(data).is_absolute():
        return Path(data) / NAME
    from platformdirs import PlatformDirs  # noqa: PLC0415 - most commands need no folder

    earlier = Path.home() / ".local" / "share" / NAME
    here = Path(PlatformDirs(NAME, appauthor=False).user_data_dir)
    return earlier if not here.is_absolute() or (earlier.is_dir() and not here.is_dir()) else here
