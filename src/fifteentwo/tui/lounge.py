"""A server as the terminal asks it by HTTP: games, invitations, reviews and explorers."""

from __future__ import annotations

from contextlib import closing, suppress
from typing import Any, Final, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from fifteentwo.client import RefusalError, UnreachableError
from fifteentwo.locales.coded import Message
from fifteentwo.record import read_card
from fifteentwo.server.http_wire import Summary
from fifteentwo.server.wire import ENCODER

Answer = TypeVar("Answer")

TIMEOUT: Final = 40.0


class Lounge:
    """A server, asked with one token. Every method waits; threads may share it."""

    def __init__(self, address: str, token: str) -> None:
        self.address, self.token = address.rstrip("/"), token
        self._client = httpx.Client(
            base_url=f"{self.address}/api/", timeout=TIMEOUT, headers={"authorization": f"Bearer {token}"}
        )

    def get(self, path: str, kind: type[Answer], **query: str | int) -> Answer:
        """The answer to a question. Raises RefusalError and UnreachableError."""
        return self._decoded(self._asked("GET", path, params=query), kind)

    def post(self, path: str, body: Any, kind: type[Answer]) -> Answer:
        """The answer to a request. Raises RefusalError and UnreachableError."""
        headers = {"content-type": "application/json"}
        return self._decoded(self._asked("POST", path, content=ENCODER.encode(body), headers=headers), kind)

    def do(self, method: str, path: str, body: Any = None) -> None:
        """A request without an answer. Raises RefusalError and UnreachableError."""
        content = b"" if body is None else ENCODER.encode(body)
        self._asked(method, path, content=content, headers={"content-type": "application/json"})

    def text(self, path: str, **query: str | int) -> str:
        """The answer as text. Raises RefusalError and UnreachableError."""
        return self._asked("GET", path, params=query).text

    def close(self) -> None:
        """Closes the connections."""
        self._client.close()

    def link(self, room: str, secret: str, base: str | None = None) -> str:
        """The link of an invitation."""
        return f"{(base or self.address).rstrip('/')}/#/join/{quote(room)}/{quote(secret)}"

    def _asked(self, method: str, path: str, **more: Any) -> httpx.Response:
        try:
            answer = self._client.request(method, path, **more)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise UnreachableError("client-unreachable", address=self.address, reason=str(error)) from None
        if answer.is_success:
            return answer
        with suppress(msgspec.MsgspecError):
            raise RefusalError(msgspec.json.decode(answer.content, type=Message))
        raise UnreachableError("client-stranger", address=self.address)

    def _decoded(self, answer: httpx.Response, kind: type[Answer]) -> Answer:
        try:
            return msgspec.json.decode(answer.content, type=kind, dec_hook=read_card)
        except msgspec.MsgspecError:
            raise UnreachableError("client-stranger", address=self.address) from None


def summary(server: str, token: str, room: str) -> Summary:
    """A game in which this token has a seat. Raises RefusalError and UnreachableError."""
    with closing(Lounge(server, token)) as lounge:
        found = next((game for game in lounge.get("rooms", list[Summary]) if game.room == room), None)
    if found is None:
        raise UnreachableError("room-no-seat")
    return found
