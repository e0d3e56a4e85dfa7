"""The custom game in a real browser, against the real server, by keyboard alone."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from fifteentwo.rules import PRESETS, CribbageRules, parse
from tests.cases import cases
from tests.server.harness import Server
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

FAR = 150  # presses of Tab: more than there are controls
CRIBBAGE = [name for name, preset in PRESETS.items() if isinstance(preset.rules, CribbageRules)]


class Dialog:
    """The page that F9 leads to, and the keys that are pressed there."""

    def __init__(self, server: Server, page: Page) -> None:
        self.page = page
        self.server = server
        self.person = Person(page, server.address, "keyboard")
        self.person.arrive()
        self.open()

    def open(self) -> None:
        self.page.goto(f"{self.server.address}/#/")
        self.person.opponents.first.wait_for()
        self.page.keyboard.press("F9")
        self.start.wait_for()

    @property
    def line(self) -> str:
        return self.page.get_by_label("Rules code (advanced)").input_value()

    @property
    def start(self) -> Locator:
        return self.page.get_by_role("button", name="Start game")

    def go(self, to: Locator, back: bool = False) -> None:
        """Presses Tab until the focus is there."""
        for _ in range(FAR):
            if to.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"Tab does not come to {to}")

    def unfold(self, title: str) -> None:
        """Opens the section with this title, if it is closed."""
        summary = self.page.locator("summary", has_text=title)
        if not summary.evaluate("summary => summary.parentElement.open"):
            self.go(summary)
            self.page.keyboard.press("Enter")

    def choose_card(self, preset: str) -> None:
        card = self.page.locator(f"input[type=radio][value={preset}]")
        card.wait_for(state="attached")
        group = self.page.locator("[role=radiogroup]", has=card)
        if group.get_attribute("aria-label") == "More games":
            self.unfold("More games")
        cards = group.locator("input[type=radio]")
        values = cards.evaluate_all("cards => cards.map(card => card.value)")
        checked = cards.evaluate_all("cards => cards.findIndex(card => card.checked)")
        self.go(cards.nth(max(checked, 0)))
        if checked < 0:
            self.page.keyboard.press("Space")
        for _ in range((values.index(preset) - max(checked, 0)) % len(values)):
            self.page.keyboard.press("ArrowDown")

    def type_in(self, label: str, text: str) -> None:
        field = self.page.get_by_label(label, exact=True)
        self.go(field)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def began(self) -> dict[str, Any]:
        """Presses Enter; returns the server's description of the room that was opened."""
        self.page.keyboard.press("Enter")
        self.page.wait_for_url(re.compile("#/room/"))
        room = self.page.url.rpartition("/")[2]
        answer = httpx.get(f"{self.server.address}/api/rooms", headers=self.person.bearer)
        games: list[dict[str, Any]] = answer.json()
        return next(game for game in games if game["room"] == room)

    def refused(self, sentence: str, *fields: str) -> None:
        """Waits for the sentence at the field and at the bottom, and checks whether Enter is disabled."""
        alert = self.page.get_by_role("alert")
        expect(alert).to_contain_text(sentence, ignore_case=True)
        expect(self.start).to_be_disabled()
        told = self.page.locator(".refused", has_text=sentence)
        assert told.count() == len(fields)
        for field in fields:
            named = self.page.locator(f"[data-field={field}] [aria-invalid=true]")
            expect(named).to_have_count(1)
            described = (named.get_attribute("aria-describedby") or "").split()
            said = " ".join(self.page.locator(f"[id='{one}']").inner_text() for one in described)
            assert sentence in said.lower()
        self.person.look(f"refused {' '.join(fields)}")
        self.page.keyboard.press("Enter")
        assert "#/room/" not in self.page.url


@pytest.fixture
def dialog(server: Server, page: Page) -> Dialog:
    return Dialog(server, page)


@pytest.mark.parametrize("preset", cases(CRIBBAGE[:1], [name for name in CRIBBAGE if name not in CRIBBAGE[:1]]))
def test_each_named_game_is_opened_from_its_card(dialog: Dialog, preset: str) -> None:
    dialog.choose_card(preset)
    assert dialog.line == preset
    rules = PRESETS[preset].rules
    assert isinstance(rules, CribbageRules)
    expect(dialog.page.get_by_label(re.compile("^Player of seat"))).to_have_count(rules.players)
    dialog.person.look(preset)
    room = dialog.began()
    assert room["rules_text"] == preset
    assert len(room["chairs"]) == rules.players
    assert dialog.person.faults == []
    assert dialog.person.errors == []


def test_conflicting_rules_are_refused_twice_fixed_and_played(dialog: Dialog) -> None:
    page = dialog.page
    dialog.choose_card("jokers")
    dialog.type_in("Custom", "17")
    dialog.refused("target=17 is out of range", "target")
    dialog.page.keyboard.press("Control+A")
    dialog.page.keyboard.type("100")
    expect(dialog.start).to_be_enabled()
    dialog.unfold("Details")
    dialog.go(page.get_by_role("switch", name="Muggins"))
    page.keyboard.press("Space")
    dialog.refused("muggins=on and counting=auto conflict", "counting", "muggins")
    dialog.go(page.get_by_role("combobox", name="Counting", exact=True), back=True)
    page.keyboard.press("ArrowDown")
    expect(dialog.start).to_be_enabled()
    raw = "options => options.map(option => option.textContent).filter(text => /_|^(on|off|all|auto|manual|high)$/.test(text))"
    assert page.locator("[data-field] option").evaluate_all(raw) == []
    dialog.go(page.get_by_role("switch", name="Stinkhole"))
    page.keyboard.press("Space")
    dialog.go(page.get_by_label("How well it counts, seat 2"), back=True)
    page.keyboard.press("End")
    dialog.person.look("mended")
    dialog.go(page.get_by_label("Rules code (advanced)"))
    room = dialog.began()
    mix = "jokers target=100 muggins=on counting=manual stinkhole=on"
    assert parse(room["rules_text"]) == parse(mix)
    assert [chair["player"] for chair in room["chairs"]] == [None, "club:misses=all/every=2"]
    assert dialog.person.faults == []
    assert dialog.person.errors == []


def test_people_on_one_device_sit_down_as_partners(dialog: Dialog) -> None:
    page = dialog.page
    dialog.unfold("Details")
    dialog.type_in("Name, seat 1", "Ann")
    dialog.go(page.get_by_label("Rules code (advanced)"))
    page.keyboard.press("Control+A")
    page.keyboard.type("acc partners match=best_of:5 jokers=1")
    expect(page.get_by_label(re.compile("^Player of seat"))).to_have_count(4)
    partner = page.get_by_role("group", name="Partners: pair 1").get_by_label("Player of seat 3")
    dialog.go(partner, back=True)
    page.keyboard.press("Home")
    dialog.type_in("Name, seat 3", "Bob")
    dialog.go(page.get_by_role("switch", name="Count for me, seat 3"))
    page.keyboard.press("Space")
    dialog.person.look("people")
    room = dialog.began()
    assert parse(room["rules_text"]) == parse("acc partners match=best_of:5 jokers=1")
    assert [(chair["name"], chair["player"] is None, chair["helped"]) for chair in room["chairs"]] == [
        ("Ann", True, False),
        ("Arthur", False, False),
        ("Bob", True, True),
        ("Imani", False, False),
    ]
    assert room["own"] == [0, 2]
    page.goto(f"{dialog.server.address}/#/")
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("article")).to_contain_text("Table of Ann, Arthur, Bob and Imani")
    dialog.person.look("lobby")
    assert dialog.person.faults == []


def test_a_saved_setup_is_restored_and_outdated_values_do_no_harm(server: Server, page: Page) -> None:
    person = Person(page, server.address, "keyboard")
    person.arrive(savedSetup={"rules": "hoyle target=61", "opponent": "novice"})
    page.keyboard.press("F9")
    expect(page.get_by_label("Rules code (advanced)")).to_have_value("hoyle target=61")
    expect(page.get_by_label("Player of seat 2")).to_have_value("novice")
    page.get_by_label("181", exact=True).focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Save as my default").focus()
    page.keyboard.press("Enter")
    page.reload()
    page.keyboard.press("F9")
    expect(page.get_by_label("Rules code (advanced)")).to_have_value("hoyle target=181")
    for odd in ({"rules": "gone with=it", "chairs": [1, None]}, {"rules": 7}, "nothing"):
        person.arrive(savedSetup=odd)
        page.keyboard.press("F9")
        page.get_by_label("Rules code (advanced)").wait_for(state="attached")
    assert person.errors == []
