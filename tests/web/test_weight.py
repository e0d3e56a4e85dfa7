"""The size of the page: every script and style sheet the browser fetches, gzipped."""

from __future__ import annotations

import json
from gzip import compress
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from fifteentwo.server.page import STATIC
from tests.server.harness import Server
from tests.web.player import HASTY, Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SCRIPTS = 90_000
"""Bytes of script for the lobby and a game of two, from an address to the show. Load later what the first game does not need."""
ALL = 106_000
"""The same with style sheets and the page itself."""
TABLE = 70_000
"""Bytes of script where the address is that of the table, which needs no lobby."""
LEARN = 58_000
"""The same for the page of lessons, which needs no table."""


def weighed(page: Page) -> dict[str, int]:
    """The gzipped size of the scripts and style sheets that this page loads from now on, by path."""
    fetched: dict[str, int] = {}

    def weigh(url: str) -> None:
        path = urlsplit(url).path
        if path in ("/", "/index.html") or path.endswith((".js", ".css")):
            fetched[path] = len(compress((STATIC / (path.lstrip("/") or "index.html")).read_bytes()))

    page.on("response", lambda response: weigh(response.url))
    return fetched


def is_light(fetched: dict[str, int]) -> bool:
    assert len(fetched) >= 3
    assert sum(weight for path, weight in fetched.items() if path.endswith(".js")) <= SCRIPTS, fetched
    return sum(fetched.values()) <= ALL


def test_a_table_of_two_stays_light(server: Server, page: Page) -> None:
    fetched = weighed(page)
    person = Person(page, server.address, "keyboard")
    opened = server.open_room("standard", player="simple", dealer=0)
    kept = {"fifteentwo.settings": json.dumps(HASTY), "fifteentwo.keeper": opened["token"]}
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
    page.goto(server.address)
    page.locator("[data-player]").first.wait_for()
    page.evaluate("room => (location.hash = `#/room/${room}`)", opened["room"])
    person.root.wait_for()
    for _ in range(400):
        if page.locator("section.show").count():
            break
        person.step()
    else:
        raise AssertionError("nothing was counted")
    assert is_light(fetched), (sum(fetched.values()), fetched)


def test_the_lobby_stays_light(server: Server, page: Page) -> None:
    fetched = weighed(page)
    Person(page, server.address, "keyboard").arrive()
    page.wait_for_load_state("networkidle")
    assert is_light(fetched), (sum(fetched.values()), fetched)


def test_a_table_needs_no_lobby(server: Server, page: Page) -> None:
    fetched = weighed(page)
    opened = server.open_room("standard", player="simple", dealer=0)
    page.add_init_script(f"localStorage.setItem('fifteentwo.keeper', {json.dumps(opened['token'])})")
    page.goto(f"{server.address}/#/room/{opened['room']}")
    page.locator("[data-phase]").wait_for()
    page.wait_for_load_state("networkidle")
    scripts = {path: weight for path, weight in fetched.items() if path.endswith(".js")}
    assert sum(scripts.values()) <= TABLE, scripts


def test_the_lessons_need_no_table(server: Server, page: Page) -> None:
    fetched = weighed(page)
    page.goto(f"{server.address}/#/learn")
    page.get_by_role("heading", name="Learn").first.wait_for()
    page.wait_for_load_state("networkidle")
    scripts = {path: weight for path, weight in fetched.items() if path.endswith(".js")}
    assert sum(scripts.values()) <= LEARN, (sum(scripts.values()), scripts)
