"""A screen that several people share: while its curtain is closed, its browser says who is here, and is sent no card."""

from __future__ import annotations

import asyncio
import json
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect

from fifteentwo.cribbage import Pass, State
from fifteentwo.server import inviting
from fifteentwo.server.agreeing_wire import Propose, StandIn
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rooms import Room
from fifteentwo.server.saying_wire import Say
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Act, AskHint, Chair, Demonstrate, GiveUp, NextGame, Request, TakeBack
from tests.guard import HANG
from tests.server.guests import Guest
from tests.server.harness import Message, Server, bearer

ANN = "ann" * 12
THREE = "three_players target=61 match=single"


async def open_for_three(store: Store, rules: str = THREE) -> Room:
    """A room of Ann and Bob, who share a screen, and Cat, who is elsewhere."""
    lobby = Lobby(store, rng=Random(1))
    opened = await lobby.open(NewRoom(rules, (Chair("Ann"), Chair("Bob"), Chair("Cat")), dealer=0, hints=True), ANN)
    secret = (await inviting.invite(lobby, ANN, opened.room, 2)).secret
    await inviting.join(lobby, None, opened.room, secret, None)
    return await lobby.room(opened.room)


def kinds(messages: list[Message]) -> set[str]:
    return {message["type"] for message in messages}


async def test_a_covered_screen_is_here_and_is_told_nothing_else(store: Store) -> None:
    room, rng = await open_for_three(store), Random(2)
    async with Guest(room, 2) as cat:
        assert [message["here"] for message in await cat.enter() if message["type"] == "Presence"][-1] == [2]
        async with Guest(room, 1, is_covered=True) as screen:
            told = await screen.enter()
            assert told[0]["type"] == "Presence"
            assert told[0]["here"] == [0, 1, 2]
            assert [message["here"] for message in cat.heard() if message["type"] == "Presence"] == [[0, 1, 2]]
            async with Guest(room, 0) as ann, Guest(room, 1) as bob:
                await ann.enter()
                await bob.enter()
                while room.table.outcome is None:
                    page = (ann, bob, cat)[rng.choice(room.table.to_act())]
                    await room.request(page.listener, page.choice(rng))
                    if rng.random() < 0.1:
                        await room.request(page.listener, Propose("take_back"))
                        await room.request(page.listener, Say("ouch"))
                told += screen.heard()
        assert [message["here"] for message in cat.heard() if message["type"] == "Presence"][-1] == [2]
    assert kinds(told) <= {"Presence"}


@pytest.mark.parametrize(
    "request_",
    [AskHint(9), Demonstrate(9), TakeBack(), GiveUp(), NextGame(), Say("ouch"), Propose("adjourn"), StandIn(2)],
    ids=lambda request: type(request).__name__,
)
async def test_a_covered_screen_may_ask_for_nothing_of_its_seat(store: Store, request_: Request) -> None:
    room = await open_for_three(store)
    async with Guest(room, 1, is_covered=True) as screen:
        await screen.enter()
        before = len(room.entries)
        (answer,) = await screen.ask(request_)
        assert (answer["type"], answer["code"]) == ("Refused", "screen-covered")
        assert len(room.entries) == before


async def test_a_claim_passes_without_its_seat_being_seen(store: Store) -> None:
    room, rng = await open_for_three(store, "three_players muggins target=61 match=single"), Random(4)
    async with Guest(room, 0) as ann, Guest(room, 1) as bob, Guest(room, 2) as cat:
        pages = (ann, bob, cat)
        for page in pages:
            await page.enter()

        def may_call() -> bool:
            state = room.table.state
            return isinstance(state, State) and state.due is not None and state.due.claim is not None

        while not (may_call() and 1 in room.table.to_act()):
            assert room.table.outcome is None
            page = pages[rng.choice(room.table.to_act())]
            await page.ask(page.choice(rng))
        async with Guest(room, 1, is_covered=True) as screen:
            await screen.enter()
            before = len(room.entries)
            (late,) = await screen.ask(Act(Pass(1), 1))
            assert (late["code"], len(room.entries)) == ("screen-covered", before), "no table for a late choice"
            assert await screen.ask(Act(Pass(1), before)) == []
            assert len(room.entries) > before
            assert "Update" in kinds(bob.heard())


async def test_who_sits_behind_the_curtain_needs_no_stand_in(store: Store) -> None:
    room = await open_for_three(store)
    async with Guest(room, 2) as cat:
        await cat.enter()
        room.attendance.is_late(0)
        await cat.ask(StandIn(0))
        assert [*room.log.conduct.stand_ins] == [0]
        async with Guest(room, 1, is_covered=True) as screen:
            assert kinds(await screen.enter()) == {"Presence"}
            assert [*room.log.conduct.stand_ins] == []


async def test_the_socket_of_a_covered_screen(server: Server) -> None:
    opened = server.open_room(THREE, people=(0, 1, 2))
    room = f"{server.address}/api/rooms/{opened['room']}"
    address = f"ws://127.0.0.1:{server.port}/api/rooms/{opened['room']}/socket"
    attend = {"type": "Attend", "token": opened["token"], "seat": 1, "salts": True}
    async with asyncio.timeout(HANG), connect(address) as screen:
        await screen.send(json.dumps(attend))
        first = json.loads(await screen.recv())
        assert (first["type"], first["here"]) == ("Presence", [0, 1, 2])
        second = json.loads(await screen.recv())
        assert second["type"] == "Commitment", "its salt is asked for"
        await screen.send(json.dumps({"type": "Salt", "commitment": second["commitment"], "salt": "ab"}))
        await screen.send(json.dumps(attend))
        refused = json.loads(await screen.recv())
        assert refused["code"] == "said-hello", "the cards were dealt, and none was sent"
        answer = httpx.post(f"{room}/invitations", headers=bearer(opened["token"]), json={"seat": 1})
        assert answer.status_code == 201
        await screen.wait_closed()
        assert screen.close_code == 4401
    async with connect(address) as stranger:
        await stranger.send(json.dumps(attend | {"token": "eve" * 12}))
        assert json.loads(await stranger.recv())["type"] == "Refused"
        await stranger.wait_closed()
        assert stranger.close_code == 4401
