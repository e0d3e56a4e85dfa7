"""Where compiled code is kept on disk when Numba's own places cannot be written, and when it is out of date. No Numba here.

A service may have neither a home directory nor a writable installation. Numba tries the package's `__pycache__` and the
user's cache folder, or only NUMBA_CACHE_DIR where that is set. After these comes the data folder.
"""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
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


def source_digest(module: ModuleType) -> str:
    """A digest of the source of a module and of all that it imports from its package, directly or not.

    The code of a kernel contains the kernels it calls and the constants it uses. Numba asks only whether the kernel's own file
    has changed, and would go on with old code after a change in another file.
    """
    sources: dict[str, bytes] = {}
    waiting = [module]
    while waiting:
        each = waiting.pop()
        if each.__name__ not in sources:
            sources[each.__name__], imported = _read(each)
            waiting.extend(sys.modules[name] for name in imported if name in sys.modules)
    return blake2b(b"".join(sources[name] for name in sorted(sources)), digest_size=16).hexdigest()


@cache
def _read(module: ModuleType) -> tuple[bytes, frozenset[str]]:
    """A digest of the source of a module, and what it imports from its package."""
    try:
        source = Path(module.__file__ or "").read_bytes()
    except (AttributeError, OSError):  # typed at a prompt, or installed without its source
        return b"", frozenset()
    names = {name.decode() for name in re.findall(rb"^from ([\w.]+) import", source, re.MULTILINE)}
    names.update(value.__name__ for value in vars(module).values() if isinstance(value, ModuleType))
    package = module.__name__.partition(".")[0]
    return blake2b(source).digest(), frozenset(name for name in names if name.partition(".")[0] == package)
