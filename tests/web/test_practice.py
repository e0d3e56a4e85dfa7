"""Puzzles and trainers in a real browser, by keyboard and with axe."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from fifteentwo.practice.puzzles import Puzzle, by_theme, daily
from tests.server.harness import Server
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


@pytest.fixture
def person(server: Server, page: Page) -> Person:
    person = Person(page, server.address, "keyboard")
    person.arrive()
    return person


def choose(page: Page, puzzle: Puzzle, choice: str) -> None:
    """Chooses the cards of a choice by their places, and answers."""
    hand = sorted(puzzle.read().view.hands[0])
    ranks = puzzle.read().view.phase != "discard"
    wanted = [choice[0]] if ranks else [choice[at : at + 2] for at in range(0, len(choice), 2)]
    page.locator(f'[data-card="{hand[0]}"]').wait_for()
    for card in wanted:
        place = next(at for at, held in enumerate(hand, 1) if str(held).startswith(card))
        page.keyboard.press(str(place))
    page.keyboard.press("Enter")


def test_a_puzzle_is_solved_wrong_and_right_by_keyboard(server: Server, person: Person, page: Page) -> None:
    first, second = (by_theme(theme)[0] for theme in ("discard", "play"))
    page.goto(f"{server.address}/#/puzzles/{first.key}")
    expect(page.get_by_role("heading", name=re.compile("^Throw two cards"))).to_be_visible()
    person.look("puzzle")
    choose(page, first, first.natural)
    expect(page.get_by_role("heading", name="Not the best")).to_be_visible()
    expect(page.get_by_text("It is the natural choice").first).to_be_visible()
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
    expect(page.get_by_role("link", name="Explore this position")).to_be_visible()
    page.get_by_role("button", name="All 15 choices").press("Enter")
    expect(page.get_by_role("row")).to_have_count(16)
    person.look("puzzle, wrong")
    page.goto(f"{server.address}/#/puzzles/{second.key}")
    expect(page.get_by_role("heading", level=1, name=second.key)).to_be_visible()
    choose(page, second, second.right[0])
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    page.get_by_role("link", name="Next puzzle").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Puzzles")).to_be_visible()
    expect(page.get_by_role("combobox", name="Themes")).to_be_visible()
    assert not person.faults, person.faults
    assert not person.errors


def test_the_puzzle_of_the_day_takes_three_tries_and_is_shared(server: Server, person: Person, page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    today = daily(datetime.now(UTC).astimezone().date())
    page.get_by_role("link", name=re.compile("^Puzzle of the day")).press("Enter")
    choose(page, today, today.natural)
    expect(page.get_by_text("2 tries left.").first).to_be_visible()
    expect(page.get_by_text("Best was")).to_have_count(0)
    for at, _ in enumerate(today.read().view.hands[0], 1):
        card = page.locator(f'[aria-keyshortcuts="{at}"][aria-pressed="true"]')
        if card.count():
            page.keyboard.press(str(at))
    choose(page, today, today.right[0])
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    share = page.get_by_role("button", name="Share")
    expect(share).to_be_focused()
    person.look("puzzle of the day, solved")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Copied: fifteentwo")).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert re.match(r"fifteentwo \d{4}-\d\d-\d\d [🟨🟧🟥]🟩\n", copied), copied
    page.goto(f"{server.address}/#/")
    expect(page.get_by_text("Solved today")).to_be_visible()
    assert not person.faults, person.faults


def test_a_trainer_grades_a_position_and_asks_the_next_one(person: Person, page: Page) -> None:
    page.get_by_role("link", name=re.compile("^Practice")).press("Enter")
    expect(page.get_by_role("heading", name="Themes")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Counting trainer"))).to_be_visible()
    person.look("practice")
    page.get_by_role("link", name=re.compile("^Discard trainer")).press("Enter")
    hand = page.get_by_role("group", name="Your cards").get_by_role("button")
    expect(hand).to_have_count(6)
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    expect(hand.nth(0)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(hand.nth(5)).to_be_focused()
    page.keyboard.press("Space")
    person.look("trainer")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("Right!|Not the best"))).to_be_visible()
    again = page.get_by_role("button", name="Next position")
    expect(again).to_be_focused()
    expect(page.get_by_role("region", name="How it goes")).to_be_visible()
    page.get_by_role("button", name="All 15 choices").wait_for()
    person.look("trainer, graded")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("^Throw two cards"))).to_be_focused()
    assert not person.faults, person.faults
    assert not person.errors


def test_an_unknown_puzzle_is_one_sentence(server: Server, page: Page) -> None:
    page.goto(f"{server.address}/#/puzzles/0000000000")
    expect(page.get_by_role("alert")).to_contain_text("There is no puzzle 0000000000.")
