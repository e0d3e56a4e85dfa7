"""Hints at the table: who gets one and when, its contents, and that it uses only what the seat knows."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from threading import Event
from types import ModuleType
from typing import cast

import httpx
import pytest
from msgspec.structs import replace

from fifteentwo.cards import BACK, Card, cards
from fifteentwo.cribbage import Cribbage, Deal, Discard, Play, Turn, View
from fifteentwo.families import AnyView
from fifteentwo.game import IllegalAction, Opening
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.server import cribbage_advice, solo_advice
from fifteentwo.server.cribbage_advice import hint
from fifteentwo.server.hints import OFTEN, Hints
from fifteentwo.server.rate_limit import RateLimit
from fifteentwo.server.wire import Aim, Hint, HintOption, Refused
from fifteentwo.solitaire.square import State as SquareState
from fifteentwo.solitaire.square import View as SquareView
from fifteentwo.table import Do, Hinted, Table, open_table
from tests.guard import HANG
from tests.server.company import Company, people
from tests.server.harness import Message, Page, Server, bearer, may_name, named


def dealt(rules: str = "standard", hands: str = "5H 5C 5D JS 2S 9D | AC 3C 4C 6C 7C 8C") -> View:
    """The view of seat 0, the dealer, with these cards dealt."""
    game = Cribbage(parse(rules, CribbageRules))
    state, _ = game.apply(game.start(Opening(dealer=0)), Deal(tuple(cards(hand) for hand in hands.split(" | "))))
    return game.observe(state, 0)


def leading(starter: str = "KH") -> View:
    """The view of pone, seat 1, before the lead."""
    game = Cribbage(parse("standard", CribbageRules))
    state = game.start(Opening(dealer=0))
    for action in (
        Deal((cards("5H 5C 5D JS 2S 9D"), cards("AC 3C 4C 6C 7C 8C"))),
        Discard(0, cards("2S 9D")),
        Discard(1, cards("7C 8C")),
        Turn(Card(starter)),
    ):
        state, _ = game.apply(state, action)
    return game.observe(state, 1)


async def asked(page: Page) -> Message:
    """The hint this page is given at its turn."""
    at = page.at
    await page.send({"type": "AskHint", "at": at})
    while (found := await page.receive_a("Hint"))["at"] != at:
        pass
    return found


def chosen(option: HintOption) -> tuple[Card, ...]:
    """The cards of an option."""
    assert isinstance(option.action, Discard | Play)
    return option.action.cards if isinstance(option.action, Discard) else (option.action.card,)


@pytest.fixture
async def warm(server: Server) -> Server:
    """The server with its engine loaded, so that no second hint follows a quick one."""
    async with server.sit(server.open_room(dealer=0)) as page:
        await page.until_due()
        found = await asked(page)
        while found["basis"]["code"] == "basis-loading":
            found = await page.receive_a("Hint")
    return server


# What is in a hint


def test_a_hint_in_a_solved_game_is_complete_and_gives_its_accuracy() -> None:
    found = hint(dealt())
    assert (found.what, found.by, found.basis.code) == ("discard", "win", "basis-solved-table")
    assert str(found.words) == "Discard the two of spades and the nine of diamonds."
    assert str(found.nudge) == "Discard a two."
    assert len(found.options) == 15
    for option in found.options:
        for worth in (option.hand, option.crib, option.play, option.total):
            assert worth is not None
            assert worth.error == 0, "exact"
        assert option.win is not None
        assert option.win.error
        assert (option.match, option.now) == (None, None)
        assert option.best_starters[0].hand >= option.worst_starters[0].hand
    assert "your crib" in found.options[0].reason.sentence
    assert found.explore == "d.0-0.2S5C5D5H9DJS"
    chances = [round(option.win.value, 12) for option in found.options if option.win]
    assert chances == sorted(chances, reverse=True)
    assert hint(dealt("hoyle")).by == "match"


def test_a_card_to_play_comes_with_its_immediate_points() -> None:
    found = hint(leading())
    assert (found.what, found.basis.code, len(found.options)) == ("play", "basis-solved-table", 4)
    assert str(found.words) == f"Play the {chosen(found.options[0])[0].words}."
    assert str(found.nudge) == "No card scores now: think about what the next card could score."
    assert all((option.now, option.hand) == (0, None) and option.win for option in found.options)


def test_a_quick_hint_says_what_is_exact_and_what_is_unknown() -> None:
    for found in (hint(dealt(), full=False), hint(dealt("crash"), full=False)):
        assert found.basis.code == "basis-loading"
        assert found.by == "points"
        for option in found.options:
            assert option.hand is not None
            assert option.hand.error == 0
            assert option.crib is not None
            assert option.crib.error is None or option.crib.error > 0
            assert option.total is not None
            assert option.total.error is None or option.total.error > 0
            assert (option.win, option.match) == (None, None)


def test_a_hint_in_lowball_is_by_its_own_tables() -> None:
    found = hint(dealt("lowball"))
    assert (found.by, found.basis.code) == ("win", "basis-solved-table")
    totals = [option.total.value for option in found.options if option.total]
    assert totals[0] < totals[-1], "points are to be avoided"


def test_an_unsolved_game_is_sampled_and_gives_its_accuracy() -> None:
    found = hint(dealt("nineteen"))
    assert found.basis.sentence.startswith("These rules are not solved")
    assert found.by == "win"
    best = found.options[0]
    assert best.hand is not None
    assert best.hand.error == 0
    for sampled in (best.total, best.crib, best.play, best.win):
        assert sampled is not None
        assert sampled.error


@pytest.mark.parametrize(
    ("rules", "hands", "nudge"),
    [
        ("players=3", "5H 5C 5D JS 2S | AC 3C 4C 6C 7C | AD 3D 4D 6D 7D", "Keep the best hand"),
        ("players=3", "5H 5C 4D 6S JH | AC 3C 4C 6C 7C | AD 3D 4H 6D 7D", "best hand"),
        ("jokers", "*1 5C 5D JS 2S 9D | AC 3C 4C 6C 7C 8C", "Discard a"),
    ],
)
def test_other_games_have_hints_too(rules: str, hands: str, nudge: str) -> None:
    game = Cribbage(parse(rules, CribbageRules))
    stock = (Card("KS"),) if rules == "players=3" else ()
    state, _ = game.apply(game.start(Opening(dealer=0)), Deal(tuple(cards(hand) for hand in hands.split(" | ")), stock))
    found = hint(game.observe(state, 0))
    assert nudge in found.nudge.sentence
    assert found.words.sentence.startswith("Discard the ")
    assert len(found.options) <= cribbage_advice.MOST


def test_a_hint_depends_only_on_what_the_seat_has_seen() -> None:
    for view in (dealt(), leading()):
        assert view.viewer is not None
        others = (*view.hands[1 - view.viewer], *view.discarded[1 - view.viewer])
        assert set(others) == {BACK}
        unseen = {str(card) for card in map(Card, range(52)) if card not in view.known()}
        told = {str(card) for option in hint(view).options for card in chosen(option)}
        assert not told & unseen


# At the table


async def test_a_hint_is_sent_to_the_asker_and_marks_the_game_for_all(warm: Server) -> None:
    async with Company(warm, "standard", people("standard"), dealer=0, hints=True) as company:
        await company.settle()
        ann, bob = company.pages[0], company.pages[1]
        assert ann.messages[0]["hints"] is True
        at = ann.at
        first = await asked(ann)
        assert first["at"] == at
        assert set(first["options"][0]["action"]["cards"]) <= set(ann.position["scene"]["hands"][0])
        assert ann.position["assisted"] == [0]
        again = await asked(ann)
        assert again["options"][0]["action"] == first["options"][0]["action"]
        while bob.at != ann.at:
            await bob.receive()
        assert bob.position["assisted"] == [0]
        assert not any(message["type"] == "Hint" for message in bob.messages)
        marks = [entry for entry in company.log() if isinstance(entry, Hinted)]
        assert len(marks) == 1, "once a game is enough"
        # Bob's choice is not late if he made it before he heard of the hint.
        choice = next(action for action in bob.legal if action["type"] == "discard")
        await bob.send({"type": "Act", "action": choice, "at": at})
        assert (await bob.receive())["type"] == "Update"
        await company.settle()
        await company.check()
        address = f"{warm.address}/api/rooms/{company.room}/record?seat=1"
        record = httpx.get(address, headers=bearer(company.token)).text
        assert "\nassisted 0\n" in record
        replay = httpx.post(f"{warm.address}/api/replay", content=record.encode()).json()
        assert [step["assisted"] for step in replay["steps"][:2]] == [[0], []]


async def test_no_hint_names_a_card_its_seat_has_not_been_shown(warm: Server) -> None:
    async with Company(warm, "standard target=31", people("standard"), hints=True) as company:
        rng = Random(5)
        position = await company.settle()
        for _ in range(40):
            if position["outcome"]:
                break
            seat = rng.choice(position["to_act"])
            if rng.random() < 0.5:
                await asked(company.pages[seat])
                await company.settle()
            await company.play(rng, 1)
            position = await company.settle()
        await company.check()
        rules, entries = parse(company.rules, CribbageRules), company.log()
        told = 0
        for seat, page in company.pages.items():
            allowed = may_name(rules, entries, seat)
            for raw, message in zip(page.raw, page.messages, strict=True):
                if message["type"] == "Hint":
                    assert named(raw) <= allowed[message["at"]], raw
                    told += 1
        assert told > 3


@pytest.mark.parametrize(
    ("people", "wanted", "given"),
    [((0,), None, True), ((0, 1), None, False), ((0,), False, False), ((0, 1), True, True)],
)
async def test_hints_are_for_games_against_the_computer_by_default(
    warm: Server, people: tuple[int, ...], wanted: bool | None, given: bool
) -> None:
    opened = warm.open_room(people=people, hints=wanted, dealer=0)
    async with warm.sit(opened) as page:
        assert page.messages[0]["hints"] is given
        await page.until_due()
        await page.send({"type": "AskHint", "at": page.at})
        if given:
            assert (await page.receive_a("Hint"))["options"]
        else:
            assert (await page.receive_a("Refused"))["sentence"] == "Hints are off at this table."
            assert page.position["assisted"] == []


async def test_a_hint_needs_ones_turn_and_a_choice(warm: Server) -> None:
    async with Company(warm, "acc target=121", people("acc"), dealer=0, hints=True) as company:
        rng = Random(3)
        position = await company.settle()
        seat = position["to_act"][0]
        await company.act(seat, company.pages[seat].legal[0])
        said = await company.refused(seat, {"type": "AskHint", "at": company.pages[seat].at})
        assert said == "It is not your turn."
        claim = await company.until("claim", rng)
        said = await company.refused(claim["seat"], {"type": "AskHint", "at": company.pages[claim["seat"]].at})
        assert said.startswith("There are hints only for discards and plays")
        late = company.pages[claim["seat"]]
        await late.send({"type": "AskHint", "at": 1})
        assert (await late.receive())["type"] == "Welcome", "asked of another moment"
        await company.check()


async def test_the_number_of_hints_is_limited(tmp_path: Path) -> None:
    bounded = Server(tmp_path / "bounded", bounded=True)
    try:
        async with bounded.sit(bounded.open_room(dealer=0)) as page:
            await page.until_due()
            for _ in range(OFTEN):
                await asked(page)
            await page.send({"type": "AskHint", "at": page.at})
            assert (await page.receive_a("Refused"))["sentence"].startswith("You have asked for too many hints")
            await page.act(page.legal[0])
    finally:
        bounded.kill()


def test_the_limit_is_lifted_after_a_minute() -> None:
    limit = RateLimit(2)
    assert [limit.take(now) for now in (0, 1, 2, 59, 60, 60.5, 61)] == [True, True, False, False, True, True, False]


async def test_a_failing_hint_is_reported_and_nothing_else_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cribbage_advice, "hint", lambda *_: 1 / 0)
    monkeypatch.setattr(cribbage_advice, "ready", lambda _: True)
    told: asyncio.Queue[Hint | Refused] = asyncio.Queue()
    Hints().find(dealt(), "points", 7, told.put_nowait)
    refused = await told.get()
    assert isinstance(refused, Refused)
    assert refused.sentence == "No hint is available at the moment."


class SlowEngine:
    """Advice that is held back until it is released."""

    def __init__(self, advice: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.let_go, self.is_ready = Event(), Event(), Event()
        self.asked: list[bool] = []
        self._hint = advice.hint
        monkeypatch.setattr(advice, "hint", self.hint)
        monkeypatch.setattr(advice, "ready", lambda _: self.is_ready.is_set())
        monkeypatch.setattr(advice, "warm", self.warm)

    def warm(self, _rules: object) -> None:
        self.begun.set()
        assert self.let_go.wait(HANG)
        self.is_ready.set()

    def hint(self, view: AnyView, aim: Aim = "points", full: bool = True) -> Hint:
        self.asked.append(full)
        found: Hint = self._hint(view, aim, full)
        return found


@pytest.mark.parametrize("advice", [cribbage_advice, solo_advice])
async def test_a_quick_hint_comes_at_once_and_the_full_one_when_the_engine_is_ready(
    monkeypatch: pytest.MonkeyPatch, advice: ModuleType
) -> None:
    engine = SlowEngine(advice, monkeypatch)
    view: AnyView = dealt() if advice is cribbage_advice else turned()
    waiting = Hints(bounded=False)
    told: asyncio.Queue[Hint | Refused] = asyncio.Queue()

    async def heard() -> Hint:
        found = await told.get()
        assert isinstance(found, Hint)
        return found

    for _ in range(OFTEN + 1):
        await waiting.take("room", 0)
    waiting.find(view, "points", 4, told.put_nowait)
    first = await heard()
    assert (first.at, engine.asked) == (4, [False])
    assert await waiting.best(view, 5) == replace(first, at=5, demonstrated=True), "nor does a demonstration wait"
    waiting.find(view, "points", 6, told.put_nowait)
    assert await heard() == replace(first, at=6)
    await asyncio.to_thread(engine.begun.wait, HANG)
    engine.let_go.set()
    full = [await heard(), await heard()]
    assert {each.at for each in full} == {4, 6}
    assert full[0].options == full[1].options != first.options
    asked = len(engine.asked)
    waiting.find(view, "points", 7, told.put_nowait)
    assert await heard() == replace(full[0], at=7)
    assert len(engine.asked) == asked, "what was found is kept"


def turned() -> SquareView:
    """A square with four cards placed and the next one turned."""
    table = open_table(parse("wikibooks"), deal=3)
    rng = Random(1)
    while (state := table.state) is None or (
        isinstance(state, SquareState) and (state.filled < 4 or state.card is None)
    ):
        entry = table.house(rng)
        if entry is None:
            assert state is not None
            entry = Do(table.game.legal(state, 0)[0])
        table.push(entry)
    return cast(SquareView, table.game.observe(table.moments[-1].state, 0))


def test_a_seat_that_need_not_act_gets_no_hint() -> None:
    with pytest.raises(IllegalAction, match="not your turn"):
        cribbage_advice.view_of(Table(Cribbage(CribbageRules())), 0)
