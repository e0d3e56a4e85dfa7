"""Duplicate play: rooms whose cards come from a set, the second game with seats swapped, and the comparison."""

from __future__ import annotations

from random import Random

import pytest

from fifteentwo.analysis.by_score import win_chances
from fifteentwo.cards import PACK
from fifteentwo.cribbage import Discard, Play
from fifteentwo.fairness import commitment_of, set_secret, shuffled
from fifteentwo.locales import CodedError
from fifteentwo.moves import Deal, Turn
from fifteentwo.record import verify
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.server import duplicates, inviting
from fifteentwo.server.agreeing_wire import Propose
from fifteentwo.server.duplicate_wire import DuplicateReport
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.room_views import record_of
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Chair
from fifteentwo.table import Begin, Do, Hinted
from tests.server.guests import Guest
from tests.server.test_fair import Salting, told

ANN, BOB, EVE = "a" * 40, "b" * 40, "e" * 40
SHORT = "standard target=31"
TWO = (Chair("Ann"), Chair("Bob"))


async def opened(store: Store, chairs: tuple[Chair, ...] = TWO, number: str = "", rules: str = SHORT) -> Room:
    lobby = Lobby(store, rng=Random(1))
    room = (await lobby.open(NewRoom(rules, chairs, duplicate=number), ANN)).room
    if chairs[1].player is None:
        secret = (await inviting.invite(lobby, ANN, room, 1)).secret
        await inviting.join(lobby, BOB, room, secret, "Bob")
    return await lobby.room(room)


async def play(room: Room, seed: int = 1) -> None:
    """Both play at random to the end."""
    rng = Random(seed)
    people = [seat for seat, chair in enumerate(room.chairs) if chair.player is None]
    async with Guest(room, people[0]) as one, Guest(room, people[-1]) as other:
        await one.enter()
        await other.enter()
        while room.table.outcome is None:
            seat = room.table.to_act()[0]
            guest = one if seat == people[0] else other
            await guest.ask(guest.choice(rng))


def cards(room: Room) -> list[object]:
    acts = [entry.action for entry in room.entries if isinstance(entry, Do)]
    return [action for action in acts if isinstance(action, Deal | Turn)]


async def report(store: Store, room: Room, token: str) -> DuplicateReport:
    return await duplicates.report(store.sets, room.row.chance, token, room.row.rules)


async def test_the_cards_are_those_of_the_set_and_nobody_salts_them(store: Store) -> None:
    room = await opened(store, number="7")
    async with Salting(room) as ann:
        assert told(await ann.enter(), "Commitment") == []
        begin, *_ = room.entries
        assert begin == Begin(1, commitment_of(set_secret("7")))
    await play(room)
    deals = [action for action in cards(room) if isinstance(action, Deal)]
    for number, deal in enumerate(deals, 1):
        pack = shuffled(PACK, set_secret("7"), ("", ""), number)
        assert deal == Deal((pack[:6], pack[6:12]))
    assert verify(record_of(room, 0)).wrong == ()


async def test_the_rematch_is_the_same_set_with_seats_swapped_and_then_a_new_one(store: Store) -> None:
    room = await opened(store)
    assert (room.terms.leg, room.table.assisted) == (1, ())
    await play(room)
    lobby = Lobby(store, rng=Random(1))

    async def again(room: Room) -> Room:
        async with Guest(room, 0) as one, Guest(room, 1) as other:
            await one.enter()
            await other.enter()
            await one.ask(Propose("rematch"))
            await other.ask(Propose("rematch"))
        return await lobby.room(room.log.conduct.rematch)

    second = await again(room)
    assert [chair.name for chair in second.chairs] == ["Bob", "Ann"]
    assert (await store.seats(ANN, second.row.id), await store.seats(BOB, second.row.id)) == ((1,), (0,))
    assert (second.terms.leg, second.row.chance) == (2, room.row.chance)
    await play(second, 2)
    assert second.table.assisted == (0, 1)  # they have seen these cards
    both = min(len(cards(room)), len(cards(second)))
    assert cards(second)[:both] == cards(room)[:both]
    third = await again(second)
    assert third.terms.leg == 1
    assert third.row.chance != room.row.chance


async def test_the_comparison_adds_up_and_is_shown_to_those_who_have_played(store: Store) -> None:
    room = await opened(store)
    await play(room)
    lobby = Lobby(store, rng=Random(1))
    second = await lobby.room(await lobby.open_again(room, None))
    await play(second, 2)
    found = await report(store, room, ANN)
    assert found.set == duplicates.set_of(room.row.chance)
    assert found.played == 2
    assert [table.names for table in found.tables] == [("Ann", "Bob"), ("Bob", "Ann")]
    assert [table.own for table in found.tables] == [(0,), (1,)]
    assert [table.known for table in found.tables] == [False, True]
    for table in found.tables:
        for seat in (0, 1):
            assert sum(deal.points[seat] for deal in table.deals) == table.deals[-1].scores[seat]
        assert table.winner == (table.deals[-1].scores[1] >= 31)
    first, other = found.tables
    shared = list(zip(first.deals, other.deals, strict=False))
    net = [(one.points[0] - one.points[1]) - (two.points[0] - two.points[1]) for one, two in shared]
    assert [one.gained for one, _ in shared] == net
    by_name = {score.name: score for score in found.scores}
    assert by_name["Ann"].points == sum(net)
    assert by_name["Bob"].points == -sum(net)
    assert by_name["Ann"].own
    assert by_name["Ann"].wins + by_name["Bob"].wins == 2
    stranger = await report(store, room, EVE)
    assert (stranger.played, stranger.tables, stranger.scores) == (2, (), ())


@pytest.mark.parametrize(
    ("rules", "start"), [("standard", (0, 0)), ("lowball", (0, 0)), ("no_discard", (0, 0)), ("five_card", (0, 3))]
)
async def test_the_chances_are_those_of_the_table_of_scores_and_add_up_to_the_result(
    store: Store, rules: str, start: tuple[int, int]
) -> None:
    """`start` is the score of the first dealer, which is seat 1, and of pone, who has three points for last with five cards."""
    room = await opened(store, rules=f"{rules} target=61")
    await play(room)
    (table,) = (await report(store, room, ANN)).tables
    changes = [deal.chance for deal in table.deals]
    assert None not in changes
    before = float(table.winner == 0) - sum(change or 0 for change in changes)
    assert before == pytest.approx(1 - win_chances(parse(f"{rules} target=61", CribbageRules))[start])


async def test_the_same_computer_makes_the_same_choices_in_the_same_position(store: Store) -> None:
    chairs = (Chair("Ann"), Chair("Mei", "casual"))
    firsts = []
    for _ in range(2):
        room = await opened(store, chairs, "11")
        async with Guest(room) as ann:
            await ann.enter()
        assert [entry for entry in room.entries if isinstance(entry, Hinted)] == [Hinted(0)]  # the number was chosen
        firsts.append([entry.action for entry in room.entries if isinstance(entry, Do)])
    assert firsts[0] == firsts[1]
    assert any(isinstance(action, Discard | Play) for action in firsts[0])


@pytest.mark.parametrize("number", ["x", "1" * 19, "-1", "٣"])
async def test_what_is_no_number_of_a_set_is_refused(store: Store, number: str) -> None:
    with pytest.raises(CodedError, match="is not the number of a set"):
        await opened(store, number=number)


async def test_sets_are_for_single_games_of_two(store: Store) -> None:
    lobby = Lobby(store, rng=Random(1))
    for rules, players in (("standard match=best_of:3", 2), ("three_players", 3)):
        chairs = tuple(Chair(f"P{seat}") for seat in range(players))
        with pytest.raises(CodedError, match="by rules for two"):
            await lobby.open(NewRoom(rules, chairs, duplicate=""), ANN)
    with pytest.raises(CodedError, match="come from no set"):
        await duplicates.report(store.sets, "ab" * 32, ANN)


async def test_a_client_cannot_claim_that_a_room_is_of_a_set(store: Store) -> None:
    lobby = Lobby(store, rng=Random(1))
    terms = duplicates.with_leg(NewRoom(SHORT).terms, 2)
    room = await lobby.room((await lobby.open(NewRoom(SHORT, TWO, terms=terms), ANN)).room)
    assert room.terms.leg == 0
