"""Commitments and salts in a room: the packs follow from them, take-backs change nothing, and no secret leaves too early."""

from __future__ import annotations

import json
from random import Random

from fifteentwo.cards import PACK, Card
from fifteentwo.cribbage import Cut
from fifteentwo.fairness import commitment_of, shuffled
from fifteentwo.families import AnyAction
from fifteentwo.moves import Deal, Turn
from fifteentwo.record import read, to_json, to_text
from fifteentwo.server import inviting, lesson
from fifteentwo.server.chance import game_secret
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.room_views import record_of
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Chair, GiveUp, NextGame, Salt, TakeBack
from fifteentwo.table import Begin, Do
from tests.server.guests import Guest
from tests.server.harness import Message

OWNER = "a" * 40
TWO = (Chair("Ann"), Chair("Bea"))
ALONE = (Chair("Ann"), Chair("Bot", "random"))


class Salting(Guest):
    """A guest whose page answers commitments with salts."""

    def __init__(self, room: Room, seat: int = 0) -> None:
        super().__init__(room, seat)
        self.listener.salts = True


def told(messages: list[Message], kind: str) -> list[Message]:
    return [message for message in messages if message["type"] == kind]


def acts(room: Room) -> list[Do]:
    return [entry for entry in room.entries if isinstance(entry, Do)]


def pack_of(room: Room, salts: tuple[str, ...], number: int) -> tuple[Card, ...]:
    return shuffled(PACK, game_secret(room.row.chance, 0), salts, number)


async def opened(store: Store, rules: str, chairs: tuple[Chair, ...], dealer: int | None = None) -> Room:
    lobby = Lobby(store, rng=Random(1))
    return await lobby.room((await lobby.open(NewRoom(rules, chairs, dealer=dealer), OWNER)).room)


async def test_the_cards_wait_for_the_salts_and_follow_from_them(store: Store) -> None:
    room = await opened(store, "standard", TWO, dealer=0)
    async with Salting(room) as ann, Salting(room, 1) as bea:
        (asked,) = told(await ann.enter(), "Commitment")
        assert told(await bea.enter(), "Commitment") == [asked]
        assert [type(entry) for entry in room.entries] == [Begin]
        assert await ann.ask(Salt(asked["commitment"], "a1")) == []
        await ann.ask(Salt(asked["commitment"], "ff"))  # the first one counts
        await ann.ask(Salt("0" * 64, "ee"))  # no such game
        assert told(await bea.ask(Salt(asked["commitment"], "b2")), "Update")
    begin, deal = room.entries
    secret, pack = game_secret(room.row.chance, 0), pack_of(room, ("a1", "b2"), 1)
    assert begin == Begin(0, asked["commitment"])
    assert commitment_of(secret) == asked["commitment"]
    assert deal == Do(Deal((pack[:6], pack[6:12])), salts=("a1", "b2"))


async def test_a_page_that_leaves_does_not_hold_up_the_cards(store: Store) -> None:
    room = await opened(store, "standard", TWO, dealer=0)
    async with Salting(room) as ann:
        async with Salting(room, 1) as bea:
            (asked,) = told(await ann.enter(), "Commitment")
            await bea.enter()
            await ann.ask(Salt(asked["commitment"], "a1"))
            assert len(room.entries) == 1
        assert len(room.entries) == 2
    assert acts(room)[0].salts == ("a1", "")


async def test_the_first_card_waits_for_the_page_of_an_invited_guest(store: Store) -> None:
    lobby = Lobby(store, rng=Random(1))
    name = (await lobby.open(NewRoom("standard", TWO, dealer=0), OWNER)).room
    room = await lobby.room(name)
    secret = (await inviting.invite(lobby, OWNER, name, 1)).secret
    async with Salting(room) as ann:
        (asked,) = told(await ann.enter(), "Commitment")
        await ann.ask(Salt(asked["commitment"], "a1"))
        await inviting.join(lobby, None, name, secret, "Zoe")
        assert len(room.entries) == 1
        async with Salting(room, 1) as zoe:
            await zoe.enter()
            await zoe.ask(Salt(asked["commitment"], "b2"))
    assert acts(room)[0].salts == ("a1", "b2")


async def test_a_take_back_gets_the_same_starter_and_every_cut_has_a_pack_of_its_own(store: Store) -> None:
    room = await opened(store, "standard", ALONE)
    async with Salting(room) as ann:
        (asked,) = told(await ann.enter(), "Commitment")
        await ann.ask(Salt(asked["commitment"], "a1"))
        starters: list[AnyAction] = []
        for _ in range(3):
            await ann.ask(ann.choice(Random(len(starters))))
            starters += [act.action for act in acts(room)[-2:] if isinstance(act.action, Turn)]
            await ann.ask(TakeBack())
    number = sum(isinstance(act.action, Cut) for act in acts(room)) + 1
    assert starters == [Turn(pack_of(room, ("a1", ""), number)[12])] * 3


async def test_no_secret_leaves_the_server_before_the_game_is_over(store: Store) -> None:
    room = await opened(store, "standard match=first_to:5", ALONE)
    secrets = [game_secret(room.row.chance, game) for game in range(3)]
    async with Salting(room) as ann:
        for game in range(2):
            messages = await ann.enter() if game == 0 else await ann.ask(NextGame())
            (asked,) = told(messages, "Commitment")
            assert asked["commitment"] == commitment_of(secrets[game])
            messages += await ann.ask(Salt(asked["commitment"], "a1"))
            messages += await ann.ask(ann.choice(Random(1)))
            for seat in (0, 1):
                record = record_of(room, seat)
                written = to_json(record) + to_text(record) + json.dumps(messages)
                assert [secret in written for secret in secrets] == [game > 0, False, False]
                assert room.row.chance not in written
                assert record.games[game].seal.commitment == asked["commitment"]
                assert record.games[game].seal.salts == ("a1", "")
            await ann.ask(GiveUp())
            record = record_of(room, 0)
            assert record.games[game].seal.secret == secrets[game]
            assert read(to_text(record)) == read(to_json(record)) == record


async def test_a_lesson_and_a_game_for_one_have_no_commitment(store: Store) -> None:
    lobby = Lobby(store, rng=Random(1))
    for made in (await lobby.open_lesson("Ann", OWNER), await lobby.open(NewRoom("wikibooks", ()), OWNER)):
        room = await lobby.room(made.room)
        async with Salting(room) as ann:
            messages = await ann.enter()
            assert told(messages, "Commitment") == []
            assert [one["is_sealed"] for one in told(messages, "Welcome")] == [False]
        assert isinstance(room.entries[0], Begin)
        assert room.entries[0].commitment == ""
        assert record_of(room, 0).games[0].seal.secret == ""
    assert lesson.HANDS
