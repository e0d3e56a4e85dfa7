"""Rooms without a socket: two processes on one store, what bots are shown, rooms that are forgotten."""

from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from fifteentwo.cards import BACK
from fifteentwo.cribbage import LayAway, Play, View
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.players import Player, player
from fifteentwo.server.rooms import Listener, Room, Rooms
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Act, Chair, NewRoom, News, Opened, Outgoing, Refused, TakeBack, Welcome
from tests.server import postgres

ROOM = NewRoom("gamerules_61", (Chair("Ann"), Chair("Bot", "random")))


# Where PostgreSQL is installed the same is asked of it.
@pytest.fixture(scope="module", params=["sqlite", *(["postgresql"] if postgres.programs() else [])])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('sqlite')}/rooms.sqlite3"
        return
    with TemporaryDirectory() as folder, postgres.running(Path(folder)) as url:
        yield url


@pytest.fixture
async def stores(database: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes' stores of the same database."""
    both = (Store(url=database), Store(url=database))
    for store in both:
        await store.open()
    yield both
    for store in both:
        await store.close()


def heard(listener: Listener) -> list[Outgoing]:
    messages = []
    while not listener.waiting.empty():
        messages.append(listener.waiting.get_nowait())
    return messages


async def enter(rooms: Rooms, opened: Opened) -> tuple[Room, Listener]:
    listener = Listener(opened.seats[0].seat)
    return await rooms.enter(opened.room, listener, None), listener


def choice(room: Room, rng: Random) -> Act:
    assert room.table.state is not None
    chosen = rng.choice(room.table.game.legal(room.table.state, 0))
    assert isinstance(chosen, LayAway | Play)
    return Act(chosen, len(room.entries))


async def test_two_processes_play_one_room(stores: tuple[Store, Store]) -> None:
    rng = Random(6)
    here, there = (Rooms(store, rng=Random(number)) for number, store in enumerate(stores))
    opened = await here.open(ROOM)
    seats = [await enter(here, opened), await enter(there, opened)]
    while seats[0][0].table.outcome is None:
        room, listener = rng.choice(seats)
        await room.catch_up()
        if room.table.outcome is None:
            await room.wish(listener, choice(room, rng))
        for other, _ in seats:
            await other.catch_up()
        assert seats[0][0].entries == seats[1][0].entries
    numbers = [[m.at for m in heard(listener) if isinstance(m, News)] for _, listener in seats]
    assert numbers[0][-1] == numbers[1][-1] == len(seats[0][0].entries)
    assert all(row == sorted(set(row)) for row in numbers)


async def test_who_answers_what_another_process_has_answered_is_told_the_table(stores: tuple[Store, Store]) -> None:
    here, there = (Rooms(store, rng=Random(number)) for number, store in enumerate(stores))
    opened = await here.open(ROOM)
    room, _ = await enter(here, opened)
    late, listener = await enter(there, opened)
    await late.catch_up()
    click = choice(late, Random(1))
    await room.wish(Listener(0), click)
    heard(listener)
    await late.wish(listener, click)
    assert isinstance(heard(listener)[-1], Welcome)
    assert late.entries == room.entries


async def test_overtaken_between_reading_and_writing(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = (Rooms(store, rng=Random(number)) for number, store in enumerate(stores))
    opened = await here.open(ROOM)
    room, listener = await enter(here, opened)
    other, _ = await enter(there, opened)
    click = choice(room, Random(1))
    append = stores[0].append

    async def interrupted(name: str, number: int, entry: object) -> None:
        monkeypatch.setattr(stores[0], "append", append)
        await other.wish(Listener(0), choice(other, Random(2)))
        await append(name, number, entry)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(stores[0], "append", interrupted)
    heard(listener)
    await room.wish(listener, click)
    assert any(isinstance(message, Welcome) for message in heard(listener))
    assert room.entries == await stores[1].entries(opened.room)


async def test_bots_are_shown_views_only(stores: tuple[Store, Store]) -> None:
    shown: list[View] = []

    def watched(name: str, rng: Random) -> Player:
        choose = player(name, rng)

        def spy(view: View, legal: Sequence[Choice]) -> Choice:
            shown.append(view)
            return choose(view, legal)

        return spy

    rooms = Rooms(stores[0], watched)
    opened = await rooms.open(ROOM)
    room, listener = await enter(rooms, opened)
    rng = Random(9)
    while room.table.outcome is None:
        await room.wish(listener, choice(room, rng))
    assert len(shown) > 12
    for view in shown:
        assert view.viewer == 1
        assert set(view.hands[0] + view.laid[0] + view.crib) <= {BACK}


async def test_a_bot_that_fails_does_not_stop_the_room(stores: tuple[Store, Store]) -> None:
    failing = True

    def player_that_fails(name: str, rng: Random) -> Player:
        choose = player(name, rng)

        def choose_or_fail(view: View, legal: Sequence[Choice]) -> Choice:
            if failing:
                raise RuntimeError("no idea")
            return choose(view, legal)

        return choose_or_fail

    rooms = Rooms(stores[0], player_that_fails)
    opened = await rooms.open(ROOM)
    with pytest.raises(RuntimeError):
        await enter(rooms, opened)
    failing = False
    room, _ = await enter(rooms, opened)
    assert room.table.to_act() == (0,)


async def test_against_another_person_nothing_is_taken_back(stores: tuple[Store, Store]) -> None:
    rooms = Rooms(stores[0])
    people = (Chair("Ann"), Chair("Bob"))
    opened = await rooms.open(ROOM)
    row = await stores[0].room(opened.room)
    assert row is not None
    await stores[0].add_room(
        f"two {opened.room}",
        row.rules,
        people,
        [(f"a {opened.room}", 0), (f"b {opened.room}", 1)],
        (await stores[0].entries(opened.room))[0],
    )
    ann, bob = Listener(0), Listener(1)
    room = await rooms.enter(f"two {opened.room}", ann, None)
    assert await rooms.enter(f"two {opened.room}", bob, None) is room
    await room.wish(ann, choice(room, Random(3)))
    assert isinstance(heard(bob)[-1], News)
    heard(ann)
    await room.wish(ann, TakeBack())
    assert heard(ann) == [Refused("Nothing is taken back against another person.")]
    assert heard(bob) == []


async def test_a_room_nobody_is_in_is_forgotten(stores: tuple[Store, Store]) -> None:
    rooms = Rooms(stores[0])
    opened = await rooms.open(ROOM)
    room, one = await enter(rooms, opened)
    again, two = await enter(rooms, opened)
    assert again is room
    rooms.leave(room, one)
    assert (await enter(rooms, opened))[0] is room
    for listener in list(room.listeners):
        rooms.leave(room, listener)
    assert two not in room.listeners
    fresh, _ = await enter(rooms, opened)
    assert fresh is not room
    assert fresh.entries == room.entries


async def test_a_chair_may_hold_a_player_that_misses(stores: tuple[Store, Store]) -> None:
    rooms = Rooms(stores[0], rng=Random(5))
    opened = await rooms.open(NewRoom("gamerules_61", (Chair("Ann"), Chair("Bot", "simple:misses=runs+nobs/every=2"))))
    room, listener = await enter(rooms, opened)
    assert room.table.state is not None
    assert [chair.player for chair in room.row.chairs] == [None, "simple:misses=runs+nobs/every=2"]
    assert isinstance(heard(listener)[0], Welcome)
