"""Two players and a spectator, each with a small phone: what is asked covers nobody's name, and the end of the game fits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.harness import Server, bearer
from tests.web.conftest import PATIENCE
from tests.web.endings import ending
from tests.web.player import Person
from tests.web.test_friend import finish

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


@pytest.fixture
def phones(browser: Browser) -> Iterator[list[Page]]:
    """Three phones of 360 by 640."""
    with ExitStack() as stack:
        pages = []
        for _ in range(3):
            context: BrowserContext = stack.enter_context(
                browser.new_context(
                    viewport={"width": 360, "height": 640},
                    reduced_motion="reduce",
                    service_workers="block",
                    has_touch=True,
                )
            )
            context.set_default_timeout(PATIENCE)
            pages.append(context.new_page())
        yield pages


def bottom(page: Page, selector: str) -> float:
    return float(page.locator(selector).first.evaluate("one => one.getBoundingClientRect().bottom"))


def top(page: Page, selector: str) -> float:
    return float(page.locator(selector).first.evaluate("one => one.getBoundingClientRect().top"))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_three_phones_at_one_table(server: Server, phones: list[Page], language: str) -> None:
    ann, bea, zoe = (Person(page, server.address, "mouse", looks=False) for page in phones)
    opened = server.open_room("standard target=31 match=single", people=(0, 1), dealer=0)
    path = f"{server.address}/api/rooms/{opened['room']}"
    seat = httpx.post(f"{path}/invitations", json={"seat": 1}, headers=bearer(opened["token"])).json()["secret"]
    link = httpx.post(f"{path}/spectators", headers=bearer(opened["token"])).json()["secret"]
    for person in (ann, bea, zoe):
        person.page.add_init_script(f"localStorage.setItem('fifteentwo.language', '{language}')")
        person.arrive()
    bea.page.goto(f"{server.address}/#/join/{opened['room']}/{seat}")
    bea.page.get_by_role("textbox").first.fill("Beatrice")
    bea.page.locator("main button").last.click()
    ann.sit(opened)
    zoe.page.goto(f"{server.address}/#/spectate/{opened['room']}/{link}")
    zoe.page.get_by_role("textbox").first.fill("Zoe")
    zoe.page.locator("main button").last.click()
    for person in (ann, bea, zoe):
        person.root.wait_for()
    undo = ann.page.locator("button[aria-keyshortcuts=u]")
    for _ in range(200):
        if undo.count():
            break
        for person in (ann, bea):
            if person.state.get("turn") == "me" or person.state.get("gate"):
                person.step()
                break
        else:
            ann.page.wait_for_timeout(50)
    undo.first.click()
    for person, plate in ((ann, "[data-anchor=plate-1]"), (bea, "[data-anchor=plate-0]")):
        person.page.locator("aside .note").wait_for()
        assert bottom(person.page, "aside .note") <= top(person.page, plate), "the note lies over the plate"
    ann.page.locator("aside .note button").click()
    finish(ann, bea)
    for person in (ann, bea):
        head = person.page.locator("section.over > header")
        assert head.evaluate("one => one.offsetHeight") <= 48, "the buttons above the result take two lines"
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert head.locator("> *").evaluate_all(
            "all => all.every(one => one.scrollWidth <= one.clientWidth && one.getBoundingClientRect().right <= innerWidth)"
        )
    zoe.page.locator("section.over[data-side]").wait_for()
    expect(zoe.page.locator("section.over a")).to_have_count(0)  # review and replay are for those who played
    assert ann.errors == bea.errors == zoe.errors == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_note_with_several_answers_covers_nothing(server: Server, phones: list[Page], language: str) -> None:
    """The other has gone away, and Ann may let the computer play, invite somebody else, or adjourn."""
    page = phones[0]
    ann = Person(page, server.address, "mouse", looks=False)
    opened = server.open_room("standard first_deal=chosen", people=(0, 1), dealer=0, patience=1)
    path = f"{server.address}/api/rooms/{opened['room']}"
    secret = httpx.post(f"{path}/invitations", json={"seat": 1}, headers=bearer(opened["token"])).json()["secret"]
    httpx.post(f"{path}/join", headers=bearer("b" * 40), json={"secret": secret}).raise_for_status()
    page.add_init_script(f"localStorage.setItem('fifteentwo.language', '{language}')")
    ann.arrive()
    ann.sit(opened)
    for _ in range(100):
        if page.locator("aside .note").count():
            break
        if ann.state.get("turn") == "me" or ann.state.get("gate"):
            ann.step()
        page.wait_for_timeout(100)
    expect(page.locator("aside .note > .button")).to_have_count(3)
    assert bottom(page, "aside .note") <= top(page, "[data-anchor=plate-1]"), "the note lies over the plate"
    assert bottom(page, ".page > header") <= top(page, "aside .note"), "the note lies over the bar"


def test_the_end_of_a_game_of_three_is_seen_whole(server: Server, phones: list[Page]) -> None:
    person = Person(phones[0], server.address, "mouse", looks=False)
    person.arrive()
    person.sit(ending(server, "three_players", 1))
    person.play_on()
    person.page.get_by_role("button", name="View table").click()
    person.page.locator("section.over a").first.wait_for()
    assert bottom(person.page, "section.over") <= top(person.page, "[data-primary]")
