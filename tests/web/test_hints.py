"""Hints in a real browser: by keyboard, in three strengths, until the end of the turn; on a phone too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.cases import cases
from tests.server.harness import Server
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def until_choosing(person: Person, phase: str) -> None:
    """Plays on until this player must discard, or play."""
    for _ in range(400):
        state = person.root.evaluate("({dataset: {phase, gate, turn, busy}}) => [phase, gate, turn, busy]")
        if state == [phase, "", "me", "false"]:
            return
        person.step()
    raise AssertionError(f"there is no {phase}")


@pytest.mark.parametrize("width", cases([360], [1280]))
def test_a_hint_is_requested_by_keyboard(server: Server, page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    person = Person(page, server.address, "keyboard")
    person.arrive()
    person.sit(server.open_room("standard", player="club", dealer=0))
    for phase, does in (("discard", "Discard the"), ("play", "Play the")):
        until_choosing(person, phase)
        hint = page.locator("[role=status] [data-hint]")
        for strength in range(3):
            page.keyboard.press("h")
            expect(page.locator(f"[data-hint='{strength}']")).to_be_visible()
            person.look(f"{phase} hint {strength}")
        expect(hint).to_contain_text(does)
        options = hint.get_by_role("listitem")
        expect(options).to_have_count(3)
        hint.get_by_role("button", name="All").click()
        expect(hint).to_contain_text("exact")
        expect(hint.get_by_role("link", name="Explore")).to_have_attribute(
            "href", re.compile("^#/explore/(discard|pegging)/")
        )
        assert options.count() > 3
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        box, own = hint.bounding_box(), page.locator("[data-card]").first.bounding_box()
        assert box is not None
        assert own is not None
        last = page.locator("[data-card]").last.bounding_box()
        assert last is not None
        beside = box["x"] >= last["x"] + last["width"] or box["x"] + box["width"] <= own["x"]
        assert beside or box["y"] + box["height"] <= own["y"], "one's own cards stay in sight"
        page.keyboard.press("Escape")
        expect(hint).to_have_count(0)
        page.keyboard.press("h")
        expect(hint).to_have_count(1)
        if phase == "discard":
            page.keyboard.press("1")
            page.keyboard.press("2")
        else:
            page.keyboard.press("1")
        if phase == "discard":
            page.keyboard.press("Enter")
        expect(hint).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("[data-phase=play]")).to_be_visible()
    assert person.errors == []
    assert person.faults == []
    assert person.record().record.games[0].assisted == (0,)


# What a hint covers of what its reader needs, and whether its close button is in it.
HINT_LIES = """needed => {
    const box = (one) => one.getBoundingClientRect();
    const hint = box(document.querySelector('.hint')), close = box(document.querySelector('.hint button'));
    const meet = (a) => a.left < hint.right && hint.left < a.right && a.top < hint.bottom && hint.top < a.bottom;
    const inside = close.top >= hint.top && close.bottom <= hint.bottom && close.right <= hint.right;
    return [inside, [...document.querySelectorAll(needed)].filter((one) => meet(box(one))).map((one) => one.className)];
}"""

# Resolves when the page has been drawn twice.
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize(("width", "height"), cases([(390, 844), (844, 390)], [(1440, 900), (820, 1180)]))
def test_a_hint_covers_nothing_that_its_reader_needs(server: Server, page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    person = Person(page, server.address, "keyboard")
    person.arrive()
    person.sit(server.open_room("standard", player="club", dealer=0))
    for phase, needed in (
        ("discard", ".plate, [data-card]"),
        ("play", ".count, .row .card, .mine .plate, [data-card]"),
    ):
        until_choosing(person, phase)
        for strength in range(3):
            page.keyboard.press("h")
            page.locator(f"[data-hint='{strength}']").wait_for()
            assert page.evaluate(HINT_LIES, needed) == [True, []], f"{phase} {strength}"
            page.set_viewport_size({"width": height, "height": width})  # the phone is turned, and back again
            page.evaluate(PAINTED)
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(PAINTED)
            assert page.evaluate(HINT_LIES, needed) == [True, []], f"{phase} {strength}, turned"
        figures = page.locator(".hint li b").evaluate_all("all => all.map((one) => one.getClientRects().length)")
        assert set(figures) == {1}, "a figure is in one line"


def test_a_table_without_hints_offers_none(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    person.arrive()
    person.sit(server.open_room("standard", dealer=0, hints=False))
    until_choosing(person, "discard")
    assert page.get_by_role("button", name="Hint").count() == 0
    page.keyboard.press("h")
    person.step()  # two cards are sent, and the room answers in order
    expect(page.locator("[data-phase=discard][data-turn=me]")).to_have_count(0)
    assert page.locator("[data-hint]").count() == 0
    assert person.record().record.games[0].assisted == ()
