"""Where compiled code is kept on disk when Numba's own places cannot be written. No Numba here.

A service may have neither a home directory nor a writable installation. Numba tries the package's `__pycache__` and the
user's cache folder, or only NUMBA_CACHE_DIR where that is set. After these comes the data folder.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

VARIABLE: Final = "FIFTEENTWO_CODE_CACHE"
"""An environment variable, so that processes started later know the folder too."""


def keep_in(data_folder: Path) -> None:
    """Keeps compiled code in this data folder where Numba's own places cannot be written. Call it before compiling."""
    os.environ[VARIABLE] = str(data_folder.absolute() / "compiled")


def folder() -> Path | None:
    """The folder in question, by default in the user's data folder; None for a user without a home directory."""
    if given := os.environ.get(VARIABLE):
        return Path(given)
    data = os.environ.get("XDG_DATA_HOME", "")
    try:
        home = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    except RuntimeError:
        return None
    return home / "fifteentwo" / "compiled"
