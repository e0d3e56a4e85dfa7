"""The history of an owner: finished games listed, searched, counted, exported and deleted."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fifteentwo.record import load
from fifteentwo.server.history import GameFilter, page, read
from fifteentwo.server.history_wire import FinishedGame
from fifteentwo.server.http_wire import NewRoom, Opened
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Chair, GiveUp, NextGame, TakeBack
from tests.server.guests import Guest, sit
from tests.server.harness import bearer, client_of

ANN, BOT, RAY = Chair("Ann"), Chair("Walter", "simple"), Chair("Ray", "random")
OWNER = "an owner token of 32 characters or more"
SHORT = "target=31 match=single"


async def play(
    lobby: Lobby, rules: str, chairs: tuple[Chair, ...] = (ANN, BOT), *, resign: bool = False, take_back: bool = False
) -> Opened:
    """A match played to its end, or one that is resigned after a few actions."""
    deal = 7 if len(chairs) == 1 else None
    opened = await lobby.open(NewRoom(rules, chairs, deal=deal), OWNER)
    async with await sit(lobby, opened, opened.seats[0]) as guest:
        await guest.enter()
        if take_back:
            await guest.play(Random(7), 1)
            await guest.ask(TakeBack())
        while not guest.room.table.is_over:
            await guest.play(Random(7), 3 if resign else 10_000)
            if resign:
                await guest.ask(GiveUp())
            if guest.room.table.outcome and not guest.room.table.is_over:
                await guest.ask(NextGame())
    return opened


async def get(client: httpx.AsyncClient, path: str, token: str = OWNER, **query: Any) -> Any:
    answer = await client.get(f"/api/{path}", headers=bearer(token), params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.fixture
async def played(own_data: Path) -> dict[str, str]:
    """A store with a few finished games; their rooms by name."""
    store = Store(own_data)
    await store.open()
    lobby = Lobby(store, rng=Random(3))
    rooms = {
        "first": await play(lobby, SHORT),
        "match": await play(lobby, "target=31 match=best_of:3", (RAY, ANN)),
        "resigned": await play(lobby, "standard", resign=True),
        "assisted": await play(lobby, SHORT, take_back=True),
        "three": await play(lobby, "three_players target=31", (ANN, BOT, RAY)),
        "square": await play(lobby, "bvs", (ANN,)),
    }
    begun = await lobby.open(NewRoom("standard", (ANN, BOT)), OWNER)
    async with await sit(lobby, begun) as guest:
        await guest.enter()
        await guest.play(Random(1), 5)
    await store.close()
    return {name: opened.room for name, opened in rooms.items()} | {"unfinished": begun.room}


async def test_every_finished_game_is_listed_the_last_first(own_data: Path, played: dict[str, str]) -> None:
    async with client_of(own_data) as client:
        history = await get(client, "history")
    rooms = [game["room"] for game in history["games"]]
    assert list(dict.fromkeys(reversed(rooms))) == [room for name, room in played.items() if name != "unfinished"]
    assert history["found"] == history["total"] == len(rooms)
    assert history["next"] is None
    numbers = [game["number"] for game in history["games"] if game["room"] == played["match"]]
    assert numbers in ([2, 1], [3, 2, 1])
    by_room = {game["room"]: game for game in history["games"]}
    resigned = by_room[played["resigned"]]
    assert (resigned["resigned"], resigned["result"], resigned["titles"]) == (0, "lost", ["double skunk", ""])
    assert max(resigned["scores"]) < 31, "the scores of that moment, and not those of a game played out"
    assert (by_room[played["square"]]["deal"], by_room[played["square"]]["family"]) == (7, "square")
    assert [by_room[played[name]]["assisted"] for name in ("first", "assisted")] == [False, True]
    assert {one["name"]: one["games"] for one in history["opponents"]}["Walter"] == 4


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ({"text": "walter"}, ["first", "resigned", "assisted", "three"]),
        ({"text": "RAY three_players"}, ["three"]),
        ({"text": "nobody"}, []),
        ({"opponent": "Ray"}, ["match", "three"]),
        ({"rules": "standard target=31"}, ["first", "assisted"]),
        ({"result": "resigned"}, ["resigned"]),
        ({"assisted": True}, ["assisted"]),
    ],
)
async def test_the_list_is_filtered(
    own_data: Path, played: dict[str, str], query: dict[str, Any], names: list[str]
) -> None:
    async with client_of(own_data) as client:
        history = await get(client, "history", **query)
    assert {game["room"] for game in history["games"]} == {played[name] for name in names}
    assert history["found"] == len(history["games"])
    assert history["total"] >= 7


async def test_pages_follow_each_other_without_gaps(own_data: Path, played: dict[str, str]) -> None:
    store = Store(own_data)
    await store.open()
    games = read(await store.results_of(OWNER))
    await store.close()
    whole = page(games, GameFilter())
    listed: list[FinishedGame] = []
    before: str | None = None
    while True:
        part = page(games, GameFilter(), before, size=2)
        assert len(part.games) <= 2
        listed += part.games
        if (before := part.next) is None:
            break
    assert tuple(listed) == whole.games


async def test_figures_leave_out_help_solitaires_and_others_alone(own_data: Path, played: dict[str, str]) -> None:
    async with client_of(own_data) as client:
        figures = await get(client, "history/figures")
        history = await get(client, "history", assisted=False)
        assisted = await get(client, "history/statistics", assisted=True)
        three = await get(client, "history/statistics", opponent="Ray", last=1)
    counted = [game for game in history["games"] if game["family"] == "cribbage"]
    assert figures["assisted"] == assisted["figures"]["games"] == 1
    assert assisted["apart"] == figures["figures"]["games"] == len(counted)
    assert figures["figures"]["wins"] == sum(game["result"] == "won" for game in counted)
    skunked = [game for game in counted if game["titles"][game["sides"][game["own"][0]]]]
    assert figures["figures"]["skunks_taken"] == len(skunked) >= 1
    averages = {(each["part"], each["role"]): each for each in figures["figures"]["averages"]}
    assert averages["hand", None]["expected"] > 7
    assert figures["last"]["room"] == played["three"]
    assert figures["figures"]["averaged"] == len(counted) - 1, "three players count otherwise"
    assert three["figures"]["games"] == three["figures"]["averaged"] == 1
    assert {each["expected"] for each in three["figures"]["averages"]} == {None}
    assert {hand["room"] for hand in three["best"]} <= {played["three"]}


async def test_only_its_owner_sees_a_game_deal_by_deal(own_data: Path, played: dict[str, str]) -> None:
    path = f"rooms/{played['match']}/games"
    async with client_of(own_data) as client:
        games = [await get(client, f"{path}/{number}") for number in (1, 2)]
        history = await get(client, "history", text="best")
        refused = [
            await client.get(f"/api/{path}", headers=bearer(token))
            for path, token in [
                (f"{path}/1", "s" * 32),
                (f"{path}/9", OWNER),
                (f"rooms/{played['unfinished']}/games/1", OWNER),
                (f"rooms/{played['square']}/games/1", OWNER),
            ]
        ]
    assert [answer.status_code for answer in refused] == [404] * 4
    scores = {game["number"]: game["scores"] for game in history["games"]}
    assert [game["deals"][-1]["scores"] for game in games] == [scores[1], scores[2]]
    assert [[one["scores"] for one in game["games"]] for game in games] == [[scores[1]], [scores[1], scores[2]]]


async def test_others_see_none_of_it(own_data: Path, played: dict[str, str]) -> None:
    async with client_of(own_data) as client:
        assert (await get(client, "history", "s" * 32))["total"] == 0
        assert (await client.get("/api/history")).status_code == 401
        nothing = await get(client, "history/figures", "s" * 32)
    assert nothing["figures"]["games"] == 0
    assert nothing["last"] is None
    assert {each["mine"] for each in nothing["figures"]["averages"]} == {None}


async def test_the_export_has_a_record_for_each_match(own_data: Path, played: dict[str, str]) -> None:
    async with client_of(own_data) as client:
        answer = await client.get("/api/history/export", headers=bearer(OWNER))
    assert answer.headers["content-disposition"] == 'attachment; filename="fifteentwo-games.jsonl"'
    lines = answer.text.splitlines()
    assert len(lines) == len(played) - 1
    for line in lines:
        assert load(line).table.is_over


async def test_deleted_games_are_gone(own_data: Path, played: dict[str, str]) -> None:
    rooms = [played["match"], played["square"], "no such room"]
    async with client_of(own_data) as client:
        stranger = await client.post("/api/history/delete", headers=bearer("s" * 32), json={"rooms": rooms})
        assert stranger.status_code == 204
        before = await get(client, "history")
        assert {played["match"], played["square"]} <= {game["room"] for game in before["games"]}
        answer = await client.post("/api/history/delete", headers=bearer(OWNER), json={"rooms": rooms})
        assert answer.status_code == 204
        after = await get(client, "history")
        assert [game for game in before["games"] if game["room"] not in rooms] == after["games"]
        gone = await client.get(f"/api/rooms/{played['match']}", headers=bearer(OWNER))
        assert gone.status_code == 404
        many = await client.post("/api/history/delete", headers=bearer(OWNER), json={"rooms": ["x"] * 501})
        assert (many.status_code, many.json()["sentence"]) == (400, "At most 500 games can be deleted at once.")


async def test_a_page_at_the_table_is_told_that_its_game_was_deleted(store: Store) -> None:
    lobby, other = Lobby(store, rng=Random(3)), Lobby(store, rng=Random(4))
    opened = await lobby.open(NewRoom("standard", (ANN, BOT)), OWNER)
    async with await sit(lobby, opened) as here, await sit(other, opened) as there:
        await here.enter()
        await there.enter()
        choice = there.choice(Random(1))
        await lobby.delete(OWNER, [opened.room])
        assert [message["sentence"] for message in here.heard()] == ["This game was deleted."]
        said = await asyncio.wait_for(there.ask(choice), 10)
        assert [message["sentence"] for message in said] == ["This game was deleted."]
    with pytest.raises(Unknown):
        await lobby.room(opened.room)


async def test_a_hot_seat_game_is_nobodys_win(store: Store) -> None:
    lobby = Lobby(store, rng=Random(3))
    opened = await lobby.open(NewRoom(SHORT, (ANN, Chair("Bob"))), OWNER)
    async with await sit(lobby, opened) as ann, await sit(lobby, opened, 1) as bob:
        for guest in (ann, bob):
            await guest.enter()
        await _play_both(ann, bob)
    (game,) = page(read(await store.results_of(OWNER)), GameFilter()).games
    assert (game.result, game.own) == ("shared", (0, 1))


async def test_the_export_hides_the_cards_of_others_at_the_screen(own_data: Path) -> None:
    store = Store(own_data)
    await store.open()
    lobby = Lobby(store, rng=Random(3))
    opened = await lobby.open(NewRoom("target=31 match=best_of:3", (ANN, Chair("Bob"))), OWNER)
    async with await sit(lobby, opened) as ann, await sit(lobby, opened, 1) as bob:
        for guest in (ann, bob):
            await guest.enter()
        await ann.ask(GiveUp())
        await ann.ask(NextGame())
    await store.close()
    async with client_of(own_data) as client:
        assert (await get(client, "history"))["total"] == 1
        assert (await client.get("/api/history/export", headers=bearer(OWNER))).text == ""


async def _play_both(*guests: Guest) -> None:
    rng = Random(5)
    table = guests[0].room.table
    while not table.is_over:
        guest = next(guest for guest in guests if guest.listener.seat in table.to_act())
        await guest.ask(guest.choice(rng))
        table = guests[0].room.table


async def test_an_invalid_number_of_games_is_refused(own_data: Path) -> None:
    async with client_of(own_data) as client:
        answer = await client.get("/api/history/statistics?last=0", headers=bearer(OWNER))
        assert answer.status_code == 400
        assert json.loads(answer.text)["sentence"] == "Last is a number of games, at least one."
        assert (await client.get("/api/history?result=drawn", headers=bearer(OWNER))).status_code == 400
