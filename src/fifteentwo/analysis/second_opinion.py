"""A second estimate of a discard, by simulated deals with exact play and counts. It shows how far the model is off.

The model of `equity.in_deal` takes the points of the play as independent of the counts and both players as playing their cards for
points. Close to the target that is off by one or two percent, which the samples behind `Option.loss` cannot show.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from fifteentwo.cards import Card
from fifteentwo.cribbage import View
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.late_discards import ways_at
from fifteentwo.engine.equity.open_deal import OpenDeals, Scores, utilities
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.five_card.hands import AWAY
from fifteentwo.engine.five_card.open_deals import of_discards, shares_of_discards
from fifteentwo.engine.five_card.solution import FiveCardSolution, five_card_solution
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import shipped
from fifteentwo.game import Seat

DEALS: Final = 500
"""The other player's hands that are drawn, the same for both discards."""
SEED: Final = 3
CARDS: Final = 52


def loss(view: View, seat: Seat, chosen: tuple[Card, ...], best: tuple[Card, ...]) -> float:
    """The chance of the game or match that one discard gives up against another, by the cards the seat can see."""
    values = chances(view, seat, (best, chosen)).mean(axis=1)
    return float(values[0] - values[1])


def chances(
    view: View,
    seat: Seat,
    discards: Sequence[tuple[Card, ...]],
    draws: int = DEALS,
    other: Callable[[Bytes], Longs] | None = None,
) -> Doubles:
    """The chance of the game or match after each discard, with each hand drawn for the other: (discards, draws).

    `other` gives the numbers of its discards, (n,), from hands of six ascending cards, (n, 6), in a game with six cards; without it they are like
    those that an analysis supposes, but by suits too.
    """
    context = evaluation.score_context(view, seat, evaluation.utility_kind(view.rules))
    if (solution := five_card_solution(view.rules)) is not None:
        return _of_five_cards(solution, context, view.hands[seat], discards, draws)
    deals = OpenDeals(shipped(context.rules), utilities([context.table]))
    mine, theirs = (context.mine, context.theirs)
    i_deal = context.role == DEALER
    scores = Scores(theirs if i_deal else mine, mine if i_deal else theirs, int(i_deal), context.heels)
    six = np.array(sorted(map(int, view.hands[seat])), np.uint8)
    others = _others(six, draws)
    ways = _ways(deals, context, others) if other is None else other(others)
    away = others[np.arange(draws)[:, None], layout().away[ways].astype(np.int64)]
    values = np.empty((len(discards), draws))
    for at, pair in enumerate(discards):
        kept = np.empty((draws, 2, 4), np.uint8)
        kept[:, context.role] = [card for card in six if card not in pair]
        kept[:, 1 - context.role] = away[:, 2:]
        crib = np.concatenate((np.tile(np.array(pair, np.uint8), (draws, 1)), away[:, :2]), axis=1)
        values[at] = deals.before_starter(kept, crib, scores)[:, 0]
    return values


def _ways(deals: OpenDeals, context: ScoreContext, sixes: Bytes) -> Longs:
    role, needs = 1 - context.role, context.needs[::-1]
    usual, rng = deals.ways(sixes, role, context.role), np.random.default_rng(SEED + 1)
    return ways_at(role, needs, sixes, usual, rng, context.rules)


def _of_five_cards(
    solution: FiveCardSolution,
    context: ScoreContext,
    five: Sequence[Card],
    discards: Sequence[tuple[Card, ...]],
    draws: int,
) -> Doubles:
    """The same in the five-card game."""
    others = _others(np.array(sorted(map(int, five)), np.uint8), draws)
    theirs, shares = shares_of_discards(solution, others, 1 - context.role)
    first = np.zeros((draws, len(AWAY)))
    first[:, 0] = 1.0
    values = np.empty((len(discards), draws))
    for at, pair in enumerate(discards):
        mine = [*map(int, pair), *(int(card) for card in five if card not in pair)]  # the first two are away
        fives = np.stack((np.tile(np.array(mine, np.uint8), (draws, 1)), theirs), axis=1)
        values[at] = of_discards(solution, [context], fives, np.stack((first, shares), axis=1))[:, 0]
    return values


def _others(hand: Bytes, draws: int) -> Bytes:
    """Hands of as many cards that the other player may have been dealt, each ascending: (draws, cards)."""
    stock = np.setdiff1d(np.arange(CARDS, dtype=np.uint8), hand)
    order = np.argsort(np.random.default_rng(SEED).random((draws, len(stock))), axis=1)[:, : len(hand)]
    return np.sort(stock[order], axis=1)
