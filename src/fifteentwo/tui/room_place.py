"""What a terminal asks of the server about a room, beside the game itself: the record, the link for spectators, and the result of a deal."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from fifteentwo.locales import CodedError
from fifteentwo.server.http_wire import DealResult, SpectatorsLink
from fifteentwo.tui.lounge import Lounge

AGAIN: Final = 1.5
"""Seconds until the result of a deal is asked for again while it is being worked out."""


class RoomPlace(NamedTuple):
    """A room of a server; `base` is the address at which others reach the server, if it is another one.

    Every method waits for the server, and raises RefusalError and UnreachableError.
    """

    lounge: Lounge
    room: str
    base: str | None = None

    @property
    def record_path(self) -> Path:
        """The file for the record of this room, in the current folder."""
        return Path(f"fifteentwo-{self.room}.txt").absolute()

    def record(self) -> str:
        """The record of the match so far, as the player has seen it, as text."""
        return self.lounge.text(f"rooms/{self.room}/record", form="text")

    def save_record(self, to: Path | None = None) -> Path:
        """Writes the record into a file; a file at `to` is never overwritten. Raises CodedError if it cannot be written."""
        text = self.record()
        path = to or self.record_path
        try:
            path = path.expanduser().absolute()
            with path.open("w" if to is None else "x", encoding="utf-8") as file:
                file.write(text)
        except (OSError, RuntimeError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise CodedError("tui-not-written", file=str(path), reason=why) from None
        return path

    def make_link(self) -> str:
        """A new link for spectators; the one before is withdrawn."""
        secret = self.lounge.post(f"rooms/{self.room}/spectators", None, SpectatorsLink).secret
        return f"{(self.base or self.lounge.address).rstrip('/')}/#/spectate/{quote(self.room)}/{quote(secret or '')}"

    def withdraw_link(self) -> None:
        """Withdraws the link for spectators; those who watch have to leave."""
        self.lounge.do("DELETE", f"rooms/{self.room}/spectators")

    def result(self) -> DealResult:
        """What could be made of a numbered deal that is over."""
        return self.lounge.get(f"rooms/{self.room}/result", DealResult)
