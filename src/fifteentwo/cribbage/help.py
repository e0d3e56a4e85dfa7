"""Help with counting, and how the table understands claims."""

from __future__ import annotations

from typing import Final

from fifteentwo.cribbage.answers import exact_answer, who_answers
from fifteentwo.cribbage.moves import AnyAction, Claim, Pass
from fifteentwo.cribbage.state import View
from fifteentwo.game import Seat
from fifteentwo.moves import Action
from fifteentwo.rules import CribbageRules

ANSWERS: Final = (Claim, Pass)
"""The classes of the answers that `answer_for` gives."""


def answer_for(view: View, seat: Seat) -> AnyAction | None:
    """The exact claim, and never a call of muggins; None if this seat has to choose for itself."""
    due = view.due
    if due is None or due.what == "path" or view.to_name() or who_answers(view) != seat:
        return None
    return Pass(seat) if view.may_call() is not None else exact_answer(view)


def meant(rules: CribbageRules, action: Action) -> Action:
    """The action; a claim of nineteen means zero if no hand can score nineteen (hands of four without jokers)."""
    counted_out = not (rules.jokers or rules.nineteen) and rules.cards_dealt - rules.discards <= 4
    return Claim(action.seat, 0) if counted_out and isinstance(action, Claim) and action.points == 19 else action
