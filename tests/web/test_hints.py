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
