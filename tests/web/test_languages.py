"""The page in other languages: the setting, clipped texts, and right-to-left layout."""

from __future__ import annotations

import json
import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.cases import cases
from tests.server.harness import Server
from tests.web.player import HASTY, Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SIZES = [(1440, 900), (390, 844), (844, 390)]

CLIPPED = """() => [...document.querySelectorAll("main *, dialog *")]
    .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
    .filter((element) => ["hidden", "clip"].includes(getComputedStyle(element).overflowX))
    .filter((element) => element.textContent.trim() !== "" && !element.closest(".visually-hidden"))
    .map((element) => element.className + ": " + element.textContent.trim().slice(0, 60))"""
TOO_WIDE = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


def speak(page: Page, language: str) -> None:
    page.add_init_script(f"localStorage.setItem('fifteentwo.language', {language!r})")


def nothing_is_clipped(page: Page) -> None:
    assert page.evaluate(CLIPPED) == []
    assert not page.evaluate(TOO_WIDE)


def test_a_language_is_chosen_in_the_settings(server: Server, page: Page) -> None:
    page.goto(f"{server.address}/#/replay")
    expect(page.locator("h1")).to_have_text("Open a saved game")
    page.evaluate("localStorage.setItem('fifteentwo.language', 'de')")
    page.reload()
    expect(page.locator("h1")).to_have_text("Gespeichertes Spiel öffnen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto(f"{server.address}/#/learn/fifteens")
    page.get_by_role("button", name="Warum?").first.click()
    expect(page.locator(".reasons .words").first).to_have_text("fünfzehn zwei")


@pytest.mark.parametrize(
    ("language", "title", "refused"),
    [
        ("de", "Gespeichertes Spiel öffnen", "Dieses Spiel wurde gelöscht."),
        ("fr", "Ouvrir une partie enregistrée", "Cette partie a été supprimée."),
        ("es", "Abrir una partida guardada", "Esta partida se ha borrado."),
    ],
)
def test_a_page_and_a_refusal_of_the_server_are_in_the_language(
    server: Server, page: Page, language: str, title: str, refused: str
) -> None:
    body = '{"sentence": "This game was deleted.", "code": "game-deleted", "arguments": {}}'
    page.route("**/api/replay*", lambda route: route.fulfill(status=400, content_type="application/json", body=body))
    speak(page, language)
    page.goto(f"{server.address}/#/replay")
    expect(page.locator("h1")).to_have_text(title)
    page.locator("textarea").fill("a record")
    page.locator("form button, button.primary").last.click()
    expect(page.get_by_text(refused)).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_longer_words_are_not_clipped_in_either_direction(
    server: Server, page: Page, size: tuple[int, int], direction: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    speak(page, "de")
    page.goto(f"{server.address}/#/replay")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate(f"document.documentElement.dir = {direction!r}")
    nothing_is_clipped(page)
    page.keyboard.press("F1")
    expect(page.get_by_role("heading", name="Das Spiel in Kürze")).to_be_visible()
    nothing_is_clipped(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto(f"{server.address}/#/history")
    page.get_by_role("button", name=re.compile("Settings|Einstellungen")).first.click()
    expect(page.get_by_role("heading", name="Karten und Tisch")).to_be_visible()
    nothing_is_clipped(page)


LESSONS = [("de", (390, 844))]


@pytest.mark.parametrize(
    ("language", "size"),
    cases(LESSONS, [each for each in product(("de", "fr", "es"), SIZES) if each not in LESSONS]),
)
def test_lessons_and_solo_games_are_not_clipped(
    server: Server, page: Page, size: tuple[int, int], language: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    speak(page, language)
    for place in ("learn", "learn/fifteens", "learn/play", "learn/board", "learn/count", "learn/print", "solo"):
        page.goto(f"{server.address}/#/{place}")
        expect(page.locator("h1")).to_be_visible()
        nothing_is_clipped(page)


@pytest.mark.parametrize("size", cases([(390, 844)], [((1440, 900),)]))
@pytest.mark.parametrize(
    ("language", "direction", "title"),
    [
        ("de", "ltr", "Setz dich zu einer Runde Cribbage."),
        ("fr", "rtl", "Prenez place pour une partie de cribbage."),
    ],
)
def test_the_lobby_has_room_for_longer_words_in_either_direction(
    server: Server, page: Page, size: tuple[int, int], language: str, direction: str, title: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    speak(page, language)
    page.goto(server.address)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.evaluate(f"document.documentElement.dir = {direction!r}")
    page.wait_for_load_state("networkidle")
    assert page.evaluate(CLIPPED) == []
    assert not page.evaluate(TOO_WIDE)


@pytest.mark.parametrize(
    ("language", "direction", "size"),
    cases(
        [("de", "rtl", (390, 844))],
        [("fr", "ltr", (844, 390)), ("es", "rtl", (1440, 900)), ("de", "ltr", (820, 1180))],
    ),
)
def test_the_table_has_room_for_longer_words_in_either_direction(
    server: Server, page: Page, language: str, direction: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person = Person(page, server.address, "keyboard")
    opened = server.open_room("standard", player="simple", dealer=0)
    kept = {
        "fifteentwo.settings": json.dumps(HASTY),
        "fifteentwo.keeper": opened["token"],
        "fifteentwo.language": language,
    }
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
    page.goto(f"{server.address}/#/room/{opened['room']}")
    person.root.wait_for()
    page.evaluate(f"document.documentElement.dir = {direction!r}")
    looked: set[str | None] = set()
    for _ in range(400):
        phase = person.root.get_attribute("data-phase")
        if phase not in looked:
            looked.add(phase)
            nothing_is_clipped(page)
        if page.locator("section.show").count():
            break
        person.step()
    nothing_is_clipped(page)
    assert {"discard", "play"} <= looked
