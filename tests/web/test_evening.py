"""A whole evening through the accessibility tree alone: a first game with the coach, its replay, and the trainer.

Controls are found by role and name only, as with a screen reader.
"""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.server.harness import Server
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SOMETHING_TO_DO = """() => document.querySelector('[aria-label^="Final score"]') !== null ||
    [...document.querySelectorAll('[aria-label="Your move"] button, [aria-label="Your hand"] button')].some(
        one => !one.disabled && one.ariaDisabled !== 'true' && !['Undo', 'Hint'].includes(one.innerText))"""
ASIDE = ("Undo", "Hint", "Rematch")


def what_next(page: Page) -> Locator | None:
    """What a player at the table presses next: the action's button or a card; None while others play."""
    move = page.get_by_role("contentinfo", name="Your move")
    for button in reversed(move.get_by_role("button", disabled=False).all()):
        if button.inner_text(timeout=1000) not in ASIDE:
            return button
    cards = page.get_by_role("group", name="Your hand").get_by_role("button", disabled=False)
    raised = cards.and_(page.get_by_role("button", pressed=True))
    at = raised.count()
    return cards.nth(at) if cards.count() > at else None


def test_an_evening_with_a_screen_reader(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    person.arrive()

    page.get_by_role("button", name="Learn as you play").press("Enter")
    page.get_by_role("complementary", name="Odile explains").wait_for()
    story = page.get_by_role("region", name=re.compile(r"^(You beat|Pip beat)"))
    for _ in range(1000):
        if story.count():
            break
        page.wait_for_function(SOMETHING_TO_DO)
        with suppress(Late):  # the page may change in the meantime: look again
            if (pressed := what_next(page)) is not None:
                pressed.press("Enter", timeout=1000)
    score = page.get_by_role("list", name=re.compile("Final score")).get_attribute("aria-label") or ""
    assert "61" in score
    expect(page.get_by_role("table").first).to_be_attached()
    expect(page.get_by_role("heading", level=1)).to_be_focused()

    page.get_by_role("link", name="Replay").press("Enter")
    place = page.get_by_role("slider", name="Position")
    expect(page.get_by_role("status").filter(has_text="The game begins.")).to_be_visible()
    page.get_by_role("button", name="Forward").press("Enter")
    expect(page.get_by_role("status").filter(has_text="You deal.")).to_be_visible()
    page.get_by_role("button", name="To the end").press("Enter")
    expect(place).to_have_value(place.get_attribute("max") or "")

    page.get_by_role("link", name=re.compile("Home|All games")).first.press("Enter")
    page.get_by_role("link", name="Learn cribbage").press("Enter")
    page.get_by_role("link", name=re.compile("^Counting trainer")).press("Enter")
    expect(page.get_by_role("heading", name=re.compile("Count this"))).to_be_focused()
    page.keyboard.press("0")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text=re.compile("Right:|It is"))).to_be_visible()
    assert person.errors == []
