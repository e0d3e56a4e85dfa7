"""Who is at a table: the seats whose page is connected, the spectators, and who is away; what they say."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from time import monotonic
from typing import Final

from msgspec.structs import replace

from fifteentwo.game import IllegalAction, Seat
from fifteentwo.locales import CodedError
from fifteentwo.moves import Choice
from fifteentwo.server.conduct import STAND_IN
from fifteentwo.server.elsewhere import AttendanceNote
from fifteentwo.server.invitations import Holders
from fifteentwo.server.listeners import Listener
from fifteentwo.server.rate_limit import RateLimit
from fifteentwo.server.saying_wire import Phrase, Said
from fifteentwo.server.wire import ENCODER, Chair, Presence, refused
from fifteentwo.table import AnyEntry, Do

MOST_SAID: Final = 20
"""The most phrases a seat says in a minute."""

CROWD: Final = 20
"""From this number of listeners on, not every change of who is here is told at once: the list goes to all of them."""

PAUSE: Final = 0.5
"""Seconds."""


class Attendance:
    """Who is at the table of a room, here and at other processes, and since when somebody is away. It is in no log."""

    def __init__(self, patience: int | None) -> None:
        """After `patience` seconds the others may let the computer play for somebody who is away; None: never."""
        self.listeners: set[Listener] = set()
        self.holders = Holders()
        self.elsewhere: tuple[AttendanceNote, ...] = ()
        self.changed: Callable[[], None] = _nothing
        self.stand_ins: frozenset[Seat] = frozenset()
        self._patience = patience
        self._said: dict[Seat, RateLimit] = {}
        self._away: dict[Seat, asyncio.TimerHandle | None] = {}
        self._soon: asyncio.TimerHandle | None = None

    def tell(self, always: bool = False) -> None:
        """Tells all listeners who is here, if the seats belong to several browsers or somebody watches.

        A crowd hears it a moment later, together with whatever else changes until then.
        """
        presence = self.now()
        if len(self.listeners) >= CROWD:
            self._soon = self._soon or asyncio.get_running_loop().call_later(PAUSE, self._tell_crowd)
        elif always or self.is_company:
            self._send(presence)
        self.changed()

    def _tell_crowd(self) -> None:
        self._soon = None
        self._send(self.now())

    def _send(self, presence: Presence) -> None:
        message = ENCODER.encode(presence)
        for listener in self.listeners:
            listener.put(message, without_cards=True)

    @property
    def is_company(self) -> bool:
        """Whether the seats belong to several browsers, or did, or somebody watches."""
        return (
            len(self.holders.seats) > 1
            or bool(self.holders.gone)
            or bool(spectators(self.listeners) or self.spectators_elsewhere)
        )

    @property
    def spectators_elsewhere(self) -> list[str]:
        """The names of those who watch at other processes."""
        return [name for note in self.elsewhere for name in note.spectators]

    @property
    def salting(self) -> set[Seat]:
        """The seats with a page that salts the cards."""
        here = {listener.seat for listener in self.listeners if listener.salts and listener.seat is not None}
        return here.union(*(note.salting for note in self.elsewhere))

    def say(self, seat: Seat, phrase: Phrase) -> None:
        """Tells everybody in the room what this seat says. Raises IllegalAction if it has said too much."""
        if not self._said.setdefault(seat, RateLimit(MOST_SAID)).take(monotonic()):
            raise IllegalAction("said-too-much")
        self.tell_said(seat, phrase)

    def tell_said(self, seat: Seat, phrase: Phrase) -> None:
        """Tells everybody who is connected to this process what this seat says."""
        message = ENCODER.encode(Said(seat, phrase))
        for listener in self.listeners:
            listener.put(message)

    def tell_deleted(self) -> None:
        """Notifies all listeners that the owner has deleted this game."""
        for listener in self.listeners:
            listener.tell(refused(CodedError("game-deleted")))

    def here(self) -> set[Seat]:
        """The seats whose page is connected. Somebody who holds several seats is at each of them."""
        at = {listener.seat for listener in self.listeners if listener.is_there}
        connected = at.union(*(note.seats for note in self.elsewhere))
        return {seat for seats in self.holders.seats if connected & {*seats} for seat in seats}

    def now(self) -> Presence:
        """Who is here now."""
        here = self.here()
        people = {seat for seats in self.holders.seats for seat in seats} - {*self.holders.open}
        for seat in here & self._away.keys():
            self._is_back(seat)
        for seat in people - here - self._away.keys():
            loop = asyncio.get_running_loop()
            self._away[seat] = loop.call_later(self._patience, self.is_late, seat) if self._patience else None
        return Presence(
            tuple(sorted(here)),
            self.holders.open,
            tuple(sorted([*spectators(self.listeners), *self.spectators_elsewhere])),
            tuple(sorted(self.stand_ins)),
            tuple(sorted(self._late(people - here) - self.stand_ins)),
            self.holders.gone,
        )

    def _late(self, away: Iterable[Seat]) -> frozenset[Seat]:
        return frozenset(seat for seat in away if self._patience is not None and self._away[seat] is None)

    def late(self) -> frozenset[Seat]:
        """The seats whose players have been away for as long as the others have to wait."""
        return frozenset(self.now().replaceable)

    def is_late(self, seat: Seat) -> None:
        """Somebody has been away for as long as the others have to wait."""
        self._away[seat] = None
        self.tell()

    def _is_back(self, seat: Seat) -> None:
        """The holder of this seat plays again."""
        for own in next((seats for seats in self.holders.seats if seat in seats), (seat,)):
            if (timer := self._away.pop(own, None)) is not None:
                timer.cancel()


def seated(chairs: Sequence[Chair], stand_ins: Collection[Seat]) -> Sequence[Chair]:
    """The chairs with the stand-ins on them."""
    return [replace(one, player=STAND_IN) if at in stand_ins else one for at, one in enumerate(chairs)]


def marked(entry: AnyEntry, stand_ins: Collection[Seat]) -> AnyEntry:
    """The entry, marked as the computer's if a stand-in has chosen it."""
    by_stand_in = isinstance(entry, Do) and isinstance(entry.action, Choice) and entry.action.seat in stand_ins
    return replace(entry, house=True) if by_stand_in else entry


def _nothing() -> None:
    """Does nothing when somebody comes or goes."""


def spectators(listeners: Iterable[Listener]) -> tuple[str, ...]:
    """The names of those who watch, in order."""
    return tuple(sorted(listener.name for listener in listeners if listener.seat is None))
