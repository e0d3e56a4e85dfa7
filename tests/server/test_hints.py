"""Hints at the table: who may have one and when, what is in it, and that it knows no more than the seat that asks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from threading import Event

import httpx
import pytest

from fifteentwo.cards import BACK, Card, cards
from fifteentwo.cribbage import Cribbage, Deal, LayAway, Turn, View
from fifteentwo.game import IllegalAction, Opening
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.server import hints
from fifteentwo.server.hints import LOADING, OFTEN, SOLVED, Hints, hint
from fifteentwo.server.rate_limit import RateLimit
from fifteentwo.server.wire import Hint, Refused
from fifteentwo.table import Table
from tests.server.company import Company, people
from tests.server.harness import Message, Page, Server, may_name, named


def dealt(rules: str = "standard", hands: str = "5H 5C 5D JS 2S 9D | AC 3C 4C 6C 7C 8C") -> View:
    """What seat 0, the dealer, sees when these cards are dealt."""
    game = Cribbage(parse(rules, CribbageRules))
    state, _ = game.apply(game.start(Opening(dealer=0)), Deal(tuple(cards(hand) for hand in hands.split(" | "))))
    return game.observe(state, 0)


def leading(starter: str = "KH") -> View:
    """What pone, seat 1, sees when it is to lead."""
    game = Cribbage(parse("standard", CribbageRules))
    state = game.start(Opening(dealer=0))
    for action in (
        Deal((cards("5H 5C 5D JS 2S 9D"), cards("AC 3C 4C 6C 7C 8C"))),
        LayAway(0, cards("2S 9D")),
        LayAway(1, cards("7C 8C")),
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


@pytest.fixture
async def warm(server: Server) -> Server:
    """The server, when its engine has read its tables: no second opinion will follow a hint."""
    async with server.sit(server.open_room(dealer=0)) as page:
        await page.until_due()
        if (await asked(page))["basis"] == LOADING:
            assert (await page.receive_a("Hint"))["basis"] != LOADING, "the second opinion"
    return server


# What is in a hint


def test_where_the_game_is_solved_everything_is_said_and_how_sure_it_is() -> None:
    found = hint(dealt())
    assert (found.what, found.by, found.basis) == ("discard", "win", SOLVED)
    assert found.words == "Lay away the two of spades and the nine of diamonds."
    assert found.nudge == "One of the two to lay away is a two."
    assert len(found.options) == 15
    for option in found.options:
        for worth in (option.hand, option.crib, option.play, option.total):
            assert worth is not None
            assert worth.error == 0, "exact"
        assert option.win is not None
        assert option.win.error
        assert (option.match, option.now) == (None, None)
        assert option.best_starters[0].hand >= option.worst_starters[0].hand
    assert "in your crib" in found.options[0].reason
    assert [option.win.value for option in found.options if option.win] == sorted(
        (option.win.value for option in found.options if option.win), reverse=True
    )
    assert hint(dealt("hoyle")).by == "match"


def test_a_card_to_play_comes_with_what_it_pegs_at_once() -> None:
    found = hint(leading())
    assert (found.what, found.basis, len(found.options)) == ("play", SOLVED, 4)
    assert found.words == f"Play the {found.options[0].cards[0].words}."
    assert found.nudge == "Nothing pegs at once: think of what the next card could make of it."
    assert all((option.now, option.hand) == (0, None) and option.win for option in found.options)


def test_the_plain_way_says_what_is_exact_and_what_nobody_knows() -> None:
    for found in (hint(dealt(), warm=False), hint(dealt("lowball"), warm=False)):
        assert found.basis == LOADING
        assert found.by == "points"
        for option in found.options:
            assert option.hand is not None
            assert option.hand.error == 0
            assert option.crib is not None
            assert option.crib.error is None or option.crib.error > 0
            assert option.total.error is None or option.total.error > 0
            assert (option.win, option.match) == (None, None)


def test_where_nothing_is_solved_it_is_sampled_and_says_how_sure_it_is() -> None:
    found = hint(dealt("lowball"))
    assert found.basis.startswith("Nothing is solved or proved for these rules")
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
        ("jokers", "*1 5C 5D JS 2S 9D | AC 3C 4C 6C 7C 8C", "One of the two to lay away is a"),
    ],
)
def test_other_games_have_hints_too(rules: str, hands: str, nudge: str) -> None:
    game = Cribbage(parse(rules, CribbageRules))
    stock = (Card("KS"),) if rules == "players=3" else ()
    state, _ = game.apply(game.start(Opening(dealer=0)), Deal(tuple(cards(hand) for hand in hands.split(" | ")), stock))
    found = hint(game.observe(state, 0))
    assert nudge in found.nudge
    assert found.words.startswith("Lay away the ")
    assert len(found.options) <= hints.MOST


def test_a_hint_hangs_on_nothing_the_seat_has_not_seen() -> None:
    for view in (dealt(), leading()):
        assert view.viewer is not None
        others = (*view.hands[1 - view.viewer], *view.laid[1 - view.viewer])
        assert set(others) == {BACK}
        unseen = {str(card) for card in map(Card, range(52)) if card not in view.known()}
        told = {str(card) for option in hint(view).options for card in option.cards}
        assert not told & unseen


# At the table


async def test_a_hint_comes_to_who_asks_and_marks_the_game_for_all(warm: Server) -> None:
    async with Company(warm, "standard", people("standard"), dealer=0, hints=True) as company:
        await company.settle()
        ann, bob = company.pages[0], company.pages[1]
        assert ann.messages[0]["hints"] is True
        at = ann.at
        first = await asked(ann)
        assert first["at"] == at
        assert set(first["options"][0]["cards"]) <= set(ann.position["scene"]["hands"][0])
        assert ann.position["assisted"] == [0]
        again = await asked(ann)
        assert again["options"][0]["cards"] == first["options"][0]["cards"]
        while bob.at != ann.at:
            await bob.receive()
        assert bob.position["assisted"] == [0]
        assert not any(message["type"] == "Hint" for message in bob.messages)
        marks = [entry for entry in await company.log() if type(entry).__name__ == "Hinted"]
        assert len(marks) == 1, "once a game is enough"
        # What Bob chose before he heard of it is not late.
        choice = next(action for action in bob.position["legal"] if action["type"] == "lay_away")
        await bob.send({"type": "Act", "action": choice, "at": at})
        assert (await bob.receive())["type"] == "News"
        await company.settle()
        await company.check()
        bearer = {"authorization": f"Bearer {bob.opened['token']}"}
        record = httpx.get(f"{warm.address}/api/rooms/{company.room}/record", headers=bearer).text
        assert "\nassisted 0\n" in record
        replay = httpx.post(f"{warm.address}/api/replay", content=record.encode()).json()
        assert replay["steps"][0]["remark"] == "Ann had hints in this game."


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
        rules, entries = parse(company.rules, CribbageRules), await company.log()
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
async def test_hints_are_for_games_against_the_house_unless_it_is_said(
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
            assert (await page.receive_a("Refused"))["sentence"] == "There are no hints at this table."
            assert page.position["assisted"] == []


async def test_it_must_be_ones_turn_and_something_to_choose(warm: Server) -> None:
    async with Company(warm, "acc target=121", people("acc"), dealer=0, hints=True) as company:
        rng = Random(3)
        position = await company.settle()
        seat = position["to_act"][0]
        await company.act(seat, company.pages[seat].position["legal"][0])
        said = await company.refused(seat, {"type": "AskHint", "at": company.pages[seat].at})
        assert said == "It is not your turn."
        claim = await company.until("claim", rng)
        said = await company.refused(claim["seat"], {"type": "AskHint", "at": company.pages[claim["seat"]].at})
        assert said.startswith("There are hints for laying away and for the play")
        late = company.pages[claim["seat"]]
        await late.send({"type": "AskHint", "at": 1})
        assert (await late.receive())["type"] == "Welcome", "asked of another moment"
        await company.check()


async def test_no_seat_has_hints_without_end(tmp_path: Path) -> None:
    bounded = Server(tmp_path / "bounded", bounded=True)
    try:
        async with bounded.sit(bounded.open_room(dealer=0)) as page:
            await page.until_due()
            for _ in range(OFTEN):
                await asked(page)
            await page.send({"type": "AskHint", "at": page.at})
            assert (await page.receive_a("Refused"))["sentence"].startswith("That was often")
            await page.act(page.position["legal"][0])
    finally:
        bounded.kill()


def test_a_limit_is_lifted_after_a_minute() -> None:
    limit = RateLimit(2)
    assert [limit.take(now) for now in (0, 1, 2, 59, 60, 60.5, 61)] == [True, True, False, False, True, True, False]


async def test_what_goes_wrong_is_said_and_nothing_else_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "hint", lambda *_: 1 / 0)
    monkeypatch.setattr(hints, "warm_up", lambda _: None)
    waiting = Hints()
    told: asyncio.Queue[Hint | Refused] = asyncio.Queue()
    waiting.find(dealt(), 7, told.put_nowait)
    refused = await told.get()
    assert isinstance(refused, Refused)
    assert refused.sentence == "There is no hint just now."


async def test_a_first_opinion_comes_at_once_and_the_full_one_when_the_engine_is_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judged: list[bool] = []
    real, ready = hints.hint, Event()

    def spied(view: View, warm: bool = True) -> Hint:
        judged.append(warm)
        return real(view, warm)

    monkeypatch.setattr(hints, "hint", spied)
    monkeypatch.setattr(hints, "warm_up", lambda _: None)
    monkeypatch.setattr(hints, "_ready", {True: ready, False: ready})
    waiting = Hints(bounded=False)
    told: asyncio.Queue[Hint | Refused] = asyncio.Queue()

    async def heard() -> tuple[int, str]:
        found = await told.get()
        assert isinstance(found, Hint)
        return found.at, found.basis

    for _ in range(OFTEN + 1):
        waiting.take("room", 0)
    waiting.find(dealt(), 4, told.put_nowait)
    assert await heard() == (4, LOADING)
    ready.set()
    assert await heard() == (4, SOLVED)
    waiting.find(dealt(), 5, told.put_nowait)
    assert await heard() == (5, SOLVED)
    assert judged == [False, True], "what was found is kept, a first opinion is not"


def test_a_seat_that_is_not_asked_has_nothing_to_judge() -> None:
    with pytest.raises(IllegalAction, match="not your turn"):
        hints.to_judge(Table(CribbageRules()), 0)
