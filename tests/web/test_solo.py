"""The solo games in a real browser, by keyboard, with axe in each phase."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.cases import cases
from tests.server.harness import Server
from tests.web.loner import Loner
from tests.web.player import LONGEST

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def until_my_move(loner: Loner) -> Locator:
    """Counts the cards placed, which may still be on their way; then the computer can be asked to play."""
    watch = loner.page.get_by_role("button", name="Watch")
    for _ in range(LONGEST):
        if watch.is_visible():
            break
        loner.step()
    expect(watch).to_be_visible()
    return watch


@pytest.mark.parametrize("preset", cases(["solsuite"], ["wikibooks"]))
def test_a_whole_game_by_keyboard(server: Server, page: Page, preset: str) -> None:
    loner = Loner(page, server.address, "keyboard")
    loner.go(preset)
    loner.until_the_verdict()
    total = int(page.locator("[data-score]").get_attribute("data-score") or "")
    verdict = page.locator("[data-verdict]").inner_text()
    assert re.search(rf"(Won|Lost): {total} of ", verdict)
    assert "Par" in verdict
    page.get_by_role("button", name="Statistics").press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("How often each total came").first).to_be_visible()
    loner.look("statistics")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("[data-verdict=true]")).to_be_visible()
    assert loner.errors == []
    assert loner.faults == []


def test_undo_hints_and_the_same_deal_again(server: Server, page: Page) -> None:
    loner = Loner(page, server.address, "keyboard")
    loner.go("bvs", "data-today")
    loner.lay_down()
    loner.lay_down()
    turned = page.locator(".turned img").get_attribute("alt")
    page.keyboard.press("u")
    expect(page.get_by_text("assisted", exact=True)).to_be_visible()
    expect(page.locator(".turned img")).not_to_have_attribute("alt", turned or "")
    loner.lay_down()
    expect(page.locator(".turned img")).to_have_attribute("alt", turned or "")
    for _ in range(3):
        page.keyboard.press("h")
    expect(page.locator(".cell .worth").first).to_be_visible()
    loner.look("hint")
    page.keyboard.press("d")
    expect(page.get_by_text("(3 left)")).to_be_visible()
    expect(page.get_by_role("button", name="Same deal")).to_have_count(0)  # it would leave this game
    page.keyboard.press("w")
    expect(page.get_by_role("dialog", name="Let the computer play on?")).to_be_visible()
    loner.look("asked")
    page.get_by_role("button", name="Cancel").press("Enter")
    expect(page.get_by_text("played by the computer")).to_have_count(0)
    page.get_by_role("link", name="Solo games").press("Enter")
    page.get_by_label("Deal number").fill("7")
    page.get_by_role("button", name="Play this deal").press("Enter")
    loner.root.wait_for()
    expect(page.get_by_text("deal 7", exact=True)).to_be_visible()
    expect(page.locator(".turned img")).to_have_attribute("alt", "nine of hearts")
    assert loner.errors == []
    assert loner.faults == []


def test_a_narrow_page_shows_everything_without_scrolling_sideways(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    loner = Loner(page, server.address, "mouse")
    for preset in ("bvs", "wikibooks_reserve", "arnold"):
        loner.go(preset)
        for _ in range(6):
            loner.step()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), preset
    assert loner.errors == []


@pytest.mark.parametrize("preset", cases(["arnold"], ["wikibooks_reserve"]))
def test_the_computer_plays_and_can_be_paused_stepped_and_stopped(server: Server, page: Page, preset: str) -> None:
    page.clock.install()
    loner = Loner(page, server.address, "keyboard")
    loner.go(preset, "data-demonstrate")
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    expect(page.get_by_text("played by the computer")).to_be_visible()
    assert re.search(r"#/room/[\w-]+$", page.url)  # after a reload it does not play on
    loner.go(preset)
    later = datetime.now(UTC) + timedelta(hours=1)
    page.clock.pause_at(later)  # nothing continues automatically
    thought = page.locator(".prompt [data-hint]")
    begun = loner.at
    page.keyboard.press("w")
    expect(thought).to_have_count(1)
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.clock.run_for(60_000)  # the computer's current action is finished, and a minute passes
    expect(thought).to_have_count(0)
    stands = loner.at
    assert stands > begun
    page.clock.resume()
    loner.look("paused")
    assert loner.at == stands
    page.clock.pause_at(later + timedelta(hours=1))
    page.keyboard.press("n")
    expect(thought).to_have_count(1)
    for _ in range(LONGEST):
        page.clock.run_for(1000)
        if loner.at > stands:
            break
        page.keyboard.press("n")  # each counted hand waits
    assert loner.at > stands
    page.clock.resume()
    page.keyboard.press("Escape")
    until_my_move(loner)
    loner.step()
    until_my_move(loner).press("Enter")
    expect(page.locator("[data-verdict]")).to_be_visible()
    loner.look("demonstrated")
    first = page.url
    page.get_by_role("button", name="Same deal").press("Enter")
    page.wait_for_url(lambda url: url != first)
    loner.root.wait_for()
    page.go_back()
    page.get_by_role("button", name="See how the computer plays this deal").press("Enter")
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    page.keyboard.press("Escape")
    page.reload()
    loner.root.wait_for()
    until_my_move(loner)
    assert loner.errors == []
    assert loner.faults == []


def test_two_tabs_and_a_reload_lose_nothing(server: Server, page: Page) -> None:
    loner = Loner(page, server.address, "keyboard")
    loner.go("bvs_hard")
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("[data-open=true]").first.wait_for()
    loner.lay_down()
    expect(other.locator("[data-cell] img")).to_have_count(1)
    other.locator("[data-open=true]").last.click()
    expect(loner.laid).to_have_count(2)
    loner.lay_down()
    page.reload()
    expect(loner.laid).to_have_count(3)
    loner.play_on()
    assert loner.is_over
    page.keyboard.press("u")
    page.reload()
    expect(page.locator("[data-verdict]")).to_be_visible()
    assert loner.errors == []
    assert loner.faults == []


def test_an_unknown_deal_or_invalid_rules_are_refused_in_place(server: Server, page: Page) -> None:
    loner = Loner(page, server.address, "keyboard")
    loner.go("bvs")
    page.get_by_role("link", name="Solo games").press("Enter")
    page.get_by_label("Deal number").fill("9" * 30)
    page.get_by_role("button", name="Play this deal").press("Enter")
    page.get_by_label("Rules code (advanced)").fill("arnold win_at=99")
    page.get_by_role("button", name="Play by this code").press("Enter")
    expect(page.get_by_text("it is 101 to 121")).to_be_visible()
    loner.look("refused")
    page.get_by_label("Rules code (advanced)").fill("wikibooks_reserve reserve_access=free")
    page.get_by_role("button", name="Play by this code").press("Enter")
    loner.root.wait_for()
    page.set_viewport_size({"width": 320, "height": 256})  # 1280 by 1024, zoomed to 400 %
    loner.lay_down()
    page.keyboard.press("h")
    expect(page.locator(".prompt [data-hint]")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert loner.errors == []
    assert loner.faults == []
