"""Two players and a spectator, each with a small phone: what is asked covers nobody's name, and the end of the game fits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.harness import Server, bearer
from tests.web.conftest import PATIENCE
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
        assert bottom(person.page, "aside .note") <= top(person.page, plate) + 4, "the note lies over the plate"
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
