"""Somebody who has gone is replaced: by a new guest, or by the computer; and comes back as long as nobody has the seat."""

from __future__ import annotations

from random import Random

import pytest

from fifteentwo.locales import CodedError
from fifteentwo.server import botting, inviting
from fifteentwo.server.bot_wire import SeatForBot
from fifteentwo.server.hashes import token_hash
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.invitations import InvitationRow
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.ratings_kept import kept_ratings
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.terms import Terms
from fifteentwo.server.wire import Chair, GiveUp
from fifteentwo.table import Substitute
from tests.server.guests import Guest
from tests.server.test_agreeing import last

ANN, BEA, CY = "ann" * 12, "bea" * 12, "cyd" * 12


async def table(store: Store, **asked: object) -> tuple[Lobby, Room]:
    """Ann has invited Bea to the second seat."""
    lobby = Lobby(store, rng=Random(1))
    chairs = (Chair("Ann"), Chair("Guest"))
    name = (await lobby.open(NewRoom("standard match=single", chairs, dealer=0, **asked), ANN)).room  # type: ignore[arg-type]
    secret = (await inviting.invite(lobby, ANN, name, 1)).secret
    await inviting.join(lobby, BEA, name, secret, "Bea")
    return lobby, await lobby.room(name)


def is_late(room: Room) -> None:
    """Bea has been away for as long as the others have to wait."""
    room.attendance.late()
    room.attendance.is_late(1)


async def refusal(lobby: Lobby, room: Room) -> str:
    with pytest.raises(CodedError) as refused:
        await inviting.invite(lobby, ANN, room.row.id, 1)
    return refused.value.code


async def test_who_is_there_or_was_only_away_for_a_moment_keeps_the_seat(store: Store) -> None:
    lobby, room = await table(store)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        await ann.enter()
        await bea.enter()
        assert await refusal(lobby, room) == "seat-not-to-give"
    assert await refusal(lobby, room) == "seat-not-to-give"


async def test_where_the_terms_only_let_others_adjourn_nobody_is_replaced(store: Store) -> None:
    lobby, room = await table(store, terms=Terms(absence="adjourn"))
    async with Guest(room, 0) as ann:
        await ann.enter()
        is_late(room)
        assert await refusal(lobby, room) == "seat-not-to-give"


async def test_somebody_new_gets_the_seat_and_its_cards_and_the_one_who_was_away_has_lost_it(store: Store) -> None:
    lobby, room = await table(store)
    async with Guest(room, 0) as ann:
        await ann.enter()
        is_late(room)
        secret = (await inviting.invite(lobby, ANN, room.row.id, 1)).secret
        assert last(ann.heard(), "Presence")["open"] == [1]
        assert await store.seats(ANN, room.row.id) == (0,)
        with pytest.raises(CodedError, match="come back"):
            await inviting.give_to_computer(lobby, ANN, room.row.id, 1, "simple")
        await inviting.join(lobby, CY, room.row.id, secret, "Cy")
        assert room.chairs[1].name == "Cy"
        assert last(ann.heard(), "Presence")["open"] == []
        assert await lobby.seat(CY, room.row.id) == 1
        with pytest.raises(Unknown):
            await lobby.seat(BEA, room.row.id)
        await room.request(ann.listener, GiveUp())
        assert room.table.outcome is not None
        assert await kept_ratings(store.ratings, token_hash(ANN)) == (), (
            "Cy did not play the whole game, so it is not rated"
        )


async def test_who_is_out_of_time_but_there_keeps_the_seat(store: Store) -> None:
    lobby, room = await table(store)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        await ann.enter()
        await bea.enter()
        async with room.lock:
            await room.turn([Substitute(1, True, out_of_time=True)])
        assert await refusal(lobby, room) == "seat-not-to-give"


async def test_who_comes_back_first_has_the_seat_again_and_the_link_is_withdrawn(store: Store) -> None:
    lobby, room = await table(store)
    async with Guest(room, 0) as ann:
        await ann.enter()
        is_late(room)
        secret = (await inviting.invite(lobby, ANN, room.row.id, 1)).secret
        assert await lobby.seat(BEA, room.row.id) == 1
        assert last(ann.heard(), "Presence")["open"] == []
        with pytest.raises(CodedError, match="withdrawn"):
            await inviting.join(lobby, CY, room.row.id, secret, "Cy")
        assert await store.invitations.of_host(BEA, room.row.id) == []


async def test_nobody_sees_the_cards_of_who_has_gone_by_seating_a_bot_of_their_own(store: Store) -> None:
    lobby, room = await table(store)
    async with Guest(room, 0) as ann:
        await ann.enter()
        is_late(room)
        with pytest.raises(CodedError) as refused:
            await botting.seat(lobby, ANN, room.row.id, SeatForBot(1))
        assert refused.value.code == "seat-not-to-give"
        assert await store.seats(BEA, room.row.id) == (1,)
        assert await store.bots.of_host(ANN) == []


async def test_who_invited_and_thinks_again_never_gets_the_seat(store: Store) -> None:
    lobby, room = await table(store)
    async with Guest(room, 0) as ann:
        await ann.enter()
        is_late(room)
        await inviting.invite(lobby, ANN, room.row.id, 1)
        await inviting.withdraw(lobby, ANN, room.row.id, 1)
        assert await store.seats(ANN, room.row.id) == (0,)
        assert await store.seats(BEA, room.row.id) == (1,)


async def test_after_somebody_has_left_for_good_a_guest_or_the_computer_plays_on(store: Store) -> None:
    lobby, room = await table(store)
    async with Guest(room, 0) as ann:
        await ann.enter()
        await lobby.delete(BEA, [room.row.id])
        presence = last(ann.heard(), "Presence")
        assert (presence["gone"], presence["open"]) == ([1], [])
        await inviting.invite(lobby, ANN, room.row.id, 1)
        await inviting.withdraw(lobby, ANN, room.row.id, 1)
        assert last(ann.heard(), "Presence")["gone"] == [1], "the seat is nobody's again"
        assert await store.seats(ANN, room.row.id) == (0,)
        await inviting.invite(lobby, ANN, room.row.id, 1)
        await inviting.give_to_computer(lobby, ANN, room.row.id, 1, "simple")
        assert room.chairs[1].player == "simple"
        assert room.attendance.holders.gone == ()
        rows: list[InvitationRow] = await store.invitations.of_host(ANN, room.row.id)
        assert [row.fate for row in rows] == ["used", "withdrawn", "withdrawn"]
