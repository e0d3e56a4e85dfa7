"""The first game with the coach, by keyboard and through the accessibility tree."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.harness import Server
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

COVERED = """() => {
    const tip = document.querySelector('aside.tip');
    if (tip === null) return [];
    const a = tip.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(.card, .count, .plate)')].filter(thing => {
        const b = thing.getBoundingClientRect();
        return b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }).map(thing => thing.className);
}"""

# Records every title of the coach's tips, even of brief ones.
NOTING = """() => {
    window.titles = [];
    const note = () => {
        const title = document.querySelector('aside.tip [role=heading] b')?.textContent;
        if (title && !window.titles.includes(title)) window.titles.push(title);
    };
    note();
    new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def bubble(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Odile explains")


def titles(page: Page, person: Person, until: str) -> list[str]:
    """Plays on until this tip; returns the tips shown."""
    page.evaluate(NOTING)
    looked: set[str] = set()
    seen: list[str] = []
    for _ in range(300):
        seen = page.evaluate("() => window.titles")
        if seen and seen[-1] not in looked:
            looked.add(seen[-1])
            page.wait_for_function(f"() => ({COVERED})().length === 0")
            if len(looked) == 4:
                person.look("coach")
        if until in seen:
            return seen
        person.step()
    raise AssertionError(f"{until!r} is never said: {seen}")


def test_the_coach_guides_a_newcomer_through_the_first_deal(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    person.arrive()
    page.get_by_role("button", name="Learn as you play").press("Enter")
    person.root.wait_for()
    expect(bubble(page).get_by_role("heading", name="Let’s play a short game.")).to_be_visible()
    page.get_by_role("button", name="Deal", exact=True).press("Enter")
    expect(bubble(page).get_by_role("heading", name="This crib is yours.")).to_be_visible()
    dealer = bubble(page).get_by_role("button", name="dealer")
    dealer.press("Enter")
    explained = page.get_by_role("dialog", name="Dealer")
    expect(explained).to_contain_text("owns the crib")
    person.look("term")
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)
    expect(dealer).to_be_focused()
    bubble(page).get_by_role("button", name="Why 12?").press("Enter")
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)
    page.keyboard.press("Escape")
    seen = titles(page, person, "That was a whole deal.")
    assert {
        "This is the starter.",
        "Add to the count.",
        "Count the hands.",
        "Peg the points.",
        "And last, the crib.",
    } <= set(seen)
    bubble(page).get_by_role("button", name="Close").press("Enter")
    expect(bubble(page)).to_have_count(0)
    page.get_by_role("button", name="Coach").press("Enter")
    expect(bubble(page)).to_have_count(1)
    assert person.faults == []
    assert person.errors == []


def test_the_coach_covers_nothing_on_a_phone_and_can_be_dismissed(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    person = Person(page, server.address, "mouse")
    person.arrive()
    page.get_by_role("button", name="Learn as you play").click()
    person.root.wait_for()
    titles(page, person, "Add to the count.")
    page.set_viewport_size({"width": 1280, "height": 800})
    bubble(page).get_by_role("button", name="Skip the lessons").click()
    expect(bubble(page)).to_have_count(0)
    page.reload()
    person.root.wait_for()
    expect(bubble(page)).to_have_count(0)
    assert person.errors == []


# How much of the coach's tip the bar of buttons covers, and whether each word of its title has a line of its own.
HARD_TO_READ = """() => {
    const tip = document.querySelector('aside.tip');
    if (tip === null || getComputedStyle(tip).visibility === 'hidden') return null;
    const title = tip.querySelector('[role=heading] b'), words = title.textContent.split(' ').length;
    const hidden = tip.getBoundingClientRect().bottom - document.querySelector('footer.bar').getBoundingClientRect().top;
    const lines = Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight));
    return [Math.max(0, Math.round(hidden)), words > 2 && lines >= words];
}"""


# Whether the step of the lesson lies over the buttons beside it.
OVER_THE_BUTTONS = """() => {
    const steps = document.querySelector('header ol')?.getBoundingClientRect();
    return (steps?.right ?? 0) > document.querySelector('header nav').getBoundingClientRect().left;
}"""


def test_the_coach_can_be_read_on_a_small_phone(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    person = Person(page, server.address, "keyboard", looks=False)
    person.arrive()
    page.get_by_role("button", name="Learn as you play").press("Enter")
    person.root.wait_for()
    page.evaluate(NOTING)
    for _ in range(300):
        if "That was a whole deal." in page.evaluate("() => window.titles"):
            break
        if page.evaluate(HARD_TO_READ) not in (None, [0, False]):
            page.wait_for_function(f"() => [null, '0,false'].includes(({HARD_TO_READ})()?.toString() ?? null)")
        assert not page.evaluate(OVER_THE_BUTTONS)
        person.step()
    assert "Count the hands." in page.evaluate("() => window.titles")
    assert person.errors == []


def test_every_term_on_the_table_explains_itself_and_every_count_says_why(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    person.arrive()
    person.sit(server.open_room("standard", player="steady", dealer=0))
    while not page.locator("section.show").count():
        person.step()
    for name, says in (
        ("Dealer", "owns the crib"),
        ("Your crib", "A spare hand"),
        ("Starter", "fifth card"),
        ("Hand", "Counting the hands"),
        ("Line SS on the board", "even more"),
    ):
        term = page.get_by_role("button", name=name, exact=True)
        term.press("Enter")
        explained = page.locator("[popover]")
        expect(explained).to_contain_text(says)
        expect(explained.get_by_role("button", name="Close")).to_be_focused()
        page.keyboard.press("Enter")
        expect(explained).to_have_count(0)
        expect(term).to_be_focused()
    size = page.get_by_role("button", name="Dealer", exact=True).evaluate(
        "e => [getComputedStyle(e, '::after').inlineSize, getComputedStyle(e, '::after').blockSize]"
    )
    assert all(float(length.removesuffix("px")) >= 44 for length in size)
    while not page.get_by_role("button", name="Why?").count():
        person.step()
    page.get_by_role("button", name="Why?").press("Enter")
    why = page.get_by_role("dialog")
    worth = why.locator(".total").last.inner_text()
    expect(why.locator(".sum")).to_contain_text(worth)
    person.look("why")
    assert person.faults == []
    assert person.errors == []
