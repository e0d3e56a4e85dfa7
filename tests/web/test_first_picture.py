"""What is painted before the scripts have drawn the page: the lobby's table, or the board of a table shown here before."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.harness import Server
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SIZES = [(1440, 900), (820, 1180), (1180, 820), (390, 844), (844, 390)]
BOX = "element => { const {x, y, width, height} = element.getBoundingClientRect(); return [x, y, width, height]; }"
DRAWN = "/assets/page-*.js"


def seated(server: Server, page: Page, rules: str) -> str:
    """The address of a table that this browser has shown."""
    person = Person(page, server.address, "mouse", looks=False)
    person.arrive(deck="classic")
    opened = server.open_room(rules, player="simple", dealer=0)
    person.sit(opened)
    person.primary.wait_for()
    return f"{server.address}/#/room/{opened['room']}"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_is_painted_where_it_will_be(server: Server, page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    address = seated(server, page, "standard")
    waiting: list[Route] = []
    page.route(f"**{DRAWN}", lambda route: waiting.append(route))
    page.goto("about:blank")
    page.goto(address, wait_until="commit")
    picture = page.locator(".shell img")
    painted = picture.evaluate(BOX)
    page.wait_for_function("() => document.querySelector('.shell img').complete")
    for one in waiting:
        one.continue_()
    drawn = page.locator(".board").evaluate(BOX)
    assert painted == pytest.approx(drawn, abs=3)
    picture.wait_for(state="detached")


def test_a_board_that_looks_otherwise_is_not_painted(server: Server, page: Page) -> None:
    address = seated(server, page, "standard target=61")
    page.goto("about:blank")
    page.goto(address)
    page.locator("[data-phase]").wait_for()
    assert page.evaluate("localStorage.getItem('fifteentwo.board')") is None


def test_the_first_picture_needs_the_page_only(server: Server, page: Page) -> None:
    page.route("**/assets/*", lambda route: None)
    page.goto(server.address, wait_until="commit")
    picture = page.locator("img.room")
    expect(picture).to_be_visible()
    assert picture.evaluate("() => getComputedStyle(document.documentElement).backgroundColor") != "rgba(0, 0, 0, 0)"
    page.goto("about:blank")
    page.goto(f"{server.address}/#/learn", wait_until="commit")
    expect(picture).to_have_count(1)
    expect(picture).to_be_hidden()


def test_the_chosen_colours_are_there_from_the_start(server: Server, page: Page) -> None:
    Person(page, server.address, "mouse", looks=False).arrive(theme="dark", felt="wine", wood="walnut")
    # The page writes the settings whole, with every choice.
    page.reload()
    page.locator("[data-player]").first.wait_for()
    page.route("**/assets/base-*.js", lambda route: None)
    page.reload(wait_until="commit")
    page.wait_for_function("() => document.documentElement.dataset.theme !== undefined")
    look = page.evaluate("({ ...document.documentElement.dataset })")
    assert (look["theme"], look["felt"], look["wood"]) == ("dark", "wine", "walnut")
