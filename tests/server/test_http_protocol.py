"""A connection whose request does not finish is closed; others stay open."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from fifteentwo.server.http_protocol import HttpProtocol


class Impatient(HttpProtocol):
    request_timeout = 0.2


async def echo(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """Answers a request with its body, and each socket message with itself."""
    if scope["type"] == "http":
        body = b""
        while (event := await receive())["type"] == "http.request":
            body += event["body"]
            if not event["more_body"]:
                break
        length = str(len(body)).encode()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": event["text"]})  # type: ignore[typeddict-item]


@pytest.fixture
async def port() -> AsyncIterator[int]:
    config = uvicorn.Config(echo, ws="websockets-sansio", lifespan="off", timeout_keep_alive=3600)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Impatient(config, state, {}), "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def rest_of(reader: asyncio.StreamReader) -> bytes:
    """The data received until the server closes the connection, which must not take forever."""
    async with asyncio.timeout(60):
        return await reader.read()


SLOW = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a header": b"GET / HTTP/1.1\r\nHost: x\r\nAccept: ",
    "half a body": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\nhalf",
}


@pytest.mark.parametrize("sent", SLOW.values(), ids=SLOW)
async def test_an_unfinished_request_is_cut_off(port: int, sent: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    assert await rest_of(reader) == b""
    writer.close()


@pytest.mark.parametrize("sent", [b"\r\n", b"GET / HT"])
async def test_an_unfinished_second_request_is_cut_off_too(port: int, sent: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbody")
    assert (await reader.readuntil(b"body")).startswith(b"HTTP/1.1 200")
    writer.write(sent)
    assert await rest_of(reader) == b""
    writer.close()


async def test_a_header_sent_byte_by_byte_does_not_prolong_it(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    closed = asyncio.create_task(rest_of(reader))
    writer.write(b"GET / HTTP/1.1\r\nHost: ")
    while not closed.done():
        writer.write(b"x")
        await asyncio.wait([closed], timeout=0.02)
    with suppress(ConnectionError):  # a byte may have met the closed connection
        assert await closed == b""
    writer.close()


async def test_a_websocket_stays_open(port: int) -> None:
    async with connect(f"ws://127.0.0.1:{port}/") as socket:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await rest_of(reader) == b"", "this connection came later and has been closed"
        writer.close()
        await socket.send("still here")
        assert await socket.recv() == "still here"


async def test_a_connection_that_waits_for_its_next_request_stays_open(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for _ in range(2):
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200" in await reader.readuntil(b"\r\n\r\n")
        slow, other = await asyncio.open_connection("127.0.0.1", port)
        assert await rest_of(slow) == b""
        other.close()
    writer.close()
