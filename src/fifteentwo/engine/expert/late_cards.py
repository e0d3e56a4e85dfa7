"""How a player plays the first three cards of a deal near the end of a game.

There *expert* leaves the policy, which is for points: it plays a best response in the chance to win, and its later cards are solved again. What it would
play takes milliseconds to find for one hand, and a range needs the probability of each card of every hand. So a small neural network gives each card of a
hand a score, with one hidden layer of rectified linear units (Nair and Hinton, 2010), and the probabilities are the softmax of the scores. One network for
each of the three cards was fitted to decisions of *expert* (`training.late_cards`). No Numba.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.archive import read_arrays
from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.equity.discard_chances import kept_points
from fifteentwo.engine.expert import ranges
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.scoring.rank_hands import (
    RANKS,
    Doubles,
    Floats,
    Longs,
    Reals,
    grown_hands,
    many,
    rank_hands,
    with_cards,
)
from fifteentwo.engine.solution import ShippedSolution
from fifteentwo.scoring import peg_points

FILE: Final = Path(__file__).parents[2] / "data" / "late_cards.npz"
CARDS: Final = 3
"""The cards of a deal that it is about: pone's, the dealer's, and pone's again."""
RANGE: Final = 50
"""The networks are fitted for scores where the side nearer to the target needs no more than this when the cards are dealt."""
FURTHEST: Final = 60
"""Who needs more is taken to need this."""
DECIMALS: Final = 4
"""Probabilities are rounded to so many places, so that the last bits of a product decide nothing."""
_NEEDS: Final = (1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 40)
_GAPS: Final = (0, 2, 4, 7, 12)
_COUNTS: Final = (4, 5, 9, 10, 14, 15, 20, 21, 25, 30)
_LEAST: Final = 1e-6
_JACK: Final = 10
HEELS: Final = 2
ALL: Final = slice(None)
"""In place of the numbers of hands: all."""


class LateTurn(NamedTuple):
    """A turn among the first cards of a deal, as everybody sees it. Ranks begin at 0."""

    plays: tuple[int, ...]
    """The ranks played: none, one or two."""
    starter: int
    needs: tuple[int, int]
    """The points that the player and the other need."""


class CardNetwork(NamedTuple):
    """The weights of a network: the score of a card is `relu(sum of features @ weights) @ out + trust log(policy)`."""

    turn: Reals
    """(features, hidden), by the kinds of `CardFeatures`, as the next three."""
    hand: Reals
    """(features, hidden)"""
    rank: Reals
    """(features, hidden)"""
    slot: Reals
    """(features, hidden)"""
    out: Reals
    """(hidden,)"""
    trust: Reals
    """(1,)"""


class CardFeatures(NamedTuple):
    """What the networks see."""

    turn: Floats
    """(features,): what both need, the cards played, and 1."""
    hand: Floats
    """(hands, features): the ranks left, and what the player needs beyond the show of its whole hand."""
    rank: Floats
    """(13, features): of playing each rank, whether it is held or not."""
    slot: Floats
    """(slots, hands, features): what is left after playing a slot."""
    policy: Doubles
    """(slots, hands): the logarithm of the probability by the policy."""
    held: Longs
    """(slots, hands): the rank in each slot, 99 for none."""


def first_cards(
    solution: ShippedSolution, plays: Sequence[int], starter: int, at_deal: tuple[int, int], roles: Sequence[int]
) -> dict[int, Doubles]:
    """How players in these roles made the first plays, by the place of the play: the probability of each slot of each hand then that has the card,
    (slots, hands), 0 for others.

    `at_deal` are the points that pone and the dealer needed when the cards were dealt. Empty where the networks are not for these rules or this score.
    Raises BadTables.
    """
    if solution.rules != STANDARD or min(at_deal) > RANGE:
        return {}
    turns = turns_of(plays[:CARDS], starter, at_deal)
    return {at: card_shares(solution, turn, plays[at]) for at, turn in enumerate(turns) if at % 2 in roles}


def turns_of(plays: Sequence[int], starter: int, at_deal: tuple[int, int]) -> list[LateTurn]:
    """The turns at which the first cards were played; his heels are taken to count two."""
    found, (pone, dealer) = [], at_deal
    dealer -= HEELS * (starter == _JACK)
    for at in range(len(plays)):
        needs = (dealer, pone) if at % 2 else (pone, dealer)
        found.append(LateTurn(tuple(plays[:at]), starter, (min(needs[0], FURTHEST), min(needs[1], FURTHEST))))
        points = peg_points([rank + 1 for rank in plays[: at + 1]])
        pone, dealer = (pone, dealer - points) if at % 2 else (pone - points, dealer)
    return found


@lru_cache(maxsize=64)
def card_shares(solution: ShippedSolution, turn: LateTurn, rank: int) -> Doubles:
    """The probability of each slot of each hand left that has a card of this rank, (slots, hands), 0 for others. Raises BadTables."""
    size = 4 - len(turn.plays) // 2
    hands = grown_hands().bigger[size, rank, : len(rank_hands(size - 1))].astype(np.int64)
    seen = features(solution, turn, hands)
    chances, there = chances_of(networks()[len(turn.plays)], seen), seen.held < RANKS
    chances += ranges.TREMBLE * (there / there.sum(axis=0) - chances)
    found = np.zeros((size, len(rank_hands(size))))
    found[:, hands] = np.round(chances, DECIMALS)
    return found


@cache
def networks() -> list[CardNetwork]:
    """One for each card, in double precision: the rounding of a product is far below that of the probabilities, on every machine."""
    names = [[f"{name}{at}" for name in CardNetwork._fields] for at in range(CARDS)]
    read = read_arrays(FILE, chain(*names))
    return [CardNetwork(*(read[name].astype(np.float64) for name in each)) for each in names]


def features(solution: ShippedSolution, turn: LateTurn, hands: Longs | slice = ALL) -> CardFeatures:
    """The features at a turn of the hands left with these numbers. Raises BadTables."""
    size, count, (mine, theirs) = 4 - len(turn.plays) // 2, _count(turn.plays), turn.needs
    of_turn = [float(each > limit) for each in (mine, theirs) for limit in _NEEDS]
    seen = np.zeros((CARDS - 1, RANKS))
    for place, rank in enumerate(turn.plays[::-1]):
        seen[place, rank] = 1.0
    points = [peg_points([*(each + 1 for each in turn.plays), rank + 1]) for rank in range(RANKS)]
    of_rank = [
        (
            *(float(each == rank) for each in range(RANKS)),
            *(float(count + min(rank + 1, 10) > limit) for limit in _COUNTS),
            *(points[rank] / 2, points[rank] >= mine, points[rank] > 0),
        )
        for rank in range(RANKS)
    ]
    own = turn.plays[len(turn.plays) % 2 :: 2]
    gap = mine - kept_points()[turn.starter][with_cards(own)][hands]
    policy = np.log(np.maximum(_chances(solution, turn, size)[:, hands], _LEAST))
    return CardFeatures(
        np.array((*of_turn, mine / FURTHEST, theirs / FURTHEST, *seen.ravel(), 1.0), np.float32),
        np.concatenate((many(size)[hands], gap[:, None] > np.array(_GAPS)), axis=1).astype(np.float32),
        np.array(of_rank, np.float32),
        _left_after(size, count)[:, hands],
        policy,
        _held(size)[:, hands],
    )


def _count(plays: tuple[int, ...]) -> int:
    return sum(min(rank + 1, 10) for rank in plays)


def _held(size: int) -> Longs:
    slots: Longs = grown_hands().slots[size, : len(rank_hands(size)), :size].T.astype(np.int64)
    return slots


@lru_cache(maxsize=32)
def _left_after(size: int, count: int) -> Floats:
    """(slots, hands, 6): of what is left of a hand when a slot is played at this count, how many are of the same rank, whether one makes 31, whether one
    makes 15, whether one is within two ranks, how many no longer fit, and their count.
    """
    held, value = np.minimum(_held(size), RANKS - 1), np.minimum(np.arange(RANKS) + 1, 10)
    apart = np.abs(np.arange(RANKS) - held[..., None])
    left, after = many(size) - (apart == 0), (count + value[held])[..., None] + value
    seen = (
        (left * (apart == 0)).sum(axis=2),
        (left * (after == 31)).any(axis=2),
        (left * (after == 15)).any(axis=2),
        (left * ((apart > 0) & (apart < 3))).any(axis=2),
        (left * (after > 31)).sum(axis=2) / 3,
        (left * value).sum(axis=2) / 30,
    )
    return np.stack(seen, axis=2).astype(np.float32)


def _chances(solution: ShippedSolution, turn: LateTurn, size: int) -> Doubles:
    """The probability by the policy for the starter, (slots, hands)."""
    policy, at = policy_given(solution, 4 * turn.starter), len(turn.plays)
    plays = [(place % 2, rank) for place, rank in enumerate((*turn.plays, 0))]
    return ranges.chances(policy, ranges.replay(policy, plays, 1 - at % 2, 0)[0][at], size)


def chances_of(network: CardNetwork, seen: CardFeatures) -> Doubles:
    """The probability of each card, (slots, hands)."""
    of_hand = seen.hand @ network.hand + seen.turn @ network.turn
    hidden = seen.slot @ network.slot + of_hand + (seen.rank @ network.rank)[np.minimum(seen.held, RANKS - 1)]
    scores = np.maximum(hidden, 0, out=hidden) @ network.out + network.trust[0] * seen.policy
    scores = np.where(seen.held < RANKS, scores, -np.inf)
    power = np.exp(scores - scores.max(axis=0))
    found: Doubles = power / power.sum(axis=0)
    return found
