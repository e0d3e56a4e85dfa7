"""The effect of each event on the state. States change nowhere else."""

from __future__ import annotations

from typing import Literal, TypeVar, assert_never

from msgspec.structs import replace

from fifteentwo.cards import BACK, JOKERS, Card
from fifteentwo.cribbage.moves import (
    AnyEvent,
    Called,
    CardsCut,
    Claimed,
    Counted,
    CountEnded,
    Crashed,
    DealerAppointed,
    Dealt,
    Discarded,
    Named,
    Passed,
    PathAsked,
    PathChosen,
    Played,
    SaidGo,
    Shown,
    TurnedUp,
)
from fifteentwo.cribbage.state import Due, State, seats_to_discard
from fifteentwo.game import Seat
from fifteentwo.moves import DealEnded, GameEnded, Pegged, StarterTurned

T = TypeVar("T")


def evolve(state: State, event: AnyEvent) -> State:
    """The state after the event. Works for a view with redacted events too."""
    match event:
        case Played(seat, card):
            hand = _without(state.hands[seat], (card.unnamed,))
            due = Due(seat, "card") if state.rules.muggins else state.due
            return replace(state, hands=_with(state.hands, seat, hand), plays=(*state.plays, (seat, card)), due=due)
        case Pegged(side, points, why):
            _, front = state.pegs[side]
            moved = (front, min(front + points, state.rules.targets[side]))
            return replace(
                state,
                pegs=_with(state.pegs, side, moved),
                point_taken=state.point_taken or why in ("go", "last"),
            )
        case SaidGo(seat):
            return replace(state, gone=(*state.gone, seat))
        case CountEnded():
            over = not any(state.hands) or state.rules.play_stops_at_first_count
            return replace(
                state,
                count_from=len(state.plays),
                gone=(),
                point_taken=False,
                phase="show" if over else "play",
            )
        case Dealt(dealer, hands, crib):
            return replace(
                state,
                phase="discard" if state.rules.discards else "starter",
                dealer=dealer,
                deals=state.deals + 1,
                dealt_at=state.scores,
                cut=(),
                hands=hands,
                discarded=((),) * len(hands),
                crib=crib,
                starter=None,
                plays=(),
                count_from=0,
                shown=0,
            )
        case Discarded(seat, cards):
            discarded = _with(state.discarded, seat, cards)
            return replace(
                state,
                hands=_with(state.hands, seat, _without(state.hands[seat], cards)),
                discarded=discarded,
                phase="discard" if seats_to_discard(state.rules, state.dealer, discarded) else "starter",
            )
        case StarterTurned(card):
            pone = state.pone
            named_by_pone = card in JOKERS and state.rules.starter_joker == "pone_names" and pone is not None
            due = Due(pone, "starter") if named_by_pone and pone is not None else None
            return replace(state, starter=card, phase="play", due=due)
        case TurnedUp(seat, crib, cards, points):
            what: Literal["crib", "hand"] = "crib" if crib else "hand"
            return replace(_turned_up(state, seat, crib, cards), due=Due(seat, what, points=points))
        case Shown(seat, crib, cards):
            return replace(_turned_up(state, seat, crib, cards), shown=state.shown + 1, due=None)
        case Named(_, cards):
            if _due(state).what == "starter":
                return replace(state, starter=cards[0], due=None)
            return replace(state, due=replace(_due(state), names=cards))
        case Claimed(_, points):
            return replace(state, due=replace(_due(state), claim=points))
        case Passed(seat):
            return replace(state, due=replace(_due(state), passed=(*_due(state).passed, seat)))
        case Called():
            return state
        case Counted():
            return replace(state, due=None)
        case PathAsked(seat, pegs):
            return replace(state, due=Due(seat, "path", pegs=pegs))
        case PathChosen(side, clockwise):
            return replace(state, due=None, paths=_with(state.paths, side, clockwise))
        case Crashed(side, pegs_now):
            return replace(state, pegs=_with(state.pegs, side, pegs_now))
        case DealEnded():
            return replace(state, phase="deal")
        case CardsCut(cut, dealer):
            return replace(state, cut=cut, dealer=dealer, phase="cut" if dealer is None else "deal")
        case DealerAppointed(dealer):
            return replace(state, dealer=dealer, phase="deal")
        case GameEnded():
            return replace(state, phase="over")
        case _ as never:
            assert_never(never)


def _turned_up(state: State, seat: Seat, crib: bool, cards: tuple[Card, ...]) -> State:
    if crib:
        return replace(state, crib=cards, discarded=((),) * len(state.discarded))
    held = _without(cards, state.played_by(seat))
    return replace(state, hands=_with(state.hands, seat, held))


def _due(state: State) -> Due:
    assert state.due is not None
    return state.due


def _with(row: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    return (*row[:place], thing, *row[place + 1 :])


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand without these cards; a card not seen in it was one of those face down."""
    left = list(hand)
    for card in cards:
        left.remove(card if card in left else BACK)
    return tuple(left)
