"""A table of four: two people in two browsers, a bot and the computer, watched from a third browser."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from random import Random

import httpx
import pytest
from playwright.sync_api import Browser, expect

from fifteentwo.client import sit
from tests.server.harness import Server, bearer
from tests.web.conftest import PATIENCE
from tests.web.player import Person
from tests.web.test_friend import context_of, finish

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

RULES = "partners target=31"
BOT = 3


def play_as_a_bot(address: str, room: str, token: str) -> tuple[int, bool]:
    """Plays at random to the end of the match; the number of choices, and whether the match is over."""
    rng, choices = Random(4), 0
    with sit(address, room, token) as table:
        for position in table.turns():
            table.act(rng.choice(position.offer.legal))
            choices += 1
        return choices, table.is_over


def test_two_browsers_a_bot_and_the_computer_finish_a_match_before_a_spectator(
    server: Server, browser: Browser
) -> None:
    opened = server.open_room(RULES, people=(0, 1, BOT), dealer=2)
    room, host_token = opened["room"], bearer(opened["token"])
    path = f"{server.address}/api/rooms/{room}"
    bot = httpx.post(f"{path}/bots", json={"seat": BOT, "name": "Robin", "seconds": 60}, headers=host_token).json()
    guest_secret = httpx.post(f"{path}/invitations", json={"seat": 1}, headers=host_token).json()["secret"]
    watch_secret = httpx.post(f"{path}/spectators", headers=host_token).json()["secret"]
    with (
        ThreadPoolExecutor() as thread,
        context_of(browser) as first,
        context_of(browser) as second,
        context_of(browser) as third,
    ):
        robin: Future[tuple[int, bool]] = thread.submit(play_as_a_bot, server.address, room, bot["token"])
        ann, bea = (Person(one.new_page(), server.address, "keyboard", looks=False) for one in (first, second))
        ann.arrive()
        bea.arrive()
        bea.page.goto(f"{server.address}/#/join/{room}/{guest_secret}")
        bea.page.get_by_label("Your name").fill("Bea")
        bea.page.get_by_role("button", name="Take the seat").click()
        ann.sit(opened)
        bea.root.wait_for()
        watcher = Person(third.new_page(), server.address, "keyboard", looks=False)
        watcher.arrive()
        zoe = watcher.page
        zoe.goto(f"{server.address}/#/spectate/{room}/{watch_secret}")
        zoe.get_by_label("Your name").fill("Zoe")
        zoe.get_by_role("button", name="Watch").click()
        expect(zoe.locator("[data-anchor=plate-3]")).to_contain_text("Robin")
        finish(ann, bea)
        choices, is_over = robin.result(PATIENCE / 1000)
        assert is_over
        assert choices > 1
        table = ann.record().table
        assert table.is_over
        outcome = table.outcome
        assert outcome is not None
        watcher.play_on()
        for score in outcome.scores:
            expect(zoe.get_by_role("main")).to_contain_text(str(score))
        assert ann.errors == bea.errors == watcher.errors == []
