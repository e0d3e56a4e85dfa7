"""A table on a server, for a program: join by an invitation or sit down with a token, hear what happens, and act.

A bot is a loop over `turns()`; docs/bots.md has whole ones. Everything here waits for the server; nothing needs asyncio.

    with join("http://127.0.0.1:8000/#/join/ROOM/SECRET", "Robin") as table:
        for position in table.turns():
            table.act(position.offer.legal[0])
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from threading import Lock
from types import TracebackType
from typing import Any, Final, Self

from fifteentwo import extras

extras.require("server")

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from fifteentwo.expected import expect
from fifteentwo.families import AnyChoice
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError, CodedValueError
from fifteentwo.locales.coded import Message
from fifteentwo.narration import Position
from fifteentwo.record import read_card
from fifteentwo.server.greeting_wire import Hello, Watch
from fifteentwo.server.http_wire import JoinRoom, NewRoom, Opened
from fifteentwo.server.wire import ENCODER, Act, Outgoing, Refused, Request, Update, Welcome

PATIENCE: Final = 60.0
"""Seconds in which a lost connection must be made again."""

_LONGEST_PAUSE: Final = 5.0
_TIMEOUT: Final = 20.0
_FINAL: Final = 4400
"""From this close code on, to connect again does not help."""

_LINK: Final = re.compile(r"(?P<server>https?://[^#\s]+)#/(?P<kind>join|spectate)/(?P<room>[\w-]+)/(?P<secret>[\w-]+)")
_CODE: Final = re.compile(r"[A-Za-z0-9 -]+")
_HEARD: Final = msgspec.json.Decoder(Outgoing, dec_hook=read_card)
_SAID: Final = msgspec.json.Decoder(Message)


class RefusalError(CodedError):
    """The server refused something; the text is its sentence, `code` and `arguments` are for programs."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.code, **said.arguments)
        self.said = said

    def __str__(self) -> str:
        return self.said.sentence

    def __reduce__(self) -> tuple[type[RefusalError], tuple[Message]]:  # type: ignore[override]  # other arguments
        return RefusalError, (self.said,)


class UnreachableError(CodedError, ConnectionError):
    """The server cannot be reached, or is no fifteentwo."""


class RemoteTable:
    """A table on a server, seen from one seat of it.

    Iterating gives every message of the server, from the first Welcome until the match is over or `close` is called; a table that
    `stays` is heard after the end too, where people talk and agree on a rematch. After each message `position` is the table
    as that message shows it, and `at` the number of the last entry. With `since`, the number of the last entry that was seen
    before, the first Welcome tells what came after it, if nothing was taken back. A connection that is lost is made again
    for `patience` seconds, and goes on after the last entry; a new Welcome then comes first.

    Attributes:
        server: The address of the server.
        welcome: The first message: the rules, the players, the sides.
        token: The token that holds the seat; whoever has it plays there.
        seat: The seat.
        position: The situation at the table, and in `position.offer` what this seat may do.
        at: The number of the last entry that was given out.
    """

    def __init__(
        self,
        server: str,
        room: str,
        token: str,
        seat: Seat | None = None,
        *,
        since: int | None = None,
        stays: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        """Connects to the seat that this token holds. Raises RefusalError and UnreachableError."""
        self._address = f"{_base(server).replace('http', 'ws', 1)}/api/rooms/{room}/socket"
        self.server = _base(server)
        self.token, self._wanted, self._patience = token, seat, patience
        self._waiting: deque[Outgoing] = deque()
        self._last, self._stays = since, stays
        self._connecting = Lock()
        self._is_new = self._is_closed = False
        self._refused: Refused | None = None
        self._socket = self._connection()
        try:
            first = self._hear()[0]
        except BaseException:
            self.close()
            raise
        if isinstance(first, Refused):
            self.close()
            raise RefusalError(_said(first))
        if not isinstance(first, Welcome):
            self.close()
            raise _not_ours(server)
        self._waiting.append(first)
        self.welcome, self.seat = first, first.seat
        self.position, self.at, self._is_behind = first.position, first.at, False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __iter__(self) -> Iterator[Outgoing]:
        return self

    def __next__(self) -> Outgoing:
        """The next message. Raises RefusalError if the seat is lost, and UnreachableError if the server is."""
        if not self._waiting:
            if self._is_closed or (self.is_over and not self._stays):
                raise StopIteration
            try:
                self._waiting.append(self._hear()[0])
            except ConnectionClosed:
                raise StopIteration from None
        message = self._waiting.popleft()
        if isinstance(message, Welcome | Update):
            self.at, self._is_behind = message.at, message.position is None
            self.position = message.position or self.position
        return message

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.position.match_over and not self._is_behind

    @property
    def is_lost(self) -> bool:
        """Whether the connection has been lost and is being made again."""
        return self._connecting.locked()

    @property
    def is_due(self) -> bool:
        """Whether this seat may act now."""
        return not self._is_behind and self.position.outcome is None and self.seat in self.position.to_act

    def turns(self) -> Iterator[Position]:
        """Each position in which this seat must act, until the match is over; call `act` before the next one."""
        given = None
        while True:
            if not self._waiting and self.is_due and self.at != given:
                given = self.at
                yield self.position
            elif next(self, None) is None:
                return

    def act(self, action: AnyChoice) -> None:
        """Acts at this seat, and waits for the answer. Raises RefusalError if the server refuses it.

        An action that comes too late, because the table has changed since the last message that was given out, does nothing; the
        next message is then a Welcome. After a lost connection the action is sent again, and carried out once.
        """
        message = Act(action, self.at)
        self.send(message)
        while True:
            heard, again = self._hear()
            if isinstance(heard, Refused):
                raise RefusalError(_said(heard))
            self._waiting.append(heard)
            if again:
                self.send(message)
            elif isinstance(heard, Welcome) or (isinstance(heard, Update) and self._is_own(heard)):
                return

    def send(self, request: Request) -> None:
        """Sends any other request of fifteentwo.server.wire, such as NextGame or Say; the answer comes as a message."""
        text = ENCODER.encode(request).decode()
        socket = self._socket
        try:
            socket.send(text)
        except ConnectionClosed:
            if self._is_closed:
                raise UnreachableError("client-closed") from None
            self._connect_again(socket)
            self._socket.send(text)

    def close(self) -> None:
        """Closes the connection; the seat remains. Another thread may call it, too."""
        self._is_closed = True
        if hasattr(self, "_socket"):
            self._socket.close()

    def _is_own(self, update: Update) -> bool:
        """Whether an entry is an action of this seat, as its first event says."""
        return bool(update.told) and getattr(update.told[0].event, "seat", self.seat) == self.seat

    def _hear(self) -> tuple[Outgoing, bool]:
        """The next message from the server, and whether it is the first one of a connection made again.

        Raises ConnectionClosed after `close`.
        """
        while True:
            socket = self._socket
            try:
                data = socket.recv()
            except ConnectionClosed as closed:
                if self._is_closed:
                    raise
                if closed.rcvd is not None and closed.rcvd.code >= _FINAL:
                    self.close()
                    raise self._last_words() from None
                self._connect_again(socket)
                continue
            try:
                message: Outgoing = _HEARD.decode(data)
            except msgspec.MsgspecError:
                raise _not_ours(self._address) from None
            if isinstance(message, Refused):
                self._refused = message
            elif isinstance(message, Welcome | Update):
                self._last = message.at
            again = self._is_new and isinstance(message, Welcome)
            self._is_new = self._is_new and not again
            return message, again

    def _last_words(self) -> CodedError:
        if self._refused is None:
            return UnreachableError("client-lost", address=self._address)
        return RefusalError(_said(self._refused))

    def _greeting(self, since: int | None) -> Hello | Watch:
        """The first message on every connection."""
        return Hello(self.token, self._wanted, since)

    def _connection(self) -> ClientConnection:
        try:
            socket = ExitStack().enter_context(connect(self._address, open_timeout=_TIMEOUT, close_timeout=1))
            socket.send(ENCODER.encode(self._greeting(self._last)).decode())
        except (OSError, ValueError, WebSocketException) as error:
            raise UnreachableError("client-unreachable", address=self._address, reason=str(error)) from None
        return socket

    def _connect_again(self, lost: ClientConnection) -> None:
        """Connects until it works, unless another thread has done so. Raises UnreachableError when patience ends."""
        end, pause = time.monotonic() + self._patience, 0.05
        with self._connecting:
            while not self._is_closed and self._socket is lost:
                try:
                    self._socket = self._connection()
                except UnreachableError:
                    if time.monotonic() + pause > end:
                        self.close()
                        raise
                    time.sleep(pause)
                    pause = min(2 * pause, _LONGEST_PAUSE)
                else:
                    self._is_new = True


class WatchedTable(RemoteTable):
    """A table as a spectator sees it: what lies on it, and no hand. Every request is refused."""

    def __init__(self, server: str, room: str, secret: str, name: str, *, stays: bool = False) -> None:
        """Connects by the secret of the spectators' link; the players see the name. Raises RefusalError and UnreachableError."""
        self._secret, self._name = secret, name
        super().__init__(server, room, "", stays=stays)

    def _greeting(self, since: int | None) -> Hello | Watch:
        return Watch(self._secret, self._name, since)


def watch(link: str, name: str, *, stays: bool = False) -> WatchedTable:
    """The table of a spectators' link, for somebody with this name.

    Raises ValueError for a text that is no such link, RefusalError and UnreachableError.
    """
    found = _LINK.fullmatch(link.strip())
    if found is None or found["kind"] != "spectate":
        raise CodedValueError("client-spectate", text=link)
    return WatchedTable(found["server"], found["room"], found["secret"], name, stays=stays)


def sit(
    server: str, room: str, token: str, seat: Seat | None = None, *, since: int | None = None, stays: bool = False
) -> RemoteTable:
    """The table in this room, at the seat that the token holds: that of a bot, or your own.

    `server` is an address such as http://127.0.0.1:8000, or without http://. Raises RefusalError and UnreachableError.
    """
    return RemoteTable(server, room, token, seat, since=since, stays=stays)


def join(
    invitation: str, name: str | None = None, *, server: str | None = None, token: str | None = None
) -> RemoteTable:
    """The table to which somebody is invited, by the link of the invitation, or by its code and the address of the server.

    An invitation works once; `sit` comes back to the seat, with `token` or, without one, with the token in the table. `name`
    is to be called by. Raises ValueError for a text that is no invitation, RefusalError and UnreachableError.
    """
    expect(invitation, str, "join", "an invitation as text")
    link = _LINK.fullmatch(invitation.strip())
    if link is not None and link["kind"] == "join":
        base, path, secret = link["server"], f"rooms/{link['room']}/join", link["secret"]
    elif server is not None and _CODE.fullmatch(invitation.strip()):
        base, path, secret = server, "join", invitation.strip()
    else:
        raise CodedValueError("client-invitation", text=invitation)
    opened = _post(base, path, JoinRoom(secret, name), token)
    return RemoteTable(base, opened.room, opened.token, opened.seats[0])


def open_room(server: str, asked: NewRoom, token: str | None = None) -> RemoteTable:
    """A new room with these rules and players, at the first seat of a person, which belongs to `token`.

    Raises RefusalError and UnreachableError.
    """
    opened = _post(server, "rooms", asked, token)
    return RemoteTable(server, opened.room, opened.token, opened.seats[0])


def _post(server: str, path: str, body: Any, token: str | None) -> Opened:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    try:
        answer = httpx.post(
            f"{_base(server)}/api/{path}", content=ENCODER.encode(body), headers=headers, timeout=_TIMEOUT
        )
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise UnreachableError("client-unreachable", address=server, reason=str(error)) from None
    with suppress(msgspec.MsgspecError):
        if answer.is_success:
            return msgspec.json.decode(answer.content, type=Opened)
        raise RefusalError(_SAID.decode(answer.content))
    raise _not_ours(server)


def _base(server: str) -> str:
    """The address of the server as a URL: `http://` may be left out."""
    return server.rstrip("/") if "://" in server else f"http://{server.rstrip('/')}"


def _not_ours(server: str) -> UnreachableError:
    return UnreachableError("client-stranger", address=server)


def _said(refused: Refused) -> Message:
    return Message(refused.sentence, refused.code, dict(refused.arguments))
