"""The tutor at the table in a real browser: by keyboard, with axe; the game is marked as assisted."""

from __future__ import annotations

import json

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.guard import HANG
from tests.server.harness import Server, bearer
from tests.web.player import HASTY, Person
from tests.web.test_hints import until_choosing

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_the_tutor_asks_before_a_costly_discard(server: Server, page: Page) -> None:
    opened = server.open_room("standard", player="simple", dealer=0)
    kept = {"fifteentwo.settings": json.dumps({**HASTY, "tutor": "1%"}), "fifteentwo.keeper": opened["token"]}
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
    person = Person(page, server.address, "keyboard")
    page.goto(f"{server.address}/#/room/{opened['room']}")
    person.root.wait_for()
    until_choosing(person, "discard")
    dialog = page.get_by_role("dialog", name="Sure about this?")
    hand = [card.get_attribute("data-card") or "" for card in page.locator("button[data-card]").all()]
    position = {"position": f"d.0-0.{''.join(hand)}"}
    costly = httpx.post(f"{server.address}/api/explore", json=position, timeout=HANG).json()["options"][-1]["cards"]
    for card in costly:
        page.keyboard.press(str(hand.index(card) + 1))
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    person.look("tutor")
    dialog.get_by_role("button", name="Show why").press("Enter")
    expect(dialog.get_by_role("row", name="Chance to win")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert person.root.get_attribute("data-phase") == "discard"
    page.keyboard.press("Enter")
    dialog.get_by_role("button", name="Keep it").press("Enter")
    expect(person.root).not_to_have_attribute("data-phase", "discard")
    room = httpx.get(f"{server.address}/api/rooms/{opened['room']}", headers=bearer(opened["token"])).json()
    assert room[0]["position"]["assisted"] == [0]
    assert not person.faults
