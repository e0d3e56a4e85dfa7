"""A series: rematch after rematch, the wins of each seat are counted, also where the seats are swapped."""

from __future__ import annotations

from random import Random

from fifteentwo.server.agreeing_wire import Propose
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.terms import Terms
from fifteentwo.server.wire import Chair, GiveUp
from tests.server.guests import Guest

ANN = "ann" * 12


async def again(lobby: Lobby, room: Room, loser: int) -> Room:
    """The room of the rematch, once this seat has given up."""
    async with Guest(room, loser) as page:
        await page.enter()
        await page.play(Random(1), 1)
        await page.ask(GiveUp())
        await page.ask(Propose("rematch"))
    return await lobby.room(room.log.conduct.rematch)


async def opened(lobby: Lobby, rules: str, seats: int, **asked: object) -> Room:
    chairs = tuple(Chair(f"P{seat}") for seat in range(seats))
    return await lobby.room((await lobby.open(NewRoom(rules, chairs, **asked), ANN)).room)  # type: ignore[arg-type]


async def test_the_wins_of_all_matches_are_counted(store: Store) -> None:
    lobby = Lobby(store, rng=Random(1))
    room = await opened(lobby, "standard match=single", 2, terms=Terms(series=(9, 9)))
    assert room.terms.series == (), "nobody brings wins from elsewhere"
    for loser, series in ((1, (1, 0)), (1, (2, 0)), (0, (2, 1))):
        room = await again(lobby, room, loser)
        assert room.terms.series == series


async def test_partners_win_together_and_wins_go_with_swapped_seats(store: Store) -> None:
    lobby = Lobby(store, rng=Random(1))
    room = await opened(lobby, "partners match=single", 4)
    assert (await again(lobby, room, 0)).terms.series == (0, 1, 0, 1)
    room = await again(lobby, await opened(lobby, "standard match=single", 2, duplicate=""), 1)
    assert (room.terms.leg, room.terms.series, room.chairs[1].name) == (2, (0, 1), "P0")
