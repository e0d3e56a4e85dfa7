"""Two people in two browsers play with a clock, and one takes back a move when the other agrees."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Server, bearer
from tests.web.player import Person
from tests.web.test_friend import context_of

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_a_clock_is_chosen_and_a_move_is_taken_back_by_agreement(server: Server, browser: Browser) -> None:
    with context_of(browser) as at_home, context_of(browser) as away:
        host, guest = (Person(one.new_page(), server.address, "keyboard", looks=False) for one in (at_home, away))
        host.arrive()
        host.page.goto(f"{server.address}/#/friend")
        host.page.get_by_label("Your name").fill("Ann")
        host.page.get_by_role("combobox", name="Time", exact=True).select_option("10 minutes, and 10 seconds a move")
        expect(host.page.get_by_text("Whoever runs out of time loses the game.")).to_be_attached()
        host.page.get_by_role("button", name="Open a table").click()
        expect(host.page.get_by_text("If somebody is away for 3 minutes")).to_be_visible()
        room = host.page.url.rpartition("/")[2]
        link = host.page.get_by_label("Link of the invitation").input_value()
        guest.arrive()
        guest.page.goto(link)
        expect(guest.page.get_by_text("Ann invites you to a game of cribbage.")).to_be_visible()
        expect(guest.page.get_by_text("Whoever runs out of time loses the game.")).to_be_visible()
        expect(guest.page.get_by_text("If somebody is away for 3 minutes")).to_be_visible()
        guest.page.get_by_role("button", name="Take the seat").click()
        for person in (host, guest):
            person.root.wait_for()
            expect(person.page.get_by_role("timer")).to_have_count(2)
            expect(person.page.get_by_role("timer").first).to_have_text(re.compile(r"^\d+:\d\d$"))
        for _ in range(60):
            if host.page.get_by_role("button", name="Ask to undo").count():
                break
            if host.state.get("turn") == "me" or host.state.get("gate"):
                host.step()
            else:
                host.page.wait_for_timeout(50)
        host.page.get_by_role("button", name="Ask to undo").click()
        expect(guest.page.get_by_text("Ann asks to take back the last move.")).to_be_visible()
        expect(host.page.get_by_text("Waiting for")).to_be_visible()
        guest.page.get_by_role("button", name="Agree").click()
        expect(host.page.get_by_role("button", name="Ask to undo")).to_have_count(0)
        token = host.page.evaluate("localStorage['fifteentwo.keeper']")
        told = httpx.get(f"{server.address}/api/rooms/{room}", headers=bearer(token)).json()
        assert told[0]["position"]["assisted"] == [0]
        assert any(message["type"] == "ClockTimes" for message in told)
        host.page.get_by_role("button", name="This game").click()
        host.page.get_by_role("button", name="Adjourn the game").click()
        expect(host.page.get_by_role("dialog")).to_have_count(0)  # the sheet would cover what comes of it
        expect(host.page.get_by_text("Adjourn the game?")).to_be_visible()
        assert host.errors == guest.errors == []
