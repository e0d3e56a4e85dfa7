"""The lobby in a real browser: a game within four taps, with axe in every state."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.cases import cases
from tests.server.harness import Server
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SMALL = """() => [...document.querySelectorAll("a, button, summary, select, label:has(input)")]
    .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest("label label"))
    .filter(one => one.getBoundingClientRect().width < 43.5 || one.getBoundingClientRect().height < 43.5)
    .map(one => one.outerHTML.slice(0, 90))"""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
MOVING = "() => document.getAnimations().filter(({playState}) => playState === 'running').length"


@pytest.fixture
def person(server: Server, page: Page) -> Person:
    return Person(page, server.address, "mouse")


def settings_of(page: Page) -> dict[str, object]:
    kept: dict[str, object] = json.loads(page.evaluate("() => localStorage.getItem('fifteentwo.settings')"))
    return kept


def test_the_first_card_is_reached_within_four_taps_of_the_first_visit(person: Person) -> None:
    page = person.page
    person.arrive()
    page.get_by_role("button", name="Play Pip").click()
    person.root.wait_for()
    for gate in ("cut", "deal"):
        page.locator(f"[data-gate={gate}]").wait_for()
        person.primary.click()
    page.locator("[data-phase=discard][data-busy=false][data-turn=me]").wait_for()
    page.locator("[data-card]").first.click()
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    assert person.errors == []


def test_with_automatic_cuts_the_first_discard_takes_four_taps(person: Person) -> None:
    page = person.page
    person.arrive(autoDeal=True)
    person.opponents.nth(1).click()
    cards = page.locator("[data-card]")
    page.locator("[data-phase=discard][data-busy=false][data-turn=me]").wait_for()
    cards.nth(0).click()
    cards.nth(1).click()
    person.primary.click()
    page.locator("[data-phase=play]").wait_for()
    assert person.errors == []


def test_after_the_first_game_cutting_is_automatic(server: Server, person: Person) -> None:
    person.arrive()
    person.sit(server.open_room("five_card target=31", player="novice"))
    person.play_on()
    assert settings_of(person.page)["autoDeal"] is True
    assert person.errors == []


@pytest.mark.parametrize("width", cases([390], [320, 820, 1440]))
def test_axe_finds_nothing_in_any_state_of_the_lobby(server: Server, person: Person, width: int) -> None:
    page = person.page
    page.set_viewport_size({"width": width, "height": 700})

    def look(state: str) -> None:
        person.look(state)
        assert page.evaluate(WIDER) == 0, state
        assert page.evaluate(SMALL) == [], state
        assert page.evaluate(MOVING) == 0, state

    person.arrive()
    look("first visit")
    opened = server.open_room("standard", player="club")
    page.evaluate("token => localStorage.setItem('fifteentwo.keeper', token)", opened["token"])
    page.reload()
    expect(page.get_by_role("article")).to_have_count(1)
    look("a game waits")
    page.get_by_role("button", name="More for the game").click()
    page.get_by_role("menuitem", name="Delete").wait_for()
    look("its menu")
    page.keyboard.press("Escape")
    for theme, contrast in (("dark", "system"), ("light", "more"), ("dark", "more")):
        person.arrive(theme=theme, contrast=contrast)
        page.get_by_role("article").wait_for()
        look(f"{theme} {contrast}")
    page.goto(f"{server.address}/#/custom/strong")
    expect(page.get_by_role("radio", name="Imani")).to_be_checked()
    look("custom game")
    assert person.faults == []
    assert person.errors == []


LOBBIES = [(1180, 820), (1024, 768), (820, 1180), (700, 600)]


@pytest.mark.parametrize(("width", "height"), cases([(1440, 900), (844, 390)], LOBBIES))
def test_the_first_picture_contains_all_its_text(person: Person, width: int, height: int) -> None:
    page, bottom = person.page, "selector => document.querySelector(selector).getBoundingClientRect().bottom"
    page.set_viewport_size({"width": width, "height": height})
    person.arrive()
    for language in ("en", "de"):
        page.evaluate(f"localStorage.setItem('fifteentwo.language', {language!r})")
        page.reload()
        page.get_by_role("button", name="Pip").first.wait_for()
        assert page.evaluate(bottom, ".say > :last-child") <= page.evaluate(bottom, ".hero") + 0.5


def test_the_lobby_is_played_by_keyboard_alone(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    person.arrive()
    last = person.opponents.last
    for _ in range(60):
        if last.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("Tab does not come to the last opponent")
    page.keyboard.press("Shift+F10")
    page.get_by_role("menuitem", name="Custom game with Odile").wait_for()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Odile")).to_be_checked()
    page.keyboard.press("Enter")
    person.root.wait_for()
    assert person.errors == []


def test_the_initial_picture_matches_the_lobby(server: Server, page: Page) -> None:
    for width, height in ((1440, 900), (820, 1180), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.route("**/base-*.js", lambda route: route.abort())  # the lobby's script does not arrive
        page.goto(server.address)
        first = page.locator(".room").bounding_box()
        page.unroute("**/base-*.js")
        page.route("**/api/**", lambda _: None)  # the lobby waits for its games
        page.goto(server.address)
        page.locator(".scene img").wait_for()
        drawn = page.locator(".scene img").bounding_box()
        page.unroute("**/api/**")
        assert first is not None
        assert drawn is not None
        assert all(abs(first[side] - drawn[side]) < 2 for side in ("x", "y", "width", "height"))
