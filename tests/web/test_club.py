"""A club's evening in browsers: the organiser's desk, and phones that join, enter results and disagree."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Server
from tests.web.conftest import PATIENCE


def test_an_organiser_and_a_phone(browser: Browser, page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#/club")
    page.get_by_label("Name of the evening").fill("Tuesday")
    page.get_by_role("button", name="Open an evening").click()
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
    page.get_by_role("button", name="Add a player").click()
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


def test_two_phones_disagree_and_the_organiser_decides(browser: Browser, page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#/")
    page.get_by_role("link", name="Club evening").click()
    page.get_by_label("Name of the evening").fill("Friday")
    page.get_by_role("button", name="Open an evening").click()
    code = page.locator(".desk strong").inner_text()
    link = page.get_by_role("img", name="QR code of the link").first.get_attribute("data-link") or ""
    assert link.endswith(f"/#/club/join/{code}")
    page.get_by_text("Links to the desk").click()
    page.get_by_text("The organiser’s desk", exact=True).click()
    desk = page.locator("details a:visible").inner_text()
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    other = browser.new_context(viewport={"width": 820, "height": 1180}, service_workers="block")
    for each in (context, other):
        each.set_default_timeout(PATIENCE)
    ann, bob = context.new_page(), other.new_page()
    for phone, name in ((ann, "Ann"), (bob, "Bob")):
        phone.goto(f"{server.address}/#/club/join/{code}")
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name="Join").click()
        expect(page.locator("tbody").get_by_text(name, exact=True)).to_be_visible()
    page.get_by_role("button", name="Pair the next round").click()

    def enter(on: Page, scores: tuple[str, str], button: str = "Enter") -> None:
        on.get_by_label("Ann, score").fill(scores[0])
        on.get_by_label("Bob, score").fill(scores[1])
        on.get_by_role("button", name=button, exact=True).click()

    enter(ann, ("121", "90"))
    expect(ann.get_by_text("counts when the other player")).to_be_visible()
    expect(bob.get_by_text("has entered")).to_have_count(0)
    enter(bob, ("121", "95"))
    for phone, own, others in ((ann, "Bob 90", "Bob 95"), (bob, "Bob 95", "Bob 90")):
        expect(phone.get_by_text("The two results disagree. Compare the boards")).to_be_visible()
        expect(phone.get_by_text(own)).to_be_visible()
        expect(phone.get_by_text(others)).to_have_count(0)
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert phone.locator(".wide").evaluate("table => table.scrollWidth <= table.clientWidth")
    # The desk is opened again elsewhere, by its link.
    again = other.new_page()
    again.goto(desk)
    expect(again.get_by_text("What you enter decides")).to_be_visible()
    expect(again.get_by_text("Bob 90")).to_be_visible()
    expect(again.get_by_text("Bob 95")).to_be_visible()
    assert code not in again.url
    assert desk.rpartition("/")[2] not in again.url
    enter(page, ("121", "95"))
    for one in (page, ann, again):
        expect(one.locator("tbody tr").first).to_contain_text("26")
        expect(one.get_by_text("disagree")).to_have_count(0)
    context.close()
    other.close()
