"""The table: a match from its first game to its end, with resigned games and take-backs."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from msgspec.structs import replace

from fifteentwo.cards import cards
from fifteentwo.cribbage import Cribbage, Deal, Discard, GameEnded, Play, Turn
from fifteentwo.game import HOUSE, IllegalAction, Standing
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.table import (
    Answered,
    AnyEntry,
    Begin,
    CribbageTable,
    Do,
    Hinted,
    Proposal,
    Resign,
    Settled,
    Substitute,
    Table,
    TakeBack,
)
from tests.laws.matches import matches

DEAL = Do(Deal((cards("5H 5C 5D JS 2C 3D"), cards("4C 4D 9H 6S QC KD"))))
AWAY = (Do(Discard(0, cards("2C 3D"))), Do(Discard(1, cards("QC KD"))))


def test_a_table_begins_empty() -> None:
    table = Table(Cribbage(CribbageRules()))
    assert (table.state, table.outcome, table.winner, table.is_over) == (None, None, None, False)
    assert table.to_act() == ()
    assert table.standing == Standing((0, 0), (0, 0))
    assert table.house(Random(1)) == Begin()
    for entry in (DEAL, Resign(0), TakeBack(0)):
        with pytest.raises(IllegalAction, match="no game is being played"):
            table.push(entry)
    with pytest.raises(IllegalAction, match="not over yet"):
        table.next_game()
    assert table.moments == []


@pytest.mark.parametrize(
    "entry", [Proposal(0, "adjourn"), Answered(1, yes=True), Settled("adjourn"), Substitute(1, plays=True)]
)
def test_what_people_agree_on_changes_no_card(entry: AnyEntry) -> None:
    table = Table(Cribbage(CribbageRules()))
    with pytest.raises(IllegalAction, match="no game is being played"):
        table.push(entry)
    for each in (Begin(0), DEAL):
        table.push(each)
    before = table.moments[-1]
    assert table.push(entry) == replace(before, entry=entry, events=())
    assert (table.state, len(table.moments)) == (before.state, 3)


def test_a_game_begins_once() -> None:
    table = Table(Cribbage(CribbageRules()), [Begin(0)])
    with pytest.raises(IllegalAction, match="not over yet"):
        table.push(Begin(1))
    table.push(Resign(0))
    with pytest.raises(IllegalAction, match="The match is over"):
        table.push(Begin(1))
    with pytest.raises(IllegalAction, match="The match is over"):
        table.next_game()


def test_a_dealer_must_be_at_the_table() -> None:
    for dealer in (2, -1):
        with pytest.raises(IllegalAction, match=rf"no seat {dealer} "):
            Table(Cribbage(CribbageRules()), [Begin(dealer)])
    with pytest.raises(IllegalAction, match="name the first dealer"):
        Table(Cribbage(parse("first_deal=chosen", CribbageRules)), [Begin()])


def test_a_resigned_game_counts_by_the_current_score() -> None:
    table = Table(Cribbage(parse("hoyle", CribbageRules)), [Begin(0), DEAL, *AWAY])
    for seat in (2, -1):
        with pytest.raises(IllegalAction, match=f"no seat {seat}"):
            table.push(Resign(seat))
    moment = table.push(Resign(1))
    assert moment.outcome is not None
    assert (moment.outcome.winners, moment.outcome.scores, moment.outcome.resigned) == ((0,), (121, 0), 1)
    assert moment.events == (GameEnded(moment.outcome),)
    assert table.standing == moment.standing == Standing((4, 0), (1, 0), 1)
    assert table.to_act() == ()
    assert not table.is_over
    for entry in (Resign(0), TakeBack(0), Do(Turn(cards("AS")[0]))):
        with pytest.raises(IllegalAction, match="no game is being played"):
            table.push(entry)
    assert table.next_game() == Begin(1)


def test_the_next_game_knows_the_standing_of_the_match() -> None:
    table = Table(Cribbage(parse("hoyle", CribbageRules)), [Begin(0), DEAL, Resign(1)])
    assert table.opening.entry == Begin(0)
    table.push(table.next_game())
    assert table.opening.entry == Begin(1)
    assert table.state is not None
    assert table.state.standing == Standing((4, 0), (1, 0), 1)
    assert table.state.dealer == 1
    assert table.state.scores == (0, 0)
    table.push(Resign(1))
    assert table.standing == Standing((8, 0), (2, 0), 2)
    assert (table.is_over, table.winner) == (True, 0)


@pytest.mark.parametrize(("rule", "deals"), [("loser", 1), ("winner", 0), ("alternate", 1)])
def test_only_the_right_seat_deals_first(rule: str, deals: int) -> None:
    table = Table(Cribbage(parse(f"hoyle next_dealer={rule}", CribbageRules)), [Begin(0), DEAL, Resign(1)])
    for dealer in (1 - deals, None):
        with pytest.raises(IllegalAction, match=f"Seat {deals} deals first in this game, by next_dealer={rule}."):
            table.push(Begin(dealer))
    assert table.push(Begin(deals)).state.dealer == deals


def test_a_deal_without_a_fixed_dealer_may_go_to_anybody() -> None:
    """The first game was resigned before it had a dealer, and the first deal alternates."""
    for dealer in (None, 0, 1):
        table = Table(Cribbage(parse("hoyle next_dealer=alternate", CribbageRules)), [Begin(), Resign(1)])
        assert table.push(Begin(dealer)).state.dealer == dealer


def test_the_first_deal_alternates_over_games_however_many_deals_they_had() -> None:
    rules = parse("match=best_of:9 next_dealer=alternate target=31", CribbageRules)
    table, rng = Table(Cribbage(rules), [Begin(0)]), Random(3)
    first = []
    while not table.is_over:
        if table.outcome is not None:
            table.push(table.next_game())
        assert table.state is not None
        first.append(table.state.dealer)
        while table.outcome is None:
            seat = table.to_act()[0]
            table.push(
                Do(table.game.house(table.state, rng) if seat == HOUSE else table.game.legal(table.state, seat)[0])
            )
    assert len(first) >= 5
    assert first == [place % 2 for place in range(len(first))]


def test_a_game_resigned_before_the_cut_is_cut_for_again() -> None:
    for rule, begins in (("loser", Begin(1)), ("winner", Begin(0)), ("alternate", Begin(None))):
        table = Table(Cribbage(parse(f"match=best_of:9 next_dealer={rule}", CribbageRules)), [Begin(), Resign(1)])
        assert table.next_game() == begins
        table.push(begins)
        assert table.to_act() == (HOUSE,)


def test_a_card_is_taken_back_with_everything_after_it() -> None:
    entries: list[AnyEntry] = [Begin(0), DEAL, *AWAY, Do(Turn(cards("8S")[0]))]
    table = Table(Cribbage(CribbageRules()), entries)
    before = list(table.moments)
    assert table.can_take_back(0)
    table.push(Do(Play(1, cards("4C")[0])))
    table.push(Do(Play(0, cards("5H")[0])))
    table.push(Do(Play(1, cards("6S")[0])))
    assert table.state is not None
    assert table.state.scores == (0, 5)
    table.push(TakeBack(0))
    assert table.state.scores == (0, 0)
    assert table.state.row == cards("4C")
    table.push(TakeBack(1))
    assert table.moments == [*before[:-1], replace(before[-1], assisted=(0, 1))]
    table.push(TakeBack(1))
    assert table.state == before[2].state, "back to before seat 1 discarded: the starter is under again"
    assert not table.can_take_back(1)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        table.push(TakeBack(1))
    assert table.can_take_back(0)
    for stranger in (2, HOUSE):
        assert not table.can_take_back(stranger)


def test_a_finished_game_cannot_be_taken_back_in_the_next() -> None:
    table = Table(Cribbage(parse("hoyle", CribbageRules)), [Begin(0), DEAL, *AWAY, Resign(0)])
    assert not table.can_take_back(0)
    table.push(table.next_game())
    assert not table.can_take_back(0)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        table.push(TakeBack(0))


def test_a_card_of_an_earlier_game_is_taken_back_at_the_table_as_of_then() -> None:
    first: list[AnyEntry] = [Begin(0), DEAL, *AWAY]
    table = Table(Cribbage(parse("hoyle", CribbageRules)), [*first, Resign(0)])
    table.push(table.next_game())
    then = table.as_of(len(first))
    then.push(Do(Turn(cards("8S")[0])))
    then.push(Do(Play(1, cards("4C")[0])))
    then.push(Do(Play(0, cards("5H")[0])))
    then.push(TakeBack(1))
    assert [moment.entry for moment in then.moments] == [*first, Do(Turn(cards("8S")[0]))]
    assert table.as_of(0).moments == []


def test_refused_actions_change_nothing() -> None:
    table = Table(Cribbage(CribbageRules()), [Begin(0), DEAL])
    before = list(table.moments)
    refused: tuple[AnyEntry, ...] = (
        DEAL,
        Begin(0),
        Do(Play(0, cards("5H")[0])),
        Do(Discard(0, cards("AC AD"))),
        TakeBack(1),
    )
    for entry in refused:
        with pytest.raises(IllegalAction):
            table.push(entry)
        assert table.moments == before


@given(matches)
def test_a_match_adds_up(match: tuple[CribbageTable, list[AnyEntry]]) -> None:
    """The standing is the sum of the games; nothing is played once the match is over."""
    table, _ = match
    points, wins, games = [0] * table.rules.sides, [0] * table.rules.sides, 0
    for place, moment in enumerate(table.moments):
        if moment.outcome is not None:
            for side in moment.outcome.winners:
                points[side] += moment.outcome.points
                wins[side] += 1
            games += 1
            if place + 1 < len(table.moments):
                assert isinstance(table.moments[place + 1].entry, Begin)
        assert moment.standing == Standing(tuple(points), tuple(wins), games)
    mark, kind = table.rules.match_length, table.rules.match_kind
    reached = max(points if kind == "first_to" else wins) >= (mark // 2 + 1 if kind == "best_of" else mark)
    assert table.is_over == (reached or (kind == "best_of" and games >= mark))
    if table.winner is not None:
        assert table.is_over
    assert (table.house(Random(1)) is None) == (HOUSE not in table.to_act() and table.state is not None)


def test_a_hint_marks_the_game_for_that_seat_even_after_a_take_back() -> None:
    table = Table(Cribbage(parse("hoyle", CribbageRules)))
    assert not table.assisted
    for entry in (Begin(0), DEAL, AWAY[1]):
        table.push(entry)
    before = table.state
    moment = table.push(Hinted(1))
    assert not moment.events
    assert (moment.state, table.assisted) == (before, (1,))
    table.push(Hinted(0))
    table.push(AWAY[0])
    assert table.push(TakeBack(0)).assisted == (0, 1)
    assert table.push(TakeBack(1)).assisted == (0, 1)
    for seat in (2, -1):
        with pytest.raises(IllegalAction, match=f"no seat {seat}"):
            table.push(Hinted(seat))
    assert table.push(Resign(1)).assisted == (0, 1)
    with pytest.raises(IllegalAction, match="no game is being played"):
        table.push(Hinted(0))
    assert table.push(table.next_game()).assisted == ()
