"""More than two at the table, and several people at one screen, in a real browser against the real server."""

from __future__ import annotations

import json
import re
from itertools import cycle, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from fifteentwo.cribbage import Call, Claim, Discard, Pass, Play
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.table import Do
from tests.cases import cases
from tests.server.harness import Server
from tests.web.answering import Answering, prepare
from tests.web.endings import before_the_last_deals
from tests.web.player import LONGEST, Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

# Keeps the page's sockets, to count the open ones.
LINES = """
window.lines = [];
window.WebSocket = class extends WebSocket {
    constructor(...where) {
        super(...where);
        window.lines.push(this);
    }
};
"""


@pytest.mark.parametrize(("rules", "sides"), cases([("partners target=31", 2)], [("three_players target=31", 3)]))
def test_a_game_against_several(server: Server, page: Page, rules: str, sides: int) -> None:
    person = Person(page, server.address, "keyboard")
    person.arrive()
    opened = server.open_room(rules, dealer=1, player="steady")
    prepare(server, opened, before_the_last_deals(parse(rules, CribbageRules), seed=1))
    person.sit(opened)
    players = parse(rules, CribbageRules).players
    expect(page.locator("[data-anchor^=plate-]")).to_have_count(players)  # a table is drawn in parts
    assert page.locator("path.track").count() == sides
    person.play_on()
    assert person.errors == []
    assert person.faults == []
    assert {"discard", "play", "over"} <= person.seen
    table = person.record().table
    assert table.outcome is not None
    page.get_by_role("button", name="View table").click()
    assert page.get_by_role("link", name="Replay").is_visible()
    said = page.locator("section.over[data-side]").inner_text()
    for score in table.outcome.scores:
        assert str(score) in said
    # Partners have one score between them.
    shown = [page.locator(f"[data-anchor=plate-{seat}] .score").inner_text() for seat in range(players)]
    for seat, text in enumerate(shown):
        assert str(table.outcome.scores[table.rules.side(seat)]) in text


@pytest.mark.parametrize("rules", cases(["partners players=6"], ["three_players players=5 crib=discards"]))
def test_five_and_six_have_room_on_a_phone(server: Server, page: Page, rules: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    person = Person(page, server.address, "mouse")
    person.arrive()
    person.sit(server.open_room(rules, player="random"))
    looked: set[str] = set()
    for _ in range(LONGEST):
        if "deal next-deal" in person.seen:
            break
        person.step()
        phase, broad, cards, bar = page.evaluate(
            """() => [
                document.querySelector('[data-phase]').dataset.phase,
                document.documentElement.scrollWidth,
                Math.max(0, ...[...document.querySelectorAll('[data-card]')].map(card => card.getBoundingClientRect().bottom)),
                document.querySelector('footer').getBoundingClientRect().top,
            ]"""
        )
        assert broad <= 360, phase
        assert cards <= bar, f"{phase}: the bar lies over the hand"
        looked.add(phase)
    assert {"discard", "play", "show"} <= looked
    assert person.errors == []
    assert person.faults == []


class Watcher:
    """Observes a shared screen: whose cards are shown, and which connections to the room are open."""

    def __init__(self, page: Page, silent: int = 0) -> None:
        self.page = page
        self.silent = silent  # connections that may be open beside that of the current player
        self.held: dict[str, set[str]] = {}
        self.deal = ""
        self.changes = 0
        self._sitting = ""
        self.greetings: list[str] = []
        self.leaks: list[str] = []
        page.add_init_script(LINES)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        """Notes how each connection to a room begins, and the cards that one is sent which only says who is here."""
        first: list[str] = []

        def sent(text: str | bytes) -> None:
            if not first:
                first.append(json.loads(text)["type"])
                self.greetings += first

        def received(text: str | bytes) -> None:
            if first == ["Attend"]:
                self.leaks += re.findall(r'"[A2-9TJQK][CDHS]"', str(text))

        socket.on("framesent", sent)
        socket.on("framereceived", received)

    def look(self) -> None:
        """Checks that two hands are never shown together, and none behind the curtain, where none is sent either."""
        assert self.leaks == []
        seen: dict[str, Any] = self.page.evaluate(
            """() => ({
                curtain: document.querySelector('main.curtain') !== null,
                me: document.querySelector('.mine')?.getAttribute('aria-label') ?? '',
                dealer: document.querySelector('.plate:has(.dealer) .name')?.textContent ?? '',
                phase: document.querySelector('[data-phase]')?.dataset.phase ?? '',
                hands: document.querySelectorAll('.hand').length,
                mine: [...document.querySelectorAll('[data-card]')].map(card => card.dataset.card),
                backs: document.querySelectorAll('.backs .card:not(.back), .crib .card:not(.back)').length,
                cards: document.querySelectorAll('.card').length,
                lines: window.lines.filter(line => line.readyState <= WebSocket.OPEN).length,
            })"""
        )
        if seen["curtain"]:
            assert seen["cards"] == seen["hands"] == 0
            assert seen["lines"] <= 1 + self.silent, "one says that somebody is there"
            return
        assert seen["hands"] <= 1
        assert seen["backs"] == 0, "somebody else's cards lie face up"
        assert seen["lines"] <= 1 + self.silent
        if seen["phase"] == "deal" or seen["dealer"] != self.deal:
            self.held, self.deal = {}, seen["dealer"]
        if seen["mine"]:
            self.held.setdefault(seen["me"], set()).update(seen["mine"])
            self.changes += seen["me"] != self._sitting
            self._sitting = seen["me"]
        hands = list(self.held.values())
        assert all(not one & other for place, one in enumerate(hands) for other in hands[:place]), self.held


def test_two_people_pass_the_screen_to_each_other(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    watcher = Watcher(page)
    person.arrive()
    rules = "partners teams=off target=31"
    opened = server.open_room(rules, people=(0, 2), dealer=1)
    prepare(server, opened, before_the_last_deals(parse(rules, CribbageRules), seed=1))
    person.sit(opened)
    assert person.curtain.count() == 1, "somebody's cards were shown before anybody had said who he is"
    reloaded = 0
    for _ in range(LONGEST):
        watcher.look()
        if person.is_over:
            break
        person.step()
        if reloaded < 2 and watcher.changes > 2 * reloaded + 1 and page.locator("[data-turn=me]").count():
            reloaded += 1
            page.reload()
            person.root.or_(person.curtain).first.wait_for()
            assert person.curtain.count() == 1
            watcher.look()
    person.look("over")
    assert person.is_over
    assert reloaded == 2
    assert watcher.changes > 4
    assert watcher.greetings.count("Attend") >= person.takeovers, "behind each curtain"
    assert watcher.greetings.count("Hello") == person.takeovers, "a seat is seen only when its player takes the screen"
    assert person.errors == []
    assert person.faults == []
    assert {"curtain", "discard", "play", "over"} <= person.seen
    assert person.record().table.outcome is not None
    page.get_by_role("button", name="View table").click()
    names = page.locator(".plate .name").all_inner_texts()
    assert {"Ann", "Cat"} <= set(names)
    assert "You" not in names
    # The rematch is another room for the same people, and it opens with the curtain.
    room = page.url
    page.keyboard.press("Enter")
    person.curtain.wait_for()
    assert page.url != room
    watcher.look()


def test_nobody_is_called_to_the_screen_only_to_accept_a_claim(server: Server, page: Page) -> None:
    digits = cycle("024")
    person = Answering(page, server.address, claim=lambda: (next(digits), "Enter"))
    watcher = Watcher(page, silent=1)
    person.arrive(letStand=True)
    rules = "muggins target=31"
    opened = server.open_room(rules, people=(0, 1), dealer=1)
    before = before_the_last_deals(parse(rules, CribbageRules), seed=1)
    prepare(server, opened, before)
    person.sit(opened)
    for _ in range(LONGEST):
        watcher.look()
        if person.is_over:
            break
        person.step()
    assert person.is_over
    assert person.errors == []
    entries = [moment.entry for moment in person.record().table.moments]
    actions = [entry.action for entry in entries if isinstance(entry, Do)][len(before) :]
    assert any(isinstance(action, Pass) for action in actions)
    assert not any(isinstance(action, Call) for action in actions)
    acted = [action.seat for action in actions if isinstance(action, Discard | Play | Claim)]
    assert watcher.greetings.count("Hello") == person.takeovers, "no claim was passed by looking at the seat"
    assert watcher.greetings.count("Attend") > person.takeovers
    assert len(person.called) == 1 + sum(one != other for one, other in pairwise(acted))
