"""Nothing on the table moves during a deal, nothing is covered, everything fits on the screen, and fingers hit every target."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.cases import cases
from tests.server.harness import Server
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.player import LONGEST, Person
from tests.web.targets import TOO_SMALL

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Box = tuple[float, float, float, float]

SIZES = [(1440, 900), (820, 1180), (1180, 820), (944, 656), (390, 844), (844, 390), (360, 740)]
TABLES = [(rules, size) for rules in ("standard", "three_players", "partners players=6") for size in SIZES]
TABLES += [
    (rules, size) for rules in ("standard", "three_players", "partners players=6") for size in ((375, 667), (360, 640))
]
TIGHT = [("standard", (360, 740)), ("standard", (844, 390)), ("partners players=6", (360, 640))]

# The positions of the table's zones, in half pixels.
ZONES = """() => Object.fromEntries([...document.querySelectorAll('[data-zone]')].map((zone) => {
    const { x, y, width, height } = zone.getBoundingClientRect();
    return [zone.dataset.zone, [x, y, width, height].map((length) => Math.round(length * 2))];
}))"""
# How much of the cards and the count is covered by bubbles when every player says something long.
COVERED = """() => {
    for (const speech of document.querySelectorAll('.speech')) {
        if (speech.firstElementChild) continue;
        const scoped = [...speech.classList].filter((name) => name !== 'speech').join(' ');
        speech.insertAdjacentHTML('beforeend', `<span class="bubble said-for-long ${scoped}">Twenty-five, a run of four for four and the last card</span>`);
    }
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const meet = (a, b) => a.width * b.width > 0 && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const covered = boxes('.bubble').filter((bubble) => boxes('main .card, .count').some((other) => meet(bubble, other))).length;
    document.querySelectorAll('.said-for-long').forEach((bubble) => bubble.remove());
    return covered;
}"""
# The seats whose bubble cannot show this call to its end.
CUT_OFF = """() => [...document.querySelectorAll('.who')].filter((who) => {
    const speech = who.querySelector('.speech');
    const scoped = [...speech.classList].filter((name) => name !== 'speech').join(' ');
    const said = [...speech.children];
    const was = who.classList.contains('long');
    speech.innerHTML = `<span class="bubble ${scoped}">Twenty-three, pair for two</span>`;
    who.classList.add('long');
    const bubble = speech.firstElementChild;
    const cut = bubble.scrollHeight > bubble.clientHeight + 6 || bubble.scrollWidth > bubble.clientWidth + 1;
    who.classList.toggle('long', was);
    speech.replaceChildren(...said);
    return cut;
}).map((who) => who.dataset.zone)"""
# With six players on a short phone: the seats whose bubble cannot show one of the longest calls, or covers a card with it.
CROWDED = """() => innerHeight > 688 ? [] : [...document.querySelectorAll('[data-crowd="true"] .who:not(.me)')].filter((who) => {
    const speech = who.querySelector('.speech');
    const scoped = [...speech.classList].filter((name) => name !== 'speech').join(' ');
    const said = [...speech.children], was = who.className;
    speech.innerHTML = `<span class="bubble ${scoped}">Einunddreißig für zwei und eine Dreierfolge für drei</span>`;
    who.classList.add('long', 'longer');
    const bubble = speech.firstElementChild, a = bubble.getBoundingClientRect();
    const meets = [...document.querySelectorAll('main .card, .count')].map((one) => one.getBoundingClientRect()).some(
        (b) => b.width && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1);
    const cut = bubble.scrollHeight > bubble.clientHeight + 6 || bubble.scrollWidth > bubble.clientWidth + 1;
    who.className = was;
    speech.replaceChildren(...said);
    return cut || meets;
}).map((who) => who.dataset.zone)"""
# How much the page is larger than the window.
TOO_LARGE = """() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
]"""


def through_a_deal(person: Person) -> dict[str, dict[str, set[Box]]]:
    """Plays from a discard (or, for a player of six who discards nothing, from the play) to the next deal.

    Returns the positions of each zone, with the phases in which they were seen.
    """
    places: dict[str, dict[str, set[Box]]] = {}
    for _ in range(LONGEST):
        state = person.state
        phase = state.get("phase", "")
        # At the end of a game its recap replaces the table at any moment.
        if state["over"] or phase == "over" or (places and phase == "deal" and state["gate"] == "next-deal"):
            return places
        if phase in {"discard", "play"} or places:
            for zone, box in person.page.evaluate(ZONES).items():
                places.setdefault(zone, {}).setdefault(phase, set()).add(tuple(box))
            assert person.page.evaluate(COVERED) == 0, f"{phase}: a bubble lies over a card or the count"
            assert person.page.evaluate(CUT_OFF) == [], f"{phase}: a bubble is cut off"
            assert person.page.evaluate(CROWDED) == [], f"{phase}: a long call is cut off or covers a card"
            broad, high = person.page.evaluate(TOO_LARGE)
            assert broad <= 0, f"{phase}: the table is {broad} px too broad"
            assert high <= 0, f"{phase}: the table is {high} px too high"
            assert person.page.evaluate(TOO_SMALL) == [], phase
        if state["gate"] == "next-deal":
            return places
        person.step()
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize(("rules", "size"), cases(TIGHT, [table for table in TABLES if table not in TIGHT]))
def test_nothing_moves_during_a_deal(server: Server, page: Page, rules: str, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    person = Person(page, server.address, "keyboard")
    person.arrive()
    person.sit(server.open_room(rules, player="steady", dealer=0))
    places = through_a_deal(person)
    assert {"board", "centre", "hand", "stock", "stage", "count", "plate-0", "cards-1"} <= set(places)
    assert {"play", "show"} <= set(places["hand"])
    moved = {zone: seen for zone, seen in places.items() if len(set().union(*seen.values())) > 1}
    assert moved == {}
    assert person.errors == []


def test_a_left_handed_phone_in_landscape_is_mirrored(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    person = Person(page, server.address, "keyboard")
    person.arrive()
    person.sit(server.open_room("standard", player="steady", dealer=0))
    left = "document.querySelector('[data-zone=board]').getBoundingClientRect().x"
    assert page.evaluate(left) > 422
    page.evaluate("document.documentElement.dataset.hand = 'left'")
    assert page.evaluate(left) < 422
    assert page.evaluate("document.querySelector('[data-primary]').getBoundingClientRect().x") < 422


# Names that are cut off on the plates and at the crib, if the opponent has this name.
CUT_NAMES = """(name) => {
    for (const label of document.querySelectorAll('.crib .label')) label.textContent = `${name}’s crib`;
    for (const plate of document.querySelectorAll('.plate .name')) plate.textContent = name;
    return [...document.querySelectorAll('.crib .label, .plate .name')]
        .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
}"""


# How much of the card in the hand that is covered most is seen, and how wide it is.
SHOWN = """() => {
    const [one, next] = [...document.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
    return [next.left - one.left, one.width];
}"""


@pytest.mark.parametrize("dealer", [0, 1])
def test_a_small_phone_in_landscape_and_a_screen_at_double_zoom_show_names(
    server: Server, page: Page, dealer: int
) -> None:
    person = Person(page, server.address, "keyboard", looks=False)
    person.arrive()
    person.sit(server.open_room("standard", player="steady", dealer=dealer))
    while person.state.get("phase") != "discard":
        person.step()
    page.locator(".crib").wait_for()
    for height in (360, 400):
        page.set_viewport_size({"width": 640, "height": height})
        assert page.evaluate(CUT_NAMES, "Walter") == [], height
        shown, width = page.evaluate(SHOWN)
        assert shown >= width / 2 - 1, f"{height}: {shown} of {width}"


def test_a_count_among_three_players_is_wide_enough_at_double_zoom(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 400})
    person = Person(page, server.address, "keyboard", looks=False)
    person.arrive()
    person.sit(server.open_room("three_players", player="steady"))
    while not page.locator(".show").count():
        person.step()
    assert page.locator(".show").evaluate("show => show.clientWidth") >= 180


# How far the lowest name plate has hung out of the window since this was run.
HANGING = """() => {
    const low = () => Math.max(...[...document.querySelectorAll('[data-anchor^=plate-]')]
        .map((plate) => plate.getBoundingClientRect().bottom - innerHeight));
    window.hanging = low();
    new MutationObserver(() => (window.hanging = Math.max(window.hanging, low()))).observe(
        document.querySelector('main'), { subtree: true, childList: true });
}"""


def test_the_cut_for_deal_fits_on_a_phone_in_landscape(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    person = Person(page, server.address, "mouse")
    person.arrive()
    person.sit(server.open_room("standard", player="steady"))
    page.locator("[data-phase=cut] .fan").wait_for()
    page.evaluate(HANGING)
    for _ in range(LONGEST):
        if person.state.get("phase") != "cut":
            break
        person.step()  # which may only wait until the table is drawn to its end
    assert person.state["phase"] != "cut"
    assert page.evaluate("window.hanging") <= 0


@pytest.mark.parametrize(("width", "height"), cases([(820, 1180)], [(1180, 820), (768, 1024)]))
def test_a_tablet_with_large_text_shows_the_whole_hand(
    server: Server, browser: Browser, width: int, height: int
) -> None:
    large = [*FLAGS, "--blink-settings=defaultFontSize=24"]
    reader = browser.browser_type.launch(executable_path=CHROMIUM, args=large)
    page = reader.new_page(
        viewport={"width": width, "height": height}, reduced_motion="reduce", service_workers="block"
    )
    person = Person(page, server.address, "keyboard", looks=False)
    person.arrive()
    person.sit(server.open_room("standard", player="steady", dealer=0))
    for phase in ("discard", "play"):
        for _ in range(LONGEST):
            if person.state.get("phase") == phase and person.state["busy"] == "false":
                break
            person.step()
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
        assert max(page.evaluate(TOO_LARGE)) <= 0, phase
    reader.close()


# Whether the line of a count that is said lies under a card, or outside its place.
HIDDEN_WORDS = """() => {
    const box = (one) => one.getBoundingClientRect();
    const line = document.querySelector('.show li button.now');
    if (line === null) return false;
    const { left, right, top, bottom } = box(line), call = box(document.querySelector('.show .call'));
    const under = [...document.querySelectorAll('.show .card')].map(box)
        .some((card) => card.left < right && left < card.right && card.top < bottom && top < card.bottom);
    return under || bottom > call.bottom + 1 || top < call.top - 1;
}"""


def test_the_words_of_a_count_are_seen_with_several_players_on_a_phone_in_landscape(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    person = Person(page, server.address, "keyboard")
    person.arrive()
    person.sit(server.open_room("three_players", player="steady", dealer=0))
    shown = 0
    for _ in range(LONGEST):
        state = person.state
        if state.get("phase") == "show" and state["gate"] in {"continue", "next-deal"}:
            assert page.evaluate(HIDDEN_WORDS) is False
            shown += page.locator(".show .cards ~ .call li").count() > 0
            if shown == 3:
                return
        person.step()
    raise AssertionError("no hand was counted")
