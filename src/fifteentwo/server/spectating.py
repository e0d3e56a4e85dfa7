"""Spectators of a room: they have one link, see what lies on the table, and are listed by name."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

from fifteentwo.locales import CodedError
from fifteentwo.server.http_wire import SpectatorsLink
from fifteentwo.server.listeners import Listener
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.names import clean_name, distinct_name
from fifteentwo.server.presence import spectators
from fifteentwo.server.rooms import Room

MOST_SPECTATORS: Final = 500
"""The most spectators of one room."""


async def make_link(lobby: Lobby, token: str, name: str) -> SpectatorsLink:
    """A new link for spectators, made by somebody with a seat; the one before is withdrawn. Raises Unknown."""
    await lobby.seat(token, name)
    room = await lobby.room(name)
    secret = secrets.token_urlsafe(12)
    async with room.lock:
        await lobby.store.invitations.create_link(token, name, secret)
        _drop_spectators(room)
    return SpectatorsLink(True, secret)


async def withdraw_link(lobby: Lobby, token: str, name: str) -> None:
    """Withdraws the link, and drops all spectators. Anybody with a seat may do it. Raises Unknown."""
    await lobby.seat(token, name)
    room = await lobby.room(name)
    async with room.lock:
        await lobby.store.invitations.withdraw_link(name)
        _drop_spectators(room)


async def admit(lobby: Lobby, room: Room, secret: str, called: str) -> Listener:
    """A listener for a spectator. The lock of the room must be held. Raises Unknown, CodedError and ValueError."""
    if not await lobby.store.invitations.has_link(room.row.id, secret):
        raise Unknown("spectators-link-wrong")
    others = [*spectators(room.present), *room.attendance.spectators_elsewhere]
    if len(others) >= MOST_SPECTATORS:
        raise CodedError("spectators-too-many")
    listener = Listener(None, distinct_name(clean_name(called), [*(chair.name for chair in room.chairs), *others]))
    listener.may_stay = partial(lobby.store.invitations.has_link, room.row.id, secret)
    return listener


def _drop_spectators(room: Room) -> None:
    for listener in [each for each in room.present if each.seat is None]:
        room.listeners.discard(listener)
        listener.unseat()
