"""What is said at the table beside the game: the messages of the socket, and the two kinds of all messages."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fifteentwo.game import Seat
from fifteentwo.locales.coded import Message

Phrase = Literal[
    "hello",
    "good-luck",
    "nice-hand",
    "well-played",
    "ouch",
    "one-moment",
    "thanks",
    "good-game",
    "applause",
    "laughter",
    "wonder",
    "tears",
]
"""What players may say to each other: phrases, and the reactions from "applause" on. There is no free text."""


class FromPage(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A message the page sends."""


class FromServer(Struct, frozen=True, tag=True):
    """A message the server sends."""


class Say(FromPage, frozen=True):
    """Says something to everybody in the room; each hears Said."""

    phrase: Phrase


class Said(FromServer, frozen=True):
    """What somebody at this seat says; it is in no log."""

    seat: Seat
    phrase: Phrase


class SeatLost(FromServer, frozen=True):
    """A program has lost its seat to the computer: `name` was the program, and `successor` plays on."""

    seat: Seat
    name: str
    successor: str
    reason: Message


Heard = Said | SeatLost
"""What everybody at the table hears beside the game."""
