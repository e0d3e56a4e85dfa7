"""Seats given to other people by invitation.

An invitation takes the seat from its host at once, so that nobody plays it or sees its cards until a guest has the seat.
"""

from __future__ import annotations

import secrets
from typing import Final

from msgspec.structs import replace

from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.players import KINDS
from fifteentwo.rules import described
from fifteentwo.server.accounts_owner import shown
from fifteentwo.server.following import read_seats
from fifteentwo.server.http_wire import InvitedTo, Opened, SecretInvitation
from fifteentwo.server.invitation_codes import as_written, new_code
from fifteentwo.server.invitations import SPECTATORS, Fate
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.names import clean_name, distinct_name
from fifteentwo.server.replacing import check_gone
from fifteentwo.server.room_views import encoded
from fifteentwo.server.rooms import Room
from fifteentwo.server.wire import Chair

_REFUSALS: Final[dict[Fate, str]] = {
    "open": "invitation-wrong",
    "used": "invitation-used",
    "withdrawn": "invitation-withdrawn",
}
"""Why an invitation gives no seat, by its fate."""


async def invite(lobby: Lobby, token: str, name: str, seat: Seat) -> SecretInvitation:
    """A new invitation to a seat of this owner, of a computer player, or of somebody who has gone. Raises CodedError."""
    await lobby.seat(token, name)
    room = await lobby.room(name)
    async with room.lock:
        held = await lobby.store.seats(token, name)
        secret = new_code()
        if seat in range(len(room.chairs)) and (player := room.chairs[seat].player) is not None:
            chairs = _with(room, seat, replace(room.chairs[seat], player=None))
            await lobby.store.invitations.invite_to_computer(token, name, seat, secret, player, encoded(chairs))
            await room.reseat(chairs)
            return SecretInvitation(name, seat, secret)
        if seat not in held:
            await _replace(lobby, room, token, seat, secret)
            return SecretInvitation(name, seat, secret)
        if len(held) == 1:
            raise CodedError("seat-last")
        await lobby.store.invitations.create(token, name, seat, secret)
        _unseat(room, seat)
        await room.reseat()
    return SecretInvitation(name, seat, secret)


async def _replace(lobby: Lobby, room: Room, token: str, seat: Seat, secret: str) -> None:
    """Invites somebody to the seat of a person who has gone. Raises CodedError."""
    await read_seats(room)
    check_gone(room, seat)
    if await lobby.store.evenings.of_room(room.row.id) is not None:
        raise CodedError("seat-not-to-give")
    await lobby.store.replacements.replace(token, room.row.id, seat, secret)
    _unseat(room, seat)
    await room.reseat()


async def give_to_computer(lobby: Lobby, token: str, name: str, seat: Seat, player: str) -> None:
    """Gives the seat of an open invitation of this owner to a computer player. Raises CodedError and ValueError."""
    lobby.check_player(player)
    await lobby.seat(token, name)
    room = await lobby.room(name)
    async with room.lock:
        await _check_open(lobby, token, name, seat)
        if await lobby.store.replacements.former(name, seat):
            raise CodedError("seat-may-return")
        kind = KINDS.get(player)
        called = room.chairs[seat].name if kind is None else kind.character.name
        others = [chair.name for at, chair in enumerate(room.chairs) if at != seat]
        chairs = _with(room, seat, Chair(distinct_name(called, others), player))
        await lobby.store.invitations.give_to_computer(token, name, seat, encoded(chairs))
        await lobby.store.replacements.forget(name, seat)
        await room.reseat(chairs)


async def withdraw(lobby: Lobby, token: str, name: str, seat: Seat) -> None:
    """Withdraws the open invitation of this owner to a seat, which whoever had it before has again. Raises Unknown."""
    await lobby.seat(token, name)
    room = await lobby.room(name)
    async with room.lock:
        await _check_open(lobby, token, name, seat)
        chairs, player = None, await lobby.store.invitations.computer(token, name, seat)
        if await lobby.store.replacements.former(name, seat) is not None:
            await lobby.store.replacements.give_back(name, seat)
        elif player is not None and lobby.has_player(player):
            chairs = _with(room, seat, replace(room.chairs[seat], player=player))
            await lobby.store.invitations.give_to_computer(token, name, seat, encoded(chairs))
        else:
            await lobby.store.invitations.withdraw(token, name, seat)
        await room.reseat(chairs)


async def look(lobby: Lobby, code: str) -> InvitedTo:
    """What an open invitation invites to. Raises CodedError."""
    invitation = await lobby.store.invitations.find(as_written(code))
    if invitation is None or invitation.seat == SPECTATORS:
        raise Unknown("invitation-wrong")
    if invitation.fate != "open":
        raise CodedError(_REFUSALS[invitation.fate])
    room, bots = await lobby.room(invitation.game), await lobby.store.bots.seats(invitation.game)
    people = (
        chair.name
        for at, chair in enumerate(room.chairs)
        if at not in {invitation.seat, *bots} and chair.player is None
    )
    return InvitedTo(
        invitation.game, invitation.seat, tuple(people), described(room.rules), room.row.patience, room.terms
    )


async def join_by_code(lobby: Lobby, token: str | None, code: str, called: str | None) -> Opened:
    """`join` with a code somebody has typed, in any room."""
    secret = as_written(code)
    if (invitation := await lobby.store.invitations.find(secret)) is None:
        raise Unknown("invitation-wrong")
    return await join(lobby, token, invitation.game, secret, called)


async def join(lobby: Lobby, token: str | None, name: str, secret: str, called: str | None) -> Opened:
    """Gives the seat of an invitation to a guest. Raises CodedError and, for an impossible name, ValueError."""
    cleaned = None if called is None else clean_name(called)
    invitation = await lobby.store.invitations.find(secret)
    if invitation is None or invitation.game != name:
        raise Unknown("invitation-wrong")
    room, seat, guest = await lobby.room(name), invitation.seat, token or secrets.token_urlsafe(24)
    async with room.lock:
        if await lobby.store.seats(guest, name):
            raise CodedError("seat-already-held")
        await lobby.store.invitations.redeem(guest, name, secret)
        if seat not in await lobby.store.seats(guest, name):
            now = await lobby.store.invitations.find(secret)
            raise CodedError("invitation-wrong" if now is None else _REFUSALS[now.fate])
        await lobby.store.replacements.forget(name, seat)
        chairs = None if cleaned is None else await renamed(room, lobby, seat, cleaned)
        await room.reseat(chairs, joined=True)
    return Opened(name, (seat,), shown(guest))


async def _check_open(lobby: Lobby, token: str, name: str, seat: Seat) -> None:
    """Raises Unknown if this owner has no open invitation to the seat."""
    rows = await lobby.store.invitations.of_host(token, name)
    if not any(row.seat == seat and row.fate == "open" for row in rows):
        raise Unknown("invitation-none-open")


def _with(room: Room, seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    """The chairs of the room with this one at a seat."""
    return (*room.chairs[:seat], chair, *room.chairs[seat + 1 :])


def _unseat(room: Room, seat: Seat) -> None:
    """Drops the clients at this seat."""
    for listener in [each for each in room.present if each.seat == seat]:
        room.listeners.discard(listener)
        listener.unseat()


async def renamed(room: Room, lobby: Lobby, seat: Seat, name: str) -> tuple[Chair, ...]:
    """The chairs with this name at a seat, or a number after it if somebody has it; they are stored."""
    others = [chair.name for at, chair in enumerate(room.chairs) if at != seat]
    named = distinct_name(name, others)
    chairs = _with(room, seat, replace(room.chairs[seat], name=named))
    await lobby.store.set_chairs(room.row.id, encoded(chairs))
    return chairs
