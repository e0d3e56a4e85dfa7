"""The rules of cribbage in order: the events that follow from an action.

A story yields events and is sent the state after each. It ends when a seat must choose or chance must act; the state
holds everything needed to continue.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import pairwise
from typing import assert_never

from msgspec import UNSET

from fifteentwo.cards import BACK, JOKERS, VALUES, Card
from fifteentwo.cribbage.counting import count_card, count_due, count_hand, settle, worth
from fifteentwo.cribbage.lawful import can_play, who_deals
from fifteentwo.cribbage.moves import (
    AnyAction,
    AnyEvent,
    Appoint,
    Call,
    Called,
    CardsCut,
    Choose,
    Claim,
    Claimed,
    Counted,
    CountEnded,
    Cut,
    DealerAppointed,
    Dealt,
    Discarded,
    Go,
    Name,
    Named,
    Pass,
    Passed,
    PathChosen,
    Peg,
    Play,
    Played,
    Reveal,
    SaidGo,
    Shown,
    TurnedUp,
)
from fifteentwo.cribbage.pegging import Told, Waiting, card_peg, peg
from fifteentwo.cribbage.state import State
from fifteentwo.game import Seat
from fifteentwo.moves import Deal, DealEnded, Discard, StarterTurned, Turn, Why
from fifteentwo.scoring import Combo

Story = Generator[AnyEvent, State, None]

JACK = 11


def tell(state: State, action: AnyAction) -> Story:
    """The story of this action, which must be legal."""
    try:
        yield from _tell(state, action)
    except Waiting:
        return


def _tell(state: State, action: AnyAction) -> Story:
    match action:
        case Play(seat, card):
            state = yield Played(seat, card, state.count + VALUES[card])
            if state.due is None:
                state = yield from peg(state, [card_peg(seat, count_card(state))])
                yield from _go_on(state)
        case Go(seat):
            last = state.plays[-1][0]
            ends = seat == last or _halted(state, seat, last, plays=False)
            state = yield from (_end_count(state, last) if ends else _go(state, seat, last))
            yield from _go_on(state)
        case Discard(seat, cards):
            yield Discarded(seat, cards)
        case Turn(card):
            state = yield StarterTurned(card)
            if state.due is None:
                yield from _heels(state)
        case Deal(hands, crib):
            state = yield Dealt(who_deals(state), hands, crib)
            if state.rules.three_for_last and state.deals == 1 and state.pone is not None:
                yield from peg(state, [Peg(state.pone, 3, "three_for_last")])
        case Cut(cards):
            yield CardsCut(cards, _cut_decides(state, cards))
        case Appoint(dealer):
            yield DealerAppointed(dealer)
        case Reveal(cards, points):
            state = yield from _count(state, cards, None if points is UNSET else points)
            yield from _go_on(state)
        case Claim(seat, points):
            state = yield Claimed(seat, points)
            yield from _claimed(state)
        case Pass(seat):
            state = yield Passed(seat)
            yield from _claimed(state)
        case Call(seat, points):
            state = yield Called(seat, points)
            yield from _settled(state, (seat, points))
        case Name(seat, cards):
            state = yield Named(seat, cards)
            if state.due is None:
                yield from _heels(state)
            elif state.rules.counting == "auto":
                yield from _settled(state, None)
        case Choose(seat, clockwise):
            waiting = state.due.pegs if state.due is not None else ()
            state = yield PathChosen(state.rules.side(seat), clockwise)
            state = yield from peg(state, waiting)
            yield from _go_on(state)
        case _ as never:
            assert_never(never)


def _go_on(state: State) -> Story:
    """The events that follow automatically."""
    if state.phase == "play":
        yield from _on_with_the_play(state)
    elif state.phase == "show":
        yield from _the_show(state)


def _cut_decides(state: State, cards: tuple[Card | None, ...]) -> Seat | None:
    ranks = {seat: card.rank for seat, card in enumerate(cards) if card is not None}
    best = max(ranks.values()) if state.rules.first_deal == "high_cut" else min(ranks.values())
    tied = [seat for seat, rank in ranks.items() if rank == best]
    return tied[0] if len(tied) == 1 else None


def _heels(state: State) -> Story:
    """Two for the dealer if the starter is a jack, or a joker that every hand names for itself."""
    if (
        state.starter is not None
        and state.dealer is not None
        and (state.starter.rank == JACK or state.starter in JOKERS)
    ):
        yield from peg(state, [Peg(state.dealer, state.rules.heels, "heels")])


# The play


def _on_with_the_play(state: State) -> Story:
    while state.phase == "play":
        seat = state.turn
        last = state.plays[-1][0] if state.count_from < len(state.plays) else None
        if last is None:  # a new count: its leader can always play
            return
        if state.count < 31:
            state = yield from _one_for_no_cards(state, last)
            plays = seat is not None and can_play(state, seat)
            if seat is not None and not _halted(state, seat, last, plays):
                if plays:
                    return
                if seat != last:
                    state = yield from _go(state, seat, last)
                    continue
        state = yield from _end_count(state, last)
    yield from _the_show(state)


def _halted(state: State, seat: Seat, last: Seat, plays: bool) -> bool:
    """By Bicycle's rule the count ends when the first player after a go cannot play, even one who said go before."""
    if state.rules.go_rotation != "bicycle":
        return False
    players = state.rules.players
    round_to = (seat - last - 1) % players + 1
    unable = [gone for step in range(1, round_to) if state.hands[gone := (last + step) % players]]
    return any(_went_now(state, gone) for gone in (unable[:-1] if plays else unable))


def _went_now(state: State, gone: Seat) -> bool:
    """Whether this go was called after the last card; a seat that said go earlier has been passed over since."""
    turns = [seat for seat, _ in state.plays[state.count_from :]]
    players = state.rules.players
    passed = (0 < (gone - one) % players <= (other - one - 1) % players for one, other in pairwise(turns))
    return not any(passed)


def _go(state: State, seat: Seat, last: Seat) -> Told:
    state = yield SaidGo(seat)
    if state.rules.go_timing == "on_call" and not state.point_taken:
        state = yield from peg(state, [Peg(last, 1, "go")])
    return state


def _one_for_no_cards(state: State, last: Seat) -> Told:
    """If the point is pegged on the call, a player whose turn comes without cards counts as calling go."""
    rules = state.rules
    if rules.go_timing == "on_call" and not state.point_taken and rules.last_card:
        over = not any(state.hands)
        if any(not state.hands[seat] for seat in range(rules.players) if seat != last):
            state = yield from peg(state, [Peg(last, 1, "last" if over else "go")])
    return state


def _end_count(state: State, last: Seat) -> Told:
    rules = state.rules
    count = state.count
    if count < 31 and not state.point_taken:
        over = not any(state.hands)
        if not over or rules.last_card:
            state = yield from peg(state, [Peg(last, 1, "last" if over else "go")])
    state = yield CountEnded(count)
    return state


# The show


def _the_show(state: State) -> Story:
    while state.due is None and (counted := state.counted_next) is not None:
        seat, crib = counted
        cards = state.whole_crib() if crib else state.kept(seat)
        if BACK in cards:  # only in a view: HOUSE must reveal the cards
            return
        state = yield from _count(state, cards, None)
    if state.due is None:
        yield DealEnded()


def _count(state: State, cards: tuple[Card, ...], points: int | None) -> Told:
    """Turns up the next hand or crib, and pegs it unless something must be claimed or named first."""
    assert state.counted_next is not None
    seat, crib = state.counted_next
    if state.rules.counting == "manual" or state.jokers_in(cards):
        state = yield TurnedUp(seat, crib, cards, points if BACK in cards else None)
        return state
    combos: tuple[Combo, ...] = ()
    if BACK not in cards:
        combos = count_hand(state, cards, crib)
        points = worth(combos)
    assert points is not None
    state = yield Shown(seat, crib, cards, combos, points)
    state = yield from peg(state, [Peg(seat, points, "crib" if crib else "hand", combos)])
    return state


# Claims


def _claimed(state: State) -> Story:
    """Settles the claim once all who may call on it have accepted it."""
    if state.may_call() is None:
        yield from _settled(state, None)


def _settled(state: State, call: tuple[Seat, int] | None) -> Story:
    due = state.due
    assert due is not None
    cards, combos, points = count_due(state, due)
    why: Why = "crib" if due.what == "crib" else "hand"
    pegs = [Peg(due.seat, points, why, combos)]
    if due.claim is not None:
        pegs = list(settle(state, due, combos, points, call))
    if due.what == "card":
        state = yield Counted(due.seat, combos, points)
    else:
        state = yield Shown(due.seat, due.what == "crib", cards, combos, points, due.names)
    state = yield from peg(state, pegs)
    yield from _go_on(state)
