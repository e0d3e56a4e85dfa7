"""The answers when something is due: a claim, a call of muggins, a direction, a joker's name."""

from __future__ import annotations

from itertools import product

from msgspec.structs import replace

from fifteentwo.cards import JOKERS, PACK, Card, write
from fifteentwo.cribbage.counting import count_due
from fifteentwo.cribbage.moves import Call, Choose, Claim, Name, Pass
from fifteentwo.cribbage.naming import best_names
from fifteentwo.cribbage.state import Due, State
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.rules import highest_count

Answer = Claim | Call | Pass | Choose | Name


def who_answers(state: State) -> Seat:
    """The seat that must answer the current question."""
    assert state.due is not None
    calling = state.may_call()
    return state.due.seat if calling is None else calling


def answers(state: State, seat: Seat) -> tuple[Answer, ...]:
    """All answers allowed: they depend on the rules and the cards face up, never on the true count."""
    highest = highest_count(state.rules)
    if state.due is not None and state.due.what == "path":
        return Choose(seat, True), Choose(seat, False)
    if to_name := state.to_name():
        return tuple(Name(seat, names) for names in product(*map(faces, to_name)))
    if state.may_call() is None:
        return tuple(Claim(seat, points) for points in range(highest + 1))
    return Pass(seat), *(Call(seat, points) for points in range(1, highest + 1))


def faces(card: Card) -> tuple[Card, ...]:
    """The cards that a card may be played or counted as: a joker as any card of the pack."""
    return tuple(card.named(face) for face in PACK) if card in JOKERS else (card,)


def check_answer(state: State, action: Answer) -> None:
    """Raises IllegalAction, with a sentence, unless this action answers the current question."""
    seat = action.seat
    if state.due is None:
        raise IllegalAction("answer-not-due")
    if seat != who_answers(state):
        raise IllegalAction("answer-not-your-turn", seat=seat)
    legal = answers(state, seat)
    if action in legal:
        return
    if isinstance(action, Claim | Call) and type(action) in map(type, legal):
        lowest = 0 if isinstance(action, Claim) else 1
        raise IllegalAction(
            "answer-out-of-range", points=action.points, lowest=lowest, highest=highest_count(state.rules)
        )
    if to_name := state.to_name():
        raise IllegalAction("answer-name-jokers", cards=write(to_name), joker=to_name[0])
    raise IllegalAction("answer-now", what="claim" if state.may_call() is not None else state.due.what)


def exact_answer(state: State) -> Answer:
    """The answer of a player who counts without mistakes.

    The player claims all points, calls all that were missed, and names each joker for the highest count (in lowball the
    lowest), a joker as starter for the highest count of that player's own hand. The direction on the crash board is
    clockwise.
    """
    due = state.due
    assert due is not None
    seat = who_answers(state)
    if due.what == "path":
        return Choose(seat, True)
    if due.what == "starter":
        own = replace(state, due=Due(seat, "hand"))
        names = best_names(own, Due(seat, "hand")) if own.to_name() else (state.to_name()[0].named(PACK[4 * 4]),)
        return Name(seat, names[-1:])  # a five, for a spectator who does not see the hand
    if state.to_name():
        return Name(seat, best_names(state, due))
    points = count_due(state, due)[2]
    if due.claim is None:
        return Claim(seat, points)
    return Call(seat, points - due.claim) if points > due.claim else Pass(seat)
