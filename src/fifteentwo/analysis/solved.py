"""The analysis of a view of a solved game: two players, six cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import Final

import numpy as np
from msgspec.structs import replace

from fifteentwo.analysis.immediate import points_at_once
from fifteentwo.analysis.model import EXACT, Analysis, Figure, Option
from fifteentwo.analysis.solved_options import (
    card_option,
    chance_figures,
    discard_option,
    losses,
    solved_analysis,
    starter_means,
)
from fifteentwo.cards import Card
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.discard.single_hand import discard_parts
from fifteentwo.engine.equity import in_deal
from fifteentwo.engine.equity.deals import shipped_deals
from fifteentwo.engine.equity.late_discards import discards_given
from fifteentwo.engine.equity.play_points import GRID, pegging_means, reweighted_pegging
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.expert.card_values import card_values
from fifteentwo.engine.expert.decisions import card_chances
from fifteentwo.engine.expert.exchange_rates import policy_of_other
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import places
from fifteentwo.engine.solution import ShippedSolution, shipped, solution_for
from fifteentwo.game import Seat

MODEL_ERRORS: Final = (
    *((4, 0.09), (9, 0.049), (14, 0.034), (19, 0.031)),
    *((29, 0.022), (44, 0.014), (69, 0.012), (361, 0.008)),
)
"""How far the model of a deal is off, in standard deviations of the result, if the side nearer the target needs at most this
many points: the root mean square for discards (`bench/model_error.py`). In the play, where only the counts are modelled, it
is an upper limit.
"""
ENUMERATED_ERROR: Final = 0.023
"""The same for a discard near the end, where the other's hands are enumerated (`bench/endgame.py`, where the other discards as *expert* does)."""


def analysis(solution: ShippedSolution, view: View, seat: Seat, choices: Sequence[Discard | Play]) -> Analysis:
    """Evaluates the choices by the tables for the rules of the view. Raises BadTables."""
    discarding = [each for each in choices if isinstance(each, Discard)]
    playing = [each for each in choices if isinstance(each, Play)]
    options = _discards(solution, view, seat, discarding) if discarding else _plays(solution, view, seat, playing)
    return solved_analysis(options, evaluation.utility_kind(view.rules), solution.aim)


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
    contexts = _contexts(view, seat)
    tables = discards_given(role, numbers, contexts[0].needs, solution.rules)
    shown = in_deal.show_outcomes(numbers, tables.cribs[role])
    if in_deal.is_near(contexts[0]):
        from fifteentwo.engine.equity import endgame  # noqa: PLC0415 - Numba is heavy

        by_context = endgame.enumerated(numbers, contexts, endgame.times_of(shown), shown.crib, legal)
        model = ENUMERATED_ERROR
    else:
        by_context = [in_deal.discard_values(numbers, context, tables, shown, legal) for context in contexts]
        model = _model_error(view)
    won = np.zeros(len(ways), np.bool_)
    deals = shipped_deals(solution.rules).deals
    chances, lost = chance_figures(by_context, model, won, deals), losses(by_context[-1], legal, deals)
    exact = discard_parts(numbers, role, tables).tolist()
    options = []
    for choice, way in zip(choices, legal, strict=True):
        kept = [card for card in sorted(view.hands[seat]) if card not in choice.cards]
        found = discard_option(
            choice,
            kept,
            role == DEALER,
            exact[way],
            starter_means(shown.hand[way], shown.starters),
            _spread(shown, way, contexts[0], kept),
        )
        win, match = (None if each is None else each[way] for each in chances)
        options.append(replace(found, win=win, match=match, loss=lost[way]))
    return options


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
    means = pegging_means(context.role, np.array([at]), shipped_deals(rules), shipped(rules).discards)
    play = reweighted_pegging(context.role, means, rules)[0]
    x = np.arange(GRID)
    difference = x[:, None] - x[None, :]
    of_play = float((play * difference**2).sum() - float((play * difference).sum()) ** 2)
    return sqrt(float(show.var()) + within + of_play)


def _plays(tables: ShippedSolution, view: View, seat: Seat, choices: Sequence[Play]) -> list[Option]:
    known = evaluation.information_set(view, seat)
    contexts = _contexts(view, seat)
    now = evaluation.score_context(view, seat, evaluation.utility_kind(view.rules))
    theirs = policy_of_other(tables, now, known.starter)
    range_, size, part, node = evaluation.opponent_range(tables, known, in_deal.is_near(now), theirs)
    utilities = [evaluation.points_utility(tables.aim)]
    utilities += [evaluation.game_utility(context, known, range_, size) for context in contexts]
    values = card_values(theirs, known, utilities, range_, part, node)
    points = {rank: tables.aim * float(value[0]) - view.point_taken for rank, value in values.items()}
    followed = policy_given(tables, known.starter)
    policy = followed.chances(known.plays, known.role, known.hand) if known.left else None
    ranks = sorted(points)
    by_context = np.split(np.stack([values[rank][1:] for rank in ranks], axis=1), len(utilities) - 1)
    at_once = {choice.card.rank - 1: points_at_once(view, choice.card) for choice in choices}
    out = view.rules.target - view.scores[seat]
    won = np.array([tables.aim > 0 and at_once[rank] >= out for rank in ranks])
    deals = shipped_deals(tables.rules).deals
    win, match = chance_figures(by_context, _model_error(view), won, deals)
    lost = losses(by_context[-1], range(len(ranks)), deals)
    options = []
    for choice in choices:
        rank = choice.card.rank - 1
        at = ranks.index(rank)
        often = None if policy is None else Figure(policy.get(rank, 0.0), EXACT)
        found = card_option(view, choice, points[rank], win[at])
        options.append(replace(found, match=None if match is None else match[at], often=often, loss=lost[at]))
    return options


def _contexts(view: View, seat: Seat) -> list[in_deal.ScoreContext]:
    """The position valued by the chance to win the game and, if there is one, the match; for each sample of deals."""
    aims: tuple[evaluation.UtilityKind, ...] = ("win",) if view.rules.match_kind == "single" else ("win", "match")
    return [evaluation.score_context(view, seat, what, samples=True) for what in aims]


def _model_error(view: View) -> float:
    """The error of the model of a deal at these scores, as in `MODEL_ERRORS`."""
    need = view.rules.target - max(view.scores)
    return next(error for most, error in MODEL_ERRORS if need <= most)
