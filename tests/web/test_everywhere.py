"""Every page beside the table: target sizes, zoom to 400 %, keyboard access, and no motion."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.server.harness import Server, bearer
from tests.web.conftest import PATIENCE
from tests.web.player import Person
from tests.web.test_lobby import SMALL, WIDER
from tests.web.test_settings import MOVING

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

OWNER = "the owner of games that are seen on every page"
PLACES = (
    "",
    "custom",
    "solo",
    "history",
    "statistics",
    "progress",
    "learn",
    "learn/fifteens",
    "learn/count",
    "learn/print",
    "replay",
    "practice",
    "friend",
    "account",
    "club",
    "explore/discard",
    "explore/pegging",
    "explore/score",
    "explore/square",
)
SHEETS = ("Settings", "Help")
SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 1440, "height": 900},
    {"width": 320, "height": 256},
)
"""The last is what is left of 1280 by 1024 at 400 %."""
STILL = "() => document.getAnimations().length"
# Controls that lie beyond the sides of the page.
CUT_OFF = """() => [...document.querySelectorAll(
    ':is(main, dialog, footer, header) :is(a[href], button, input, select, summary, [role=switch], [role=radio])')]
    .filter(one => {
        const box = one.getBoundingClientRect();
        let scrolls = false;
        for (let up = one.parentElement; up !== document.body && up !== null; up = up.parentElement)
            scrolls ||= up.scrollWidth > up.clientWidth && ["auto", "scroll"].includes(getComputedStyle(up).overflowX);
        return box.width > 1 && !scrolls && (box.left < -1 || box.right > document.documentElement.clientWidth + 1);
    }).map(one => one.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def played(server: Server) -> Server:
    """The server, with a finished game, an open one and a solo game of the owner."""
    rooms = [server.open_room(rules, player="simple", token=OWNER)["room"] for rules in ("standard", "muggins")]
    answer = httpx.post(f"{server.address}/api/rooms/{rooms[0]}", headers=bearer(OWNER), json={"type": "GiveUp"})
    assert answer.status_code == 200, answer.text
    return server


@pytest.fixture
def person(played: Server, browser: Browser) -> Iterator[Person]:
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage['fifteentwo.keeper'] = {json.dumps(OWNER)}")
    context.add_init_script(MOVING)
    yield Person(context.new_page(), played.address, "keyboard")
    context.close()


def go(page: Page, address: str, place: str) -> None:
    page.goto(f"{address}/#/{place}")
    page.locator("h1").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.querySelector('[aria-busy=true]') === null")


@pytest.mark.parametrize("place", PLACES)
def test_every_page_has_room_for_fingers_and_for_large_print(person: Person, place: str) -> None:
    page = person.page
    for size in SIZES:
        page.set_viewport_size(size)
        go(page, person.address, place)
        page.add_style_tag(content="* { content-visibility: visible !important }")  # what is below the screen, too
        assert page.evaluate(WIDER) == 0, size
        assert page.evaluate(SMALL) == [], size
        assert page.evaluate(CUT_OFF) == [], size
        person.look(f"{place} {size}")
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    expect(keys.get_by_role("table", name="Keys")).to_be_visible()
    assert page.evaluate(CUT_OFF) == []
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    assert page.evaluate(STILL) == 0
    assert page.evaluate("() => window.moved") == []
    assert person.faults == []
    assert person.errors == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_sheet_has_room_for_fingers_and_for_large_print(person: Person, sheet: str) -> None:
    page = person.page
    go(page, person.address, "")
    page.get_by_role("contentinfo").get_by_role("button", name=sheet).click()
    page.get_by_role("dialog").get_by_role("heading").first.wait_for()
    for size in SIZES:
        page.set_viewport_size(size)
        assert page.evaluate(WIDER) == 0, size
        assert page.evaluate(SMALL) == [], size
        assert page.evaluate(CUT_OFF) == [], size
    assert page.evaluate(STILL) == 0
    assert page.evaluate("() => window.moved") == []
    assert person.errors == []
