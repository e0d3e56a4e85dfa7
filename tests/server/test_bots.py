"""Bots: programs with a token of their own at a seat, and programs of the server; one that fails loses its seat."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from fifteentwo.cribbage import Discard
from fifteentwo.game import IllegalAction
from fifteentwo.locales import CodedError
from fifteentwo.server import botting, inviting
from fifteentwo.server.agreeing_wire import Propose, Respond
from fifteentwo.server.bot_wire import NewBot, SeatForBot
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.programs import Programs
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Act, Chair
from tests.server.guests import Guest, sit
from tests.server.harness import Message

ANN, BOB = "ann" * 12, "bob" * 12
ROOM = NewRoom("gamerules_61 match=single", (Chair("Ann"), Chair("Bob", "random")), dealer=0)


def types(messages: list[Message]) -> list[str]:
    return [message["type"] for message in messages]


async def table(store: Store, **asked: object) -> tuple[Lobby, Guest, Guest]:
    """Ann's table with a bot in the second seat, both of whom have entered."""
    lobby = Lobby(store, rng=Random(4))
    opened = await lobby.open(ROOM, ANN)
    bot = await botting.seat(lobby, ANN, opened.room, SeatForBot(1, **asked))  # type: ignore[arg-type]
    assert await store.seats(bot.token, opened.room) == (1,)
    ann, robot = await sit(lobby, opened), Guest(await lobby.room(opened.room), 1)
    return lobby, ann, robot


async def test_a_bot_plays_a_seat_with_a_token_of_its_own(store: Store) -> None:
    _, ann, robot = await table(store, name="Deep Fifteen")
    async with ann, robot:
        await ann.enter()
        assert [chair.name for chair in ann.room.chairs] == ["Ann", "Deep Fifteen"]
        await robot.enter()
        rng = Random(1)
        while ann.room.table.outcome is None:
            for guest in (ann, robot):
                if guest.listener.seat in ann.room.table.to_act():
                    await guest.ask(guest.choice(rng))
        assert ann.room.table.outcome.resigned is None
        assert ann.room.chairs[1].player is None


async def test_a_bot_that_does_something_illegal_loses_its_seat_with_a_sentence(store: Store) -> None:
    _, ann, robot = await table(store)
    async with ann, robot:
        await ann.enter()
        await robot.enter()
        hand = ann.room.table.state.hands[0]  # type: ignore[union-attr]
        at = len(ann.room.entries)
        await robot.ask(Act(Discard(1, tuple(hand[:2])), at))
        for task in list(ann.room.bots._losing):
            await task
        heard = ann.heard()
        (lost,) = [message for message in heard if message["type"] == "SeatLost"]
        assert (lost["seat"], lost["name"], lost["successor"]) == (1, "Bot", "Arthur")
        assert lost["reason"]["code"] == "bot-illegal"
        assert ann.room.chairs[1].player == "club"
        assert robot.listener.is_unseated
        assert isinstance(ann.room.entries[-1].action, Discard)  # type: ignore[union-attr]
        assert await ann.room.bots.rows.seats(ann.room.row.id) == {}


async def test_the_log_names_neither_the_bot_nor_its_cards(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    _, ann, robot = await table(store, name="Secretive")
    async with ann, robot:
        await ann.enter()
        await robot.enter()
        ann.room.bots.cheats(1, IllegalAction("not-held-to-play", seat=1, card="5H"))
        for task in list(ann.room.bots._losing):
            await task
        (lost,) = [message for message in ann.heard() if message["type"] == "SeatLost"]
        assert "5H" in str(lost["reason"]), "the players may know"
    assert "bot-illegal" in caplog.text
    assert "Secretive" not in caplog.text
    assert "5H" not in caplog.text


async def test_a_bot_loses_nothing_while_the_game_is_adjourned(store: Store) -> None:
    _, ann, robot = await table(store)
    async with ann, robot:
        await ann.enter()
        await robot.enter()
        bots = ann.room.bots
        assert 1 in bots._timers
        await ann.ask(Propose("adjourn"))
        await robot.ask(Respond(True))
        assert ann.room.log.conduct.adjourned
        assert bots._timers == {}
        refusal = await robot.ask(robot.choice(Random(1)))
        assert refusal[-1]["code"] == "game-adjourned"
        assert bots._losing == set()
        await ann.ask(Propose("go_on"))
        await robot.ask(Respond(True))
        assert 1 in bots._timers
        assert ann.room.chairs[1].player is None


async def test_an_unreadable_message_costs_a_bot_its_seat_and_a_person_nothing(store: Store) -> None:
    _, ann, robot = await table(store)
    async with ann, robot:
        await ann.enter()
        await robot.enter()
        ann.room.bots.cheats(0, CodedError("bot-unreadable"))
        ann.room.bots.cheats(None, CodedError("bot-unreadable"))
        assert not ann.room.bots._losing
        ann.room.bots.cheats(1, CodedError("bot-unreadable"))
        for task in list(ann.room.bots._losing):
            await task
        assert "SeatLost" in types(ann.heard())


async def test_a_bot_that_is_silent_loses_its_seat_when_its_time_is_up(store: Store) -> None:
    lobby, ann, robot = await table(store, seconds=600)
    async with ann:
        await ann.enter()
        number, timer = ann.room.bots._timers[1]
        assert number == len(ann.room.entries)
        await ann.ask(ann.choice(Random(1)))
        again, later = ann.room.bots._timers[1]
        assert (again, timer.cancelled()) == (number + 1, True)
        later.cancel()
        ann.room.bots._is_late(ann.room, 1, number)  # a clock of an earlier turn
        ann.room.bots._is_late(ann.room, 1, again)
        for task in list(ann.room.bots._losing):
            await task
        (lost,) = [message for message in ann.heard() if message["type"] == "SeatLost"]
        assert lost["reason"]["sentence"] == "it did not choose within 600 seconds"
        assert 1 not in ann.room.table.to_act() or ann.room.chairs[1].player == "club"
        assert ann.room.bots._timers == {}
    assert robot.room is ann.room
    assert (await lobby.room(ann.room.row.id)).chairs[1].player == "club"


async def test_a_known_bot_can_be_seated_by_anybody_and_revoked_by_its_owner(store: Store) -> None:
    lobby = Lobby(store, rng=Random(4))
    made = await botting.create(lobby, BOB, NewBot("Bobbot"))
    opened = await lobby.open(ROOM, ANN)
    seated = await botting.seat(lobby, ANN, opened.room, SeatForBot(1, bot=made.id))
    assert seated.token == ""
    assert await store.seats(made.token, opened.room) == (1,)
    with pytest.raises(CodedError, match="playing at this table"):
        await botting.seat(lobby, ANN, opened.room, SeatForBot(1, bot=made.id))
    with pytest.raises(Unknown):
        await botting.revoke(lobby, ANN, made.id)
    await botting.revoke(lobby, BOB, made.id)
    room = await lobby.room(opened.room)
    assert room.chairs[1].player == "club"
    assert await store.seats(made.token, opened.room) == ()
    assert await store.bots.of_host(BOB) == []
    assert made.token not in repr(made)


async def test_a_bot_cannot_take_the_seat_of_somebody_else_or_the_last_one(store: Store) -> None:
    lobby = Lobby(store, rng=Random(4))
    opened = await lobby.open(ROOM, ANN)
    for token, asked in ((ANN, SeatForBot(0)), (BOB, SeatForBot(1)), (ANN, SeatForBot(1, bot="nobody"))):
        with pytest.raises((CodedError, Unknown)):
            await botting.seat(lobby, token, opened.room, asked)
    with pytest.raises(ValueError, match="from 1 to 600 seconds"):
        await botting.create(lobby, ANN, NewBot("Slow", 601))
    assert await store.bots.of_host(ANN) == []


def script(tmp_path: Path, answer: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(f"""
import sys
for line in sys.stdin:
    words = line.split()
    if words[0] == "cribbage":
        print("form view\\ncribbageok", flush=True)
    elif words[0] == "go":
        {answer}
""")
    return f"{sys.executable} {file}"


async def play(store: Store, command: str) -> tuple[Guest, list[Message]]:
    """A game of Ann against a program of the server."""
    lobby = Lobby(store, Programs({"mine": command}).make, Random(4))
    opened = await lobby.open(NewRoom(ROOM.rules, (Chair("Ann"), Chair("Mine", "bot:mine")), dealer=0), ANN)
    async with await sit(lobby, opened) as ann:
        heard = await ann.enter()
        rng = Random(1)
        while ann.room.table.outcome is None:
            heard += await ann.ask(ann.choice(rng))
    return ann, heard


async def test_a_program_of_the_server_plays_at_a_table(store: Store, tmp_path: Path) -> None:
    ann, heard = await play(store, script(tmp_path, "print('best', words[-1], flush=True)"))
    assert "SeatLost" not in types(heard)
    assert ann.room.chairs[1] == Chair("Mine", "bot:mine")


async def test_a_program_of_the_server_that_crashes_loses_its_seat_and_the_game_goes_on(
    store: Store, tmp_path: Path
) -> None:
    ann, heard = await play(store, script(tmp_path, "sys.exit(1)"))
    (lost,) = [message for message in heard if message["type"] == "SeatLost"]
    assert lost["reason"] == {"sentence": "its program has ended", "code": "program-ended", "arguments": {}}
    assert ann.room.chairs[1] == Chair("Arthur", "club")


@pytest.mark.parametrize("player", ["exec:true", "bot:other", "exec:", "bot:exec:true"])
async def test_no_command_comes_from_the_network(store: Store, player: str) -> None:
    lobby = Lobby(store, Programs({"mine": "true"}).make)
    with pytest.raises(ValueError, match="this server has no program"):
        await lobby.open(NewRoom(ROOM.rules, (Chair("Ann"), Chair("Bob", player))), ANN)
    with pytest.raises(ValueError, match="this server has no program"):
        lobby.check_player(player)
    with pytest.raises(ValueError, match="this server has no program"):
        await Lobby(store).open(NewRoom(ROOM.rules, (Chair("Ann"), Chair("Bob", player))), ANN)


@pytest.mark.parametrize(("name", "command"), [("a b", "true"), ("", "true"), ("mine", "no-such-program")])
def test_a_program_needs_a_name_and_a_command(name: str, command: str) -> None:
    with pytest.raises(ValueError, match="program"):
        Programs({name: command})


async def test_an_invitation_names_people_and_no_bot(store: Store) -> None:
    lobby = Lobby(store, rng=Random(4))
    chairs = tuple(Chair(name) for name in ("Ann", "Bob", "Cat"))
    opened = await lobby.open(NewRoom("three_players match=single", chairs), ANN)
    await botting.seat(lobby, ANN, opened.room, SeatForBot(1, name="Robin"))
    secret = (await inviting.invite(lobby, ANN, opened.room, 2)).secret
    assert (await inviting.look(lobby, secret)).names == ("Ann",)
