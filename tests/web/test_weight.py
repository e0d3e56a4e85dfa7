"""What a game of two weighs: every script and style sheet the browser fetches from the lobby to the show, gzipped."""

from __future__ import annotations

from gzip import compress
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from fifteentwo.server.page import STATIC
from tests.server.harness import Server
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

MOST = 60_000
"""Bytes. Whoever adds to the page may find something that comes later as well."""


def test_the_lobby_and_the_table_of_two_stay_light(server: Server, page: Page) -> None:
    fetched: dict[str, int] = {}

    def weigh(url: str) -> None:
        path = urlsplit(url).path
        if path in ("/", "/index.html") or path.endswith((".js", ".css")):
            fetched[path] = len(compress((STATIC / (path.lstrip("/") or "index.html")).read_bytes()))

    page.on("response", lambda response: weigh(response.url))
    person = Person(page, server.address, "keyboard")
    person.arrive()
    person.sit(server.open_room("standard", player="simple", dealer=0))
    for _ in range(400):
        if page.locator("section.show").count():
            break
        person.step()
    else:
        raise AssertionError("nothing was counted")
    assert len(fetched) >= 3
    assert sum(fetched.values()) <= MOST, fetched
