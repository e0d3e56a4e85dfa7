"""Clocks: the server judges them by the log, they stand while nobody is there, and both run while both must discard."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import httpx
import pytest

from fifteentwo.record import to_text
from fifteentwo.server import finished, inviting, store, timekeeping
from fifteentwo.server.agreeing_wire import Propose, Respond
from fifteentwo.server.clocks import LONGEST_GAP, full_clocks, spent_since
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.room_views import record_of, status_of
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.terms import Terms, TimeControl
from fifteentwo.server.wire import Chair
from fifteentwo.table import Resign, Substitute
from tests.server.company import people
from tests.server.guests import Guest
from tests.server.harness import Server
from tests.server.test_agreeing import ANN, RULES, discard, last

GAME = TimeControl("game", 60, 10)
Tick = Callable[[float], None]


@pytest.fixture
def tick(monkeypatch: pytest.MonkeyPatch) -> Tick:
    """Lets this many seconds go by for the clocks."""
    now = [1_700_000_000.0]
    monkeypatch.setattr(timekeeping, "milliseconds", lambda: round(1000 * now[0]))
    monkeypatch.setattr(store, "time", lambda: now[0])

    def later(seconds: float) -> None:
        now[0] += seconds

    return later


async def timed(kept: Store, control: TimeControl) -> Room:
    lobby = Lobby(kept, rng=Random(1))
    opened = await lobby.open(NewRoom(RULES, (Chair("Ann"), Chair("Bea")), dealer=0, terms=Terms(control)), ANN)
    secret = (await inviting.invite(lobby, ANN, opened.room, 1)).secret
    await inviting.join(lobby, None, opened.room, secret, None)
    return await lobby.room(opened.room)


async def test_both_clocks_run_while_both_must_discard_and_an_action_adds_the_increment(
    store: Store, tick: Tick
) -> None:
    room = await timed(store, GAME)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        first = last(await ann.enter(), "ClockTimes")
        assert first == {"type": "ClockTimes", "left": [60_000, 60_000], "running": [0, 1]}
        await bea.enter()
        tick(4)
        told = last(await discard(room, ann), "ClockTimes")
        assert (told["left"], told["running"]) == ([66_000, 56_000], [1])
        assert last(bea.heard(), "ClockTimes") == told
        tick(5)
        told = last(await discard(room, bea), "ClockTimes")
        assert told["left"] == [66_000, 61_000]
        assert [entry.spent for entry in room.entries if entry.spent] == [4_000, 5_000]


async def test_whoever_is_out_of_time_loses_and_a_late_action_does_not_count(store: Store, tick: Tick) -> None:
    room = await timed(store, GAME)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        await ann.enter()
        await bea.enter()
        await discard(room, ann)
        for _ in range(5):
            tick(12)
            await room.clock.beat()
        told = await discard(room, bea)
        assert Resign(1, out_of_time=True) in [
            type(e)(e.seat, out_of_time=e.out_of_time) for e in room.entries if isinstance(e, Resign)
        ]
        assert room.table.outcome is not None
        assert room.table.outcome.winners == (0,)
        ended = last(told, "Update")["told"][-1]["event"]
        assert (ended["outcome"]["resigned"], ended["outcome"]["out_of_time"]) == (1, True)
        assert '"resigned":null' in (status_of(room, room.log).summary or ""), "in the lobby nobody has resigned"
        assert "\ntimeout 1\n" in to_text(record_of(room, 0))
    first = finished.RESULT.decode(next(finished.results_of(room.table)).result)
    assert (first.resigned, first.out_of_time) == (1, True)


async def test_or_the_computer_plays_the_game_to_its_end(store: Store, tick: Tick) -> None:
    room = await timed(store, TimeControl("move", 10, computer=True))
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        await ann.enter()
        await bea.enter()
        await discard(room, ann)
        tick(11)
        rng = Random(1)
        await room.clock._wake(room)
        assert [entry.seat for entry in room.entries if isinstance(entry, Substitute)] == [1]
        while room.table.outcome is None:
            await ann.ask(ann.choice(rng))
        assert room.table.demonstrated


async def test_a_killed_server_costs_nobody_time(store: Store, tick: Tick) -> None:
    room = await timed(store, GAME)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        await ann.enter()
        await bea.enter()
        await discard(room, ann)
        tick(5)
        await room.clock.beat()
    tick(3600)
    again = await Lobby(store, rng=Random(2)).room(room.row.id)
    async with Guest(again, 1) as bea:
        told = last(await bea.enter(), "ClockTimes")
        assert (told["left"], told["running"]) == ([70_000, 55_000], [1])
        tick(2)
        assert last(await discard(again, bea), "ClockTimes")["left"] == [70_000, 63_000]


async def test_days_go_by_while_nobody_is_there(store: Store, tick: Tick) -> None:
    room = await timed(store, TimeControl("days", 86_400))
    async with Guest(room, 0) as ann:
        await ann.enter()
        await discard(room, ann)
    tick(86_401)
    again = await Lobby(store, rng=Random(2)).room(room.row.id)
    async with Guest(again, 0) as ann:
        await ann.enter()
        assert again.table.outcome is not None
        assert again.table.outcome.winners == (0,)


async def test_a_take_back_gives_no_time_back_and_an_adjourned_game_takes_none(store: Store, tick: Tick) -> None:
    room = await timed(store, GAME)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        await ann.enter()
        await bea.enter()
        tick(5)
        await discard(room, ann)
        await ann.ask(Propose("take_back"))
        told = last(await bea.ask(Respond(yes=True)), "ClockTimes")
        assert (told["left"], told["running"]) == ([65_000, 55_000], [0, 1])
        await ann.ask(Propose("adjourn"))
        assert last(await bea.ask(Respond(yes=True)), "ClockTimes")["running"] == []
        tick(10)
        await ann.ask(Propose("go_on"))
        assert last(await bea.ask(Respond(yes=True)), "ClockTimes") == told


def test_what_has_run_is_counted_up_to_the_last_sign() -> None:
    assert spent_since("game", 20_000, 10_000, 3_000) == 13_000
    assert spent_since("game", 10_001 + LONGEST_GAP, 10_000, 3_000) == 3_000
    assert spent_since("days", 10_001 + LONGEST_GAP, 10_000, 0) == 1 + LONGEST_GAP
    assert full_clocks(None, 2) is None


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        ({"kind": "game", "seconds": 1}, "game-clock"),
        ({"kind": "days", "seconds": 3600}, "game-clock"),
        ({"kind": "move", "seconds": 30, "increment": 5}, "game-increment"),
    ],
)
def test_impossible_clocks_are_refused(server: Server, clock: dict[str, object], code: str) -> None:
    asked = {"rules": RULES, "seats": people(RULES), "terms": {"clock": clock}}
    answer = httpx.post(f"{server.address}/api/rooms", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
