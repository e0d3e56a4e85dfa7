"""Cribbage Shuffle at the page: cards dragged, swapped by the keyboard, and counted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.loner import Loner

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def label(page: Page, cell: int) -> str:
    return page.locator(f"[data-cell='{cell}']").get_attribute("aria-label") or ""


def card(page: Page, cell: int) -> str:
    """The card on this cell, as a screen reader names it."""
    return label(page, cell).partition(": ")[2]


def test_a_card_is_dragged_onto_another(server: Server, page: Page) -> None:
    loner = Loner(page, server.address, "mouse")
    loner.go("shuffle")
    first, second = card(page, 0), card(page, 10)
    page.locator("[data-cell='0']").drag_to(page.locator("[data-cell='10']"))
    expect(page.locator("[data-cell='10']")).to_have_attribute("aria-label", f"row 3, column 3: {first}")
    assert card(page, 0) == second
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)
    page.locator("[data-cell='0']").drag_to(page.locator("header"))
    assert card(page, 0) == second
    assert loner.errors == []


def test_a_game_by_the_keyboard_to_its_end(server: Server, page: Page) -> None:
    loner = Loner(page, server.address, "keyboard")
    loner.go("shuffle")
    first, below = card(page, 0), card(page, 5)
    page.locator("[data-cell='0']").focus()
    page.keyboard.press("Enter")
    loner.look("taken up")
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-cell='5']")).to_have_attribute("aria-label", f"row 2, column 2: {first}")
    assert card(page, 0) == below
    page.keyboard.press("u")
    expect(page.locator("[data-cell='0']")).to_have_attribute("aria-label", f"row 1, column 1: {first}")
    expect(page.get_by_text("assisted")).to_have_count(0)
    made = page.locator(".score b").inner_text()
    page.locator("[data-primary]").press("Enter")
    expect(page.locator("[data-verdict=true]")).to_be_visible()
    expect(page.locator("[data-score]")).to_have_attribute("data-score", made)
    loner.look("verdict")
    assert (loner.errors, loner.faults) == ([], [])
