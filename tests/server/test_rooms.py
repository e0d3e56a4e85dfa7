"""Rooms without a socket: turns and the store, failing computer players, two processes, and eviction from memory."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from fifteentwo.cards import BACK
from fifteentwo.cribbage import Play, View
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.players import KINDS, Player, player
from fifteentwo.server import lobby as lobbies
from fifteentwo.server.computer import INSTANT
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.store import Store
from fifteentwo.server.store_rows import LogBatch
from fifteentwo.server.wire import Chair, NextGame, TakeBack
from fifteentwo.table import Do
from tests.guard import HANG
from tests.server import postgres
from tests.server.guests import sit
from tests.server.harness import Message

ROOM = NewRoom("gamerules_61", (Chair("Ann"), Chair("Bot", "random")))
TWO = NewRoom("gamerules_61", (Chair("Ann"), Chair("Bob")))
SQUARE = NewRoom("bvs", deal=5)
FULL = "The game cannot be saved: the disk is full. Nothing is lost."

MakeStore = Callable[[], Store]


# The same tests with PostgreSQL, where it is installed.
@pytest.fixture(scope="module", params=["sqlite", *(["postgresql"] if postgres.programs() else [])])
def make_store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MakeStore]:
    if request.param == "sqlite":
        data = tmp_path_factory.mktemp("sqlite")
        yield lambda: Store(data)
        return
    with TemporaryDirectory() as folder, postgres.running(Path(folder)) as url:
        yield lambda: Store(url=url)


@pytest.fixture
async def stores(make_store: MakeStore) -> AsyncIterator[tuple[Store, Store]]:
    """The stores of two processes that share a database."""
    both = (make_store(), make_store())
    for store in both:
        await store.open()
    yield both
    for store in both:
        await store.close()


def types(messages: Sequence[Message]) -> list[str]:
    return [message["type"] for message in messages]


# Turns and the store


async def test_it_is_told_when_a_room_comes_into_use(store: Store) -> None:
    begun: list[str] = []
    lobby = Lobby(store, begun=lambda: begun.append("begun"))
    opened = await lobby.open(ROOM, None)
    await lobby.room(opened.room)
    await lobby.room(opened.room)
    assert begun == ["begun"]


async def test_a_turn_is_a_players_entry_and_everything_that_follows(store: Store) -> None:
    rng, lobby = Random(3), Lobby(store)
    async with await sit(lobby, await lobby.open(ROOM, None)) as guest:
        await guest.enter()
        turns: list[LogBatch] = []
        append = store.append

        async def watched(turn: LogBatch) -> None:
            turns.append(turn)
            await append(turn)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "append", watched)
            told = await guest.ask(guest.choice(rng))
        assert len(turns) == 1, "one transaction"
        assert len(turns[0].entries) > 1, "in which the computer has answered"
        assert [message["at"] for message in told] == list(
            range(turns[0].first, turns[0].first + len(turns[0].entries))
        )
        row = await store.game(guest.room.row.id)
        assert row is not None
        assert (row.summary, row.length) == (turns[0].status.summary, told[-1]["at"])


async def test_no_entry_is_announced_before_it_is_stored(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = Lobby(store)
    opened = await lobby.open(TWO, None)
    async with await sit(lobby, opened) as ann, await sit(lobby, opened, 1) as bob:
        await ann.enter()
        await bob.enter()
        arrived, released, append = asyncio.Event(), asyncio.Event(), store.append

        async def slow(turn: LogBatch) -> None:
            arrived.set()
            await released.wait()
            await append(turn)

        monkeypatch.setattr(store, "append", slow)
        before = len(ann.room.entries)
        acting = asyncio.create_task(ann.room.request(ann.listener, ann.choice(Random(1))))
        await arrived.wait()
        assert (ann.heard(), bob.heard()) == ([], [])
        assert len(ann.room.entries) == len(await store.entries(opened.room)) == before
        released.set()
        await acting
        assert types(ann.heard()) == types(bob.heard()) == ["Update"]
        assert len(await store.entries(opened.room)) == before + 1


async def test_a_request_is_finished_after_its_page_has_gone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = Lobby(store)
    opened = await lobby.open(TWO, None)
    async with await sit(lobby, opened) as ann, await sit(lobby, opened, 1) as bob:
        await ann.enter()
        await bob.enter()
        saved, append = asyncio.Event(), store.append

        async def watched(turn: LogBatch) -> None:
            await append(turn)
            saved.set()
            await asyncio.sleep(0)

        monkeypatch.setattr(store, "append", watched)
        acting = asyncio.create_task(ann.room.request(ann.listener, ann.choice(Random(1))))
        await saved.wait()
        acting.cancel()
        told = json.loads(await asyncio.wait_for(bob.listener.waiting.get(), HANG))
        assert (told["type"], told["at"]) == ("Update", len(await store.entries(opened.room)))


async def test_looking_at_a_game_writes_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = Lobby(store)
    async with await sit(lobby, await lobby.open(SQUARE, None)) as guest:
        await guest.enter()
        monkeypatch.setattr(store, "_write", None)
        assert types(await guest.enter()) == ["Welcome"]


@pytest.mark.parametrize("asked", [ROOM, TWO, SQUARE])
async def test_an_unsaved_turn_has_not_happened(store: Store, monkeypatch: pytest.MonkeyPatch, asked: NewRoom) -> None:
    lobby = Lobby(store)
    opened = await lobby.open(asked, None)
    async with await sit(lobby, opened) as ann, await sit(lobby, opened) as again:
        await ann.enter()
        await again.enter()
        room, click = ann.room, ann.choice(Random(2))
        table, entries = room.table, list(room.entries)

        async def full(_turn: LogBatch) -> None:
            raise StoreProblem("store-not-saved", reason="the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", full)
            for _ in range(2):
                assert [told["sentence"] for told in await ann.ask(click)] == [FULL]
            assert again.heard() == []
            assert (room.table, room.entries) == (table, entries)
        assert set(types(await ann.ask(click))) == {"Update"}, "the same click is played once there is room"
        assert room.entries[len(entries)] == Do(click.action)
        assert again.heard()


async def test_a_room_whose_first_turn_could_not_be_saved_continues_later(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = Lobby(store)
    opened = await lobby.open(ROOM, None)

    async def full(_turn: LogBatch) -> None:
        raise StoreProblem("store-not-saved", reason="the disk is full")

    async with await sit(lobby, opened) as ann, await sit(lobby, opened) as again:
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", full)
            assert types(await ann.enter()) == ["Welcome", "Refused"]
        assert types(await again.enter())[:2] == ["Welcome", "Update"]
        assert types(ann.heard())[:1] == ["Update"]


async def test_a_page_that_reconnects_gets_every_entry_in_order(store: Store) -> None:
    lobby = Lobby(store, rng=Random(4))
    opened = await lobby.open(NewRoom("standard match=best_of:99", ROOM.seats), None)
    rng, missed = Random(4), 2000
    async with await sit(lobby, opened) as ann:
        await ann.enter()
        while len(ann.room.entries) <= missed:
            await ann.play(rng)
            if ann.room.table.outcome is not None:
                assert "Update" in types(await ann.ask(NextGame()))
    async with await sit(lobby, opened) as back:
        welcome, *told = await back.enter(since=1)
        assert (welcome["type"], welcome["at"]) == ("Welcome", 1)
        assert [message["at"] for message in told] == list(range(2, len(back.room.entries) + 1))
        assert len(told) >= missed
        assert told[-1]["position"] == (await back.enter())[0]["position"]


# Computer players that fail


def refusing(strongest: int, how: Callable[[View, Sequence[Choice]], Choice]) -> Callable[[str, Random], Player]:
    """Makes players of which only those below this level of the ladder work."""

    def make(name: str, rng: Random) -> Player:
        good = name in ("random", *list(KINDS)[:strongest])
        return player("random", rng) if good else how

    return make


def raises(view: View, legal: Sequence[Choice]) -> Choice:
    raise RuntimeError("no idea")


def plays_a_strange_card(view: View, legal: Sequence[Choice]) -> Choice:
    assert view.viewer is not None
    return Play(view.viewer, BACK)


@pytest.mark.parametrize(("how", "says"), [(raises, "no idea"), (plays_a_strange_card, "is not legal")])
@pytest.mark.parametrize(
    ("name", "strongest", "failing"),
    [
        ("expert", 4, {"expert", "strong"}),
        ("strong", 0, {"strong", "club", "casual", "novice", "beginner"}),
        ("simple", 1, {"simple"}),
        ("sampler", 0, {"sampler", "beginner"}),
    ],
)
async def test_if_a_player_fails_the_next_weaker_one_chooses(
    store: Store,
    caplog: pytest.LogCaptureFixture,
    how: Callable[[View, Sequence[Choice]], Choice],
    says: str,
    name: str,
    strongest: int,
    failing: set[str],
) -> None:
    lobby = Lobby(store, refusing(strongest, how))
    opened = await lobby.open(NewRoom("gamerules_61", (Chair("Ann"), Chair("Bot", name)), dealer=0), None)
    async with await sit(lobby, opened) as guest:
        await guest.enter()
        await guest.play(Random(1))
        assert guest.room.table.outcome is not None
    assert {record.getMessage().split()[2] for record in caplog.records} == failing
    assert {record.levelno for record in caplog.records} == {logging.ERROR}
    assert all(says in f"{record.getMessage()} {record.exc_text}" for record in caplog.records)


async def test_if_every_player_fails_a_legal_action_is_taken(store: Store) -> None:
    def make(name: str, rng: Random) -> Player:
        return raises

    lobby = Lobby(store, make)
    opened = await lobby.open(ROOM, None)
    async with await sit(lobby, opened) as guest:
        await guest.enter()
        await guest.play(Random(1))
        assert guest.room.table.outcome is not None


async def test_bots_get_views_only(store: Store) -> None:
    shown: list[View] = []

    def watched(name: str, rng: Random) -> Player:
        choose = player(name, rng)

        def spy(view: View, legal: Sequence[Choice]) -> Choice:
            shown.append(view)
            return choose(view, legal)

        return spy

    lobby = Lobby(store, watched)
    async with await sit(lobby, await lobby.open(ROOM, None)) as guest:
        await guest.enter()
        await guest.play(Random(9))
    assert len(shown) > 12
    for view in shown:
        assert view.viewer == 1
        assert set(view.hands[0] + view.discarded[0] + view.crib) <= {BACK}


async def test_a_chair_may_hold_a_player_that_misses(store: Store) -> None:
    lobby = Lobby(store, rng=Random(5))
    opened = await lobby.open(
        NewRoom("gamerules_61", (Chair("Ann"), Chair("Bot", "simple:misses=runs+nobs/every=2"))), None
    )
    async with await sit(lobby, opened) as guest:
        assert (await guest.enter())[0]["type"] == "Welcome"
        assert [chair.player for chair in guest.room.chairs] == [None, "simple:misses=runs+nobs/every=2"]
        assert "simple" in INSTANT


# Two processes


async def test_two_processes_share_a_room(stores: tuple[Store, Store]) -> None:
    rng = Random(6)
    here, there = (Lobby(store, rng=Random(number)) for number, store in enumerate(stores))
    opened = await here.open(ROOM, None)
    async with await sit(here, opened) as one, await sit(there, opened) as other:
        for guest in (one, other):
            await guest.enter()
        overtaken = 0
        while (guest := rng.choice((one, other))).room.table.outcome is None:
            told = types(await guest.ask(guest.choice(rng)))
            assert told[0] == "Update"
            overtaken += told[-1] == "Welcome"
        assert overtaken > 3
        for guest in (one, other):
            await guest.room.catch_up()
        assert one.room.entries == other.room.entries
        assert len(one.room.entries) == len(await stores[0].entries(opened.room))


async def test_an_answer_already_given_in_another_process_gets_the_table(stores: tuple[Store, Store]) -> None:
    here, there = (Lobby(store, rng=Random(number)) for number, store in enumerate(stores))
    opened = await here.open(ROOM, None)
    async with await sit(here, opened) as quick, await sit(there, opened) as late, await sit(there, opened) as beside:
        for guest in (quick, late, beside):
            await guest.enter()
        click = late.choice(Random(1))
        assert "Update" in types(await quick.ask(click))
        assert {*types(await late.ask(click))[:-1]} == {"Update"}
        assert {*types(beside.heard())} == {"Update"}, "everybody at that process sees what has happened"
        assert late.room.entries == quick.room.entries


# Taking back


async def test_a_take_back_marks_the_game_as_assisted(store: Store) -> None:
    for asked in (ROOM, SQUARE):
        lobby = Lobby(store)
        opened = await lobby.open(asked, None)
        async with await sit(lobby, opened) as guest:
            before = (await guest.enter())[-1]["position"]
            await guest.play(Random(1), 1)
            row = await store.game(opened.room)
            assert row is not None
            assert not row.assisted
            position = (await guest.ask(TakeBack()))[0]["position"]
            assert position["scene"] == before["scene"]
            assert (before["assisted"], position["assisted"]) == ([], [0])
            await guest.play(Random(2))
            assert guest.room.table.assisted == (0,)
        row = await store.game(opened.room)
        assert row is not None
        assert row.assisted
        assert [line.assisted for line in await lobby.listed(opened.token)] == [True]


# What is kept in memory, and what is damaged


async def test_an_empty_room_is_evicted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "MOST_KEPT", 2)
    lobby = Lobby(store)
    opened = [await lobby.open(SQUARE, None) for _ in range(5)]
    async with await sit(lobby, opened[0]) as guest:
        await guest.enter()
        for each in opened:
            await lobby.room(each.room)
        assert await lobby.room(opened[0].room) is guest.room, "somebody sits there"
        rooms = [await lobby.room(each.room) for each in opened[1:3]]
        await lobby.room(opened[4].room)
        fresh = await lobby.room(opened[1].room)
        assert fresh is not rooms[0]
