"""The data folder: its path, and the lock against a second server."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from fifteentwo.locales import CodedError
from fifteentwo.user_folder import user_folder

_LOCKED: Final = (errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)

_ADDRESS: Final = 1
"""The position of the address in the lock file. On Windows nobody else can read the first byte, which is locked."""


class StoreProblem(CodedError):  # noqa: N818 - the plainest name
    """The store cannot be used, and why."""


def data_folder(given: Path | None = None) -> Path:
    """The given folder; by default the user's."""
    return user_folder() if given is None else given


@contextmanager
def lock_folder(folder: Path) -> Iterator[Callable[[str], None]]:
    """Locks the folder against other servers. The system releases the lock when the process ends, in any way.

    Yields a function that records the address of this server, so that another one can name it. Raises StoreProblem when
    another server has the folder.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder / "lock").open("a+b", buffering=0)
    except OSError as error:
        raise StoreProblem("store-not-kept", where=str(folder), reason=error.strerror or str(error)) from None
    with file:
        try:
            lock_file(file, wait=False)
        except OSError as error:
            if error.errno in _LOCKED:
                raise _already_running(folder, file) from None
            # The file system has no locks: continue without one.

        def note(address: str) -> None:
            with suppress(OSError):  # The lock works without the address, even on a full disk.
                file.truncate(_ADDRESS)
                file.write(address.encode())

        note("")
        yield note


def _already_running(folder: Path, file: IO[bytes]) -> StoreProblem:
    file.seek(_ADDRESS)
    address = file.read().decode(errors="replace")
    if address:
        return StoreProblem("store-in-use-at", folder=str(folder), address=address)
    return StoreProblem("store-in-use", folder=str(folder))


if sys.platform == "win32":
    import msvcrt

    def lock_file(file: IO[bytes], *, wait: bool) -> None:
        """Locks an open file until it is closed. Raises OSError when another process has it."""
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock_file(file: IO[bytes], *, wait: bool) -> None:
        """Locks an open file until it is closed. Raises OSError when another process has it."""
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
