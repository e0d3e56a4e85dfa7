"""What the terminal keeps in the data folder: the token that holds its seats, where it plays elsewhere, and its settings."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from fifteentwo.tui.presenter import Pace
from fifteentwo.tui.tutor import TutorSetting

FILE: Final = "terminal.json"


class Profile(Struct):
    """What is kept from one start to the next.

    Attributes:
        token: Holds the seats of this player, on every server.
        name: The player's name at the table.
        opponent: The computer player that was chosen last.
        pace: How fast the computer plays.
        tutor: The least loss that the tutor speaks up for.
        four_colours: Whether each suit has a colour of its own.
        servers: The addresses of other servers at which there were games.
        shown: By room, the number of the last entry that was shown.
    """

    token: str = ""
    name: str = ""
    opponent: str = "novice"
    pace: Pace = "normal"
    tutor: TutorSetting = "off"
    four_colours: bool = False
    servers: list[str] = []
    shown: dict[str, int] = {}


class KeptProfile:
    """The profile in its file. A file that cannot be read is left alone, and nothing is kept then."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._is_kept = True
        self.profile = Profile()
        try:
            self.profile = msgspec.json.decode(self._path.read_bytes(), type=Profile)
        except FileNotFoundError:
            pass
        except (OSError, msgspec.MsgspecError):
            self._is_kept = False
        if not self.profile.token:
            self.profile.token = secrets.token_urlsafe(24)
            self.save()

    def save(self) -> None:
        """Writes the file whole: there is always the old one or the new one."""
        if not self._is_kept:
            return
        beside = self._path.with_suffix(f".{os.getpid()}")
        with suppress(OSError):
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            beside.touch(mode=0o600)
            beside.write_bytes(msgspec.json.format(msgspec.json.encode(self.profile)))
            beside.replace(self._path)
