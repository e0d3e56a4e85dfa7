"""The review in the page: a short game is played, reviewed, tried again, practised, and played on from a position."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from playwright.sync_api import Page, expect

from fifteentwo.rules import CribbageRules, parse
from tests.server.harness import Server
from tests.web.answering import prepare
from tests.web.endings import before_the_last_deals
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SHORT = "standard target=31"

# The scores below the curve that a dealer's button covers, in a game with twelve deals late in it.
COVERED_SCORES = """() => {
    const deals = document.querySelector('.deals'), some = [...deals.children];
    for (let at = 0; at < 12; at++) {
        const deal = at < some.length ? some[at] : deals.appendChild(some[at % some.length].cloneNode(true));
        deal.style.left = `${at * 8.2}%`;
        deal.style.width = '8.2%';
        for (const score of deal.querySelectorAll('.scores > span')) score.textContent = 104;
    }
    const boxes = (wanted) => [...deals.querySelectorAll(wanted)].map((one) => one.getBoundingClientRect());
    return boxes('.d').filter((button) => boxes('.scores > span').some((score) => button.left < score.right - 1
        && score.left < button.right - 1 && button.top < score.bottom - 2 && score.top < button.bottom - 2)).length;
}"""


def test_the_review_shows_what_the_computer_saw_and_weighed(server: Server, page: Page) -> None:
    opened = server.open_room(SHORT, dealer=0, player="casual")

    async def play() -> None:
        async with server.sit(opened) as seat:
            await seat.play(Random(1))

    with ThreadPoolExecutor() as thread:
        thread.submit(lambda: asyncio.run(play())).result()
    person = Person(page, server.address, "keyboard")
    person.arrive()
    person.sit(opened)
    page.goto(f"{server.address}/#/review/{opened['room']}/1/2")  # the first choice of the computer
    expect(page.get_by_text("come out the same when they are computed again")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("^Bot 1 threw"))).to_be_visible()
    computer = page.get_by_role("region", name="What the computer saw and weighed")
    expect(computer).to_contain_text("the same choice")
    expect(computer.get_by_role("row").first).to_contain_text("%")
    person.look("review of the computer")
    assert person.faults == []


def compare_sizes(page: Page) -> None:
    """On a laptop and a phone the chance to win is visible; on a phone the scores below the curve are."""
    choices = page.get_by_role("group", name="The choices").get_by_role("table")
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        hidden = choices.evaluate("table => table.parentElement.scrollWidth - table.parentElement.clientWidth")
        assert hidden == 0, f"{hidden} px of the choices are hidden"
    assert page.evaluate(COVERED_SCORES) == 0
    page.set_viewport_size({"width": 1280, "height": 800})


def test_a_game_is_played_reviewed_tried_again_and_practised(server: Server, page: Page) -> None:
    person, refused = Person(page, server.address, "keyboard"), []
    page.on("response", lambda response: refused.append(response.url) if response.status >= 400 else None)
    person.arrive()
    opened = server.open_room(SHORT, dealer=1, player="steady")
    prepare(server, opened, before_the_last_deals(parse(SHORT, CribbageRules), 4, chooser="novice"))
    person.sit(opened)
    person.play_on()
    page.get_by_role("link", name="Review").first.click()
    expect(page.get_by_role("heading", name="Where the game went")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Bot 1")

    slider = page.get_by_role("slider", name="Your chance to win")
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.get_by_text("Show the curve as a table").click()
    expect(page.get_by_role("table").first.get_by_role("row").nth(3)).to_be_visible()
    person.look("review")

    page.locator("details summary").filter(has_text="Deal 1").click()
    page.get_by_role("button", name=re.compile("You threw")).first.click()
    page.get_by_role("button", name=re.compile("All 15 choices")).click()
    expect(page.get_by_role("group", name="The choices").get_by_role("row")).to_have_count(16)
    compare_sizes(page)
    page.get_by_role("link", name="Explore").click()
    expect(page.get_by_role("heading", name="All fifteen discards")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Retry").click()
    hand = page.get_by_role("group", name="Your cards").get_by_role("button")
    expect(hand).to_have_count(6)
    hand.nth(0).click()
    hand.nth(1).click()
    page.get_by_role("button", name="Grade this choice").click()
    expect(
        page.get_by_role("status").filter(has_text="choice").or_(page.get_by_text(re.compile("Best was")))
    ).to_be_visible()
    page.get_by_role("button", name="Back to the review").click()
    reviewed = page.url

    page.get_by_role("link", name="Practise these mistakes").click()
    asked = page.get_by_role("region", name="The position").get_by_role("heading")
    expect(asked).to_have_text(re.compile("Throw|Play|Lead"))
    cards = page.get_by_role("group", name="Your cards").locator("button:not([aria-disabled=true])")
    for place in range(2 if "Throw" in asked.inner_text() else 1):
        cards.nth(place).click()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("Right!|Not the best"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"^1 of \d+$"))).to_be_visible()
    person.look("the mistakes of one game")

    page.goto(reviewed)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("#/room/"))
    expect(page.get_by_role("button", name=re.compile("Choose|Throw|Send")).first).to_be_visible()
    assert person.errors == []
    assert person.faults == []
    assert refused == [], "no page asks for anything on behalf of the next one"
