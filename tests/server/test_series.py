"""A series: rematch after rematch, the wins of each seat are counted, also where the seats are swapped."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from fifteentwo.record import SeriesPlace, read, to_json, to_text
from fifteentwo.server import history
from fifteentwo.server.agreeing_wire import Propose
from fifteentwo.server.history import GameFilter
from fifteentwo.server.history_wire import GameOfSeries
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.room_views import record_of
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.terms import Terms
from fifteentwo.server.wire import Chair, GiveUp, NextGame
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


async def test_a_record_says_which_match_of_which_series_it_is(store: Store) -> None:
    lobby = Lobby(store, rng=Random(1))
    first = await opened(lobby, "standard match=single", 2)
    assert record_of(first, 0).series is None, "there has been no rematch"
    second = await again(lobby, first, 1)
    third = await again(lobby, second, 0)
    name = first.row.id
    places = [SeriesPlace(name, 1, (0, 0)), SeriesPlace(name, 2, (1, 0)), SeriesPlace(name, 3, (1, 1))]
    assert [record_of(room, 0).series for room in (first, second, third)] == places
    again_read = await Lobby(store).room(name)
    async with again_read.lock:
        await again_read.catch_up()
    record = record_of(again_read, 0)
    assert record.series == places[0], "also by another process"
    assert read(to_text(record)) == read(to_json(record)) == record


async def test_the_history_says_which_game_of_a_series_it_was_and_how_it_stood(store: Store) -> None:
    lobby = Lobby(store, rng=Random(1))
    first = await opened(lobby, "standard match=single", 2)
    await again(lobby, await again(lobby, await again(lobby, first, 1), 1), 0)
    other = await opened(lobby, "standard match=single", 2)
    async with Guest(other, 0) as page:
        await page.enter()
        await page.play(Random(1), 1)
        await page.ask(GiveUp())
    games = history.read(await store.results_of(ANN))
    name = first.row.id
    shown = [game.series for game in history.page(games, GameFilter()).games]
    of_series = [GameOfSeries(name, 3, (2, 1)), GameOfSeries(name, 2, (2, 0)), GameOfSeries(name, 1, (1, 0))]
    assert shown == [None, *of_series]
    assert [game.series for game in history.page(games, GameFilter(series=name)).games] == of_series
    assert history.page(games, GameFilter(series="another")).games == ()


async def test_a_game_within_a_match_does_not_count_for_the_series_yet(store: Store) -> None:
    lobby = Lobby(store, rng=Random(1))
    room = await opened(lobby, "standard match=best_of:3", 2)
    async with Guest(room, 1) as page:
        await page.enter()
        await page.play(Random(1), 1)
        await page.ask(GiveUp())
        await page.ask(NextGame())
        await page.play(Random(1), 1)
        await page.ask(GiveUp())
        await page.ask(Propose("rematch"))
    assert room.log.conduct.rematch
    games = history.read(await store.results_of(ANN))
    assert [(game.row.number, game.series and game.series.won) for game in games] == [(2, (1, 0)), (1, (0, 0))]


async def test_a_rematch_of_a_room_of_before_begins_a_series_of_its_own(store: Store) -> None:
    """Rooms whose terms have wins, but no place in a series."""
    lobby = Lobby(store, rng=Random(1))
    second = await again(lobby, await opened(lobby, "standard match=single", 2), 1)
    second.row = replace(second.row, series=None)
    third = await again(lobby, second, 1)
    assert record_of(third, 0).series == SeriesPlace(second.row.id, 3, (2, 0))
