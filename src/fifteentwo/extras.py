"""The parts of the program whose packages are installed on request: `pip install 'fifteentwo[engine]'`.

Rules, records, scoring and the command line need none of them.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from fifteentwo.locales import CodedError

_ENGINE: Final = ("numpy", "numba", "llvmlite")
_SERVER: Final = (
    *_ENGINE,
    "aiosqlite",
    "alembic",
    "argon2",
    "cryptography",
    "fsrs",
    "http_ece",
    "httpcore",
    "httptools",
    "httpx",
    "litestar",
    "openskill",
    "prometheus_client",
    "py_vapid",
    "rustworkx",
    "segno",
    "sqlalchemy",
    "uvicorn",
    "webauthn",
    "websockets",
)
MODULES: Final = {
    "engine": _ENGINE,
    "server": _SERVER,
    "tui": (*_SERVER, "textual"),
    "postgres": ("asyncpg",),
    "cluster": ("distributed",),
    "rl": (*_ENGINE, "gymnasium", "pettingzoo"),
    "data": (*_ENGINE, "pyarrow"),
}
"""The modules that each extra brings, as they are imported."""


class MissingExtra(CodedError, ModuleNotFoundError):  # noqa: N818 - it reads like the other refusals
    """A part of the program is not installed. The sentence has the command that installs it."""

    def __init__(self, extra: str) -> None:
        super().__init__("wrong-extra", extra=extra)
        self.extra = extra

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str]]:  # type: ignore[override]  # other arguments
        return MissingExtra, (self.extra,)


def require(extra: str) -> None:
    """Raises MissingExtra if a package of this extra is not installed."""
    if any(find_spec(module) is None for module in MODULES[extra]):
        raise MissingExtra(extra)


def extra_of(error: BaseException | None) -> str | None:
    """The extra whose package an import lacked, by the error and what caused it; None if it was something else."""
    while error is not None:
        if isinstance(error, MissingExtra):
            return error.extra
        if isinstance(error, ModuleNotFoundError):
            name = (error.name or "").partition(".")[0]
            found = next((extra for extra, modules in MODULES.items() if name in modules), None)
            if found is not None and find_spec(name) is None:
                return found
        error = error.__cause__ or error.__context__
    return None
