"""The choices of computer players at a real room come out the same from what they saw and the secret of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Play, View
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.game import Seat
from fifteentwo.players import Player, player
from fifteentwo.record import Record, from_table, read, to_json, to_text
from fifteentwo.record.model import ComputerSeat
from fifteentwo.reviews.computer import ComputerReport, computer_choices
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Chair, NextGame, TakeBack
from fifteentwo.table import UNSTATED, AnyEntry, Do
from tests.server.guests import Guest

OWNER = "a" * 40
SHORT = "standard target=31"


async def played(
    store: Store, rules: str = SHORT, level: str = "novice", make: Callable[[str, Random], Player] = player
) -> Room:
    """A room in which a person and the computer have played a match to its end."""
    lobby = Lobby(store, make_player=make, rng=Random(1))
    room = await lobby.room((await lobby.open(NewRoom(rules, (Chair("Ann"), Chair("Bot", level))), OWNER)).room)
    rng = Random(5)
    async with Guest(room) as ann:
        await ann.enter()
        while not room.table.is_over:
            await ann.ask(ann.choice(rng) if room.table.outcome is None else NextGame())
    return room


def record_of(room: Room, viewer: Seat | None = None) -> Record:
    record = from_table(room.table, [chair.name for chair in room.chairs], viewer=viewer)
    return room.chance.revealed(record, room.table.standing.games)


def said(report: ComputerReport) -> list[str]:
    return [each.sentence for each in report.sentences]


@pytest.mark.parametrize("level", ["beginner", "novice", "casual"])
@pytest.mark.parametrize("rules", [SHORT, "muggins target=31", "hoyle target=31 match=first_to:3"])
async def test_every_choice_comes_out_the_same(store: Store, rules: str, level: str) -> None:
    room = await played(store, rules, level)
    record = record_of(room)
    report = computer_choices(record)
    chosen = [entry.action for entry in room.entries if isinstance(entry, Do) and entry.by]
    assert [each.chosen for each in report.choices] == [each.again for each in report.choices] == chosen
    assert {each.player for each in report.choices} == {level}
    assert (report.wrong, report.unchecked) == ((), ())
    assert said(report) == [
        f"All {len(chosen)} choices of the computer that can be compared come out the same from what it saw."
    ]
    assert read(to_text(record)) == read(to_json(record)) == record


async def test_a_player_is_asked_only_where_there_is_a_choice(store: Store) -> None:
    asked = []

    def make(name: str, rng: Random) -> Player:
        choose = player(name, rng)

        def noted(view: View, legal: Sequence[Choice]) -> Choice:
            asked.append(len(legal))
            return choose(view, legal)

        return noted

    room = await played(store, make=make)
    made = [entry for entry in room.entries if isinstance(entry, Do) and entry.by]
    assert min(asked) > 1
    assert len(asked) < len(made), "the last card of a hand is no choice"
    assert {entry.by for entry in made} == {"novice"}
    assert computer_choices(record_of(room)).wrong == ()


async def test_the_record_of_one_seat_is_enough(store: Store) -> None:
    room = await played(store)
    whole, own = computer_choices(record_of(room)), computer_choices(record_of(room, viewer=0))
    assert [each.again for each in own.choices] == [each.again for each in whole.choices]
    assert [each.view for each in own.choices] == [each.view for each in whole.choices]
    hidden = [each for each in own.choices if each.chosen is None]
    assert hidden
    assert (own.wrong, own.unchecked) == ((), ())
    assert said(own)[1].startswith(f"{len(hidden)} discards of the computer are not in this record")


async def test_what_it_weighed_adds_up_and_holds_what_it_chose(store: Store) -> None:
    report = computer_choices(record_of(await played(store, level="casual")))
    for each in report.choices:
        assert sum(one.chance for one in each.weighed) == pytest.approx(1)
        assert each.chosen in [one.action for one in each.weighed]


async def test_a_computer_that_draws_until_it_likes_the_result_is_found_out(store: Store) -> None:
    def cheat(name: str, rng: Random) -> Player:
        def choose(view: View, legal: tuple[Choice, ...]) -> Choice:
            return max((player(name, rng)(view, legal) for _ in range(4)), key=str)

        return choose  # type: ignore[return-value]

    # In one game of 25, none of the few choices of a short game differs; a whole game has over forty choices.
    report = computer_choices(record_of(await played(store, "standard", level="beginner", make=cheat)))
    assert report.wrong
    assert "differently. Another version" in said(report)[-1]


async def test_a_changed_play_is_noticed(store: Store) -> None:
    record = record_of(await played(store))
    game = record.games[0]
    at = next(
        each.at
        for each in computer_choices(record).choices
        if isinstance(each.chosen, Play) and len(each.view.hands[1]) > 1
    )
    action = game.actions[at]
    assert isinstance(action, Play)
    choice = next(each for each in computer_choices(record).choices if each.at == at)
    other = next(card for card in choice.view.hands[1] if card != action.card)
    actions = (*game.actions[:at], Play(1, other))
    report = computer_choices(replace(record, games=(replace(game, actions=actions),)))
    assert [each.at for each in report.wrong] == [at]


async def test_a_take_back_finds_the_computer_of_the_same_mind(store: Store) -> None:
    lobby = Lobby(store, rng=Random(1))
    room = await lobby.room(
        (await lobby.open(NewRoom(SHORT, (Chair("Ann"), Chair("Bot", "random")), dealer=0), OWNER)).room
    )
    replies: list[AnyEntry] = []
    async with Guest(room) as ann:
        await ann.enter()
        first = ann.choice(Random(1))
        for _ in range(3):
            await ann.ask(replace(first, at=len(room.entries)))
            replies.append(room.entries[-1])
            await ann.ask(TakeBack())
    assert len(set(replies)) == 1
    assert isinstance(replies[0], Do)
    assert isinstance(replies[0].action, Play)
    assert replies[0].by == "random"


async def test_a_game_without_a_secret_cannot_be_computed(store: Store) -> None:
    record = record_of(await played(store))
    (game,) = record.games
    report = computer_choices(replace(record, games=(replace(game, seal=replace(game.seal, secret="")),)))
    assert {each.agrees for each in report.choices} == {None}
    assert said(report)[-1] == "Game 1 has no secret, so the choices of the computer cannot be computed again."
    other = replace(game, computers=(ComputerSeat(1, UNSTATED),))
    assert {each.again for each in computer_choices(replace(record, games=(other,))).choices} == {None}
    assert said(computer_choices(replace(record, games=(replace(game, computers=()),)))) == [
        "This record does not say that the computer chose anything."
    ]


async def test_the_line_of_a_seat_that_changes_hands_is_kept(store: Store) -> None:
    record = record_of(await played(store))
    (game,) = record.games
    seats = (ComputerSeat(1, "novice"), ComputerSeat(1, "", 2), ComputerSeat(1, UNSTATED, 5))
    changed = replace(record, games=(replace(game, computers=seats),))
    assert read(to_text(changed)) == changed
    assert "computer 1 - from 3\ncomputer 1 * from 6\n" in to_text(changed)
    players = {each.chosen: each.player for each in computer_choices(changed).choices}
    assert set(players.values()) == {"novice", UNSTATED}
