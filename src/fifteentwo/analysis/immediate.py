"""An analysis by rules of thumb: no tables, no samples, no waiting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifteentwo.analysis.model import EXACT, Analysis, Figure, Option
from fifteentwo.cards import PACK, Card, write
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine import heuristics
from fifteentwo.game import Seat
from fifteentwo.locales.coded import coded
from fifteentwo.rules.validity import holds
from fifteentwo.scoring import peg_points

THIRTY_ONE: Final = 31


def immediate(view: View, seat: Seat, choices: Sequence[Discard | Play]) -> Analysis:
    """Evaluates hands exactly if the plain count applies, and the rest by rules of thumb."""
    discarding = [each for each in choices if isinstance(each, Discard)]
    options = _discards(view, seat, discarding)
    options += _plays(view, seat, [each for each in choices if isinstance(each, Play)])
    sign = 1 if view.rules.objective == "lowball" else -1
    ranked = sorted(options, key=lambda each: (sign * each.total.value, each.cards))
    return Analysis("discard" if discarding else "play", "points", tuple(ranked), "heuristic", coded("basis-heuristic"))


def _discards(view: View, seat: Seat, choices: Sequence[Discard]) -> list[Option]:
    known = view.known()
    hand_error = EXACT if holds("hands", view.rules) else None
    mine = view.dealer is not None and view.rules.side(view.dealer) == view.rules.side(seat)
    options = []
    for choice in choices:
        kept = tuple(card for card in view.hands[seat] if card not in choice.cards)
        hand = heuristics.over_starters(kept, known) / sum(card not in known for card in PACK)
        crib = heuristics.crib_mean(choice.cards, own=mine) * (1 if mine else -1)
        options.append(
            Option(
                choice,
                choice.cards,
                total=Figure(hand + crib, None),
                hand=Figure(hand, hand_error),
                crib=Figure(crib, None),
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
        figure = Figure(value, None)
        options.append(Option(choice, (choice.card,), total=figure, pegging=figure, now=now, reason=reason))
    return options


def points_at_once(view: View, card: Card) -> int:
    """The points a card pegs when it is played. After a go pegged on the call, thirty-one adds one point, not two."""
    pegged = peg_points([each.rank for each in (*view.row, card)])
    return pegged - (view.point_taken and view.count + card.value == THIRTY_ONE)
