"""The points of whole deals, against the rules told a second time, plainly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hypothesis import given
from msgspec.structs import replace

from fifteentwo.cards import Card
from fifteentwo.cribbage import (
    AnyEvent,
    CountEnded,
    Cribbage,
    DealEnded,
    Dealt,
    Pegged,
    Shown,
    StarterTurned,
    State,
)
from fifteentwo.cribbage import Played as CardPlayed
from fifteentwo.game import Seat
from fifteentwo.rules import CribbageRules
from tests.laws.games import Played, games, often
from tests.scoring.reference import every_set, last_card


def whole_deals(played: Played) -> Iterator[tuple[State, tuple[AnyEvent, ...]]]:
    """Each deal that was counted to its end: its last state before the show, and its events."""
    events: list[AnyEvent] = []
    before = played.start
    for step in played.steps:
        if any(isinstance(event, Dealt) for event in step.events):
            events = []
        events += step.events
        if step.after.phase == "play":
            before = step.after
        if step.events and isinstance(step.events[-1], DealEnded):
            yield before, tuple(events)


def points_of_the_play(
    kept: Sequence[Sequence[Card]], dealer: Seat, plays: Sequence[tuple[Seat, Card]], rules: CribbageRules
) -> list[int]:
    """What each seat pegs in the play of a deal; fails where a play was not its turn or did not fit."""
    left = [list(hand) for hand in kept]
    score = [0, 0]
    row: list[Card] = []
    count, last, turn = 0, dealer, 1 - dealer
    for seat, card in plays:
        fitting = [[held for held in hand if held.value + count <= 31] for hand in left]
        if not any(fitting):
            score[last] += count != 31
            row, count = [], 0
            turn = 1 - last if left[1 - last] else last
        elif not fitting[turn]:
            turn = 1 - turn
        assert (seat, card in left[seat]) == (turn, True)
        left[seat].remove(card)
        row.append(card)
        count += card.value
        assert count <= 31
        score[seat] += sum(last_card([held.rank for held in row]))
        last, turn = seat, 1 - seat
    assert not any(left)
    score[last] += rules.last_card * (count != 31)
    return score


@often
@given(games)
def test_the_play_pegs_what_the_rules_say(played: Played) -> None:
    for before, events in whole_deals(played):
        assert before.dealer is not None
        plays = [(event.seat, event.card) for event in events if isinstance(event, CardPlayed)]
        kept = [before.kept(seat) for seat in (0, 1)]
        expected = points_of_the_play(kept, before.dealer, plays, played.game.rules)
        pegged = [0, 0]
        for event in events:
            if isinstance(event, Pegged) and event.why in ("card", "go", "last"):
                pegged[event.side] += event.points
        assert pegged == expected


@often
@given(games)
def test_a_deal_is_scored_in_order_and_in_full(played: Played) -> None:
    rules = played.game.rules
    for before, events in whole_deals(played):
        dealer = before.dealer
        assert dealer is not None
        starter = next(event.card for event in events if isinstance(event, StarterTurned))
        order = [event.why for event in events if isinstance(event, Pegged)]
        ranks = {"heels": 0, "card": 1, "go": 1, "last": 1, "hand": 2, "crib": 3}
        assert sorted(order, key=ranks.__getitem__) == order
        assert order.count("heels") == (starter.rank == 11 and rules.heels == 2)
        shown = [event for event in events if isinstance(event, Shown)]
        assert [(event.seat, event.crib) for event in shown] == [(1 - dealer, False), (dealer, False), (dealer, True)]
        for event in shown:
            sets = every_set(event.cards, starter, event.crib, rules.crib_flush)
            assert event.points == sum(worth for _, _, worth in sets)
            assert len(event.cards) == 4


@often
@given(games)
def test_every_count_pays_its_point_once_to_the_last_card(played: Played) -> None:
    """One, or two at thirty-one, whatever the moment; the very last count as last_card says."""
    rules = played.game.rules
    for _, events in whole_deals(played):
        paid: list[tuple[Seat, int]] = []
        last, cards = -1, 0
        for event in events:
            match event:
                case CardPlayed(seat):
                    last, cards = seat, cards + 1
                case Pegged(side, points, "go" | "last"):
                    paid.append((side, points))
                case Pegged(side, _, "card", combos):
                    paid += [(side, combo.points) for combo in combos if combo.kind == "thirty_one"]
                case CountEnded(count):
                    due = 2 if count == 31 else rules.last_card if cards == 8 else 1
                    assert sum(points for _, points in paid) == due
                    assert {side for side, _ in paid} <= {last}
                    assert len(paid) <= (2 if rules.go_timing == "on_call" and count == 31 else 1)
                    paid = []
                case _:
                    pass


@often
@given(games)
def test_both_moments_of_a_go_end_in_the_same_result(played: Played) -> None:
    rules = played.game.rules
    other = Cribbage(replace(rules, go_timing="on_call" if rules.go_timing == "on_close" else "on_close"))
    state: State = replace(played.start, rules=other.rules)
    for step in played.steps:
        if state.phase == "over":
            break
        state, _ = other.apply(state, step.action)
        # Between two counts the peg may be one behind or one ahead, and never more.
        gap = [abs(one - two) for one, two in zip(state.scores, step.after.scores, strict=True)]
        assert sum(gap) <= (step.after.phase in ("play", "over") or state.phase == "over") or state.phase == "over"
    if state.phase == "over":
        assert state.scores == played.states[-1].scores
        assert other.outcome(state) == played.game.outcome(played.states[-1])
    else:  # a point for the go is still to come, and it is enough
        assert played.game.rules.go_timing == "on_call"
        short = [score for score in state.scores if score == rules.target - 1]
        assert short
