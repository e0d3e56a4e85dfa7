"""Web push: where messages may be sent, and that only the browser can read them."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import httpcore
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from fifteentwo.locales import CodedError
from fifteentwo.server import pushing_endpoints, pushing_send
from fifteentwo.server.pushing_endpoints import check_endpoint, contact_of, is_public
from fifteentwo.server.pushing_send import PushSender, new_key
from tests.server.push_service import BrowserAtService, PushService, check_signature, decrypted, plain, push_service


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


async def test_no_redirection_is_followed(service: PushService) -> None:
    sender = PushSender(new_key())
    service.status = 301
    assert await sender.send(BrowserAtService(service, "phone").row(), b"{}", "topic") == "failed"
    assert [posted.path for posted in service.posted] == ["/push/phone"]
    await sender.close()


GOOD = "https://push.example.org/send/abc"
BAD = (
    "http://push.example.org/abc",
    "https://127.0.0.1/abc",
    "https://[::1]/abc",
    "https://10.0.0.1/abc",
    "https://2130706433/abc",
    "https://0x7f.1/abc",
    "https://localhost/abc",
    "https://router/abc",
    "https://printer.local/abc",
    "https://db.internal/abc",
    "https://push.example.org:8443/abc",
    "https://push.example.org:x/abc",
    "https://ann@push.example.org/abc",
    "https://push.example.org/abc#d",
    "https://push.example.org/a bc",
    "https://push.example.org/" + "a" * 2000,
    "ftp://push.example.org/abc",
    "push.example.org",
    "",
)


@pytest.mark.parametrize("endpoint", BAD)
def test_endpoints_that_are_refused(endpoint: str) -> None:
    with pytest.raises(CodedError, match="cannot be sent to that address"):
        check_endpoint(endpoint)


@pytest.mark.parametrize(
    ("names", "contact"),
    [
        ({"localhost", "127.0.0.1", "::1"}, None),
        ({"localhost", "kitchen", "kitchen.local", "192.168.1.7"}, None),
        ({"localhost", "kitchen.local", "cribbage.example.org"}, "https://cribbage.example.org"),
    ],
)
async def test_push_services_are_told_the_public_name(
    names: set[str], contact: str | None, service: PushService
) -> None:
    assert contact_of(names) == contact
    sender = PushSender(new_key(), contact)
    assert await sender.send(BrowserAtService(service, "phone").row(), b"{}", "topic") == "sent"
    claims = check_signature(service.posted[0], service.origin, sender.public_key)
    assert claims["sub"] == (contact or "https://localhost")
    await sender.close()


def test_endpoints_that_are_taken() -> None:
    check_endpoint(GOOD)
    check_endpoint("https://fcm.googleapis.com:443/fcm/send/a:b_c-d")


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.1.2.3", "224.0.0.1",
     "::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::a00:1", "64:ff9b:1::1"],
)  # fmt: skip
def test_addresses_that_are_not_in_the_internet(address: str) -> None:
    assert not is_public(address)


def test_addresses_in_the_internet() -> None:
    assert all(map(is_public, ("8.8.8.8", "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8")))


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"]])
async def test_a_name_that_stands_for_a_private_address_is_not_connected(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    connected: list[str] = []

    async def resolve(host: str, _port: int) -> list[str]:
        assert host == "push.example.org"
        return found

    async def connect(_self: Any, host: str, *_: Any) -> Any:
        connected.append(host)
        raise httpcore.ConnectError("no")

    monkeypatch.setattr(pushing_send, "PAUSE", 0)
    monkeypatch.setattr(pushing_endpoints, "addresses_of", resolve)
    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)
    sender = PushSender(new_key())
    row = BrowserAtService(PushServiceNowhere(), "phone").row()
    assert await sender.send(row, b"{}", "topic") == "failed"
    assert connected == []
    found[:] = ["8.8.8.8"]
    assert await sender.send(row, b"{}", "topic") == "failed"
    assert connected == ["8.8.8.8"] * pushing_send.TRIES, "the address that was checked, and no other"
    await sender.close()


class PushServiceNowhere(PushService):
    def __init__(self) -> None:
        self.origin = "https://push.example.org"


async def test_addresses_are_looked_up() -> None:
    assert set(await pushing_endpoints.addresses_of("localhost", 443)) <= {"127.0.0.1", "::1"}
    with pytest.raises(OSError, match=r".") as error:
        await pushing_endpoints.addresses_of("no-such-name.invalid", 443)
    assert isinstance(error.value, socket.gaierror)


def test_messages_are_decrypted_as_the_standard_says() -> None:
    """The example of RFC 8291, section 5: what the browsers of these tests decrypt is what any browser does."""
    secret = int.from_bytes(plain("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    private = ec.derive_private_key(secret, ec.SECP256R1())
    assert (
        decrypted(plain(body), private, plain("BTBZMqHH6r4Tts7J_aSIgg")) == b"When I grow up, I want to be a watermelon"
    )
