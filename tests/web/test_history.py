"""The history and the statistics in a real browser: found, searched and deleted by keyboard, with axe on every state."""

from __future__ import annotations

import json
import secrets

import httpx
import pytest
from playwright.sync_api import Page, expect

from fifteentwo.record import load
from tests.cases import cases
from tests.server.harness import Server, bearer
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def resigned(server: Server, owner: str, rules: str) -> None:
    """A finished game of this owner."""
    room = server.open_room(rules, player="simple", token=owner)["room"]
    answer = httpx.post(f"{server.address}/api/rooms/{room}", headers=bearer(owner), json={"type": "GiveUp"})
    assert answer.status_code == 200, answer.text


def press(page: Page, name: str) -> None:
    """Presses a button from the keyboard."""
    page.get_by_role("button", name=name, exact=True).focus()
    page.keyboard.press("Enter")


def test_the_games_of_a_series(server: Server, page: Page) -> None:
    """Two people at one screen play twice; a game against the computer is none of theirs."""
    person = Person(page, server.address, "keyboard")
    owner = f"the owner of a series of games {secrets.token_hex(8)}"
    page.add_init_script(f"localStorage['fifteentwo.keeper'] = {json.dumps(owner)}")
    resigned(server, owner, "standard")
    room = server.open_room("standard match=single", people=(0, 1), token=owner)["room"]
    for _ in range(2):
        path = f"{server.address}/api/rooms/{room}?seat=1"
        assert httpx.post(path, headers=bearer(owner), json={"type": "GiveUp"}).is_success
        asked = {"type": "Propose", "matter": "rematch"}
        told = httpx.post(path, headers=bearer(owner), json=asked).json()
        room = next(message["rematch"] for message in told if message["type"] == "Conduct")
    page.goto(f"{server.address}/#/history")
    rows = page.get_by_role("article")
    expect(rows).to_have_count(3)
    press(page, "Game 2 of a series, 2 : 0")
    expect(rows).to_have_count(2)
    expect(page.get_by_role("status").filter(has_text="2 of 3 games")).to_be_focused()
    person.look("a series")
    press(page, "Clear filters")
    expect(rows).to_have_count(3)
    assert person.faults == []
    assert person.errors == []


@pytest.mark.parametrize("size", cases([(390, 844)], [((1440, 900),)]))
def test_the_history_by_keyboard(server: Server, page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person = Person(page, server.address, "keyboard")
    owner = f"the owner of the games of {size[0]} pixels"
    page.add_init_script(f"localStorage['fifteentwo.keeper'] = {json.dumps(owner)}")
    page.goto(f"{server.address}/#/history")
    page.get_by_text("No finished games yet").wait_for()
    person.look("nothing yet")
    for rules in ("standard", "standard target=61", "muggins"):
        resigned(server, owner, rules)
    page.reload()
    rows = page.get_by_role("article")
    expect(rows).to_have_count(3)
    person.look("the list")

    page.get_by_role("textbox", name="Search").focus()
    page.keyboard.type("muggins")
    expect(rows).to_have_count(1)
    with page.expect_download() as download:
        press(page, rows.first.get_by_role("button").first.get_attribute("aria-label") or "")
    assert load(download.value.path().read_text()).table.outcome is not None
    press(page, "Clear filters")
    expect(rows).to_have_count(3)

    press(page, "Select")
    page.get_by_role("checkbox").last.focus()
    page.keyboard.press("Space")
    person.look("selecting")
    press(page, "Delete selected")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("This can’t be undone.")
    person.look("deleting")
    dialog.get_by_role("button", name="Delete").focus()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(2)
    expect(page.get_by_role("status").filter(has_text="game")).not_to_have_count(0)

    page.get_by_role("link", name="Statistics").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Wins over time").wait_for()
    person.look("statistics")
    for summary in page.get_by_text("Show as table").all():
        summary.focus()
        page.keyboard.press("Enter")
    assert page.get_by_role("table").count() == 4
    person.look("tables")
    assert person.faults == []
    assert person.errors == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
