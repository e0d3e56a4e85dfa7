"""Neither another website nor another host name for this machine can reach the rooms."""

import json

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fifteentwo.server.host_guard import AllowedHosts, allowed_hosts
from tests.server.harness import Server

ROOM = {"rules": "standard", "seats": [{"name": "Ann"}, {"name": "Bot", "player": "random"}]}


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LocalHost", "localhost.", "[::1]"])
def test_this_machine_is_accepted(server: Server, host: str) -> None:
    own = f"{host}:{server.port}"
    for headers in ({"host": own}, {"host": own, "origin": f"http://{own}"}):
        answer = httpx.post(f"{server.address}/api/rooms", json=ROOM, headers=headers)
        assert answer.status_code == 201, answer.text


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:1502", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.0.7", "", "a b"],
)
@pytest.mark.parametrize("path", ["/", "/api/menu", "/api/openapi.json", "/assets/none.js", "/nowhere"])
def test_an_unknown_host_is_refused(server: Server, host: str, path: str) -> None:
    answer = httpx.get(server.address + path, headers={"host": host})
    assert answer.status_code in (400, 403)
    assert b"fifteentwo" not in answer.content


ORIGINS = ["http://evil.example", "null", "http://127.0.0.1", "http://localhost:3000", "file://", "https://127.0.0.1:1"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_another_website_cannot_send_requests(server: Server, origin: str) -> None:
    answer = httpx.post(f"{server.address}/api/rooms", json=ROOM, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json() == {
        "sentence": "Pages from other sites cannot use this server.",
        "code": "origin-other",
        "arguments": {},
    }


@pytest.mark.parametrize("origin", ORIGINS)
async def test_another_website_cannot_open_a_socket(server: Server, origin: str) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/rooms/{server.open_room()['room']}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, additional_headers={"origin": origin})
    assert refused.value.response.status_code == 403


async def test_a_socket_of_the_page_itself_opens(server: Server) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/rooms/{server.open_room()['room']}/socket"
    async with connect(address, additional_headers={"origin": server.address}) as socket:
        await socket.send("not a message")
        assert json.loads(await socket.recv())["type"] == "Refused"


async def test_a_socket_with_an_unknown_host_is_refused(server: Server) -> None:
    address = f"ws://evil.example:{server.port}/api/rooms/any/socket"
    with pytest.raises(InvalidStatus):
        await connect(address, host="127.0.0.1", port=server.port, proxy=None)


def test_names() -> None:
    local = allowed_hosts("127.0.0.1")
    assert "localhost:9000" in local, "through a tunnel the port is another"
    assert "10.0.0.7:1502" not in local
    network = allowed_hosts("0.0.0.0")  # noqa: S104 - only its names are asked for
    for host in ("10.0.0.7:1502", "[fe80::1]:1502", "localhost", "127.0.0.1"):
        assert host in network
    for host in ("evil.example", "10.0.0.7.evil.example", "[evil]", "evil.example:x", "a/b", "a@b", "[::1", ""):
        assert host not in network
    assert "cards.example" in AllowedHosts({"Cards.Example"})
