"""Spectators: they see what lies on the table and nothing else, are listed by name, and go when their link is withdrawn."""

import json
from random import Random
from typing import Any

import httpx
import pytest

from fifteentwo.rules import parse
from tests.server.company import Company, people
from tests.server.harness import Message, Page, Server, bearer, log_of, may_name, named

EVE = "eve" * 12


class Spectator(Page):
    """The socket of somebody who watches."""

    def __init__(self, server: Server, room: str, secret: str, name: str = "Zoe") -> None:
        super().__init__(server, {"room": room, "seat": -1})
        self.secret = secret
        self.name = name

    @property
    def hello(self) -> Message:
        return {"type": "Watch", "secret": self.secret, "name": self.name, "since": self.at}


def path(server: Server, room: str) -> str:
    return f"{server.address}/api/rooms/{room}/spectators"


def make_link(server: Server, room: str, token: str) -> str:
    answer = httpx.post(path(server, room), headers=bearer(token))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["secret"])


def has_link(server: Server, room: str, token: str) -> Any:
    return httpx.get(path(server, room), headers=bearer(token)).json()


PRESETS = {
    "standard target=31 match=single": 3,
    "muggins target=31 match=single": 5,
    "three_players target=31 match=single": 7,
    "partners target=31 match=single": 11,
    "jokers target=31 match=single": 13,
}


@pytest.mark.parametrize("rules", PRESETS)
async def test_no_message_to_a_spectator_names_a_card_that_is_not_on_the_table(server: Server, rules: str) -> None:
    company = Company(server, rules, people(rules))
    async with company, Spectator(server, company.room, make_link(server, company.room, company.token)) as zoe:
        await company.play(Random(PRESETS[rules]))
        while zoe.is_behind or not zoe.position["outcome"]:
            await zoe.receive()
        last = max(page.at or 0 for page in company.pages.values())
        assert zoe.at == last
    allowed = may_name(parse(rules), log_of(server.data, company.room), None)
    seen = 0
    for raw, message in zip(zoe.raw, zoe.messages, strict=True):
        cards = named(raw)
        assert cards <= (allowed[message["at"]] if "at" in message else set()), raw
        seen += len(cards)
        offer = (message.get("position") or {}).get("offer")
        assert offer is None or offer["legal"] == []
    assert seen > 50


async def test_a_spectator_who_comes_back_sees_the_table_again_and_no_more(server: Server) -> None:
    rules = "standard target=31 match=single"
    company = Company(server, rules, people(rules))
    secret = make_link(server, company.room, company.token)
    async with company:
        await company.play(Random(2), 9)
        async with Spectator(server, company.room, secret) as zoe:
            await zoe.send({"type": "Hello", "token": company.token, "seat": 0, "since": None})
            assert (await zoe.receive_a("Refused"))["code"] == "said-hello"
        at = len(log_of(server.data, company.room))
        async with Spectator(server, company.room, secret) as again:
            (welcome,) = [message for message in again.messages if message["type"] == "Welcome"]
            assert (welcome["seat"], welcome["at"]) == (None, at)
            allowed = may_name(parse(rules), log_of(server.data, company.room), None)
            assert named(json.dumps(welcome)) <= allowed[at]


async def test_the_players_see_who_watches_and_no_two_names_are_the_same(server: Server) -> None:
    room = server.open_room()
    secret = make_link(server, room["room"], room["token"])
    async with server.sit(room) as ann:
        async with Spectator(server, room["room"], secret, " ann "):
            assert (await ann.receive_a("Presence"))["spectators"] == ["ann (2)"]
            async with Spectator(server, room["room"], secret, "Ann") as third:
                presence = await ann.receive_a("Presence")
                assert (presence["here"], presence["spectators"]) == ([0], ["Ann (3)", "ann (2)"])
                assert await third.receive_a("Presence") == presence
            assert (await ann.receive_a("Presence"))["spectators"] == ["ann (2)"]
        assert (await ann.receive_a("Presence"))["spectators"] == []


async def test_a_spectator_can_do_nothing(server: Server) -> None:
    room = server.open_room()
    secret = make_link(server, room["room"], room["token"])
    async with server.sit(room) as ann:
        await ann.until_due()
        at = len(log_of(server.data, room["room"]))
        async with Spectator(server, room["room"], secret) as zoe:
            act = {"type": "Act", "action": ann.legal[0], "at": at}
            others = [{"type": kind} for kind in ("NextGame", "TakeBack", "GiveUp")]
            asks = [{"type": "AskHint", "at": at}, {"type": "Demonstrate", "at": at}]
            for message in [act, *others, *asks, act | {"type": "AskTutor"}, {"type": "CountSets", "groups": []}]:
                await zoe.send(message)
                assert (await zoe.receive_a("Refused"))["code"] == "spectators-watch"
        assert len(log_of(server.data, room["room"])) == at


async def refused(spectator: Spectator) -> str:
    """The code with which somebody who wants to watch is sent away."""
    with pytest.raises(AssertionError):
        await spectator.__aenter__()
    await spectator.__aexit__(None, None, None)
    return str(spectator.messages[-1]["code"])


async def test_a_link_that_is_withdrawn_or_replaced_sends_its_spectators_away(server: Server) -> None:
    room = server.open_room()
    name, token = room["room"], room["token"]
    assert has_link(server, name, token) == {"open": False, "secret": None}
    first = make_link(server, name, token)
    assert has_link(server, name, token) == {"open": True, "secret": None}
    async with Spectator(server, name, first) as zoe:
        second = make_link(server, name, token)
        assert (await zoe.receive_a("Refused"))["code"] == "spectators-link-wrong"
    assert await refused(Spectator(server, name, first)) == "spectators-link-wrong"
    async with Spectator(server, name, second) as zoe:
        assert httpx.delete(path(server, name), headers=bearer(token)).status_code == 204
        assert (await zoe.receive_a("Refused"))["code"] == "spectators-link-wrong"
    assert await refused(Spectator(server, name, second)) == "spectators-link-wrong"
    assert has_link(server, name, token) == {"open": False, "secret": None}


async def test_only_somebody_with_a_seat_makes_or_withdraws_the_link_and_it_gives_no_seat(server: Server) -> None:
    room, other = server.open_room(), server.open_room()
    secret = make_link(server, room["room"], room["token"])
    for method in ("GET", "POST", "DELETE"):
        answer = httpx.request(method, path(server, room["room"]), headers=bearer(EVE))
        assert (answer.status_code, answer.json()["code"]) == (404, "token-without-seat")
    assert await refused(Spectator(server, other["room"], secret)) == "spectators-link-wrong"
    assert await refused(Spectator(server, "nowhere", secret)) == "no-such-game"
    assert await refused(Spectator(server, room["room"], secret, " ")) == "name-invisible"
    joined = httpx.post(f"{server.address}/api/join", json={"secret": secret}, headers=bearer(EVE))
    assert joined.json()["code"] == "invitation-wrong"
    listed = httpx.get(f"{server.address}/api/rooms/{room['room']}/invitations", headers=bearer(room["token"]))
    assert listed.json() == []
