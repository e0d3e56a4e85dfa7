"""The Learn page: its lessons, the counting trainer, and what it prints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fifteentwo.cards import RANKS, SUITS, Card
from fifteentwo.scoring import points
from tests.server.harness import Server
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

WORDS = {
    f"{rank} of {suit}": Card(letter + sign)
    for rank, letter in zip(
        ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"),
        RANKS,
        strict=True,
    )
    for suit, sign in zip(("clubs", "diamonds", "hearts", "spades"), SUITS, strict=True)
}


@pytest.fixture
def learner(server: Server, page: Page) -> Person:
    person = Person(page, server.address, "keyboard")
    person.arrive()
    return person


def count_aloud(page: Page) -> int:
    """The count of the hand on the screen, by the names of its cards."""
    *hand, starter = [
        WORDS[name] for name in page.locator("section.hand .cards img").evaluate_all("e => e.map(i => i.alt)")
    ]
    crib = page.get_by_role("heading", name="crib").count() > 0
    return points(hand, starter, crib)


def type_number(page: Page, number: int) -> None:
    for digit in str(number):
        page.keyboard.press(digit)
    page.keyboard.press("Enter")


def test_the_counting_trainer_by_keyboard(learner: Person, page: Page) -> None:
    page.get_by_role("link", name="Learn cribbage").press("Enter")
    page.get_by_role("link", name=re.compile("^Counting trainer")).press("Enter")
    expect(page.get_by_role("heading", name=re.compile("Count this"))).to_be_focused()
    learner.look("trainer")
    type_number(page, count_aloud(page))
    expect(page.get_by_role("status").filter(has_text="Right:")).to_be_visible()
    another = page.get_by_role("button", name="Next hand")
    expect(another).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("Count this"))).to_be_focused()
    worth = count_aloud(page)
    type_number(page, worth + 1 if worth < 29 else 28)
    expect(page.get_by_role("status").filter(has_text=f"It is {worth}")).to_be_visible()
    lines = page.locator(".reasons li")
    assert worth == 0 or int(lines.last.locator(".total").inner_text()) == worth
    learner.look("wrong")
    page.reload()
    expect(page.locator(".figures dd").first).to_have_text("2")
    expect(page.locator(".figures dd").nth(1)).to_have_text("50 %")
    assert learner.faults == []
    assert learner.errors == []


def test_a_finished_lesson_is_remembered(learner: Person, page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#/learn/fifteens")
    page.get_by_role("button", name="Why?").first.press("Enter")
    expect(page.locator(".reasons .words").first).to_have_text("fifteen two")
    learner.look("lesson")
    page.keyboard.press("4")
    page.get_by_role("button", name="Check").press("Enter")
    expect(page.get_by_role("status").filter(has_text="Right.")).to_be_visible()
    page.get_by_role("button", name="Next question").press("Enter")
    type_number(page, 2)
    expect(page.get_by_role("status").filter(has_text="Not quite")).to_be_visible()
    page.get_by_role("link", name="Next: Pairs and runs").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pairs and runs")
    page.get_by_role("link", name="All lessons").first.press("Enter")
    expect(page.get_by_role("link", name=re.compile("Fifteens.*Done"))).to_be_visible()
    learner.look("path")
    assert learner.faults == []
    assert learner.errors == []


def test_the_rules_and_a_score_sheet_fit_a_page_each(
    learner: Person, page: Page, server: Server, tmp_path: Path
) -> None:
    page.goto(f"{server.address}/#/learn/print")
    page.get_by_role("heading", name="Print").wait_for()
    learner.look("print")
    for what in ("The rules on one page", "Score sheets"):
        page.get_by_role("button", name=what).press("Enter")
        pdf = page.pdf(prefer_css_page_size=True, path=tmp_path / "page.pdf")
        assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1, what
    assert learner.faults == []
