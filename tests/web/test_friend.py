"""Two people in two browsers: one invites by a link, the other takes the seat, and they finish a game."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.harness import Server, bearer
from tests.web.conftest import PATIENCE
from tests.web.player import LONGEST, Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def context_of(browser: Browser) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", service_workers="block"
    )
    context.set_default_timeout(PATIENCE)
    return context


def test_two_browsers_finish_a_game_by_a_link(server: Server, browser: Browser) -> None:
    with context_of(browser) as at_home, context_of(browser) as away:
        host, guest = (
            Person(context.new_page(), server.address, "keyboard", looks=False) for context in (at_home, away)
        )
        host.arrive()
        host.page.get_by_role("link", name="Play with a friend").click()
        host.page.get_by_label("Your name").fill("Ann")
        host.page.get_by_role("button", name="Open a table").click()
        expect(host.page.get_by_role("img", name="QR code of the link")).to_be_visible()
        link = host.page.get_by_label("Link of the invitation").input_value()
        expect(host.page.get_by_text("This link works on this computer only.")).to_be_visible()
        guest.arrive()
        asked: list[str] = []
        guest.page.on("request", lambda request: asked.append(f"{request.url} {request.headers.get('referer')}"))
        guest.page.goto(link)
        guest.page.get_by_label("Your name").fill("Bea")
        guest.page.get_by_role("button", name="Take the seat").click()
        host.root.wait_for()
        guest.root.wait_for()
        secret = link.rpartition("/")[2]
        assert not any(secret in one for one in asked)
        assert secret not in guest.page.url
        expect(host.page.locator("[data-anchor=plate-1]")).to_contain_text("Bea")
        expect(guest.page.locator("[data-anchor=plate-0]")).to_contain_text("Ann")
        again = away.new_page()
        again.goto(link)
        expect(again.locator("[data-phase]")).to_be_visible()  # the same link leads back to the seat
        again.close()
        with context_of(browser) as elsewhere:
            watch(host, elsewhere.new_page())
        finish(host, guest)
        assert host.record().table.outcome is not None
        rematch(host, guest)
        assert host.errors == guest.errors == []


def rematch(host: Person, guest: Person) -> None:
    """Both agree to a rematch and are taken to its table."""
    first = host.page.url
    host.page.get_by_role("button", name="Rematch").click()
    expect(host.page.get_by_role("button", name="Waiting for Bea …")).to_be_visible()
    expect(guest.page.get_by_text("Ann would like a rematch.")).to_be_visible()
    guest.page.get_by_role("button", name="Rematch").click()
    for person in (host, guest):
        expect(person.page).not_to_have_url(first)
        person.root.wait_for()
    assert host.page.url == guest.page.url


def watch(host: Person, page: Page) -> None:
    """Somebody watches for a while, sees no hand and is seen by name, until the link is withdrawn."""
    host.page.get_by_role("button", name="This game").click()
    host.page.get_by_role("button", name="Make a link for spectators").click()
    page.goto(host.page.get_by_label("Link for spectators").input_value())
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_role("button", name="Watch").click()
    page.locator("[data-phase]").wait_for()
    for name in ("Ann", "Bea"):
        expect(page.get_by_role("region", name=name).get_by_text("6 cards")).to_have_count(1)
    expect(host.page.get_by_role("listitem").filter(has_text="Zoe")).to_be_visible()
    host.page.get_by_role("button", name="Withdraw the link for spectators").click()
    expect(page.get_by_role("alert")).to_have_text("There is no such link for spectators any more.")
    host.page.keyboard.press("Escape")


def finish(host: Person, guest: Person) -> None:
    """Both play until both see the end of the game."""
    for _ in range(LONGEST):
        if host.is_over and guest.is_over:
            return
        for person in (host, guest):
            state = person.state
            shows = state.get("gate") or state.get("busy") == "true"
            if not state["over"] and (state.get("ready") if shows else state.get("turn") == "me"):
                person.step()
    raise AssertionError("the game does not end")


def test_a_used_link_and_a_text_that_is_none_are_refused_with_a_sentence(server: Server, browser: Browser) -> None:
    with context_of(browser) as context:
        opened = server.open_room("standard", people=(0, 1))
        path = f"{server.address}/api/rooms/{opened['room']}"
        made = httpx.post(f"{path}/invitations", headers=bearer(opened["token"]), json={"seat": 1}).json()
        httpx.post(f"{path}/join", headers=bearer("b" * 40), json={"secret": made["secret"]}).raise_for_status()
        page = context.new_page()
        page.goto(f"{server.address}/#/join/{opened['room']}/{made['secret']}")
        expect(page.get_by_role("alert")).to_have_text("This invitation has already been used.")
        expect(page.get_by_text("Ask your friend for a new link.")).to_be_visible()
        expect(page.get_by_role("button", name="Take the seat")).to_have_count(0)
        page.goto(f"{server.address}/#/friend")
        page.get_by_label("Link or code of the invitation").fill("hello")
        page.get_by_role("button", name="Take the seat").click()
        expect(page.get_by_role("alert")).to_have_text("This is neither the link nor the code of an invitation.")
        page.get_by_label("Link or code of the invitation").fill(f"{made['secret'][:5]}-{made['secret'][5:]}".lower())
        page.get_by_role("button", name="Take the seat").click()
        expect(page.get_by_role("alert")).to_have_text("This invitation has already been used.")


def test_a_table_that_never_began_is_gone_when_its_invitation_is_withdrawn(server: Server, browser: Browser) -> None:
    with context_of(browser) as context:
        host = Person(context.new_page(), server.address, "mouse", looks=False)
        host.arrive()
        host.page.get_by_role("link", name="Play with a friend").click()
        host.page.get_by_role("button", name="Open a table").click()
        host.page.get_by_role("button", name="Withdraw").click()
        host.opponents.first.wait_for()
        expect(host.page.get_by_role("heading", name="Continue")).to_have_count(0)


def test_people_behind_the_curtain_are_there(server: Server, browser: Browser) -> None:
    opened = server.open_room("standard players=3", people=(0, 1, 2))
    path = f"{server.address}/api/rooms/{opened['room']}"
    made = httpx.post(f"{path}/invitations", headers=bearer(opened["token"]), json={"seat": 2}).json()
    with context_of(browser) as at_home, context_of(browser) as away:
        guest = Person(away.new_page(), server.address, "mouse", looks=False)
        guest.arrive()
        guest.page.goto(f"{server.address}/#/join/{opened['room']}/{made['secret']}")
        guest.page.get_by_role("button", name="Take the seat").click()
        guest.root.wait_for()
        expect(guest.page.get_by_text("away", exact=True)).to_have_count(2)
        hosts = Person(at_home.new_page(), server.address, "mouse", looks=False)
        hosts.arrive()
        hosts.sit(opened)
        expect(hosts.curtain).to_be_visible()
        expect(guest.page.get_by_text("away", exact=True)).to_have_count(0)
        hosts.page.goto("about:blank")
        expect(guest.page.get_by_text("away", exact=True)).to_have_count(2)
