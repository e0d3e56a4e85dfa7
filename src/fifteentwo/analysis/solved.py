"""The analysis of a view of a solved game: two players, six cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.analysis.immediate import points_at_once
from fifteentwo.analysis.model import EXACT, Analysis, Figure, Option, StarterMean, percent
from fifteentwo.cards import RANKS, Card, write
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.discard.single_hand import discard_parts
from fifteentwo.engine.equity import in_deal
from fifteentwo.engine.equity.deals import discards_given, shipped_deals
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.expert.card_values import card_values
from fifteentwo.engine.expert.decisions import card_chances
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import Doubles, places
from fifteentwo.engine.solution import ShippedSolution, shipped, solution_for
from fifteentwo.game import Seat
from fifteentwo.locales.coded import coded

MODEL_ERRORS: Final = (
    *((4, 0.09), (9, 0.049), (14, 0.034), (19, 0.031)),
    *((29, 0.022), (44, 0.014), (69, 0.012), (361, 0.008)),
)
"""How far the model of a deal is off, in standard deviations of the result, if the side nearer the target needs at most this
many points: the root mean square for discards (`bench/model_error.py`). In the play, where only the counts are modelled, it
is an upper limit.
"""
ENUMERATED_ERROR: Final = 0.01
"""The same for a discard near the end, where the other's hands are enumerated (`bench/endgame.py`)."""
SPREAD_ERROR: Final = 0.05
"""How far `Option.spread` is off, as a share of it: an upper limit for both roles (`bench/spread_error.py`)."""
ALIKE: Final = 8
"""Chances are compared to this many decimal places; if no option changes them, points decide."""


def analysis(solution: ShippedSolution, view: View, seat: Seat, choices: Sequence[Discard | Play]) -> Analysis:
    """Evaluates the choices by the tables for the rules of the view. Raises BadTables."""
    discarding = [each for each in choices if isinstance(each, Discard)]
    playing = [each for each in choices if isinstance(each, Play)]
    options = _discards(solution, view, seat, discarding) if discarding else _plays(solution, view, seat, playing)
    by = evaluation.utility_kind(view.rules)

    def rank(option: Option) -> tuple[float, float, tuple[Card, ...]]:
        figure = option.match if by == "match" else option.win
        chance = 0.0 if figure is None else round(figure.value, ALIKE)
        return -chance, -solution.aim * option.total.value, option.cards

    return Analysis(
        "discard" if discarding else "play", by, tuple(sorted(options, key=rank)), "solved", coded("basis-solved")
    )


def expert_chances(view: View, seat: Seat, found: Analysis) -> dict[Card, float]:
    """The probability with which *expert*, at this score, plays each card of an analysis, on average over what it may have
    discarded. Where it solves the rest of the play again, its own discards are part of it. Raises BadTables.
    """
    ranks = {option.cards[0].rank - 1: option for option in found.options}
    solution = solution_for(view.rules) or shipped()
    points = {rank: solution.aim * option.total.value for rank, option in ranks.items()}
    chance = {rank: figure.value for rank, option in ranks.items() if (figure := option.match or option.win)}
    drawn = card_chances(solution, view, seat, True, lambda near: chance if near else points, pure=False)
    by_rank = {} if drawn is None else drawn.chances
    return {option.cards[0]: by_rank.get(option.cards[0].rank - 1, 0.0) for option in found.options}


def _discards(solution: ShippedSolution, view: View, seat: Seat, choices: Sequence[Discard]) -> list[Option]:
    numbers = evaluation.as_numbers(view.hands[seat])
    role = int(seat == view.dealer)
    ways: list[tuple[int, ...]] = list(combinations(numbers, 2))
    legal = [ways.index(evaluation.as_numbers(choice.cards)) for choice in choices]
    tables = discards_given(solution.discards, role, numbers, solution.rules)
    sign, owner = (1, "mine") if role == DEALER else (-1, "theirs")
    shown = in_deal.show_outcomes(numbers, tables.cribs[role])
    contexts = _contexts(view, seat)
    by_context = [in_deal.discard_values(numbers, context, tables, shown) for context in contexts]
    for values in by_context:
        values[..., [way for way in range(len(ways)) if way not in legal]] = np.nan
    model = np.full(len(by_context[0][0]), _model_error(view))
    if in_deal.is_near(contexts[0]):
        _enumerate(numbers, contexts, shown, by_context, model)
    won = np.zeros(len(by_context[0][0]), np.bool_)
    deals = shipped_deals(solution.rules).deals
    chances, losses = _chances(by_context, model, won, deals), _losses(by_context[-1], legal, deals)
    exact = discard_parts(numbers, role, tables).tolist()
    options = []
    for choice, way in zip(choices, legal, strict=True):
        hand, crib, play = exact[way]
        kept = [card for card in sorted(view.hands[seat]) if card not in choice.cards]
        starters, spread = _starters(shown, way), _spread(shown, way, contexts[0], kept)
        cuts = sorted(starters, key=lambda cut: -cut.hand)
        win, match = (None if each is None else each[way] for each in chances)
        helpful = (coded("reason-starter", rank=cut.rank, hand=round(cut.hand, 1)) for cut in cuts[:2])
        reason = coded(
            "reason-discard",
            owner=owner,
            kept=write(kept),
            hand=round(hand, 2),
            crib=round(sign * crib, 2),
            play=round(play, 2),
            net=round(hand + sign * crib + play, 2),
            starters=tuple(helpful),
        )
        options.append(
            Option(
                choice,
                choice.cards,
                total=Figure(hand + sign * crib + play, EXACT),
                hand=Figure(hand, EXACT),
                crib=Figure(sign * crib, EXACT),
                pegging=Figure(play, EXACT),
                win=win,
                match=match,
                spread=Figure(spread, SPREAD_ERROR * spread),
                best_cuts=tuple(cuts[:3]),
                worst_cuts=tuple(cuts[:-4:-1]),
                starters=starters,
                loss=losses[way],
                reason=reason,
            )
        )
    return options


def _enumerate(
    six: tuple[int, ...],
    contexts: Sequence[in_deal.ScoreContext],
    shown: in_deal.ShowOutcomes,
    by_context: Sequence[Doubles],
    model: Doubles,
) -> None:
    """Replaces the chances of the promising discards, and the errors of the model, by those of an enumeration."""
    from fifteentwo.engine.equity import endgame  # noqa: PLC0415 - Numba is heavy

    ways = sorted({way for by_table in by_context for way in endgame.promising(by_table[0])})
    for values, found in zip(by_context, endgame.discard_values(six, contexts, shown, ways), strict=True):
        values[..., ways] = found[..., ways]
    model[ways] = ENUMERATED_ERROR


def _starters(shown: in_deal.ShowOutcomes, way: int) -> tuple[StarterMean, ...]:
    """The ranks of the starter with the mean of the hand, from the ace up."""
    by_rank = [shown.hand[way][shown.starters >> 2 == rank] for rank in range(13)]
    return tuple(StarterMean(RANKS[rank], float(points.mean())) for rank, points in enumerate(by_rank) if len(points))


def _spread(shown: in_deal.ShowOutcomes, way: int, context: in_deal.ScoreContext, kept: Sequence[Card]) -> float:
    """The standard deviation of hand, crib and play together."""
    at = int(places(4)[tuple(card.rank - 1 for card in kept)])
    points = np.arange(30)
    ranks = shown.starters >> 2
    of_crib = shown.crib[way][ranks]
    mean = of_crib @ points
    show = shown.hand[way] + (mean if context.role == DEALER else -mean)
    within = float((of_crib @ points**2 - mean**2).mean())
    rules = context.rules
    means = in_deal.pegging_means(context.role, np.array([at]), shipped_deals(rules), shipped(rules).discards)
    play = in_deal.reweighted_pegging(context.role, means, rules)[0]
    x = np.arange(in_deal.GRID)
    difference = x[:, None] - x[None, :]
    of_play = float((play * difference**2).sum() - float((play * difference).sum()) ** 2)
    return sqrt(float(show.var()) + within + of_play)


def _plays(tables: ShippedSolution, view: View, seat: Seat, choices: Sequence[Play]) -> list[Option]:
    known = evaluation.information_set(view, seat)
    contexts = _contexts(view, seat)
    range_, size, part, node = evaluation.opponent_range(tables, known, in_deal.is_near(contexts[0]))
    utilities = [evaluation.points_utility(tables.aim)]
    utilities += [evaluation.game_utility(context, known, range_, size) for context in contexts]
    values = card_values(tables, known, utilities, range_, part, node)
    points = {rank: tables.aim * float(value[0]) - view.point_taken for rank, value in values.items()}
    followed = policy_given(tables, known.starter)
    policy = followed.chances(known.plays, known.role, known.hand) if known.left else None
    ranks = sorted(points)
    by_context = np.split(np.stack([values[rank][1:] for rank in ranks], axis=1), len(utilities) - 1)
    at_once = {choice.card.rank - 1: points_at_once(view, choice.card) for choice in choices}
    out = view.rules.target - view.scores[seat]
    won = np.array([tables.aim > 0 and at_once[rank] >= out for rank in ranks])
    deals = shipped_deals(tables.rules).deals
    win, match = _chances(by_context, _model_error(view), won, deals)
    losses = _losses(by_context[-1], range(len(ranks)), deals)
    options = []
    for choice in choices:
        rank = choice.card.rank - 1
        at, now, balance = ranks.index(rank), at_once[rank], points[rank]
        reason = coded(
            "reason-card",
            side="less" if balance < 0 else "more",
            card=choice.card,
            now=now,
            count=view.count + choice.card.value,
            balance=round(abs(balance), 2),
            win=percent(win[at].value),
        )
        options.append(
            Option(
                choice,
                (choice.card,),
                total=Figure(balance, EXACT),
                pegging=Figure(balance, EXACT),
                win=win[at],
                match=None if match is None else match[at],
                now=now,
                often=None if policy is None else Figure(policy.get(rank, 0.0), EXACT),
                loss=losses[at],
                reason=reason,
            )
        )
    return options


def _contexts(view: View, seat: Seat) -> list[in_deal.ScoreContext]:
    """The position valued by the chance to win the game and, if there is one, the match; for each sample of deals."""
    aims: tuple[evaluation.UtilityKind, ...] = ("win",) if view.rules.match_kind == "single" else ("win", "match")
    return [evaluation.score_context(view, seat, what, samples=True) for what in aims]


def _model_error(view: View) -> float:
    """The error of the model of a deal at these scores, as in `MODEL_ERRORS`."""
    need = view.rules.target - max(view.scores)
    return next(error for most, error in MODEL_ERRORS if need <= most)


def _chances(
    by_context: Sequence[Doubles], model: float | Doubles, won: NDArray[np.bool_], deals: int
) -> tuple[list[Figure], list[Figure] | None]:
    """The chance to win the game and, if there is one, the match for each option.

    `by_context` has for each context the values of the options over all deals and over each sample: (tables, options).
    `model` is the error of the model, `won` says which options win the game at once, `deals` is the number of all deals.
    """
    found = [_figures(by_table, model, won, deals) for by_table in by_context]
    return found[0], found[1] if len(found) > 1 else None


def _losses(by_table: Doubles, legal: Sequence[int], deals: int) -> list[Figure]:
    """What each option gives up against the best legal one, over all deals; the error is that of the paired samples.

    It is at least that of one deal among all, as in `_figures`, except for the best option, which gives up nothing.
    """
    best = max(legal, key=lambda option: by_table[0, option])
    whole, *samples = by_table[:, [best]] - by_table
    errors = np.maximum(np.std(samples, axis=0, ddof=1) / sqrt(len(samples)), 1 / deals)
    errors[best] = EXACT
    return [Figure(float(value), float(error)) for value, error in zip(whole, errors, strict=True)]


def _figures(by_table: Doubles, model: float | Doubles, won: NDArray[np.bool_], deals: int) -> list[Figure]:
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
