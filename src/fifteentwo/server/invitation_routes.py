"""The routes by which an owner invites guests to seats of a room and spectators to watch, and guests sit down."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fifteentwo.locales import CodedError
from fifteentwo.server import inviting, spectating
from fifteentwo.server.errors import refusal
from fifteentwo.server.http_wire import (
    Invitation,
    Invited,
    InvitedSeat,
    InvitedTo,
    JoinRoom,
    Opened,
    SeatForComputer,
    SecretInvitation,
    SpectatorsLink,
)
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.room_log import BadLog
from fifteentwo.server.routes import Asker, owner_token


@post("/api/rooms/{room:str}/invitations", request_max_body_size=4096, middleware=[at_most(60, "invitations")])
async def invite(
    data: JSONBody[InvitedSeat], request: Asker, room: FromPath[str], lobby: NamedDependency[Lobby]
) -> SecretInvitation:
    """Invites somebody to a seat of this owner; the seat is open until a guest takes it or the owner takes it back."""
    with refusing():
        return await inviting.invite(lobby, owner_token(request), room, data.seat)


@get("/api/rooms/{room:str}/invitations", middleware=[at_most(240, "lobby")])
async def invitations(request: Asker, room: FromPath[str], lobby: NamedDependency[Lobby]) -> list[Invitation]:
    """The invitations of this owner in this room, the oldest first."""
    rows = await lobby.store.invitations.of_host(owner_token(request), room)
    return [Invitation(row.seat, row.created, row.fate) for row in rows]


@post(
    "/api/rooms/{room:str}/computer",
    status_code=204,
    request_max_body_size=4096,
    middleware=[at_most(60, "invitations")],
)
async def give_to_computer(
    data: JSONBody[SeatForComputer], request: Asker, room: FromPath[str], lobby: NamedDependency[Lobby]
) -> None:
    """Gives the seat of an open invitation to a computer player."""
    with refusing():
        await inviting.give_to_computer(lobby, owner_token(request), room, data.seat, data.player)


@delete("/api/rooms/{room:str}/invitations/{seat:int}", middleware=[at_most(60, "invitations")])
async def withdraw(request: Asker, room: FromPath[str], seat: FromPath[int], lobby: NamedDependency[Lobby]) -> None:
    """Withdraws the open invitation to this seat, which belongs to the owner again."""
    with refusing():
        await inviting.withdraw(lobby, owner_token(request), room, seat)


@post("/api/rooms/{room:str}/join", status_code=200, request_max_body_size=4096, middleware=[at_most(20, "joining")])
async def join(data: JSONBody[JoinRoom], request: Asker, room: FromPath[str], lobby: NamedDependency[Lobby]) -> Opened:
    """Gives the seat of an invitation to the guest; returns a new token if the request has none."""
    token = owner_token(request) if "authorization" in request.headers else None
    with refusing():
        return await inviting.join(lobby, token, room, data.secret, data.name)


@post("/api/join", status_code=200, request_max_body_size=4096, middleware=[at_most(20, "joining")])
async def join_by_code(data: JSONBody[JoinRoom], request: Asker, lobby: NamedDependency[Lobby]) -> Opened:
    """`join` in whatever room the code invites to."""
    token = owner_token(request) if "authorization" in request.headers else None
    with refusing():
        return await inviting.join_by_code(lobby, token, data.secret, data.name)


@post("/api/invited", status_code=200, request_max_body_size=4096, middleware=[at_most(20, "joining")])
async def look(data: JSONBody[Invited], lobby: NamedDependency[Lobby]) -> InvitedTo:
    """What an invitation invites to, for a guest who has not taken the seat yet."""
    with refusing():
        return await inviting.look(lobby, data.secret)


@get("/api/rooms/{room:str}/spectators", middleware=[at_most(240, "lobby")])
async def spectators_link(request: Asker, room: FromPath[str], lobby: NamedDependency[Lobby]) -> SpectatorsLink:
    """Whether this room has a link for spectators."""
    with refusing():
        await lobby.seat(owner_token(request), room)
        return SpectatorsLink(await lobby.store.invitations.has_link(room))


@post("/api/rooms/{room:str}/spectators", request_max_body_size=4096, middleware=[at_most(60, "invitations")])
async def make_spectators_link(request: Asker, room: FromPath[str], lobby: NamedDependency[Lobby]) -> SpectatorsLink:
    """Makes the link for spectators; the one before it is withdrawn."""
    with refusing():
        return await spectating.make_link(lobby, owner_token(request), room)


@delete("/api/rooms/{room:str}/spectators", middleware=[at_most(60, "invitations")])
async def withdraw_spectators_link(request: Asker, room: FromPath[str], lobby: NamedDependency[Lobby]) -> None:
    """Withdraws the link for spectators; those who watch have to go."""
    with refusing():
        await spectating.withdraw_link(lobby, owner_token(request), room)


@contextmanager
def refusing() -> Iterator[None]:
    """Turns errors into refusals with their sentence."""
    try:
        yield
    except Unknown as problem:
        raise refusal(404, problem) from None
    except ValueError as problem:
        raise refusal(400, problem) from None
    except CodedError as problem:
        raise refusal(409, problem) from None
    except BadLog as problem:
        raise refusal(409, problem) from None


INVITATION_ROUTES: Final = [
    invite,
    invitations,
    withdraw,
    give_to_computer,
    join,
    join_by_code,
    look,
    spectators_link,
    make_spectators_link,
    withdraw_spectators_link,
]
