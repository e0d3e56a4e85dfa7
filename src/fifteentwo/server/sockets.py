"""The socket of a seat: reads what the page sends, sends what waits for it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from fifteentwo.server.rooms import Listener, Room, Rooms
from fifteentwo.server.store import BadLog
from fifteentwo.server.wire import (
    ENCODER,
    Act,
    AskHint,
    CountSets,
    GiveUp,
    Hello,
    Incoming,
    NextGame,
    Outgoing,
    Refused,
    TakeBack,
    decode,
)

WRONG_TOKEN: Final = 4401
"""The close code for a token that does not hold a seat of this room."""

NO_HELLO: Final = 4408
"""The close code for a socket that does not say who it is."""

BAD_LOG: Final = 4422
"""The close code where what is kept of the room cannot be played: to call again is of no use."""

LONGEST: Final = 4096
"""No message of a page is as long as this, in characters."""

_BROKEN: Final = "Something went wrong on the server. Nothing is lost; reload the page to go on."
_PATIENCE: Final = 20.0
_STEADY: Final = 50.0  # messages a second that are read for long
_AT_ONCE: Final = 100.0  # and at once

Socket = WebSocket[Any, Any, Any]

_log: Final = logging.getLogger(__name__)


class _Pace:
    """Reads no faster than a person can click: who sends more has to wait."""

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


@websocket("/api/rooms/{room:str}/socket")
async def seat_socket(socket: WebSocket[Any, Any, Any], room: FromPath[str], rooms: NamedDependency[Rooms]) -> None:
    """A page at a seat, from its Hello until it goes."""
    await socket.accept()
    pace = _Pace()
    with suppress(_Gone):
        try:
            async with asyncio.timeout(_PATIENCE):
                hello = await _hello(socket, pace)
        except TimeoutError:
            await socket.close(NO_HELLO, "Say Hello first.")
            return
        held = await rooms.store.seat(hello.token)
        if held is None or held[0] != room:
            await _send(socket, Refused("That token does not hold a seat of this room."))
            await socket.close(WRONG_TOKEN, "That token does not hold a seat of this room.")
            return
        await _seated(socket, rooms, room, Listener(held[1]), hello.since, pace)


class _Gone(Exception):  # noqa: N818 - the page has gone, which is no error
    """The page has closed the socket."""


async def _seated(
    socket: Socket,
    rooms: Rooms,
    name: str,
    listener: Listener,
    since: int | None,
    pace: _Pace,
) -> None:
    writing = asyncio.create_task(_write(socket, listener))
    try:
        room = await _entered(rooms, name, listener, since)
        if isinstance(room, int):
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await listener.waiting.join()
            await socket.close(room, "This room cannot be entered.")
            return
        try:
            while True:
                await _wish(room, listener, await _message(socket, pace))
        finally:
            rooms.leave(room, listener)
    finally:
        writing.cancel()
        with suppress(asyncio.CancelledError, _Gone):
            await writing


async def _entered(rooms: Rooms, name: str, listener: Listener, since: int | None) -> Room | int:
    """The room; or where it cannot be entered the code to close with, when it has been said why."""
    try:
        return await rooms.enter(name, listener, since)
    except BadLog as problem:
        _log.error("room %s cannot be entered: %s", name, problem)
        listener.tell(Refused(str(problem)))
        return BAD_LOG
    except Exception:
        _log.exception("room %s cannot be entered", name)
        listener.tell(Refused(_BROKEN))
        return 1011


async def _wish(room: Room, listener: Listener, message: Incoming | Refused) -> None:
    match message:
        case Act() | CountSets() | AskHint() | NextGame() | TakeBack() | GiveUp():
            try:
                await room.wish(listener, message)
            except Exception:
                _log.exception("room %s could not go on", room.row.id)
                listener.tell(Refused(_BROKEN))
        case Hello():
            listener.tell(Refused("This socket has said Hello already."))
        case Refused():
            listener.tell(message)


async def _hello(socket: Socket, pace: _Pace) -> Hello:
    while True:
        message = await _message(socket, pace)
        if isinstance(message, Hello):
            return message
        await _send(socket, message if isinstance(message, Refused) else Refused("Say Hello first."))


async def _message(socket: Socket, pace: _Pace) -> Incoming | Refused:
    """The next message of the page, or why it cannot be read."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise _Gone
    await pace.keep()
    text = event.get("text")
    if text is None:
        return Refused("Messages are text.")
    if len(text) > LONGEST:
        return Refused(f"That message is too long: {LONGEST} characters at most.")
    try:
        return decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        return Refused(f"That message cannot be read: {error}.")


async def _write(socket: Socket, listener: Listener) -> None:
    while True:
        await _send(socket, await listener.waiting.get())
        listener.waiting.task_done()


async def _send(socket: Socket, message: Outgoing) -> None:
    try:
        await socket.send({"type": "websocket.send", "text": ENCODER.encode(message).decode(), "bytes": None})
    except Exception as error:  # whatever the server says of a socket that has gone
        raise _Gone from error
