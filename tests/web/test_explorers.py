"""The explorers in a real browser: cards chosen by keyboard, steps in the play, scores and squares, with axe on each."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.player import Person
from tests.web.targets import TOO_SMALL

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


INSIDE = "(table) => table.offsetWidth <= table.parentElement.querySelector('header').offsetWidth"


# The figures below the bars that touch the next one in their line.
TOUCHING = """() => {
    const boxes = [...document.querySelectorAll('ol:has(> li > .bar) i')].map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
    });
    return boxes.filter((a, at) => boxes.slice(at + 1).some((b) => a.right > b.left && a.top < b.bottom && b.top < a.bottom)).length;
}"""


def test_the_points_of_each_starter_can_be_read(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{server.address}/#/explore/discard/d.0-0.4SACJS9DAD8H")
    page.locator("ol:has(> li > .bar)").first.wait_for()  # one of the figures is 12.5
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(TOUCHING) == 0, width
        bars = page.locator("ol:has(> li > .bar) .bar").evaluate_all(
            "all => all.map((bar) => Math.round(bar.clientWidth))"
        )
        assert max(bars) - min(bars) <= 1, width


def test_a_discard_is_explored(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    page.goto(f"{server.address}/#/explore/discard/p.95-96.3D5C8C8H9C9D")
    expect(page.get_by_role("row")).to_have_count(16)
    person.look("discard explorer")
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.get_by_role("table").evaluate(INSIDE), "the table stays on its paper on a small phone"
    page.set_viewport_size({"width": 1280, "height": 720})
    page.keyboard.press("w")
    expect(page.get_by_role("button", name="Points", exact=True)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("d")
    expect(page).to_have_url(re.compile(r"/d\.95-96\."))

    page.get_by_role("button", name="ace of spades").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="two of spades")).to_be_focused()
    page.get_by_role("textbox", name="Or type the cards").fill("5h 5c 5d js 2s")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").get_by_text("names 5 cards of yours, but these rules deal 6")).to_be_visible()
    page.get_by_role("button", name="nine of diamonds").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("row").nth(1)).to_contain_text("2♠")
    page.get_by_role("textbox", name="Your score").fill("121")
    page.keyboard.press("Enter")
    expect(page.get_by_text("A score is too high: the game ends at 121.")).to_be_visible()
    page.get_by_role("textbox", name="Your score").fill("20")
    page.get_by_label("Rules").fill("no such rules")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The rules of the position cannot be read")).to_be_visible()
    assert not person.faults


def test_the_play_is_explored_step_by_step(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{server.address}/#/explore/pegging/d.90-91.3D4HJSKD-7H9S.3S.2DKD6H")
    expect(page.get_by_role("heading", name=re.compile("^After "))).to_be_visible()
    page.keyboard.press("2")
    expect(page.get_by_role("row").nth(2).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("row").get_by_role("button", name="jack of spades").press("Enter")
    expect(page.get_by_role("heading", name="After J♠, count 28")).to_be_visible()
    expect(page.get_by_text(re.compile(r"the answer is a go \d+\.\d\s% of the time"))).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_role("heading", name=re.compile("^After "))).to_have_count(2)
    expect(page.get_by_role("heading", name="After 3♦, count 21")).to_be_visible()
    person.look("pegging explorer, two lines")
    page.get_by_role("combobox", name="Compare with").select_option("")
    expect(page.get_by_role("heading", name=re.compile("^After "))).to_have_count(1)
    person.look("pegging explorer")
    page.get_by_role("button", name=re.compile(r"^\d+\s%\sGo")).press("Enter")
    expect(page).to_have_url(re.compile(r"6HJS$"))
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(2)
    page.get_by_role("button", name="Step back").press("Enter")
    expect(page).to_have_url(re.compile(r"2DKD6H$"))
    expect(page.get_by_role("button", name="Step back")).to_be_disabled()
    page.get_by_role("button", name="Edit position").press("Enter")
    assert page.locator("[data-pick]").count() == 52
    assert page.evaluate(TOO_SMALL) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    assert page.evaluate(TOO_SMALL) == []
    page.get_by_role("button", name="Starter", exact=True).press("Enter")
    page.get_by_role("button", name="three of spades").press("Enter")
    expect(page.get_by_role("status").get_by_text("Enter the hand you kept")).to_be_visible()
    page.get_by_role("button", name="four of spades").press("Enter")
    expect(page).to_have_url(re.compile(r"\.4S\.2DKD6H$"))
    expect(page.get_by_role("heading", name="Your options")).to_be_visible()
    page.goto(f"{server.address}/#/explore/pegging/d.90-91.3D4HJSKD-7H9S.3S.2D2D")
    expect(page.get_by_text("The two of diamonds is in the position twice.")).to_be_visible()
    assert not person.faults


def test_scores_and_squares_are_explored(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    page.goto(f"{server.address}/#/explore/score/d.95-96")
    expect(page.get_by_text(re.compile(r"95–96, you deal: 59\.\d\s%\.")).first).to_be_visible()
    page.get_by_role("application").press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/d\.96-96$"))
    page.get_by_role("textbox", name="Your score").fill("200")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Scores are whole numbers from 0 to 120.")).to_be_visible()
    person.look("score explorer")

    page.get_by_role("link", name="Square", exact=True).click()
    expect(page.get_by_role("heading", name="Every choice")).to_be_visible()
    person.look("square explorer")
    page.get_by_role("button", name=re.compile("Row 1, column 3: worth")).press("Enter")
    page.get_by_role("button", name="ace of spades").press("Enter")
    expect(page.get_by_role("button", name="Row 1, column 3: ace of spades")).to_be_visible()
    expect(page).to_have_url(re.compile("5H5CAS"))
    page.get_by_role("button", name="Discarded", exact=True).press("Enter")
    page.get_by_role("button", name="two of clubs").press("Enter")
    expect(page).to_have_url(re.compile(r"\.4S\.2C$"))
    assert not person.faults
