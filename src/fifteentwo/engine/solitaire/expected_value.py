"""The expected value of each discard in a solitaire, and the player that takes the best.

The unseen cards are equally likely in every order, except for those under the stock, which are known. The expectations
are exact, with one exception: a second hand that is still face down is sampled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import erfc, sqrt
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo import scoring
from fifteentwo.cards import BACK, PACK, Card
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.engine.solitaire.interface import Aim
from fifteentwo.game import HOUSE
from fifteentwo.moves import Discard
from fifteentwo.rules import PatienceRules
from fifteentwo.solitaire.deals import deck, patience_house
from fifteentwo.solitaire.patience import DISCARDS, HAND, Patience, View
from fifteentwo.workers import SERIAL, Pool

Doubles = NDArray[np.float64]
Longs = NDArray[np.int64]
PatiencePlayer = Callable[[View, Sequence[Discard]], Discard]

MAX_DEAL_POINTS: Final = 128
"""No deal has as many points."""
SAMPLED_HANDS: Final = 40
"""The number of samples of a hand that is face down."""


DEAL_MOMENTS: Final = {1: (13.7, 23.4), 2: (24.0, 27.0)}
"""The mean and the variance of the points of a well-played deal, by its number of hands; estimated from many games."""

LAST_HAND_MOMENTS: Final = (2.4, 4.6)
"""The same for four cards without a starter, over all hands."""

_JACK: Final = 11
_TIE_BREAK: Final = 1e-9
"""The utility of a point where the chance to win does not change."""


class DiscardValue(NamedTuple):
    """A discard and its value: the expected points of the deal with his heels, or the chance to win.

    `error` is the standard error where a hidden hand was sampled, 0 where the value is exact, and None where later
    deals are modelled by a normal distribution.
    """

    action: Discard
    points: float
    error: float | None


def player(rng: Random, aim: Aim = "points") -> PatiencePlayer:
    """The player that takes the discard of highest value."""

    def choose(view: View, legal: Sequence[Discard]) -> Discard:
        best = max(discard_values(view, rng, aim), key=lambda each: each.points).action
        assert best in legal
        return best

    return choose


def discard_values(
    view: View, rng: Random, aim: Aim = "points", samples: int = SAMPLED_HANDS
) -> tuple[DiscardValue, ...]:
    """Every legal discard with its value; `samples` hands stand for one that lies face down.

    Raises ValueError where there is nothing to discard.
    """
    hand = view.in_hand
    if hand is None:
        raise ValueError("no cards are to be discarded here")
    held = view.hands[hand]
    unseen = sorted(set(PACK) - view.known())
    discards = tuple(combinations(held, DISCARDS))
    utility = _utility_table(view, aim)
    modelled = aim == "chance" and view.deals < view.rules.deals
    errors: list[float | None] = [None if modelled else 0.0] * len(discards)
    if len(view.hands) == 1:
        means = _one_hand(view, discards, unseen, utility)
    elif hand == 1:
        means = _two_hands(view, [(view.hands[0], view.discarded[0])], held, unseen, utility)[0].tolist()
    else:
        first = [(_without(held, away), away) for away in discards]
        if BACK in view.hands[1]:
            seconds = [tuple(rng.sample(unseen, HAND)) for _ in range(samples)]
        else:
            seconds = [view.hands[1]]
        # For each sampled second hand, its best discard follows the first.
        after = [
            _two_hands(view, first, second, [card for card in unseen if card not in second], utility).max(axis=1)
            for second in seconds
        ]
        means = np.mean(after, axis=0).tolist()
        if len(seconds) > 1 and not modelled:
            errors = (np.std(after, axis=0, ddof=1) / sqrt(len(seconds))).tolist()
    return tuple(
        DiscardValue(Discard(0, away), mean, error) for away, mean, error in zip(discards, means, errors, strict=True)
    )


def _utility_table(view: View, aim: Aim) -> Doubles:
    """(128,): the utility of each number of points in this deal: the points, or the chance to win afterwards.

    The points of later deals are taken as normally distributed; in the last deal the chance is exact.
    """
    points = np.arange(MAX_DEAL_POINTS, dtype=np.float64)
    if aim == "points":
        return points
    rules = view.rules
    to_come = rules.deals - view.deals
    mean, variance = (each * to_come for each in DEAL_MOMENTS[rules.hands_per_deal])
    if rules.last_hand_without_starter:
        if to_come:
            mean, variance = mean + LAST_HAND_MOMENTS[0], variance + LAST_HAND_MOMENTS[1]
        else:
            mean += scoring.points(view.bottom, None)
    missing = rules.win_at - view.score - points
    if not variance:
        chances = (missing <= mean).astype(np.float64)
    else:
        chances = np.array([erfc((lacking - 0.5 - mean) / sqrt(2 * variance)) / 2 for lacking in missing.tolist()])
    return chances + points * _TIE_BREAK  # points decide between equal chances


def _two_hands(
    view: View,
    first: Sequence[tuple[Sequence[Card], Sequence[Card]]],
    second: Sequence[Card],
    starters: Sequence[Card],
    utility: Doubles,
) -> Doubles:
    """(first, discards): the expected utility of each first hand (kept and discarded) with each discard from the second."""
    discards = list(combinations(second, DISCARDS))
    flush_of_four = view.rules.crib_flush == "four"
    points = _scores([kept for kept, _ in first], starters)[:, None, :]
    points = points + _scores([_without(second, away) for away in discards], starters)[None, :, :]
    cribs = [[*laid, *away] for _, laid in first for away in discards]
    points = points + _scores(cribs, starters, not flush_of_four).reshape(len(first), len(discards), -1)
    means: Doubles = utility[points + _heels(view, starters)].mean(axis=2)
    return means


def _one_hand(
    view: View, discards: Sequence[tuple[Card, ...]], unseen: Sequence[Card], utility: Doubles
) -> list[float]:
    """The expected utility of each discard over the crib's hidden cards and the starter."""
    known = [card for card in view.crib if card != BACK]
    hidden = list(combinations(unseen, len(view.crib) - len(known)))
    starters = unseen if view.unseen else view.bottom[:1]
    drawn = np.array(hidden, np.uint8).reshape(len(hidden), -1)
    pairs = np.repeat(drawn, len(starters), axis=0)
    turned = np.tile(_cards(starters), len(hidden))
    can_be = (pairs != turned[:, None]).all(axis=1)
    pairs, turned = pairs[can_be], turned[can_be]
    heels = _heels(view, turned.tolist())
    crib = np.empty((len(turned), 4), np.uint8)
    crib[:, DISCARDS + len(known) :] = pairs
    crib[:, DISCARDS : DISCARDS + len(known)] = known
    means = []
    for away in discards:
        crib[:, :DISCARDS] = away
        by_starter = np.zeros(len(PACK), np.int64)
        by_starter[list(starters)] = _scores([_without(view.hands[0], away)], starters)[0]
        points = score_hands(crib, turned, crib=view.rules.crib_flush == "five").astype(np.int64)
        means.append(float(utility[points + by_starter[turned] + heels].mean()))
    return means


def _scores(hands: Sequence[Sequence[Card]], starters: Sequence[Card], crib: bool = False) -> Longs:
    """(hands, starters): the points of each hand with each starter."""
    of = len(starters)
    repeated = np.repeat(np.array(hands, np.uint8), of, axis=0)
    scores: Longs = score_hands(repeated, np.tile(_cards(starters), len(hands)), crib=crib).astype(np.int64)
    return scores.reshape(len(hands), of)


def _heels(view: View, starters: Sequence[int]) -> Longs:
    """(starters,): the points of his heels."""
    paid = 2 * (view.rules.heels == "once")
    return np.array([paid * (Card(starter).rank == _JACK) for starter in starters], np.int64)


def _without(held: Sequence[Card], away: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in held if card not in away)


def _cards(cards: Sequence[Card]) -> NDArray[np.uint8]:
    return np.array(cards, np.uint8)


def play_games(
    rules: PatienceRules, count: int, seed: int = 0, aim: Aim = "points", pool: Pool = SERIAL
) -> Iterator[int]:
    """The totals of games of the deals numbered from `seed` on. Raises NoWorkers."""
    return pool.map(total_of, ((rules, number, aim) for number in range(seed, seed + count)))


def total_of(rules: PatienceRules, number: int, aim: Aim) -> int:
    """The total of one game."""
    game, pack = Patience(rules), deck(number)
    choose = player(Random(number), aim)
    state = game.start()
    while acting := game.to_act(state):
        if acting == (HOUSE,):
            state, _ = game.apply(state, patience_house(state, pack))
        else:
            state, _ = game.apply(state, choose(game.observe(state, 0), game.legal(state, 0)))
    return state.score
