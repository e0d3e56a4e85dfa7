"""Who is at a table: the seats whose page is connected, and the spectators."""

from __future__ import annotations

from collections.abc import Iterable

from fifteentwo.server.invitations import Holders
from fifteentwo.server.listeners import Listener
from fifteentwo.server.wire import ENCODER, Presence


def presence_of(listeners: Iterable[Listener], holders: Holders) -> Presence:
    """Who is here. Who holds several seats is at all of them."""
    connected = {listener.seat for listener in listeners}
    here = sorted(seat for seats in holders.seats if connected & {*seats} for seat in seats)
    return Presence(tuple(here), holders.open, spectators(listeners))


def tell_presence(listeners: set[Listener], holders: Holders, always: bool = False) -> None:
    """Tells all listeners who is here, if the seats belong to several browsers or somebody watches."""
    if always or len(holders.seats) > 1 or spectators(listeners):
        message = ENCODER.encode(presence_of(listeners, holders))
        for listener in listeners:
            listener.put(message)


def spectators(listeners: Iterable[Listener]) -> tuple[str, ...]:
    """The names of those who watch, in order."""
    return tuple(sorted(listener.name for listener in listeners if listener.seat is None))
