"""The states of the page that pictures are taken of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import httpx
import msgspec
from playwright.sync_api import Page, expect

from fifteentwo.practice.puzzles import by_theme
from fifteentwo.reviews.rating import CountTally
from fifteentwo.server.rating import report
from tests.server.harness import Server, bearer
from tests.server.test_rating import game, kept
from tests.web.player import LONGEST, Person
from tests.web.test_practice import choose

OWNER: Final = "the owner of the games in these pictures"
FRIEND: Final = "a friend of the owner of these games"
ARTHUR: Final = (("Arthur", "club"),)
FIVE: Final = tuple((name, "simple") for name in ("Arthur", "Mei", "Walter", "Imani", "Odile"))
PLACES: Final = (
    ("custom", "Custom game"),
    ("history", "History"),
    ("statistics", "Statistics"),
    ("learn", "Learn"),
    ("solo", "Solo games"),
    ("practice", "Practice"),
    ("friend", "Play with a friend"),
    ("account", "Account"),
    ("club", "Club evening"),
)
"""The pages that stand at an address of their own, and their headings."""
EXPLORERS: Final = {
    "discard": "p.95-96.3D5C8C8H9C9D",
    "pegging": "d.90-91.3D4HJSKD-7H9S.3S.2DKD6H",
    "score": "d.95-96",
    "square": "",
}


def states(page: Page, server: Server) -> Iterator[str]:
    """Takes the page through its states and yields the name of each while it is shown."""
    person = Person(page, server.address, "mouse")
    person.arrive()
    yield "first-visit"
    page.evaluate("owner => localStorage.setItem('fifteentwo.keeper', owner)", OWNER)
    page.reload()
    page.get_by_role("article").first.wait_for()
    page.wait_for_load_state("networkidle")  # the table of the last game
    yield "lobby"
    for sheet in ("Settings", "Help"):
        page.get_by_role("contentinfo").get_by_role("button", name=sheet).click()
        page.get_by_role("dialog").get_by_role("heading").first.wait_for()
        yield sheet.lower()
        page.keyboard.press("Escape")
    for place, heading in PLACES:
        page.goto(f"{server.address}/#/{place}")
        page.get_by_role("heading", level=1, name=heading).wait_for()
        page.locator("main :is(h2, li, label)").first.wait_for()
        settled(page)
        yield place
    yield from progress(page, server)
    yield from reviewed(page, server)
    for explorer, position in EXPLORERS.items():
        page.goto(f"{server.address}/#/explore/{explorer}/{position}")
        page.get_by_role("heading", level=2).first.wait_for()
        settled(page)
        yield f"{explorer}-explorer"
    yield from puzzle(page, server)
    yield from invitation(page, server)
    yield from club(page, server)
    yield from coach(person)
    yield from a_game(person, server)
    yield from a_table(person, server, "six", "partners players=6", FIVE, lambda: person.state.get("phase") == "play")
    joker = page.locator("[data-card^='*']")
    yield from a_table(person, server, "jokers", "jokers", ARTHUR, lambda: joker.count() > 0)
    yield from a_square(person, server)


def keep(page: Page, token: str) -> None:
    """Makes the browser that of whoever has this token, and leaves the page."""
    page.evaluate("token => localStorage.setItem('fifteentwo.keeper', token)", token)
    page.goto("about:blank")


def settled(page: Page) -> None:
    """Waits until the page has loaded what it asked for."""
    expect(page.get_by_text("One moment …")).to_have_count(0)
    page.wait_for_function("() => document.querySelector('[aria-busy=true]') === null")


def progress(page: Page, server: Server) -> Iterator[str]:
    """The progress of thirty games."""
    games = [(game(number), kept(0.02 + number % 7 / 100, CountTally(4, 1, 2))) for number in range(1, 31)]
    body = msgspec.json.encode(report(games, 1, 2)).decode()
    page.route("**/api/rating?*", lambda route: route.fulfill(body=body, content_type="application/json"))
    page.goto(f"{server.address}/#/progress")
    page.get_by_role("slider").first.wait_for()
    yield "progress"


def reviewed(page: Page, server: Server) -> Iterator[str]:
    """The review of the last game, which is in the store."""
    page.goto(f"{server.address}/#/review/{finished(server)}/1")
    page.get_by_role("heading", name="Where the game went").wait_for()
    settled(page)
    yield "review"


def review(server: Server) -> None:
    """Has the server review that game, which takes a while."""
    path = f"{server.address}/api/reviews/{finished(server)}/1"
    told: dict[str, Any] = {"complete": False, "stage": 0}
    while not told["complete"]:
        told = (
            httpx.get(path, params={"after": told["stage"]}, headers=bearer(OWNER), timeout=120)
            .raise_for_status()
            .json()
        )


def finished(server: Server) -> str:
    """The room of the owner's last game against Odile."""
    rooms = httpx.get(f"{server.address}/api/rooms", headers=bearer(OWNER)).json()
    return str(next(room["room"] for room in rooms if "Odile" in str(room["chairs"])))


def puzzle(page: Page, server: Server) -> Iterator[str]:
    """A puzzle before and after a wrong answer."""
    first = by_theme("discard")[0]
    page.goto(f"{server.address}/#/puzzles/{first.key}")
    page.locator("[data-card]").first.wait_for()
    settled(page)
    yield "puzzle"
    choose(page, first, first.natural)
    page.get_by_role("heading", name="Not the best").wait_for()
    page.get_by_role("rowheader").first.wait_for()
    settled(page)
    yield "solution"


def invitation(page: Page, server: Server) -> Iterator[str]:
    """A table that waits for a friend, and what the friend sees."""
    page.goto(f"{server.address}/#/friend")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("img", name="QR code of the link").wait_for()
    link = page.get_by_label("Link of the invitation").input_value()
    yield "invite"
    keep(page, FRIEND)  # Ann's own link would lead her back to the table
    page.goto(link)
    page.get_by_role("button", name="Take the seat").wait_for()
    page.get_by_text("Ann invites you").wait_for()
    settled(page)
    yield "join"
    keep(page, OWNER)


def club(page: Page, server: Server) -> Iterator[str]:
    """The desk of a club's evening in its first round."""
    page.goto(f"{server.address}/#/club")
    page.get_by_label("Name of the evening").fill("Tuesday")
    page.get_by_role("button", name="Open an evening").click()
    for name in ("Ann", "Bob", "Carla", "Dora"):
        page.get_by_label("Player").fill(name)
        page.get_by_role("button", name="Add a player").click()
        page.get_by_role("cell", name=name).wait_for()
    page.get_by_role("button", name="Pair the next round").click()
    page.get_by_label("Ann, score").wait_for()
    yield "desk"


def coach(person: Person) -> Iterator[str]:
    """The first bubble of the coach."""
    page = person.page
    page.goto(f"{person.address}/#/learn")
    page.get_by_role("button", name="Play with the coach").first.click()
    page.locator("aside.tip").wait_for()
    yield "coach"


def a_game(person: Person, server: Server) -> Iterator[str]:
    """The states of a short game against the computer."""
    page = person.page
    person.sit(opened(server, "standard target=31", ARTHUR, dealer=None))
    page.locator("[data-phase=cut]").wait_for()
    expect(page.get_by_role("button", name="Cut", exact=True)).to_be_enabled()
    yield "cut"
    person.sit(opened(server, "standard target=31", ARTHUR))
    shown: set[str] = set()
    while not person.is_over:
        state = person.state
        mine = state.get("turn") == "me" and state.get("busy") == "false" and not state.get("gate")
        if not mine and not state["ready"] and not state["over"]:
            # Only a page that waits for the player cannot change between the question and the picture or the step.
            person.until_changed(state)
            continue
        name = state.get("phase", "")
        wanted = {
            "show": bool(state.get("gate")),
            "discard": mine,
            "play": mine and page.locator("[data-card]").count() == 3,
        }
        if name not in shown and wanted.get(name):
            shown.add(name)
            yield name
        person.step()
    expect(page.get_by_role("table").or_(page.get_by_role("img")).first).to_be_attached()
    yield "over"
    assert shown == {"discard", "play", "show"}, f"the game never showed { ({'discard', 'play', 'show'} - shown) }"


def a_table(
    person: Person,
    server: Server,
    name: str,
    rules: str,
    others: tuple[tuple[str, str], ...],
    wanted: Callable[[], bool],
) -> Iterator[str]:
    """The first choice of the player in a game for which something holds."""
    person.sit(opened(server, rules, others))
    for _ in range(LONGEST):
        person.catch_up()
        if wanted():
            break
        person.step()
    yield name


def a_square(person: Person, server: Server) -> Iterator[str]:
    """A square with a few cards placed."""
    page = person.page
    person.sit(opened(server, "bvs", dealer=None, deal=20261122))
    cells = page.locator("[data-cell]")
    for laid, place in enumerate((0, 1, 5, 10), 1):
        cells.nth(place).click()
        expect(page.locator("[data-cell] img")).to_have_count(laid)
    yield "square"


def opened(
    server: Server, rules: str, others: tuple[tuple[str, str], ...] = (), dealer: int | None = 0, **more: int
) -> dict[str, Any]:
    """A room of the owner's, who sits first and deals first, against these computer players."""
    seats = [{"name": "You"}, *({"name": name, "player": player} for name, player in others)]
    asked = {"rules": rules, "seats": seats, "dealer": dealer, **more}
    answer = httpx.post(f"{server.address}/api/rooms", json=asked, headers=bearer(OWNER))
    assert answer.status_code == 201, answer.text
    room: dict[str, Any] = answer.json() | {"token": OWNER}
    return room
