"""Accounts: a guest loses nothing, a second browser gets everything, and nobody else gets in."""

import asyncio
import io
import json
import re
import sqlite3
import zipfile

import httpx
import pytest
from websockets.asyncio.client import connect

from fifteentwo.server import sockets
from fifteentwo.server.accounts import TRIES
from fifteentwo.server.accounts_routes import COOKIE
from fifteentwo.server.backends import FILE
from fifteentwo.server.hashes import token_hash
from tests.guard import HANG
from tests.server.browsers import CHAIRS, PASSWORD, RULES, Browser, Browsers
from tests.server.harness import Page, Server
from tests.server.push_service import BrowserAtService, push_service


@pytest.fixture(scope="module")
def server(account_server: Server) -> Server:
    return account_server


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def test_a_guest_who_signs_up_keeps_everything_and_a_second_browser_gets_it(browser: Browsers, name: str) -> None:
    ann, phone = browser(), browser()
    room = ann.open_room()
    assert ann.account()["name"] is None
    assert ann.sign_up(name).status_code == 204
    assert ann.rooms() == {room}
    later = ann.open_room()
    of_the_phone = phone.open_room()
    assert phone.sign_in(name.upper()).status_code == 204
    assert phone.rooms() == ann.rooms() == {room, later, of_the_phone}
    report = phone.account()
    assert (report["name"], report["open"], report["has_password"]) == (name, True, True)
    assert {(line["name"], line["this"]) for line in report["devices"]} == {
        ("Firefox, Linux", False),
        ("Safari, iPhone", True),
    }
    seen = phone.ask("GET", f"/api/rooms/{room}")
    assert seen.status_code == 200
    assert seen.json()[0]["type"] == "Welcome"


async def test_a_socket_plays_for_the_account(server: Server, browser: Browsers, name: str) -> None:
    ann, phone = browser(), browser()
    room = ann.open_room()
    ann.sign_up(name)
    phone.sign_in(name)
    async with Page(server, {"room": room, "seat": 0, "token": phone.token}):
        pass  # it was welcomed


def test_signing_out_makes_a_guest_again_and_the_games_stay(browser: Browsers, name: str) -> None:
    ann = browser()
    room = ann.open_room()
    ann.sign_up(name)
    assert ann.ask("DELETE", "/api/account/session").status_code == 204
    assert ann.account()["name"] is None
    assert ann.rooms() == set()
    assert ann.ask("GET", f"/api/rooms/{room}").status_code == 404
    assert ann.sign_in(name).status_code == 204
    assert ann.rooms() == {room}


def test_a_browser_that_is_removed_has_nothing_left(browser: Browsers, name: str) -> None:
    ann, phone = browser(), browser()
    ann.open_room()
    ann.sign_up(name)
    phone.sign_in(name)
    (lost,) = [line["id"] for line in ann.account()["devices"] if not line["this"]]
    assert ann.ask("DELETE", f"/api/account/devices/{lost}").status_code == 204
    assert phone.rooms() == set()
    assert phone.account()["name"] is None
    refused(phone.ask("DELETE", f"/api/account/devices/{lost}"), 403, "account-sign-in-first")


async def test_an_open_socket_of_a_removed_browser_is_closed(server: Server, browser: Browsers, name: str) -> None:
    ann, phone = browser(), browser()
    room = ann.open_room()
    ann.sign_up(name)
    phone.sign_in(name)
    async with Page(server, {"room": room, "seat": 0, "token": phone.token}) as page:
        phone.ask("DELETE", "/api/account/session")
        while (message := await page.receive())["type"] != "Refused":
            pass
        assert message["sentence"] == "You have no seat at this table."
        assert page._socket is not None
        await page._socket.wait_closed()
        assert page._socket.close_code == sockets.WRONG_TOKEN


async def test_a_removed_browser_follows_no_evening_any_more(server: Server, browser: Browsers, name: str) -> None:
    ann, phone = browser(), browser()
    ann.sign_up(name)
    phone.sign_in(name)
    evening = ann.post("/api/evenings", name="Tuesday").json()["evening"]
    address = f"{server.address.replace('http', 'ws')}/api/evenings/{evening}/socket"
    async with connect(address) as socket:
        await socket.send(json.dumps({"type": "FollowEvening", "token": phone.token}))
        assert json.loads(await socket.recv())["organiser"]
        phone.ask("DELETE", "/api/account/session")
        await asyncio.wait_for(socket.wait_closed(), HANG)


def test_the_token_alone_manages_nothing(server: Server, browser: Browsers, name: str) -> None:
    ann = browser()
    ann.sign_up(name)
    stolen = Browser(server)
    stolen._client.headers["authorization"] = f"Bearer {ann.token}"
    assert stolen.account() == {
        "name": name, "open": False, "created": "", "has_password": False, "passkeys": [], "devices": []
    }  # fmt: skip
    stolen._client.cookies.set(COOKIE, "a" * 32, path="/api/account")
    for method, path, body in (
        ("POST", "password", {"password": PASSWORD, "new": "another one"}),
        ("POST", "delete", {"name": name}),
        ("GET", "export", None),
        ("DELETE", "devices/x", None),
        ("DELETE", "passkeys/x", None),
        ("POST", "passkeys/options", {"purpose": "add"}),
    ):
        refused(stolen.ask(method, f"/api/account/{path}", body), 403, "account-sign-in-first")
    stolen.close()


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(browser: Browsers, name: str) -> None:
    ann, bob = browser(), browser()
    plain = ann.sign_up(name).headers["set-cookie"]
    assert {"HttpOnly", "Path=/api/account", "SameSite=strict"} <= set(re.split("; ", plain))
    assert "Secure" not in plain
    host = str(ann._client.base_url).removeprefix("http://").rstrip("/")
    body = {"name": name, "password": PASSWORD}
    safe = bob.ask("POST", "/api/account/session", body, headers={"origin": f"https://{host}"})
    assert safe.status_code == 204, safe.text
    assert "Secure" in re.split("; ", safe.headers["set-cookie"])


def test_nothing_says_which_names_exist(browser: Browsers, name: str) -> None:
    browser().sign_up(name)
    wrong, nobody = browser().sign_in(name, "not the password"), browser().sign_in(f"{name} too", "not the password")
    refused(wrong, 403, "account-wrong-password")
    assert wrong.json() == nobody.json()


def test_a_name_that_fails_too_often_waits_even_with_the_right_password(browser: Browsers, name: str) -> None:
    browser().sign_up(name)
    for _ in range(TRIES):
        refused(browser().sign_in(name, "not the password"), 403, "account-wrong-password")
    late = browser().sign_in(name)
    refused(late, 429, "account-too-many-tries")
    assert 0 < int(late.headers["retry-after"]) <= 900
    for _ in range(TRIES):
        refused(browser().sign_in(f"{name} too", "x"), 403, "account-wrong-password")
    refused(browser().sign_in(f"{name} too", "x"), 429, "account-too-many-tries")


def test_what_cannot_be(browser: Browsers, name: str) -> None:
    ann, bob = browser(), browser()
    refused(ann.sign_up(name, "short"), 400, "account-password-length")
    refused(ann.sign_up(name, "x" * 201), 400, "account-password-length")
    refused(ann.sign_up("  "), 400, "refused")
    assert ann.sign_up(name).status_code == 204
    refused(ann.sign_up(f"{name} two"), 409, "account-signed-in")
    refused(bob.sign_up(f" {name.lower()} "), 409, "account-name-taken")
    assert bob.sign_up(f"{name} two").status_code == 204
    refused(bob.sign_in(name), 409, "account-signed-in")
    guest = browser()
    assert guest.post("/api/account", name=name).status_code == 400
    assert httpx.get(f"{ann._client.base_url}/api/account").status_code == 401


def test_a_new_password_signs_the_others_out(browser: Browsers, name: str) -> None:
    ann, phone = browser(), browser()
    ann.sign_up(name)
    phone.sign_in(name)
    change = "/api/account/password"
    refused(ann.post(change, password="not the password", new="a new password"), 403, "account-wrong-password")
    refused(ann.post(change, password=PASSWORD, new="short"), 400, "account-password-length")
    assert phone.account()["open"]
    assert ann.post(change, password=PASSWORD, new="a new password").status_code == 204
    assert ann.account()["open"]
    assert phone.account()["name"] is None
    refused(phone.sign_in(name), 403, "account-wrong-password")
    assert phone.sign_in(name, "a new password").status_code == 204


def test_the_token_of_an_account_is_refused(server: Server, browser: Browsers, name: str) -> None:
    ann = browser()
    ann.open_room()
    ann.sign_up(name)
    with sqlite3.connect(server.data / FILE) as store:
        (identity,) = store.execute("SELECT id FROM accounts WHERE name = ?", [name]).fetchone()
    thief = Browser(server)
    thief._client.headers["authorization"] = f"Bearer @{identity}"
    refused(thief.ask("GET", "/api/rooms"), 401, "account-no-token")
    thief.close()


async def test_nor_is_it_accepted_on_a_socket(server: Server, browser: Browsers, name: str) -> None:
    ann = browser()
    room = ann.open_room()
    ann.sign_up(name)
    with sqlite3.connect(server.data / FILE) as store:
        (identity,) = store.execute("SELECT id FROM accounts WHERE name = ?", [name]).fetchone()
    with pytest.raises(AssertionError, match="no seat at this table"):
        async with Page(server, {"room": room, "seat": 0, "token": f"@{identity}"}):
            pass


def test_nor_does_it_hand_over_the_seats_of_the_account(server: Server, browser: Browsers, name: str) -> None:
    """Whoever reads the store knows it."""
    ann, thief = browser(), browser()
    room = ann.open_room()
    ann.sign_up(name)
    with sqlite3.connect(server.data / FILE) as store:
        (identity,) = store.execute("SELECT id FROM accounts WHERE name = ?", [name]).fetchone()
    refused(thief.post("/api/seats", tokens=[f"@{identity}"]), 401, "account-no-token")
    assert (thief.rooms(), ann.rooms()) == (set(), {room})


def test_settings_go_along(browser: Browsers, name: str) -> None:
    ann, phone = browser(), browser()
    kept = json.dumps({"theme": "dark"})
    assert ann.ask("PUT", "/api/account/settings", {"settings": kept}).status_code == 204
    assert ann.ask("GET", "/api/account/settings").json() == {"settings": None}
    ann.sign_up(name)
    assert ann.ask("PUT", "/api/account/settings", {"settings": kept}).status_code == 204
    phone.sign_in(name)
    assert phone.ask("GET", "/api/account/settings").json() == {"settings": kept}
    for bad in ("[]", "{", "[" * 30_000, '{"a": "' + "x" * 60_000 + '"}'):
        refused(ann.ask("PUT", "/api/account/settings", {"settings": bad}), 400, "account-settings-bad")


def test_everything_is_exported(browser: Browsers, name: str) -> None:
    ann = browser()
    seats = [CHAIRS[0], {"name": "Eve", "player": "beginner"}]
    room = ann.post("/api/rooms", rules=RULES, seats=seats).json()["room"]
    ann.sign_up(name)
    assert ann.ask("POST", f"/api/rooms/{room}", {"type": "GiveUp"}).is_success
    with push_service() as service:
        phone = BrowserAtService(service, "phone").asked | {"endpoint": "https://push.example.org/ann"}
    assert ann.post("/api/push", **phone).status_code == 204
    answer = ann.ask("GET", "/api/account/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        about = json.loads(file.read("account.json"))
        record = file.read(f"games/{room}-0.txt").decode()
    assert about["account"]["name"] == name
    assert [(game["id"], game["seats"]) for game in about["games"]] == [(room, [0])]
    assert "Ann" in record
    (rating,) = about["ratings"]
    assert (rating["kind"], [game["room"] for game in rating["timeline"]]) == ("two", [room])
    assert [browser["endpoint"] for browser in about["push"]] == ["https://push.example.org/ann"]
    assert "argon2" not in json.dumps(about)
    assert ann.token not in answer.text


def test_a_deleted_account_is_gone_and_shared_games_go_on(server: Server, browser: Browsers, name: str) -> None:
    ann, bob = browser(), browser()
    alone, shared = ann.open_room(), ann.open_room(people=2)
    secret = ann.post(f"/api/rooms/{shared}/invitations", seat=1).json()["secret"]
    joined = bob.post(f"/api/rooms/{shared}/join", secret=secret)
    assert joined.json()["token"] == bob.token
    ann.sign_up(name)
    refused(ann.post("/api/account/delete", name="Bob"), 409, "account-other-name")
    assert ann.post("/api/account/delete", name=name).status_code == 204
    assert ann.account()["name"] is None
    assert ann.rooms() == set()
    assert bob.rooms() == {shared}
    refused(browser().sign_in(name), 403, "account-wrong-password")
    with sqlite3.connect(server.data / FILE) as store:
        assert store.execute("SELECT 1 FROM games WHERE id = ?", [alone]).fetchall() == []
        assert store.execute("SELECT 1 FROM accounts WHERE name = ?", [name]).fetchall() == []


def test_the_bots_of_a_deleted_account_have_no_seat_any_more(browser: Browsers, name: str) -> None:
    ann, bob, bot = browser(), browser(), browser()
    ann.sign_up(name)
    own, of_bob = ann.open_room(), bob.open_room()
    made = ann.post("/api/bots", name="Annbot").json()
    bot._client.headers["authorization"] = f"Bearer {made['token']}"
    for host, room in ((ann, own), (bob, of_bob)):
        assert host.post(f"/api/rooms/{room}/bots", seat=1, bot=made["id"]).status_code == 201
    assert bot.rooms() == {own, of_bob}
    assert ann.post("/api/account/delete", name=name).status_code == 204
    assert bot.rooms() == set()
    assert bob.rooms() == {of_bob}


def test_the_store_has_no_secret_in_clear(server: Server, browser: Browsers, name: str) -> None:
    ann = browser()
    answer = ann.sign_up(name)
    session = re.match(f"{COOKIE}=([^;]+)", answer.headers["set-cookie"])
    assert session is not None
    with sqlite3.connect(server.data / FILE) as store:
        written = "\n".join(store.iterdump())
    assert token_hash(session[1]) in written
    for secret in (ann.token, session[1], PASSWORD):
        assert secret not in written
