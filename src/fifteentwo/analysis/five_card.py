"""The analysis of a view of the five-card game for two, by its solution. No Numba."""

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
from fifteentwo.cribbage import Cribbage, Discard, Play, View
from fifteentwo.engine.discard.opponent import CribModel
from fifteentwo.engine.equity.in_deal import ScoreContext, crib_distribution
from fifteentwo.engine.equity.match_equity import samples_for
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.expert.evaluation import UtilityKind, score_context, utility_kind
from fifteentwo.engine.five_card.chances import (
    TREMBLE,
    crib_of_other,
    equities_of,
    equities_of_discards,
    followed,
    moment_to_play,
    need_of,
)
from fifteentwo.engine.five_card.decisions import card_policy, five_card_cards, known_to, parts_of_discards
from fifteentwo.engine.five_card.discards import score_threes
from fifteentwo.engine.five_card.play import MOST, best_card_values, my_orders, ways_on
from fifteentwo.engine.five_card.solution import FiveCardSolution
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import Longs
from fifteentwo.game import Seat

MODEL_ERRORS: Final = ((4, 0.025), (14, 0.016), (361, 0.007))
"""As `solved.MODEL_ERRORS`, for this game (`bench/model_error.py 200 five_card`)."""


def analysis(solution: FiveCardSolution, view: View, seat: Seat, choices: Sequence[Discard | Play]) -> Analysis:
    """Evaluates the choices by the solution. Raises BadTables."""
    discarding = [each for each in choices if isinstance(each, Discard)]
    playing = [each for each in choices if isinstance(each, Play)]
    options = _discards(solution, view, seat, discarding) if discarding else _plays(solution, view, seat, playing)
    return solved_analysis(options, utility_kind(view.rules), aim=1)


def expert_chances(solution: FiveCardSolution, view: View, seat: Seat) -> dict[int, float]:
    """The probability with which *expert*, at this score, plays each rank, 1 to 13."""
    legal = [each for each in Cribbage(view.rules).legal(view, seat) if isinstance(each, Play)]
    return {each.card.rank: share for each, share in five_card_cards(solution, view, legal, by_score=True).items()}


def _discards(solution: FiveCardSolution, view: View, seat: Seat, choices: Sequence[Discard]) -> list[Option]:
    five = tuple(sorted(map(int, view.hands[seat])))
    role = int(seat == view.dealer)
    pairs: list[tuple[int, ...]] = list(combinations(five, 2))
    ways = [pairs.index(tuple(sorted(map(int, choice.cards)))) for choice in choices]
    contexts = _contexts(view, seat)
    flat = [context for by_table in contexts for context in by_table]
    found = equities_of_discards(solution, flat, five, range(len(ways)))
    by_context = [found[at : at + len(contexts[0])] for at in range(0, len(flat), len(contexts[0]))]
    deals, many = _deals(view), len(ways)
    win, match = chance_figures(by_context, _model_error(view), np.zeros(many, np.bool_), deals)
    lost = losses(by_context[-1], range(many), deals)
    parts = parts_of_discards(solution, role, five).tolist()
    crib = crib_of_other(solution, 1 - role, five)
    starters = np.array([card for card in range(52) if card not in five], np.uint8)
    options = []
    for choice, way in zip(choices, ways, strict=True):
        kept = [card for card in sorted(view.hands[seat]) if card not in choice.cards]
        hands = score_threes(np.tile(np.array(kept, np.uint8), (len(starters), 1)), starters).astype(np.int64)
        spread = _spread(solution, role, five, kept, hands, crib)
        option = discard_option(choice, kept, role == DEALER, parts[way], starter_means(hands, starters), spread)
        options.append(replace(option, win=win[way], match=None if match is None else match[way], loss=lost[way]))
    return options


def _spread(
    solution: FiveCardSolution, role: int, five: tuple[int, ...], kept: Sequence[Card], hands: Longs, crib: CribModel
) -> float:
    """The standard deviation of hand, crib and play together; `hands`, (47,), are the points of the hand with each starter."""
    away = [card for card in five if card not in set(map(int, kept))]
    cribs = crib_distribution(away, five, crib)
    starters = np.array([card >> 2 for card in range(52) if card not in five])
    points = np.arange(cribs.shape[1])
    mean = cribs[starters] @ points
    within = float((cribs[starters] @ points**2 - mean**2).mean())
    show = hands + (mean if role == DEALER else -mean)
    ways, weight = followed(solution, role, five, tuple(card.rank - 1 for card in kept), (GRID, GRID))
    pegged = ways.mine - ways.theirs
    of_play = float(weight @ pegged**2 - (weight @ pegged) ** 2)
    return sqrt(float(show.var()) + within + of_play)


def _plays(solution: FiveCardSolution, view: View, seat: Seat, choices: Sequence[Play]) -> list[Option]:
    known, contexts = known_to(view, seat), _contexts(view, seat)
    at = moment_to_play(solution, contexts[0][0].role, known)
    orders = my_orders(at.mine)
    on = ways_on(solution.policy, at, tremble=TREMBLE)
    points = best_card_values(on, orders, (on.mine - on.theirs).astype(np.float64))
    ways = ways_on(solution.policy, at, need_of(contexts[0][0]), TREMBLE)
    ranks = sorted({choice.card.rank - 1 for choice in choices})
    by_context = []
    for by_table in contexts:
        equities = equities_of(solution, by_table, known, ways)
        values = [best_card_values(ways, orders, each) for each in equities]
        by_context.append(np.array([[each[rank] for rank in ranks] for each in values]))
    out, deals = view.rules.target - view.scores[seat], _deals(view)
    now = {choice.card.rank - 1: points_at_once(view, choice.card) for choice in choices}
    won = np.array([now[rank] >= out for rank in ranks])
    win, match = chance_figures(by_context, _model_error(view), won, deals)
    lost = losses(by_context[-1], range(len(ranks)), deals)
    policy = card_policy(solution.policy, at.node, at.mine, MOST - at.total)
    options = []
    for choice in choices:
        rank = choice.card.rank - 1
        place = ranks.index(rank)
        option = card_option(view, choice, points[rank] - view.point_taken, win[place])
        options.append(
            replace(
                option,
                match=None if match is None else match[place],
                often=Figure(policy.get(rank, 0.0), EXACT),
                loss=lost[place],
            )
        )
    return options


def _contexts(view: View, seat: Seat) -> list[list[ScoreContext]]:
    """The position valued by the chance to win the game and, if there is one, the match: over all deals, and over each sample of them."""
    aims: tuple[UtilityKind, ...] = ("win",) if view.rules.match_kind == "single" else ("win", "match")
    found = []
    for what in aims:
        whole = score_context(view, seat, what, samples=True)
        found.append([whole._replace(table=whole.table._replace(equity=each)) for each in whole.table.equity])
    return found


def _deals(view: View) -> int:
    """The number of simulated deals behind the tables."""
    return sum(int(each.heels.sum()) for each in samples_for(view.rules))


def _model_error(view: View) -> float:
    need = view.rules.target - max(view.scores)
    return next(error for most, error in MODEL_ERRORS if need <= most)
