"""What a lay-away in a solitaire is worth on average, and the player that goes by it.

Every card that has been seen is taken out of account: the cards still to come are equally likely to
be any of the others, but for those under the stock, which are known. The averages are exact, with one
exception: with a second hand still face down, that hand is drawn so many times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import BACK, PACK, Card
from fifteentwo.engine.kernels import score_hands
from fifteentwo.game import HOUSE
from fifteentwo.rules import PatienceRules
from fifteentwo.solitaire.deals import deck, patience_house
from fifteentwo.solitaire.moves import LayAway
from fifteentwo.solitaire.patience import AWAY, HAND, Patience, View

PatiencePlayer = Callable[[View, Sequence[LayAway]], LayAway]

DRAWN: Final = 40
"""How often a hand that lies face down is drawn."""


class Worth(NamedTuple):
    """A lay-away and the points of the deal that it leads to on average, without his heels."""

    action: LayAway
    points: float


def player(rng: Random) -> PatiencePlayer:
    """The player that lays away what is worth most."""

    def choose(view: View, legal: Sequence[LayAway]) -> LayAway:
        best = max(worths(view, rng), key=lambda worth: worth.points).action
        assert best in legal
        return best

    return choose


def worths(view: View, rng: Random) -> tuple[Worth, ...]:
    """Every lay-away the player may choose now, with its worth. Raises ValueError where none is to be chosen."""
    hand = view.in_hand
    if hand is None:
        raise ValueError("no cards are to be laid away here")
    held = view.hands[hand]
    unseen = sorted(set(PACK) - view.known())
    ways = tuple(combinations(held, AWAY))
    if len(view.hands) == 1:
        points = [_one_hand(view, held, away, unseen) for away in ways]
    elif hand == 1:
        first = _kept(view.hands[0], (), unseen)
        points = [first + value for value in _second_hand(view, held, view.laid[0], unseen)]
    else:
        others = (
            [view.hands[1]] if BACK not in view.hands[1] else [tuple(rng.sample(unseen, HAND)) for _ in range(DRAWN)]
        )
        points = []
        for away in ways:
            after = []
            for other in others:
                left = [card for card in unseen if card not in other]
                after.append(_kept(held, away, left) + max(_second_hand(view, other, away, left)))
            points.append(sum(after) / len(after))
    return tuple(Worth(LayAway(0, away), value) for away, value in zip(ways, points, strict=True))


def _kept(held: Sequence[Card], away: Sequence[Card], starters: Sequence[Card]) -> float:
    """The mean of what is kept over these starters."""
    kept = [card for card in held if card not in away]
    return float(score_hands(_repeated(kept, len(starters)), _cards(starters)).mean())


def _second_hand(view: View, held: Sequence[Card], laid: Sequence[Card], starters: Sequence[Card]) -> list[float]:
    """For each way to lay away from the second hand: the mean of what is kept and of the crib."""
    flush_of_four = view.rules.crib_flush == "four"
    ways = list(combinations(held, AWAY))
    kept = [[card for card in held if card not in away] for away in ways]
    cribs = [[*laid, *away] for away in ways]
    of = len(starters)
    turned = np.tile(_cards(starters), len(ways))
    hands = score_hands(np.repeat(np.array(kept, np.uint8), of, axis=0), turned)
    crib = score_hands(np.repeat(np.array(cribs, np.uint8), of, axis=0), turned, crib=not flush_of_four)
    means: list[float] = (hands.astype(np.int64) + crib).reshape(len(ways), of).mean(axis=1).tolist()
    return means


def _one_hand(view: View, held: Sequence[Card], away: Sequence[Card], unseen: Sequence[Card]) -> float:
    """The mean of what is kept and of the crib, over the crib's hidden cards and the starter."""
    known = [card for card in view.crib if card != BACK]
    hidden = len(view.crib) - len(known)
    starters = [view.bottom[0]] if not view.unseen else unseen
    cribs = []
    turned = []
    for drawn in combinations(unseen, hidden):
        may_come = [card for card in starters if card not in drawn]
        cribs.append(np.repeat(np.array([[*away, *known, *drawn]], np.uint8), len(may_come), axis=0))
        turned.append(_cards(may_come))
    flush_of_four = view.rules.crib_flush == "four"
    crib = score_hands(np.concatenate(cribs), np.concatenate(turned), crib=not flush_of_four)
    return _kept(held, away, starters) + float(crib.mean())


def _repeated(hand: Sequence[Card], times: int) -> NDArray[np.uint8]:
    return np.repeat(np.array([hand], np.uint8), times, axis=0)


def _cards(cards: Sequence[Card]) -> NDArray[np.uint8]:
    return np.array(cards, np.uint8)


def games(rules: PatienceRules, many: int, seed: int = 0) -> Iterator[int]:
    """The totals of so many games, of the deals numbered from `seed` on."""
    game = Patience(rules)
    for number in range(seed, seed + many):
        pack = deck(number)
        choose = player(Random(number))
        state = game.start()
        while acting := game.to_act(state):
            if acting == (HOUSE,):
                state, _ = game.apply(state, patience_house(state, pack))
            else:
                state, _ = game.apply(state, choose(game.observe(state, 0), game.legal(state, 0)))
        yield state.score
