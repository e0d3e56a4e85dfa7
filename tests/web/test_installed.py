"""The installed page in a real browser: its manifest, starting without the server, and updating to a new version."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from fifteentwo.server.page import STATIC
from tests.server.harness import Server
from tests.web.conftest import PATIENCE
from tests.web.icons import ICONS, SIZES
from tests.web.player import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

IS_KEPT = "() => navigator.serviceWorker.controller !== null"
CHANGES = (
    "navigator.serviceWorker.addEventListener('controllerchange', () => (window.changes = (window.changes ?? 0) + 1))"
)
LOADS = "() => Number(sessionStorage.getItem('loads'))"
COUNT_LOADS = "sessionStorage.setItem('loads', Number(sessionStorage.getItem('loads')) + 1)"
RETURN = "() => document.dispatchEvent(new Event('visibilitychange'))"
NEWER = "meta[name=edition]"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser with the service worker."""
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(COUNT_LOADS)
    context.add_init_script(CHANGES)
    yield context
    context.close()


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A copy of the built page that a test can change."""
    return Path(shutil.copytree(STATIC, tmp_path / "static"))


def serve(data: Path, static: Path, port: int = 0) -> Server:
    """A server of the page in this folder."""
    return Server(
        data, port, before=f"from fifteentwo.server import page\npage.STATIC = type(page.STATIC)({str(static)!r})\n"
    )


@pytest.fixture
def running(tmp_path: Path, static: Path) -> Iterator[Server]:
    server = serve(tmp_path / "data", static)
    yield server
    server.kill()


def arrive(context: BrowserContext, server: Server) -> Person:
    person = Person(context.new_page(), server.address, "mouse")
    person.arrive(autoDeal=True)
    person.page.wait_for_function(IS_KEPT)
    return person


def publish(static: Path) -> None:
    """A new version of the page, in which the script of the game sheet has another name."""
    index, worker = static / "index.html", static / "sw.js"
    index.write_text(index.read_text().replace("</head>", '<meta name="edition" content="2"></head>'))
    code, versions = re.subn(r'(VERSION=")\w+', r"\g<1>2", worker.read_text(), count=1)
    code, names = re.subn(r'"/assets/GameSheet-[^"]+",', "", code)
    assert versions == 1
    assert names > 0
    worker.write_text(code)
    for file in (static / "assets").glob("GameSheet-*"):
        file.unlink()


def until_taken_over(page: Page) -> None:
    """The user returns to this tab, and the browser finds the new version."""
    page.evaluate("() => (window.changes = 0)")
    page.evaluate(RETURN)
    page.wait_for_function("() => window.changes > 0")


def raise_a_card(person: Person, server: Server) -> None:
    """At a table, with one of two cards selected for the crib."""
    person.sit(server.open_room("standard", player="simple", dealer=0))
    person.page.locator("[data-phase=discard][data-busy=false][data-turn=me]").wait_for()
    person.page.locator("[data-card]").first.click()
    expect(person.page.locator("[data-card][aria-pressed=true]")).to_have_count(1)


def test_the_browser_can_install_the_page(context: BrowserContext, server: Server) -> None:
    page = arrive(context, server).page
    devtools = context.new_cdp_session(page)
    read = devtools.send("Page.getAppManifest")
    assert read["errors"] == []
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in found} <= {"in-incognito"}, (
        "the only fault may be that the test is in private"
    )
    manifest = json.loads(read["data"])
    assert (manifest["name"], manifest["display"]) == ("fifteentwo", "standalone")
    for icon in manifest["icons"]:
        drawn = page.evaluate(
            """async (src) => {
                const image = new Image();
                image.src = src;
                await image.decode();
                return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            icon["src"],
        )
        assert icon["sizes"] in (drawn, "any")
    assert {path.name for path in ICONS.glob("*.png")} == set(SIZES)


def test_it_starts_without_the_server_says_so_and_recovers(
    context: BrowserContext, running: Server, static: Path
) -> None:
    person = arrive(context, running)
    page = person.page
    running.kill()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The game server cannot be reached")
    person.look("without the server")
    loads = page.evaluate(LOADS)
    for place in ("solo", "history", "custom"):
        page.goto(f"{running.address}/#/{place}")
        expect(page.get_by_role("alert")).to_contain_text("The game server cannot be reached")
    page.goto(f"{running.address}/#/")
    again = serve(running.data, static, running.port)
    try:
        expect(person.opponents.first).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        assert page.evaluate(LOADS) == loads, "nothing was loaded again by hand"
    finally:
        again.kill()
    assert person.errors == []
    assert person.faults == []


def test_a_lost_table_is_reconnected(context: BrowserContext, running: Server, static: Path) -> None:
    person = arrive(context, running)
    raise_a_card(person, running)
    page = person.page
    page.set_viewport_size({"width": 1280, "height": 800})
    running.kill()
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), "the table keeps its height"
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The game server cannot be reached")
    again = serve(running.data, static, running.port)
    try:
        page.locator("[data-phase=discard][data-busy=false][data-turn=me]").wait_for()
    finally:
        again.kill()
    assert person.errors == []


def test_an_outdated_lobby_reloads_once(context: BrowserContext, running: Server, static: Path) -> None:
    page = arrive(context, running).page
    loads = page.evaluate(LOADS)
    publish(static)
    page.evaluate(RETURN)
    page.locator(NEWER).wait_for(state="attached")
    page.locator("[data-player]").first.wait_for()
    for hash_ in ("#/history", "#/"):
        page.evaluate("hash => (location.hash = hash)", hash_)
    page.locator("[data-player]").first.wait_for()
    assert page.evaluate(LOADS) == loads + 1


def test_an_outdated_table_waits_until_it_is_left(context: BrowserContext, running: Server, static: Path) -> None:
    person = arrive(context, running)
    page = person.page
    raise_a_card(person, running)
    loads = page.evaluate(LOADS)
    publish(static)
    until_taken_over(page)
    page.get_by_role("button", name="This game").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    page.locator("[data-card]").nth(1).click()
    person.primary.click()
    page.locator("[data-phase=play]").wait_for()
    assert page.evaluate(LOADS) == loads
    page.evaluate("() => (location.hash = '#/')")
    page.locator(NEWER).wait_for(state="attached")
    assert page.evaluate(LOADS) == loads + 1
    assert person.errors == []


@pytest.mark.exhaustive
def test_a_table_waits_if_another_tab_has_loaded_the_new_version(
    context: BrowserContext, running: Server, static: Path
) -> None:
    lobby, table = arrive(context, running), arrive(context, running)
    raise_a_card(table, running)
    loads = table.page.evaluate(LOADS)
    publish(static)
    lobby.page.evaluate(RETURN)
    lobby.page.locator(NEWER).wait_for(state="attached")
    expect(table.page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    assert table.page.evaluate(LOADS) == loads
    table.page.evaluate("() => (location.hash = '#/')")
    table.page.locator(NEWER).wait_for(state="attached")
    assert table.page.evaluate(LOADS) == loads + 1
    assert table.errors == []
