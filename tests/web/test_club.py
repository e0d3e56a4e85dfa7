"""A club's evening in browsers: the organiser's desk, and phones that join, enter results and disagree."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.guard import HANG
from tests.server.harness import Server, bearer
from tests.web.conftest import PATIENCE
from tests.web.test_everywhere import CUT_OFF
from tests.web.test_lobby import SMALL, WIDER

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

ORGANISER = "the organiser of evenings in tests".ljust(40, "x")


def test_an_organiser_and_a_phone(browser: Browser, page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#/club")
    page.get_by_label("Name of the evening").fill("Tuesday")
    page.get_by_role("button", name="Open an evening").click()
    expect(page.get_by_role("heading", name="Tuesday")).to_be_visible()
    code = page.locator(".desk strong").inner_text()
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    context.set_default_timeout(PATIENCE)
    phone = context.new_page()
    phone.goto(f"{server.address}/#/club")
    phone.get_by_label("Code of the evening").fill(code.lower())
    phone.get_by_label("Your name").fill("Ann")
    phone.get_by_role("button", name="Join", exact=True).click()
    expect(phone.get_by_role("status").filter(has_text="You’re in.")).to_be_visible()
    expect(page.get_by_role("cell", name="Ann")).to_be_visible()
    page.get_by_label("Player").fill("Bob")
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("button", name="Pair the next round").click()
    expect(phone.get_by_text("Table 1")).to_be_visible()
    phone.get_by_label("Ann, score").fill("100")
    phone.get_by_label("Bob, score").fill("90")
    phone.get_by_role("button", name="Enter").click()
    expect(phone.get_by_role("alert")).to_have_text("The winner has 121 points, the loser fewer.")
    expect(phone.get_by_label("Bob, score")).to_have_value("90")
    for one, scores in ((phone, ("121", "90")), (page, ("121", "90"))):
        one.get_by_label("Ann, score").fill(scores[0])
        one.get_by_label("Bob, score").fill(scores[1])
        one.get_by_role("button", name="Enter").click()
    expect(phone.locator("tbody tr").first).to_contain_text("Ann")
    expect(phone.locator("tbody tr").first).to_contain_text("31")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_two_phones_disagree_and_the_organiser_decides(browser: Browser, page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#/")
    page.get_by_role("link", name="Club evening").click()
    page.get_by_label("Name of the evening").fill("Friday")
    page.get_by_role("button", name="Open an evening").click()
    code = page.locator(".desk strong").inner_text()
    link = page.get_by_role("img", name="QR code of the link").first.get_attribute("data-link") or ""
    assert link.endswith(f"/#/club/join/{code.replace('-', '')}")
    expect(page.get_by_text("Phones cannot reach this server.")).to_be_visible()  # it listens on this machine only
    page.get_by_text("Links to the desk").click()
    page.get_by_text("The organiser’s desk", exact=True).click()
    desk = page.locator("details a:visible").inner_text()
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    other = browser.new_context(viewport={"width": 820, "height": 1180}, service_workers="block")
    for each in (context, other):
        each.set_default_timeout(PATIENCE)
    ann, bob = context.new_page(), other.new_page()
    for phone, name in ((ann, "Ann"), (bob, "Bob")):
        phone.goto(f"{server.address}/#/club/join/{code}")
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name="Join").click()
        expect(page.locator("tbody").get_by_text(name, exact=True)).to_be_visible()
    page.get_by_role("button", name="Pair the next round").click()

    def enter(on: Page, scores: tuple[str, str], button: str = "Enter") -> None:
        on.get_by_label("Ann, score").fill(scores[0])
        on.get_by_label("Bob, score").fill(scores[1])
        on.get_by_role("button", name=button, exact=True).click()

    enter(ann, ("121", "90"))
    expect(ann.get_by_text("counts when the other player")).to_be_visible()
    expect(bob.get_by_text("has entered")).to_have_count(0)
    enter(bob, ("121", "95"))
    for phone, own, others in ((ann, "Bob 90", "Bob 95"), (bob, "Bob 95", "Bob 90")):
        expect(phone.get_by_text("The two results disagree. Compare the boards")).to_be_visible()
        expect(phone.get_by_text(own)).to_be_visible()
        expect(phone.get_by_text(others)).to_have_count(0)
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert phone.locator(".wide").evaluate("table => table.scrollWidth <= table.clientWidth")
    # The desk is opened again elsewhere, by its link.
    again = other.new_page()
    again.goto(desk)
    expect(again.get_by_text("What you enter decides")).to_be_visible()
    expect(again.get_by_text("Bob 90")).to_be_visible()
    expect(again.get_by_text("Bob 95")).to_be_visible()
    assert code not in again.url
    assert desk.rpartition("/")[2] not in again.url
    enter(page, ("121", "95"))
    for one in (page, ann, again):
        expect(one.locator("tbody tr").first).to_contain_text("26")
        expect(one.get_by_text("disagree")).to_have_count(0)
    context.close()
    other.close()


NAMES = "Ann Bob Carla Dieter Eve François Gwen Hugo Inés Jörg Katharina Luis Maria Nils Olga Piet Quentin".split()
VIEWPORTS = ((390, 844), (820, 1180), (1440, 900))


def typed_in(server: Server, path: str, **sent: object) -> httpx.Response:
    answer = httpx.post(f"{server.address}/api/evenings{path}", json=sent, headers=bearer(ORGANISER), timeout=HANG)
    assert answer.status_code < 300, answer.text
    return answer


def now(server: Server, evening: str) -> dict[str, Any]:
    found = httpx.get(f"{server.address}/api/evenings/{evening}", headers=bearer(ORGANISER), timeout=HANG).json()
    return dict(found["evening"])


def settle(server: Server, evening: str, leave: int = 0) -> None:
    """The results of this round are typed in; the player with the lower number wins by 10 or 41. The last ones stay open."""
    games = [game for game in now(server, evening)["games"] if game["report"] not in {"settled", "void"}]
    for game in games[: len(games) - leave]:
        low = 111 if (game["first"] + game["second"]) % 2 else 80
        score = {"first": 121, "second": low} if game["first"] < game["second"] else {"first": low, "second": 121}
        typed_in(server, f"/{evening}", type="SettleResult", game=game["id"], result=score)


def ninth_round(server: Server) -> str:
    """The ninth round of an evening of seventeen, with one game open."""
    found: str = typed_in(server, "", name="Tuesday", club="Fifteens").json()["evening"]
    for name in NAMES:
        typed_in(server, f"/{found}", type="AddPlayer", name=name)
    for number in range(1, 10):
        typed_in(server, f"/{found}", type="PairRound")
        settle(server, found, leave=number == 9)
    return found


@pytest.fixture(scope="module")
def evening(server: Server) -> str:
    return ninth_round(server)


@pytest.fixture
def desk(browser: Browser) -> Iterator[Page]:
    """The organiser's page, which may load nothing from elsewhere."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, service_workers="block", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage['fifteentwo.keeper'] = {json.dumps(ORGANISER)}")
    page = context.new_page()
    outside: list[str] = []
    page.on("request", lambda request: outside.append(request.url) if "//127.0.0.1:" not in request.url else None)
    yield page
    context.close()
    assert [url for url in outside if not url.startswith(("data:", "blob:"))] == []


def test_the_organiser_ends_an_evening_of_seventeen(desk: Page, server: Server) -> None:
    """The last result, a late arrival, a new name, a withdrawal, a correction, the knock-out with byes, and the season."""
    page, evening = desk, ninth_round(server)
    page.goto(f"{server.address}/#/club/{evening}/players")
    page.get_by_label("Player", exact=True).fill("Larry")
    page.get_by_role("button", name="Add a player").click()
    late = page.get_by_role("listitem").filter(has_text="Larry")
    late.get_by_role("button", name="Rename").click()
    page.get_by_label("New name of Larry").fill("Late Larry")
    page.get_by_role("button", name="Save").click()
    away = page.get_by_role("listitem").filter(has_text="Quentin")
    away.get_by_role("button", name="Withdraw Quentin").click()
    expect(away).to_contain_text("has left")
    expect(away.get_by_role("button", name="Bring back Quentin")).to_be_visible()

    page.get_by_role("link", name="This round").click()
    page.get_by_role("spinbutton").first.fill("121")
    page.get_by_role("spinbutton").last.fill("100")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("button", name="Begin the knock-out")).to_be_visible()
    assert (now(server, evening)["standings"][0]["player"], now(server, evening)["cut"]) == (0, 5)

    page.get_by_role("link", name="Results").click()
    first = page.locator("section").filter(has=page.get_by_role("heading", name="Round 2", exact=True))
    row = first.get_by_role("row").filter(has_text="Ann")
    row.get_by_role("button", name="Correct").click()
    form = first.get_by_role("form")
    form.get_by_label("Ann, score").fill("90")
    form.get_by_role("spinbutton").nth(1).fill("121")
    before = now(server, evening)["standings"][0]["points"]
    form.get_by_role("button", name="Correct").click()
    expect(form).to_have_count(0)
    expect(row).to_contain_text("90")
    standings = now(server, evening)["standings"]
    assert next(line["points"] for line in standings if line["player"] == 0) == before - 3

    page.get_by_role("link", name="This round").click()
    page.get_by_role("button", name="Begin the knock-out").click()
    page.get_by_role("link", name="Bracket").click()
    expect(page.get_by_text("Bye", exact=True)).to_have_count(3)
    for winner in range(4):
        page.get_by_role("button", name="Enter", exact=True).first.click()
        page.get_by_role("spinbutton").first.fill("2")
        page.get_by_role("spinbutton").last.fill("1")
        page.locator("form").get_by_role("button", name="Enter").click()
        expect(page.get_by_role("button", name="Enter", exact=True)).to_have_count(1 if winner == 1 else 0)
        if winner in {0, 2}:
            typed_in(server, f"/{evening}", type="PairRound")
    expect(page.get_by_text("Winner:")).to_be_visible()
    for width, height in VIEWPORTS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(WIDER) == 0, width
        assert page.evaluate(CUT_OFF) == [], width

    page.get_by_role("link", name="This round").click()
    page.get_by_role("button", name="Close the evening").click()
    page.get_by_role("link", name="Season").click()
    expect(page.get_by_role("heading", name="Season of Fifteens")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(17)
    page.go_back()
    page.get_by_role("link", name="Log").click()
    expect(page.get_by_text("Larry is now called Late Larry.")).to_be_visible()
    expect(page.get_by_text("Corrected:")).to_contain_text("Before: Ann 121")


@pytest.mark.parametrize("part", ["", "/results", "/cards", "/bracket", "/players", "/log", "/screen"])
def test_every_part_of_an_evening_fits_phone_tablet_and_desktop(
    desk: Page, server: Server, evening: str, part: str
) -> None:
    desk.goto(f"{server.address}/#/club/{evening}{part}")
    desk.locator("main :is(nav, td)").first.wait_for()
    for width, height in VIEWPORTS:
        desk.set_viewport_size({"width": width, "height": height})
        assert desk.evaluate(WIDER) == 0, width
        assert desk.evaluate(SMALL) == [], width
        assert desk.evaluate(CUT_OFF) == [], width


def test_the_big_screen_is_large_and_turns_its_pages(desk: Page, server: Server, evening: str) -> None:
    """A line of letters has 6.5 % of the height of the picture; after nine seconds the next page comes."""
    desk.clock.install()
    desk.goto(f"{server.address}/#/club/{evening}/screen")
    size = desk.locator("td").first.evaluate("cell => parseFloat(getComputedStyle(cell).fontSize)")
    assert size >= 0.065 * 900 - 0.1
    seen = {desk.locator("h1").inner_text()}
    for _ in range(8):
        desk.clock.run_for(9_100)
        seen.add(desk.locator("h1").inner_text())
        assert desk.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert "Standings" in seen
    assert len(seen) >= 2
    desk.set_viewport_size({"width": 360, "height": 640})
    while desk.locator("table.pairings").count() == 0:
        desk.keyboard.press("ArrowRight")
    room = desk.locator("table.pairings td:nth-child(2)").evaluate_all("all => all.map((one) => one.clientWidth)")
    assert min(room) >= 200, "a name of 25 letters has one line on a phone"
    desk.set_viewport_size({"width": 1440, "height": 900})
    code = httpx.get(f"{server.address}/api/evenings/{evening}", headers=bearer(ORGANISER)).json()["code"]
    desk.evaluate("localStorage.clear()")
    desk.goto(f"{server.address}/#/club/{evening}/screen/{code}")
    desk.reload()
    expect(desk.locator("table")).to_be_visible()  # a screen elsewhere needs only the code of the hall
    expect(desk.get_by_text(f"{code[:5]}-{code[5:]}", exact=True)).to_be_visible()  # as it is read out and typed


@pytest.mark.parametrize("part", ["", "/results", "/cards"])
def test_what_is_printed_has_the_width_of_the_paper(desk: Page, server: Server, evening: str, part: str) -> None:
    desk.set_viewport_size({"width": 794, "height": 1123})
    desk.goto(f"{server.address}/#/club/{evening}{part}")
    desk.locator("td").first.wait_for()
    desk.emulate_media(media="print")
    assert desk.locator("table").first.evaluate("one => one.getBoundingClientRect().width") > 650


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_scorecards_print_two_on_a_page(desk: Page, server: Server, evening: str, paper: str) -> None:
    desk.goto(f"{server.address}/#/club/{evening}/cards")
    expect(desk.locator("section.box")).to_have_count(len(now(server, evening)["players"]))
    printed = desk.pdf(format=paper)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == -(-len(now(server, evening)["players"]) // 2)


def test_a_player_confirms_a_result_that_was_typed_in_or_objects(browser: Browser, page: Page, server: Server) -> None:
    found: str = typed_in(server, "", name="Friday").json()["evening"]
    typed_in(server, f"/{found}", type="AddPlayer", name="Bob")
    code = httpx.get(f"{server.address}/api/evenings/{found}", headers=bearer(ORGANISER)).json()["code"]
    page.goto(f"{server.address}/#/club/join/{code}")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("cell", name="Ann")).to_be_visible()
    typed_in(server, f"/{found}", type="PairRound")
    wrong = {"first": 121, "second": 100}
    typed_in(server, f"/{found}", type="SettleResult", game=0, result=wrong)
    expect(page.get_by_text("The organiser has entered Bob 121, Ann 100. Is that right?")).to_be_visible()
    page.get_by_role("button", name="It was different").click()
    page.get_by_label("Bob, score").fill("100")
    page.get_by_label("Ann, score").fill("121")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_text("You have entered another result")).to_be_visible()
    assert now(server, found)["games"][0]["disputed"]
    typed_in(server, f"/{found}", type="SettleResult", game=0, result=wrong)
    typed_in(server, f"/{found}", type="PairRound")
    expect(page.locator("form.box strong")).to_have_text([re.compile("^Table 1"), re.compile("^Round 1 · Table 1")])
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("link", name="Scorecards").click()
    expect(page.get_by_label("Ann has confirmed")).to_be_visible()
    expect(page.get_by_label("not confirmed")).to_be_visible()
