"""The analysis of a view of a game without a solution, by simulated deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from fifteentwo.analysis.immediate import points_at_once
from fifteentwo.analysis.model import Analysis, Figure, Option, StarterMean
from fifteentwo.cards import JOKERS, RANKS, Card, write
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.monte_carlo import evaluation
from fifteentwo.game import Seat

SEED: Final = 2
"""The seed of the samples: the same view gives the same figures."""


def sampled(view: View, seat: Seat, choices: Sequence[Discard | Play]) -> Analysis:
    """Evaluates the choices in a fixed number of deals, which the rollout policy plays out."""
    discarding = [each for each in choices if isinstance(each, Discard)]
    playing = [each for each in choices if isinstance(each, Play)]
    others = "your opponent's" if view.rules.sides == 2 else "the mean of the others"
    sizes = evaluation.SAMPLE_SIZES
    if discarding:
        options = [_discard(view, each) for each in evaluation.evaluate_discards(view, seat, discarding, SEED)]
        deals = f"{sizes.crib_deals} deals for cribs and {sizes.rollout_deals} for the rest"
    else:
        options = [_card(view, each) for each in evaluation.evaluate_cards(view, seat, playing, SEED)]
        deals = f"up to {sizes.rollouts} deals consistent with your view"
    hands = "all figures are"
    if discarding:
        hands = (
            "hands count a joker as the best card; the rest is" if view.rules.jokers else "hands are exact; the rest is"
        )
    basis = (
        f"These rules are not solved: {hands} sampled, in {deals}, played by a quick player; "
        f"points are yours minus {others}."
    )
    return Analysis("discard" if discarding else "play", "win", tuple(options), "sampled", basis)


def _discard(view: View, value: evaluation.ChoiceValue) -> Option:
    choice = value.choice
    assert isinstance(choice, Discard)
    assert value.hand is not None
    assert value.crib is not None
    kept = [card for card in view.hands[choice.seat] if card not in choice.cards]
    cuts = sorted(_cuts(value.starters), key=lambda cut: -cut.hand)
    parts = f"hand {value.hand.value:.2f}, crib {value.crib.value:+.2f}"
    if value.play is not None:
        parts = f"{parts}, pegging {value.play.value:+.2f}"
    won = f"; you win about {value.win.value:.1%} of games" if value.win else "; not played out"
    return Option(
        choice,
        choice.cards,
        total=Figure(*value.total),
        hand=Figure(*value.hand),
        crib=Figure(*value.crib),
        pegging=value.play and Figure(*value.play),
        win=value.win and Figure(*value.win),
        spread=value.deviation and Figure(*value.deviation),
        best_cuts=tuple(cuts[:3]),
        worst_cuts=tuple(cuts[:-4:-1]),
        reason=f"Keep {write(kept)}: {parts}{won}.",
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
    won = f", and you win about {value.win.value:.1%} of games" if value.win else "; not played out to the end"
    hand = " and the joker's name in your hand" if choice.card.unnamed in JOKERS else ""
    reason = (
        f"{choice.card} pegs {now} and makes the count {view.count + choice.card.value}; with the play that "
        f"follows{hand} its value is {value.total.value:+.2f}{won}."
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
