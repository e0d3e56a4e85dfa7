"""The first message on the socket of a room: who is there."""

from __future__ import annotations

from fifteentwo.game import Seat
from fifteentwo.server.saying_wire import FromPage


class Hello(FromPage, frozen=True):
    """The first message on every socket: the owner's token, the seat (None: the first one held), and the last entry seen.

    The answer is a Welcome. If nothing was taken back since entry `since`, it shows the table after that entry (its
    `at` is `since`), and an Update follows for each later entry; otherwise it shows the current table. `salts`: this page
    answers every Commitment with a Salt, and the cards wait for it.
    """

    token: str
    seat: Seat | None = None
    since: int | None = None
    salts: bool = False


class Attend(FromPage, frozen=True):
    """The first message on the socket of a screen that several people share, while its curtain is closed: the owner's token, and
    a seat that may take the screen.

    It says that the people at this owner's seats are here. The answer is a Presence. No message to this socket holds a card:
    it hears Presence, Commitment and Refused only. The seat may salt, and act without seeing its cards, as when it lets a
    claim pass; everything else is refused. `salts` as in Hello.
    """

    token: str
    seat: Seat
    salts: bool = False


class Watch(FromPage, frozen=True):
    """The first message on the socket of a spectator: the secret of the spectators' link, the name to be listed by, and the
    last entry seen. The answer is as for a Hello, with the `seat` None.
    """

    secret: str
    name: str
    since: int | None = None
