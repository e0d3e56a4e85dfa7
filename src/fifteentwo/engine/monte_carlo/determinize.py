"""What the others may hold in the play: deals of the unseen cards that fit what is seen, the likelier the oftener.

A deal of the unseen cards counts for as much as the quick player would have discarded so, and played as was played.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER, Points
from fifteentwo.engine.monte_carlo.deals import FIVE, Ways, begin, to_discard, worth_discarded
from fifteentwo.engine.monte_carlo.rollout import COUNT, Moment, Seed, drawn, play, share, turn, unseen_by, weigh
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

PROPOSALS: Final = 4
"""So many hands are drawn for a seat before one is taken, by how likely each is."""
LAYING: Final = 0.7
PLAYING: Final = 0.6
"""How far from the best, in points, people discard and play."""
ODD: Final = 0.03
"""And so often any card at all."""
UNTOLD: Final = 1e-3
"""Where the turn would not have come so."""


class Known(NamedTuple):
    """What is seen in the play. Cards that have been played are by the faces they were given."""

    plays: Longs
    """(n, 2): seat and card, 64 more for a joker."""
    starter: int
    held: Longs
    """(players, 8): cards that are known to be in hand."""
    holds: Longs
    """(players,): how many of them."""
    hidden: Longs
    """(players,): how many more."""
    least: Longs
    """(players,): what those count at least."""
    laid: Longs
    """(players, 2)"""
    lays: Longs
    buried: Longs
    """(players,): how many more."""
    crib: Longs
    """Cards known to have come to the crib from the stock."""
    cribs: int
    stock: int
    """And how many more there are."""
    order: Longs
    """The seats, those that may hold the fewest cards first."""
    tossed: Longs
    """(players,): whether all that a seat discarded must be fives."""


class Worlds(NamedTuple):
    """Deals of all cards that fit."""

    held: Longs
    """(n, players, 8): what is in hand now."""
    laid: Longs
    """(n, players, 2)"""
    crib: Longs
    """(n, 4): from the stock."""
    weights: Doubles
    """(n,)"""


@compiled
def _fits(card: int, least: int) -> bool:
    return least <= 1 or (card < 52 and min((card >> 2) + 1, 10) >= least)


@compiled
def _take(pack: Longs, left: int, least: int, seed: Seed) -> int:
    """The place of a random card of those left that counts at least so much; -1 where there is none."""
    if least <= 1:
        return drawn(seed, left) if left else -1
    fitting = 0
    for at in range(left):
        if _fits(pack[at], least):
            fitting += 1
    if not fitting:
        return -1
    nth = drawn(seed, fitting)
    for at in range(left):
        if _fits(pack[at], least):
            if nth == 0:
                return at
            nth -= 1
    return -1


@compiled
def _take_five(pack: Longs, left: int, seed: Seed) -> int:
    """The place of a random five of those left; -1 where there is none."""
    fives = 0
    for at in range(left):
        fives += pack[at] >> 2 == FIVE
    if not fives:
        return -1
    nth = drawn(seed, fives)
    for at in range(left):
        if pack[at] >> 2 == FIVE:
            if nth == 0:
                return at
            nth -= 1
    return -1


@compiled
def _draw(pack: Longs, left: int, k: Known, seat: int, found: Longs, seed: Seed) -> int:
    """Takes the seat's hidden cards off the end of the pack into `found`; how many are left, -1 where none fit."""
    for at in range(k.hidden[seat] + k.buried[seat]):
        if at >= k.hidden[seat] and k.tossed[seat]:
            place = _take_five(pack, left, seed)
        else:
            place = _take(pack, left, k.least[seat] if at < k.hidden[seat] else 1, seed)
        if place < 0:
            return -1
        found[at] = pack[place]
        left -= 1
        pack[place], pack[left] = pack[left], pack[place]
    return left


@compiled
def _likely(t: Points, laws: Laws, w: Ways, k: Known, seat: int, dealer: int, drawn_: Longs, worths: Doubles) -> float:
    """How likely the quick player had discarded so, the cards drawn being his."""
    away = to_discard(laws, seat, dealer)
    if away == 0 or away != k.lays[seat] + k.buried[seat]:
        return 1.0
    cards = np.zeros(MOST_CARDS, np.int64)
    size = 0
    for at in range(k.lays[seat]):
        cards[size] = k.laid[seat, at]
        size += 1
    for at in range(k.buried[seat]):
        cards[size] = drawn_[k.hidden[seat] + at]
        size += 1
    for at in range(k.holds[seat]):
        cards[size] = k.held[seat, at]
        size += 1
    for at in range(k.hidden[seat]):
        cards[size] = drawn_[at]
        size += 1
    for at in range(len(k.plays)):
        if k.plays[at, 0] == seat:
            card = k.plays[at, 1]
            cards[size] = 52 if card >= 64 else card
            size += 1
    own = seat % laws.sides == dealer % laws.sides
    many = worth_discarded(t, laws, w, cards, size, away, own, worths)
    most = -1e9
    for way in range(many):
        most = max(most, worths[way])
    # The cards discarded come first, and so do they in the first way.
    return float(np.exp((worths[0] - most) / LAYING))


@compiled
def _played_so(laws: Laws, k: Known, me: int, dealer: int, m: Moment, hands: Longs, unseen: Longs) -> float:
    """How likely the others had played as they did, these being the cards they hold now."""
    begin(m, dealer, k.starter)
    for seat in range(laws.players):
        for at in range(k.holds[seat] + k.hidden[seat]):
            m.held[seat, hands[seat, at] >> 2] += 1
            m.sizes[seat] += 1
    for at in range(len(k.plays)):
        seat, card = k.plays[at, 0], k.plays[at, 1]
        m.held[seat, JOKER if card >= 64 else card >> 2] += 1
        m.sizes[seat] += 1
    likely = 1.0
    for at in range(len(k.plays)):
        seat, card = k.plays[at, 0], k.plays[at, 1]
        if turn(laws, m) != seat:
            likely *= UNTOLD
        rank = (card & 63) >> 2
        if seat != me and card < 64 and m.held[seat, JOKER] == 0:
            room = 31 - m.at[COUNT]
            hidden = unseen_by(m, seat, unseen)
            choices = 0
            total = 0.0
            this = 0.0
            for other in range(13 if room >= 10 else room):
                if m.held[seat, other]:
                    choices += 1
                    worth = np.exp(weigh(laws, m, seat, other, unseen, hidden) / PLAYING)
                    total += worth
                    if other == rank:
                        this = worth
            if choices:  # otherwise the turn has not come so
                likely *= (1 - ODD) * this / total + ODD / choices
        play(m, seat, rank + (16 if card >= 64 else 0))
    return likely if turn(laws, m) == me else likely * UNTOLD


@compiled
def hold(
    t: Points,
    laws: Laws,
    w: Ways,
    k: Known,
    me: int,
    dealer: int,
    unseen: Longs,
    room: tuple[Moment, Longs, Seed],
    worlds: Worlds,
) -> None:
    """Fills worlds with deals of the unseen cards and how much each weighs."""
    m, ranks, seed = room
    worths = np.zeros(28)
    drawn_ = np.zeros((PROPOSALS, MOST_CARDS), np.int64)
    likely = np.zeros(PROPOSALS)
    for world in range(len(worlds.weights)):
        pack = unseen.copy()
        left = len(pack)
        weight = 1.0
        for place in range(laws.players):
            seat = k.order[place]
            need = k.hidden[seat] + k.buried[seat]
            for at in range(k.holds[seat]):
                worlds.held[world, seat, at] = k.held[seat, at]
            for at in range(k.lays[seat]):
                worlds.laid[world, seat, at] = k.laid[seat, at]
            if need == 0:
                continue
            total = 0.0
            for trial in range(PROPOSALS):
                fitting = _draw(pack, left, k, seat, drawn_[trial], seed)
                likely[trial] = 0.0
                if fitting >= 0:
                    likely[trial] = _likely(t, laws, w, k, seat, dealer, drawn_[trial], worths)
                total += likely[trial]
            weight *= total / PROPOSALS
            if total <= 0:
                break
            nth = share(seed) * total
            chosen = 0
            while chosen < PROPOSALS - 1 and nth >= likely[chosen]:
                nth -= likely[chosen]
                chosen += 1
            for at in range(need):
                card = drawn_[chosen, at]
                if at < k.hidden[seat]:
                    worlds.held[world, seat, k.holds[seat] + at] = card
                else:
                    worlds.laid[world, seat, k.lays[seat] + at - k.hidden[seat]] = card
                for there in range(left):
                    if pack[there] == card:
                        left -= 1
                        pack[there], pack[left] = pack[left], pack[there]
                        break
        if weight > 0:
            for at in range(k.cribs):
                worlds.crib[world, at] = k.crib[at]
            for at in range(k.stock):
                place = drawn(seed, left)
                worlds.crib[world, k.cribs + at] = pack[place]
                left -= 1
                pack[place], pack[left] = pack[left], pack[place]
            weight *= _played_so(laws, k, me, dealer, m, worlds.held[world], ranks)
        worlds.weights[world] = weight
