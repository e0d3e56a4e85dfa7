"""Spectators see all cards of a deal once it is over, if the players agree; never a card of the running deal."""

from __future__ import annotations

from random import Random

import pytest

from fifteentwo.game import IllegalAction
from fifteentwo.moves import Deal, Discard
from fifteentwo.server.agreeing_wire import Propose, Respond
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.past_deals import check_showing, past_deal
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.terms import Terms
from fifteentwo.server.wire import Chair, TakeBack
from fifteentwo.table import Do
from tests.server.guests import Guest
from tests.server.harness import Message
from tests.server.test_agreeing import friends, last, state_of

ANN = "ann" * 12


def spectator(room: Room) -> Guest:
    guest = Guest(room, 0)
    guest.listener.seat = None
    return guest


async def play_to_deal(room: Room, guests: tuple[Guest, ...], number: int, rng: Random) -> None:
    """Plays at random until this deal of the game has been dealt, or the game is over."""
    while room.table.outcome is None and state_of(room).deals < number:
        seat = room.table.to_act()[0]
        await guests[seat].ask(guests[seat].choice(rng))


def past(messages: list[Message]) -> list[Message]:
    return [message for message in messages if message["type"] == "PastDeal"]


async def test_they_see_a_deal_when_the_next_one_is_dealt_and_only_if_everybody_agrees(store: Store) -> None:
    _, room = await friends(store, rules="standard target=121 match=single")
    rng = Random(3)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea, spectator(room) as zoe:
        for guest in (ann, bea, zoe):
            await guest.enter()
        await play_to_deal(room, (ann, bea), 2, rng)
        assert past(zoe.heard()) == [], "it is off by default"
        await ann.ask(Propose("show_cards"))
        assert past(zoe.heard()) == [], "not everybody has agreed"
        told = await bea.ask(Respond(yes=True))
        assert last(told, "Conduct")["cards_shown"] is True
        assert past(told) == [], "only spectators are told"
        (first,) = past(zoe.heard())
        deals = [
            m.entry.action for m in room.table.moments if isinstance(m.entry, Do) and isinstance(m.entry.action, Deal)
        ]
        thrown = [
            m.entry.action
            for m in room.table.moments
            if isinstance(m.entry, Do) and isinstance(m.entry.action, Discard)
        ]
        assert (first["game"], first["deal"]) == (1, 1)
        assert first["dealt"] == [[*map(str, hand)] for hand in deals[0].hands]
        by_seat = sorted(thrown[:2], key=lambda one: one.seat)
        assert first["thrown"] == [[*map(str, one.cards)] for one in by_seat]
        assert first["scene"]["deals"] == 1
        kept = {card for _, card in first["scene"]["plays"]}
        assert kept | {*first["thrown"][0], *first["thrown"][1]} == {*first["dealt"][0], *first["dealt"][1]}
        await play_to_deal(room, (ann, bea), 3, rng)
        (second,) = past(zoe.heard())
        assert (second["deal"], second["dealt"]) == (2, [[*map(str, hand)] for hand in deals_of(room)[1].hands])
        async with spectator(room) as late:
            assert past(await late.enter()) == [second], "who comes later sees the last one"
        assert last(await bea.ask(Propose("hide_cards")), "Conduct")["cards_shown"] is False, "one is enough"
        await play_to_deal(room, (ann, bea), 4, rng)
        assert past(zoe.heard()) == []


def deals_of(room: Room) -> list[Deal]:
    entries = [moment.entry for moment in room.table.moments]
    return [entry.action for entry in entries if isinstance(entry, Do) and isinstance(entry.action, Deal)]


async def test_the_last_deal_is_told_when_the_game_is_over_and_none_before_the_first_is(store: Store) -> None:
    _, room = await friends(store)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea, spectator(room) as zoe:
        for guest in (ann, bea, zoe):
            await guest.enter()
        await ann.ask(Propose("show_cards"))
        await bea.ask(Respond(yes=True))
        assert past(zoe.heard()) == []
        await play_to_deal(room, (ann, bea), 100, Random(1))
        told = past(zoe.heard())
        assert [one["deal"] for one in told] == [*range(1, len(deals_of(room)) + 1)]
        assert told[-1]["scene"]["phase"] == "over"


async def test_terms_may_say_so_from_the_beginning_and_a_rematch_keeps_them(store: Store) -> None:
    lobby = Lobby(store, rng=Random(1))
    asked = NewRoom("standard target=31 match=single", (Chair("Ann"), Chair("Bea")), terms=Terms(open_cards=True))
    room = await lobby.room((await lobby.open(asked, ANN)).room)
    assert room.log.conduct.cards_shown
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        await ann.enter()
        await play_to_deal(room, (ann, bea), 100, Random(1))
        await ann.ask(Propose("rematch"))
    again = await lobby.room(room.log.conduct.rematch)
    assert again.log.conduct.cards_shown
    assert past_deal(again.table) is None


async def test_nobody_goes_back_into_a_deal_whose_cards_were_shown(store: Store) -> None:
    lobby = Lobby(store, rng=Random(1))
    seats = (Chair("Ann"), Chair("Bot", "simple"))
    asked = NewRoom("standard target=121 match=single", seats, terms=Terms(open_cards=True))
    room = await lobby.room((await lobby.open(asked, ANN)).room)
    async with Guest(room, 0) as ann:
        await ann.enter()
        await play_to_deal(room, (ann,), 2, Random(1))
        assert last(await ann.ask(TakeBack()), "Refused")["code"] == "nothing-to-take-back"
        await ann.ask(Propose("hide_cards"))
        assert last(await ann.ask(TakeBack()), "Refused")["code"] == "nothing-to-take-back"
        assert state_of(room).deals == 2


@pytest.mark.parametrize("rules", ["standard match=single", "wikibooks"])
async def test_cards_of_a_set_and_games_for_one_are_refused(store: Store, rules: str) -> None:
    lobby = Lobby(store, rng=Random(1))
    seats = (Chair("Ann"),) if rules == "wikibooks" else (Chair("Ann"), Chair("Bea"))
    asked = NewRoom(rules, seats, duplicate=None if rules == "wikibooks" else "")
    room = await lobby.room((await lobby.open(asked, ANN)).room)
    with pytest.raises(IllegalAction) as refusal:
        check_showing(room, shown=True)
    assert refusal.value.code == ("cards-never-hidden" if rules == "wikibooks" else "set-of-deals-hidden")
    with pytest.raises(IllegalAction, match="do not see"):
        check_showing(room, shown=False)
    if rules != "wikibooks":
        with pytest.raises(ValueError, match="cards of a set"):
            await lobby.open(NewRoom(rules, seats, duplicate="", terms=Terms(open_cards=True)), ANN)
