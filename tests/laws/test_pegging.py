"""The points of whole deals, compared with a second, plain implementation of the rules."""

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
    """What each side pegs in the play of a deal; fails if a play was out of turn or did not fit."""
    left = [[card.unnamed for card in hand] for hand in kept]
    score = [0] * rules.sides
    row: list[Card] = []
    went: set[Seat] = set()
    count, last = 0, dealer
    for seat, card in plays:
        turn = whose_turn(left, went, count, last, rules)
        if turn is None:
            score[rules.side(last)] += count != 31
            row, count, went = [], 0, set()
            turn = whose_turn(left, went, count, last, rules)
        assert (seat, card.unnamed in left[seat]) == (turn, True)
        left[seat].remove(card.unnamed)
        row.append(card)
        count += card.value
        assert count <= 31
        score[rules.side(seat)] += sum(last_card([held.rank for held in row]))
        last = seat
    over = not any(left)
    assert over or rules.play_stops_at_first_count
    score[rules.side(last)] += (rules.last_card if over else 1) * (count != 31)
    return score


def whose_turn(
    left: Sequence[Sequence[Card]], went: set[Seat], count: int, last: Seat, rules: CribbageRules
) -> Seat | None:
    """Who plays the next card of this count, or None; `went` are those who said go, and whoever does so now is added."""
    called = False  # a go since the last card, still unanswered
    for step in range(1, rules.players + 1):
        seat = (last + step) % rules.players
        if not left[seat]:
            continue
        # A joker may be an ace; a card face up is what it is.
        if any(max(held.value, 1) + count <= 31 for held in left[seat]):
            return seat
        if called and rules.go_rotation == "bicycle":
            return None
        called = called or seat not in went
        went.add(seat)
    return None


@often
@given(games)
def test_the_play_pegs_what_the_rules_say(played: Played) -> None:
    rules = played.game.rules
    if rules.muggins or rules.stinkhole:
        return  # told card by card in the golden games
    for before, events in whole_deals(played):
        assert before.dealer is not None
        plays = [(event.seat, event.card) for event in events if isinstance(event, CardPlayed)]
        kept = [before.kept(seat) for seat in played.seats]
        expected = points_of_the_play(kept, before.dealer, plays, rules)
        pegged = [0] * rules.sides
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
        starter = before.starter
        assert starter is not None
        if rules.counting == "auto":
            order = [event.why for event in events if isinstance(event, Pegged)]
            ranks = {"three_for_last": 0, "heels": 1, "card": 2, "go": 2, "last": 2, "hand": 3, "crib": 4}
            assert sorted(order, key=ranks.__getitem__) == order
            jack = starter.rank == 11 or not starter.rank
            lost = rules.stinkhole and not order.count("heels")
            assert lost or order.count("heels") == (jack and rules.heels == 2)
        shown = [event for event in events if isinstance(event, Shown)]
        round_the_table = [((dealer + step) % rules.players, False) for step in range(1, rules.players + 1)]
        assert [(event.seat, event.crib) for event in shown] == (
            round_the_table + [(dealer, True)] * (rules.crib != "none")
        )
        for event in shown:
            names = {name.unnamed: name for name in event.names}
            hand = [card if card.rank and card.unnamed not in names else names[card.unnamed] for card in event.cards]
            turned = names.get(starter.unnamed, starter)
            sets = every_set(hand, turned, event.crib, rules.crib_flush)
            worth = sum(points for kind, _, points in sets if kind != "nobs") + any(kind == "nobs" for kind, *_ in sets)
            if not worth and rules.nineteen and (rules.nineteen_crib or not event.crib):
                worth = 19
            assert event.points == worth
            assert len(event.cards) == (4 if event.crib else len(before.kept(event.seat)))


@often
@given(games)
def test_every_count_pays_one_point_to_its_last_card(played: Played) -> None:
    """One point, or two at thirty-one, for either timing of the go; the very last count as last_card says."""
    rules = played.game.rules
    if rules.muggins or rules.stinkhole:
        return  # there a point may be lost
    for before, events in whole_deals(played):
        cards_of_all = sum(len(before.kept(seat)) for seat in played.seats)
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
                    due = 2 if count == 31 else rules.last_card if cards == cards_of_all else 1
                    assert sum(points for _, points in paid) == due
                    assert {side for side, _ in paid} <= {rules.side(last)}
                    assert len(paid) <= (2 if rules.go_timing == "on_call" and count == 31 else 1)
                    paid = []
                case _:
                    pass


@often
@given(games)
def test_both_moments_of_a_go_end_in_the_same_result(played: Played) -> None:
    rules = played.game.rules
    if rules.players > 2 or rules.muggins or rules.stinkhole or rules.board != "straight":
        return
    other = Cribbage(replace(rules, go_timing="on_call" if rules.go_timing == "on_close" else "on_close"))
    state: State = replace(played.start, rules=other.rules)
    for step in played.steps:
        if state.phase == "over":
            break
        state, _ = other.apply(state, step.action)
        # Between two counts the scores may differ by one point, never more.
        gap = [abs(one - two) for one, two in zip(state.scores, step.after.scores, strict=True)]
        assert sum(gap) <= (step.after.phase in ("play", "over") or state.phase == "over") or state.phase == "over"
    if state.phase == "over":
        assert state.scores == played.states[-1].scores
        assert other.outcome(state) == played.game.outcome(played.states[-1])
    else:  # a point for the go is still to come, and it is enough
        assert played.game.rules.go_timing == "on_call"
        short = [score for score in state.scores if score == rules.target - 1]
        assert short
