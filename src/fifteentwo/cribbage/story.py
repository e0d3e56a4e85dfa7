"""The rules of cribbage, told in order: what follows from an action, event by event.

A story yields events and is sent the state each has made. It ends where a seat must choose or
chance must act, and everything it needs to go on from there is in the state.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import assert_never

from msgspec import UNSET
from msgspec.structs import replace

from fifteentwo import scoring
from fifteentwo.cards import BACK, VALUES, Card
from fifteentwo.cribbage.moves import (
    AnyAction,
    AnyEvent,
    Appoint,
    CardsCut,
    CountEnded,
    Cut,
    Deal,
    DealEnded,
    DealerAppointed,
    Dealt,
    Go,
    LaidAway,
    LayAway,
    Pegged,
    Play,
    Played,
    Reveal,
    SaidGo,
    Shown,
    StarterTurned,
    Turn,
)
from fifteentwo.cribbage.state import State
from fifteentwo.game import Seat
from fifteentwo.scoring import Combo

Story = Generator[AnyEvent, State, None]
Told = Generator[AnyEvent, State, State]

JACK = 11


def tell(state: State, action: AnyAction) -> Story:
    """What happens when this action is taken; it has been found legal."""
    match action:
        case Play(seat, card):
            state = yield Played(seat, card, state.count + VALUES[card])
            state = yield from _peg_card(state, seat)
            yield from _on_with_the_play(state)
        case Go(seat):
            last = state.plays[-1][0]
            if seat == last:
                state = yield from _end_count(state, last)
            else:
                state = yield from _go(state, seat, last)
            yield from _on_with_the_play(state)
        case LayAway(seat, cards):
            yield LaidAway(seat, cards)
        case Turn(card):
            state = yield StarterTurned(card)
            yield from _his_heels(state, card)
        case Deal(hands, crib):
            yield Dealt(who_deals(state), hands, crib)
        case Cut(cards):
            yield CardsCut(cards, _cut_decides(state, cards))
        case Appoint(dealer):
            yield DealerAppointed(dealer)
        case Reveal(cards, points):
            state = yield from _count(state, cards, None if points is UNSET else points)
            yield from _the_show(state)
        case _ as never:
            assert_never(never)


def who_deals(state: State) -> Seat:
    """Who deals now: the dealer settled at the start, then each in turn to the left."""
    assert state.dealer is not None
    return (state.dealer + (state.deals > 0)) % state.rules.players


def _cut_decides(state: State, cards: tuple[Card | None, ...]) -> Seat | None:
    ranks = {seat: card.rank for seat, card in enumerate(cards) if card is not None}
    best = max(ranks.values()) if state.rules.first_deal == "high_cut" else min(ranks.values())
    tied = [seat for seat, rank in ranks.items() if rank == best]
    return tied[0] if len(tied) == 1 else None


def _his_heels(state: State, starter: Card) -> Story:
    if starter.rank == JACK and state.rules.heels:
        assert state.dealer is not None
        yield Pegged(state.rules.side(state.dealer), state.rules.heels, "heels")


# The play


def can_play(state: State, seat: Seat) -> bool:
    """Whether the seat holds a card that fits; a card face down may be one that does."""
    room = 31 - state.count
    return any(VALUES[card] <= room for card in state.hands[seat])


def _peg_card(state: State, seat: Seat) -> Told:
    combos = scoring.peg(state.row)
    if state.point_taken:  # the one for the go is pegged already, so thirty-one adds only one more
        combos = tuple(replace(c, points=1) if c.kind == "thirty_one" else c for c in combos)
    if combos:
        state = yield Pegged(state.rules.side(seat), sum(combo.points for combo in combos), "card", combos)
    return state


def _on_with_the_play(state: State) -> Story:
    while state.phase == "play":
        seat = state.turn
        last = state.plays[-1][0] if state.count_from < len(state.plays) else None
        if last is None:  # a new count: whoever leads can play
            return
        if state.count < 31:
            state = yield from _one_for_no_cards(state, last)
            if seat is not None and can_play(state, seat):
                return
            if seat is not None and seat != last:
                state = yield from _go(state, seat, last)
                continue
        state = yield from _end_count(state, last)
    yield from _the_show(state)


def _go(state: State, seat: Seat, last: Seat) -> Told:
    state = yield SaidGo(seat)
    if state.rules.go_timing == "on_call" and not state.point_taken:
        state = yield Pegged(state.rules.side(last), 1, "go")
    return state


def _one_for_no_cards(state: State, last: Seat) -> Told:
    """Pegging on the call, a player without cards counts as calling go at his turn."""
    rules = state.rules
    if rules.go_timing == "on_call" and not state.point_taken and rules.last_card:
        over = not any(state.hands)
        if any(not state.hands[seat] for seat in range(rules.players) if seat != last):
            state = yield Pegged(rules.side(last), 1, "last" if over else "go")
    return state


def _end_count(state: State, last: Seat) -> Told:
    rules = state.rules
    count = state.count
    if count < 31 and not state.point_taken:
        over = not any(state.hands)
        if not over or rules.last_card:
            state = yield Pegged(rules.side(last), 1, "last" if over else "go")
    state = yield CountEnded(count)
    return state


# The show


def _the_show(state: State) -> Story:
    while (due := state.counted_next) is not None:
        seat, crib = due
        cards = state.whole_crib() if crib else state.kept(seat)
        if BACK in cards:  # only in a view: HOUSE must say what it was
            return
        state = yield from _count(state, cards, None)
    yield DealEnded()


def _count(state: State, cards: tuple[Card, ...], points: int | None) -> Told:
    assert state.counted_next is not None
    seat, crib = state.counted_next
    combos: tuple[Combo, ...] = ()
    if BACK not in cards:
        combos = scoring.show(cards, state.starter, crib, state.rules.crib_flush)
        points = sum(combo.points for combo in combos)
    assert points is not None
    state = yield Shown(seat, crib, cards, combos, points)
    if points:
        state = yield Pegged(state.rules.side(seat), points, "crib" if crib else "hand", combos)
    return state
