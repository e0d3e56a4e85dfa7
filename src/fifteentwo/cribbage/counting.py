"""Counting: the points of a hand, a crib or a card, and the points pegged for a claim."""

from __future__ import annotations

from collections.abc import Iterator

from fifteentwo import scoring
from fifteentwo.cards import BACK, Card
from fifteentwo.cribbage.moves import Peg
from fifteentwo.cribbage.state import Due, State
from fifteentwo.game import Seat
from fifteentwo.moves import Why
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import Combo

Sets = tuple[Combo, ...]


def count_card(state: State) -> Sets:
    """The combinations made by the card just played."""
    return scoring.peg(state.row, state.point_taken)


def count_hand(state: State, cards: tuple[Card, ...], crib: bool, names: tuple[Card, ...] = ()) -> Sets:
    """The combinations in a hand or crib with the starter, with these names for its jokers."""
    return combinations(state.rules, *as_named(state, cards, names), crib)


def combinations(rules: CribbageRules, hand: tuple[Card, ...], starter: Card | None, crib: bool) -> Sets:
    """The combinations in a hand or crib by these rules. Raises ValueError for a joker without a name."""
    combos = scoring.show(hand, starter, crib, rules.crib_flush)
    if not combos and counts_nineteen(rules, crib):
        combos = (Combo("nineteen", hand, 19),)
    return combos


def counts_nineteen(rules: CribbageRules, crib: bool) -> bool:
    """Whether a hand or crib without points counts nineteen."""
    return rules.nineteen and (not crib or rules.nineteen_crib)


def as_named(state: State, cards: tuple[Card, ...], names: tuple[Card, ...]) -> tuple[tuple[Card, ...], Card | None]:
    """The hand and the starter, with these names for their jokers."""
    if not names:
        return cards, state.starter
    called = {name.unnamed: name for name in names}
    hand = tuple(called.get(state.loose(card), card) for card in cards)
    starter = state.starter
    return hand, None if starter is None else called.get(state.loose(starter), starter)


def worth(combos: Sets) -> int:
    """The total points of these combinations."""
    return sum(combo.points for combo in combos)


def count_due(state: State, due: Due) -> tuple[tuple[Card, ...], Sets, int]:
    """The cards to be claimed for, their combinations, and the points."""
    if due.what == "card":
        combos = count_card(state)
        return state.row[-1:], combos, worth(combos)
    cards = state.whole_crib() if due.what == "crib" else state.kept(due.seat)
    if BACK in cards:
        assert due.points is not None
        return cards, (), due.points
    combos = count_hand(state, cards, due.what == "crib", due.names)
    return cards, combos, worth(combos)


def settle(state: State, due: Due, combos: Sets, points: int, call: tuple[Seat, int] | None) -> Iterator[Peg]:
    """The points pegged for a claim: first by the claimer, then by the caller of muggins or the player an error benefits.

    If a claim is too low, it is corrected or the missed points are lost; with muggins the caller pegs those called. A
    claim that is too high is corrected and may cost a penalty.
    """
    rules = state.rules
    why: Why = "card" if due.what == "card" else "crib" if due.what == "crib" else "hand"
    claim = due.claim or 0
    missing = max(points - claim, 0)
    if rules.underclaim == "correct" and not rules.muggins:
        missing = 0
    yield Peg(due.seat, points - missing, why, () if missing else combos)
    other = next(seat for seat in _clockwise(state, due.seat) if rules.side(seat) != rules.side(due.seat))
    if claim > points and rules.overclaim == "penalty_2":
        yield Peg(other, 2, "penalty")
    elif claim > points and rules.overclaim == "give_excess":
        yield Peg(other, claim - points, "excess")
    if call is not None:
        caller, called = call
        if missing:
            yield Peg(caller, min(called, missing), "muggins")
        else:
            yield Peg(due.seat, called, "wrong_call")


def _clockwise(state: State, seat: Seat) -> Iterator[Seat]:
    players = state.rules.players
    return ((seat + step) % players for step in range(1, players))
