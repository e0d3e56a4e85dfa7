"""The tables of the solo games: everything fits, a hint covers nothing, and every card can be reached."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.cases import cases
from tests.server.harness import Server
from tests.web.loner import Loner

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

NARROW = (360, 640)
SIZES = (NARROW, (768, 1024), (1280, 800))
LANDSCAPE = (640, 360)
NAMES = ("bvs", "bvs_hard", "wikibooks", "wikibooks_reserve", "arnold", "solsuite", "shuffle")


def at_size(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def foot(page: Page, what: str) -> float:
    """The bottom of the lowest of these on the screen."""
    lowest: float = page.locator(what).evaluate_all(
        "all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))"
    )
    return lowest


def head_of_the_bar(page: Page) -> float:
    top: float = page.locator("footer").evaluate("bar => bar.getBoundingClientRect().top")
    return top


def lies_under_the_bar(page: Page, what: str) -> bool:
    """Whether the bar with the buttons, below the table or beside it, covers any of these."""
    covered: bool = page.evaluate(
        """what => {
            const bar = document.querySelector('footer').getBoundingClientRect();
            return [...document.querySelectorAll(what)].map(one => one.getBoundingClientRect()).some(box =>
                box.bottom > bar.top && box.top < bar.bottom && box.right > bar.left && box.left < bar.right);
        }""",
        what,
    )
    return covered


def ask_for_everything(page: Page) -> None:
    page.locator("[aria-keyshortcuts=h][aria-disabled=false]").wait_for()  # before that, the key asks for nothing
    for _ in range(3):
        page.keyboard.press("h")
    expect(page.locator(".worth, [role=group][aria-label^='What you can do'] li").first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), cases(SIZES[:1], SIZES[1:]))
def test_every_table_fits_the_screen(server: Server, page: Page, width: int, height: int) -> None:
    at_size(page, (width, height))
    loner = Loner(page, server.address, "keyboard")
    for name in NAMES:
        loner.go(name)
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), name
    assert loner.errors == []


HINTED = {"bvs": ".grid", "wikibooks_reserve": ".grid", "shuffle": ".grid", "arnold": ".hand.active"}
"""For each game what a hint must not cover."""
HINTS = list(product(HINTED, [*SIZES, LANDSCAPE]))
TIGHT = [("wikibooks_reserve", LANDSCAPE), ("shuffle", SIZES[1]), ("arnold", NARROW)]


@pytest.mark.parametrize(("name", "size"), cases(TIGHT, [each for each in HINTS if each not in TIGHT]))
def test_a_full_hint_covers_nothing(server: Server, page: Page, name: str, size: tuple[int, int]) -> None:
    at_size(page, size)
    what = HINTED[name]
    loner = Loner(page, server.address, "keyboard")
    loner.go(name)
    ask_for_everything(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert foot(page, f"{what} [data-cell], {what} [data-card]") <= size[1]
    assert not lies_under_the_bar(page, f"{what} [data-cell], {what} [data-card]")
    loner.look("numbers")
    assert loner.faults == []


def test_the_values_of_a_hint_are_shown_in_the_cells(server: Server, page: Page) -> None:
    loner = Loner(page, server.address, "keyboard")
    loner.go("bvs")
    loner.lay_down()
    ask_for_everything(page)
    expect(page.locator(".cell .worth")).to_have_count(15)
    expect(page.locator("[data-throw-away] .worth")).to_have_count(1)
    best = page.locator(".cell.advised, .held.advised")
    expect(best).to_have_count(1)
    assert " points" in (page.locator("[data-open=true]").first.get_attribute("aria-label") or "")
    loner.lay_down()
    expect(page.locator(".worth")).to_have_count(0)


def test_every_card_of_a_free_reserve_can_be_taken_on_a_narrow_screen(server: Server, page: Page) -> None:
    at_size(page, NARROW)
    loner = Loner(page, server.address, "mouse")
    loner.arrive()
    page.goto(f"{server.address}/#/solo")
    page.locator("[data-change=wikibooks_reserve]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Playing from a reserve pile").select_option("free")
    dialog.get_by_label("Deal number").fill("331095")
    loner.look("other rules")
    dialog.get_by_role("button", name="Play by these rules").click()
    loner.root.wait_for()
    expect(page.get_by_text("reserve access: free")).to_be_visible()
    page.locator("[data-cell='5']").click()
    expect(loner.laid).to_have_count(1)
    for held in range(1, 6):
        page.locator("[data-keep]").click()
        expect(page.locator(".held img")).to_have_count(held)
    expect(page.locator("[data-keep]")).to_have_count(0)
    for number in range(5):
        card = page.locator(".held .pick").nth(number)
        card.click()  # fails if another element lies over its middle
        expect(page.locator(".prompt")).to_contain_text(card.locator("img").get_attribute("alt") or "?")
    taken = page.locator(".held img").nth(1).get_attribute("alt")
    page.locator(".held .pick").nth(1).click()
    page.locator("[data-cell='6']").click()
    expect(page.locator("[data-cell='6']")).to_have_attribute("aria-label", f"row 2, column 3: {taken}")
    expect(page.locator(".held img")).to_have_count(4)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert loner.errors == []
    assert loner.faults == []


def numbers(of: Locator) -> list[int]:
    return [int(text) for text in of.all_inner_texts()]


@pytest.mark.parametrize(("name", "jack"), cases([("wikibooks_reserve", 2)], [("bvs", 16)]))
def test_the_par_layout_is_shown_on_the_table_with_its_totals(server: Server, page: Page, name: str, jack: int) -> None:
    loner = Loner(page, server.address, "mouse")
    loner.go(name)
    loner.until_the_verdict()
    played = numbers(page.locator(".total button"))
    assert max(foot(page, ".grid"), foot(page, "[data-verdict]")) <= head_of_the_bar(page)  # side by side
    page.get_by_role("button", name="See the layout of Par").click()
    par = int(page.locator("[data-verdict] dd b").first.inner_text())
    total = sum(numbers(page.locator(".total button")))
    heels = jack if (page.locator(".turned img").get_attribute("alt") or "").startswith("jack") else 0
    assert par == total + heels
    expect(page.locator("[data-score]")).to_have_attribute("data-score", str(par))
    expect(page.locator(".prompt")).to_have_text(f"Par: {par} points.")
    loner.look("layout")
    page.get_by_role("button", name="Back to what was played").click()
    assert numbers(page.locator(".total button")) == played
    assert loner.errors == []
    assert loner.faults == []


def test_the_target_of_a_solitaire_is_chosen_and_a_wrong_one_refused_in_place(server: Server, page: Page) -> None:
    loner = Loner(page, server.address, "keyboard")
    loner.arrive()
    page.goto(f"{server.address}/#/solo")
    page.get_by_role("button", name="Other rules for Cribbage Solitaire").press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Points to win", exact=True).fill("99")
    dialog.get_by_role("button", name="Play by these rules").press("Enter")
    expect(dialog.get_by_role("alert")).to_contain_text("it is 101 to 121")
    dialog.get_by_label("Points to win", exact=True).fill("111")
    dialog.get_by_role("button", name="Play by these rules").press("Enter")
    loner.root.wait_for()
    expect(page.get_by_text("0 of 111")).to_be_visible()
    page.get_by_role("button", name="This game").press("Enter")
    expect(page.get_by_text("In each of four deals")).to_be_visible()
    loner.look("rules")
    page.get_by_role("button", name="What scores, and the keys").press("Enter")
    expect(page.get_by_role("heading", name="What scores")).to_be_visible()
    assert loner.errors == []
    assert loner.faults == []


@pytest.mark.exhaustive  # tests/web/test_installed.py reconnects a table, and tests/web/test_browser.py a game
def test_a_lost_server_is_waited_for_and_nothing_is_lost(page: Page, tmp_path: Path) -> None:
    first = Server(tmp_path)
    loner = Loner(page, first.address, "keyboard")
    loner.go("bvs")
    loner.lay_down()
    loner.lay_down()
    first.kill()
    page.locator("[data-open=true]").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    second = Server(tmp_path, first.port)
    try:
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(loner.laid).to_have_count(2)
        loner.lay_down()
        expect(loner.laid).to_have_count(3)
        assert loner.errors == []
    finally:
        second.kill()


def test_a_hint_is_given_in_points_or_in_the_chance_to_win(server: Server, page: Page) -> None:
    loner = Loner(page, server.address, "keyboard")
    at_size(page, NARROW)
    loner.go("arnold")
    ask_for_everything(page)
    told = page.get_by_role("group", name="What you can do, the best first").get_by_role("listitem")
    expect(told.first).not_to_contain_text("%")
    page.get_by_role("button", name="For the win").press("Enter")
    expect(told.first).to_contain_text("%")
    expect(page.get_by_role("button", name="For points")).to_be_focused()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    loner.look("chance")
    assert loner.errors == []
    assert loner.faults == []


def test_the_hint_button_switches_to_the_other_aim_and_back(server: Server, page: Page) -> None:
    loner = Loner(page, server.address, "keyboard")
    page.set_viewport_size({"width": 360, "height": 640})
    loner.go("wikibooks")
    ask_for_everything(page)
    worth = page.locator(".cell .worth").first
    expect(worth).not_to_contain_text("%")
    button = page.get_by_role("button", name="For the win")
    expect(button).to_have_text("For the win")
    button.press("Enter")
    expect(worth).to_contain_text("%")
    page.keyboard.press("h")
    expect(worth).not_to_contain_text("%")
    loner.look("aim")
    assert loner.errors == []
    assert loner.faults == []


def test_at_double_zoom_six_cards_lie_in_one_row_and_the_discards_beside_the_square(server: Server, page: Page) -> None:
    loner = Loner(page, server.address, "keyboard")
    at_size(page, (640, 400))
    loner.go("solsuite")
    tops = page.locator(".hand .card").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(tops) == 6
    assert len(set(tops)) == 1
    loner.go("bvs")
    ends = page.locator(".grid > *").evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
    starts = page.locator(".dead *:visible").evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
    assert max(ends) <= min(starts)
