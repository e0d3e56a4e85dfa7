"""The messages about bots by HTTP."""

from __future__ import annotations

from msgspec import Struct

from fifteentwo.game import Seat


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/bots: a program that can be given seats; it has `seconds` for each choice."""

    name: str
    seconds: int = 30


class SeatForBot(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms/{room}/bots: a bot takes this seat: the one with this id, or a new one, with a token for this seat alone."""

    seat: Seat
    bot: str | None = None
    name: str = "Bot"
    seconds: int = 30


class SecretBot(Struct, frozen=True):
    """A bot, with its token if it is new: whoever has the token plays its seats. The server keeps only its hash."""

    id: str
    name: str
    seconds: int
    token: str

    def __repr__(self) -> str:
        return f"SecretBot({self.id!r}, {self.name!r})"


class BotCard(Struct, frozen=True):
    """A bot of this owner, or one that somebody has named, without its token."""

    id: str
    name: str
    seconds: int


ByBots = NewBot | SeatForBot | SecretBot | BotCard
