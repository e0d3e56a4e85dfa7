"""The socket of a seat or a spectator: receives messages from the page and sends those queued for it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing, suppress
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from fifteentwo.locales import CodedError
from fifteentwo.server.accounts_owner import owner_of
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.greeting_wire import Attend, Hello, Watch
from fifteentwo.server.hints import asks_too_often
from fifteentwo.server.listeners import Listener
from fifteentwo.server.lobby import Lobby, Unknown, is_full
from fifteentwo.server.metrics import timed
from fifteentwo.server.rate_limit import TOO_MANY, at_most
from fifteentwo.server.room_log import BadLog
from fifteentwo.server.rooms import Room
from fifteentwo.server.spectating import admit
from fifteentwo.server.wire import ENCODER, Incoming, Refused, decode, refused

WRONG_TOKEN: Final = 4401
"""The close code for a token that does not hold a seat of this room."""

NO_HELLO: Final = 4408
"""The close code for a socket that does not say who it is."""

BAD_LOG: Final = 4422
"""The close code for a room whose stored game cannot be opened; reconnecting does not help."""

TRY_AGAIN: Final = 1013
"""The close code for a client that is too slow: it should reconnect and receive the rest."""

LONGEST: Final = 4096
"""The length of the longest message accepted."""

LOOKS: Final = 20.0
"""Seconds between two looks at whether a browser is still signed in to its account."""

_PATIENCE: Final = 20.0
_STEADY: Final = 50.0  # messages a second in the long run
_AT_ONCE: Final = 100.0  # messages in a burst

Socket = WebSocket[Any, Any, Any]

_log: Final = logging.getLogger(__name__)


class _Pace:
    """A token bucket that limits reading to the pace of a person."""

    def __init__(self) -> None:
        self._left = _AT_ONCE
        self._last = asyncio.get_running_loop().time()

    async def keep(self) -> None:
        now = asyncio.get_running_loop().time()
        self._left = min(_AT_ONCE, self._left + (now - self._last) * _STEADY)
        self._last = now
        self._left -= 1
        if self._left < 0:
            await asyncio.sleep(-self._left / _STEADY)


class _Gone(Exception):  # noqa: N818 - not an error
    """The page has closed the socket."""


class _Closed(Exception):  # noqa: N818 - the server closes the socket with this code
    def __init__(self, code: int, problem: Exception) -> None:
        super().__init__(str(problem))
        self.code = code
        self.problem = problem


@websocket("/api/rooms/{room:str}/socket", middleware=[at_most(600, "sockets")])
async def seat_socket(socket: WebSocket[Any, Any, Any], room: FromPath[str], lobby: NamedDependency[Lobby]) -> None:
    """Serves a page at a seat, from its Hello until it closes."""
    await socket.accept()
    with suppress(_Gone):
        try:
            await _serve(socket, room, lobby, _Pace())
        except _Closed as closed:
            if closed.code != NO_HELLO:
                await _send(socket, ENCODER.encode(refused(closed.problem)))
            await socket.close(closed.code, "See the previous message.")


async def _serve(socket: Socket, name: str, lobby: Lobby, pace: _Pace) -> None:
    try:
        async with asyncio.timeout(_PATIENCE):
            hello = await _hello(socket, pace)
    except TimeoutError:
        raise _Closed(NO_HELLO, CodedError("say-hello")) from None
    try:
        room, listener = await _placed(hello, name, lobby)
        async with room.listening(listener):
            await _seated(socket, room, listener, hello, lobby, pace)
    except Unknown as problem:
        raise _Closed(WRONG_TOKEN, problem) from None
    except BadLog as problem:
        _log.error("room %s cannot be entered: %s", name, problem)
        raise _Closed(BAD_LOG, problem) from None
    except StoreProblem as problem:
        raise _Closed(TRY_AGAIN, problem) from None
    except (_Closed, _Gone):
        raise
    except Exception:
        _log.exception("room %s cannot be entered", name)
        raise _Closed(1011, CodedError("room-broken")) from None


async def _placed(hello: Hello | Attend | Watch, name: str, lobby: Lobby) -> tuple[Room, Listener]:
    """The room, and the place in it of somebody who says this. Raises Unknown, BadLog, StoreProblem and _Closed."""
    if isinstance(hello, Watch):
        room = await lobby.room(name)
        async with room.lock:  # under the lock the link is not withdrawn
            try:
                return room, await admit(lobby, room, hello.secret, hello.name)
            except ValueError as problem:
                raise _Closed(WRONG_TOKEN, problem) from None
            except Unknown:
                raise
            except CodedError as problem:
                raise _Closed(TOO_MANY, problem) from None
    token = await owner_of(lobby.store, hello.token)
    held = await lobby.seat(token, name, hello.seat)
    room = await lobby.room(name)
    async with room.lock:  # under the lock no seat is given away
        covered = isinstance(hello, Attend)
        listener = Listener(await lobby.seat(token, name, held), salts=hello.salts, is_covered=covered)
        listener.may_stay = partial(lobby.holds, token, name, listener.seat)
    if is_full(room, listener):
        raise _Closed(TOO_MANY, CodedError("too-many-windows"))
    return room, listener


async def until_signed_out(lobby: Lobby, token: str) -> None:
    """Raises Unknown when the browser with this token has been signed out of the account it plays for; for a guest, never."""
    owner = await owner_of(lobby.store, token)
    if owner == token:
        await asyncio.Event().wait()
    while owner == await _owner_now(lobby, token, owner):  # noqa: ASYNC110 - another process may sign it out
        await asyncio.sleep(LOOKS)
    raise Unknown("token-without-seat")


async def _owner_now(lobby: Lobby, token: str, before: str | None) -> str | None:
    """The owner that a browser plays for; the one before while the store cannot be read."""
    try:
        return await owner_of(lobby.store, token)
    except StoreProblem:
        return before


async def _seated(
    socket: Socket, room: Room, listener: Listener, hello: Hello | Attend | Watch, lobby: Lobby, pace: _Pace
) -> None:
    async with aclosing(await room.enter(listener, None if isinstance(hello, Attend) else hello.since)) as missed:
        async for message in missed:
            await _send(socket, message)
    tasks = [
        asyncio.create_task(_write(socket, listener)),
        asyncio.create_task(_read(socket, room, listener, pace)),
    ]
    if not isinstance(hello, Watch):
        tasks.append(asyncio.create_task(until_signed_out(lobby, hello.token)))
    try:
        done, _ = await asyncio.wait([listener.dropped, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        if listener.is_unseated:
            raise Unknown("spectators-link-wrong" if listener.seat is None else "token-without-seat")
        raise _Closed(TRY_AGAIN, CodedError("page-too-slow"))
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError, _Gone, _Closed):
                await task


async def _read(socket: Socket, room: Room, listener: Listener, pace: _Pace) -> None:
    while True:
        message = await _message(socket, pace)
        if isinstance(message, Hello | Attend | Watch):
            listener.tell(refused(CodedError("said-hello")))
        elif isinstance(message, Refused):
            listener.tell(message)
            room.bots.cheats(listener.seat, CodedError("bot-unreadable"))
        elif await asks_too_often(socket.app.state, socket.scope["client"], message):
            listener.tell(refused(CodedError("hints-too-many")))
        else:
            try:
                with timed(message):
                    await room.request(listener, message)
            except Exception:
                _log.exception("room %s could not go on", room.row.id)
                listener.tell(refused(CodedError("room-broken")))


async def _write(socket: Socket, listener: Listener) -> None:
    while True:
        await _send(socket, await listener.waiting.get())


async def _hello(socket: Socket, pace: _Pace) -> Hello | Attend | Watch:
    while True:
        message = await _message(socket, pace)
        if isinstance(message, Hello | Attend | Watch):
            return message
        answer = message if isinstance(message, Refused) else refused(CodedError("say-hello"))
        await _send(socket, ENCODER.encode(answer))


async def _message(socket: Socket, pace: _Pace) -> Incoming | Refused:
    """The next message from the page, or the refusal of one that cannot be read."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise _Gone
    await pace.keep()
    text = event.get("text")
    if text is None:
        return refused(CodedError("message-not-text"))
    if len(text) > LONGEST:
        return refused(CodedError("message-too-long", most=LONGEST))
    try:
        return decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        return refused(CodedError("message-unreadable", reason=error))


async def _send(socket: Socket, message: bytes) -> None:
    try:
        await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
    except Exception as error:  # servers raise different errors for a closed socket
        raise _Gone from error
