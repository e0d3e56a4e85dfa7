"""The review in the page: a short game is played, reviewed, tried again, and played on from one of its positions."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.reviews.games import recorded
from fifteentwo.record import to_text
from fifteentwo.rules import CribbageRules
from tests.server.harness import Server


def test_a_record_is_reviewed_tried_again_and_played_on_from(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#/replay")
    page.get_by_role("textbox").fill(to_text(recorded(("novice", "novice"), 4, CribbageRules(target=31))))
    page.get_by_role("button", name="Open it").click()
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("heading", name="Where the game went")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ann and Bob")

    slider = page.get_by_role("slider", name="Ann’s chance to win")
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.get_by_text("Show the curve as a table").click()
    expect(page.get_by_role("table").first.get_by_role("row").nth(3)).to_be_visible()

    page.locator("details summary").filter(has_text="Deal 1").click()
    page.get_by_role("button", name=re.compile("Ann threw")).first.click()
    page.get_by_role("button", name=re.compile("All 15 choices")).click()
    expect(page.get_by_role("group", name="The choices").get_by_role("row")).to_have_count(16)
    page.get_by_role("link", name="Explore").click()
    expect(page.get_by_role("heading", name="All fifteen discards")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Retry").click()
    hand = page.get_by_role("group", name="Ann’s cards").get_by_role("button")
    expect(hand).to_have_count(6)
    hand.nth(0).click()
    hand.nth(1).click()
    page.get_by_role("button", name="Grade this choice").click()
    expect(page.get_by_role("status").filter(has_text="choice").or_(page.get_by_text(re.compile("Best was")))).to_be_visible()
    page.get_by_role("button", name="Back to the review").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("#/room/"))
    expect(page.get_by_role("button", name=re.compile("Choose|Throw|Send")).first).to_be_visible()
