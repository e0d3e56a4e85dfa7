"""An analysis by rules of thumb: no tables, no samples, no waiting."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from fifteentwo.analysis.model import EXACT, Analysis, Figure, Option
from fifteentwo.cards import JOKERS, Card, write
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine import heuristics
from fifteentwo.game import Seat
from fifteentwo.locales.coded import coded
from fifteentwo.rules.validity import holds
from fifteentwo.scoring import peg_points

THIRTY_ONE: Final = 31


class Errors(NamedTuple):
    """How far the estimates for a kind of rules are off, in points: root mean squares (`bench/estimate_error.py quick`)."""

    crib: float
    total: float
    """The error of hand and crib, which leave out the play."""
    card: float


USUAL: Final = Errors(crib=0.45, total=1.5, card=1.4)
"""Two sides that want many points."""
NINETEEN: Final = Errors(crib=1.8, total=4.3, card=1.4)
"""The same where no points count 19."""
UNUSUAL: Final = Errors(crib=2.5, total=2.3, card=1.4)
"""More sides than two, and lowball."""
JOKER_CARD_ERROR: Final = 5.1
"""The error of a card where there are jokers: their names also count in the hand."""
JOKER_HAND_ERRORS: Final = (0.2, 3.5)
"""The error of a hand without jokers, one of which may be turned up; and of a hand with jokers, which keep their names."""
NINETEEN_HAND_ERROR: Final = 2.8
"""The error of a hand where no points count 19."""


def immediate(view: View, seat: Seat, choices: Sequence[Discard | Play]) -> Analysis:
    """Evaluates hands exactly if the plain count applies, and the rest by rules of thumb."""
    discarding = [each for each in choices if isinstance(each, Discard)]
    options = _discards(view, seat, discarding)
    options += _plays(view, seat, [each for each in choices if isinstance(each, Play)])
    sign = 1 if view.rules.objective == "lowball" else -1
    ranked = sorted(options, key=lambda each: (sign * each.total.value, each.cards))
    return Analysis("discard" if discarding else "play", "points", tuple(ranked), "heuristic", coded("basis-heuristic"))


def _discards(view: View, seat: Seat, choices: Sequence[Discard]) -> list[Option]:
    starters = heuristics.unseen_starters(view.known())
    errors = _errors(view)
    mine = view.dealer is not None and view.rules.side(view.dealer) == view.rules.side(seat)
    options = []
    for choice in choices:
        kept = tuple(card for card in view.hands[seat] if card not in choice.cards)
        hand_error = _hand_error(view, kept)
        hand = heuristics.over_starters(kept, starters) / len(starters)
        crib = heuristics.crib_mean(choice.cards, own=mine) * (1 if mine else -1)
        options.append(
            Option(
                choice,
                choice.cards,
                total=Figure(hand + crib, max(errors.total, hand_error)),
                hand=Figure(hand, hand_error),
                crib=Figure(crib, errors.crib),
                reason=coded("reason-keep", kept=write(kept), hand=round(hand, 2), crib=round(crib, 2)),
            )
        )
    return options


def _plays(view: View, seat: Seat, choices: Sequence[Play]) -> list[Option]:
    if not choices:
        return []
    answers = heuristics.Answers(view, seat, view.known())
    options = []
    for choice in choices:
        value = answers.value(choice.card)
        now = points_at_once(view, choice.card)
        reason = coded("reason-reply", card=choice.card, now=now, value=round(value, 2))
        figure = Figure(value, _errors(view).card)
        options.append(Option(choice, (choice.card,), total=figure, pegging=figure, now=now, reason=reason))
    return options


def _errors(view: View) -> Errors:
    rules = view.rules
    errors = UNUSUAL if rules.sides > 2 or rules.objective == "lowball" else USUAL
    if rules.nineteen:
        errors = Errors(*map(max, errors, NINETEEN))
    return errors._replace(card=JOKER_CARD_ERROR) if rules.jokers else errors


def _hand_error(view: View, kept: Sequence[Card]) -> float:
    if holds("hands", view.rules):
        return EXACT
    jokers = JOKER_HAND_ERRORS[any(card in JOKERS for card in kept)] if view.rules.jokers else 0.0
    return hypot(jokers, NINETEEN_HAND_ERROR if view.rules.nineteen else 0.0)


def points_at_once(view: View, card: Card) -> int:
    """The points a card pegs when it is played. After a go pegged on the call, thirty-one adds one point, not two."""
    pegged = peg_points([each.rank for each in (*view.row, card)])
    return pegged - (view.point_taken and view.count + card.value == THIRTY_ONE)
