"""What a discard in a solitaire is worth on average, and the player that goes by it.

Every card that has been seen is taken out of account: the cards still to come are equally likely to
be any of the others, but for those under the stock, which are known. The averages are exact, with one
exception: with a second hand still face down, that hand is drawn so many times.
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
from fifteentwo.solitaire.patience import AWAY, HAND, Patience, View
from fifteentwo.workers import ALONE, Crew

Doubles = NDArray[np.float64]
Longs = NDArray[np.int64]
PatiencePlayer = Callable[[View, Sequence[Discard]], Discard]

MOST_IN_A_DEAL: Final = 128
DRAWN: Final = 40
"""How often a hand that lies face down is drawn."""


A_DEAL: Final = {1: (13.7, 23.4), 2: (24.0, 27.0)}
"""By the hands of a deal: the mean of its points, and their variance, when it is played well. From many games."""

LAST_HAND: Final = (2.4, 4.6)
"""The same for four cards without a starter, over all hands."""

_JACK: Final = 11
_HARDLY: Final = 1e-9


class Worth(NamedTuple):
    """A discard and what it is worth: points of the deal on average, his heels included, or the chance to win.

    `error` is the standard error where a hidden hand was drawn, and 0 where the average is exact; None where
    later deals come into it, whose points are taken as spread normally.
    """

    action: Discard
    points: float
    error: float | None


def player(rng: Random, aim: Aim = "points") -> PatiencePlayer:
    """The player that discards what is worth most."""

    def choose(view: View, legal: Sequence[Discard]) -> Discard:
        best = max(worths(view, rng, aim), key=lambda worth: worth.points).action
        assert best in legal
        return best

    return choose


def worths(view: View, rng: Random, aim: Aim = "points") -> tuple[Worth, ...]:
    """Every discard the player may choose now, with its worth. Raises ValueError where none is to be chosen."""
    hand = view.in_hand
    if hand is None:
        raise ValueError("no cards are to be discarded here")
    held = view.hands[hand]
    unseen = sorted(set(PACK) - view.known())
    ways = tuple(combinations(held, AWAY))
    gain = _gain(view, aim)
    modelled = aim == "chance" and view.deals < view.rules.deals
    errors: list[float | None] = [None if modelled else 0.0] * len(ways)
    if len(view.hands) == 1:
        means = _one_hand(view, ways, unseen, gain)
    elif hand == 1:
        means = _two_hands(view, [(view.hands[0], view.discarded[0])], held, unseen, gain)[0].tolist()
    else:
        first = [(_without(held, away), away) for away in ways]
        if BACK in view.hands[1]:
            seconds = [tuple(rng.sample(unseen, HAND)) for _ in range(DRAWN)]
        else:
            seconds = [view.hands[1]]
        # For each hand that may lie there the second discard is the best one after the first.
        after = [
            _two_hands(view, first, second, [card for card in unseen if card not in second], gain).max(axis=1)
            for second in seconds
        ]
        means = np.mean(after, axis=0).tolist()
        if len(seconds) > 1 and not modelled:
            errors = (np.std(after, axis=0, ddof=1) / sqrt(len(seconds))).tolist()
    return tuple(Worth(Discard(0, away), mean, error) for away, mean, error in zip(ways, means, errors, strict=True))


def _gain(view: View, aim: Aim) -> Doubles:
    """What so many points in this deal are worth: themselves, or the chance to win that they leave.

    The points still to come are taken as spread normally; in the last deal nothing is to come, and the
    chance is exact.
    """
    points = np.arange(MOST_IN_A_DEAL, dtype=np.float64)
    if aim == "points":
        return points
    rules = view.rules
    to_come = rules.deals - view.deals
    mean, variance = (each * to_come for each in A_DEAL[rules.hands_per_deal])
    if rules.last_hand_without_starter:
        if to_come:
            mean, variance = mean + LAST_HAND[0], variance + LAST_HAND[1]
        else:
            mean += scoring.points(view.bottom, None)
    missing = rules.win_at - view.score - points
    if not variance:
        chances = (missing <= mean).astype(np.float64)
    else:
        chances = np.array([erfc((lacking - 0.5 - mean) / sqrt(2 * variance)) / 2 for lacking in missing.tolist()])
    return chances + points * _HARDLY  # where nothing is to be won or lost, points are better than none


def _two_hands(
    view: View,
    first: Sequence[tuple[Sequence[Card], Sequence[Card]]],
    second: Sequence[Card],
    starters: Sequence[Card],
    gain: Doubles,
) -> Doubles:
    """For each first hand (what is kept and discarded) and each discard from the second: the mean gain."""
    ways = list(combinations(second, AWAY))
    flush_of_four = view.rules.crib_flush == "four"
    points = _scores([kept for kept, _ in first], starters)[:, None, :]
    points = points + _scores([_without(second, away) for away in ways], starters)[None, :, :]
    cribs = [[*laid, *away] for _, laid in first for away in ways]
    points = points + _scores(cribs, starters, not flush_of_four).reshape(len(first), len(ways), -1)
    means: Doubles = gain[points + _heels(view, starters)].mean(axis=2)
    return means


def _one_hand(view: View, ways: Sequence[tuple[Card, ...]], unseen: Sequence[Card], gain: Doubles) -> list[float]:
    """For each discard the mean gain over the crib's hidden cards and the starter."""
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
    crib[:, AWAY + len(known) :] = pairs
    crib[:, AWAY : AWAY + len(known)] = known
    means = []
    for away in ways:
        crib[:, :AWAY] = away
        by_starter = np.zeros(len(PACK), np.int64)
        by_starter[list(starters)] = _scores([_without(view.hands[0], away)], starters)[0]
        points = score_hands(crib, turned, crib=view.rules.crib_flush == "five").astype(np.int64)
        means.append(float(gain[points + by_starter[turned] + heels].mean()))
    return means


def _scores(hands: Sequence[Sequence[Card]], starters: Sequence[Card], crib: bool = False) -> Longs:
    """The points of each hand with each starter: (hands, starters)."""
    of = len(starters)
    repeated = np.repeat(np.array(hands, np.uint8), of, axis=0)
    scores: Longs = score_hands(repeated, np.tile(_cards(starters), len(hands)), crib=crib).astype(np.int64)
    return scores.reshape(len(hands), of)


def _heels(view: View, starters: Sequence[int]) -> Longs:
    paid = 2 * (view.rules.heels == "once")
    return np.array([paid * (Card(starter).rank == _JACK) for starter in starters], np.int64)


def _without(held: Sequence[Card], away: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in held if card not in away)


def _cards(cards: Sequence[Card]) -> NDArray[np.uint8]:
    return np.array(cards, np.uint8)


def games(rules: PatienceRules, many: int, seed: int = 0, aim: Aim = "points", crew: Crew = ALONE) -> Iterator[int]:
    """The totals of so many games, of the deals numbered from `seed` on. Raises NoWorkers."""
    return crew.map(total_of, ((rules, number, aim) for number in range(seed, seed + many)))


def total_of(rules: PatienceRules, number: int, aim: Aim) -> int:
    """The total of one of them."""
    game, pack = Patience(rules), deck(number)
    choose = player(Random(number), aim)
    state = game.start()
    while acting := game.to_act(state):
        if acting == (HOUSE,):
            state, _ = game.apply(state, patience_house(state, pack))
        else:
            state, _ = game.apply(state, choose(game.observe(state, 0), game.legal(state, 0)))
    return state.score
