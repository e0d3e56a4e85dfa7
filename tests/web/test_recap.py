"""The page at the end of a game in a real browser: from the last card on, by keyboard, with axe."""

from __future__ import annotations

import re
import struct

import pytest
from playwright.sync_api import Page, expect

from fifteentwo.rules import CribbageRules, parse
from tests.cases import cases
from tests.server.harness import Server
from tests.web.answering import prepare
from tests.web.endings import before_the_match_ends, ending
from tests.web.player import Person
from tests.web.targets import TOO_SMALL

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SIZES = [(1440, 900), (390, 844)]


def finish(person: Person, server: Server, rules: str, seed: int) -> None:
    """Plays the last cards, up to the page at the end."""
    person.arrive()
    person.sit(ending(server, rules, seed))
    person.play_on()
    person.page.get_by_role("heading", name="Deal by deal").wait_for()


def test_the_end_of_a_game_shows_its_recap(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    finish(person, server, "standard", 1)
    outcome = person.record().table.outcome
    assert outcome is not None
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
    expect(heading).to_have_text(re.compile(rf"beat .+ by {max(outcome.scores) - min(outcome.scores)}\."))
    person.look("recap")

    chart = page.get_by_role("slider", name="Scores after each deal")
    chart.focus()
    page.keyboard.press("End")
    expect(chart).to_have_attribute(
        "aria-valuetext", re.compile(f"You {outcome.scores[0]}, Bot 1 {outcome.scores[1]}$")
    )
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(re.compile(r"dealt · You \+\d+ to"))).to_be_visible()
    page.get_by_text("Show as table").click()
    expect(page.get_by_role("table", name="Deal by deal").get_by_role("row").last).to_contain_text(
        str(outcome.scores[0])
    )
    expect(page.get_by_role("row", name=re.compile("^Hand")).last).to_be_visible()
    person.look("recap with its table")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width

    with page.expect_download() as saved:
        page.get_by_role("button", name="Share").click()
    image = saved.value.path().read_bytes()
    assert image[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", image[16:24]) == (1200, 630)
    assert len(set(image)) > 200, "an empty picture packs to almost nothing"
    expect(page.get_by_text("The image was saved.")).to_be_visible()

    page.get_by_role("button", name="View table").click()
    page.get_by_role("button", name="Summary").click()
    expect(heading).to_be_visible()
    room = page.url
    page.get_by_role("button", name="Rematch").click()
    person.root.wait_for()
    assert page.url != room
    assert person.errors == []
    assert person.faults == []


@pytest.mark.parametrize(
    ("rules", "seed", "columns"), cases([("partners match=first_to:3", 2, 2)], [("three_players", 1, 3)])
)
def test_the_end_with_more_players(server: Server, page: Page, rules: str, seed: int, columns: int) -> None:
    person = Person(page, server.address, "mouse")
    finish(person, server, rules, seed)
    person.look("recap")
    parts = page.get_by_role("group", name="Where the points came from")
    expect(parts.get_by_role("columnheader")).to_have_count(1 + columns)
    if "match" in rules:
        expect(page.get_by_text(re.compile(r"^Match \d–\d, to 3$"))).to_be_visible()
        page.get_by_role("button", name="Next game").click()
        person.root.wait_for()
        assert len(person.record().record.games) == 2
    assert person.errors == []
    assert person.faults == []


def test_the_end_of_a_match(server: Server, page: Page) -> None:
    """A match to seven game points, which stands at six to four."""
    person = Person(page, server.address, "keyboard")
    person.arrive()
    opened = server.open_room("hoyle", player="steady", dealer=1)
    prepare(server, opened, before_the_match_ends(parse("hoyle", CribbageRules), seed=2))
    person.sit(opened)
    expect(page.get_by_text("Match 6 – 4, to 7")).to_be_visible()
    person.play_on()
    expect(page.get_by_role("heading", level=1)).to_have_text("You win the match, 7–4.")
    expect(page.get_by_text("You beat Bot 1 by 27.")).to_be_visible()
    games = page.get_by_role("table", name="Games of the match").get_by_role("row")
    expect(games.last).to_have_text(re.compile(r"Match\s*7\s*4"))
    standing = person.record().table.standing
    expect(games).to_have_count(standing.games + 2)
    expect(games.nth(standing.games)).to_have_text(re.compile(rf"^\s*{standing.games}\s*You\s*\d+\s*\d+\s*\d\s*$"))
    person.look("recap of a match")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(TOO_SMALL) == []
    page.get_by_role("button", name="View table").click()
    expect(page.get_by_role("region", name="You win!")).to_contain_text("You win the match!")
    assert page.evaluate(TOO_SMALL) == []
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_text("Match 0 – 0, to 7")).to_be_visible()
    assert person.errors == []
    assert person.faults == []
