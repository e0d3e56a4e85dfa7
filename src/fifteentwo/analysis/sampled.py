"""The analysis of a view of a game without a solution, by simulated deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from fifteentwo.analysis.immediate import points_at_once
from fifteentwo.analysis.model import Analysis, Figure, Option, StarterMean, percent
from fifteentwo.cards import JOKERS, RANKS, Card, write
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.monte_carlo import evaluation
from fifteentwo.game import Seat
from fifteentwo.locales.coded import coded

SEED: Final = 2
"""The seed of the samples: the same view gives the same figures."""


def sampled(view: View, seat: Seat, choices: Sequence[Discard | Play], seed: int = SEED) -> Analysis:
    """Evaluates the choices in a fixed number of deals, which the rollout policy plays out."""
    discarding = [each for each in choices if isinstance(each, Discard)]
    playing = [each for each in choices if isinstance(each, Play)]
    against = "opponent" if view.rules.sides == 2 else "others"
    sizes = evaluation.SAMPLE_SIZES
    if discarding:
        options = [_discard(view, each) for each in evaluation.evaluate_discards(view, seat, discarding, seed)]
        basis = coded(
            "basis-sampled-jokers" if view.rules.jokers else "basis-sampled-hands",
            against=against,
            cribs=sizes.crib_deals,
            rest=sum(sizes.discard_rounds),
            few=sizes.rest_deals,
        )
    else:
        options = [_card(view, each) for each in evaluation.evaluate_cards(view, seat, playing, seed)]
        basis = coded("basis-sampled-cards", against=against, deals=sum(sizes.card_rounds))
    return Analysis("discard" if discarding else "play", "win", tuple(options), "sampled", basis)


def _discard(view: View, value: evaluation.ChoiceValue) -> Option:
    choice = value.choice
    assert isinstance(choice, Discard)
    assert value.hand is not None
    assert value.crib is not None
    kept = [card for card in view.hands[choice.seat] if card not in choice.cards]
    starters = _cuts(value.starters)
    cuts = sorted(starters, key=lambda cut: -cut.hand)
    assert value.play is not None
    reason = coded(
        "reason-sampled-discard",
        known="win" if value.win else "points",
        kept=write(kept),
        hand=round(value.hand.value, 2),
        crib=round(value.crib.value, 2),
        play=round(value.play.value, 2),
        win=percent(value.win.value) if value.win else 0,
    )
    return Option(
        choice,
        choice.cards,
        total=Figure(*value.total),
        hand=Figure(*value.hand),
        crib=Figure(*value.crib),
        pegging=Figure(*value.play),
        win=value.win and Figure(*value.win),
        spread=value.deviation and Figure(*value.deviation),
        best_cuts=tuple(cuts[:3]),
        worst_cuts=tuple(cuts[:-4:-1]),
        starters=tuple(starters),
        reason=reason,
    )


def _cuts(starters: Sequence[tuple[Card, float]]) -> list[StarterMean]:
    """The means by rank of the starter, jokers as one rank."""
    ordered = sorted(starters, key=lambda each: each[0].rank or 14)
    found = []
    for rank, group in groupby(ordered, key=lambda each: each[0].rank):
        points = [made for _, made in group]
        found.append(StarterMean(RANKS[rank - 1] if rank else "joker", sum(points) / len(points)))
    return found


def _card(view: View, value: evaluation.ChoiceValue) -> Option:
    choice = value.choice
    assert isinstance(choice, Play)
    now = points_at_once(view, choice.card)
    named = choice.card.unnamed in JOKERS
    known = {(False, False): "neither", (True, False): "joker", (False, True): "win", (True, True): "joker-win"}
    reason = coded(
        "reason-sampled-card",
        known=known[named, bool(value.win)],
        card=choice.card,
        now=now,
        count=view.count + choice.card.value,
        value=round(value.total.value, 2),
        win=percent(value.win.value) if value.win else 0,
    )
    return Option(
        choice,
        (choice.card,),
        total=Figure(*value.total),
        pegging=Figure(*value.total),
        win=value.win and Figure(*value.win),
        now=now,
        reason=reason,
    )
