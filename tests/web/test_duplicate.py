"""The page for duplicate play: its buttons open a set against the computer or for a friend, and it compares what was made of one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_a_set_is_played_compared_and_offered_to_a_friend(server: Server, page: Page) -> None:
    page.goto(f"{server.address}/#/duplicate")
    expect(page.get_by_role("heading", name="Play a set")).to_be_visible()
    page.get_by_label("Against").select_option(index=1)
    page.get_by_label("Your cards").select_option("The second hand: you deal first")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Deal", exact=True).click()
    room = page.url.rpartition("/")[2]
    page.get_by_role("button", name="This game").click()
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    page.get_by_text("You resigned.").first.wait_for()
    page.goto(f"{server.address}/#/duplicate/room/{room}")
    expect(page.get_by_role("heading", name=re.compile(r"^Set \d+$"))).to_be_visible()
    expect(page.get_by_text("One game of this set has been finished.")).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(2)
    expect(page.get_by_role("rowheader", name="You", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Play these deals")).to_be_visible()
    number = page.get_by_label("The link of this set").input_value().rpartition("/")[2]
    page.goto(f"{server.address}/#/duplicate/{number}")
    page.get_by_label("Against").select_option("A friend")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(page.get_by_text("Duplicate: after this game the same deals are played again")).to_be_visible()


@pytest.mark.parametrize(("language", "you"), [("de", "Du"), ("fr", "Vous"), ("es", "Tú")])
def test_on_a_phone_the_comparison_fits_and_calls_the_player_you(
    server: Server, page: Page, language: str, you: str
) -> None:
    page.goto(f"{server.address}/#/duplicate")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Deal", exact=True).click()
    room = page.url.rpartition("/")[2]
    page.get_by_role("button", name="This game").click()
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    page.get_by_text("You resigned.").first.wait_for()
    page.evaluate("language => localStorage.setItem('fifteentwo.language', language)", language)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.address}/#/duplicate/room/{room}")
    page.reload()
    expect(page.get_by_role("rowheader", name=you, exact=True)).to_be_visible()
    for table in page.locator(".wide").all():
        assert table.evaluate("box => box.scrollWidth <= box.clientWidth")
