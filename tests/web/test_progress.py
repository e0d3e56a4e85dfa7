"""The page of progress in a real browser, with a report of thirty games: by keyboard, with axe, on a phone."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Page, expect

from fifteentwo.reviews.rating import CountTally
from fifteentwo.server.rating import report
from tests.server.harness import Server
from tests.server.test_rating import game, kept
from tests.web.player import Person
from tests.web.test_everywhere import CUT_OFF
from tests.web.test_lobby import SMALL, WIDER

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_progress_by_keyboard_on_a_phone(server: Server, page: Page) -> None:
    games = [(game(number), kept(0.02 + number % 7 / 100, CountTally(4, 1, 2))) for number in range(1, 31)]
    body = msgspec.json.encode(report(games, 1, 2)).decode()
    page.route("**/api/rating?*", lambda route: route.fulfill(body=body, content_type="application/json"))
    page.set_viewport_size({"width": 390, "height": 844})
    person = Person(page, server.address, "keyboard")
    page.goto(f"{server.address}/#/statistics")
    page.get_by_role("link", name="Progress").press("Enter")
    rating, luck = page.get_by_role("slider", name="per decision"), page.get_by_role("slider", name="luck adds up")
    rating.press("Home")
    expect(rating).to_have_attribute("aria-valuenow", "1")
    luck.press("ArrowLeft")
    expect(luck).to_have_attribute("aria-valuenow", "29")
    for summary in page.get_by_text("Show as table").all():
        summary.press("Enter")
    expect(page.get_by_role("row", name="Game 30")).to_have_count(2)
    person.look("the report")
    assert [page.evaluate(fault) for fault in (WIDER, SMALL, CUT_OFF)] == [0, [], []]
    page.get_by_role("link", name="instead of").first.press("Enter")
    page.wait_for_url("**/#/review/room/*/17")
    assert person.faults == []
