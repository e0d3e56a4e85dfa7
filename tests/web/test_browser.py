"""Whole games in a real browser, against the real server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.cases import cases
from tests.server.harness import Server
from tests.web.player import How, Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


@pytest.mark.parametrize("how", cases(["keyboard"], ["mouse"]))
def test_a_whole_game_to_121(server: Server, page: Page, how: How) -> None:
    person = Person(page, server.address, how)
    person.arrive()
    person.start()
    person.play_on()
    assert person.errors == []
    assert person.faults == []
    assert {"custom game", "cut cut", "deal deal", "discard", "raised", "play", "over"} <= person.seen
    outcome = person.record().table.outcome
    assert outcome is not None
    assert max(outcome.scores) == 121
    said = page.locator("section.over[data-side]").inner_text()
    for score in outcome.scores:
        assert str(score) in said


@pytest.mark.exhaustive
@pytest.mark.parametrize("rules", ["seven_card", "lowball", "five_card", "no_discard"])
def test_a_game_of_another_kind(server: Server, page: Page, rules: str) -> None:
    person = Person(page, server.address, "keyboard")
    person.arrive()
    person.sit(server.open_room(f"{rules} target=31", player="steady"))
    person.play_on()
    assert person.errors == []
    assert person.faults == []
    assert person.record().table.outcome is not None


def test_a_reload_continues_and_two_tabs_agree(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard", looks=False)
    person.arrive()
    person.start()
    while person.root.get_attribute("data-phase") != "play":
        person.step()
    person.play_on(steps=10)
    page.reload()
    person.root.wait_for()
    assert person.root.get_attribute("data-phase") != "cut"
    tab = page.context.new_page()
    other = Person(tab, server.address, "keyboard")
    tab.goto(page.url)
    other.root.wait_for()
    person.play_on(steps=20)
    person.catch_up()
    other.catch_up()
    assert person.lying == other.lying
    assert person.errors == other.errors == []


def test_a_killed_server_is_reconnected_to(page: Page, tmp_path: Path) -> None:
    first = Server(tmp_path / "data")
    person = Person(page, first.address, "keyboard", looks=False)
    person.arrive()
    person.sit(first.open_room("standard target=31", player="steady"))
    while person.root.get_attribute("data-phase") != "play":
        person.step()
    first.kill()
    again = Server(tmp_path / "data", port=first.port)
    try:
        person.play_on()
        assert person.record().table.outcome is not None
    finally:
        again.kill()
    assert person.errors == []


def test_a_page_whose_file_could_not_be_fetched_is_there_when_it_can(server: Server, page: Page) -> None:
    page.goto(server.address)
    page.route("**/assets/Puzzle-*.js", lambda route: route.abort())
    page.evaluate("location.hash = '#/puzzles'")
    expect(page.get_by_role("alert")).to_contain_text("The game server cannot be reached")
    page.unroute("**/assets/Puzzle-*.js")
    expect(page.get_by_role("heading", name="Puzzles")).to_be_visible()
