"""People who are away: after a time set before the game the others may let the computer play, until they are back."""

import asyncio
from random import Random

import httpx
import pytest

from fifteentwo.server import inviting
from fifteentwo.server.agreeing_wire import Propose, Respond, StandIn
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.terms import Terms
from fifteentwo.server.wire import Chair, NextGame
from fifteentwo.table import Do
from tests.server.company import people
from tests.server.guests import Guest
from tests.server.harness import Message, Server
from tests.server.test_secrecy import check

ANN = "ann" * 12
RULES = "standard target=31 match=single"
ANY = Terms()


async def open_for_two(store: Store, patience: int | None, terms: Terms = ANY) -> tuple[Lobby, Room]:
    """A room of Ann and Bea, each with a browser of her own."""
    lobby = Lobby(store, rng=Random(1))
    asked = NewRoom(RULES, (Chair("Ann"), Chair("Bea")), dealer=0, patience=patience, terms=terms)
    opened = await lobby.open(asked, ANN)
    secret = (await inviting.invite(lobby, ANN, opened.room, 1)).secret
    await inviting.join(lobby, None, opened.room, secret, None)
    return lobby, await lobby.room(opened.room)


def last(messages: list[Message], kind: str) -> Message:
    return [message for message in messages if message["type"] == kind][-1]


async def until_late(ann: Guest) -> Message:
    """Enters; returns the news that the computer may play for somebody, which may come while she enters."""
    told = await ann.enter()
    for _ in range(1000):
        presence = [message for message in told if message["type"] == "Presence"]
        if presence and presence[-1]["replaceable"]:
            return presence[-1]
        await asyncio.sleep(1)  # a hundredth
        told = ann.heard()
    raise AssertionError("nobody is late")


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes every second of patience a hundredth."""
    later = asyncio.BaseEventLoop.call_later
    monkeypatch.setattr(
        asyncio.BaseEventLoop,
        "call_later",
        lambda loop, delay, call, *more, **named: later(loop, delay / 100, call, *more, **named),
    )


async def test_the_computer_plays_for_somebody_who_is_away_until_they_are_back(store: Store) -> None:
    _, room = await open_for_two(store, 600)
    rng = Random(2)
    async with Guest(room, 0) as ann:
        welcome = last(await ann.enter(), "Welcome")
        assert welcome["patience"] == 600
        await ann.ask(ann.choice(rng))
        assert tuple(room.table.to_act()) == (1,)
        assert last(await ann.ask(StandIn(1)), "Refused")["code"] == "player-not-away"
        room.attendance.is_late(1)
        assert last(ann.heard(), "Presence")["replaceable"] == [1]
        told = await ann.ask(StandIn(1))
        presence = last(told, "Presence")
        assert (presence["stand_ins"], presence["replaceable"], presence["here"]) == ([1], [], [0])
        assert isinstance(room.entries[-2], Do)
        assert [entry.house for entry in room.entries if isinstance(entry, Do) and entry.house] != []
        assert room.table.demonstrated
        assert room.chairs[1].player is None, "it is still Bea's seat"
        check(room, 0, told)
        async with Guest(room, 1) as bea:
            chosen = sum(isinstance(entry, Do) and entry.house for entry in room.entries)
            news = await bea.enter()
            assert last(news, "Presence")["stand_ins"] == []
            assert last(news, "Conduct")["stood_in"] == [
                {"seat": 1, "name": "Arthur", "choices": chosen, "deal": 1, "game": 1}
            ]
            assert chosen
            assert last(ann.heard(), "Presence")["here"] == [0, 1]
            before = sum(isinstance(entry, Do) and entry.house for entry in room.entries)
            while room.table.outcome is None:
                page = (ann, bea)[rng.choice(room.table.to_act())]
                await room.request(page.listener, page.choice(rng))
                news += bea.heard()
            assert room.log.conduct.stood_in == (), "she has played since"
            assert sum(isinstance(entry, Do) and entry.house for entry in room.entries) == before
            check(room, 1, news)


@pytest.mark.usefixtures("short")
async def test_the_computer_finishes_the_game_alone_and_it_counts_in_no_statistics(store: Store) -> None:
    _, room = await open_for_two(store, 1)
    async with Guest(room, 0) as ann:
        assert (await until_late(ann))["replaceable"] == [1]
        await ann.ask(StandIn(1))
        rng = Random(3)
        while room.table.outcome is None:
            await ann.ask(ann.choice(rng))
        assert last(await ann.ask(NextGame()), "Refused")["code"] == "match-over"
    assert (await store.game(room.row.id) or room.row).demonstrated


async def test_where_the_others_wait_no_computer_plays(store: Store) -> None:
    _, room = await open_for_two(store, None)
    async with Guest(room, 0) as ann:
        told = await ann.enter()
        assert last(told, "Presence")["replaceable"] == []
        for seat in (0, 1, 7):
            assert last(await ann.ask(StandIn(seat)), "Refused")["code"] == "player-not-away"


async def test_where_an_absent_player_adjourns_the_other_does_so_alone_and_both_go_on(store: Store) -> None:
    _, room = await open_for_two(store, 600, Terms(absence="adjourn"))
    async with Guest(room, 0) as ann:
        await ann.enter()
        assert last(await ann.ask(Propose("adjourn")), "Conduct")["adjourned"] is False, "Bea has time to come"
        room.attendance.is_late(1)
        assert last(await ann.ask(StandIn(1)), "Refused")["code"] == "no-stand-ins"
        assert last(await ann.ask(Propose("adjourn")), "Conduct")["adjourned"]
        assert last(await ann.ask(ann.choice(Random(1))), "Refused")["code"] == "game-adjourned"
        async with Guest(room, 1) as bea:
            await bea.enter()
            await bea.ask(Propose("go_on"))
            assert last(await ann.ask(Respond(yes=True)), "Conduct")["adjourned"] is False
            assert "Update" in {message["type"] for message in await ann.ask(ann.choice(Random(1)))}


async def test_where_the_computer_stands_in_nobody_adjourns_alone(store: Store) -> None:
    _, room = await open_for_two(store, 600, Terms(absence="computer"))
    async with Guest(room, 0) as ann:
        await ann.enter()
        room.attendance.is_late(1)
        assert last(await ann.ask(Propose("adjourn")), "Conduct")["adjourned"] is False
        assert last(await ann.ask(StandIn(1)), "Presence")["stand_ins"] == [1]


@pytest.mark.parametrize("patience", [0, -1, 86_401])
def test_an_impossible_time_is_refused(server: Server, patience: int) -> None:
    asked = {"rules": RULES, "seats": people(RULES), "patience": patience}
    answer = httpx.post(f"{server.address}/api/rooms", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (400, "game-patience")
