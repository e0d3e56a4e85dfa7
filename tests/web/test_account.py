"""The page of the account: a passkey from a virtual authenticator, a password where there are none, and settings that follow."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.server.harness import Server
from tests.web.conftest import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

PASSWORD = "ten pegs and a crib"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def device(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens pages that share nothing, as on several devices."""
    contexts = []

    def opened(width: int = 1280, height: int = 800) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", service_workers="block"
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()


def authenticator(page: Page) -> tuple[CDPSession, str]:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added: Any = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, added["authenticatorId"]


def secure(server: Server) -> str:
    """The address at which the page is in a secure context with a name, as passkeys need it."""
    return server.address.replace("127.0.0.1", "localhost")


def owner(page: Page) -> str:
    return str(page.evaluate("localStorage.getItem('fifteentwo.keeper')"))


def rooms(server: Server, page: Page) -> set[str]:
    lines = page.evaluate(
        "async (token) => (await fetch('/api/rooms', {headers: {Authorization: `Bearer ${token}`}})).json()",
        owner(page),
    )
    return {line["room"] for line in lines}


def open_room(page: Page) -> str:
    opened = page.evaluate(
        """async (token) => (await fetch('/api/rooms', {
            method: 'POST',
            headers: {Authorization: `Bearer ${token}`, 'Content-Type': 'application/json'},
            body: JSON.stringify({rules: 'standard', seats: [{name: 'Ann'}, {name: 'Arthur', player: 'simple'}]}),
        })).json()""",
        owner(page),
    )
    return str(opened["room"])


def test_a_passkey_signs_a_guest_up_and_another_device_in(server: Server, device: Callable[..., Page]) -> None:
    name = f"Ann {secrets.token_hex(4)}"
    desk, phone = device(), device(390, 844)
    session, keys = authenticator(desk)
    desk.goto(f"{secure(server)}/#/account")
    expect(desk.get_by_role("heading", name="Create an account")).to_be_visible()
    room = open_room(desk)
    desk.get_by_role("form", name="Create an account").get_by_label("Name").fill(name)
    desk.get_by_role("button", name="Create with a passkey").click()
    expect(desk.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()
    expect(desk.get_by_text("this browser", exact=True)).to_be_visible()
    assert rooms(server, desk) == {room}

    desk.evaluate('localStorage.setItem(\'fifteentwo.learn\', \'{"done": ["fifteens"], "counts": []}\')')
    with desk.expect_response(lambda answer: answer.request.method == "PUT"):
        desk.get_by_role("link", name="Home").click()
        desk.get_by_role("navigation", name="Main").get_by_role("button", name="Settings").click()
        desk.get_by_text("Walnut").click()
    desk.keyboard.press("Escape")

    there, others = authenticator(phone)
    credentials: Any = session.send("WebAuthn.getCredentials", {"authenticatorId": keys})
    (credential,) = credentials["credentials"]
    there.send("WebAuthn.addCredential", {"authenticatorId": others, "credential": credential})
    phone.goto(f"{secure(server)}/#/account")
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()
    assert rooms(server, phone) == {room}
    expect(phone.locator("html")).to_have_attribute("data-wood", "walnut")
    assert "fifteens" in str(phone.evaluate("localStorage.getItem('fifteentwo.learn')"))

    desk.goto(f"{secure(server)}/#/account")
    desk.get_by_role("button", name="Sign Chrome, Linux out").click()
    expect(desk.get_by_role("button", name="Sign Chrome, Linux out")).to_have_count(0)
    phone.reload()
    expect(phone.get_by_role("heading", name="Create an account")).to_be_visible()
    assert rooms(server, phone) == set()


def test_signing_in_changes_the_token_and_other_pages_play_on(server: Server, device: Callable[..., Page]) -> None:
    name = f"Zoe {secrets.token_hex(4)}"
    desk = device()
    desk.goto(f"{server.address}/#/account")
    expect(desk.get_by_role("heading", name="Create an account")).to_be_visible()
    room, before = open_room(desk), owner(desk)
    table = desk.context.new_page()
    table.goto(f"{server.address}/#/room/{room}")
    table.locator("[data-phase]").wait_for()
    opened: list[str] = []
    table.on("websocket", lambda socket: socket.on("framesent", lambda text: opened.append(str(text))))
    form = desk.get_by_role("form", name="Create an account")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    desk.get_by_role("button", name="Create with a password").click()
    expect(desk.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()
    now = owner(desk)
    assert now != before
    assert rooms(server, desk) == {room}
    had = "async token => (await (await fetch('/api/rooms', {headers: {Authorization: `Bearer ${token}`}})).json()).length"
    assert desk.evaluate(had, before) == 0
    # The table in the other page is told so a few seconds later, and goes on with the new token.
    with table.expect_websocket():
        pass
    expect(table.locator("[data-phase]")).to_be_visible()
    table.wait_for_timeout(500)
    assert any(now in text for text in opened)
    expect(table.get_by_text("You have no seat at this table.")).to_have_count(0)
    expect(table.locator("[data-phase]")).to_be_visible()


def test_the_last_passkey_stays_and_a_second_can_be_added(server: Server, device: Callable[..., Page]) -> None:
    name = f"Bob {secrets.token_hex(4)}"
    page = device()
    authenticator(page)
    page.goto(f"{secure(server)}/#/account")
    page.get_by_role("form", name="Create an account").get_by_label("Name").fill(name)
    page.get_by_role("button", name="Create with a passkey").click()
    page.get_by_role("button", name="Remove Passkey, Chrome, Linux").click()
    expect(page.get_by_role("alert")).to_contain_text("This is the only way to sign in")
    page.locator("summary").click()
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Set a password").click()
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    page.get_by_role("button", name="Remove Passkey, Chrome, Linux").click()
    expect(page.get_by_role("button", name="Remove Passkey, Chrome, Linux")).to_have_count(0)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("button", name="Remove Passkey, Chrome, Linux")).to_be_visible()


def test_a_passkey_that_is_not_chosen_is_said(server: Server, device: Callable[..., Page]) -> None:
    page = device()
    session, keys = authenticator(page)
    session.send("WebAuthn.setUserVerified", {"authenticatorId": keys, "isUserVerified": False})
    page.goto(f"{secure(server)}/#/account")
    page.get_by_role("form", name="Create an account").get_by_label("Name").fill("Eve")
    page.get_by_role("button", name="Create with a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("No passkey was chosen.")


def test_a_password_does_where_passkeys_are_impossible(server: Server, device: Callable[..., Page]) -> None:
    name = f"Cat {secrets.token_hex(4)}"
    page = device(844, 390)
    page.goto(f"{server.address}/#/account")
    expect(page.get_by_text("Passkeys need a page over https").first).to_be_visible()
    expect(page.get_by_role("button", name="Create with a passkey")).to_have_count(0)
    form = page.get_by_role("form", name="Create an account")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Create with a password").click()
    expect(page.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_text("Sign in again to change your account.")).to_be_visible()
    page.get_by_label("Password").fill("not the password")
    page.get_by_role("button", name="Sign in with a password").click()
    expect(page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    expect(page.get_by_role("alert")).to_be_in_viewport()
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in with a password").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export everything").click()
    assert download.value.suggested_filename == "fifteentwo-account.zip"
    page.get_by_label("Type the name of the account to delete it").fill(name)
    page.get_by_role("button", name="Delete the account").click()
    expect(page.get_by_text("The account is deleted.")).to_be_visible()
    expect(page.get_by_role("heading", name="Create an account")).to_be_visible()


def test_the_first_table_loads_nothing_of_it(server: Server, device: Callable[..., Page]) -> None:
    page = device()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(server.address)
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert fetched
    assert not [url for url in fetched if "account" in url.lower() or "sync" in url or "webauthn" in url]
