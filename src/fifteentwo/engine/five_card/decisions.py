"""The decisions of *expert* in the five-card game: discards and cards from the solution, for points or for the chance to win. No Numba."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

import numpy as np

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.expert.evaluation import score_context, utility_kind
from fifteentwo.engine.five_card.chances import (
    TREMBLE,
    KnownCards,
    equities_of,
    equities_of_discards,
    moment_to_play,
    need_of,
)
from fifteentwo.engine.five_card.discards import discarded_given, show_points
from fifteentwo.engine.five_card.hands import STAY, WAYS, class_numbers
from fifteentwo.engine.five_card.play import (
    ME,
    MOST,
    OTHER,
    PlayPolicy,
    best_card_values,
    my_orders,
    order_chances,
    ways_on,
)
from fifteentwo.engine.five_card.solution import SHARE_UNITS, USUAL, FiveCardSolution
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import Doubles, places
from fifteentwo.game import Seat

SCORE_RANGE: Final = 30
"""Within this many points of the target for either side, it plays for the chance to win; before, for points."""
DISCARD_MARGIN: Final = 3.0
"""Discards within this many points of the best are compared by the chance to win."""
MIN_ADVANTAGE: Final = 0.003
"""The gain in the chance to win that a best response needs to replace the policy, which cannot be exploited."""


def score_of(view: View, seat: Seat) -> ScoreContext:
    """The score from a seat's side, valued by the chance to win the match, or the game where there is no match."""
    return score_context(view, seat, utility_kind(view.rules))


def known_to(view: View, seat: Seat) -> KnownCards:
    """What a seat knows in the play."""
    assert view.starter is not None
    return KnownCards(
        tuple(map(int, view.kept(seat))),
        tuple(map(int, view.discarded[seat])),
        int(view.starter),
        tuple((ME if who == seat else OTHER, int(card)) for who, card in view.plays),
    )


def is_near_target(view: View) -> bool:
    """Whether a side is so near the target that the score decides."""
    return view.rules.target - max(view.scores) <= SCORE_RANGE


def choice(
    solution: FiveCardSolution, view: View, legal: Sequence[Discard | Play], rng: Random, by_score: bool
) -> Discard | Play:
    """A discard or card, drawn from `five_card_discards` or `five_card_cards`."""
    discarding = [each for each in legal if isinstance(each, Discard)]
    playing = [each for each in legal if isinstance(each, Play)]
    shares: dict[Discard | Play, float] = {}
    if discarding:
        shares.update(five_card_discards(solution, view, discarding, by_score).items())
    else:
        shares.update(five_card_cards(solution, view, playing, by_score).items())
    return rng.choices(list(shares), list(shares.values()))[0]


def five_card_discards(
    solution: FiveCardSolution, view: View, legal: Sequence[Discard], by_score: bool
) -> dict[Discard, float]:
    """The probability of each discard: for points of the mix that the play was solved for, near the end 1 for the one with the best chance
    to win.
    """
    seat = legal[0].seat
    five = tuple(sorted(map(int, view.hands[seat])))
    role = int(seat == view.dealer)
    if by_score and is_near_target(view):
        points = points_of_discards(solution, role, five)
        some = np.flatnonzero(points >= points.max() - DISCARD_MARGIN).tolist()
        chances = equities_of_discards(solution, [score_of(view, seat)], five, some)[0]
        # Points decide between equal chances.
        way = max(some, key=lambda each: (round(float(chances[each]), 5), points[each]))
        shares = {list(combinations(five, 2))[way]: 1.0}
    else:
        shares = mixed_discards(solution, role, five)
    by_pair = {tuple(sorted(map(int, each.cards))): each for each in legal}
    return {by_pair[pair]: share for pair, share in shares.items()}


def mixed_discards(solution: FiveCardSolution, role: int, five: tuple[int, ...]) -> dict[tuple[int, int], float]:
    """The probability of each pair that the solution discards from five cards."""
    hand = np.array([five], np.uint8)
    number, at = class_numbers(hand)
    shares, ordered = solution.discards[role, number[0]], hand[0][at[0]].tolist()
    ways = list(combinations(ordered, 2))
    found = {}
    for way in np.flatnonzero(shares).tolist():
        low, high = sorted(ways[way])
        found[low, high] = float(shares[way]) / SHARE_UNITS
    return found


def parts_of_discards(solution: FiveCardSolution, role: int, five: tuple[int, ...]) -> Doubles:
    """The mean points of each discard of five ascending cards in the hand, the crib and the play, (10, 3); the crib's points are positive
    whoever owns it.
    """
    cards = np.array(five, np.int64)
    show = show_points(cards.astype(np.uint8), discarded_given(solution.by_rank[1 - role], cards))
    kept = np.array([places(3)[tuple(cards[list(stay)] >> 2)] for stay in STAY], np.int64)
    own, against = solution.pegged[role]
    return np.stack((show.hand[0], show.crib[0], (own - against)[kept]), axis=1)


def points_of_discards(solution: FiveCardSolution, role: int, five: tuple[int, ...]) -> Doubles:
    """The value of each discard in points, (10,)."""
    found: Doubles = parts_of_discards(solution, role, five) @ np.array((1.0, 1.0 if role == DEALER else -1.0, 1.0))
    assert len(found) == WAYS
    return found


def five_card_cards(solution: FiveCardSolution, view: View, legal: Sequence[Play], by_score: bool) -> dict[Play, float]:
    """The probability of each card, for one of each rank: of the solved policy, or near the end 1 for a best response to it that gains
    enough.
    """
    seat = legal[0].seat
    known, score = known_to(view, seat), score_of(view, seat)
    at = moment_to_play(solution, score.role, known)
    chances = card_policy(solution.policy, at.node, at.mine, MOST - at.total)
    by_rank = {each.card.rank - 1: each for each in legal}
    if len(by_rank) > 1 and by_score and is_near_target(view):
        ways = ways_on(solution.policy, at, need_of(score), TREMBLE)
        values = best_card_values(ways, my_orders(at.mine), equities_of(solution, [score], known, ways)[0])
        best = max(by_rank, key=lambda rank: (round(values[rank], 6), chances.get(rank, 0.0)))
        if values[best] - sum(share * values[rank] for rank, share in chances.items()) >= MIN_ADVANTAGE:
            chances = {best: 1.0}
    return {by_rank[rank]: share for rank, share in chances.items()}


def card_policy(policy: PlayPolicy, node: int, mine: Sequence[int], room: int) -> dict[int, float]:
    """The probability with which the policy plays each rank of a hand at a node that fits into the room of the count."""
    found = {}
    for rank in sorted(set(mine)):
        rest = list(mine)
        rest.remove(rank)
        cards = np.array([[rank, *rest]], np.int64)
        chance = float(order_chances(policy, np.array([node]), cards, np.array([room]), 0.0)[0])
        if chance > 0:
            found[rank] = chance
    return found


def warm(solution: FiveCardSolution) -> None:
    """Computes what the first decision would wait for: about a second."""
    five = (0, 5, 18, 27, 37)
    mixed_discards(solution, DEALER, five)
    equities_of_discards(solution, [ScoreContext(DEALER, 50, 50, equity_table(USUAL, "win"))], five, [0])
