"""Cards in the hand: dragged to the crib and to the middle of the table by a real pointer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.harness import Server
from tests.web.endings import ending
from tests.web.player import LONGEST, Person
from tests.web.test_hints import until_choosing

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def middle(of: Locator) -> tuple[float, float]:
    """The centre of the element."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, to: str) -> None:
    """Drags a card to a place on the table, when the card can be dragged and has stopped moving."""
    expect(card).to_contain_class("draggable")
    card.hover()
    page.mouse.down()
    page.mouse.move(*middle(page.locator(f"[data-drop={to}]")), steps=5)
    page.mouse.up()


def touch(page: Page, down: tuple[float, float], path: list[tuple[float, float]]) -> None:
    """A finger touches, rests, moves along a path, and is lifted."""
    session = page.context.new_cdp_session(page)

    def send(kind: str, points: list[tuple[float, float]]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    send("touchStart", [down])
    for point in path:
        send("touchMove", [((down[0] + point[0]) / 2, (down[1] + point[1]) / 2)])
        send("touchMove", [point])
    send("touchEnd", [])


def test_cards_are_dragged_to_the_crib_and_into_the_play(server: Server, page: Page) -> None:
    person = Person(page, server.address, "mouse")
    person.arrive()
    person.sit(server.open_room("standard", player="steady", dealer=0))
    cards = page.locator("[data-card]")
    until_choosing(person, "discard")
    for place in range(2):
        drag(page, cards.nth(place), "crib")
        expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(place + 1)
    person.primary.click()
    until_choosing(person, "play")
    held = cards.count()
    drag(page, page.locator("[data-card][aria-disabled=false]").first, "play")
    expect(cards).to_have_count(held - 1)
    assert person.errors == []


def test_a_card_is_dragged_into_the_play_by_a_finger_and_returns_from_elsewhere(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    person.arrive()
    person.sit(server.open_room("standard", player="steady", dealer=0))
    until_choosing(person, "play")
    cards = page.locator("[data-card]")
    held = cards.count()
    card = page.locator("[data-card][aria-disabled=false]").first
    expect(card).to_contain_class("draggable")
    at = middle(card)
    touch(page, at, [middle(page.locator("[data-zone=plate-0] .plate"))])
    expect(cards).to_have_count(held)
    assert middle(card) == at
    touch(page, at, [middle(page.locator("[data-drop=play]"))])
    expect(cards).to_have_count(held - 1)
    assert person.errors == []


# Records every flourish, and how many of its pieces move.
WATCH_FLOURISHES = """() => {
    window.flourishes = [];
    new MutationObserver(() => {
        const found = document.querySelector('[data-flourish]');
        if (found && !window.flourishes.length) window.flourishes.push([found.dataset.flourish, found.getAnimations({subtree: true}).length]);
    }).observe(document.body, {childList: true, subtree: true});
}"""


def test_winning_is_celebrated_without_motion_if_motion_is_reduced(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    person.arrive(botPace="fast")
    person.sit(ending(server))
    page.evaluate(WATCH_FLOURISHES)
    for _ in range(LONGEST):
        if page.evaluate("window.flourishes.length"):
            break
        person.step()
    [[name, moving]] = page.evaluate("window.flourishes")
    assert name in {"game", "skunk", "double skunk"}
    assert moving == 0
    assert person.errors == []
