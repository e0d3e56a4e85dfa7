"""Where compiled code is kept on disk when Numba's own places cannot be written, and when it is out of date. No Numba here.

A service may have neither a home directory nor a writable installation. Numba tries the package's `__pycache__` and the
user's cache folder, or only NUMBA_CACHE_DIR where that is set. After these comes the data folder.
"""

from __future__ import annotations

import os
import re
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Final

from fifteentwo.user_folder import user_folder

_IMPORT: Final = re.compile(rb"^(?:from ([\w.]+) import (\([^)]*\)|[^\n]*)|import ([^\n]*))", re.MULTILINE)
_NAME: Final = re.compile(rb"\w+")
_DOTTED: Final = re.compile(rb"[\w.]+")

VARIABLE: Final = "FIFTEENTWO_CODE_CACHE"
"""An environment variable, so that processes started later know the folder too."""


def keep_in(data_folder: Path) -> None:
    """Keeps compiled code in this data folder where Numba's own places cannot be written. Call it before compiling."""
    os.environ[VARIABLE] = str(data_folder.absolute() / "compiled")


def folder() -> Path | None:
    """The folder in question, by default in the user's data folder; None for a user without a home directory."""
    if given := os.environ.get(VARIABLE):
        return Path(given)
    try:
        return user_folder() / "compiled"
    except RuntimeError:
        return None


def source_digest(module: ModuleType) -> str:
    """A digest of the source of a module and of all that it imports from its package, directly or not.

    The code of a kernel contains the kernels it calls and the constants it uses. Numba asks only whether the kernel's own file
    has changed, and would go on with old code after a change in another file. Imports are read in the sources: what else the
    program has loaded makes no difference, so that all programs share the same compiled code.
    """
    name = module.__name__
    file = Path(module.__file__) if module.__file__ else None
    if file is None or not file.is_file():  # typed at a prompt, or installed without its source
        return ""
    root = file.parents[name.count(".") + (file.stem == "__init__")]
    package = name.partition(".")[0]
    sources: dict[str, bytes] = {}
    waiting = [name]
    while waiting:
        each = waiting.pop()
        if each not in sources and (path := _file(root, each)) is not None:
            sources[each], imported = _read(path)
            waiting.extend(other for other in imported if other.partition(".")[0] == package)
    return blake2b(b"".join(sources[name] for name in sorted(sources)), digest_size=16).hexdigest()


@cache
def _file(root: Path, name: str) -> Path | None:
    """The file of a module or package; None if there is none, as for a function that is imported by name."""
    path = root.joinpath(*name.split("."))
    return next((file for file in (path.with_name(f"{path.name}.py"), path / "__init__.py") if file.is_file()), None)


@cache
def _read(file: Path) -> tuple[bytes, frozenset[str]]:
    """A digest of a source, and the names it imports when it is loaded, those of modules among them."""
    source = file.read_bytes()
    names: set[str] = set()
    for where, what, modules in _IMPORT.findall(source):
        if where:
            names.add(where.decode())
            names.update(f"{where.decode()}.{name.decode()}" for name in _NAME.findall(what))
        names.update(name.decode() for name in _DOTTED.findall(modules))
    return blake2b(source).digest(), frozenset(names)
