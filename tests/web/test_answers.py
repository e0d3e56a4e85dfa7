"""Games in a real browser with claims, calls and other answers, each to its end by keyboard."""

from __future__ import annotations

import re
from itertools import count, cycle, pairwise
from random import Random
from typing import TypeVar

import pytest
from playwright.sync_api import Page, expect

from fifteentwo.cards import cards
from fifteentwo.cribbage import Call, Choose, Claim, Cribbage, Deal, Discard, Name, Pass, Play, Turn
from fifteentwo.cribbage.moves import AnyAction
from fifteentwo.game import HOUSE
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.table import Begin, Do, Table
from tests.cases import cases
from tests.server.harness import Server
from tests.web.answering import Answering, prepare
from tests.web.endings import before_the_last_deals
from tests.web.player import How, Person
from tests.web.test_table_layout import TOO_LARGE

T = TypeVar("T", Call, Choose, Claim, Name, Pass, Play)

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def done(person: Answering, kind: type[T]) -> list[T]:
    """The actions of this kind by the person at seat 0, from the record."""
    entries = [moment.entry for moment in person.record().table.moments]
    actions = [entry.action for entry in entries if isinstance(entry, Do)]
    return [action for action in actions if isinstance(action, kind) and action.seat == 0]


def test_hands_are_claimed_by_number_and_set_by_set(server: Server, page: Page) -> None:
    numbers = cycle("940")
    person = Answering(page, server.address, claim=lambda: (next(numbers), "Enter"))
    person.arrive()
    opened = server.open_room("acc target=31", player="steady", dealer=1)
    hands = (cards("4H 5H 6C JS KD KC"), cards("2D 2S 7H 8S TC QD"))
    prepare(server, opened, [Deal(hands), Discard(1, cards("2D 2S")), Discard(0, cards("KD KC")), Turn(cards("5D")[0])])
    person.sit(opened)
    while person.root.get_attribute("data-asked") != "claim":
        Person.step(person)  # no answer, in case the prompt appears in between
    # 4H 5H 6C JS and the five of diamonds: three fifteens, a double run and the pair in it.
    assert "0 to 29" in page.locator(".prompt").inner_text()
    page.get_by_text("Count combination by combination").click()
    for keys, answer in (
        ("12", "no fifteen"),
        ("123", "fifteen two"),
        ("24", "fifteen four"),
        ("1", "A single card counts only"),
    ):
        person.page.evaluate("() => document.activeElement?.blur()")
        for key in (*keys, "Enter"):
            page.keyboard.press(key)
        expect(page.locator(".ask .sets")).to_contain_text(answer)
        raised = page.locator("[data-set-card].raised")
        while raised.count():
            raised.first.press("Enter")
    person.look("sets")
    expect(person.primary).to_have_text(re.compile("claim\\s4"))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("switch", name="Count combination by combination").click()
    page.keyboard.press("Escape")
    expect(page.locator(".pad")).to_be_visible()
    person.play_on()
    assert person.errors == []
    assert person.faults == []
    assert {"asked claim", "sets", "over"} <= person.seen
    assert done(person, Claim)[0] == Claim(0, 9)
    assert {verdict.partition(".")[0] for verdict in person.verdicts} >= {"9 claimed, and there are 16"}
    assert any("What was missed is lost" in verdict for verdict in person.verdicts)


# The cards held that something else lies over, or that reach below the window.
COVERED_CARDS = """() => [...document.querySelectorAll('[data-card]')].filter((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return [top + 3, bottom - 3].some((y) => !document.elementFromPoint((left + right) / 2, y)?.closest('.hand'));
}).map((card) => card.dataset.card)"""


@pytest.mark.parametrize("how", cases(["keyboard"], ["mouse"]))
def test_muggins_is_called_and_passed(server: Server, page: Page, how: How) -> None:
    numbers = cycle("0204")
    points = cycle([("+",), ()])
    calls = cycle([("m", "1", "Enter"), (), (), ()])
    person = Answering(
        page,
        server.address,
        how,
        points=lambda: next(points),
        claim=lambda: (next(numbers), "Enter"),
        call=lambda: next(calls),
    )
    page.set_viewport_size({"width": 360, "height": 640})
    person.arrive()
    opened = server.open_room("muggins target=61", player="steady:misses=runs+fifteens/every=2", dealer=1)
    prepare(server, opened, before_the_last_deals(parse("muggins target=61", CribbageRules), seed=3, deals=3))
    person.sit(opened)
    calling = False
    while not {"asked claim", "asked call"} <= person.seen or not calling:
        person.step()
        assert page.evaluate(COVERED_CARDS) == []
        calling = calling or page.get_by_role("button", name="Muggins!").count() > 0
    person.play_on(steps=25)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("switch", name="Never call muggins").click()
    page.keyboard.press("Escape")
    person.answers["call"] = tuple  # the page accepts every claim automatically
    asked = len(done(person, Pass))
    person.play_on()
    assert person.errors == []
    assert person.faults == []
    assert len(done(person, Pass)) > asked
    assert done(person, Call)
    in_play = [claim.points for claim, of_card in claims(person) if of_card]
    assert {0, 2} <= set(in_play)
    assert person.record().table.outcome is not None


def claims(person: Answering) -> list[tuple[Claim, bool]]:
    """The claims of the person at seat 0, and whether each was for a card just played."""
    actions = [moment.entry.action for moment in person.record().table.moments if isinstance(moment.entry, Do)]
    pairs = pairwise(actions)
    return [(now, isinstance(last, Play)) for last, now in pairs if isinstance(now, Claim) and now.seat == 0]


def test_a_joker_is_named_as_it_is_played_and_in_the_crib(server: Server, page: Page) -> None:
    """On a small phone: the prompt takes the place of the player's own cards, and nothing scrolls."""
    steps = count()

    def naming(*keys: str) -> tuple[str, ...]:
        broad, high = page.evaluate(TOO_LARGE)
        assert broad <= 0
        assert high <= 0
        return keys

    person = Answering(
        page,
        server.address,
        joker=lambda: naming(*("5", "ArrowRight", "ArrowDown", "Enter") if next(steps) == 0 else ("a", "Enter")),
        name=lambda: naming("Enter"),
    )
    page.set_viewport_size({"width": 360, "height": 640})
    person.arrive()
    opened = server.open_room("jokers jokers=2 target=31", player="steady", dealer=0)
    hands = (cards("*1 *2 2C 8C KD 9H"), cards("2D 2S 7H 8S TC JD"))
    laid = (cards("*2 9H"), cards("2D 2S"))
    prepare(server, opened, [Deal(hands), Discard(0, laid[0]), Discard(1, laid[1]), Turn(cards("QD")[0])])
    person.sit(opened)
    person.catch_up()
    joker = page.locator('[data-card="*1"]')
    place = page.locator("[data-card]").evaluate_all("cards => cards.findIndex(card => card.dataset.card === '*1')")
    expect(joker).to_have_accessible_name("joker")
    page.keyboard.press(str(place + 1))
    expect(page.get_by_role("radiogroup", name="Rank of the joker")).to_be_visible()
    person.step()
    assert done(person, Play) == [Play(0, cards("*1=6D")[0])]
    expect(page.get_by_alt_text("joker named the six of diamonds")).to_be_visible()
    person.play_on()
    assert person.errors == []
    assert person.faults == []
    assert {"asked joker", "asked name", "over"} <= person.seen
    assert done(person, Name)[0].cards[0].unnamed == cards("*2")[0]


def late_in_a_game(rules: CribbageRules, seed: int) -> list[AnyAction]:
    """A game of crash between computer players, until both have chosen a direction and one has reached the far loop."""
    rng = Random(seed)
    table = Table(Cribbage(rules), [Begin(1)])
    game = Cribbage(rules)
    play = player("steady", rng)
    taken: list[AnyAction] = []
    while (state := table.state) is not None and (state.phase != "deal" or max(state.scores) < 80):
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            action = game.house(state, rng)
        else:
            view = game.observe(state, seat)
            action = play(view, game.legal(view, seat))
        taken.append(action)
        table.push(Do(action))
    return taken


def test_a_direction_is_chosen_on_the_crash_board(server: Server, page: Page) -> None:
    person = Answering(page, server.address, way=lambda: ("Enter", "ArrowLeft", "Enter"))
    person.arrive()
    opened = server.open_room("crash", player="steady", dealer=1)
    hands = (cards("4H 5H 6C JS KD KC"), cards("2D 2S 7H 8S TC QD"))
    prepare(server, opened, [Deal(hands), Discard(1, cards("2D 2S")), Discard(0, cards("KD KC")), Turn(cards("5D")[0])])
    person.sit(opened)
    person.catch_up()
    page.keyboard.press("1")
    expect(page.locator(".prompt")).to_have_text("It pegs nothing.")
    assert done(person, Play) == []  # a first press only previews the card's effect
    while not done(person, Choose) and not person.is_over:
        for _ in range(12):
            person.step()
    assert done(person, Choose) == [Choose(0, False)]
    assert "asked way" in person.seen
    assert person.errors == []
    assert person.faults == []


@pytest.mark.exhaustive
def test_the_end_of_a_game_on_the_crash_board(server: Server, page: Page) -> None:
    rules = parse("crash", CribbageRules)
    person = Answering(page, server.address)
    person.arrive()
    opened = server.open_room("crash", player="steady", dealer=1)
    prepare(server, opened, late_in_a_game(rules, 3))
    person.sit(opened)
    board = page.get_by_role("img", name=re.compile("figure of eight"))
    expect(board).to_have_accessible_name(re.compile("clockwise"))
    person.play_on()
    assert person.errors == []
    assert person.faults == []
    outcome = person.record().table.outcome
    assert outcome is not None
    assert max(outcome.scores) == 121
