"""The settings in a real browser: found by a search, kept in a file, and what they do to the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.cases import cases
from tests.server.harness import Server
from tests.web.player import LONGEST, Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

# Everything that moves on the page.
MOVING = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    window.moved.push(this.outerHTML.slice(0, 80));
    return animate.apply(this, how);
};
for (const kind of ["animationstart", "transitionrun"])
    addEventListener(kind, ({target}) => window.moved.push(`${kind} ${target.outerHTML.slice(0, 80)}`), true);
"""


@pytest.fixture
def person(server: Server, page: Page) -> Person:
    return Person(page, server.address, "keyboard")


@pytest.mark.parametrize(
    ("motion", "system", "is_still"),
    cases([("system", "reduce", True)], [("system", "no-preference", False), ("reduced", "no-preference", True)]),
)
def test_nothing_moves_through_a_whole_deal_with_reduced_motion(
    server: Server, browser: Browser, motion: str, system: Literal["reduce", "no-preference"], is_still: bool
) -> None:
    page = browser.new_page(reduced_motion=system, service_workers="block")
    page.add_init_script(MOVING)
    person = Person(page, server.address, "mouse")
    person.arrive(motion=motion)
    person.sit(server.open_room("standard", player="simple", dealer=0))
    moved: list[str] = []
    for _ in range(LONGEST):
        moved = page.evaluate("() => window.moved")
        if moved or person.state["gate"] == "next-deal":
            break
        person.step()
        assert not is_still or page.evaluate("() => document.getAnimations().length") == 0
    else:
        raise AssertionError("the deal does not end")
    assert (moved == []) is is_still, moved[:5]
    assert person.errors == []
    page.close()


@pytest.mark.parametrize(("width", "height"), cases([(320, 640)], [(390, 844), (844, 390), (1440, 900)]))
def test_a_setting_is_found_by_a_search_and_by_keyboard_alone(person: Person, width: int, height: int) -> None:
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    person.arrive()
    page.get_by_role("contentinfo").get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    search = page.get_by_role("searchbox", name="Search settings")
    search.wait_for()
    person.look("settings")
    search.focus()
    page.keyboard.type("left?")
    expect(page.get_by_text("No setting matches “left?”.")).to_be_visible()
    person.look("nothing found")
    page.keyboard.press("Backspace")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator("html[data-hand=left]")).to_have_count(1)
    person.look("one found")
    box = page.get_by_role("dialog").bounding_box()
    assert box is not None
    assert box["x"] == 0, "the sheet is on the left"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("table", name="Keys")).to_be_visible()
    person.look("keys")
    assert person.errors == []
    assert person.faults == []


def test_settings_are_exported_and_imported(person: Person, tmp_path: Path) -> None:
    page = person.page
    person.arrive(name="Ann", theme="dark")
    page.get_by_role("contentinfo").get_by_role("button", name="Settings").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    page.get_by_role("button", name="Reset all settings").click()
    expect(page.locator("html[data-theme=system]")).to_have_count(1)
    page.get_by_label("Import").set_input_files(file)
    expect(page.get_by_text("Settings were imported.")).to_be_visible()
    expect(page.locator("html[data-theme=dark]")).to_have_count(1)
    file.write_text(json.dumps({"name": "Bob"}))
    page.get_by_label("Import").set_input_files(file)
    expect(page.get_by_text("This file has no settings of fifteentwo.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    assert person.errors == []
