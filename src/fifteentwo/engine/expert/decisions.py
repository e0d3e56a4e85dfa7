"""What the expert does: discards and cards by the engine's tables, by points or by the score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import exp
from random import Random
from threading import Event
from typing import Final

import numpy as np

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.discard.single_hand import worths
from fifteentwo.engine.equity import in_deal
from fifteentwo.engine.equity.deals import shipped_deals
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.expert.exchange_rates import exchange_rate, shipped_rates
from fifteentwo.engine.pegging.policy import alone
from fifteentwo.engine.readiness import preparing
from fifteentwo.engine.solution import ShippedSolution, shipped
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import peg_points

SCORE_RANGE: Final = 50
"""So near the end for either, the score counts; before, a point is worth a point for whoever gets it."""
CLOSE_RANGE: Final = 20
"""And here for the lead too, which takes longest to weigh."""
DISCARD_MARGIN: Final = 4.0
"""Points below the best by which a discard may fall short and still be weighed by the score."""
MIN_ADVANTAGE: Final = 0.003
"""So much more to win must a card promise before it is played whatever the policy says: the policy gives nothing away."""

TEMPERATURE: Final = 0.3
"""Points in the play: a card that promises so much more than another is played e times as readily as by the policy."""

CERTAIN_WIN: Final = 1 - 1e-6
"""A game won by this card is not left to the next."""


def discard(tables: ShippedSolution, view: View, legal: Sequence[Discard], by_score: bool) -> Discard | None:
    """The discard worth most. Raises BadTables."""
    seat = legal[0].seat
    six = tuple(sorted(view.hands[seat]))
    numbers = evaluation.as_numbers(six)
    role = int(seat == view.dealer)
    worth = worths(numbers, role, tables.discards)
    best = int(worth.argmax())
    if by_score and _needs(view) <= SCORE_RANGE and has_deals():
        context = evaluation.score_context(view, seat, evaluation.utility_kind(view.rules))
        room = DISCARD_MARGIN if _needs(view) > CLOSE_RANGE else 2 * DISCARD_MARGIN
        some = np.nonzero(worth >= worth[best] - room)[0].tolist()
        if len(some) > 1:
            chances = in_deal.discard_values(numbers, context, tables.discards, None, some)
            # Of chances that are alike the one with more points.
            best = max(some, key=lambda way: (round(float(chances[way]), 5), worth[way]))
    laid = list(list(combinations(six, 2))[best])
    return next((each for each in legal if sorted(each.cards) == laid), None)


def card(tables: ShippedSolution, view: View, legal: Sequence[Play], rng: Random, by_score: bool) -> Play | None:
    """A card by the policy, tilted by what I know besides; by the score where that promises more; and by the best
    answer where nothing is solved.

    Raises BadTables.
    """
    seat = legal[0].seat
    hand = sorted(each.rank - 1 for each in view.hands[seat])
    near = by_score and has_deals() and _needs(view) <= (SCORE_RANGE if view.plays else CLOSE_RANGE)
    if not view.hands[1 - seat] and not near:
        return _of_rank(legal, alone(hand, [each.rank - 1 for each in view.row]))
    cards = evaluation.information_set(view, seat)
    chances = by_rate = None
    if cards.left:
        by_rate = _by_the_score(tables, view, cards) if by_score else None
        chances = by_rate or tables.chances(cards.plays, cards.role, cards.hand)
    if _is_warming():
        return None if chances is None else _of_rank(legal, _drawn(chances, rng))
    if chances is not None:
        told = max(chances.values()) == 1.0
        if (told and len(chances) == 1) or (not near and (told or by_rate or not has_deals())):
            return _of_rank(legal, _drawn(chances, rng))
    range_, size, part, node = evaluation.opponent_range(tables, cards)
    utility = evaluation.points_utility()
    if near:
        context = evaluation.score_context(view, seat, evaluation.utility_kind(view.rules))
        utility = evaluation.game_utility(tables, context, cards, range_, size)
    wanted = None if near or chances is None else [rank for rank, share in chances.items() if share]
    worth = evaluation.jitted_card_values(tables, cards, utility, range_, part, node, wanted)
    if chances is not None and not near:
        return _of_rank(legal, _drawn(reweighted(chances, worth), rng))
    row = [each.rank for each in view.row]
    # Of cards that are alike the one that pegs most at once.
    best = max(worth, key=lambda rank: (round(worth[rank], 6), peg_points([*row, rank + 1])))
    if chances is not None:
        promised = sum(share * worth.get(rank, worth[best]) for rank, share in chances.items())
        if worth[best] - promised < MIN_ADVANTAGE and not (near and worth[best] > CERTAIN_WIN):
            return _of_rank(legal, _drawn(chances, rng))
    return _of_rank(legal, best)


def _by_the_score(tables: ShippedSolution, view: View, cards: evaluation.InformationSet) -> dict[int, float] | None:
    """How likely each rank is played by what was solved for what points are worth now; None where they are worth the
    same, or that cannot be told.
    """
    rates = shipped_rates(tables)
    if rates is None or not has_deals():
        return None
    seat = view.turn
    assert seat is not None
    context = evaluation.score_context(view, seat, evaluation.utility_kind(view.rules))
    try:
        solved = rates.nearest(exchange_rate(context.table, context.role, context.mine, context.theirs))
        return None if solved is tables else solved.chances(cards.plays, cards.role, cards.hand)
    except BadTables:
        return None


def reweighted(
    chances: dict[int, float], worth: dict[int, float], temperature: float = TEMPERATURE
) -> dict[int, float]:
    """The policy's chances, those of cards that are worth more raised: each times e to the worth, in parts of `temperature`.

    The policy knows neither the starter nor one's own cards in the crib, and what cards are worth does. A card that the
    policy never plays stays out, and `worth` need not name it.
    """
    most = max(worth[rank] for rank, share in chances.items() if share)
    shares = {rank: share and share * exp((worth[rank] - most) / temperature) for rank, share in chances.items()}
    whole = sum(shares.values())
    return {rank: share / whole for rank, share in shares.items()}


_warming: Final = Event()
_warm: Final = Event()


def warm() -> None:
    """Reads all data and compiles what answers best, so that no card waits for it: seconds at the first time.

    Call it in a thread of its own; meanwhile cards are drawn from what was solved.
    """
    if _warming.is_set():
        return
    _warming.set()
    try:
        with preparing("players"):
            _read_and_compile()
    except BadTables:
        pass
    finally:
        _warm.set()


def _read_and_compile() -> None:
    tables = shipped()
    equity_table(CribbageRules(), "win")
    tables.read_ahead()
    cards = evaluation.InformationSet(0, [(0, 3), (1, 4)], [5, 6, 7], 3, (12, 20, 24, 28), (0, 48), 36, 0, 9, False)
    range_, _, part, node = evaluation.opponent_range(tables, cards)
    evaluation.jitted_card_values(tables, cards, evaluation.points_utility(), range_, part, node)


def _is_warming() -> bool:
    return _warming.is_set() and not _warm.is_set()


@cache
def has_deals() -> bool:
    """Whether it can be read what deals bring: without it, it is points that one plays for."""
    try:
        shipped_deals()
    except BadTables:
        return False
    return True


def _needs(view: View) -> int:
    """How far from the end the one is who is nearer."""
    return view.rules.target - max(view.scores)


def _drawn(chances: dict[int, float], rng: Random) -> int:
    drawn = rng.random()
    for rank, chance in chances.items():
        drawn -= chance
        if drawn < 0:
            return rank
    return max(chances, key=lambda rank: chances[rank])


def _of_rank(legal: Sequence[Play], rank: int) -> Play | None:
    return next((each for each in legal if each.card.rank == rank + 1), None)
