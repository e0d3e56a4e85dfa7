"""What people propose to each other: it happens when all agree, lapses when somebody plays on, and is kept in the log."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from fifteentwo.cribbage import State
from fifteentwo.families import AnyChoice
from fifteentwo.game import Seat
from fifteentwo.server import inviting
from fifteentwo.server.agreeing_wire import Propose, Respond
from fifteentwo.server.http_wire import NewRoom, Stand
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Act, Chair, TakeBack
from fifteentwo.table import TakeBack as TakenBack
from tests.server.guests import Guest
from tests.server.harness import Message
from tests.server.test_secrecy import check

ANN = "ann" * 12
RULES = "standard target=31 match=single"


async def friends(store: Store, seats: int = 2, rules: str = RULES) -> tuple[Lobby, Room]:
    """A room in which the last seat belongs to somebody else than the others."""
    lobby = Lobby(store, rng=Random(1))
    names = ("Ann", "Bea", "Cat")[:seats]
    opened = await lobby.open(NewRoom(rules, tuple(map(Chair, names)), dealer=0), ANN)
    secret = (await inviting.invite(lobby, ANN, opened.room, seats - 1)).secret
    await inviting.join(lobby, None, opened.room, secret, None)
    return lobby, await lobby.room(opened.room)


def last(messages: list[Message], kind: str) -> Message:
    return [message for message in messages if message["type"] == kind][-1]


def state_of(room: Room) -> State:
    assert isinstance(room.table.state, State)
    return room.table.state


async def discard(room: Room, page: Guest, first: int = 0) -> list[Message]:
    """This seat discards two cards of its hand, from this place on."""
    seat = page.listener.seat
    assert seat is not None
    assert room.table.state is not None
    legal = room.table.game.legal(room.table.state, seat)
    choice: AnyChoice = legal[first]  # type: ignore[assignment]
    return await page.ask(Act(choice, len(room.entries)))


async def test_a_take_back_needs_the_other_and_the_same_starter_is_turned_again(store: Store) -> None:
    _, room = await friends(store)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        heard: dict[Seat, list[Message]] = {0: await ann.enter(), 1: await bea.enter()}
        heard[0] += await discard(room, ann)
        heard[1] += await discard(room, bea)
        hands, starter = state_of(room).hands, state_of(room).starter
        assert starter is not None
        heard[0] += ann.heard()
        heard[1] += bea.heard()
        assert [m["position"]["can_take_back"] for m in heard[1] if m.get("position")][-1]
        asked = await bea.ask(TakeBack())
        conduct = last(asked, "Conduct")
        assert (conduct["matter"], conduct["proposer"], conduct["agreed"]) == ("take_back", 1, [1])
        assert last(ann.heard(), "Conduct") == conduct
        assert state_of(room).starter == starter, "nothing has happened yet"
        told = await ann.ask(Respond(yes=True))
        assert last(told, "Welcome")["position"]["to_act"] == [1]
        assert last(told, "Conduct")["matter"] is None
        assert last(bea.heard(), "Welcome")["position"]["assisted"] == [1]
        assert state_of(room).starter is None
        await discard(room, bea, 5)
        assert state_of(room).starter == starter, "what chance had shown stays as it was dealt"
        assert state_of(room).hands[0] == hands[0]
        assert state_of(room).hands[1] != hands[1]
        for seat, page in enumerate((ann, bea)):
            heard[seat] = await page_of(room, seat, page)
            check(room, seat, heard[seat])


async def page_of(room: Room, seat: Seat, page: Guest) -> list[Message]:
    """What a page hears that reconnects from the last Welcome."""
    page.heard()
    back = max(number for number, entry in enumerate(room.entries, 1) if isinstance(entry, TakenBack))
    async with Guest(room, seat) as again:
        return await again.enter(back)


async def test_a_no_and_playing_on_end_a_proposal_and_it_is_not_made_again_at_once(store: Store) -> None:
    _, room = await friends(store)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        await ann.enter()
        await bea.enter()
        await discard(room, ann)
        await ann.ask(TakeBack())
        declined = await bea.ask(Respond(yes=False))
        assert last(declined, "Conduct")["declined"] == [[0, "take_back"]]
        assert last(await ann.ask(TakeBack()), "Refused")["code"] == "already-declined"
        assert last(await bea.ask(Respond(yes=True)), "Refused")["code"] == "nothing-proposed"
        await discard(room, bea)
        assert room.log.conduct.declined == ()
        await bea.ask(TakeBack())
        assert last(await ann.ask(Propose("adjourn")), "Refused")["code"] == "proposal-first"
        rng = Random(1)
        mover = (ann, bea)[room.table.to_act()[0]]
        await mover.ask(mover.choice(rng))
        assert room.log.conduct.matter is None, "playing on declines"
        assert TakenBack(1) not in room.entries


async def test_nothing_is_taken_back_beyond_the_last_deal(store: Store) -> None:
    _, room = await friends(store)
    rng = Random(2)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        await ann.enter()
        await bea.enter()
        while state_of(room).deals < 2:
            page = (ann, bea)[rng.choice(room.table.to_act())]
            await page.ask(page.choice(rng))
        for page in (ann, bea):
            assert last(await page.ask(TakeBack()), "Refused")["code"] == "nothing-to-take-back"


async def test_people_at_one_screen_agree_together(store: Store) -> None:
    _, room = await friends(store, 3, "three_players target=31 match=single")
    async with Guest(room, 0) as ann, Guest(room, 1) as bea, Guest(room, 2) as cat:
        for page in (ann, bea, cat):
            await page.enter()
        await discard(room, bea)
        assert last(await bea.ask(TakeBack()), "Conduct")["agreed"] == [0, 1]
        await cat.ask(Respond(yes=True))
        assert TakenBack(1) in room.entries


async def test_a_proposal_survives_the_process(store: Store) -> None:
    _, room = await friends(store)
    async with Guest(room, 0) as ann:
        await ann.enter()
        await discard(room, ann)
        await ann.ask(TakeBack())
    elsewhere = await Lobby(store, rng=Random(5)).room(room.row.id)
    async with Guest(elsewhere, 1) as bea:
        assert last(await bea.enter(), "Conduct")["matter"] == "take_back"
        assert last(await bea.ask(Respond(yes=True)), "Welcome")["position"]["to_act"] == [0, 1]


async def stand_of(store: Store, room: Room) -> Stand:
    """How the lobby sees this room."""
    row = await store.game(room.row.id)
    assert row is not None
    assert row.summary is not None
    return msgspec.json.decode(row.summary, type=Stand)


async def test_an_adjourned_game_waits_until_all_want_to_go_on(store: Store) -> None:
    _, room = await friends(store)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        await ann.enter()
        await bea.enter()
        assert last(await ann.ask(Propose("go_on")), "Refused")["code"] == "not-adjourned"
        await ann.ask(Propose("adjourn"))
        assert last(await bea.ask(Propose("adjourn")), "Conduct")["adjourned"], "to propose the same is to agree"
        assert last(await discard(room, ann), "Refused")["code"] == "game-adjourned"
        assert (await stand_of(store, room)).adjourned, "the lobby says so"
        await bea.ask(Propose("go_on"))
        assert last(await ann.ask(Respond(yes=True)), "Conduct")["adjourned"] is False
        assert "Update" in {message["type"] for message in await discard(room, ann)}
        assert not (await stand_of(store, room)).adjourned


@pytest.mark.parametrize("matter", ["take_back", "adjourn", "go_on", "rematch"])
async def test_a_seat_given_away_has_no_say(store: Store, matter: str) -> None:
    _, room = await friends(store)
    async with Guest(room, 1) as bea:
        await bea.enter()
        bea.listener.unseat()
        assert last(await bea.ask(Propose(matter)), "Refused")["code"] == "not-your-seat"  # type: ignore[arg-type]
