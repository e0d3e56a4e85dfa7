"""The analysis of a view of a game without a solution, by simulated deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from fifteentwo.analysis.immediate import points_at_once
from fifteentwo.analysis.model import Analysis, Cut, Figure, Option
from fifteentwo.cards import JOKERS, RANKS, Card, write
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.monte_carlo import evaluation
from fifteentwo.game import Seat

SEED: Final = 2
"""Of the samples: the same view gives the same figures."""


def sampled(view: View, seat: Seat, choices: Sequence[Discard | Play]) -> Analysis:
    """Evaluates the choices in a fixed number of deals, which the rollout policy plays out."""
    discarding = [each for each in choices if isinstance(each, Discard)]
    playing = [each for each in choices if isinstance(each, Play)]
    others = "the other" if view.rules.sides == 2 else "the mean of the others"
    work = evaluation.WORK
    if discarding:
        options = [_discard(view, worth) for worth in evaluation.discards(view, seat, discarding, SEED)]
        deals = f"{work.cribs} deals for cribs and {work.plays} for the rest"
    else:
        options = [_card(view, worth) for worth in evaluation.cards(view, seat, playing, SEED)]
        deals = f"up to {work.played} deals that fit what was seen"
    hands = "all is"
    if discarding:
        hands = (
            "hands count a joker as what is best; the rest is" if view.rules.jokers else "hands are exact; the rest is"
        )
    basis = (
        f"Nothing is solved or proved for these rules: {hands} sampled, in {deals}, by a quick player's discards "
        f"and cards; points are my side's less {others}."
    )
    return Analysis("discard" if discarding else "play", "win", tuple(options), "sampled", basis)


def _discard(view: View, worth: evaluation.Worth) -> Option:
    choice = worth.choice
    assert isinstance(choice, Discard)
    assert worth.hand is not None
    assert worth.crib is not None
    kept = [card for card in view.hands[choice.seat] if card not in choice.cards]
    cuts = sorted(_cuts(worth.starters), key=lambda cut: -cut.hand)
    parts = f"{worth.hand.value:.2f} in the hand and {worth.crib.value:+.2f} in the crib"
    if worth.play is not None:
        parts = f"{worth.hand.value:.2f} in the hand, {worth.crib.value:+.2f} in the crib and {worth.play.value:+.2f} in the play"
    won = f", and about {worth.win.value:.1%} of games are won" if worth.win else "; it was not played out"
    return Option(
        choice,
        choice.cards,
        total=Figure(*worth.total),
        hand=Figure(*worth.hand),
        crib=Figure(*worth.crib),
        pegging=worth.play and Figure(*worth.play),
        win=worth.win and Figure(*worth.win),
        spread=worth.spread and Figure(*worth.spread),
        best_cuts=tuple(cuts[:3]),
        worst_cuts=tuple(cuts[:-4:-1]),
        reason=f"Keeping {write(kept)} is worth {parts}{won}.",
    )


def _cuts(starters: Sequence[tuple[Card, float]]) -> list[Cut]:
    """The means by rank of the starter, jokers as one rank."""
    ordered = sorted(starters, key=lambda each: each[0].rank or 14)
    found = []
    for rank, group in groupby(ordered, key=lambda each: each[0].rank):
        points = [made for _, made in group]
        found.append(Cut(RANKS[rank - 1] if rank else "joker", sum(points) / len(points)))
    return found


def _card(view: View, worth: evaluation.Worth) -> Option:
    choice = worth.choice
    assert isinstance(choice, Play)
    now = points_at_once(view, choice.card)
    won = f", and about {worth.win.value:.1%} of games are won" if worth.win else "; it was not played out to the end"
    hand = " and what my hand counts by its name" if choice.card.unnamed in JOKERS else ""
    reason = (
        f"{choice.card} pegs {now} at once and makes the count {view.count + choice.card.value}; with what follows{hand} "
        f"it is worth {worth.total.value:+.2f}{won}."
    )
    return Option(
        choice,
        (choice.card,),
        total=Figure(*worth.total),
        pegging=Figure(*worth.total),
        win=worth.win and Figure(*worth.win),
        now=now,
        reason=reason,
    )
