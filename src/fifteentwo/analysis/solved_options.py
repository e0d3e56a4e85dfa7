"""The options of a solved game: what they say of a discard and of a card, and chances to win with their errors."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.analysis.immediate import points_at_once
from fifteentwo.analysis.model import EXACT, Analysis, Figure, Option, StarterMean, percent
from fifteentwo.cards import RANKS, Card, write
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.equity.match_equity import CHANCE_PLACES
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.scoring.rank_hands import Bytes, Doubles
from fifteentwo.locales.coded import coded

SPREAD_ERROR: Final = 0.05
"""How far `Option.spread` is off, as a share of it: an upper limit for both roles (`bench/spread_error.py`)."""


def solved_analysis(options: Sequence[Option], by: evaluation.UtilityKind, aim: int) -> Analysis:
    """The analysis of options valued by tables, best first; `aim` is the value of a point, 1 or -1."""

    def rank(option: Option) -> tuple[float, float, tuple[Card, ...]]:
        figure = option.match if by == "match" else option.win
        chance = 0.0 if figure is None else round(figure.value, CHANCE_PLACES)
        return -chance, -aim * option.total.value, option.cards

    discarding = isinstance(options[0].action, Discard)
    return Analysis(
        "discard" if discarding else "play", by, tuple(sorted(options, key=rank)), "solved", coded("basis-solved")
    )


def discard_option(
    choice: Discard,
    kept: Sequence[Card],
    own_crib: bool,
    parts: Sequence[float],
    starters: tuple[StarterMean, ...],
    spread: float,
) -> Option:
    """A discard without its chances; `parts` are the points of the hand, the crib, positive whoever owns it, and the play."""
    hand, crib, play = parts
    sign = 1 if own_crib else -1
    cuts = sorted(starters, key=lambda cut: -cut.hand)
    helpful = (coded("reason-starter", rank=cut.rank, hand=round(cut.hand, 1)) for cut in cuts[:2])
    reason = coded(
        "reason-discard",
        owner="mine" if own_crib else "theirs",
        kept=write(kept),
        hand=round(hand, 2),
        crib=round(sign * crib, 2),
        play=round(play, 2),
        net=round(hand + sign * crib + play, 2),
        starters=tuple(helpful),
    )
    return Option(
        choice,
        choice.cards,
        total=Figure(hand + sign * crib + play, EXACT),
        hand=Figure(hand, EXACT),
        crib=Figure(sign * crib, EXACT),
        pegging=Figure(play, EXACT),
        spread=Figure(spread, SPREAD_ERROR * spread),
        best_cuts=tuple(cuts[:3]),
        worst_cuts=tuple(cuts[:-4:-1]),
        starters=starters,
        reason=reason,
    )


def starter_means(points: NDArray[np.integer[Any]], starters: Bytes) -> tuple[StarterMean, ...]:
    """The ranks of the starter with the mean of the hand, from the ace up: `points`, (n,), are those of the hand with each starter."""
    by_rank = [points[starters >> 2 == rank] for rank in range(13)]
    return tuple(StarterMean(RANKS[rank], float(found.mean())) for rank, found in enumerate(by_rank) if len(found))


def card_option(view: View, choice: Play, balance: float, win: Figure) -> Option:
    """A card with the points it is worth from here on and its chance to win, without what compares it with others."""
    now = points_at_once(view, choice.card)
    reason = coded(
        "reason-card",
        side="less" if balance < 0 else "more",
        card=choice.card,
        now=now,
        count=view.count + choice.card.value,
        balance=round(abs(balance), 2),
        win=percent(win.value),
    )
    figure = Figure(balance, EXACT)
    return Option(choice, (choice.card,), total=figure, pegging=figure, win=win, now=now, reason=reason)


def chance_figures(
    by_context: Sequence[Doubles], model: float, won: NDArray[np.bool_], deals: int
) -> tuple[list[Figure], list[Figure] | None]:
    """The chance to win the game and, if there is one, the match for each option.

    `by_context` has for each context the values of the options over all deals and over each sample: (tables, options).
    `model` is the error of the model, `won` says which options win the game at once, `deals` is the number of all deals.
    """
    found = [_figures(by_table, model, won, deals) for by_table in by_context]
    return found[0], found[1] if len(found) > 1 else None


def losses(by_table: Doubles, legal: Sequence[int], deals: int) -> list[Figure]:
    """What each option gives up against the best legal one, over all deals; the error is that of the paired samples.

    It is at least that of one deal among all, as in `_figures`, except for the best option, which gives up nothing.
    """
    best = max(legal, key=lambda option: by_table[0, option])
    whole, *samples = by_table[:, [best]] - by_table
    errors = np.maximum(np.std(samples, axis=0, ddof=1) / sqrt(len(samples)), 1 / deals)
    errors[best] = EXACT
    return [Figure(float(value), float(error)) for value, error in zip(whole, errors, strict=True)]


def _figures(by_table: Doubles, model: float, won: NDArray[np.bool_], deals: int) -> list[Figure]:
    """The values over all deals, with standard errors: those of the samples and of the model together.

    A chance is exact if the card wins the game, and so the match, at once. Otherwise its error is at least that of one deal
    among all: no sample proves that something never happens. Rounding can leave a chance a little outside 0 to 1.
    """
    whole, samples = np.clip(by_table[0], 0, 1), by_table[1:]
    sampling = np.std(samples, axis=0, ddof=1) / sqrt(len(samples))
    spread = np.sqrt(whole * (1 - whole))
    errors = np.maximum(np.sqrt(sampling**2 + (model * spread) ** 2 + spread**2 / deals), 1 / deals)
    certain = won & (whole > 1 - 1e-9)
    whole, errors = np.where(certain, 1.0, whole), np.where(certain, EXACT, errors)
    return [Figure(float(value), float(error)) for value, error in zip(whole, errors, strict=True)]
