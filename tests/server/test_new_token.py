"""A browser that signs in gets a new token: that of the guest is worth nothing any more, also on sockets that are open."""

import secrets

import pytest

from fifteentwo.server import sockets
from tests.server.browsers import PASSWORD, Browsers
from tests.server.harness import Page, Server


@pytest.fixture(scope="module")
def server(account_server: Server) -> Server:
    return account_server


@pytest.mark.parametrize("how", ["sign-up", "sign-in"])
async def test_the_token_of_the_guest_is_worth_nothing_after_signing_in(
    server: Server, browser: Browsers, name: str, how: str
) -> None:
    ann, new = browser(), secrets.token_hex(24)
    room = ann.open_room()
    path = "/api/account"
    if how == "sign-in":
        browser().sign_up(name)
        path = "/api/account/session"
    async with Page(server, {"room": room, "seat": 0, "token": ann.token}) as page:
        answer = ann.post(path, name=name, password=PASSWORD, device="Firefox, Linux", token=new)
        assert answer.status_code == 204, answer.text
        while (await page.receive())["type"] != "Refused":
            pass
        assert page._socket is not None
        await page._socket.wait_closed()
        assert page._socket.close_code == sockets.WRONG_TOKEN
    assert ann.rooms() == set(), "who knows the token of the guest"
    assert ann.account()["name"] is None
    ann._client.headers["authorization"] = f"Bearer {new}"
    assert ann.rooms() == {room}
    report = ann.account()
    assert (report["name"].casefold(), report["open"]) == (name.casefold(), True)
    async with Page(server, {"room": room, "seat": 0, "token": new}) as page:
        assert page.messages[0]["seat"] == 0
    assert ann.ask("DELETE", "/api/account/session").status_code == 204
    assert ann.rooms() == set()


def test_a_new_token_must_be_a_secret(browser: Browsers, name: str) -> None:
    for token, code in (("short", "token-needed"), ("@" * 40, "account-no-token")):
        answer = browser().post("/api/account", name=name, password=PASSWORD, token=token)
        assert answer.status_code in (400, 401)
        assert answer.json()["code"] == code
    assert browser().sign_up(name).status_code == 204, "no account was made"
