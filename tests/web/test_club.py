"""A club's evening in browsers: the organiser's desk, and a phone that joins by the code and reports a result."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Server
from tests.web.conftest import PATIENCE


def test_an_organiser_and_a_phone(browser: Browser, page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#/club")
    page.get_by_label("Name of the evening").fill("Tuesday")
    page.get_by_role("button", name="Open the evening").click()
    expect(page.get_by_role("heading", name="Tuesday")).to_be_visible()
    code = page.locator(".desk strong").inner_text()
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    context.set_default_timeout(PATIENCE)
    phone = context.new_page()
    phone.goto(f"{server.address}/#/club/join/{code}")
    phone.get_by_label("Your name").fill("Ann")
    phone.get_by_role("button", name="Join").click()
    expect(page.get_by_role("cell", name="Ann")).to_be_visible()
    page.get_by_label("Player").fill("Bob")
    page.get_by_role("button", name="Type in a player").click()
    page.get_by_role("button", name="Pair the next round").click()
    expect(phone.get_by_text("Table 1")).to_be_visible()
    for one, scores in ((phone, ("121", "90")), (page, ("121", "90"))):
        one.get_by_label("Ann, score").fill(scores[0])
        one.get_by_label("Bob, score").fill(scores[1])
        one.get_by_role("button", name="Enter").click()
    expect(phone.locator("tbody tr").first).to_contain_text("Ann")
    expect(phone.locator("tbody tr").first).to_contain_text("31")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()
